import ScriptingSupport
import TestSupport
import Foundation
import PantomimeKit
import PantomimeReporting
import PantomimeScenes
import PantomimeScripting
import Testing

/// The parts that tests reach, and those that they don't.
@Suite(.timeLimit) struct CoverageTests {
  private func coverage(_ lines: [String], of test: String = "a") throws -> Coverage {
    let statements = try lines.compactMap { try Statement($0) }
    var coverage = Coverage()
    coverage.add(zip(statements, try Play(lines).steps).map { ($0, $1) }, of: test)
    return coverage
  }

  private func reached(_ coverage: Coverage, _ kind: Coverage.Kind) -> Set<String> {
    Set(coverage.items(kind).filter { !coverage.tests($0).isEmpty }.map { $0.name })
  }

  @Test func whatIsDoneIsReached() throws {
    let coverage = try coverage([
      "scene city-guide faults=CG-4", "pan began", "pan changed dy=-200", "pan ended vy=-300",
      "run",
      "set rule=half", "pan began", "pan ended", "finish", "expect misuse finish-not-stopped",
    ])
    #expect(reached(coverage, .states) == ["city-guide collapsed", "city-guide expanded"])
    #expect(reached(coverage, .transitions) == ["city-guide collapsed > expanded"])
    #expect(
      reached(coverage, .recognizer) == [
        "possible > began", "began > changed", "changed > ended", "ended > began", "began > ended",
      ])
    #expect(reached(coverage, .decisions) == ["velocity", "position"])
    #expect(reached(coverage, .rules) == ["half"])
    #expect(reached(coverage, .faults) == ["CG-4"])
    #expect(reached(coverage, .misuses) == ["finish-not-stopped"])
    let all = coverage.count
    #expect(all.reached == 2 + 5 + 2 + 1 + 1)
    #expect(coverage.isBelow(90) && !coverage.isBelow(1) && !coverage.isBelow(0))
  }

  /// The reachable parts come from the declarations: none of them is listed here.
  @Test func statesAndFaultsAreThoseOfTheScenes() throws {
    let coverage = try coverage(["scene city-guide", "scene detents", "scene blank"])
    func names(_ kind: Coverage.Kind) -> [String] { coverage.items(kind).map { $0.name } }
    let scenes = Scenes.all.filter { ["city-guide", "detents", "blank"].contains($0.name) }
    #expect(names(.faults) == scenes.flatMap { $0.faults.map { $0.id } })
    #expect(
      names(.states) == scenes.flatMap { scene in scene.states.map { "\(scene.name) \($0)" } })
    #expect(Set(names(.states)).isSuperset(of: reached(coverage, .states)))
    #expect(names(.misuses).isEmpty)
    // A pan goes from possible through began and changed to its end, and from there on (G3).
    let steps = names(.recognizer)
    #expect(Set(steps).count == steps.count)
    #expect(
      Set(steps) == [
        "possible > began", "possible > failed", "began > changed", "began > ended",
        "began > cancelled", "changed > changed", "changed > ended", "changed > cancelled",
        "ended > began", "cancelled > began",
      ])
  }

  /// In whatever order tests are put together, the same comes out.
  @Test func aUnionHasNoOrder() throws {
    let parts = try [
      coverage(["scene city-guide", "tap on=card", "run"], of: "b"),
      coverage(["scene city-guide", "pan began", "pan cancelled"], of: "a"),
      coverage(["scene detents", "flick up speed=900"], of: "c"),
    ]
    var (one, other) = (Coverage(), Coverage())
    for part in parts { one.formUnion(part) }
    for part in parts.reversed() { other.formUnion(part) }
    #expect(one.text(style: .plain) == other.text(style: .plain))
    #expect(one.line == other.line)
    #expect(one.tests(Coverage.Item(.states, "city-guide collapsed")) == ["a", "b"])
    #expect(
      one.text(style: .plain).contains("city-guide collapsed") && one.line.contains("[\"a\",\"b\"]")
    )
  }

  @Test func itFitsEveryWidth() throws {
    let coverage = try coverage(
      ["scene city-guide faults=published", "drag on=card by=0,-150", "run"],
      of: "cards/open.pan")
    for columns in [40, 60, 80] {
      let style = Style(hasColor: false, isUnicode: true, columns: columns)
      for line in coverage.text(style: style).split(separator: "\n") {
        #expect(Printable.width(String(line)) <= columns, "\(line)")
      }
    }
  }

  /// How far the project's own examples reach stands in the documentation.
  ///
  /// With `PANTOMIME_RECORD=1` it is written there, and the test fails.
  @Test(.enabled(if: TestRun.isLong || TestRun.isRecording, "replays every example"))
  func theFigureOfTheExamplesIsTold() throws {
    var coverage = Coverage()
    for name in GestureScripts.names {
      let folder = "\(GestureScripts.folder)/\(name)".split(separator: "/").dropLast()
      let session = ProjectFiles.session(in: folder.joined(separator: "/"))
      let bytes = try ProjectFiles.bytes(of: "\(GestureScripts.folder)/\(name)")
      var steps: [(statement: Statement, step: Session.Step)] = []
      _ = Replay(Script(bytes, file: name, files: session.host.files), file: name, in: session) {
        steps.append(($0, $1))
      }
      coverage.add(steps, of: name)
    }
    let file = "Sources/PantomimeKit/PantomimeKit.docc/ReplayingAsTests.md"
    let text = String(decoding: try ProjectFiles.bytes(of: file), as: UTF8.self)
    let told = "The scripts in `scripts/gestures` reach \(coverage.share)."
    if TestRun.isRecording {
      let written = text.replacing(
        #/The scripts in `scripts/gestures` reach [0-9.]+ %, [0-9]+ of [0-9]+\./#, with: told)
      try Data(written.utf8).write(to: ProjectFiles.root.appendingPathComponent(file))
      Issue.record("recorded the coverage of the examples")
    }
    #expect(text.contains(told), "\(coverage.text(style: .plain))")
  }
}
