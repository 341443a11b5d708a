"""Writes tables of reference numbers as text, for the tests.

A table begins with a line `[name] columns`, each of its groups with a line `: key`, and every further
line is a row. Every number is computed by mpmath with 60 digits and then rounded once to a double, so
the tables are independent of the code that they test. Requires mpmath (pip install mpmath).
"""

import pathlib
import sys

from mpmath import mp

mp.dps = 60

TESTS = pathlib.Path(__file__).resolve().parents[2] / "Tests"


def line(numbers):
    """The shortest text for the doubles that are nearest to some numbers."""
    return " ".join(repr(float(n)).removesuffix(".0") for n in numbers)


def write(summary, tables, script, folder="KineticsTests"):
    """Writes a file named after the script; each table is (label, comment, columns, [(key, rows)])."""
    text = f"# {summary}\n# Made by scripts/reference/{script}; edit that instead.\n"
    count = 0
    for label, comment, columns, groups in tables:
        text += f"\n# {comment}\n[{label}] {' '.join(columns)}\n"
        for key, numbers in groups:
            rows = list(numbers)
            count += len(rows)
            text += f": {line(key)}".rstrip() + "\n"
            text += "".join(line(row) + "\n" for row in rows)
    path = TESTS / folder / "Reference" / script.replace(".py", ".txt").replace("_", "-")
    path.parent.mkdir(exist_ok=True)
    path.write_text(text)
    print(path, count, "rows", file=sys.stderr)
