"""What a thumb meets on a phone, and the numbers that it can drag."""

from setting import CARD, dragged, equal, opened, page, run

BOX = "((name) => (({ left, top, right, bottom }) => [left, top, right, bottom])(document.querySelector(name).getBoundingClientRect()))"
PHONE = (390, 844)
# Phones on their side, and windows at a zoom of 200 % and 400 %.
SIDES = ((844, 390), (667, 375), (640, 360), (512, 384), (360, 225))
# What a finger can press in the open panel or the page, with the area around it that also counts.
TARGETS = """[...document.querySelectorAll('button, summary, input, [role=slider]')].filter((one) => one.checkVisibility() && !one.closest('[inert]')).map((one) => {
  const box = (one.closest('label') ?? one).getBoundingClientRect();
  const around = ['::before', '::after'].map((name) => getComputedStyle(one, name)).filter((style) => style.position === 'absolute' && style.content !== 'none');
  const height = Math.max(box.height, ...around.map((style) => box.height - parseFloat(style.top) - parseFloat(style.bottom)));
  return [(one.textContent || one.ariaLabel || one.value).trim().slice(0, 40), Math.round(height), Math.round(box.width)];
}).filter(([, height]) => height > 0)"""


def center(tab, name):
    left, top, right, bottom = tab.read(f"{BOX}({name!r})")
    return (left + right) / 2, (top + bottom) / 2


def press(tab, name):
    tab.touch("touchStart", center(tab, name))
    tab.touch("touchEnd")


def swipe(tab, start, end, **options):
    tab.swipe(tab.place(*start), tab.place(*end), **options)
    tab.at_rest()


def test_numbers_can_be_dragged(site):
    """With a mouse, in the reason and in Why; the lines and the arrow follow, and the gesture is repeated."""
    for panel, name in ((None, "#because"), ("Why", ".of-lift-off")):
        with dragged(site) as tab:
            tab.wait("document.querySelector('#because .number[data-kind=velocity]')")
            if panel:
                tab.read(f"(pantomime.panels.open({panel!r}), true)")
            number = f"{name} .number[data-kind=velocity]"
            x, y = center(tab, number)
            steps = tab.read("pantomime.status.steps")
            arrow = "document.querySelector('.phone .velocity').getAttribute('d')"
            before = tab.read(arrow)
            tab.command("Input.dispatchMouseEvent", type="mousePressed", x=x, y=y, button="left", clickCount=1)
            tab.command("Input.dispatchMouseEvent", type="mouseMoved", x=x - 300, y=y, button="left", buttons=1)
            equal(tab.text("#outcome"), "released: returns to collapsed", f"while {panel} is dragged")
            assert tab.read(arrow) != before, "the arrow"
            words = tab.read(f"document.querySelector({number!r}).parentElement.textContent")
            assert " down" in words, words
            equal(tab.read("pantomime.status.steps"), steps, "nothing is executed yet")
            tab.command("Input.dispatchMouseEvent", type="mouseReleased", x=x - 300, y=y, button="left", clickCount=1)
            tab.at_rest()
            assert tab.text("#outcome").startswith("released: returns to collapsed in "), f"{panel}: {tab.text('#outcome')}"
            assert tab.read("[...document.querySelectorAll('#log .said')].at(-1).textContent").startswith("again by="), panel
            equal(tab.problems, [], "console")


def test_numbers_by_keys(site):
    with dragged(site) as tab:
        number = "#because .number[data-kind=velocity]"
        tab.wait(f"document.querySelector({number!r})")
        reason, outcome = tab.text("#because"), tab.text("#outcome")
        tab.read(f"(document.querySelector({number!r}).focus(), true)")
        tab.keys("\ue012" * 5)
        assert tab.text("#because") != reason
        tab.keys("\ue00c")
        equal([tab.text("#because"), tab.text("#outcome")], [reason, outcome], "after Escape")
        equal(tab.read("document.querySelector('#flip').checkVisibility()"), True, "the other outcome after Escape")
        assert tab.read(f"document.querySelector({number!r}) !== null"), "a number that can be dragged again"
        tab.read(f"(document.querySelector({number!r}).focus(), true)")
        tab.keys("\ue012" * 5, "\ue007")
        tab.at_rest()
        assert tab.text("#because") != reason
        equal(tab.read("document.activeElement.dataset.kind"), "velocity", "the focus after Enter")


def test_numbers_by_touch(site):
    with opened(site, phone=PHONE) as tab:
        swipe(tab, (195, 420), (195, 300), hold=0.05)
        tab.wait("document.querySelector('#because .number[data-kind=velocity]')")
        x, y = center(tab, "#because .number[data-kind=velocity]")
        # The touch begins beside the number, where a thumb is.
        tab.swipe((x, y + 12), (x - 350, y + 12))
        tab.at_rest()
        assert tab.text("#outcome").startswith("released: returns to collapsed in "), tab.text("#outcome")
        equal(tab.read("pantomime.cover.isOpen"), False, "the sheet")


