"""Lanterns with an encoder that forgets a field."""
