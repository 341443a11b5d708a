"""Reference velocities of noisy strokes.

Polynomials are fitted by numpy; the estimators that use none are computed step by step.
"""

import numpy as np

from table import write

random = np.random.default_rng(11)


def stroke(kind):
    """Rows of milliseconds, x and y, as devices report them: at uneven times, in half points."""
    gaps = random.choice([7, 8, 8, 8, 9, 16], size=random.integers(8, 30))
    if kind == "paused":
        gaps[len(gaps) // 2] = 48
    times = np.concatenate([[0], np.cumsum(gaps)]) + 20
    u = (times - times[0]) / (times[-1] - times[0])
    shape = {
        "fling": u**2,
        "slow": u,
        "paused": u,
        "stopping": 1 - (1 - u) ** 3,
        "turning": u * (1 - u) + 0.2 * u,
    }[kind]
    size = random.uniform(80, 600)
    x = 150 + 0.3 * size * shape + random.normal(0, 0.4, len(u))
    y = 700 - size * shape + random.normal(0, 0.4, len(u))
    rows = [(int(t), round(2 * a) / 2, round(2 * b) / 2) for t, a, b in zip(times, x, y)]
    if kind == "slow":
        # The device reports one instant twice.
        time, a, b = rows[-2]
        rows.insert(len(rows) - 1, (time, a + 0.5, b - 0.5))
    return rows


KINDS = ["fling", "slow", "paused", "stopping", "turning"] * 3
STROKES = [stroke(kind) for kind in KINDS]


def merged(rows):
    return [r for r, after in zip(rows, rows[1:] + [None]) if after is None or after[0] != r[0]]


def window(rows, horizon=100, gap=40, limit=20):
    kept = [rows[-1]]
    for row in reversed(rows[:-1]):
        if rows[-1][0] - row[0] > horizon or kept[-1][0] - row[0] > gap or len(kept) == limit:
            break
        kept.append(row)
    return kept[::-1]


def fitted(rows, degree, lower=False, **limits):
    used = window(rows, **limits)
    count = len({r[0] for r in used})
    if lower:
        degree = min(degree, count - 1)
    if degree < 1 or count <= degree or (not lower and len(used) < degree + 1):
        return 0, 0
    t = np.array([(r[0] - used[-1][0]) / 1000 for r in used])
    return tuple(
        np.polynomial.Polynomial.fit(t, np.array([r[axis] for r in used]), degree).deriv()(0.0)
        for axis in (1, 2)
    )


def segment(a, b, axis):
    return (b[axis] - a[axis]) * 1000 / (b[0] - a[0]) if b[0] > a[0] else 0


def each_axis(rule):
    return lambda rows: tuple(rule(rows, axis) for axis in (1, 2))


def impulse(rows, axis):
    used = window(merged(rows))
    work = 0.0
    for i, (a, b) in enumerate(zip(used, used[1:])):
        speed = segment(a, b, axis)
        work += (speed - np.sign(work) * np.sqrt(2 * abs(work))) * abs(speed)
        if i == 0:
            work *= 0.5
    return np.sign(work) * np.sqrt(2 * abs(work))


def weighted(weights):
    return each_axis(
        lambda rows, axis: sum(
            w * segment(rows[i - 4], rows[i - 3], axis) for i, w in enumerate(weights)
        )
    )


def smoothed(rows, axis):
    value = 0
    rows = merged(rows)
    if np.hypot(*(segment(rows[-2], rows[-1], a) for a in (1, 2))) <= 10:
        return 0
    for a, b in zip(rows, rows[1:]):
        value = 0.2 * value + 0.8 * segment(a, b, axis)
    return value


# The keys are the names in VelocityEstimator.all.
METHODS = {
    "lsq1": lambda r: fitted(r, 1),
    "lsq2": lambda r: fitted(r, 2),
    "lsq3": lambda r: fitted(r, 3),
    "regression": lambda r: fitted(r, 1, gap=1e9, limit=1e9),
    "android-lsq1": lambda r: fitted(merged(r), 1, lower=True),
    "android-lsq2": lambda r: fitted(merged(r), 2, lower=True),
    "android-lsq3": lambda r: fitted(merged(r), 3, lower=True),
    "rngh-web": lambda r: fitted(r, 2, horizon=300),
    "impulse": each_axis(impulse),
    "scroll-view": weighted([0.6, 0.35, 0.05]),
    "scroll-view-mac": weighted([0.15, 0.65, 0.2]),
    "smoothed": each_axis(smoothed),
}

write(
    "Strokes such as a device reports, and the velocities the estimators make of them.",
    [
        ("strokes", "The key counts the strokes; times are in milliseconds.",
         ["time", "x", "y"],
         [((i,), rows) for i, rows in enumerate(STROKES)]),
        ("velocities", "The key is the stroke; the rows are in the order of METHODS there.",
         ["dx", "dy"],
         [((i,), [method(rows) for method in METHODS.values()])
          for i, rows in enumerate(STROKES)]),
    ],
    "velocity.py",
    folder="GesturesTests",
)
