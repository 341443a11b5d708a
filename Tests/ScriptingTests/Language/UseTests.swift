import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import Testing

/// `use FILE`: the statements of a file, in place.
@Suite(.timeLimit) struct UseTests {
  private static let sheet = "scene blank\nlet y=80\nview card frame=0,$y,390,744\n"

  @Test func aTeamKeepsItsStageInOneFile() {
    let files = FileTree([
      "sheet.pan": Self.sheet,
      "a.pan": "use sheet.pan\nexpect card.frame.y $y\n",
      "tests/b.pan": "use ../sheet.pan\nexpect card.frame.y 81\n",
    ])
    #expect(files.replay("a.pan").status == .passed)
    // Paths count from the file that says them.
    #expect(files.replay("tests/b.pan").failures.map(\.mismatch.actual) == ["80"])
    let deep = FileTree([
      "lib/parts/card.pan": Self.sheet, "lib/sheet.pan": "use parts/card.pan",
      "a.pan": "use lib/sheet.pan; use ./lib/../lib/sheet.pan\nexpect card.frame.y $y",
    ])
    #expect(deep.replay("a.pan").status == .passed)
  }

  /// Files that used statements name count from the file that names them, too.
  @Test func recordingsCountFromTheFileThatNamesThem() {
    let files = FileTree([
      "lib/touches.jsonl": "{\"t\":0,\"phase\":\"down\",\"id\":1,\"x\":195,\"y\":420}\n"
        + "{\"t\":0.1,\"phase\":\"up\",\"id\":1,\"x\":195,\"y\":420}\n",
      "lib/tap.pan": "touches touches.jsonl",
      "a.pan": "scene city-guide\nuse lib/tap.pan\nexpect time 0.1",
      "b.pan": "scene city-guide\ntouches touches.jsonl",
    ])
    #expect(files.replay("a.pan").status == .passed)
    #expect(files.errors("b.pan").count == 1)
  }

  @Test(arguments: [
    ("use nothing.pan", ["a.pan:1:5: 'nothing.pan' cannot be read: No such file or directory"]),
    ("use a.pan", ["a.pan:1:5: 'a.pan' uses itself"]),
    ("use ./x/../a.pan", ["a.pan:1:5: './x/../a.pan' uses itself"]),
    (
      "use b.pan",
      [
        "b.pan:1:5: 'c.pan' cannot be read: No such file or directory"
          + " [used at a.pan:1:5]"
      ]
    ),
    (
      "scene city-guide; use round.pan",
      [
        "again.pan:2:5: 'round.pan' uses itself"
          + " [used at round.pan:1:5] [used at a.pan:1:23]"
      ]
    ),
    (
      "use wrong.pan\nuse wrong.pan",
      [
        "wrong.pan:3:6: unknown view 'crad' [used at a.pan:1:5]",
        "wrong.pan:4:1: unknown verb 'wat' [used at a.pan:1:5]",
        "wrong.pan:3:6: unknown view 'crad' [used at a.pan:2:5]",
        "wrong.pan:4:1: unknown verb 'wat' [used at a.pan:2:5]",
      ]
    ),
    ("use bytes.pan", ["bytes.pan:2:2: byte 0xFF is not UTF-8 [used at a.pan:1:5]"]),
    ("use \"\"", ["a.pan:1:5: the file name is empty"]),
    ("use", ["a.pan:1:1: 'use' needs a file"]),
    ("use x.pan y.pan", ["a.pan:1:11: unexpected 'y.pan' in 'use'"]),
    ("use \"b.pan", ["a.pan:1:5: unterminated quote"]),
    (
      "let f=nothing.pan\nuse $f",
      [
        "a.pan:2:5: 'nothing.pan' cannot be read: No such file or "
          + "directory [$f is 'nothing.pan']"
      ]
    ),
  ])
  func whatIsWrongIsToldWithBothPlaces(text: String, wanted: [String]) {
    var files = [
      "a.pan": text, "b.pan": "use c.pan", "round.pan": "use again.pan\n",
      "again.pan": "\nuse round.pan", "wrong.pan": "scene city-guide\n\ntap  on=crad\nwat 1\n",
    ].mapValues { Array($0.utf8) }
    files["wrong.pan"] = Array("scene city-guide\n\nshow crad\nwat 1\n".utf8)
    files["bytes.pan"] = [0x23, 0x0A, 0x23, 0xFF]
    let found = FileTree(bytes: files).errors("a.pan").map {
      $0.replacing("'city-guide' has no path 'crad'", with: "unknown view 'crad'")
    }
    #expect(found == wanted)
  }

