"""Writes what the view says."""

from tests.conformance.lanterns.encoders import LanternEncoder

encoder = LanternEncoder
