"""The stage: what it shows, on a phone too, and the causes on it."""

import subprocess
import tempfile
from pathlib import Path

from browser import Keys
from setting import CARD, PROGRAM, dragged, equal, hash_of, opened, page

PHONES = ((390, 844), (375, 667), (844, 390), (360, 225))


def test_the_stage_takes_the_width_of_a_phone(site):
    with page() as tab:
        for width, height in tab.sized(f"{site}/index.html", *PHONES):
            stage, screen, bar = tab.read("""['.stage', '#phone svg', '.bar'].map((name) => {
              const { width, height } = document.querySelector(name).getBoundingClientRect();
              return { width, height };
            })""")
            equal(stage["width"], width, "the stage's width")
            assert stage["height"] >= 0.6 * height - 1, f"{stage['height']} of {height}"
            assert screen["width"] >= 199.5, f"the phone at {width} x {height}: {screen['width']}"
            empty = tab.read("""[...document.querySelectorAll('button, input, select, [role]')]
              .filter((one) => one.offsetParent && !one.closest('[inert]') && one.getBoundingClientRect().width < 1).map((one) => one.outerHTML.slice(0, 80))""")
            equal(empty, [], f"0 px wide at {width}")
            small = tab.read("parseFloat(getComputedStyle(document.querySelector('#statement')).fontSize)")
            assert small >= 16, f"the prompt's font is {small} px, so a phone zooms into it"


def test_a_finger_on_a_phone(site):
    """A drag by touch events moves the card; the answer is visible without opening anything."""
    with page() as tab:
        for width, height in tab.sized(f"{site}/index.html", *PHONES):
            start = tab.place(195, 420)
            tab.swipe(start, (start[0], start[1] - 60), hold=0.05, lifts=False)
            tab.wait("document.querySelectorAll('#phone .end').length >= 2", 10)
            assert tab.read("document.querySelector('#phone .trail') !== null"), "no track"
            tab.touch("touchEnd")
            tab.at_rest()
            box = tab.read("""(({ top, bottom, width }) => [top, bottom, width])(document.querySelector('#outcome').getBoundingClientRect())""")
            assert 0 <= box[0] and box[1] <= height and box[2] > 100, f"the outcome at {width} x {height}: {box}"
            assert tab.text("#outcome") != "", "no outcome"
            assert tab.read("document.querySelector('#phone .speed') !== null"), "no velocity"


def test_the_sheet_is_pulled_over_the_stage(site):
    with opened(site, phone=(390, 844)) as tab:
        equal(tab.read("pantomime.cover.isOpen"), False)
        assert tab.read("document.querySelector('.talk').inert"), "a hidden prompt takes the focus"
        place = tab.read("(({ left, top, width, height }) => [left + width / 2, top + height / 2])(document.querySelector('#grip').getBoundingClientRect())")
        tab.swipe(tuple(place), (place[0], place[1] - 300))
        tab.wait("pantomime.cover.isOpen")
        tab.wait("document.querySelector('#statement').getBoundingClientRect().bottom <= 844")
        tab.settle()
        place = tab.read("(({ left, top, width, height }) => [left + width / 2, top + height / 2])(document.querySelector('#grip').getBoundingClientRect())")
        tab.swipe(tuple(place), (place[0], place[1] + 300))
        tab.wait("!pantomime.cover.isOpen")


