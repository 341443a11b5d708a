"""Screenshots in both themes, compared with those that were recorded.

A screenshot is compared as a grid of mean colors, because fonts differ from one machine to the next.
With PANTOMIME_RECORD=1, the grids are recorded in shots.txt; look at the pictures before you commit
them: the folder .build/shots contains them.
"""

import base64
import os
from pathlib import Path

from setting import SITE, page

RECORDED = Path(__file__).parent / "shots.txt"
COLUMNS = 16
# A cell differs if its mean color is off by more than this, of 255, in a channel; and a screenshot
# differs if more than this part of its cells do.
LEAST, MOST = 24, 0.03
SIZES = ((390, 844), (375, 667), (844, 390), (360, 225), (1024, 768), (1280, 800), (1920, 1080))
DRAG = "pantomime.run('drag on=card by=0,-120 over=0.3')"
# What each screenshot shows; the states of a size follow each other in one tab.
STATES = (
    ("first", "true"),
    ("held", "pantomime.run('pan began; pan changed dy=-120')"),
    ("released", f"(pantomime.run('undo 2'), {DRAG})"),
    ("rules", "(pantomime.cover.set(true), pantomime.panels.open('Rules'))"),
    ("plane", "pantomime.panels.open('Plane')"),
    ("past", "(pantomime.cover.set(false), pantomime.panels.open('Session'), pantomime.seek(0.2))"),
)

GRID = f"""
const image = new Image();
image.src = "data:image/png;base64," + DATA;
await image.decode();
const height = Math.round({COLUMNS} * image.height / image.width);
const canvas = new OffscreenCanvas(image.width, image.height);
const pen = canvas.getContext("2d", {{ willReadFrequently: true }});
pen.drawImage(image, 0, 0);
const [across, down] = [image.width / {COLUMNS}, image.height / height];
const cells = [];
for (let row = 0; row < height; row += 1) for (let column = 0; column < {COLUMNS}; column += 1) {{
  const {{ data }} = pen.getImageData(Math.floor(column * across), Math.floor(row * down), Math.floor(across), Math.floor(down));
  for (let channel = 0; channel < 3; channel += 1) {{
    let sum = 0;
    for (let at = channel; at < data.length; at += 4) sum += data[at];
    cells.push(Math.round(sum / (data.length / 4)));
  }}
}}
return btoa(String.fromCharCode(...cells));
"""


def shots(site):
    """The pictures, by name, and their grids."""
    found = {}
    for dark in (False, True):
        with page() as tab:
            # The fingertip of an invitation moves otherwise.
            tab.prefer(dark=dark, still=True)
            for width, height in tab.sized(f"{site}/index.html", *SIZES):
                for name, script in STATES:
                    tab.read(f"({script}, true)")
                    tab.at_rest()
                    tab.settle()
                    tab.wait("[...document.querySelectorAll('.try .thumb')].every((one) => one.childElementCount > 0)")
                    tab.read("document.querySelectorAll('.notice').forEach((one) => { one.hidden = true; })")
                    data = tab.command("Page.captureScreenshot", format="png")["data"]
                    found[f"{name} {width}x{height} {'dark' if dark else 'light'}"] = data
            tab.driver.get("about:blank")
            for name, data in found.items():
                if name.endswith("dark" if dark else "light"):
                    found[name] = (data, tab.run(GRID.replace("DATA", repr(data))))
    return found


def differing(one, other):
    """The part of the cells that differ."""
    if len(one) != len(other):
        return 1
    one, other = base64.b64decode(one), base64.b64decode(other)
    cells = range(0, len(one), 3)
    return sum(max(abs(one[at + channel] - other[at + channel]) for channel in range(3)) > LEAST for at in cells) / len(cells)


def test_screenshots(site):
    found = shots(site)
    folder = SITE.parent / "shots"
    folder.mkdir(exist_ok=True)

    for name, (data, _) in found.items():
        (folder / f"{name}.png").write_bytes(base64.b64decode(data))
    if os.environ.get("PANTOMIME_RECORD"):
        RECORDED.write_text("".join(f"{name}: {grid}\n" for name, (_, grid) in sorted(found.items())))
    known = dict(line.split(": ") for line in RECORDED.read_text().splitlines())
    wrong = {name: round(differing(grid, known.get(name, "")), 3) for name, (_, grid) in found.items()}
    wrong = {name: part for name, part in wrong.items() if part > MOST}
    assert not wrong and found.keys() == known.keys(), f"{wrong}; see {folder}"
