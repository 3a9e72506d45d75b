"""All commands in one program."""

from baluchon.cli.admin import admin
from baluchon.cli.advise import advise
from baluchon.cli.analyse import analyse
from baluchon.cli.bench import bench
from baluchon.cli.daily import daily
from baluchon.cli.environment import HostCommand, ServeCommand
from baluchon.cli.games import games
from baluchon.cli.guide import guide
from baluchon.cli.health import health
from baluchon.cli.host import backup, export, import_archive, tables
from baluchon.cli.ladder import ladder
from baluchon.cli.learn import learn
from baluchon.cli.new import new
from baluchon.cli.play import play
from baluchon.cli.program import new_app
from baluchon.cli.puzzles import puzzles
from baluchon.cli.rate import rate
from baluchon.cli.records import replay, verify
from baluchon.cli.rules import rules
from baluchon.cli.serve import serve
from baluchon.cli.simulate import RayCommand, simulate
from baluchon.cli.solve import solve
from baluchon.cli.tournament import tournament
from baluchon.cli.train import train

app = new_app()
app.command()(games)
app.command()(rules)
app.command()(guide)
app.command()(learn)
app.command()(play)
app.command()(daily)
app.command()(solve)
app.command(cls=RayCommand)(simulate)
app.command(cls=RayCommand)(tournament)
app.command()(ladder)
app.command()(rate)
app.command()(puzzles)
app.command()(train)
app.command()(replay)
app.command()(verify)
app.command()(analyse)
app.command()(advise)
app.command()(bench)
app.command()(new)
app.command(cls=ServeCommand)(serve)
app.command(cls=HostCommand)(health)
app.command(cls=HostCommand)(backup)
app.command(cls=HostCommand)(export)
app.command("import", cls=HostCommand)(import_archive)
app.command(cls=HostCommand)(tables)
app.add_typer(admin, name="admin")