def test_a_phone_with_its_keyboard(site):
    """The keyboard covers the lower part of the screen: the field and the answers stay visible."""
    with opened(site, phone=(375, 667)) as tab:
        tab.open_sheet()
        box = "((name) => (({ left, top, right, bottom }) => [left, top, right, bottom])(document.querySelector(name).getBoundingClientRect()))"
        left, top, right, bottom = tab.read(f"{box}('#statement')")
        tab.touch("touchStart", ((left + right) / 2, (top + bottom) / 2))
        tab.touch("touchEnd")
        tab.wait("document.activeElement.id === 'statement'")
        # A phone whose keyboard opens makes the window lower.
        tab.resize(375, 407, touch=True)
        tab.settle()
        for keys, shown in (("dr", "#candidates"), ("ag by=0,-130 over=0.3", "#statement"), (Keys.ENTER, ".turn:last-child .said")):
            tab.find("#statement").send_keys(keys)
            tab.wait(f"document.querySelector({shown!r})?.getBoundingClientRect().height > 20")
            tab.at_rest()
            for name in (shown, "#statement"):
                left, top, right, bottom = tab.read(f"{box}({name!r})")
                assert left >= 0 and top >= 0 and right <= 375 and bottom <= 407, f"{name} after {keys!r}: {left, top, right, bottom}"
        tab.read("(document.activeElement.blur(), pantomime.cover.set(false), true)")
        tab.resize(375, 667, touch=True)
        tab.settle()
        start = tab.place(195, 420)
        tab.swipe(start, (start[0], start[1] + 60))
        tab.at_rest()
        assert "touches" in tab.read("pantomime.simulator.history().at(-1)")


def test_a_phone_is_used_by_touch_alone(site):
    """In each size, a finger opens the sheet, presses a button, closes the sheet, and drags the card."""
    with page() as tab:
        def center(name):
            return tuple(tab.read(f"(({{ left, top, width, height }}) => [left + width / 2, top + height / 2])(document.querySelector({name!r}).getBoundingClientRect())"))

        def press(name):
            tab.touch("touchStart", center(name))
            tab.touch("touchEnd")

        for width, height in tab.sized(f"{site}/index.html", *PHONES):
            press("#grip")
            tab.wait("pantomime.cover.isOpen")
            tab.settle()
            tab.read("(document.querySelector('.intro li:nth-child(2) button').scrollIntoView({ block: 'center' }), true)")
            press(".intro li:nth-child(2) button")
            tab.wait("pantomime.simulator.history().some((line) => line.startsWith('flick'))")
            tab.at_rest()
            # What the button plays is on the stage.
            tab.wait("!pantomime.cover.isOpen")
            press("#grip")
            tab.wait("pantomime.cover.isOpen")
            tab.settle()
            press("#grip")
            tab.wait("!pantomime.cover.isOpen")
            tab.settle()
            start = center("#phone svg")
            # After a flick, the browser takes a tap for the end of a fling.
            tab.swipe(start, (start[0], start[1] + height / 3), hold=0.3)
            tab.at_rest()
            assert "touches" in tab.read("pantomime.simulator.history().at(-1)"), f"{width} x {height}"
            # At the smallest size, the controls are in the sheet.
            if center("#do-replay")[1] > height:
                press("#grip")
                tab.settle()
                tab.read("(document.querySelector('#do-replay').scrollIntoView({ block: 'center' }), true)")
            tab.watch("pantomime.clock.target !== null")
            press("#do-replay")
            tab.seen()
            tab.at_rest()


def test_a_film_stops_under_reduced_motion(site):
    with tempfile.TemporaryDirectory() as folder:
        script, film = Path(folder, "film.pan"), Path(folder, "film.svg")
        script.write_text("scene city-guide\ndrag on=card by=0,-150\nrun\n")
        subprocess.run([PROGRAM, "draw", script, "--picture", "film", "--output", film], check=True, capture_output=True)
        for still in (False, True):
            with page() as tab:
                tab.prefer(still=still)
                tab.driver.get(film.as_uri())
                moving = tab.read("document.getAnimations().length")
                assert (moving == 0) == still, f"{moving} animations"


def test_views_show_content_in_both_themes(site):
    """Every scene shows more than outlines with names."""
    for dark in (False, True):
        with opened(site, dark=dark) as tab:
            names = [one["name"] for one in tab.read("pantomime.simulator.scenes()")]
            for name in names:
                if name == "blank":
                    continue
                tab.type(f"scene {name}")
                tab.wait(f"pantomime.status.scene === {name!r}")
                if name == "pokedex-detail":
                    tab.type("run")
                tab.at_rest() if name != "spin-mark" else None
                shapes = tab.read("document.querySelectorAll('#phone [class*=\"p-\"], #phone .exact').length")
                assert shapes >= 1, f"{name} shows nothing"


