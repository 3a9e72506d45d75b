"""The name that package installers know Baluchon by, and how a copy of it gets one of its extras."""

import json
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Final

DISTRIBUTION: Final = "baluchon-games"
"""As in pyproject.toml; the modules and the command are called `baluchon`."""

_CHECKOUT = Path(__file__).parents[2]


def how_to_install(extra: str) -> str:
    """The command that adds an extra, from where this copy came from: that has the same version, and is there."""
    if (_CHECKOUT / "pyproject.toml").is_file():
        return f"pip install '{_CHECKOUT}[{extra}]'"
    return f"pip install '{_source(extra)}'"


def _source(extra: str) -> str:
    """What pip calls the source of an installed copy: a folder, a wheel, a repository, or the index (PEP 610)."""
    try:
        told = distribution(DISTRIBUTION).read_text("direct_url.json")
    except PackageNotFoundError:
        told = None
    if told is None:
        return f"{DISTRIBUTION}[{extra}]"
    from urllib.parse import urlsplit
    from urllib.request import url2pathname

    origin = json.loads(told)
    url: str = origin["url"]
    if "vcs_info" in origin:
        url = f"{origin['vcs_info']['vcs']}+{url}@{origin['vcs_info']['commit_id']}"
    elif url.startswith("file:"):
        return f"{url2pathname(urlsplit(url).path)}[{extra}]"
    return f"{DISTRIBUTION}[{extra}] @ {url}"
