/// An error in a line, from parsing or execution: the message, the place, and a hint.
package struct ScriptError: Error, Sendable, Hashable {
  /// The message, as a phrase without a capital or a period.
  package let message: String
  /// The place in the line.
  package let span: Span
  /// The fix, or an empty string if the message already describes it.
  package let hint: String
  /// Whether the line is valid, but the caller has cancelled it.
  package private(set) var isInterruption = false
  /// Whether the only error is that a continuation line is missing.
  package private(set) var isUnfinished = false
  /// The place of the line, or `nil` if it's unknown.
  package private(set) var place: SourcePlace?
  /// The text from the statement with the error to the end of its line, or `nil` if it's unknown.
  private(set) var source: String?
  /// A line to type instead, which runs as it stands, or `nil` if there is none.
  package private(set) var replacement: String?
  /// Whether the verb is unknown.
  private(set) var hasUnknownVerb = false
  /// Whether what is wrong is a text, such as one that lacks its quotes.
  private(set) var isAboutText = false
  /// What the replacement takes from the line, besides what it shows.
  private(set) var basis = WordBasis()
  /// Further information, such as the values of names and the places where files are used.
  package private(set) var notes: [String] = []

  package init(_ message: String, _ span: Span, hint: String = "") {
    self.message = message
    self.span = span
    self.hint = hint
  }

  /// Returns the error for a cancelled statement.
  static func interrupted(_ span: Span) -> ScriptError {
    var error = ScriptError("interrupted", span)
    error.isInterruption = true
    return error
  }

  /// Returns the error for a word that is no verb.
  static func unknownVerb(_ verb: Word, hint: String) -> ScriptError {
    var error = ScriptError("unknown verb '\(verb.text)'", verb.span, hint: hint)
    error.hasUnknownVerb = true
    return error
  }

  /// Returns the error for a text with spaces that lacks its quotes.
  static func unquoted(_ text: Word, _ extra: Word) -> ScriptError {
    ScriptError(
      "text with spaces must be quoted", text.span.union(extra.span),
      hint: "write \"\(text.text) \(extra.text)\""
    ).aboutText()
  }

  /// Returns the error for a line whose continuation line is missing.
  static func unfinished(_ span: Span) -> ScriptError {
    var error = ScriptError(
      "the continued line has no next line", span, hint: "remove the final \\")
    error.isUnfinished = true
    return error
  }

  /// Returns the error with the line in which it occurred, and with the values of the names in that
  /// line.
  ///
  /// If the error already has a line, that line is kept.
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

  /// Returns the error with a further note.
  func noting(_ note: String) -> ScriptError {
    var error = self
    error.notes.append(note)
    return error
  }

  /// Returns the error without a note.
  func without(_ note: String) -> ScriptError {
    var error = self
    error.notes.removeAll { $0 == note }
    return error
  }

  /// Returns the error with what its replacement takes from the line.
  func based(on basis: WordBasis) -> ScriptError {
    var error = self
    error.basis = basis
    return error
  }

  /// Returns the error with further notes, each once.
  func noting(_ notes: [String]) -> ScriptError {
    var error = self
    for note in notes where !error.notes.contains(note) { error.notes.append(note) }
    return error
  }

  /// Returns the error as one about a text, whose words are no options.
  func aboutText() -> ScriptError {
    var error = self
    error.isAboutText = true
    return error
  }

  /// Returns the error with the text from its statement to the end of the line.
  func of(_ source: String) -> ScriptError {
    guard self.source == nil else { return self }
    var error = self
    error.source = source
    return error
  }

  /// Returns the error with the typed line, in which no statement was found.
  func of(_ line: String, hasVerb: Bool) -> ScriptError {
    guard source == nil else { return self }
    var error = of(line)
    error.hasUnknownVerb = !hasVerb
    return error
  }

  /// Returns the error with its hint replaced.
  ///
  /// - Parameter replacement: A line to type instead, or `nil` if there is none.
  func advising(_ hint: String, replacement: String? = nil) -> ScriptError {
    var error = ScriptError(message, span, hint: hint)
    (error.place, error.notes, error.source) = (place, notes, source)
    (error.replacement, error.hasUnknownVerb) = (replacement, hasUnknownVerb)
    error.isAboutText = isAboutText
    return error
  }
}

/// A line of a script, including its continuation lines.
package struct SourcePlace: Sendable, Hashable {
  /// The file from which the line was used, or `nil` if the line is in the script itself.
  let used: Used?
  /// The number of the first line, counted from 1.
  package let line: Int
  /// The text of the lines, separated by line feeds.
  package let text: String

  /// A file that a script uses; all lines of the file share this object.
  final class Used: Sendable {
    /// The displayed name of the file.
    let file: String
    /// The places where the file is used, innermost first.
    let uses: [String]
    /// The statement that uses the file, as it can be typed in the script, or `nil` if the
    /// statements of the file are replayed as typed.
    let use: String?
    /// The place of that statement; statements with the same place form one step of the history.
    let step: String?

    init(file: String, uses: [String], use: String?, step: String?) {
      (self.file, self.uses, self.use, self.step) = (file, uses, use, step)
    }
  }

  /// The displayed name of the file from which the line was used, or `nil` if it's in the script
  /// itself.
  package var file: String? { used?.file }
  /// The places where the file is used, innermost first.
  package var uses: [String] { used?.uses ?? [] }
  /// The statement that uses the file, as it can be typed in the script, or `nil` if the line is in
  /// the script itself.
  package var use: String? { used?.use }
  /// The place of that statement; statements with the same place form one step of the history.
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

  /// Returns the line in which a span begins: its number, its text, and the span within it.
  func line(of span: Span) -> (number: Int, text: String, span: Span) {
    guard text.unicodeScalars.contains("\n") else { return (line, text, span) }
    let scalars = Array(text.unicodeScalars)
    // A line feed that follows a `\` doesn't end a line.
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
