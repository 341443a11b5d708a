"""The decisions of each completion rule for a grid of lift-offs, from the rows of the rule table.

Every rule is written here as in the source from which it was taken, and not as in the package, so
the table is independent of the code that it tests.
"""

import math
import pathlib

DISTANCE = 400
PROGRESS = [-0.1, 0, 0.03, 0.2, 0.4, 0.41, 0.47, 0.48, 0.5, 0.52, 0.6, 0.8, 0.97, 1, 1.1]
VELOCITY = [-3000, -801, -700, -500, -400, -365, -100, -3, 0, 3, 100, 365, 399, 400, 401, 500, 700]
VELOCITY += [701, 801, 3000]
ACROSS = [0, 350]


def sign_or(v, speed, slow):
    return v > 0 if abs(v) >= speed else slow


def dismissible(p, v, across):
    is_fling = p != 0 and abs(v) >= 700 and abs(v) - abs(across) >= 400
    return v > 0 if is_fling else p > 0.4


def nearest_end(x):
    return abs(x - DISTANCE) < abs(x)


ENDS = {
    "sign": lambda p, v, a: v > 0 or v == 0,
    "half": lambda p, v, a: p > 0.5,
    "flick-or-half": lambda p, v, a: sign_or(v, 500, p > 0.5),
    "projection": lambda p, v, a: nearest_end(p * DISTANCE + v / 1000 * 0.998 / (1 - 0.998)),
    "fp-removal": lambda p, v, a: p >= 1 or v / ((1 - p) * DISTANCE) >= 5.5,
    "flutter-bottom-sheet": lambda p, v, a: v > 700 or 1 - p < 0.5,
    "cupertino-sheet": lambda p, v, a: sign_or(v / DISTANCE, 2, not 1 - p > 0.52),
    "cupertino-back": lambda p, v, a: sign_or(v / DISTANCE, 1, not 1 - p > 0.5),
    "page-sheet": lambda p, v, a: p > 0.5 or v >= 1000,
    "flutter-dismissible": dismissible,
    "flutter-drawer": lambda p, v, a: sign_or(v, 365, p >= 0.5),
    "swipe-dismiss": lambda p, v, a: v > 0 if v else p >= 0.5,
    "drawer-layout": lambda p, v, a: sign_or(v, 400, p > 0.5),
    "rngh-drawer": lambda p, v, a: p * DISTANCE + 0.05 * v > DISTANCE / 2,
}

ANCHORS = [0, 300, 600, 900]
PLACES = [-20, 0, 10, 40, 90, 120, 149, 150, 151, 180, 240, 300, 380, 449, 520, 590, 600, 601]
PLACES += [700, 740, 751, 760, 830, 899, 900, 930]
SPEEDS = [-3000, -600, -450, -200, -100, -5, 0, 5, 100, 200, 450, 501, 600, 3000]
STARTS = [0, 300]


def clamp(index):
    return min(max(index, 0), 3)


def half_away(x):
    return math.floor(abs(x) + 0.5) * (1 if x >= 0 else -1)


def nearest(x, start, later=False):
    """The index of the nearest anchor; of two, the later one if requested, or else the one toward
    the start."""
    least = min(abs(a - x) for a in ANCHORS)
    candidates = [i for i, a in enumerate(ANCHORS) if abs(a - x) == least]
    return candidates[-1] if later or start > x else candidates[0]


def floating_panel(x, v, start, across):
    forward = x > start if v == 0 else v > 0
    heading = x + v / 1000 * 0.998 / (1 - 0.998)
    if forward:
        low = max([i for i, a in enumerate(ANCHORS[:-1]) if a <= x], default=0)
        origin, target = low, low + 1
    else:
        high = min([i for i, a in enumerate(ANCHORS) if a >= x and i > 0], default=3)
        origin, target = high, high - 1
    passed = (heading - ANCHORS[origin]) / (ANCHORS[target] - ANCHORS[origin])
    return target if passed > 0.5 else origin


def page_view(x, v, start, across):
    page = x / 300
    if v < -20 / 3:
        return clamp(half_away(page - 0.5))
    return clamp(half_away(page + 0.5 if v > 20 / 3 else page))


def anchored(needed):
    def rule(x, v, start, across):
        if v == 0:
            return nearest(x, start, later=True)
        left = max([i for i, a in enumerate(ANCHORS) if a <= x], default=0)
        right = min([i for i, a in enumerate(ANCHORS) if a >= x], default=3)
        ahead, behind = (right, left) if v > 0 else (left, right)
        if abs(v) >= 125:
            return ahead
        return ahead if abs(x - ANCHORS[behind]) >= needed(left, right) else behind
    return rule


def sheet(x, v, start, across):
    expanded, half, collapsed, hidden = ANCHORS
    if v < 0:
        return 1 if x > half else 0
    gone = abs(x + 0.1 * v - collapsed) / (hidden - collapsed)
    if x >= collapsed and gone > 0.5:
        if (across < v and v > 500) or x > (hidden + expanded) / 2:
            return 3
    if v == 0 or across > v:
        return min(nearest(x, start), 2)
    return 2


def side_sheet(x, v, start, across):
    """If the anchors are the same, this is the rule of the bottom sheet with a halfway anchor."""
    return sheet(x, v, start, across)


def view_pager(x, v, start, across):
    page, current = math.floor(x / 300), start // 300
    if abs(x - start) > 25 and abs(v) > 400:
        return clamp(page + 1 if v > 0 else page)
    return clamp(math.floor(page + (x / 300 - page) + (0.4 if page >= current else 0.6)))


PLACED = {
    "nearest": lambda x, v, start, across: nearest(x, start),
    "detents": lambda x, v, start, across: nearest(x + v / 1000 * 0.998 / (1 - 0.998), start),
    "fp-default": floating_panel,
    "page-view": page_view,
    "anchored-draggable": anchored(lambda l, r: 150 if r > l else 0),
    "modal-sheet": anchored(lambda l, r: 56),
    "bottom-sheet-behavior": sheet,
    "side-sheet": side_sheet,
    "view-pager": view_pager,
}


def line(values):
    return " ".join(str(v) for v in values)


text = """# The decision of each rule: one digit per lift-off, in the order of the loops over the lists.
# Made by scripts/reference/completion.py; edit that instead.

"""
for name, values in [
    ("distance", [DISTANCE]), ("progress", PROGRESS), ("velocity", VELOCITY), ("across", ACROSS),
    ("anchors", ANCHORS), ("places", PLACES), ("speeds", SPEEDS), ("starts", STARTS),
]:
    text += f"[{name}]\n{line(values)}\n"
text += "\n# For each rule and progress a row: over velocity, then across; 1 completes.\n[ends]\n"
for name, rule in ENDS.items():
    text += f": {name}\n"
    for p in PROGRESS:
        text += "".join(str(int(rule(p, v, a))) for v in VELOCITY for a in ACROSS) + "\n"
text += "\n# For each rule and place a row: over speeds, starts, across; the anchor's index.\n[placed]\n"
for name, rule in PLACED.items():
    text += f": {name}\n"
    for x in PLACES:
        text += "".join(str(rule(x, v, s, a)) for v in SPEEDS for s in STARTS for a in ACROSS) + "\n"

root = pathlib.Path(__file__).resolve().parents[2]
(root / "Tests/GesturesTests/Reference/completion.txt").write_text(text)
