"""Writes tables of reference numbers as Swift source, for the tests of the timing mathematics.

Every number is computed by mpmath with 60 digits and then rounded once to a double, so the tables
are independent of the code that they test. Requires mpmath (pip install mpmath).
"""

import pathlib
import subprocess
import sys

from mpmath import mp

mp.dps = 60

TESTS = pathlib.Path(__file__).resolve().parents[2] / "Tests"


def literal(value):
    """The shortest Swift literal for the double that is nearest to a number."""
    number = float(value)
    if number != number:
        return ".nan"
    if number in (float("inf"), float("-inf")):
        return ".infinity" if number > 0 else "-.infinity"
    if 0 < abs(number) < 2.3e-308:
        # The compiler warns about every decimal or hexadecimal literal for a subnormal number.
        sign = "-" if number < 0 else ""
        return f"{sign}Double(bitPattern: {round(abs(number) / 5e-324)})"
    return repr(number)


def rows(groups):
    """Lines of Swift: for each group, `[key…]` followed by an array with one tuple per line."""
    lines = []
    for key, numbers in groups:
        lines.append("    (")
        lines.append("      [" + ", ".join(literal(n) for n in key) + "],")
        lines.append("      [")
        for row in numbers:
            lines.append("        (" + ", ".join(literal(n) for n in row) + "),")
        lines.append("      ]")
        lines.append("    ),")
    return "\n".join(lines)


def write(name, summary, tables, script, folder="KineticsTests/Timing"):
    """Writes `enum name`; each table is (label, comment, columns, [(key, rows)])."""
    text = f"// Made by scripts/reference/{script}; edit that instead.\n\n"
    text += f"/// {summary}\nenum {name} {{\n"
    parts = []
    count = 0
    for label, comment, columns, groups in tables:
        kinds = ", ".join(f"{c}: Double" for c in columns)
        groups = [(key, list(numbers)) for key, numbers in groups]
        count += sum(len(numbers) for _, numbers in groups)
        parts.append(
            f"  /// {comment}\n  static let {label}: [(key: [Double], rows: [({kinds})])] = [\n"
            + rows(groups)
            + "\n  ]\n"
        )
    text += "\n".join(parts) + "}\n"
    path = TESTS / folder / f"{name}.swift"
    path.write_text(text)
    root = TESTS.parent
    subprocess.run(["swift", "format", "format", "-i", str(path)], cwd=root, check=True)
    print(path, count, "rows", file=sys.stderr)
