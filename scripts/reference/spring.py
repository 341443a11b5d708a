"""Reference values of damped springs, from the roots of the characteristic equation."""

import random

from mpmath import mp, mpf

from table import write

random.seed(7)
TIMES = [0.001, 0.01, 0.05, 0.1, 0.3, 0.5, 1, 2, 5]


def motion(mass, stiffness, damping, velocity, time):
    """Progress and velocity at a time t: x = 1 + A·e^(r·t) + B·e^(s·t), with complex r and s."""
    m, k, c, v, t = (mpf(n) for n in (mass, stiffness, damping, velocity, time))
    root = mp.sqrt(mp.mpc(c * c - 4 * m * k))
    if root == 0:
        w = c / (2 * m)
        decay = mp.exp(-w * t)
        return 1 - decay * (1 + (w - v) * t), decay * (v + w * (w - v) * t)
    r, s = (-c + root) / (2 * m), (-c - root) / (2 * m)
    a, b = (v + s) / (r - s), -(v + r) / (r - s)
    x = 1 + a * mp.exp(r * t) + b * mp.exp(s * t)
    return x.real, (a * r * mp.exp(r * t) + b * s * mp.exp(s * t)).real


SPRINGS = [
    (1, 100, 10, 0), (1, 100, 10, 5), (1, 100, 10, -5), (1, 100, 20, 0), (1, 100, 20, 30),
    (1, 100, 20, -3), (1, 100, 30, 0), (1, 100, 30, 2), (1, 100, 30, -4), (1, 100, 400, 0),
    (1, 100, 400, 7), (3, 1000, 500, 0), (1, 300, 20, 0), (2, 100, 5, 0), (1, 100, 0, 0),
    (1, 100, 0, 3), (1, 100, 1, 0), (0.5, 4, 35, 0), (4.5, 1300, 95, 0), (1, 555.027, 47.118, 0),
    (1, 100, 20 * (1 - 1e-6), 0), (1, 100, 20 * (1 + 1e-6), 1), (1, 100, 20 * (1 - 1e-12), 2),
    (1, 100, 20 * (1 + 1e-12), -2), (1, 100, 100000, 0), (1, 1, 0.001, 0.5),
]
SPRINGS += [
    (random.uniform(0.1, 5), random.uniform(1, 900), random.uniform(0, 120), random.gauss(0, 5))
    for _ in range(12)
]

# Springs such as apps have, and some with little damping; sampled at random times.
DENSE = [
    (1, 100, 10, 0), (1, 100, 2, 0), (1, 500, 12, 2), (3, 1000, 200, 0), (1, 100, 19.999, 3),
    (1, 100, 20, 0), (1, 100, 30, 0), (1, 100, 10, -30),
]

PHASES = [0.01, 0.1, 0.2, 0.3, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.99, 0.999, 1]
VELOCITIES = [0, 0.5, 2, 5, -1, -8]


def amplitude(ratio, phase, distances):
    """The amplitude that a spring with ω·duration = phase has at its duration (A197)."""
    u = phase * ratio
    if ratio == 1:
        return (1 + u - distances) * mp.exp(-u)
    return (u - distances) / (phase * mp.sqrt(1 - mpf(ratio) ** 2)) * mp.exp(-u)


def fitted(ratio, distances):
    """The largest phase with amplitude 0.001, or with −0.001 if there is none."""
    ratio = mpf(ratio)
    steps = [mpf(n) / 20 for n in range(1, 40 * 20)]
    for target in (mpf("0.001"), -mpf("0.001")):
        for u in reversed(steps):
            low = u / ratio
            if (amplitude(ratio, low, distances) - target) * target > 0:
                high = low + 1 / (20 * ratio)
                for _ in range(190):
                    middle = (low + high) / 2
                    if (amplitude(ratio, middle, distances) - target) * target > 0:
                        low = middle
                    else:
                        high = middle
                return low
    raise ValueError(ratio)


write(
    "Springs: their motion, and the frequencies fitted to a duration.",
    [
        ("motions", "The key is mass, stiffness, damping, initial velocity.",
         ["time", "value", "velocity"],
         [(s, [(t, *motion(*s, t)) for t in TIMES]) for s in SPRINGS]),
        ("dense", "The key is mass, stiffness, damping, initial velocity.",
         ["time", "value", "velocity"],
         [(s, [(t, *motion(*s, t)) for t in sorted(random.uniform(0, 2) for _ in range(40))])
          for s in DENSE]),
        ("phases", "The key is the damping ratio; the phase is frequency · duration.",
         ["distances", "phase"],
         [((r,), [(d, fitted(r, d)) for d in VELOCITIES + [12]]) for r in PHASES]),
    ],
    "spring.py",
)
