"""What the page states: that each statement agrees with what happens, at every size."""

import time

from browser import Keys
from setting import CARD, UP, dragged, equal, opened, page, run

BOX = "((name) => (({ left, top, right, bottom }) => [left, top, right, bottom])(document.querySelector(name).getBoundingClientRect()))"
LABELS = """[...document.querySelectorAll(NAMES)].filter((one) => one.textContent.trim() !== "").map((one) => {
  const [box, stage] = [one.getBoundingClientRect(), document.querySelector("#phone svg").getBoundingClientRect()];
  return [one.textContent, Math.min(box.left - stage.left, stage.right - box.right)];
}).filter(([, space]) => space < -0.5)"""


def flip(tab):
    tab.wait("!document.querySelector('#flip').hidden")
    return tab.text("#flip")


def press(tab, place):
    x, y = tab.place(*place)
    tab.command("Input.dispatchMouseEvent", type="mousePressed", x=x, y=y, button="left", clickCount=1)


def pull(tab, place):
    x, y = tab.place(*place)
    tab.command("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y, button="left", buttons=1)


def release(tab, place):
    x, y = tab.place(*place)
    tab.command("Input.dispatchMouseEvent", type="mouseReleased", x=x, y=y, button="left", clickCount=1)
    tab.at_rest()


def test_a_repeated_gesture_has_an_outcome(site):
    with opened(site) as tab:
        run(tab, "flick up on=card; run")
        for line in ("again velocity=0,1", "again velocity=0,-900", "again rule=half"):
            run(tab, line)
            outcome = tab.text("#outcome")
            assert outcome.startswith("released: ") and " ago" not in outcome, f"{line}: {outcome}"


def drag_the_card(tab, line):
    """Drags the card of a fresh scene by a statement, or by hand if there is none."""
    run(tab, "scene city-guide")
    if line:
        run(tab, line)
    else:
        tab.drag(CARD, UP, hold=0.1)
        tab.at_rest()


def test_a_drag_offers_another_decision_first(site):
    """Where the velocity decides, the change is a velocity, whether the drag is typed or made by hand."""
    with opened(site) as tab:
        for line in ("drag on=card by=0,-120 over=0.6; run", "flick up on=card; run", None):
            drag_the_card(tab, line)
            before = tab.read("pantomime.simulator.look(1e6).state")
            assert flip(tab).startswith("release downward: returns to collapsed"), f"{line}: {flip(tab)}"
            tab.find("#flip").click()
            tab.at_rest()
            after = tab.read("pantomime.simulator.look(1e6).state")
            assert before != after, f"{line}: {after}"
            equal(tab.text("#outcome")[:30], "released: returns to collapsed", line)


def test_the_end_that_a_release_leads_to(site):
    """While a finger is down, the stage marks the end that a release leads to, and draws a threshold
    only if the position decides."""
    with opened(site) as tab:
        for rule, has_threshold in (("scene", False), ("half", True)):
            run(tab, f"set rule={rule}; scene city-guide")
            for turn in (0, 40):
                run(tab, "reset")
                press(tab, CARD)
                path = [(195, 480 - step) for step in range(0, 101, 5)] + [(195, 380 + step) for step in range(0, turn + 1, 6)]
                for place in path:
                    pull(tab, place)
                    time.sleep(0.02)
                tab.wait("document.querySelector('#phone .end-name.now')")
                # The last trial release is from the last place of the finger.
                time.sleep(0.5)
                equal(tab.read("document.querySelector('#phone .threshold') !== null"), has_threshold, rule)
                marked = tab.text("#phone .end-name.now").split(",")[0].split(" ")[-1]
                release(tab, path[-1])
                equal(tab.read("pantomime.simulator.look(1e6).state"), marked, f"{rule}, {turn} pt back")


def test_another_rule_leaves_the_last_decision(site):
    with opened(site) as tab:
        run(tab, "drag on=card by=0,-200 over=0.6; run")
        run(tab, "set rule=half")
        tab.read("(pantomime.panels.open('Why'), true)")
        change = tab.wait("document.querySelector('#panel button.code')?.textContent")
        assert change.startswith("again velocity=") and change.endswith(" rule=scene"), change
        for name, words in (("Plane", "rule scene has decided"), ("Rules", "Rule scene has decided")):
            tab.read(f"(pantomime.panels.open({name!r}), true)")
            assert words in tab.text("#panel"), f"{name}: {tab.text('#panel')[:300]}"
        rows, differing = tab.read("[document.querySelectorAll('.rule').length, document.querySelectorAll('.rule.differs').length]")
        heading = tab.read("[...document.querySelectorAll('#panel h3')].at(-1).textContent")
        assert heading.endswith(f"and {rows - differing - 1} other rules agree"), heading


def test_an_earlier_instant_is_described(site):
    with dragged(site, (0, -130)) as tab:
        present = tab.text("#outcome")
        # The middle of the drag.
        middle = tab.read("pantomime.course.flags.find((flag) => flag.kind === 'decision').t / 2")
        tab.read(f"pantomime.seek({middle})")
        tab.wait("document.querySelector('#outcome').textContent.startsWith('card.1 held at ')")
        because = tab.text("#because")
        assert because.startswith("if released now: ") and " observed)" not in because, because
        equal(tab.read("document.querySelector('#flip').checkVisibility()"), False, "the flip")
        # What explains the recording is answered.
        tab.type("why")
        tab.wait("document.querySelector('#log .turn:last-child').textContent.startsWith('why')")
        equal(tab.find("#statement").get_attribute("value"), "")
        equal(tab.read("document.body.classList.contains('in-past')"), True)
        tab.read("pantomime.returnToPresent()")
        equal(tab.text("#outcome"), present)
        # To play leads to the end and to the present.
        tab.read("pantomime.clock.step(-2)")
        tab.find("#do-play").click()
        tab.at_rest()
        equal(tab.read("[document.body.classList.contains('in-past'), pantomime.clock.shown === pantomime.clock.last]"), [False, True])


def test_no_change_of_nothing(site):
    with opened(site) as tab:
        tab.type("lesson a-touch-that-stops-a-list")
        tab.at_rest()
        words = flip(tab)
        assert " 0 s " not in words and " 0 pt " not in words, words


def test_every_fault_is_shown(site):
    """Without the fault and then with it, both under the scene's own rule."""
    with opened(site) as tab:
        run(tab, "set rule=half")
        tab.read("(pantomime.panels.open('Faults'), true)")
        # Two faults have no gesture in this scene: a limit that is kept, and a lesson of another scene;
        # the spring of CG-12 moves for 70 s.
        tab.wait("[...document.querySelectorAll('.fault button')].filter((one) => !one.disabled).length === 16")
        for number in (number for number in range(1, 19) if number not in (9, 12, 13)):
            name = f"CG-{number}"
            before = tab.read("pantomime.status.steps")
            tab.read(f"(document.querySelector(\"[aria-label='Show {name}']\").click(), true)")
            tab.at_rest()
            equal(tab.read("document.querySelectorAll('.error').length"), 0, name)
            assert name in tab.read("pantomime.status.faults"), name
            steps = tab.read("pantomime.simulator.history()")[before:]
            scenes = [step for step in steps if step.startswith("scene ")]
            equal(len(scenes), 1 if name == "CG-11" else 2, f"runs of {name}")
            assert tab.text("#because").startswith(f"with {name}"), tab.text("#because")
            assert "`" not in tab.text("#because"), tab.text("#because")
        assert "rule=half" not in tab.read("pantomime.simulator.peek('set', 80).answers[0].shown ?? ''")
        equal([text for text in tab.read("[...document.querySelectorAll('.fault')].map((one) => one.textContent)") if "`" in text], [])


def test_the_chart_at_every_height(site):
    with page() as tab:
        for width, height in tab.sized(f"{site}/index.html", (1280, 800), (512, 384), (390, 480), (844, 390), (360, 225)):
            tab.drag(CARD, (0, -130))
            tab.at_rest()
            tab.open_sheet()
            tab.wait("document.querySelector('.time .finger-number')")
            levels = tab.read("[...document.querySelectorAll('.time text')].filter((one) => one.textContent.endsWith(' %')).map((one) => [parseFloat(one.textContent), Number(one.getAttribute('y'))])")
            ys = [y for _, y in sorted(levels, reverse=True)]
            equal(ys, sorted(ys), f"levels at {width} x {height}")
            assert all(other - one > 10 for one, other in zip(ys, ys[1:])), f"{levels} at {width} x {height}"
            equal(tab.problems, [], f"console at {width} x {height}")
            numbers = tab.read("[...document.querySelectorAll('.time .finger-number')].map((one) => one.textContent)")
            assert any(number.endswith(" up") for number in numbers), f"{numbers} at {width} x {height}"


def test_the_chart_is_of_what_moves(site):
    with opened(site) as tab:
        for line, path in (("scene pokedex-list; flick up on=list", "list.offset"), ("scene city-guide; drag on=card by=0,-100", "progress"),
                           ("scene shift-shape; tap x=195 y=815", "old.x"), ("scene detents; drag x=195 y=600 by=0,-200", "sheet.frame.y")):
            run(tab, line)
            equal(tab.read("pantomime.course.path"), path, line)


def test_the_track_is_that_of_the_last_finger(site):
    with opened(site) as tab:
        for x, y, by in ((195, 420, -220), (120, 200, 300), (250, 420, -200)):
            tab.drag((x, y), (0, by), hold=0.1)
            tab.at_rest()
            start = tab.read("['cx', 'cy'].map((name) => Number(document.querySelector('.phone .slop').getAttribute(name)))")
            assert abs(start[0] - x) < 2 and abs(start[1] - y) < 2, f"{start}, not {x, y}"
            xs = tab.read("document.querySelector('.phone .trail').getAttribute('points').split(' ').map((one) => Number(one.split(',')[0]))")
            assert max(xs) - min(xs) < 3, xs
            tab.read("(pantomime.replayGesture(), true)")
            tab.at_rest()
            again = tab.read("Number(document.querySelector('.phone .slop').getAttribute('cx'))")
            equal(again, start[0], "the track of the replay")


def test_labels_stay_on_the_stage(site):
    with page() as tab:
        for width, height in tab.sized(f"{site}/index.html", (1280, 800), (390, 844), (512, 384), (2560, 1440)):
            for scene in tab.read("pantomime.simulator.scenes().map((scene) => scene.name)"):
                run(tab, f"scene {scene}")
                equal(tab.read(LABELS.replace("NAMES", "'.invitation text'")), [], f"{scene} at {width} x {height}")
            run(tab, "scene city-guide")
            tab.read("(document.querySelector('#speed').value = '0.1', document.querySelector('#speed').dispatchEvent(new Event('change')), true)")
            if width < 700:
                start = tab.place(*CARD)
                tab.swipe(start, (start[0], start[1] - 60))
            else:
                tab.drag(CARD, UP)
            tab.at_rest()
            assert "(here " in tab.text("#phone .speed")
            equal(tab.read(LABELS.replace("NAMES", "'.speed, .winner-name, .end-name'")), [], f"at {width} x {height}")


def test_a_scene_that_shows_little_is_shown_large(site):
    with opened(site) as tab:
        for scene in ("search-close", "spin-mark"):
            run(tab, f"scene {scene}")
            assert tab.read("document.querySelector('#phone').classList.contains('zoomed')"), scene
        run(tab, "scene search-close")
        before = tab.read("pantomime.simulator.look(1e6).state")
        tab.click_at(*tab.place(42, 42))
        tab.at_rest()
        assert tab.read("pantomime.simulator.look(1e6).state") != before
        run(tab, "scene city-guide")
        equal(tab.read("document.querySelector('#phone').classList.contains('zoomed')"), False)


# Whether the stage shows all views that are visible and smaller than the screen.
SHOWS_ALL = """(() => {
  const { x, y, width, height } = document.querySelector('#phone svg').viewBox.baseVal;
  return pantomime.frame.views.filter((view) => view[3] >= 0.1 && view[1][2] - view[1][0] < 389).every(([, corners]) =>
    corners.every((at, index) => index % 2 ? at >= y && at <= y + height : at >= x && at <= x + width));
})()"""


def test_what_moves_stays_on_the_stage(site):
    with opened(site) as tab:
        for line in ("scene basics", "start; run", "scene spin-mark; wait 0.4", "scene search-close", "tap x=42 y=42; run",
                     "scene blank; view dot frame=40,40,40,40", "animate dot.frame.x to=300 duration=0.2; run"):
            run(tab, line)
            assert tab.read(SHOWS_ALL), line


def test_text_grows_on_wide_windows(site):
    with page() as tab:
        sizes = []
        for _, height in tab.sized(f"{site}/index.html", (1280, 800), (1920, 1080), (2560, 1440)):
            sizes.append(tab.read("parseFloat(getComputedStyle(document.querySelector('#outcome')).fontSize)"))
            assert tab.read(f"{BOX}('#statement')")[3] <= height
        assert sizes[0] * 1.25 < sizes[1] and sizes[0] * 1.6 < sizes[2], sizes


def test_print(site):
    with dragged(site, (0, -130)) as tab:
        tab.type("why")
        tab.command("Emulation.setEmulatedMedia", media="print")
        tab.resize(794, 1123)
        left, top, right, bottom = tab.read(f"{BOX}('#phone svg')")
        assert right - left > 100 and bottom - top > 200
        for name in ("#outcome", "#because", "#log"):
            box = tab.read(f"{BOX}({name!r})")
            assert box[0] >= right or box[1] >= bottom, f"{name} {box} is below the phone {left, top, right, bottom}"
            assert tab.read(f"((one) => one.scrollHeight <= one.clientHeight + 1 && one.scrollWidth <= one.clientWidth + 1)(document.querySelector({name!r}))"), name
        hidden = tab.read("['.bar', '.prompt', '#controls', '#tabs'].filter((name) => document.querySelector(name).getBoundingClientRect().height > 0)")
        equal(hidden, [], "what isn't for paper")


def test_a_solution_is_carried_out(site):
    with opened(site) as tab:
        tab.type("lesson the-finger-decides")
        tab.drag(CARD, UP, hold=0.1)
        tab.at_rest()
        for step in ("hint", "hint", "hint", "solution"):
            tab.find(f"[data-step={step}]").click()
            tab.at_rest()
        assert tab.text("#outcome").startswith("card.1 held at 4"), tab.text("#outcome")
        assert tab.text("#goal").startswith("Solution shown"), tab.text("#goal")


def test_dialogs_close_beside_them(site):
    with opened(site) as tab:
        tab.find("#lessons").click()
        numbers = tab.read("[...document.querySelectorAll('.lesson-list .number-of')].map((one) => Number(one.textContent))")
        equal(numbers, list(range(1, len(numbers) + 1)), "the numbers of lessons")
        equal([text for text in tab.read("[...document.querySelectorAll('.lesson-list button')].map((one) => one.textContent)") if "*" in text or "`" in text], [])
        tab.click_at(8, 790)
        tab.wait("!document.querySelector('#sheet').open")


def test_the_first_things_to_try(site):
    """Each button of the introduction does something that can be seen."""
    with opened(site) as tab:
        for number in (1, 2, 3):
            turns = tab.read("document.querySelectorAll('#log .turn').length")
            tab.find(f".intro li:nth-child({number}) button").click()
            tab.at_rest()
            assert tab.read("document.querySelectorAll('#log .turn').length") > turns, number
        # After a choice, a key goes to the prompt.
        tab.find("#speed").send_keys(Keys.ARROW_DOWN)
        tab.keys("/")
        equal(tab.read("document.activeElement.id"), "statement")
        tab.keys("dragg up on=card", Keys.ENTER, Keys.END)
        tab.keys(Keys.ARROW_RIGHT)
        assert not tab.find("#statement").get_attribute("value").startswith("help"), "a line replaced by help"


def test_redo_plays_to_the_end(site):
    with dragged(site) as tab:
        state = tab.read("pantomime.frame.state")
        tab.read("pantomime.seek(0.2)")
        tab.find("#go-on").click()
        tab.find(".controls .word").click()
        tab.at_rest()
        equal(tab.read("[pantomime.frame.state, pantomime.clock.shown === pantomime.clock.last]"), [state, True])


def test_a_lift_off_of_the_plane_is_played(site):
    with opened(site) as tab:
        for line in ("drag on=card by=0,-120 over=0.4", None):
            drag_the_card(tab, line)
            tab.read("(pantomime.panels.open('Plane'), true)")
            # Drags the dot below the axis, with the mouse.
            dot = tab.read("(({ left, top }) => [left + 8, top + 8])(document.querySelector('.plane .dot').getBoundingClientRect())")
            low = tab.read(f"{BOX}('.plane svg')")[3] - 90
            tab.command("Input.dispatchMouseEvent", type="mousePressed", x=dot[0], y=dot[1], button="left", clickCount=1)
            tab.command("Input.dispatchMouseEvent", type="mouseMoved", x=dot[0], y=low, button="left", buttons=1)
            tab.command("Input.dispatchMouseEvent", type="mouseReleased", x=dot[0], y=low, button="left", clickCount=1)
            words = tab.text("#panel h2").split(": ")[1]
            equal(words, "returns to collapsed", "the plane")
            tab.find("#play-lift-off").click()
            tab.at_rest()
            assert tab.text("#outcome").startswith(f"released: {words}"), f"{line}: {tab.text('#outcome')}"


def test_a_touch_without_an_effect_is_answered(site):
    """Not with what an earlier gesture has moved."""
    with opened(site) as tab:
        for scene, first, second in (("interactive-square", ((70, 460), (130, 0)), ((195, 620), (-50, 0))),
                                     ("floating-player", ((314, 674), (0, -200)), ((195, 760), (0, 0)))):
            run(tab, f"scene {scene}")
            tab.drag(*first)
            tab.at_rest()
            assert tab.text("#outcome").startswith("released"), f"{scene}: {tab.text('#outcome')}"
            tab.drag(*second)
            tab.at_rest()
            assert tab.text("#outcome").startswith("nothing moved"), f"{scene}: {tab.text('#outcome')}"


def test_a_keyboard_leaves_the_field_and_the_task(site):
    """A phone's keyboard makes the window lower, in both orientations and in a lesson."""
    with page() as tab:
        for (width, height), low in (((844, 390), 200), ((390, 844), 440), ((375, 667), 340)):
            tab.driver.get("about:blank")
            tab.resize(width, height, touch=True)
            tab.open(f"{site}/index.html")
            tab.read("(pantomime.run('lesson a-resting-finger'), true)")
            tab.open_sheet()
            left, top, right, bottom = tab.read(f"{BOX}('#statement')")
            tab.touch("touchStart", ((left + right) / 2, (top + bottom) / 2))
            tab.touch("touchEnd")
            tab.wait("document.activeElement.id === 'statement'")
            tab.resize(width, low, touch=True)
            tab.settle()
            left, top, right, bottom = tab.wait(f"(([left, top, right, bottom]) => bottom <= {low} && [left, top, right, bottom])({BOX}('#statement'))")
            assert top >= 0 and left >= 0, f"the field at {width} x {low}: {left, top, right, bottom}"
            equal(tab.problems, [], f"console at {width} x {low}")
            if low > 300:
                room = tab.read("document.querySelector('#lesson').clientHeight")
                assert room >= 60, f"the lesson at {width} x {low}: {room}"


def test_a_task_that_begins_in_a_gesture_says_so(site):
    with opened(site) as tab:
        tab.type("lesson the-finger-decides")
        tab.type("lesson skip")
        tab.at_rest()
        assert tab.text("#outcome").startswith("card.1 is held at "), tab.text("#outcome")
