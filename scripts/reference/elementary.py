"""Reference values of the elementary functions, including those for arguments that are hard to
reduce."""

import random

from mpmath import mp, mpf

from table import write

random.seed(20)


def doubles(low, high, count):
    return [random.uniform(low, high) for _ in range(count)]


def around_zero(count, smallest, largest):
    """Arguments of both signs, spread over the orders of magnitude."""
    return [
        random.choice([-1, 1]) * 10 ** random.uniform(smallest, largest) for _ in range(count)
    ]


def next_to(exact, steps=1):
    """The doubles nearest to a number at which a function is hardest to compute."""
    near = float(exact)
    for _ in range(steps):
        yield near
        near = float(mpf(near) * (1 + mpf(2) ** -52))


def table(label, function, arguments, comment):
    rows = [(x, function(mpf(x))) for x in arguments]
    return (label, comment, ["argument", "value"], [((), rows)])


def table2(label, function, arguments, comment):
    rows = [(x, y, function(mpf(x), mpf(y))) for x, y in arguments]
    return (label, comment, ["first", "second", "value"], [((), rows)])


EXP = [0.0, 1.0, -1.0, 0.5, 709.78, -708.3, -0.34657359, 0.34657359, 1e-17, -1e-300]
EXP += doubles(-708, 709, 20) + doubles(-30, 1, 30) + around_zero(10, -12, 0)

LOG = [1.0, 2.0, 0.5, 10.0, 1e-3, 5e-324, 1e308, 2.2e-308, 1.4142135623730951, 0.70710678118654746]
LOG += [1 + 2.0**-52, 1 - 2.0**-53, 1.01, 0.99] + doubles(0.5, 2, 20)
LOG += [10 ** random.uniform(-300, 300) for _ in range(20)]

ANGLES = [1e-300, 1e-9, 0.5, 1.0, 3.0, 22.0, 355.0, 710.0, 103993.0, 5340.707511102648]
ANGLES += doubles(-100, 100, 30) + doubles(-1e5, 1e5, 20) + around_zero(10, -8, 0)
for quarters in [1, 2, 3, 4, 5, 7, 11, 22, 45, 100, 344, 710, 1000, 20000, 63661, 63662, 63663]:
    ANGLES += list(next_to(quarters * mp.pi / 2, 2))
for eighths in [1, 3, 5, 7, 1001, 127321]:
    ANGLES += list(next_to(eighths * mp.pi / 4))

UNIT = [0.0, 1.0, -1.0, 0.5, -0.5, 1 - 2.0**-53, -1 + 2.0**-53, 1e-9, 1e-20, 0.7071067811865476]
UNIT += doubles(-1, 1, 30) + around_zero(10, -6, 0)

POWERS = [(0.998, 1000.0), (0.99, 1000.0), (0.998, 1.0), (2.0, 0.5), (10.0, 300.0), (0.5, 1000.0)]
POWERS += [(x, 2.4) for x in doubles(0.05, 1, 8)] + [(x, 1 / 2.4) for x in doubles(0.003, 1, 8)]
POWERS += [(random.uniform(0, 5), random.uniform(-40, 40)) for _ in range(20)]
POWERS += [(10 ** random.uniform(-3, 3), random.uniform(-90, 90)) for _ in range(20)]
POWERS += [(-2.0, 3.0), (-1.5, -4.0), (1 + 2.0**-40, 1e12), (1 - 2.0**-45, -3e14)]

POINTS = [(1.0, 1.0), (0.0, 1.0), (0.0, -1.0), (1.0, 0.0), (-1.0, 0.0), (1e-300, 1e300)]
POINTS += [(5e-324, 5e-324), (1e308, 1.7e308), (1e-310, 3e-310), (1e-12, 1.0), (1.0, -1e-12)]
POINTS += [(random.gauss(0, 1), random.gauss(0, 1)) for _ in range(40)]
POINTS += [(random.gauss(0, 1) * 1e-3, random.gauss(0, 1)) for _ in range(10)]

write(
    "Values of the elementary functions.",
    [
        table("exp", mp.exp, EXP, "e to the power of the argument."),
        table("exp2", lambda x: mpf(2) ** x, [x * 1.4426 for x in EXP], "2 to its power."),
        table("expm1", mp.expm1, EXP, "e to its power, minus 1."),
        table("log", mp.log, LOG, "The natural logarithm."),
        table("log1p", mp.log1p, [x for x in UNIT if x > -1] + LOG, "That of 1 + the argument."),
        table("sin", mp.sin, ANGLES, "The sine."),
        table("cos", mp.cos, ANGLES, "The cosine."),
        table("tan", mp.tan, ANGLES, "The tangent."),
        table2("pow", lambda x, y: x**y, POWERS, "The first to the power of the second."),
        table2("atan2", mp.atan2, POINTS, "The angle of the point (second, first)."),
    ],
    "elementary.py",
)
