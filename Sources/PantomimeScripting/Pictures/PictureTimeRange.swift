import PantomimeKit

/// The interval of a picture, from its options; by default, the last gesture and the time after it.
struct PictureTimeRange: Sendable {
  /// The options for the interval.
  static let options = [start.form, end.form]

  private static let start = VerbKey.time("from", "the start time")
  private static let end = VerbKey.time("to", "the end time")

  private let from: TimeValue?
  private let to: TimeValue?
  private let verb: Span

  /// Parses the options `from` and `to`.
  init(_ arguments: inout Arguments) throws(ScriptError) {
    verb = arguments.verb.span
    from = try arguments.option(Self.start)?.value
    to = try arguments.option(Self.end)?.value
  }

  /// Returns the film of this interval in a session, or `nil` if the session has no scene.
  func film(of session: Session) throws(ScriptError) -> Film? {
    let begin = from.map { session.options.frames.instant(at: $0) }
    let end = to.map { session.options.frames.instant(at: $0) }
    if let begin, let end, end < begin {
      throw ScriptError("the range ends before it starts", verb, hint: "`from` must be before `to`")
    }
    return Film(of: session, from: begin, to: end)
  }
}
