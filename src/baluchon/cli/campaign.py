"""A campaign at the terminal: its places looked at before it begins, its progress, its report, its remarks."""

from pathlib import Path

from baluchon.arena.campaign import Campaign
from baluchon.arena.report import check_libraries
from baluchon.arena.statistics import Tally
from baluchon.cli.files import check_page_place, check_place, write_page
from baluchon.cli.progress import progress_bar, working
from baluchon.cli.screen import remarks


def carry_out(campaign: Campaign, report: Path | None) -> Tally:
    """Run a campaign and draw its report, if one is wanted; nothing is played if that could not be written."""
    if campaign.out is not None:
        check_place(campaign.out)
    if report is not None:
        check_page_place(report)
        check_libraries()
    plan = campaign.plan
    with progress_bar() as progress:
        task = progress.add_task(plan.game, total=plan.games)
        tally = campaign.run(lambda done: progress.update(task, completed=done))
    if campaign.left_over:
        remarks().say(f"{campaign.out} holds more games; the first {plan.games} count.")
    if report is not None:
        with working(f"drawing {report.name}"):
            page = campaign.report()
        write_page(report, page)
    return tally


def tell_files(*paths: Path | None) -> None:
    """Say where the files are."""
    for path in paths:
        if path is not None:
            remarks().say(f"written: {path}")
