package import PantomimeKit
package import PantomimeReporting

/// What a statement gives back, besides what it adds to the trace.
package enum Response: Sendable {
  case nothing
  /// A change of the session that no event records.
  case noted(Clause)
  /// Readable text.
  case text(String)
  /// Texts and tables.
  case page(Page)
  /// What is answered, and what is shown with it.
  case answered(Answer, Page)
  /// What led to an outcome.
  case explained(Explanation)
  /// A picture.
  case picture(Picture)
  /// Values of paths.
  case values([Answer.Value])
  /// The values of every path there is.
  case everything([Answer.Value])
  /// Events, as a listing.
  case events([Trace.Entry])
  /// The outcome of an assertion.
  case verdict(Verdict)
  /// The session is over.
  case quit
}

extension Response {
  /// Whether it shows or asserts something, so that the statement before it remains the last.
  var onlyLooks: Bool {
    switch self {
    case .nothing, .noted, .quit: false
    case .text, .page, .answered, .explained, .picture, .values, .everything, .events, .verdict:
      true
    }
  }
}

/// The outcome of an assertion.
package enum Verdict: Sendable, Hashable {
  case passed
  /// The assertion holds so far; a later event or the end of the scene decides it.
  case watched
  case failed(Mismatch)

  /// Whether nothing has failed.
  var holds: Bool { if case .failed = self { false } else { true } }
}

/// What was expected, and what was there instead.
package struct Mismatch: Sendable, Hashable {
  package let expected: String
  package let actual: String
  /// More about the difference; may be empty.
  package let note: String
  /// Why it is so, where that is known of itself; may be empty.
  package let reason: String
  /// All of it in a sentence, as an answer tells it; may be empty.
  package let told: String
  /// Whether it is a misuse that nobody expected, which the statement's answer has told of already.
  package let isMisuse: Bool
  /// The number that it is about, where it is about one.
  package var subject: Subject?

  /// A number that a path tells, and what it was to be.
  package struct Subject: Sendable, Hashable {
    package let path: String
    /// Which of the path's numbers it is.
    package let index: Int
    /// What it was to be, or to be compared with.
    package let wanted: Double?

    package init(_ path: String, _ index: Int, wanted: Double?) {
      (self.path, self.index, self.wanted) = (path, index, wanted)
    }
  }

  package init(
    expected: String, actual: String, note: String = "", reason: String = "", told: String = "",
    isMisuse: Bool = false
  ) {
    self.isMisuse = isMisuse
    self.expected = expected
    self.actual = actual
    self.note = note
    self.reason = reason
    self.told = told
  }
}

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
