package import PantomimeKit
package import PantomimeReporting

/// What a statement gives back, besides what it adds to the trace.
package enum Response: Sendable {
  case nothing
  /// Readable text.
  case text(String)
  /// Texts and tables.
  case page(Page)
  /// What is answered, and what is shown with it.
  case answered(Answer, Page)
  /// A picture.
  case picture(Picture)
  /// Values of paths.
  case values([Value])
  /// The values of every path there is.
  case everything([Value])
  /// Events, as a listing.
  case events([Trace.Entry])
  /// The outcome of an assertion.
  case verdict(Verdict)
  /// The session is over.
  case quit

  /// A path and its value.
  package struct Value: Sendable {
    package let path: String
    package let pathValue: PathValue
  }
}

extension Response {
  /// Whether it says nothing.
  var isSilent: Bool { if case .nothing = self { true } else { false } }

  /// Whether it shows or asserts something, so that the statement before it remains the last.
  var onlyLooks: Bool {
    switch self {
    case .nothing, .quit: false
    case .text, .page, .answered, .picture, .values, .everything, .events, .verdict: true
    }
  }
}

/// The outcome of an assertion.
package enum Verdict: Sendable, Hashable {
  case passed
  case failed(Mismatch)
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
  /// The value that was expected of a path, as it is written; `nil` where it is about none.
  package var value: ExpectedValue?

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
  /// Where the value stands that was expected, and what is there instead; `nil` where it is about none.
  package let value: WrittenValue?
  /// The last events before it.
  package let context: [Trace.Entry]

  /// A failure of a statement.
  init(of statement: Statement, _ mismatch: Mismatch, context: [Trace.Entry]) {
    (line, text, span) = statement.place.line(of: statement.span)
    file = statement.place.file
    uses = statement.place.uses
    value = mismatch.value.map { WrittenValue($0, in: statement) }
    self.mismatch = mismatch
    self.context = context
  }

  /// Why it came so: what the mismatch knows of itself, else the last reason on record before it.
  package var reason: String {
    guard mismatch.reason.isEmpty else { return mismatch.reason }
    return context.last { !$0.event.reason.isEmpty }?.event.reason ?? ""
  }
}
