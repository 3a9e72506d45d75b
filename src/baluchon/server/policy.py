"""What a page may load: the server's own files, and the styles that stand in the page itself."""

import re
from base64 import b64encode
from functools import lru_cache
from hashlib import sha256

POLICY = (
    "default-src 'self'; base-uri 'none'; connect-src 'self'; font-src 'self'; form-action 'self'; "
    "frame-ancestors 'none'; img-src 'self' data:; object-src 'none'; script-src 'self'; style-src 'self'"
)
_STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)


@lru_cache(maxsize=16)
def policy_of(page: bytes) -> str:
    """The policy of a page: everything others may, and the styles in it, by their hashes."""
    hashes = [b64encode(sha256(style.encode()).digest()).decode() for style in _STYLE.findall(page.decode())]
    allowed = "".join(f" 'sha256-{each}'" for each in hashes)
    return POLICY.replace("style-src 'self'", f"style-src 'self'{allowed}")
