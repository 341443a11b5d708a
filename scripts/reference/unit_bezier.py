"""Reference points of unit cubic Béziers, by bisection with 60 digits."""

import random

from mpmath import mpf

from table import write

CURVES = [
    (0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.42, 0, 0.58, 1), (0.25, 0.1, 0.25, 1),
    (0.17, 0.67, 0.76, 1), (0.34, 1.56, 0.64, 1), (0.68, -0.6, 0.32, 1.6), (0.5, -1, 0.5, 2),
    (0, 0.5, 1 / 3, 1), (1, 0, 0, 1), (0, 1, 0, 1), (1, 0, 1, 0), (0, 0, 1, 1), (0, 1, 1, 0),
    (0.87, 0, 0.13, 1), (0.38, 0.7, 0.125, 1), (1 / 3, 0, 2 / 3, 1), (0.3333, 0, 0.6666, 1),
    (0.7, 0, 0.84, 0), (0.16, 1, 0.3, 1), (0, 0, 0, 0), (1, 1, 1, 1), (0, 50, 1, -50),
]
FRACTIONS = [1e-9, 0.001, 0.02, 0.1, 0.25, 1 / 3, 0.45, 0.5, 0.6, 0.75, 0.9, 0.99, 0.999999]


def coordinate(p1, p2, t):
    s = 1 - t
    return 3 * s * s * t * mpf(p1) + 3 * s * t * t * mpf(p2) + t**3


def derivative(p1, p2, t):
    s = 1 - t
    return 3 * s * s * mpf(p1) + 6 * s * t * (mpf(p2) - mpf(p1)) + 3 * t * t * (1 - mpf(p2))


def solve(curve, x):
    x1, y1, x2, y2 = curve
    low, high = mpf(0), mpf(1)
    for _ in range(190):
        middle = (low + high) / 2
        if coordinate(x1, x2, middle) < x:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def points(curve):
    for fraction in FRACTIONS:
        t = solve(curve, mpf(fraction))
        y = coordinate(curve[1], curve[3], t)
        slope = derivative(curve[1], curve[3], t) / derivative(curve[0], curve[2], t)
        # The slope in the middle of (1, 0, 0, 1) is infinite; a finite number represents it.
        yield fraction, y, max(min(slope, mpf(10) ** 6), -mpf(10) ** 6)


# The system's curves are evaluated piece by piece, so points are tested at the seams between the
# pieces, next to the seams, elsewhere, and near both ends.
SYSTEM = CURVES[:4]
random.seed(20)
SEAMS = [n / 1024 for n in (1, 2, 3, 8, 31, 32, 33, 160, 512, 768, 991, 992, 1008, 1022, 1023)]
DENSE = sorted(
    [random.random() for _ in range(80)] + [10 ** -random.uniform(1, 12) for _ in range(10)]
    + [1 - 10 ** -random.uniform(1, 12) for _ in range(10)]
    + SEAMS + [s + s / 2**52 for s in SEAMS] + [s - s / 2**53 for s in SEAMS])


def progresses(curve):
    for fraction in DENSE:
        yield fraction, coordinate(curve[1], curve[3], solve(curve, mpf(fraction)))


write(
    "Progress and slope of unit cubic Béziers.",
    [("curves", "The key is x1, y1, x2, y2; a slope beyond ±1e6 is given as ±1e6.",
      ["fraction", "progress", "slope"], [(curve, points(curve)) for curve in CURVES]),
     ("system", "The key is x1, y1, x2, y2.", ["fraction", "progress"],
      [(curve, progresses(curve)) for curve in SYSTEM])],
    "unit_bezier.py",
)