def test_the_first_screen(site):
    with opened(site) as tab:
        equal(tab.read("document.querySelectorAll('.intro li').length"), 3, "things to try")
        assert "Lesson 1" in tab.text(".first-lesson")
        outcome, flip = tab.read("['#outcome', '#flip'].map((one) => parseFloat(getComputedStyle(document.querySelector(one)).fontSize))")
        assert outcome > flip
        tab.drag(CARD, (0, -130), hold=0.1)
        tab.at_rest()
        said = tab.read("[...document.querySelectorAll('.said')].at(-1).textContent")
        assert said.startswith("drag, ") and " pt up in " in said, said


def test_the_gallery_starts_scenes(site):
    with opened(site) as tab:
        tab.find("#scene").click()
        tab.wait("document.querySelectorAll('.gallery .thumb svg').length >= 16")
        tab.read("(document.querySelectorAll('.gallery button')[2].click(), true)")
        tab.wait("!document.querySelector('#sheet').open")
        equal(tab.text("#scene"), tab.read("pantomime.status.scene"))


def test_calls_are_buttons(site):
    with opened(site) as tab:
        tab.type("scene basics")
        tab.find(".controls .call").click()
        tab.wait("pantomime.clock.target !== null || pantomime.clock.end > 0.1")
        tab.type("scene spin-mark")
        tab.wait("pantomime.status.scene === 'spin-mark' && pantomime.clock.shown > 0.1")


def test_playback_by_buttons(site):
    with dragged(site, (0, -130)) as tab:
        end = tab.read("pantomime.clock.shown")
        tab.find("#do-back").click()
        assert abs(tab.read("pantomime.clock.shown") - (end - 1 / 60)) < 1e-6
        tab.find("#do-forward").click()
        # Slow enough to be paused before the end.
        tab.read("(document.querySelector('#speed').value = '0.1', document.querySelector('#speed').dispatchEvent(new Event('change')), true)")
        tab.find("#do-replay").click()
        tab.wait("pantomime.clock.target !== null")
        tab.find("#do-play").click()
        equal(tab.read("pantomime.clock.target"), None, "paused")
        tab.find("#do-play").click()
        tab.at_rest()


def test_what_wins_is_on_the_stage(site):
    with opened(site) as tab:
        tab.type("scene detents")
        x, y = tab.place(195, 500)
        tab.swipe((x, y), (x, y - 40), lifts=False)
        names = "[...document.querySelectorAll('#phone .winner-name')].map((one) => one.textContent)"
        equal(tab.read(names), ["list won", "sheet won"], "while the finger is down")
        tab.touch("touchEnd")
        tab.at_rest()
        tab.wait(f"{names}.length === 2")
        tab.read("pantomime.seek(0)")
        equal(tab.read(names), [], "before the gesture")


def test_a_finger_in_the_past_takes_back_what_came_later(site):
    for touches in (False, True):
        with page(width=390, height=844) if touches else page() as tab:
            if touches:
                tab.resize(390, 844, touch=True)
            tab.open(f"{site}/index.html")
            tab.read("(pantomime.run('tap on=card'), pantomime.run('run'), true)")
            tab.at_rest()
            before = hash_of(tab)
            tab.read("pantomime.seek(0.1)")
            outcome = tab.text("#outcome")
            assert outcome.startswith("card.1 running at "), f"the line of the past: {outcome}"
            if touches:
                start = tab.place(*CARD)
                tab.swipe(start, (start[0], start[1] - 60))
            else:
                tab.drag(CARD, (0, -60))
            tab.at_rest()
            equal(tab.read("document.body.classList.contains('in-past')"), False)
            equal(tab.read("document.activeElement.id"), "phone", "the focus")
            steps = tab.read("pantomime.simulator.history()")
            assert steps[-1].startswith('at 0.1 touches "0 ') and "run" not in steps, steps
            redo = tab.find(".controls .word")
            equal(redo.text, "Redo")
            redo.click()
            tab.at_rest()
            equal(hash_of(tab), before, "the hash after Redo")
            equal(tab.read("document.querySelector('.controls .word').hidden"), True, "Redo")


