"""Makes the environment that everything here runs in: `python tools/environment.py FOLDER`.

Any Python can read this, so that one that is too old says what is needed.
"""

import os
import sys


def main(folder):
    # type: (str) -> str | None
    """Make it, without pip; what stands in the way, or nothing."""
    if sys.version_info < (3, 11):  # noqa: UP036 - that is what this is for
        version = "{}.{}".format(*sys.version_info[:2])
        return "Baluchon needs Python 3.11 or newer, not " + version + "; name another one: make PYTHON=python3.12 …"
    try:
        import ensurepip  # noqa: F401 - adds pip when something needs it
        import venv
    except ImportError:
        return sys.executable + " cannot make environments; on Debian and Ubuntu: apt install python3-venv"
    try:
        venv.create(folder, clear=True, symlinks=os.name != "nt")  # what is there has no Python, or none that works
    except KeyboardInterrupt:
        return "Stopped; the same command goes on from here."
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
