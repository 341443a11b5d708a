"""Puts the page into one file, which contains its style sheet, its scripts (each after the scripts
that it imports), and the compressed module.

usage: bundle.py FOLDER MODULE.gz OUTPUT
"""

import base64
import hashlib
import re
import sys
from pathlib import Path

IMPORT = re.compile(r'^import \{[^}]*\} from "\./([a-z-]+\.js)";$\n', re.MULTILINE)
DECLARED = re.compile(r"^(?:async )?(?:function|class|const|let) ([A-Za-z_]+)", re.MULTILINE)
POLICY = (
    "default-src 'none'; script-src '{script}' 'wasm-unsafe-eval'; style-src '{style}'; "
    "img-src data: blob:"
)


def in_order(folder: Path, name: str, known: dict[str, str]) -> None:
    """Adds a script to the known scripts, after the scripts that it imports."""
    if name in known:
        return
    text = (folder / name).read_text()
    known[name] = ""
    for other in IMPORT.findall(text):
        in_order(folder, other, known)
    del known[name]
    known[name] = re.sub(r"^export ", "", IMPORT.sub("", text), flags=re.MULTILINE)


def digest(text: str) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def check(scripts: dict[str, str]) -> None:
    """Stops if two scripts declare the same name, or if an import has an unknown form."""
    owners: dict[str, str] = {}
    for script, text in scripts.items():
        if re.search(r"^(import|export)\b", text, re.MULTILINE):
            sys.exit(f"{script}: an import or export that bundle.py doesn't understand")
        for name in DECLARED.findall(text):
            if name in owners:
                sys.exit(f"'{name}' is declared in {owners[name]} and in {script}")
            owners[name] = script


def main() -> None:
    folder, module, output = Path(sys.argv[1]), Path(sys.argv[2]), Path(sys.argv[3])
    scripts: dict[str, str] = {}
    in_order(folder, "main.js", scripts)
    check(scripts)
    script = "\n".join(scripts.values())
    style = (folder / "style.css").read_text()
    page = (folder / "index.html").read_text()
    icon = base64.b64encode((folder / "icon.svg").read_bytes()).decode()
    policy = POLICY.format(script=digest(script), style=digest(style))
    inside = base64.b64encode(module.read_bytes()).decode()
    for old, new in [
        (r'content="default-src[^"]*"', f'content="{policy}"'),
        (r'href="icon.svg"', f'href="data:image/svg+xml;base64,{icon}"'),
        (r'<link rel="stylesheet"[^>]*>', f"<style>{style}</style>"),
        (r'(<link rel="(module)?preload"[^>]*>\n)+', ""),
        (r'(<script type="module"[^>]*></script>\n)+', ""),
        (
            r"</body>",
            f'<script type="text/plain" id="module">{inside}</script>\n'
            f'<script type="module">{script}</script>\n</body>',
        ),
    ]:
        page, count = re.subn(old, lambda _: new, page)
        if count != 1:
            sys.exit(f"index.html: {count} places match {old}")
    output.write_text(page)


main()
