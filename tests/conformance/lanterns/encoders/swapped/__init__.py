"""Lanterns with two fields of equal length in the wrong order."""
