"""Undo, the past, links and lessons in an order that a visitor rarely chooses."""

from browser import Keys
from setting import CARD, UP, dragged, equal, hash_of, native, opened, page

TURNS = "[...document.querySelectorAll('.said')].map((one) => one.ariaDisabled !== 'true')"


def script(tab):
    return tab.read("pantomime.simulator.script('session').text")


def link(tab, text):
    return tab.run(f"const {{ encoded }} = await import('./link.js'); return '#s=' + await encoded({text!r});")


def undo(tab):
    tab.read("document.querySelectorAll('#chips button')[2].click()")


def test_a_finger_left_down_lifts_first(site):
    with dragged(site) as tab:
        tab.read("pantomime.seek(0.2)")
        tab.find("#go-on").click()
        equal(len(tab.read("pantomime.simulator.look(pantomime.status.t).fingers")), 1, "fingers")
        tab.drag(CARD, UP)
        tab.at_rest()
        steps = tab.read("pantomime.simulator.history()")
        equal(steps[-2], "touch up")
        assert 'touches "0 ' in steps[-1], steps
        equal(tab.read("document.querySelectorAll('.error').length"), 0, "errors")
        equal(hash_of(tab), native(script(tab)), "hash")


def test_a_gesture_too_long_for_a_line(site):
    with opened(site) as tab:
        longest, long, short = tab.run("""
          const { gestureLines } = await import("./finger.js");
          const touches = Array.from({ length: 4_400 }, (_, index) => [index * 8, 195 + (index % 7) * 3.3, 420 - (index % 50) * 1.1]
            .map((number) => Number(number.toFixed(1))));
          const { simulator } = pantomime;
          const hash = (lines) => {
            simulator.open();
            for (const line of ["scene city-guide", ...lines]) if (simulator.execute(line, 0, 80).error) return line;
            return simulator.peek("show hash", 80).answers[0].shown;
          };
          const lines = gestureLines(touches, 35_200, "up", 0.5);
          const apart = touches.map(([ms, x, y], index) => `at ${Number((0.5 + ms / 1_000).toFixed(3))} touch ${index ? "move" : "down"} x=${x} y=${y}`);
          return [Math.max(...lines.map((line) => line.length)), hash(lines), hash([...apart, "at 35.7 touch up"])];""")
        assert longest < 65_536, longest
        assert "hash" in long, long
        equal(long, short, "hash")


def test_a_refused_gesture_leaves_no_trace_on_the_phone(site):
    with opened(site) as tab:
        before = tab.read("pantomime.simulator.look(0).views")
        tab.run("""
          const { execute } = pantomime.simulator;
          const error = { message: "refused", hint: "", text: "touches", start: 0, end: 7, notes: [] };
          pantomime.simulator.execute = (line, ...more) => line.includes("touches") ? { error, status: pantomime.status } : execute(line, ...more);""")
        tab.drag(CARD, UP)
        tab.at_rest()
        equal(tab.text(".error .outcome"), "refused")
        equal(tab.read("pantomime.frame.views"), before, "the phone")
        equal(tab.text("#outcome"), "city-guide: collapsed")


def test_undoing_the_scene(site):
    with opened(site) as tab:
        undo(tab)
        tab.at_rest()
        equal(tab.text("#outcome"), "no scene")
        equal(tab.read("document.querySelectorAll('.phone .view').length"), 0, "views")
        tab.drag(CARD, UP)
        tab.at_rest()
        steps = tab.read("pantomime.simulator.history()")
        assert steps[0] == "scene city-guide" and 'touches "0 ' in steps[1], steps
        equal(tab.problems, [], "console")


