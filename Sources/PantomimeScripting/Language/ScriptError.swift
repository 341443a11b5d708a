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
}
