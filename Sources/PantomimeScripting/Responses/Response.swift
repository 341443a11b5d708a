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
