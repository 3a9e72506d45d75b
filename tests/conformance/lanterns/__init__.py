"""Lanterns, broken on purpose; the sound game is `baluchon.lanterns`."""
