package import PantomimeKit
import PantomimeReporting
package import PantomimeScripting

/// A session that some lines have been played to, one after the other.
package struct Play {
  package private(set) var session = Session()
  /// The steps of every line.
  package private(set) var steps: [Session.Step] = []

  package init(_ lines: String...) throws(ScriptError) { try play(lines) }

  package init(_ lines: [String]) throws(ScriptError) { try play(lines) }

  package init(in session: Session, _ lines: [String]) throws(ScriptError) {
    self.session = session
    try play(lines)
  }

  package mutating func play(_ lines: [String]) throws(ScriptError) {
    for line in lines {
      guard let statement = try Statement(line) else { continue }
      steps.append(try session.execute(statement))
    }
  }

  /// The canonical text of everything that happened.
  package var trace: String { session.simulation?.trace.text ?? "" }

  /// The value of a path at the end.
  package func read(_ path: String) -> PathValue? { session.simulation?.read(path) }

  /// The number that a path holds at the end.
  package func number(_ path: String) -> Double? { read(path)?.numbers.first }

  /// The response to the last line, which must be a text.
  package var text: String {
    get throws {
      guard let text = steps.last?.response.words else { throw NoText() }
      return text
    }
  }

  package struct NoText: Error {
    package init() {}
  }

  /// The outcomes of the assertions, in order.
  package var verdicts: [Verdict] {
    steps.compactMap { step in
      if case .verdict(let verdict) = step.response { verdict } else { nil }
    }
  }

  /// Everything that is known to have failed, the last misuse included.
  package var failures: [Failure] {
    var copy = session
    return steps.flatMap(\.failures) + copy.end().failures
  }
}

extension Response {
  /// The text, in lines of any length, or `nil` if the response isn't text.
  package var words: String? {
    switch self {
    case .text(let text): text
    case .page(let page): page.text()
    case .explained(let why): why.page.text()
    default: nil
    }
  }
}
