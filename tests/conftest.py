"""What holds for every test: no deadlines, and no skipping where it is forbidden."""

import os
from collections.abc import Generator

import pytest
from hypothesis import settings

pytest_plugins = ["baluchon.testing.plugin"]

settings.register_profile("short", deadline=None)
settings.register_profile("soak", deadline=None, max_examples=2_000)
settings.load_profile("soak" if os.environ.get("BALUCHON_SOAK") else "short")

NO_SKIP = bool(os.environ.get("BALUCHON_NO_SKIP"))


def _forbid_skip(report: pytest.TestReport | pytest.CollectReport) -> None:
    if NO_SKIP and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skipping is forbidden here (BALUCHON_NO_SKIP): {report.longreprtext}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    _forbid_skip(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    _forbid_skip(report)
    return report
