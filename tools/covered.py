"""Prints the branch coverage that `make test` has measured: by package, and where the largest gaps are.

A figure counts lines and branches alike, as coverage.py does. All gaps: `coverage report --show-missing`.
"""

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from coverage import Coverage
from coverage.exceptions import CoverageException

REPORT = Path("build") / "coverage" / "report.json"
GAPS = 12


def percent(summaries: Iterable[dict[str, Any]]) -> float:
    """How much of some files is covered, in percent."""
    covered = there = 0
    for each in summaries:
        covered += each["covered_lines"] + each["covered_branches"]
        there += each["num_statements"] + each["num_branches"]
    return 100 * covered / there if there else 100.0


def missing(summary: dict[str, Any]) -> int:
    """How many lines and branches of a file no test reaches."""
    return int(summary["missing_lines"] + summary["missing_branches"])


def lines(files: dict[str, dict[str, Any]]) -> list[str]:
    """What is printed, from the summary of each file."""
    packages: dict[str, list[dict[str, Any]]] = {}
    for path, summary in files.items():
        packages.setdefault(Path(path).parts[2], []).append(summary)
    written = [f"{name:<10}{percent(packages[name]):6.1f} %" for name in sorted(packages)]
    written.append(f"{'all':<10}{percent(files.values()):6.1f} %")
    gaps = sorted((path for path in files if missing(files[path])), key=lambda path: -missing(files[path]))[:GAPS]
    return [*written, *(f"  {missing(files[path]):>4} missing in {path}" for path in gaps)]


def main() -> None:
    measured = Coverage()
    try:
        measured.load()
        measured.json_report(outfile=str(REPORT))
    except CoverageException as error:
        sys.exit(f"No coverage to show: {error}")
    files = json.loads(REPORT.read_text(encoding="utf-8"))["files"]
    print("Branch coverage")
    print("\n".join(lines({path: file["summary"] for path, file in files.items()})))


if __name__ == "__main__":
    main()
