"""What the tests of the page share: the arguments of `page.py`, and a tab's session."""

import subprocess
import sys
from pathlib import Path

from browser import Page

SITE, SCRIPTS, PROGRAM = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3]
CHROMIUM, DRIVER = sys.argv[4], sys.argv[5]
CARD, UP = (195, 480), (0, -100)


def page(**options):
    return Page(CHROMIUM, DRIVER, **options)


def native(script):
    """The hash that the program has after a script."""
    run = subprocess.run([PROGRAM], input=script + "\nshow hash\n", text=True, capture_output=True, check=False)
    return run.stdout.split()[-1]


def hash_of(tab):
    return tab.read("pantomime.simulator.peek('show hash', 80).answers[0].shown").split()[-1]


def equal(one, other, about=""):
    assert one == other, f"{about}: {one!r} is not {other!r}"