  /// A chain of files is reported as far as it matters, and nothing hangs.
  @Test func chainsAndBombsComeToAnEnd() {
    var files: [String: String] = [:]
    for number in 0..<40 { files["\(number).pan"] = "use \(number + 1).pan" }
    files["40.pan"] = "scene city-guide"
    #expect(
      FileTree(files).errors("0.pan").first?.contains("more than 32 files use one another") == true)
    for number in 0..<25 { files["\(number).pan"] = "use \(number + 1).pan; use \(number + 1).pan" }
    files["25.pan"] = "# nothing\n"
    let errors = FileTree(files).errors("0.pan")
    #expect(errors.count == 1 && errors[0].contains("more than 10000 files are used"), "\(errors)")
  }

  /// A failed expectation in an included file is reported with its place and the place of the
  /// `use`.
  @Test func failuresTellBothPlaces() throws {
    let files = FileTree([
      "lib/sheet.pan": "scene city-guide\n# now\nexpect fraction 0.5\n", "t/a.pan": "",
      "a.pan": "\nuse lib/sheet.pan\n",
    ])
    let replay = files.replay("a.pan")
    #expect(replay.status == .failed)
    let text = Failure.text(of: replay.failures, file: "a.pan", style: .plain)
    #expect(text.hasPrefix("  lib/sheet.pan:3:1: expect fraction 0.5\n"))
    #expect(text.contains("    used at   a.pan:2:5\n"))
  }

  /// A statement that can't run in an included file is reported likewise.
  @Test func whatCannotBeCarriedOutTellsBothPlaces() throws {
    let files = FileTree([
      "s.pan": "scene city-guide\nrun\nlet a=0; at $a show time", "a.pan": "use s.pan\n",
      "b.pan": "scene city-guide\ntap on=card\nrun\nuse c.pan", "c.pan": "at 0.1 pan began",
    ])
    #expect(files.replay("a.pan").diagnostics.isEmpty)
    let found = try #require(files.replay("b.pan").diagnostics.first)
    let text = found.rendered(style: .plain)
    #expect(text.hasPrefix("c.pan:1:4: error: time cannot move back"), "\(text)")
    #expect(text.hasSuffix("  used at b.pan:4:5\n"), "\(text)")
  }

  /// A file that only arranges a scene is answered with its name, the number of its statements, and its
  /// views; one that does more, with its last answer.
  @Test(arguments: [
    ("sheet.pan", "ran 3 statements of sheet.pan; card added\n"),
    ("more.pan", "ran 4 statements of more.pan; card and dot added\n"),
    ("many.pan", "ran 6 statements of many.pan; 5 views added\n"),
    ("guide.pan", "city-guide started: collapsed, idle\n"),
    ("tap.pan", "card.1 started: expands in 0.3 s"),
  ])
  func aFileIsAnsweredAsAWhole(file: String, answer: String) throws {
    var session = Session()
    session.host.files = FileTree([
      "sheet.pan": Self.sheet,
      "more.pan": Self.sheet + "view dot x=1\n",
      "many.pan": "scene blank\n" + (1...5).map { "view v\($0) x=1\n" }.joined(),
      "guide.pan": "scene city-guide\n", "tap.pan": "scene city-guide\ntap on=card\n",
    ]).access()
    let text = try session.answer(line: "use \(file)", style: .plain).text
    #expect(text.hasPrefix(answer), "\(text)")
  }

  /// At the prompt a line with `use` is one whole: after an error nothing of it has happened.
  @Test func aSessionUsesFilesToo() throws {
    var session = Session()
    session.host.files = FileTree(["sheet.pan": Self.sheet, "bad.pan": "view dot x=1\nshow dott\n"])
      .access()
    for statement in try session.read("use sheet.pan") {
      try session.check(statement)
      _ = try session.execute(statement)
    }
    #expect(session.names["y"] == "80" && session.simulation?.viewNames == ["card"])
    let statements = try session.read("use bad.pan")
    #expect(statements.count == 2)
    var copy = session
    _ = try copy.execute(statements[0])
    let error = try #require(throws: ScriptError.self) { try copy.check(statements[1]) }
    #expect(error.notes == ["used at line 1, column 5"])
    #expect(error.place?.file == "bad.pan")
  }
}
