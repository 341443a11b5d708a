import ScriptingSupport
import TestSupport
import Foundation
import PantomimeScripting
import Testing

/// The screens of whole sessions at several widths, as recorded beside this file.
@Suite(.timeLimit) struct AnswerScreenTests {
  /// The lines of users with a goal, a file each: more lines belong there.
  private static let people = ["engineer", "teacher"].map { name in
    let text = try? String(
      contentsOf: screens.appendingPathComponent("\(name).typed"), encoding: .utf8)
    return (name: name, lines: (text ?? "").split(separator: "\n").map(String.init))
  }

  private static let screens = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Screens")

  private static let sessions: [(name: String, lines: [String])] =
    people + [
      (
        "city-guide",
        [
          "scene city-guide", "tap on=card", "wait 0.1", "pan began", "pan changed dy=20",
          "pan ended vy=200", "run", "pan began vx=-300 vy=40", "drag on=card by=30,-140 over=0.3",
          "run", "tap on=card", "more", "tap on=close; wait 0.1; pan began; pan ended vy=-100; run",
          "pan began; finish; pan ended vy=90; run", "expect state collapsed", "scroll list to=480",
          "set rule=half", "pan began", "pan changed dy=60", "wait 0.2", "pan cancelled", "run",
        ]
      ),
      (
        "why",
        [
          "scene city-guide", "set rule=flick-or-half", "drag on=card by=30,-120 over=0.4", "why",
          "again by=30,-134", "why won", "why velocity", "why decision", "run", "why state",
          "why card.frame.y", "drag on=card by=-120,20", "why", "scene city-guide",
          "set rule=scene",
          "pan began", "pan changed dy=-120", "why", "pan ended vy=-300", "why", "wait 0.05",
          "why fraction", "why paused", "compare rules", "compare rules half sign", "velocity",
          "scene detents", "why", "drag on=sheet by=0,-60 over=0.3", "why", "compare rules",
          "velocity", "scene interactive-square", "tap on=blue", "why", "finish", "why",
        ]
      ),
      (
        "interactive-square",
        [
          "scene interactive-square", "pan began", "pan changed dx=49.9", "pan ended", "run",
          "tap on=blue", "run", "pan began", "pan changed dx=70", "pan ended", "run", "start",
        ]
      ),
      (
        "dive-deeper",
        [
          "scene dive-deeper", "tap on=card", "wait 0.2", "run", "pan began", "pan changed dx=-80",
          "pan ended", "tap on=detail", "run",
        ]
      ),
      (
        "others",
        [
          "scene detents", "pan began", "pan changed dy=-80", "pan ended vy=-300", "wait 0.1",
          "run",
          "scene popup", "tap on=sheet", "wait 0.5", "run", "scene spin-mark", "wait 0.3",
          "scene pokedex-detail", "wait 0.5", "run", "scene shift-shape", "tap on=tab.2", "run",
          "scene search-close", "tap on=icon", "wait 0.3", "scene peek-cube",
          "scroll pager to=195 over=1", "wait 0.5", "scene pokedex-list", "flick up on=list", "run",
          "scene connect-dots", "tap on=thumb.1", "run", "scene basics", "start", "run",
          "scene floating-player", "flick up on=player", "run", "scene easing-gallery", "start",
        ]
      ),
      (
        "blank",
        [
          "scene blank", "view card alpha=1", "animator open duration=0.4 curve=ease-out",
          "animate card.alpha to=0 on=open", "start", "wait 0.1", "pause", "wait 1", "scrub 0.4",
          "reverse", "continue", "run", "finish", "start", "start", "stop", "pause",
          "finish at=end",
          "scrub 0.5 on=open", "set rate=120", "touch down x=10 y=10", "wait 0.1", "touch up",
          "gesture pull pan on=card", "expect card.alpha 1", "set detail=events", "start",
          "set detail=all", "run",
        ]
      ),
    ]

  /// With `PANTOMIME_RECORD=1` the file gets what is shown now, and the test fails.
  @Test(arguments: sessions.indices, [60, 80, 120])
  func looksAsWrittenDown(_ index: Int, columns: Int) throws {
    // Each screen at 80 columns, and some at one of the other widths.
    let isDue = columns == 80 || index % 3 == 0 && columns == [60, 120][index % 2]
    guard isDue || TestRun.isLong || TestRun.isRecording else { return }
    let (name, lines) = Self.sessions[index]
    let isTyped = Self.people.contains { $0.name == name }
    var session = Session()
    session.host.offersExample = isTyped
    var talk = Talk(columns: columns, in: session)
    let text = lines.map { talk.screen($0, isWhole: isTyped) }.joined()
    try #require(!lines.isEmpty)
    let file = Self.screens.appendingPathComponent("\(name)-\(columns).txt")
    let written = try? String(contentsOf: file, encoding: .utf8)
    guard written.map({ Array($0.utf8) }) != Array(text.utf8) else { return }
    if TestRun.isRecording {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(file.lastPathComponent)")
    } else {
      let (old, new) = (written ?? "", text)
      let place = zip(old.utf8, new.utf8).enumerated().first { $1.0 != $1.1 }?.offset ?? 0
      Issue.record(
        "\(name) at \(columns) columns differs: \(String(decoding: new.utf8.dropFirst(max(0, place - 40)).prefix(160), as: UTF8.self))"
      )
    }
  }
}