def test_only_the_numbers_of_a_lift_off_can_be_dragged(site):
    with opened(site) as tab:
        for line in ("scene detents; drag x=195 y=600 by=0,-200 over=0.3", "scene city-guide; drag on=card by=-150,0 over=0.3",
                     "scene peek-cube; drag x=300 y=400 by=-200,0 over=0.3", "scene page-sheet; drag x=195 y=472 by=0,200 over=0.3"):
            run(tab, line)
            tab.at_rest()
            wrong = [text for text in tab.read("[...document.querySelectorAll('.number')].map((one) => one.textContent + one.nextSibling.textContent.slice(0, 5))")
                     if " %" not in text.replace("\u00a0", " ") and " pt/s" not in text]
            equal(wrong, [], line)


def test_every_release_has_a_reason(site):
    with opened(site) as tab:
        for line in ("scene peek-cube; drag x=300 y=400 by=-200,0 over=0.3", "scene connect-dots; drag x=195 y=760 by=-95,0 over=0.3",
                     "scene pokedex-list; run; drag on=list by=0,-200 over=0.3", "scene page-sheet; drag x=195 y=700 by=0,-200 over=0.3"):
            run(tab, line)
            tab.at_rest()
            assert tab.text("#outcome").startswith("released"), tab.text("#outcome")
            assert tab.text("#because") != "", line


def test_a_phone_on_its_side_shows_what_moves(site):
    """The phone is 200 px wide at least, and the outcome is beside it; the conversation replaces the chart or, in a
    very small window, covers the stage."""
    with page() as tab:
        for width, height in tab.sized(f"{site}/index.html", *SIDES, (932, 430)):
            where = f"at {width} x {height}"
            left, top, right, bottom = tab.read(f"{BOX}('#phone svg')")
            equal(tab.read("pantomime.phone.isCloseUp"), height < 430, f"a part of the screen {where}")
            assert right - left >= 199 and bottom - top > 0.9 * height, f"{left, top, right, bottom} {where}"
            shown = tab.read(f"pantomime.phone.point({left}, {bottom - 1})[1] - pantomime.phone.point({left}, {top + 1})[1]")
            assert shown > (640 if width >= 500 else 400), f"{shown} pt {where}"
            for name in ("#outcome", ".bar", *([".time"] if width >= 500 else [])):
                box = tab.read(f"{BOX}({name!r})")
                assert box[0] >= right and box[2] <= width and box[3] > box[1], f"{name}: {box} {where}"
            swipe(tab, (195, 420), (195, 300), hold=0.05)
            assert tab.text("#outcome").startswith("released: expands"), f"{tab.text('#outcome')} {where}"
            press(tab, "#grip")
            tab.wait("pantomime.cover.isOpen")
            box = tab.read(f"{BOX}('#statement')")
            assert box[2] - box[0] > 200 and box[3] <= height, f"{box} {where}"
            press(tab, "#grip")
            tab.wait("!pantomime.cover.isOpen")


