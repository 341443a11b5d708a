#!/usr/bin/env python3
"""Seeds the bugs of Tests/SeededBugs/bugs.txt, and checks that the tests find each of them:
bugs.py ROOT FOLDER [TEXT…]. With texts, only the bugs whose entries contain one of them are seeded.

The modules with bugs are compiled again, with all bugs as alternatives that an environment variable
chooses, and linked with the rest of the last build of the tests. The commands are those of that build.
"""

import json
import os
import re
import subprocess
import sys
import threading

root, folder, *wanted = sys.argv[1:]
variable = "PANTOMIME_SEEDED_BUG"
longest = 300

choice = f"""import Glibc

private let seeded = getenv("{variable}").map {{ atoi($0) }} ?? 0

func isSeeded(_ bug: Int32) -> Bool {{ bug == seeded }}
"""


class Bug:
    """One entry of the list."""

    def __init__(self, number, entry):
        lines = entry.split("\n")
        self.number, self.sentence = number, lines[0]
        self.file, self.tests = lines[1].split(" ")
        self.module = self.file.split("/")[0]
        self.right = "\n".join(line[2:] for line in lines[2:] if line.startswith("- "))
        self.wrong = "\n".join(line[2:] for line in lines[2:] if line.startswith("+ "))

    def seed(self, text):
        """Returns the text of the file with the bug as an alternative, or None if it doesn't fit."""
        if text.count(self.right) != 1:
            return None
        test = f"isSeeded({self.number})"
        if self.right.startswith(" "):
            choice = f"if {test} {{\n{self.wrong}\n}} else {{\n{self.right}\n}}"
        else:
            choice = f"({test} ? ({self.wrong}) : ({self.right}))"
        return text.replace(self.right, choice)


def read_bugs():
    with open(f"{root}/Tests/SeededBugs/bugs.txt") as file:
        text = "".join(line for line in file if not line.startswith("#"))
    return [Bug(number, entry) for number, entry in enumerate(re.split(r"\n\n+", text.strip()), 1)]


def commands():
    """Returns the commands that compile the modules, by name, and the one that links the tests."""
    with open(f"{root}/.build/bugs/debug.yaml") as file:
        manifest = file.read()
    compiling = {}
    for name, command in re.findall(
        r'description: "Compiling (\w+) [^"]*"\n    args: (\[.*"-c".*\])\n', manifest
    ):
        if "/Modules-tool" not in command:
            compiling[name] = json.loads(command)
    link = re.search(
        r'description: "Linking [^"]*pantomimePackageTests\.xctest"\n    args: (\[.*\])\n', manifest
    )
    return compiling, json.loads(link[1])


def compile_module(command, module, files):
    """Compiles a module into one object, with other files for some of its own."""
    arguments, place = [], 0
    while place < len(command):
        argument = command[place]
        if argument in ("-o", "-num-threads", "-emit-dependencies-path", "-serialize-diagnostics-path"):
            place += 2
            continue
        arguments.append(files.get(argument, argument))
        place += 1
    output = f"{folder}/{module}.o"
    arguments += [f"{folder}/{module}.swift", "-o", output]
    subprocess.run(arguments, cwd=root, check=True)
    return output


def build(bugs):
    """Builds the tests with the bugs, and returns the path of the program."""
    compiling, link = commands()
    texts, misfits = {}, []
    for bug in bugs:
        path = f"{root}/Sources/{bug.file}"
        with open(path) as file:
            seeded = bug.seed(texts.get(path) or file.read())
        if seeded is None:
            misfits.append(bug)
        else:
            texts[path] = seeded
    for bug in misfits:
        print(f"failed  {bug.sentence} The text isn't in {bug.file} exactly once: {bug.right}")
    if misfits:
        sys.exit(1)
    files = {}
    for number, (path, text) in enumerate(texts.items()):
        files[path] = f"{folder}/{number}-{os.path.basename(path)}"
        with open(files[path], "w") as file:
            file.write(text)
    modules = sorted({bug.module for bug in bugs})
    objects = []
    for module in modules:
        with open(f"{folder}/{module}.swift", "w") as file:
            file.write(choice)
        objects.append(compile_module(compiling[module], module, files))
    listed = next(argument for argument in link if argument.endswith("Objects.LinkFileList"))
    with open(listed[1:]) as file:
        for line in file.read().splitlines():
            if not any(f"/{module}.build/" in line for module in modules):
                objects.append(line)
    with open(f"{folder}/objects", "w") as file:
        file.write("\n".join(objects) + "\n")
    program = f"{folder}/tests"
    place = link.index("-o")
    link[place + 1] = program
    link[link.index(listed)] = f"@{folder}/objects"
    subprocess.run(link, cwd=root, check=True)
    return program


def failing(program, tests, bug=0, ignored=frozenset(), stops=False):
    """Runs tests, and returns the names of those that fail; stops at the first one if told to."""
    process = subprocess.Popen(
        [program, "--testing-library", "swift-testing", "--quiet", "--filter", f"^({tests})"],
        cwd=root,
        env=dict(os.environ, **{variable: str(bug)}),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    found = []

    def give_up():
        found.append(f"the tests, which take more than {longest} s")
        process.kill()

    timer = threading.Timer(longest, give_up)
    timer.start()
    for line in process.stdout:
        line = re.sub(r"\x1b\[[0-9;]*m", "", line)
        name = re.match(r"✘ (?:Test|Suite) (\S.*?) (?:with \d+ .* )?recorded an issue", line)
        if name and name[1] not in ignored and name[1] not in found:
            found.append(name[1])
            if stops:
                process.kill()
                break
    process.wait()
    timer.cancel()
    if not found and process.returncode not in (0, 1):
        found.append(f"the tests, which end with status {process.returncode}")
    return found


def main():
    bugs = read_bugs()
    bugs = [bug for bug in bugs if not wanted or any(text in f"{bug.sentence} {bug.file}" for text in wanted)]
    program = build(bugs)
    all_tests = "|".join(sorted({name for bug in bugs for name in bug.tests.split("|")}))
    ignored = frozenset(failing(program, all_tests))
    for name in ignored:
        print(f"note: {name} fails without a bug, so it doesn't count")
    missed = 0
    for bug in bugs:
        found = failing(program, bug.tests, bug.number, ignored, stops=True)
        missed += not found
        print(f"{'ok      ' if found else 'failed  '}{bug.sentence}", end=" ")
        print(f"Found by {found[0]}." if found else f"No test of {bug.tests} finds it.", flush=True)
    print(f"note: the tests find {len(bugs) - missed} of {len(bugs)} seeded bugs")
    sys.exit(1 if missed else 0)


main()
