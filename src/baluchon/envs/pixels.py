"""Pictures as pixels. Slow to import, therefore apart."""

import io
import re
import unicodedata
from functools import cache
from pathlib import Path

import matplotlib
import numpy as np
import resvg_py
from matplotlib.ft2font import FT2Font
from numpy.typing import NDArray
from PIL import Image

_FONTS = ("DejaVuSansMono.ttf", "DejaVuSansMono-Bold.ttf", "DejaVuSansMono-Oblique.ttf", "DejaVuSans.ttf")
_SCALE = 0.75
_HIGH = re.compile(r"[^\x00-\u24ff]")


def to_pixels(svg: str) -> NDArray[np.uint8]:
    """The picture in red, green and blue: the same on every machine, for its fonts come with a package."""
    png = resvg_py.svg_to_bytes(
        svg_string=_HIGH.sub(_drawable, svg).replace("arial", "sans-serif"),
        skip_system_fonts=True,
        font_files=_font_files(),
        sans_serif_family="DejaVu Sans",
        monospace_family="DejaVu Sans Mono",
        zoom=_SCALE,
    )
    return np.asarray(Image.open(io.BytesIO(png)).convert("RGB"))


def _drawable(sign: re.Match[str]) -> str:
    """The sign itself, or two letters of its name where no font has it, such as `Be` for a mug of beer."""
    return sign[0] if ord(sign[0]) in _known_signs() else unicodedata.name(sign[0], "??")[:2].title()


@cache
def _font_files() -> list[str]:
    folder = Path(matplotlib.get_data_path()) / "fonts" / "ttf"
    return [str(folder / name) for name in _FONTS]


@cache
def _known_signs() -> frozenset[int]:
    return frozenset(sign for path in _font_files() for sign in FT2Font(path).get_charmap())