def test_a_finger_reaches_every_place_of_a_part(site):
    """While it is down, the part follows; the rail and a wheel move the part, too."""
    with page() as tab:
        for width, height in tab.sized(f"{site}/index.html", *SIDES):
            where = f"at {width} x {height}"
            left, top, right, bottom = tab.read(f"{BOX}('#phone svg')")
            x, y = tab.place(195, 420)
            assert 0.25 * height < y < 0.75 * height, f"the card is at {y} {where}"
            tab.swipe((x, y), (x, y - 2), steps=1, lifts=False)
            place = tab.wait("pantomime.frame.fingers[0]")
            assert abs(place[2] - 420) < 8, f"a finger that has hardly moved: {place} {where}"
            tab.touch("touchMove", (x, top + 1))
            tab.wait("pantomime.frame.fingers[0][2] < 12")
            tab.touch("touchMove", (x, bottom - 1))
            tab.wait("pantomime.frame.fingers[0][2] > 832")
            assert bottom - 12 < tab.place(*tab.read("pantomime.frame.fingers[0].slice(1)"))[1] <= bottom, where
            tab.touch("touchEnd")
            tab.at_rest()
            rail = tab.read(f"{BOX}('.rail')")
            for to, shown in ((rail[1] + 1, "top + 1)[1] < 4"), (rail[3] - 1, "bottom - 1)[1] > 840")):
                tab.touch("touchStart", ((rail[0] + rail[2]) / 2, to))
                tab.touch("touchEnd")
                tab.wait(f"(({{ left, top, bottom }}) => pantomime.phone.point(left, {shown})(document.querySelector('#phone svg').getBoundingClientRect())")
            tab.command("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=-1_000)
            tab.wait("(({ left, top }) => pantomime.phone.point(left, top + 1)[1] < 4)(document.querySelector('#phone svg').getBoundingClientRect())")


def test_a_part_follows_what_moves(site):
    with page() as tab:
        for width, height in tab.sized(f"{site}/index.html", *SIDES):
            for y in (800, 60):
                run(tab, f"drag x=195 y={y} by=0,{-40 if y > 400 else 40} over=0.2")
                tab.at_rest()
                inside = "(([x, y], { top, bottom }) => y > top && y < bottom)(pantomime.phone.place(195, Y), document.querySelector('#phone svg').getBoundingClientRect())"
                tab.wait(inside.replace("Y", str(y - 40 if y > 400 else y + 40)), 5)
            # The keys move a finger to places that aren't shown.
            tab.read("(document.querySelector('#phone').focus(), true)")
            tab.hold("\ue015", 1.2)
            tab.wait("pantomime.phone.point(0, document.querySelector('#phone svg').getBoundingClientRect().bottom - 1)[1] > 800", 5)


def test_the_bar_of_a_phone(site):
    """The names of scenes are whole, and what else was in the bar is one press away."""
    with page() as tab:
        for width, height in tab.sized(f"{site}/index.html", PHONE, (375, 667), (360, 740)):
            for scene in tab.read("pantomime.simulator.scenes().map((scene) => scene.name)"):
                run(tab, f"scene {scene}")
                cut = tab.read("(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)(document.querySelector('#scene span'))")
                equal(cut, False, f"{scene} is cut at {width} x {height}")
            right = tab.read("Math.max(...[...document.querySelectorAll('.bar > *')].map((one) => one.getBoundingClientRect().right))")
            assert right <= width, f"the bar at {width}: {right}"
            press(tab, "#more")
            tab.wait("document.querySelector('#sheet').open")
            assert "Pantomime" in tab.text("#sheet")
            tab.read("([...document.querySelectorAll('#sheet button')].find((one) => one.textContent === 'Dark').click(), true)")
            equal(tab.read("document.documentElement.dataset.theme"), "dark")
            tab.read("(localStorage.clear(), true)")


def test_targets_have_room_for_a_thumb(site):
    with opened(site, phone=PHONE) as tab:
        swipe(tab, (195, 420), (195, 300), hold=0.05)
        tab.open_sheet()
        for panel in ("Session", "Why", "Plane", "Rules", "Faults", "Script"):
            tab.read(f"(pantomime.panels.open({panel!r}), true)")
            small = [one for one in tab.read(TARGETS) if one[1] < 43]
            equal(small, [], panel)
        tab.read("(pantomime.run('lesson the-finger-decides'), true)")
        # Statements between the words of a sentence are lower.
        small = [one for one in tab.read(TARGETS) if one[1] < 32]
        equal(small, [], "lesson")


def test_the_past_is_beside_the_controls_of_a_phone(site):
    with opened(site, phone=PHONE) as tab:
        swipe(tab, (195, 420), (195, 300), hold=0.05)
        tab.read("pantomime.seek(0.1)")
        stage = tab.read(f"{BOX}('#phone svg')")
        for name in ("#go-on", "#return"):
            left, top, right, bottom = tab.read(f"{BOX}({name!r})")
            assert top >= stage[3] and right <= 390 and bottom - top >= 44, f"{name}: {left, top, right, bottom}"
        press(tab, "#return")
        tab.wait("!document.body.classList.contains('in-past')")


def test_nothing_of_the_conversation_is_below_a_closed_sheet(site):
    with opened(site, phone=PHONE) as tab:
        run(tab, "lesson the-finger-decides")
        lesson, panels = [tab.read(f"document.querySelector({name!r}).clientHeight") for name in ("#lesson", ".panels")]
        assert lesson > 400 and panels == 0, f"a task without a conversation: {lesson, panels}"
        tab.open_sheet(False)
        for act in (None, ((195, 420), (195, 300))):
            if act:
                swipe(tab, *act)
            tab.settle()
            assert tab.read(f"{BOX}('#tabs')")[1] >= 843, tab.read(f"{BOX}('#tabs')")


def test_a_refused_line_is_typed_over_on_a_phone(site):
    with opened(site, phone=PHONE) as tab:
        tab.open_sheet()
        tab.type("flick the card")
        field = tab.find("#statement")
        field.send_keys("h")
        equal(field.get_attribute("value"), "h")
        tab.read("(document.querySelector('#statement').value = '', true)")
        tab.type("flick the card")
        tab.read("(document.querySelector('#chips button').click(), true)")
        equal(field.get_attribute("value"), "", "after a button")


def test_a_finger_that_has_solved_a_task_lifts(site):
    with opened(site, phone=PHONE) as tab:
        run(tab, "lesson the-finger-decides")
        tab.open_sheet(False)
        tab.swipe(tab.place(195, 420), tab.place(195, 286), lifts=False)
        tab.wait("document.querySelector('#goal.solved')")
        equal(tab.read("pantomime.simulator.look(pantomime.clock.seen).fingers.length"), 1)
        tab.touch("touchEnd")
        tab.at_rest()
        equal(tab.read("pantomime.frame.fingers.length"), 0, "a finger that is still drawn")
        assert tab.read("document.querySelector('#goal.solved') !== null")
        assert tab.text("#outcome").startswith("released"), tab.text("#outcome")


def test_what_is_covered_takes_no_focus(site):
    """In the smallest window, the open sheet covers the bar."""
    with opened(site, phone=(360, 225)) as tab:
        for is_open in (True, False):
            tab.open_sheet(is_open)
            equal(tab.read("document.querySelector('.bar').inert"), is_open)
