import PantomimeKit
import PantomimeScripting

/// Answers that are tried on every task, because a task that accepts one of them requires too
/// little.
enum StockAnswers {
  /// Statements that a learner might try without thinking.
  private static let gestures = [
    "", "run", "wait 1", "tap", "tap on=card", "tap on=card; run", "tap on=detail; run",
    "flick up", "flick up; run", "flick down; run", "drag up; run", "drag down; run",
    "drag up 40; run", "drag up 300; run", "pan began", "pan began; pan ended; run",
    "pan began; pan ended vy=-1; run", "pan began; pan ended vy=1; run",
    "pan began; pan changed dy=-100; pan ended; run", "pan began; pan cancelled; run", "start",
    "start; run", "start; pause", "start; wait 0.1; reverse; run", "start; stop; finish",
    "finish", "stop", "reverse", "continue", "reset; run", "undo", "expect running no",
    "expect time 0", "run; expect running no", "expect progress >= 0", "press for=0.5; run",
    "show", "why", "set detail=all", "set rate=120",
  ]

  /// Returns the answers for a catalogue: gestures, and every rule.
  static func all(in catalogue: Catalogue) -> [String] {
    gestures + catalogue.rules.map { "set rule=\($0.name)" }
  }

  /// Returns the statements of a sample on one line, for comparisons.
  static func line(_ statements: [String]) -> String {
    let parts = statements.flatMap { $0.split(separator: ";") }
    return LessonText.joined(parts.map { LessonText.trimmed($0) }, by: "; ")
  }
}
