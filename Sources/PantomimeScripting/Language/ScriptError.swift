/// Why a line cannot be understood or carried out: what, where, and what to write instead.
package struct ScriptError: Error, Sendable, Hashable {
  /// What is wrong, as a phrase without a capital or a full stop.
  package let message: String
  /// Where in the line.
  package let span: Span
  /// What to write instead; empty if the message says it.
  package let hint: String
  /// Whether nothing is wrong with the line, but whoever waited for it has given up.
  package private(set) var isInterruption = false
  /// Whether all that is wrong is that the line goes on in one that is not there.
  package private(set) var isUnfinished = false
  /// The line it is in, where that is known.
  package private(set) var place: SourcePlace?
  /// What else there is to know: what names stand for, where a file is used.
  package private(set) var notes: [String] = []

  package init(_ message: String, _ span: Span, hint: String = "") {
    self.message = message
    self.span = span
    self.hint = hint
  }

  /// The end of a statement that nobody waits for any longer.
  static func interrupted(_ span: Span) -> ScriptError {
    var error = ScriptError("interrupted", span)
    error.isInterruption = true
    return error
  }

  /// A line that goes on in one that is not there.
  static func unfinished(_ span: Span) -> ScriptError {
    var error = ScriptError(
      "the continued line has no next line", span, hint: "remove the final \\")
    error.isUnfinished = true
    return error
  }

  /// The error of a line, with what the names that it speaks of stand for; the line stays, where one
  /// is known already.
  func at(_ place: SourcePlace, _ substitutions: [Substitution] = []) -> ScriptError {
    guard self.place == nil, !isInterruption else { return self }
    var error = self
    error.place = place
    for put in substitutions where put.span.start < max(span.end, span.start + 1) {
      guard put.span.end > span.start else { continue }
      let note = "$\(put.name) is '\(put.value)'"
      if !error.notes.contains(note) { error.notes.append(note) }
    }
    error.notes += place.uses.map { "used at \($0)" }
    return error
  }

  /// The same with something else to know.
  func noting(_ note: String) -> ScriptError {
    var error = self
    error.notes.append(note)
    return error
  }

  /// The same with another advice.
  func advising(_ hint: String) -> ScriptError {
    var error = ScriptError(message, span, hint: hint)
    (error.place, error.notes) = (place, notes)
    return error
  }
}

/// A line of a script, or several of which each goes on in the next.
package struct SourcePlace: Sendable, Hashable {
  /// Where it is in a file that is used; `nil` in the script itself.
  let used: Used?
  /// The number of the first line, counted from 1.
  package let line: Int
  /// The lines as they are written, each but the first behind a line feed.
  package let text: String

  /// A file that is used, as its lines know of it: held once for all of them.
  package final class Used: Sendable {
    /// The file, as it is shown.
    let file: String
    /// Where it is used, the innermost place first.
    let uses: [String]
    /// The statement that uses it, as it can be typed where the script is; `nil` where what the file
    /// says is typed again.
    let use: String?
    /// Where that statement is, so that the statements of one file are one step.
    let step: String?

    init(file: String, uses: [String], use: String?, step: String?) {
      (self.file, self.uses, self.use, self.step) = (file, uses, use, step)
    }
  }

  /// The file that is used, as it is shown; `nil` in the script itself.
  package var file: String? { used?.file }
  /// Where that file is used, the innermost place first.
  package var uses: [String] { used?.uses ?? [] }
  /// The statement that uses it, as it can be typed where the script is; `nil` in the script itself.
  package var use: String? { used?.use }
  /// Where that statement is, so that the statements of one file are one step.
  package var step: String? { used?.step }

  init(_ used: Used? = nil, line: Int, text: String) {
    (self.used, self.line, self.text) = (used, line, text)
  }

  package static func == (one: SourcePlace, other: SourcePlace) -> Bool {
    one.line == other.line && one.text == other.text && one.file == other.file
      && one.uses == other.uses && one.use == other.use && one.step == other.step
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(text)
  }

  /// The one line that a stretch begins in: its number, its text, and the stretch in it.
  func line(of span: Span) -> (number: Int, text: String, span: Span) {
    guard text.unicodeScalars.contains("\n") else { return (line, text, span) }
    let scalars = Array(text.unicodeScalars)
    // A line feed that no `\` is before has no place in a line.
    func isEnd(_ index: Int) -> Bool {
      scalars[index] == "\n" && (index == 0 || scalars[index - 1] == "\\")
    }
    let ends = scalars.indices.filter(isEnd)
    let before = ends.filter { $0 < span.start }
    let start = before.last.map { $0 + 1 } ?? 0
    let end = ends.first { $0 >= span.start } ?? scalars.count
    var only = String.UnicodeScalarView()
    only.append(contentsOf: scalars[start..<max(start, end)])
    let within = Span(span.start - start, min(span.end, max(end, span.start + 1)) - start)
    return (line + before.count, String(only), within)
  }
}
