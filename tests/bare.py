"""A root as a container has it: read-only, for a user who owns nothing but a few folders to write to.

Needs the right to mount, in a namespace of its own: `is_possible` says whether there is one.
"""

import shlex
import subprocess
import sys
from functools import cache
from pathlib import Path

SYSTEM = ("/usr", "/bin", "/sbin", "/lib", "/lib64", "/etc/alternatives", "/etc/ld.so.cache", "/etc/passwd")
DEVICES = ("null", "zero", "random", "urandom")
COMMAND = "/opt/baluchon/bin/baluchon"
"""Where the program lies there."""


@cache
def is_possible() -> bool:
    """Whether mounts can be made here that nobody else sees."""
    tried = ["unshare", "--mount", "sh", "-c", "mount --make-rprivate / && mount -t tmpfs none /mnt"]
    try:
        return subprocess.run(tried, capture_output=True, check=False).returncode == 0
    except FileNotFoundError:
        return False


def _binds(source: str, *, root: str) -> list[str]:
    at = shlex.quote(f"{root}{source}")
    make = f"mkdir -p {at}" if Path(source).is_dir() else f"mkdir -p $(dirname {at}) && touch {at}"
    return [make, f"mount --rbind {shlex.quote(source)} {at}"] if Path(source).exists() else []


def command(
    root: Path, data: Path, environment: dict[str, str], user: int, sources: list[Path], *run: str
) -> list[str]:
    """What runs `baluchon` there: `root` is an empty folder, `data` seen as /data, `sources` in the import path."""
    here = str(root)
    steps = ["set -e", "mount --make-rprivate /", f"mount -t tmpfs none {shlex.quote(here)}", f"cd {shlex.quote(here)}"]
    steps += ["mkdir tmp", "mount -t tmpfs none tmp"]
    for source in (*SYSTEM, *(f"/dev/{each}" for each in DEVICES), sys.base_prefix, sys.prefix, *map(str, sources)):
        steps += _binds(source, root=here)
    steps += [
        "mkdir -p proc data dev/shm opt/baluchon/bin",
        "mount -t proc none proc || mount --rbind /proc proc",
        "mount -t tmpfs none dev/shm",
        f"mount --bind {shlex.quote(str(data))} data",
        f"printf '#!/bin/sh\\nexec {sys.executable} -m baluchon \"$@\"\\n' > .{COMMAND}",
        f"chmod 755 .{COMMAND}",
        "mount -o remount,ro,bind .",
    ]
    told = {**environment, "PYTHONPATH": ":".join(map(str, sources))}
    variables = " ".join(f"{name}={shlex.quote(value)}" for name, value in told.items())
    drop = f"setpriv --reuid {user} --regid {user} --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all"
    steps.append(f"exec chroot . {drop} env -i {variables} {' '.join(map(shlex.quote, run))}")
    return ["unshare", "--mount", "sh", "-c", "\n".join(steps)]
