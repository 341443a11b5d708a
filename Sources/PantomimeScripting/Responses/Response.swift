package import PantomimeKit
package import PantomimeReporting

/// The response to a statement, in addition to its events in the trace.
package enum Response: Sendable {
  case nothing
  /// A change to the session that no event records.
  case noted(Clause)
  /// Human-readable text.
  case text(String)
  /// Texts and tables.
  case page(Page)
  /// An answer, and the output that is printed with it.
  case answered(Answer, Page)
  /// The explanation of an outcome.
  case explained(Explanation)
  /// A picture.
  case picture(Picture)
  /// Values of paths.
  case values([Answer.Value])
  /// The values of all paths, and the objects to omit from human-readable output.
  case everything([Answer.Value], hidden: Set<String>)
  /// Events as a list.
  case events([Trace.Entry])
  /// The outcome of an assertion.
  case verdict(Verdict)
  /// A view that takes over the terminal.
  case screen(ScreenRequest)
  /// The end of the session.
  case quit
}

extension Response {
  /// Whether the response only shows or asserts something; if so, the statement before it is still
  /// considered the last one.
  var onlyLooks: Bool {
    switch self {
    case .nothing, .noted, .quit: false
    case .text, .page, .answered, .explained, .picture, .values, .everything, .events, .verdict,
      .screen:
      true
    }
  }
}
