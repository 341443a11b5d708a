import Foundation
import PantomimeLessons
import PantomimeReporting
import PantomimeScripting
import TestSupport
import Testing

/// The first lesson as a learner sees it, with mistakes, hints and solutions, as recorded beside this
/// file.
@Suite(.timeLimit) struct LessonScreenTests {
  private static let lines = [
    "lesson", "lesson the-finger-decides seed=3", "pan began", "pan changed dy=120", "undo",
    "pan changd dy=-50", "pan changed dy=-50", "pan changed dy=-200", "hint",
    "pan changed dy=-120", "next", "why", "answer expanded", "answer collapsed",
    "restart", "answer collapsed", "why", "next",
    "pan began; pan changed dy=-200; pan ended vy=-20; run", "restart",
    "pan began; pan changed dy=-10; pan ended vy=300; run", "hint", "hint",
    "hint", "hint", "restart", "pan began", "pan changed dy=-8",
    "pan ended vy=-300", "run", "next", "set rule=half", "solution",
    "set rule=flick-or-half", "next", "leave", "lesson",
  ]

  private static let screen = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Screens/the-finger-decides.txt")

  private static func played() -> String {
    var session = Session(Catalog.standard.withLessons)
    var desk = LessonDesk(seed: 3)
    var text = ""
    for line in lines {
      let before = (session, desk)
      text += "> \(line)\n"
      do throws(ScriptError) {
        text += try desk.answer(line: line, in: &session, style: .plain).text
      } catch {
        (session, desk) = before
        text += "error: \(error.message)\n"
        if !error.hint.isEmpty { text += "  \(error.hint)\n" }
      }
    }
    return text
  }

  @Test func theFirstLessonIsAsRecorded() throws {
    let played = Self.played()
    if TestRun.isRecording {
      try played.write(to: Self.screen, atomically: true, encoding: .utf8)
      Issue.record("recorded the-finger-decides.txt")
    }
    let recorded = try String(contentsOf: Self.screen, encoding: .utf8)
    let lines = zip(played.split(separator: "\n"), recorded.split(separator: "\n"))
    let other = lines.first { $0 != $1 }
    #expect(played == recorded, "\(other?.0 ?? "")")
  }
}
