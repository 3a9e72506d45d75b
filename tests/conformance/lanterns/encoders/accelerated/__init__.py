"""Lanterns with a sound encoder."""