def test_scrubbing_changes_the_two_lines(site):
    with dragged(site, (0, -130)) as tab:
        present = tab.read("['#outcome', '#because'].map((one) => document.querySelector(one).textContent)")
        box = tab.read("(({ left, top, width, height }) => [left, top, width, height])(document.querySelector('.slider').getBoundingClientRect())")
        tab.click_at(box[0] + 0.3 * box[2], box[1] + box[3] / 2)
        tab.wait("document.body.classList.contains('in-past')")
        past = tab.read("['#outcome', '#because'].map((one) => document.querySelector(one).textContent)")
        assert past != present and past[1] != "", past
        tab.keys(Keys.END)
        equal(tab.read("['#outcome', '#because'].map((one) => document.querySelector(one).textContent)"), present)


def test_the_speed_applies_to_a_finger(site):
    """At a quarter of the speed, a gesture takes a quarter of the scene's time."""
    with opened(site) as tab:
        tab.read("(document.querySelector('#speed').value = '0.25', document.querySelector('#speed').dispatchEvent(new Event('change')), true)")
        start = tab.read("performance.now()")
        tab.drag(CARD, (0, -130), hold=0.4)
        passed = (tab.read("performance.now()") - start) / 1_000
        took = tab.read("Number(pantomime.simulator.history().at(-1).match(/(\\d+) up/)[1])") / 1_000
        assert took < passed / 3, f"{took} s of {passed} s"
        tab.at_rest()
        assert "(here " in tab.text("#phone .speed"), tab.text("#phone .speed")


def test_every_fault_has_a_gesture_that_shows_it(site):
    with opened(site) as tab:
        tab.read("(pantomime.panels.open('Faults'), true)")
        tab.wait("[...document.querySelectorAll('.fault button')].filter((one) => !one.disabled).length === 16")
        tab.find("[aria-label='Show CG-4']").click()
        tab.at_rest()
        equal(tab.read("pantomime.status.faults"), ["CG-4"])
        text = tab.text("#panel .differences pre")
        assert "+ fault CG-4" in text and "scene " not in text, text
        assert tab.text("#because").startswith("with CG-4: "), tab.text("#because")
        equal(tab.read("document.querySelectorAll('#phone .invitation').length"), 0)


def test_a_reload_is_at_the_end_at_once(site):
    with opened(site) as tab:
        tab.type("flick up on=card")
        tab.at_rest()
        first = tab.wait("location.hash")
        tab.type("run")
        tab.at_rest()
        tab.wait(f"location.hash !== {first!r}")
        end, views = tab.read("[pantomime.clock.end, pantomime.frame.views]")
        tab.driver.refresh()
        tab.wait("document.documentElement.dataset.ready")
        equal(tab.read("[pantomime.clock.target, pantomime.clock.shown]"), [None, end])
        equal(tab.read("pantomime.frame.views"), views)
        tab.watch("pantomime.clock.target !== null && pantomime.clock.shown < pantomime.clock.target")
        tab.find("#do-replay").click()
        tab.seen()


def test_the_first_lesson_by_finger(site):
    """Nothing is typed: two gestures, an answer, and a rule."""
    with opened(site, phone=(390, 844)) as tab:
        tab.open_sheet()
        tab.find(".first-lesson").click()
        tab.wait("!document.querySelector('#goal').hidden")
        solved = "document.querySelector('#goal.solved')"
        tab.open_sheet(False)
        start, half = tab.place(195, 420), tab.place(195, 286)
        # A finger that lifts has tried, and hasn't held.
        tab.swipe(start, half)
        tab.wait("document.querySelector('#goal.missed')")
        tab.read("(pantomime.run('lesson restart'), true)")
        tab.open_sheet(False)
        tab.swipe(start, half, lifts=False)
        tab.wait(solved)
        tab.touch("touchEnd")
        tab.find("#goal-next").click()
        tab.wait("document.querySelector('#goal').textContent.startsWith('task 2')")
        tab.settle()
        tab.read("[...document.querySelectorAll('#lesson button.code')].find((one) => one.textContent === 'answer collapsed').click()")
        tab.wait(solved)
        tab.read("(pantomime.run('lesson next'), true)")
        tab.open_sheet(False)
        tab.swipe(start, tab.place(195, 404), steps=3)
        tab.wait(solved)
        equal(tab.read("pantomime.simulator.history().at(-1)"), "run", "what judges at rest")
        tab.read("(pantomime.run('lesson next'), pantomime.panels.open('Rules'), true)")
        tab.read("[...document.querySelectorAll('.rule input')].find((one) => one.value === 'flick-or-half').click()")
        tab.wait(solved)
        equal(tab.problems, [], "console")


