"""Tests of the page in a real browser, and its numbers.

usage: page.py SITE SCRIPTS PROGRAM CHROMIUM DRIVER [TEST…]

SITE is what `scripts/web` built, SCRIPTS the folder of example scripts, PROGRAM the program whose
hashes and traces the page must have. Prints a line for each test, and notes with the numbers; exits
with status 1 if a test fails.
"""

import concurrent.futures
import sys
import time
import traceback

import claims
import detours
import looks
import refusals
import shots
import stage
import thumbs
import visits
from browser import served
from figures import numbers
from setting import SCRIPTS, SITE


# The number of tests that run at the same time; our choice for two cores.
WORKERS = 3


def run(site, name, test):
    """Runs a test, prints its result, and returns whether it failed."""
    start = time.monotonic()
    try:
        test(site)
    except Exception:
        print(f"not ok {name}\n{traceback.format_exc()}", flush=True)
        return True
    print(f"ok {name} ({time.monotonic() - start:.1f} s)", flush=True)
    return False


def main():
    tests = {name: test for module in (claims, visits, detours, looks, refusals, stage, thumbs, shots) for name, test in vars(module).items()
             if name.startswith("test_")}
    wanted = sys.argv[6:]
    unknown = [name for name in wanted if name not in tests and name != "numbers"]
    if unknown:
        sys.exit(f"there is no test {' '.join(unknown)}; the tests are numbers {' '.join(tests)}")
    chosen = [(name, test) for name, test in tests.items() if not wanted or name in wanted]
    with served(SITE, scripts=str(SCRIPTS)) as site:
        # Each test has browsers of its own, and waits for them most of the time.
        with concurrent.futures.ThreadPoolExecutor(WORKERS) as pool:
            failed = sum(pool.map(lambda one: run(site, *one), chosen))
        # Figures are measured while nothing else runs.
        if not wanted or "numbers" in wanted:
            failed += numbers(site)
    sys.exit(1 if failed else 0)


main()
