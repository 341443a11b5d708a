"""Reference values and slopes of Penner's formulas, in the order of the families and directions in code."""

from mpmath import mp, mpf

from table import write

FRACTIONS = [1e-9, 0.01, 0.1, 0.2, 0.3, 0.37, 0.45, 0.5, 0.55, 0.64, 0.72, 0.8, 0.91, 0.95, 0.999]
S = mpf("1.70158")


def out_bounce(u):
    n, d = mpf("7.5625"), mpf("2.75")
    for border, top, height in [(1, 0, 0), (2, "1.5", "0.75"), ("2.5", "2.25", "0.9375")]:
        if u < mpf(border) / d:
            return n * (u - mpf(top) / d) ** 2 + mpf(height)
    return n * (u - mpf("2.625") / d) ** 2 + mpf("0.984375")


def elastic(u):
    return -(2 ** (10 * u - 10)) * mp.sin((10 * u - mpf("10.75")) * 2 * mp.pi / 3)


def elastic_both(u):
    wave = mp.sin((20 * u - mpf("11.125")) * 2 * mp.pi / mpf("4.5"))
    return -(2 ** (20 * u - 10)) * wave / 2 if u < 0.5 else 2 ** (10 - 20 * u) * wave / 2 + 1


def back(s):
    return lambda u: (s + 1) * u**3 - s * u**2


IN = [
    lambda u: 1 - mp.cos(mp.pi * u / 2),
    lambda u: u**2,
    lambda u: u**3,
    lambda u: u**4,
    lambda u: u**5,
    lambda u: 2 ** (10 * u - 10),
    lambda u: 1 - mp.sqrt(1 - u**2),
    back(S),
    elastic,
    lambda u: 1 - out_bounce(1 - u),
]


def both(ease_in):
    return lambda u: ease_in(2 * u) / 2 if u < 0.5 else 1 - ease_in(2 - 2 * u) / 2


def formulas():
    for index, ease_in in enumerate(IN):
        yield (index, 0), ease_in
        yield (index, 1), lambda u, f=ease_in: 1 - f(1 - u)
        in_out = both(back(S * mpf("1.525"))) if index == 7 else both(ease_in)
        yield (index, 2), elastic_both if index == 8 else in_out


def slope(f, u):
    """The derivative at u, or at the ends its limit from inside; 1e6 if the slope is infinite."""
    number = mp.chop(mp.diff(f, u, direction={0: 1, 1: -1}.get(u, 0)), mpf("1e-50"))
    return max(min(number, mpf("1e6")), mpf("-1e6"))


write(
    "Penner's easing formulas.",
    [("formulas", "The key is the index of the family and that of the direction.",
      ["fraction", "value"],
      [(key, [(u, f(mpf(u))) for u in FRACTIONS]) for key, f in formulas()]),
     ("slopes", "The same keys; progress per whole duration, and 1e6 for a wall.",
      ["fraction", "slope"],
      [(key, [(u, slope(f, mpf(u))) for u in [0, *FRACTIONS, 1]]) for key, f in formulas()])],
    "penner.py",
)
