"""Lanterns with an encoder that tells what was buried."""
