#!/usr/bin/env python3
"""Runs tests one after the other, and prints the processor time that each suite and the slowest tests
take, including that of the processes that they start: cost.py PROGRAM [ARGUMENTS]"""

import collections
import os
import re
import resource
import subprocess
import sys

arguments = [argument for argument in sys.argv[1:] if argument != "--quiet"]
process = subprocess.Popen(
    arguments + ["--no-parallel"],
    stdout=subprocess.PIPE,
    stderr=subprocess.STDOUT,
    text=True,
    errors="replace",
)


def seconds():
    """Returns the processor time of the tests so far; /proc counts in ticks."""
    with open(f"/proc/{process.pid}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


suite, begun, tests = "", {}, []
suites = collections.Counter()
for line in process.stdout:
    line = re.sub(r"\x1b\[[0-9;]*m", "", line)
    if line[:1] in "✘↳━" or " recorded a" in line:
        print(line, end="")
    if found := re.match(r". Suite (\S+) started", line):
        suite = found[1]
    elif found := re.match(r". Test (?!case |run )(.+?) started\.$", line):
        begun[found[1]] = seconds()
    elif found := re.match(r". Test (?!case |run )(.+?) (?:with .+ )?(?:passed|failed) after", line):
        if found[1] in begun:
            spent = seconds() - begun.pop(found[1])
            tests.append((spent, f"{suite}.{found[1]}"))
            suites[suite] += spent
process.wait()
for name, spent in suites.most_common(20):
    print(f"{spent:8.2f} s  {name}")
print()
for spent, name in sorted(tests, reverse=True)[:40]:
    print(f"{spent:8.2f} s  {name}")
usage = resource.getrusage(resource.RUSAGE_CHILDREN)
print(f"{usage.ru_utime + usage.ru_stime:8.2f} s  all")
sys.exit(process.returncode)
