"""Baluchon: five travel board games behind one set of rules."""

from baluchon.kernel import bits as _bits

__version__ = "1.0.0"
"""The version of everything here; pyproject.toml reads it from this line."""

__compiled__: bool = not (_bits.__file__ or ".py").endswith(".py")
"""True when the rules run as native code, False when they run as plain Python."""