def test_a_shown_solution_is_no_tick(site):
    with opened(site) as tab:
        tab.type("lesson the-finger-decides")
        tab.type("lesson solution")
        equal(tab.read("document.querySelector('#goal').classList.contains('solved')"), False)
        assert tab.text("#goal").startswith("Solution shown"), tab.text("#goal")
        tab.type("pan began; pan changed dy=-120")
        assert "✓" not in tab.text("#goal"), tab.text("#goal")
        assert "0 of 4 tasks solved, 1 shown" in tab.read("pantomime.lessons.list(() => {})[0].textContent")


def test_drawn_things_can_be_touched(site):
    """The magnifier of search-close is drawn, not a view."""
    with opened(site, phone=(390, 844)) as tab:
        tab.read("(pantomime.run('scene search-close'), true)")
        before = tab.read("pantomime.simulator.look(1e6).state")
        place = tab.place(42, 42)
        tab.touch("touchStart", place)
        tab.touch("touchEnd")
        tab.at_rest()
        assert tab.read("pantomime.simulator.look(1e6).state") != before


def test_reasons_are_whole(site):
    """At 1,024 px, at a zoom of 200 %, and on phones, no line below the phone is clipped."""
    with page() as tab:
        for width, height in tab.sized(f"{site}/index.html", (1024, 768), (640, 400), (390, 844), (375, 667), (1280, 800), (1920, 1080)):
            for line in ("drag on=card by=0,-120 over=0.3", "run", "pan began; pan changed dy=-30; pan ended vy=-20"):
                tab.read(f"(pantomime.run({line!r}), true)")
                tab.at_rest()
                tab.settle()
                wrong = tab.read("""['#outcome', '#because', '#flip'].map((name) => document.querySelector(name)).filter((one) => {
                  const box = one.getBoundingClientRect();
                  return one.textContent !== "" && !one.hidden && (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1
                    || box.bottom > innerHeight + 0.5 || box.right > innerWidth + 0.5 || box.height < 10);
                }).map((one) => `${one.id}: ${one.textContent}`)""")
                equal(wrong, [], f"{line} at {width} x {height}")


def test_announcements_contain_no_coordinates(site):
    with opened(site) as tab:
        tab.run("""
          globalThis.announced = [];
          new MutationObserver(() => globalThis.announced.push(document.querySelector("#announcer").textContent))
            .observe(document.querySelector("#announcer"), { childList: true });""")
        for scene, by in (("city-guide", "0,-120"), ("interactive-square", "120,0"), ("floating-player", "0,-120"), ("detents", "0,-200"), ("connect-dots", "-120,0")):
            tab.type(f"scene {scene}")
            tab.read(f"(pantomime.run('drag by={by}'), pantomime.run('run'), true)")
            tab.at_rest()
        said = tab.read("globalThis.announced")
        assert len(said) > 0, "nothing is announced"
        equal([one for one in said if any(letter.isdigit() for letter in one)], [], "announcements")


def test_the_legend_of_the_plane(site):
    for dark in (False, True):
        with opened(site, dark=dark) as tab:
            tab.type("drag on=card by=0,-120 over=0.3")
            tab.at_rest()
            tab.read("(pantomime.panels.open('Plane'), true)")
            paint = "((one) => [getComputedStyle(one).fill, one.getAttribute('fill-opacity')].join(' '))"
            cells, samples = tab.read(f"""['.cell', '.sample'].map((name) =>
              [...new Set([...document.querySelectorAll(name)].map((one) => {paint}(one)))].sort())""")
            equal(cells, samples, "dark" if dark else "light")
            own = tab.read("document.querySelector('.plane .own').getBoundingClientRect().x + 8")
            words = tab.text("#panel h2").split(": ")[1]
            legend = tab.read("[...document.querySelectorAll('.legend li')].map((one) => one.textContent)")
            assert words in legend and own > 0, (words, legend)


