"""A headless Chromium with the page, and real input for it."""

import contextlib
import functools
import http.server
import threading
import time

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys


class Files(http.server.SimpleHTTPRequestHandler):
    """Serves a folder, and another one under a prefix, without a word."""

    extra: dict[str, str] = {}

    def translate_path(self, path):
        for prefix, folder in self.extra.items():
            if path.startswith(prefix):
                return folder + path[len(prefix) - 1 :].split("?")[0]
        return super().translate_path(path)

    def log_message(self, *_):
        pass


@contextlib.contextmanager
def served(folder, **extra):
    """Serves a folder on the loopback address, and yields its address."""
    handler = type("Handler", (Files,), {"extra": {f"/{name}/": path for name, path in extra.items()}})
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()


class Page:
    """A tab with the page."""

    def __init__(self, chromium, driver, width=1280, height=800, dark=False, before=""):
        options = Options()
        for flag in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                     "--hide-scrollbars", f"--window-size={width},{height}"):
            options.add_argument(flag)
        options.binary_location = chromium
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(service=Service(driver), options=options)
        self.driver.set_script_timeout(600)
        self.resize(width, height)
        self.prefer(dark=dark)
        if before:
            self.command("Page.addScriptToEvaluateOnNewDocument", source=before)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.driver.quit()

    def command(self, name, **parameters):
        return self.driver.execute_cdp_cmd(name, parameters)

    def resize(self, width, height, touch=False):
        self.command("Emulation.setDeviceMetricsOverride", width=width, height=height,
                     deviceScaleFactor=1, mobile=touch)
        self.command("Emulation.setTouchEmulationEnabled", enabled=touch)

    def prefer(self, dark=False, still=False, forced=False):
        features = [("prefers-color-scheme", "dark" if dark else "light"),
                    ("prefers-reduced-motion", "reduce" if still else "no-preference"),
                    ("forced-colors", "active" if forced else "none")]
        self.command("Emulation.setEmulatedMedia",
                     features=[{"name": name, "value": value} for name, value in features])

    def open(self, address):
        self.driver.get(address)
        self.wait("document.documentElement.dataset.ready || document.querySelector('.broken')")

    def wait(self, condition, seconds=30):
        """Waits until a condition in JavaScript holds, and returns its value."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            value = self.read(condition)
            if value:
                return value
            time.sleep(0.02)
        raise AssertionError(f"after {seconds} s this does not hold: {condition}")

    def watch(self, condition):
        """Looks in every frame whether a condition holds, which may do so only for a moment; `seen`
        waits until it has."""
        self.run(f"""
          const look = () => {{
            globalThis.seen ||= Boolean({condition});
            if (!globalThis.seen) requestAnimationFrame(look);
          }};
          globalThis.seen = false;
          look();""")

    def seen(self):
        self.wait("globalThis.seen")

    def read(self, expression):
        return self.driver.execute_script(f"return ({expression});")

    def run(self, script):
        """Runs statements in JavaScript that may wait, and returns what they return."""
        result = self.driver.execute_async_script(
            f"const done = arguments[0]; (async () => {{ {script} }})()"
            ".then((value) => done({ value }), (error) => done({ error: String(error) }));")
        if "error" in result:
            raise AssertionError(result["error"])
        return result.get("value")

    def find(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def text(self, selector):
        return self.read(f"document.querySelector({selector!r}).textContent")

    def type(self, line):
        """Types a line at the prompt, and Enter."""
        field = self.find("#statement")
        field.send_keys(line, Keys.ENTER)

    def keys(self, *keys):
        """Presses keys where the focus is."""
        self.driver.switch_to.active_element.send_keys(*keys)

    def hold(self, key, seconds):
        """Holds a key where the focus is."""
        ActionChains(self.driver).key_down(key).pause(seconds).key_up(key).perform()

    def place(self, x, y):
        """The place in the window of a place on the phone's screen."""
        left, top = self.read(f"pantomime.phone.place({x}, {y})")
        return round(left), round(top)

    def drag(self, start, by, steps=18, step=16, hold=0):
        """Drags from a place on the phone's screen, in points, with a mouse."""
        builder = ActionBuilder(
            self.driver, mouse=PointerInput("mouse", "mouse"), duration=step)
        pointer = builder.pointer_action
        pointer.move_to_location(*self.place(*start))
        pointer.pointer_down()
        for number in range(1, steps + 1):
            pointer.move_to_location(*self.place(
                start[0] + by[0] * number / steps, start[1] + by[1] * number / steps))
        if hold:
            pointer.pause(hold)
        pointer.pointer_up()
        builder.perform()

    def click_at(self, x, y):
        """Clicks at a place in the window."""
        for kind in ("mousePressed", "mouseReleased"):
            self.command("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def touch(self, kind, *places):
        """Sends a touch event with the places of the fingers in the window."""
        self.command("Input.dispatchTouchEvent", type=kind,
                     touchPoints=[{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(places)])

    def swipe(self, start, end, steps=12, hold=0.0, lifts=True):
        """Moves a finger between two places in the window, by touch events."""
        self.touch("touchStart", start)
        for number in range(1, steps + 1):
            self.touch("touchMove", tuple(
                one + (other - one) * number / steps for one, other in zip(start, end)))
        time.sleep(hold)
        if lifts:
            self.touch("touchEnd")

    def open_sheet(self, is_open=True):
        """Pulls up the sheet of the phone's page, if there is one, or closes it."""
        self.read(f"(pantomime.cover.set({str(is_open).lower()}), true)")
        self.settle()

    def settle(self):
        """Waits until the sheet is where it belongs."""
        self.wait("document.querySelector('.sheet').getAnimations().length === 0")

    def sized(self, address, *sizes):
        """Opens the page anew in each of some sizes, a small one with touch emulation."""
        for width, height in sizes:
            self.driver.get("about:blank")
            self.resize(width, height, touch=min(width, height) < 700)
            self.open(address)
            yield width, height

    def at_rest(self):
        """Waits until nothing plays any more."""
        self.wait("!pantomime.isBusy")

    @property
    def problems(self):
        """What the console reported since the last call."""
        return [entry["message"] for entry in self.driver.get_log("browser")]

    def picture(self, path):
        self.driver.save_screenshot(str(path))
