"""Sizes and colors, and what axe-core finds."""

import sys
from pathlib import Path

from setting import CARD, UP, equal, opened, page


def test_nothing_overflows(site):
    with page() as tab:
        for width, height in tab.sized(f"{site}/index.html", (360, 640), (390, 844), (844, 390), (768, 1024), (960, 700), (1280, 800)):
            # On a phone, everything but the stage is in the sheet.
            tab.open_sheet()
            wide = tab.read("document.documentElement.scrollWidth")
            assert wide <= width, f"{width}: {wide}"
            boxes = tab.read("""['.phone', '#outcome', '#tabs', '#statement', '.time'].map((name) => {
              const box = document.querySelector(name).getBoundingClientRect();
              return [name, box.left, box.top, box.right, box.bottom, box.width, box.height];
            })""")
            # On a phone on its side, the conversation replaces the chart.
            boxes = [box for box in boxes if box[0] != ".time" or (width, height) != (844, 390)]
            for name, left, top, right, bottom, across, down in boxes:
                assert left >= 0 and top >= 0 and right <= width + 1 and bottom <= height + 1, f"{name} at {width}"
                assert across > 40 and down > 0, f"{name} at {width}: {across} by {down}"
            small = tab.read("""[...document.querySelectorAll('.bar button, .bar select, .tabs button, .chips button')]
              .filter((element) => element.offsetParent && element.getBoundingClientRect().height < 44).map((element) => element.id)""")
            equal(small, [], f"targets at {width}")
            tab.type("lesson the-finger-decides")
            tab.type("pan began; pan changed dy=-120")
            tab.wait("document.querySelector('#goal.solved')")
            across = tab.read("document.querySelector('.phone').getBoundingClientRect().width")
            assert across > 56, f"the phone of a lesson at {width}: {across}"
            low = tab.read("""['#lesson', '#log'].map((name) => [name, document.querySelector(name).clientHeight])
              .filter(([, height]) => height < 60)""")
            equal(low, [], f"a lesson and the conversation at {width}")


def test_forced_colors_show_every_state(site):
    for dark in (False, True):
        with page() as tab:
            tab.prefer(dark=dark, forced=True)
            tab.open(f"{site}/index.html")
            tab.drag(CARD, UP, hold=0.1)
            tab.at_rest()
            tab.read("pantomime.panels.open('Faults')")
            tab.read("document.querySelectorAll('.switch')[0].click()")
            tab.at_rest()
            shown = tab.read("""[...document.querySelectorAll('.switch')].slice(0, 2).map((one) =>
              [getComputedStyle(one).backgroundColor, getComputedStyle(one, '::after').backgroundColor])""")
            assert all(ground != thumb for ground, thumb in shown) and shown[0] != shown[1], shown
            paper = tab.read("getComputedStyle(document.body).backgroundColor")
            lines = tab.read("""['.phone .bezel', '.time .value', '.time .finger', '.time .head line']
              .map((name) => [name, getComputedStyle(document.querySelector(name)).stroke])""")
            equal([line for line in lines if line[1] in (paper, "none")], [], "lines")


CONTRAST = """(() => {
  const channel = (value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const color = (text) => { canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = text; canvas.fillRect(0, 0, 1, 1); return [...canvas.getImageData(0, 0, 1, 1).data]; };
  const light = ([r, g, b]) => 0.2126 * channel(r / 255) + 0.7152 * channel(g / 255) + 0.0722 * channel(b / 255);
  const ground = (element) => { for (; element; element = element.parentElement) { const paint = color(getComputedStyle(element).backgroundColor); if (paint[3] === 255) return paint; } return [255, 255, 255]; };
  return [...document.querySelectorAll("h1, p, button, label span, .said, input")].filter((element) =>
    element.offsetParent && element.textContent.trim() && element.getAttribute("aria-disabled") !== "true").map((element) => {
    const [one, other] = [light(color(getComputedStyle(element).color)), light(ground(element))].sort((a, b) => b - a);
    return [element.textContent.slice(0, 24), (one + 0.05) / (other + 0.05)];
  }).filter(([, contrast]) => contrast < 4.5);
})()"""


def test_texts_have_contrast(site):
    for dark in (False, True):
        with opened(site, dark=dark) as tab:
            tab.type("drag on=card by=0,-100 over=0.3")
            tab.at_rest()
            equal(tab.read(CONTRAST), [], "dark" if dark else "light")


def axe():
    """The source of axe-core, or nothing if the package that carries it is not installed."""
    places = [Path(path) / "axe_playwright_python" / "axe.min.js" for path in sys.path if path]
    return next((path.read_text() for path in places if path.exists()), "")


def test_axe_finds_nothing(site):
    source = axe()
    if not source:
        print("note: axe-playwright-python is not installed, so axe-core has not looked at the page")
        return
    for width, height, dark in ((1280, 800, False), (1280, 800, True), (360, 640, False)):
        with opened(site, width=width, height=height, dark=dark) as tab:
            tab.read("(pantomime.run('drag on=card by=0,-100 over=0.3'), true)")
            tab.at_rest()
            tab.driver.execute_script(source)
            states = {name: f"pantomime.panels.open('{name}')"
                      for name in ("Session", "Why", "Plane", "Rules", "Faults", "Script")}
            states |= {
                "a fault": "pantomime.panels.open('Faults'), document.querySelectorAll('.switch')[14].click()",
                "the past": "pantomime.panels.open('Session'), pantomime.seek(0.1)",
                "a lesson": "pantomime.returnToPresent(), pantomime.run('lesson the-finger-decides')",
                "a solved task": "pantomime.run('pan began; pan changed dy=-120')",
                "the keys": "document.querySelector('#keys').click()",
            }
            for name, script in states.items():
                tab.read(f"({script}, true)")
                tab.at_rest()
                found = tab.run("return (await axe.run()).violations.map((one) => [one.id, one.nodes[0].html.slice(0, 160)]);")
                equal(found, [], f"{name} at {width}{', dark' if dark else ''}")
