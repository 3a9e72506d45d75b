"""Lanterns with an encoder that takes large numbers for small ones."""