def test_a_link_replaces_the_past_and_a_gesture(site):
    with opened(site) as tab:
        other = link(tab, "scene detents\nwait 1\n")
        tab.type("tap on=card")
        tab.type("run")
        tab.at_rest()
        tab.read("pantomime.seek(0.1)")
        tab.read(f"location.hash = '{other}'")
        tab.wait("pantomime.status.steps === 2 && pantomime.status.scene === 'detents' && !pantomime.isBusy")
        equal(tab.read("document.body.classList.contains('in-past')"), False)
        x, y = tab.place(*CARD)
        tab.command("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y, "id": 1}])
        tab.read(f"location.hash = '{link(tab, 'scene page-sheet')}'")
        tab.wait("pantomime.status.scene === 'page-sheet'")
        tab.command("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
        tab.at_rest()
        equal(tab.read("pantomime.simulator.history()"), ["scene page-sheet"])
        equal(tab.problems, [], "console")


def test_nothing_interrupts_a_link_but_another_link(site):
    with opened(site) as tab:
        tab.run("""
          globalThis.courses = 0;
          const { course, execute } = pantomime.simulator;
          // The page asks for fewer samples while nothing has happened yet.
          pantomime.simulator.course = (...given) => (globalThis.courses += given[1] === 240, course(...given));
          // Each statement takes long enough for the page to yield.
          pantomime.simulator.execute = (...given) => { const end = performance.now() + 10; while (performance.now() < end); return execute(...given); };""")
        first, second = (link(tab, f"scene {scene}\n" + "wait 0.01\n" * 99) for scene in ("city-guide", "detents"))
        tab.read(f"location.hash = '{first}'")
        tab.wait("pantomime.status.steps > 9")
        equal(tab.read("""[
          pantomime.run("tap on=card"),
          document.querySelector("#phone").dispatchEvent(new PointerEvent("pointerdown", { pointerId: 7 })) && pantomime.hand.isDown,
        ]"""), [False, False], "a statement and a finger")
        assert "still running" in tab.text("#notice"), tab.text("#notice")
        tab.wait("pantomime.status.steps === 100 && !pantomime.isBusy")
        equal(tab.read("globalThis.courses"), 1, "courses")
        tab.read(f"location.hash = '{second}'")
        tab.wait("pantomime.status.scene === 'detents' && pantomime.status.steps > 9")
        tab.read(f"location.hash = '{first}'")
        tab.wait("pantomime.status.scene === 'city-guide' && pantomime.status.steps === 100 && !pantomime.isBusy")
        equal(tab.read("document.querySelectorAll('.turn').length"), 100, "turns")


def test_a_reload_keeps_the_session_and_the_lesson(site):
    with opened(site) as tab:
        tab.type("scene detents")
        tab.type("wait 1")
        tab.type("lesson the-finger-decides")
        tab.type("pan began; pan changed dy=-120")
        tab.wait("document.querySelector('#goal.solved') && location.hash")
        tab.find("#lesson .row button").click()
        tab.driver.refresh()
        tab.wait("document.documentElement.dataset.ready")
        assert tab.text("#goal").startswith("task 2"), tab.text("#goal")
        tab.type("lesson leave")
        equal(tab.read("[pantomime.status.scene, pantomime.status.t]"), ["detents", 1])


def test_turns_out_of_reach(site):
    with opened(site) as tab:
        tab.type("tap on=card")
        tab.type("run")
        equal(tab.read(TURNS), [True, True, True])
        tab.type("scene detents")
        equal(tab.read(TURNS), [False, False, False, True])
        tab.read("document.querySelector('.said').click()")
        assert "another scene" in tab.text("#notice"), tab.text("#notice")
        tab.type("undo 2")
        equal(tab.read(TURNS), [True, True, False, False, True])
        tab.type("fork a")
        tab.type("wait 1")
        tab.type("switch main")
        equal(tab.read(TURNS), [True, True, False, False, True, False, False, True])
        equal(tab.text("#outcome")[:11], "now in main")
        tab.type("wait 1")
        equal(tab.read(TURNS)[:4], [True, True, False, False])


def test_the_lines_follow_undo_and_redo(site):
    with opened(site) as tab:
        tab.type("tap on=card")
        for verb, words in (("undo", "undone"), ("redo", "redone")):
            tab.type(verb)
            assert tab.text("#outcome").startswith(f"{words}: tap on=card"), tab.text("#outcome")


def test_the_trail_begins_at_touch_down(site):
    with opened(site) as tab:
        for line in ("wait 0.5", "drag x=195 y=420 by=60,-150 over=0.4", "run"):
            tab.type(line)
        tab.at_rest()
        for time in (0.7, 0.6):
            tab.read(f"pantomime.seek({time})")
            equal(tab.read("['cx', 'cy'].map((name) => document.querySelector('.phone .slop').getAttribute(name))"), ["195", "420"])
            points = tab.read("document.querySelector('.phone .trail').getAttribute('points')").split()
            equal(len(points), len(set(points)), "points")
            equal(points[0], "195,420")


def test_announcements(site):
    with opened(site) as tab:
        tab.type("tap on=card")
        tab.type("wait 0.1")
        tab.at_rest()
        equal(tab.text("#announcer"), "")
        tab.run("""
          globalThis.announced = [];
          new MutationObserver(() => globalThis.announced.push(document.querySelector("#announcer").textContent))
            .observe(document.querySelector("#announcer"), { childList: true });""")
        tab.type("run")
        tab.at_rest()
        # A drag that ends where it began.
        tab.drag(CARD, (0, -4), steps=2, hold=0.1)
        tab.at_rest()
        equal(tab.read("globalThis.announced"), ["at rest: expanded"] * 2)


def test_rules_and_the_flip_in_the_past(site):
    with opened(site) as tab:
        tab.type("drag on=card by=0,-120")
        tab.type("run")
        tab.at_rest()
        tab.read("pantomime.panels.open('Rules')")
        chosen = "[...document.querySelectorAll('.rule input')].findIndex((one) => one.checked)"
        before = tab.read(chosen)
        tab.read("pantomime.seek(0.1)")
        tab.read(f"[...document.querySelectorAll('.rule input')].find((one) => !one.checked).click()")
        equal(tab.read(chosen), before, "the rule")
        equal(tab.read("document.activeElement.id"), "go-on")
        tab.read("(document.activeElement.blur(), document.querySelector('#flip').click())")
        if not tab.read("document.querySelector('#flip').hidden"):
            equal(tab.read("document.activeElement.id"), "go-on")


def test_typed_lines_open_the_session(site):
    with opened(site) as tab:
        for line in ("show state", "shwo state"):
            tab.read("pantomime.panels.open('Faults')")
            tab.type(line)
            equal(tab.read("document.querySelector('#log').hidden"), False, line)


def test_copying_without_a_clipboard(site):
    with page(before="Object.defineProperty(navigator, 'clipboard', { value: undefined });") as tab:
        tab.open(f"{site}/index.html")
        tab.read("pantomime.panels.open('Script')")
        tab.find("#panel button").click()
        tab.wait("!document.querySelector('#notice').hidden")
        assert "is selected" in tab.text("#notice"), tab.text("#notice")
        equal(tab.read("getSelection().toString().trim()"), script(tab).strip())


def test_a_cursor_that_moves_closes_the_candidates(site):
    with opened(site) as tab:
        tab.find("#statement").send_keys("dra", Keys.HOME, Keys.TAB)
        equal(tab.find("#statement").get_attribute("value"), "dra")
