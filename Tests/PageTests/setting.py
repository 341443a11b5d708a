"""What the tests of the page share: the arguments of `page.py`, and a tab's session."""

import contextlib
import subprocess
import sys
from pathlib import Path

from browser import Page

SITE, SCRIPTS, PROGRAM = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3]
CHROMIUM, DRIVER = sys.argv[4], sys.argv[5]
CARD, UP = (195, 480), (0, -100)


def page(**options):
    return Page(CHROMIUM, DRIVER, **options)


@contextlib.contextmanager
def opened(site, phone=None, **options):
    """A tab with the page, in a window or, if a size is given, on a phone."""
    with page(**options) as tab:
        if phone:
            tab.resize(*phone, touch=True)
        tab.open(f"{site}/index.html")
        yield tab


@contextlib.contextmanager
def dragged(site, by=UP, **options):
    """A tab in which the card has been dragged by hand and is at rest again."""
    with opened(site, **options) as tab:
        tab.drag(CARD, by, hold=0.1)
        tab.at_rest()
        yield tab


def run(tab, line):
    """Runs a line as a button does, and waits until everything is at rest."""
    tab.read(f"(pantomime.run({line!r}), true)")
    tab.at_rest()


def native(script):
    """The hash that the program has after a script."""
    run = subprocess.run([PROGRAM], input=script + "\nshow hash\n", text=True, capture_output=True, check=False)
    return run.stdout.split()[-1]


def hash_of(tab):
    return tab.read("pantomime.simulator.peek('show hash', 80).answers[0].shown").split()[-1]


def equal(one, other, about=""):
    assert one == other, f"{about}: {one!r} is not {other!r}"
