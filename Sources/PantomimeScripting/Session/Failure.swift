package import PantomimeKit

/// An assertion that failed, or a misuse nobody expected, and where.
package struct Failure: Sendable {
  package let line: Int
  /// Where in the line.
  package let span: Span
  /// The line as it was written.
  package let text: String
  /// The file that it is in, where another uses it; `nil` in the script itself.
  package let file: String?
  /// Where that file is used, the innermost place first.
  package let uses: [String]
  package let mismatch: Mismatch
  /// What would make it hold.
  package let correction: PlacedCorrection
  /// The last events before it.
  package let context: [Trace.Entry]
  /// How things stood then; `nil` before the first scene, and after so many failures that nobody is
  /// shown this one.
  package let standing: (@Sendable () -> Session)?

  /// The number of events shown with a failure.
  static let contextLength = 6
  /// The most that are shown of one script; our choice.
  package static let mostShown = 20

  /// A failure of a statement.
  init(
    of statement: Statement, _ mismatch: Mismatch, _ correction: Correction,
    context: [Trace.Entry], standing: (@Sendable () -> Session)? = nil
  ) {
    (line, text, span) = statement.place.line(of: statement.span)
    file = statement.place.file
    uses = statement.place.uses
    self.mismatch = mismatch
    self.correction = PlacedCorrection(correction, in: statement)
    self.context = context
    self.standing = standing
  }

  /// Why it came so: what the mismatch knows of itself, else the last reason on record before it.
  package var reason: String {
    guard mismatch.reason.isEmpty else { return mismatch.reason }
    return context.last { !$0.event.reason.isEmpty }?.event.reason ?? ""
  }
}

/// A failure, kept apart: whoever may have one, and hardly ever does, is small and costs nothing.
final class KeptFailure: Sendable {
  let failure: Failure

  init(_ failure: Failure) { self.failure = failure }
}

extension PlacedCorrection {
  /// A correction of a statement, in the line that it is about.
  init(_ correction: Correction, in statement: Statement) {
    switch correction {
    case .none(let reason): self = .none(because: reason)
    case .text(let text, let span):
      let given = statement.substitutions.first {
        $0.span.end > statement.span.start && $0.span.start < statement.span.end
      }
      if let given {
        self = .none(because: "it contains $\(given.name)")
        return
      }
      let (number, line, within) = statement.place.line(of: span)
      guard within.end - within.start == span.end - span.start,
        let edit = LineEdit(number, line, within, text)
      else {
        self = .none(because: "its value spans several lines")
        return
      }
      self = .edit(edit)
    }
  }
}
