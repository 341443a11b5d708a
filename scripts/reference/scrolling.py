"""Reference motions of a scroll view, integrated step by step by scipy."""

import numpy as np
from scipy.integrate import solve_ivp

from table import write

TIMES = [0.0, 0.02, 0.1, 0.2, 0.35, 0.5, 0.8, 1.2, 2, 3, 5, 9]


def run(field, state, end, event=None):
    events = [event] if event else None
    return solve_ivp(
        field, (0, end), state, method="DOP853", rtol=1e-12, atol=1e-10, dense_output=True,
        events=events,
    )


def ending(function):
    function.terminal = True
    return function


def motion(lower, upper, rate, offset, velocity):
    """The parts of the motion, each with its start and its solution; the last one is at rest."""
    k = -1000 * np.log(rate)
    parts, now, state = [], 0.0, [offset, velocity]
    sliding = lambda t, s: [s[1], -k * s[1]]

    def spring_to(bound, stiffness, ratio):
        w = np.sqrt(stiffness)
        return lambda t, s: [s[1], -w * w * (s[0] - bound) - 2 * ratio * w * s[1]]

    outside = offset - min(max(offset, lower), upper)
    bound = lower if offset < lower else upper
    if outside != 0 and velocity * outside < 0:
        passing = ending(lambda t, s: s[0] - bound)
        solution = run(spring_to(bound, 400, 0.75), state, 20, passing)
        parts.append((now, solution.sol))
        now, state = now + solution.t[-1], [bound, solution.y[1, -1]]
        outside = 0
    elif outside != 0:
        parts.append((now, run(spring_to(bound, 200, 1), state, 20).sol))
        return parts
    edge = upper if state[1] > 0 else lower
    slow = ending(lambda t, s: abs(s[1]) - 10)
    solution = run(sliding, state, 30, slow)
    stop = solution.t[-1]
    hit = ending(lambda t, s: s[0] - edge)
    hit.direction = np.sign(state[1])
    if abs(state[0] - edge) > 0 and (solution.sol(stop)[0] - edge) * state[1] > 0:
        solution = run(sliding, state, 30, hit)
        parts.append((now, solution.sol))
        now, state = now + solution.t[-1], [edge, solution.y[1, -1]]
        parts.append((now, run(spring_to(edge, 200, 1), state, 20).sol))
    else:
        parts.append((now, solution.sol))
        rest = solution.y[0, -1]
        parts.append((now + stop, lambda t: np.array([rest, 0.0])))
    return parts


def at(parts, time):
    start, solution = [p for p in parts if p[0] <= time][-1]
    return solution(time - start)


CASES = [
    (0, 10000, 0.998, 100, 2000), (0, 10000, 0.99, 100, 2000), (0, 10000, 0.998, 9000, -3500),
    (0, 1000, 0.998, 800, 1500), (0, 1000, 0.998, 300, -2500), (0, 1000, 0.99, 950, 4000),
    (0, 1000, 0.998, -60, -400), (0, 1000, 0.998, -60, 0), (0, 1000, 0.998, 1080, 300),
    (0, 1000, 0.998, -60, 900), (0, 1000, 0.998, 1080, -1500), (0, 400, 0.998, -60, 3000),
]

write(
    "Motions of a scroll view after the lift.",
    [
        ("motions", "The key is the two bounds, the rate, the offset and the velocity at the lift.",
         ["time", "offset", "velocity"],
         [(c, [(t, *at(motion(*c), t)) for t in TIMES]) for c in CASES]),
    ],
    "scrolling.py",
    folder="GesturesTests",
)
