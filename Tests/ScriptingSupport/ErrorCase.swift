import PantomimeKit
import PantomimeReporting
package import PantomimeScripting
package import Testing

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

extension ErrorCase {
  /// Expects that an error is the one of the case, at the marked place.
  package func expect(_ error: ScriptError, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(error.message.contains(message), "\(error.message)", sourceLocation: sourceLocation)
    #expect(error.hint.contains(hint), "\(error.hint)", sourceLocation: sourceLocation)
    #expect(
      Marked.marking(error.span, in: line.text) == line.testDescription, "\(error.message)",
      sourceLocation: sourceLocation)
  }

  /// Expects that the check of a script that ends with the line finds this error and no other.
  package func expectFound(
    after lines: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let text = (lines + [line.text]).joined(separator: "\n")
    let diagnostics = Script(Array(text.utf8), file: nil).diagnostics
    let found = try #require(diagnostics.first, sourceLocation: sourceLocation)
    #expect(
      diagnostics.count == 1 && found.line == lines.count + 1, "\(found.error.message)",
      sourceLocation: sourceLocation)
    expect(found.error, sourceLocation: sourceLocation)
  }

  /// Expects that a session refuses the line with this error, and remains as it was.
  package func expectRefused(
    by play: Play, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var after = play
    let error = try #require(throws: ScriptError.self, sourceLocation: sourceLocation) {
      try after.play([line.text])
    }
    expect(error, sourceLocation: sourceLocation)
    let state = (Self.state(of: play), Self.state(of: after))
    #expect(state.0 == state.1, sourceLocation: sourceLocation)
  }

  /// The trace and the paths; the input log keeps refused inputs.
  private static func state(of play: Play) -> [String] {
    guard let simulation = play.session.simulation else { return [] }
    return [simulation.trace.text]
      + simulation.paths.map { path in
        path + (simulation.read(path).map { PathValueText.text($0, isExact: true) } ?? "-")
      }
  }
}
