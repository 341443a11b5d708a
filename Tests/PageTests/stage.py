"""The stage: what it shows, on a phone too, and the causes on it."""

from setting import CARD, equal, page

PHONES = ((390, 844), (375, 667), (844, 390), (360, 225))


def test_the_stage_takes_the_width_of_a_phone(site):
    for width, height in PHONES:
        with page(width=width, height=height) as tab:
            tab.resize(width, height, touch=True)
            tab.open(f"{site}/index.html")
            stage, screen, bar = tab.read("""['.stage', '#phone svg', '.bar'].map((name) => {
              const { width, height } = document.querySelector(name).getBoundingClientRect();
              return { width, height };
            })""")
            equal(stage["width"], width, "the stage's width")
            assert stage["height"] >= 0.6 * height - 1, f"{stage['height']} of {height}"
            assert screen["width"] >= 200, f"the phone at {width} x {height}: {screen['width']}"
            empty = tab.read("""[...document.querySelectorAll('button, input, select, [role]')]
              .filter((one) => one.offsetParent && !one.closest('[inert]') && one.getBoundingClientRect().width < 1).map((one) => one.outerHTML.slice(0, 80))""")
            equal(empty, [], f"0 px wide at {width}")
            small = tab.read("parseFloat(getComputedStyle(document.querySelector('#statement')).fontSize)")
            assert small >= 16, f"the prompt's font is {small} px, so a phone zooms into it"


def test_a_finger_on_a_phone(site):
    """A drag by touch events moves the card; the answer is visible without opening anything."""
    for width, height in PHONES:
        with page(width=width, height=height) as tab:
            tab.resize(width, height, touch=True)
            tab.open(f"{site}/index.html")
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
    with page(width=390, height=844) as tab:
        tab.resize(390, 844, touch=True)
        tab.open(f"{site}/index.html")
        equal(tab.read("pantomime.cover.isOpen"), False)
        assert tab.read("document.querySelector('.talk').inert"), "a hidden prompt takes the focus"
        place = tab.read("(({ left, top, width, height }) => [left + width / 2, top + height / 2])(document.querySelector('#grip').getBoundingClientRect())")
        tab.swipe(tuple(place), (place[0], place[1] - 300))
        tab.wait("pantomime.cover.isOpen")
        tab.wait("document.querySelector('#statement').getBoundingClientRect().bottom <= 844")
        tab.wait("document.querySelector('.sheet').getAnimations().length === 0")
        place = tab.read("(({ left, top, width, height }) => [left + width / 2, top + height / 2])(document.querySelector('#grip').getBoundingClientRect())")
        tab.swipe(tuple(place), (place[0], place[1] + 300))
        tab.wait("!pantomime.cover.isOpen")


def test_views_show_content_in_both_themes(site):
    """Every scene shows more than outlines with names."""
    for dark in (False, True):
        with page(dark=dark) as tab:
            tab.open(f"{site}/index.html")
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
    with page() as tab:
        tab.open(f"{site}/index.html")
        equal(tab.read("document.querySelectorAll('.intro li').length"), 3, "things to try")
        assert "Lesson 1" in tab.text(".first-lesson")
        outcome, flip = tab.read("['#outcome', '#flip'].map((one) => parseFloat(getComputedStyle(document.querySelector(one)).fontSize))")
        assert outcome > flip
        tab.drag(CARD, (0, -130), hold=0.1)
        tab.at_rest()
        said = tab.read("[...document.querySelectorAll('.said')].at(-1).textContent")
        assert said.startswith("drag, ") and " pt up in " in said, said


def test_the_gallery_starts_scenes(site):
    with page() as tab:
        tab.open(f"{site}/index.html")
        tab.find("#scene").click()
        tab.wait("document.querySelectorAll('.gallery .thumb svg').length >= 16")
        tab.read("(document.querySelectorAll('.gallery button')[2].click(), true)")
        tab.wait("!document.querySelector('#sheet').open")
        equal(tab.text("#scene"), tab.read("pantomime.status.scene"))


def test_calls_are_buttons(site):
    with page() as tab:
        tab.open(f"{site}/index.html")
        tab.type("scene basics")
        tab.find(".controls .call").click()
        tab.wait("pantomime.clock.target !== null || pantomime.clock.end > 0.1")
        tab.type("scene spin-mark")
        tab.wait("pantomime.status.scene === 'spin-mark' && pantomime.clock.shown > 0.1")


def test_playback_by_buttons(site):
    with page() as tab:
        tab.open(f"{site}/index.html")
        tab.drag(CARD, (0, -130), hold=0.1)
        tab.at_rest()
        end = tab.read("pantomime.clock.shown")
        tab.find("#do-back").click()
        assert abs(tab.read("pantomime.clock.shown") - (end - 1 / 60)) < 1e-6
        tab.find("#do-forward").click()
        tab.find("#do-replay").click()
        tab.wait("pantomime.clock.target !== null")
        tab.find("#do-play").click()
        equal(tab.read("pantomime.clock.target"), None, "paused")
        tab.find("#do-play").click()
        tab.at_rest()
