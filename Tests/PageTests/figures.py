"""The numbers of the page."""

import shutil
import subprocess
import time

from setting import CARD, SITE, page

# The limit of each figure, and its goal. Lower a limit when a figure improves; the article on
# performance lists the figures. A figure with "slow" was measured with a processor 4 times slower.
LIMITS = {
    "first answer, server, ms": (500, 400),
    "first answer, disk, ms": (500, 400),
    "a pointer's move, ms, median": (2, 2),
    "a pointer's move, ms, p99": (8, 6),
    "a pointer's move, slow, ms, p99": (25, 10),
    "longest task with a finger down, ms": (100, 50),
    "longest task after a lift-off, ms": (200, 150),
    "the work after a gesture, the last of 200 per first": (1.5, 1.2),
    "`why`, ms, p95": (25, 15),
    "10,000 statements, MB": (50, 100),
    "the module, brotli, MB": (2.8, 1.5),
}

# Records the long tasks, and the work of timers.
WATCH = """
globalThis.tasks = [];
new PerformanceObserver((list) => globalThis.tasks.push(...list.getEntries().map(({ startTime, duration }) => [startTime, duration])))
  .observe({ type: "longtask", buffered: true });
globalThis.work = 0;
const { setTimeout: later } = globalThis;
globalThis.setTimeout = (act, time, ...more) => later(() => {
  const start = performance.now();
  act(...more);
  globalThis.work += performance.now() - start;
}, time);
"""

# Makes a number of gestures, and returns the work after each of them, in milliseconds.
GESTURES = """
const phone = document.querySelector("#phone");
phone.setPointerCapture = () => {};
const idle = () => new Promise((resolve) => { const look = () => requestAnimationFrame(() => (pantomime.isBusy ? look() : resolve())); look(); });
const works = [];
for (let round = 0; round < COUNT; round += 1) {
  const [x, y] = pantomime.phone.place(195, round % 2 ? 300 : 480);
  const send = (kind, dy) => phone.dispatchEvent(new PointerEvent(kind, { pointerId: 5, button: 0, clientX: x, clientY: y + dy, bubbles: true }));
  send("pointerdown", 0);
  for (let move = 1; move <= 6; move += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    send("pointermove", (round % 2 ? 12 : -12) * move);
  }
  globalThis.work = 0;
  const start = performance.now();
  send("pointerup", 0);
  const lift = performance.now() - start;
  pantomime.seek(1e6);
  await idle();
  works.push(lift + globalThis.work);
}
return works;
"""


def share(values, part):
    values = sorted(values)
    return values[min(len(values) - 1, int(part * len(values)))]


def first_answers(address):
    times = []
    for _ in range(5):
        with page() as tab:
            # A visitor's browser has been running for a while, but hasn't loaded the page before.
            tab.driver.get("about:blank")
            time.sleep(0.5)
            tab.open(address)
            times.append(tab.read("performance.getEntriesByName('answered')[0].startTime"))
    return times


def drag(tab, figures, name):
    """Measures a long drag with the mouse and what follows it, in five new tabs of a browser."""
    medians, highest, down, after = [], [], [], []
    for _ in range(5):
        tab.driver.get("about:blank")
        tab.open(tab.address)
        tab.drag(CARD, (0, -100), steps=10)
        tab.at_rest()
        tab.read("(globalThis.tasks.length = 0, pantomime.moves.length = 0)")
        tab.run("""
          globalThis.lifted = null;
          document.querySelector("#phone").addEventListener("pointerup", (event) => { globalThis.lifted = event.timeStamp; }, true);""")
        tab.drag((195, 300), (0, 260), steps=120, step=16)
        tab.at_rest()
        time.sleep(0.3)
        lifted, tasks, moves = tab.read("[globalThis.lifted, globalThis.tasks, pantomime.moves]")
        medians.append(share(moves, 0.5))
        highest.append(share(moves, 0.99))
        down.append(max([length for start, length in tasks if start < lifted - 1] + [0]))
        after.append(max([length for start, length in tasks if start >= lifted - 1] + [0]))
    if not name:
        figures["a pointer's move, ms, median"] = share(medians, 0.5)
        figures["longest task with a finger down, ms"] = share(down, 0.5)
        figures["longest task after a lift-off, ms"] = share(after, 0.5)
    figures[f"a pointer's move{name}, ms, p99"] = share(highest, 0.5)


def brotli(path):
    """The size of a compressed file in bytes, or nothing without a tool that compresses it."""
    if not shutil.which("node"):
        return None
    script = "const z = require('zlib'); console.log(z.brotliCompressSync(require('fs').readFileSync(process.argv[1])).length)"
    return int(subprocess.run(["node", "-e", script, str(path)], capture_output=True, text=True, check=True).stdout)


def numbers(site):
    """Measures what a visitor waits for, prints a note for each figure, and returns how many exceed
    their limits."""
    figures = {}
    for name, address in (("server", f"{site}/index.html"), ("disk", f"file://{SITE / 'pantomime.html'}")):
        figures[f"first answer, {name}, ms"] = share(first_answers(address), 0.5)
    with page(before=WATCH) as tab:
        tab.address = f"{site}/index.html"
        for name, factor in (("", 1), (", slow", 4)):
            tab.command("Emulation.setCPUThrottlingRate", rate=factor)
            drag(tab, figures, name)
        tab.command("Emulation.setCPUThrottlingRate", rate=1)
        tab.open(f"{site}/index.html")
        works = tab.run(GESTURES.replace("COUNT", "200"))
        first, last = share(works[10:30], 0.5), share(works[-20:], 0.5)
        figures["the work after a gesture, ms, median"] = first
        figures["the work after a gesture, the last of 200 per first"] = last / first
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
    size = brotli(SITE / "pantomime.wasm")
    if size is None:
        print("note: node is not installed, so the module has not been compressed")
    else:
        figures["the module, brotli, MB"] = size / 1e6
    for name, figure in figures.items():
        if name not in LIMITS:
            print(f"note: {name}: {figure:.3g}")
            continue
        limit, goal = LIMITS[name]
        print(f"note: {name}: {figure:.3g} (limit {limit:g}, goal {goal:g}{', missed' if figure > goal else ''})")
    return sum(figures.get(name, 0) > limit for name, (limit, _) in LIMITS.items())
