import Testing

/// A line with the wrong place marked, what is said of it, and a part of the advice.
package struct ErrorCase: Sendable, CustomTestStringConvertible {
  package let line: Marked
  package let message: String
  package let hint: String

  package init(_ line: String, _ message: String, hint: String) {
    self.line = Marked(line)
    self.message = message
    self.hint = hint
  }

  package var testDescription: String { line.testDescription }
}
