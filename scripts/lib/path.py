"""Lists the functions that the last statement of a profile passes on its way to the trace.

It counts the functions of the language, the kit and the gestures that run between `Session.execute`
and the last event that the statement records. A function that the compiler has inlined is part of
its caller. These aren't counted: properties, subscripts, and functions whose body is one line;
copies on write; and code that the compiler adds.
"""

import pathlib
import re
import subprocess
import sys

MOST = 35
MODULES = ("PantomimeScripting", "PantomimeKit", "PantomimeGestures")
ADDED = re.compile(
    r"^(outlined|destroy for|initializeWith|assignWith|type metadata|protocol witness|lazy protocol"
    r"|getEnumTag|storeEnumTag|one-time initialization|associated type|key path)"
    r"|getter|setter|modify|subscript|unsafeMutableAddressor|\$defer|closure #|\.copy\(\)"
    r"|_ContiguousArrayBuffer|^(specialized )?Array\."
)


def profile(path, names):
    """Returns the reason why a profile ended, and the functions that ran until then."""
    reason, ran, function, is_call = "", set(), None, False
    for line in path.read_text().splitlines():
        if line.startswith("desc: Trigger:"):
            reason = line
        elif match := re.match(r"(c?fn)=\((\d+)\)(?: (.*))?", line):
            kind, number, name = match.groups()
            if name:
                names[number] = name
            if kind == "fn":
                function = number
        elif line.startswith("calls="):
            is_call = True
        elif re.match(r"[\d+*-]", line) and function:
            if not is_call:
                ran.add(function)
            is_call = False
    return reason, ran


def short_functions(sources):
    """Returns the functions, with their labels, all of whose declarations have a one-line body."""
    short, long = set(), set()
    for path in sources.rglob("*.swift"):
        lines = path.read_text().splitlines()
        for at, line in enumerate(lines):
            match = re.match(r"\s+[\w\s@()]*\bfunc (\w+)(?:<[^(]*>)?\((.*?)\)", line)
            if not match:
                if another := re.match(r"\s+[\w\s@()]*\bfunc (\w+)", line):
                    long.add(another[1])
                continue
            labels = [part.split(":")[0].split()[0] for part in match[2].split(", ") if ":" in part]
            name = match[1] + "(" + "".join(label + ":" for label in labels) + ")"
            closes = at + 2 < len(lines) and lines[at + 2].strip() == "}"
            is_short = line.endswith("}") or line.endswith("{") and closes
            (short if is_short else long).add(name)
    return {name for name in short - long if name.split("(")[0] not in long}


names, profiles = {}, []
first = pathlib.Path(sys.argv[1])
for path in sorted(first.parent.glob(first.name + ".*"), key=lambda path: int(path.suffix[1:])):
    profiles.append(profile(path, names))
start = max(at for at, (reason, _) in enumerate(profiles) if "dump-before" in reason)
# The statement records two events: one about the pan, and one about the animator that it scrubs.
ran = sorted(profiles[start + 1][1] | profiles[start + 2][1], key=int)
mangled = [re.sub(r"'\d+$", "", names[number]) for number in ran]
plain = subprocess.run(
    ["swift-demangle", "-simplified"], input="\n".join(mangled), capture_output=True, text=True
).stdout.splitlines()
short = short_functions(pathlib.Path(sys.argv[2]))
passed = []
for symbol, text in zip(mangled, plain):
    if not any(f"{len(module)}{module}" in symbol for module in MODULES) or ADDED.search(text):
        continue
    text = re.sub(r"^(specialized |static )*|<.*?>", "", text)
    if text.split(".")[-1] not in short:
        passed.append(text)
print("\n".join(passed))
print(f"{len(passed)} functions from Session.execute to the trace, {MOST} at most")
sys.exit(len(passed) > MOST)
