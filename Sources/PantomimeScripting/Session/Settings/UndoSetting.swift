import PantomimeKit

extension SessionSetting {
  static let undo = SessionSetting(
    "undo", "the number of steps that undo reaches",
    details: "`undo=100` lets `undo` reach the last 100 steps, `undo=all` all of them.",
    scope: .display, text: .session { $0.history?.reach.map { String($0) } ?? everyStep },
    values: { _ in
      [
        Candidate(everyStep, "undo reaches every step"),
        Candidate("", "the number of steps that undo reaches"),
      ]
    }
  ) { (given, _, _) throws(ScriptError) in
    let reach = try reach(given.value)
    return .session { session in
      session.history?.reach = reach
      guard let reach else { return .text("undo reaches all steps\n") }
      return .text("undo reaches the last \(reach) step\(reach == 1 ? "" : "s")\n")
    }
  }

  /// The word for an unlimited number of steps.
  private static let everyStep = "all"

  /// Parses the maximum number of steps that `undo` goes back, or returns `nil` if the number is
  /// unlimited.
  private static func reach(_ word: Word) throws(ScriptError) -> Int? {
    if word.text == everyStep { return nil }
    guard let numeral = Numeral(word.text), numeral.unit.isEmpty,
      let count = Int(exactly: numeral.value), count >= 0
    else {
      throw ScriptError(
        "undo cannot reach '\(word.text)'", word.span,
        hint: "must be all, or a whole number of steps")
    }
    return count
  }
}