def test_the_plane_shows_what_a_release_would_do(site):
    """Below the pointer, without pressing; and deeper in an area, the color is stronger."""
    with dragged(site, (0, -130)) as tab:
        tab.read("(pantomime.panels.open('Plane'), true)")
        steps, words = tab.read("pantomime.status.steps"), tab.text("#panel h2")
        left, top, width, height = tab.read("(({ left, top, width, height }) => [left, top, width, height])(document.querySelector('.plane svg').getBoundingClientRect())")
        tab.command("Input.dispatchMouseEvent", type="mouseMoved", x=left + 0.6 * width, y=top + 0.7 * height)
        tab.wait("document.querySelector('#phone .end-name.now')?.textContent === 'returns to collapsed'")
        assert tab.read("document.querySelectorAll('#phone .end.now').length") > 0, "where it would end"
        assert tab.text("#panel h2").endswith(" down: returns to collapsed"), tab.text("#panel h2")
        tab.command("Input.dispatchMouseEvent", type="mouseMoved", x=left + 0.6 * width, y=top - 100)
        tab.wait("document.querySelector('#phone .end-name') === null")
        equal([tab.text("#panel h2"), tab.read("pantomime.status.steps")], [words, steps], "after the pointer has left")
        equal(tab.read("new Set([...document.querySelectorAll('.cell')].map((one) => one.getAttribute('opacity'))).size"), 4, "depths")


