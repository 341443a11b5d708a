import PantomimeKit
import PantomimeReporting

extension SessionSetting {
  static let trace = SessionSetting(
    "trace", "the number of recent events to keep",
    details:
      "`trace=last:10000` keeps at least that many recent events, in this scene and later ones, and "
      + "drops older ones; a statement that needs a dropped event reports an error. `trace=all` keeps "
      + "all events from now on.",
    text: .session { $0.options.traceLength.map { "\(TraceLength.last)\($0)" } ?? TraceLength.all },
    values: { _ in
      [
        Candidate(TraceLength.all, "keeps every event"),
        Candidate(TraceLength.last, "keeps at least that many recent events"),
      ]
    }
  ) { (given, _, _) throws(ScriptError) in
    let length = try TraceLength.parsed(given.value)
    return .session { session in
      session.options.traceLength = length
      return .noted(Clause(.traceLength, count: length))
    }
  }
}

/// The text form of the number of events that a trace keeps.
private enum TraceLength {
  /// The word for keeping all events.
  static let all = "all"
  /// The prefix for the number of the most recent events to keep.
  static let last = "last:"
  /// The valid numbers of events; our choice.
  static let range = 1...1_000_000_000

  /// Parses the minimum number of the most recent events that a trace keeps, or returns `nil` for
  /// all events.
  static func parsed(_ word: Word) throws(ScriptError) -> Int? {
    if word.text == all { return nil }
    guard word.text.hasPrefix(last), word.text.count > last.count else {
      throw ScriptError(
        "invalid trace length '\(word.text)'", word.span,
        hint: "write all, or last:COUNT, for example last:10000")
    }
    let number = word.part(last.count..<word.text.unicodeScalars.count)
    let count = try number.number("a number of events")
    guard let length = Int(exactly: count), range.contains(length) else {
      throw ScriptError(
        "the trace cannot keep '\(number.text)' events", number.span,
        hint: "must be a whole number, \(range.lowerBound) to \(range.upperBound)")
    }
    return length
  }
}
