import PantomimeReporting

extension RecordingReader {
  /// The unit of the times in the recording.
  var unit: TouchRecording.Unit { named ?? wanted ?? .seconds }

  /// Processes a comment: one that names the unit sets it, and any other comment is ignored.
  mutating func heed(_ comment: String, _ line: RecordingLine) throws(RecordingError) {
    let parts = comment.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let words = parts.map { $0.split { $0.isWhitespace } }
    if words == [[Substring(TouchRecording.apart)]] { isApart = true }
    guard parts.count == 2, words[0] == ["unit"] else { return }
    try name(words[1].joined(separator: " "), line)
  }

  mutating func name(_ text: String, _ line: RecordingLine) throws(RecordingError) {
    let units = TouchRecording.Unit.allCases.map { $0.rawValue }
    guard let unit = TouchRecording.Unit(rawValue: text) else {
      throw line.error(
        "unknown unit '\(text)'", field: "unit", hint: "write \(Spelling.list(units, "or"))")
    }
    guard stream.isEmpty, values.isEmpty else {
      throw line.error(
        "the unit follows a sample", field: "unit", hint: "put it before the first sample")
    }
    if let other = named ?? wanted, other != unit {
      throw line.error(
        "the unit is '\(unit.rawValue)' here and '\(other.rawValue)' elsewhere", field: "unit",
        hint: "give it once")
    }
    named = unit
  }
}