def test_the_arrow_of_the_velocity_can_be_dragged(site):
    for touches in (False, True):
        with opened(site, phone=(390, 844) if touches else None) as tab:
            start, end = tab.place(195, 420), tab.place(195, 290)
            if touches:
                tab.swipe(start, end, hold=0.1)
            else:
                tab.drag((195, 420), (0, -130), hold=0.1)
            tab.at_rest()
            assert tab.text("#outcome").startswith("released: expands"), tab.text("#outcome")
            tab.wait("document.querySelector('#phone .grab')")
            x, y = tab.read("(({ left, top, width, height }) => [left + width / 2, top + height / 2])(document.querySelector('#phone .grab').getBoundingClientRect())")
            if touches:
                tab.swipe((x, y), (x, y + 120), lifts=False)
            else:
                tab.command("Input.dispatchMouseEvent", type="mousePressed", x=x, y=y, button="left", clickCount=1)
                tab.command("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y + 120, button="left", buttons=1)
            tab.wait("document.querySelector('#outcome').textContent === 'released: returns to collapsed'")
            if touches:
                tab.touch("touchEnd")
            else:
                tab.command("Input.dispatchMouseEvent", type="mouseReleased", x=x, y=y + 120, button="left", clickCount=1)
            tab.at_rest()
            assert tab.text("#outcome").startswith("released: returns to collapsed in "), tab.text("#outcome")
            last = tab.read("pantomime.simulator.history().at(-1)")
            assert " velocity=" in last, f"{touches}: {last}"
            equal(tab.problems, [], "console")


def test_the_chart_can_be_read(site):
    """Below the pointer and at the playhead of the keyboard, with the value and the instant."""
    with dragged(site, (0, -130)) as tab:
        words = "(() => { const one = document.querySelector('.time .readout'); return getComputedStyle(one).visibility === 'visible' ? one.textContent : ''; })()"
        equal(tab.read(words), "", "without a pointer")
        left, top, width, height = tab.read("(({ left, top, width, height }) => [left, top, width, height])(document.querySelector('.slider').getBoundingClientRect())")
        shown = tab.read("pantomime.clock.shown")
        tab.command("Input.dispatchMouseEvent", type="mouseMoved", x=left + 0.4 * width, y=top + height / 2)
        text = tab.wait(words)
        assert " s: " in text and " %" in text and "finger " in text and " up" in text, text
        equal(tab.read("pantomime.clock.shown"), shown, "the instant on the screen")
        tab.command("Input.dispatchMouseEvent", type="mouseMoved", x=left + 0.4 * width, y=top - 200)
        tab.wait(f"{words} === ''")
        tab.read("(document.querySelector('.slider').focus(), true)")
        tab.keys(Keys.ARROW_LEFT * 3)
        text = tab.wait(words)
        assert " %" in text, text
        spoken = tab.read("document.querySelector('.slider').getAttribute('aria-valuetext')")
        assert " of " in spoken and spoken.endswith(" %"), spoken


def test_the_chart_names_where_each_run_leads(site):
    with dragged(site, (0, -130)) as tab:
        equal(tab.read("[...document.querySelectorAll('.time .direction')].map((one) => one.textContent)"), ["to expanded"])
        tab.drag((195, 300), (0, 130), hold=0.1)
        tab.at_rest()
        tab.wait("document.querySelectorAll('.time .direction').length === 2")
        equal(tab.read("[...document.querySelectorAll('.time .direction')].map((one) => one.textContent)"), ["to expanded", "to collapsed"])


def test_the_lines_follow_a_finger(site):
    """While it moves and when it has stopped, although they aren't worded for each move."""
    with opened(site) as tab:
        x, y = tab.place(195, 420)
        tab.swipe((x, y), (x, y - 60), steps=30, lifts=False)
        tab.wait("document.querySelector('#outcome').textContent.includes(' held at ')")
        tab.wait("Math.abs(parseFloat(document.querySelector('#outcome').textContent.split(' held at ')[1]) - 100 * pantomime.frame.value) < 1")
        tab.touch("touchEnd")


def test_a_wide_window_shows_the_scenes(site):
    with page(width=1920, height=1080) as tab:
        tab.open(f"{site}/index.html")
        tab.wait("document.querySelectorAll('.try .thumb svg').length >= 16")
        equal(tab.read("document.querySelector('#log').scrollTop"), 0, "the introduction comes first")
        assert tab.read("parseFloat(getComputedStyle(document.querySelector('.intro p')).fontSize)") > 22
        tab.type("flick up on=card")
        tab.wait("!document.querySelector('.try').checkVisibility()")


def test_every_scene_does_what_its_invitation_says(site):
    """A finger follows the drawn fingertip and arrow, or presses the button of the scene."""
    with opened(site, phone=(390, 844)) as tab:
        for scene in tab.read("pantomime.simulator.scenes().map((scene) => scene.name)"):
            tab.read(f"(pantomime.run('scene {scene}'), true)")
            tab.at_rest()
            if tab.read("document.querySelector('.controls .call') !== null"):
                plays = tab.read("(document.querySelector('.controls .call').click(), pantomime.clock.target !== null)")
                assert plays, scene
                tab.at_rest()
                assert tab.read("pantomime.clock.shown === pantomime.clock.end && pantomime.clock.end > 0"), scene
                right = tab.read("Math.max(...[...document.querySelectorAll('.controls .call')].map((one) => one.getBoundingClientRect().right))")
                assert right <= 390, f"{scene}: a button ends at {right}"
            elif tab.read("document.querySelector('.invitation') !== null"):
                words = tab.read("[...document.querySelectorAll('.invitation text')].map((one) => one.textContent.trim()).filter(Boolean)")
                assert len(set(words)) == len(words), words
                x, y, arrow = tab.read("(({ cx, cy }, arrow) => [cx.baseVal.value, cy.baseVal.value, arrow.getAttribute('d')])"
                                       "(document.querySelector('.invitation .tip'), document.querySelector('.invitation .arrow'))")
                start = end = tab.place(x, y)
                if arrow:
                    end = tab.place(*(float(part) for part in arrow.split("L")[1].split("M")[0].split()))
                before = tab.read("pantomime.status.steps")
                tab.swipe(start, end, steps=12 if arrow else 0)
                tab.at_rest()
                outcome = tab.text("#outcome")
                assert tab.read("pantomime.status.steps") > before and "nothing" not in outcome, f"{scene}: {outcome}"


def test_invitations_cover_nothing(site):
    """The sentence of an invitation covers no text of the scene, where there is room, and never the fingertip."""
    with page() as tab:
        for width, height in tab.sized(f"{site}/index.html", *PHONES[:3], (1024, 768)):
            for scene in ("city-guide", "connect-dots", "dive-deeper", "interactive-square", "peek-cube", "popup", "search-close", "shift-shape"):
                tab.read(f"(pantomime.run('scene {scene}'), true)")
                tab.at_rest()
                covered = tab.read("""(() => {
                  const box = (one) => one.getBoundingClientRect();
                  const plate = box(document.querySelector('.invitation .plate'));
                  const meets = (one) => one.width > 0 && one.left < plate.right - 1 && plate.left + 1 < one.right && one.top < plate.bottom - 1 && plate.top + 1 < one.bottom;
                  return [...document.querySelectorAll('#phone .view text, .invitation .tip')].filter((one) => meets(box(one))).map((one) => one.textContent || 'the fingertip');
                })()""")
                equal(covered, [], f"{scene} at {width} x {height}")


def test_small_scenes_are_shown_large(site):
    with page() as tab:
        for width, height in tab.sized(f"{site}/index.html", *PHONES, (1280, 800)):
            tab.read("(pantomime.run('scene basics'), true)")
            tab.at_rest()
            sizes = tab.read("[...document.querySelectorAll('#phone .view')].map((one) => one.getBoundingClientRect().width)")
            assert min(sizes) > 30, f"the squares at {width} x {height}: {sizes}"
            part = tab.read("document.querySelector('#phone svg').getAttribute('viewBox')")
            tab.read("[...document.querySelectorAll('.call')][0].click()")
            tab.at_rest()
            equal(tab.read("document.querySelector('#phone svg').getAttribute('viewBox')"), part, "the part, which doesn't jump")


def test_a_lesson_offers_no_other_start(site):
    """A button that starts the scene anew would leave the task."""
    with opened(site) as tab:
        tab.read("(pantomime.run('lesson a-touch-that-stops-a-list'), true)")
        tab.at_rest()
        equal(tab.read("[...document.querySelectorAll('.call')].map((one) => one.textContent)"), [])


def test_an_attempt_is_repeated_on_the_stage(site):
    """After an attempt, the goal has a button with which the task begins again, below the stage."""
    with opened(site, phone=(390, 844)) as tab:
        tab.read("(pantomime.run('lesson the-finger-decides'), true)")
        tab.open_sheet(False)
        start = tab.place(195, 420)
        tab.swipe(start, (start[0], start[1] - 20))
        tab.at_rest()
        tab.wait("document.querySelector('#goal.missed')")
        equal(tab.text("#goal-next"), "Again")
        tab.find("#goal-next").click()
        tab.at_rest()
        equal([tab.read("pantomime.status.state"), tab.read("pantomime.cover.isOpen"), tab.read("document.querySelector('#goal-next').hidden")], ["collapsed", False, True])


def test_a_reply_has_a_field(site):
    """A task that asks for a number has a field for it; one with a few possible replies has a button for each."""
    with opened(site) as tab:
        tab.read("(pantomime.run('lesson one-fraction-two-meanings'), true)")
        tab.find(".reply input").send_keys("95 %", Keys.ENTER)
        tab.at_rest()
        tab.wait("document.querySelector('#goal.missed')")
        equal(tab.read("document.activeElement.matches('.reply input')"), True, "the focus")
        equal(tab.read("document.activeElement.value"), "")
        tab.read("(pantomime.run('lesson solution'), true)")
        equal(tab.read("document.querySelector('.reply')"), None, "after the solution")
        for lesson in ("the-finger-decides", "ties-and-arbitration"):
            tab.read(f"(pantomime.run('lesson {lesson}'), true)")
            equal(tab.read("document.querySelector('.reply')"), None, lesson)
