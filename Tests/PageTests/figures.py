"""The numbers of the page."""

import gzip
import time

from setting import CARD, SITE, UP, page

# The limit of each figure, and its goal. Lower a limit when a figure improves; the article on
# performance lists the figures.
LIMITS = {
    "first answer, server, ms": (500, 250),
    "first answer, disk, ms": (500, 400),
    "a pointer's move, ms, median": (2.5, 2),
    "a pointer's move, ms, p99": (8, 6),
    "longest task of a drag, ms": (100, 50),
    "`why`, ms, p95": (25, 15),
    "10,000 statements, MB": (50, 100),
    "the module, gzip, MB": (2.4, 1.7),
}


def share(values, part):
    values = sorted(values)
    return values[min(len(values) - 1, int(part * len(values)))]


def numbers(site):
    """Measures what a visitor waits for, prints a note for each figure, and returns how many exceed
    their limits."""
    figures = {}
    for name, address in (("server", f"{site}/index.html"), ("disk", f"file://{SITE / 'pantomime.html'}")):
        times = []
        for _ in range(5):
            with page() as tab:
                # A visitor's browser has been running for a while, but hasn't loaded the page before.
                tab.driver.get(f"{site}/icon.svg")
                time.sleep(0.5)
                tab.open(address)
                times.append(tab.read("performance.getEntriesByName('answered')[0].startTime"))
        figures[f"first answer, {name}, ms"] = share(times, 0.5)
    with page(before="globalThis.tasks = []; new PerformanceObserver((list) => globalThis.tasks.push(...list.getEntries().map((task) => task.duration))).observe({ type: 'longtask', buffered: true });") as tab:
        tab.open(f"{site}/index.html")
        tab.drag(CARD, UP, steps=10)
        tab.at_rest()
        tab.read("(globalThis.tasks.length = 0, pantomime.moves.length = 0)")
        tab.drag((195, 300), (0, 260), steps=300, step=16)
        tab.at_rest()
        moves = tab.read("pantomime.moves")
        figures["a pointer's move, ms, median"] = share(moves, 0.5)
        figures["a pointer's move, ms, p99"] = share(moves, 0.99)
        figures["longest task of a drag, ms"] = max(tab.read("globalThis.tasks") + [0])
        whys = tab.run("""
          const times = [];
          const pick = (list) => list[Math.floor(Math.random() * list.length)];
          for (let round = 0; round < 300; round += 1) {
            const { simulator } = pantomime;
            simulator.open();
            simulator.execute("scene " + pick(["city-guide", "detents", "page-sheet", "dive-deeper"]), 0, 80);
            simulator.execute(`drag x=${60 + Math.random() * 270} y=${200 + Math.random() * 500} by=${Math.round(Math.random() * 60 - 30)},${Math.round(Math.random() * 400 - 200)} over=0.3`, 0, 80);
            const start = performance.now();
            simulator.peek("why", 80);
            times.push(performance.now() - start);
          }
          return times.slice(100);""")
        figures["`why`, ms, median"] = share(whys, 0.5)
        figures["`why`, ms, p95"] = share(whys, 0.95)
        size = tab.run("""
          const { simulator } = pantomime;
          simulator.open();
          simulator.execute("scene city-guide", 0, 80);
          for (let round = 0; round < 10_000; round += 1) simulator.execute(round % 2 ? "run" : "tap on=card", 0, 80);
          return simulator.size;""")
        figures["10,000 statements, MB"] = size / 1e6
    with open(SITE / "pantomime.wasm", "rb") as module:
        figures["the module, gzip, MB"] = len(gzip.compress(module.read(), 9)) / 1e6
    for name, figure in figures.items():
        if name not in LIMITS:
            print(f"note: {name}: {figure:.3g}")
            continue
        limit, goal = LIMITS[name]
        print(f"note: {name}: {figure:.3g} (limit {limit:g}, goal {goal:g}{', missed' if figure > goal else ''})")
    return sum(figures[name] > limit for name, (limit, _) in LIMITS.items())
