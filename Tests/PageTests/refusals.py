"""Bad input: modules, links and storage."""

import shutil
import tempfile
from pathlib import Path

from browser import served
from setting import SITE, equal, hash_of, opened, page


def test_without_the_module(site):
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(SITE, folder, dirs_exist_ok=True)
        (Path(folder) / "pantomime.wasm").unlink()
        with served(folder) as other, page() as tab:
            tab.open(f"{other}/index.html")
            assert "pantomime.wasm: 404" in tab.text(".broken"), tab.text(".broken")


def test_the_page_for_servers_from_the_disk(site):
    with page() as tab:
        tab.driver.get(f"file://{SITE / 'index.html'}")
        tab.wait("getComputedStyle(document.querySelector('#phone p')).visibility === 'visible'")
        assert "pantomime.html" in tab.text("#phone"), tab.text("#phone")


def test_a_broken_module(site):
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(SITE, folder, dirs_exist_ok=True)
        (Path(folder) / "pantomime.wasm").write_bytes(b"\0asm nonsense")
        with served(folder) as other, page() as tab:
            tab.open(f"{other}/index.html")
            assert "can't be started" in tab.text(".broken")


def test_a_module_of_another_version(site):
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(SITE, folder, dirs_exist_ok=True)
        calls = Path(folder) / "calls.js"
        calls.write_text(calls.read_text().replace('"peek"', '"seek"'))
        with served(folder) as other, page() as tab:
            tab.open(f"{other}/index.html")
            assert "have different versions" in tab.text(".broken"), tab.text(".broken")


def test_without_webassembly(site):
    with opened(site, before="delete globalThis.WebAssembly;") as tab:
        assert "no WebAssembly" in tab.text(".broken")


def test_without_storage(site):
    for before in (
        "Object.defineProperty(globalThis, 'localStorage', { get() { throw new Error('forbidden'); } });",
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };",
    ):
        with opened(site, before=before) as tab:
            tab.find("#theme").click()
            tab.type("lesson the-finger-decides")
            assert "can't be kept" in tab.text("#notice")
            tab.type("pan began")
            equal(tab.read("pantomime.simulator.peek('show pan.state', 80).answers[0].shown").split()[-1], "began")


def test_bad_links(site):
    with page() as tab:
        for code in ("!!!", "AAAA", "abc", "A" * 1_000_000):
            tab.driver.get("about:blank")
            tab.open(f"{site}/index.html#s={code}")
            assert "can't be read" in tab.text("#notice"), (code[:10], tab.text("#notice"))
            equal(tab.read("pantomime.status.scene"), "city-guide")


def test_a_bad_link_leaves_the_session(site):
    with opened(site) as tab:
        tab.type("tap on=card")
        tab.type("run")
        before = hash_of(tab)
        tab.read("location.hash = '#s=AAAA'")
        tab.wait("!document.querySelector('#notice').hidden")
        assert "can't be read" in tab.text("#notice"), tab.text("#notice")
        equal(hash_of(tab), before, "hash")
        equal(tab.read("document.querySelectorAll('#log .turn').length"), 3, "turns")


def test_a_link_that_unpacks_to_too_much(site):
    with opened(site) as tab:
        code = tab.run("""
          const stream = new Blob(["wait 0.001\\n".repeat(500_000)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
          const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
          return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");""")
        tab.driver.get("about:blank")
        tab.open(f"{site}/index.html#s={code}")
        assert "longer than 4 MB" in tab.text("#notice"), tab.text("#notice")
        equal(tab.read("pantomime.status.scene"), "city-guide")


def test_a_link_with_a_wrong_statement_keeps_what_came_before(site):
    with opened(site) as tab:
        code = tab.run("""
          const stream = new Blob(["scene city-guide\\ntap on=card\\nrnu\\nrun\\n"]).stream().pipeThrough(new CompressionStream("deflate-raw"));
          const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
          return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");""")
        tab.driver.get("about:blank")
        tab.open(f"{site}/index.html#s={code}")
        assert "Statement 3 of 4" in tab.text("#notice"), tab.text("#notice")
        equal(tab.read("pantomime.status.steps"), 2)
