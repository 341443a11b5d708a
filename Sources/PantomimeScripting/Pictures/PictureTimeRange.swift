import PantomimeKit

/// Which part of the time a picture is of, as its options say: that of the last gesture and what
/// follows it unless they say otherwise.
struct PictureTimeRange: Sendable {
  /// The options that say so.
  static let options = [start.form, end.form]

  private static let start = VerbKey.time("from", "the start time")
  private static let end = VerbKey.time("to", "the end time")

  private let from: TimeValue?
  private let to: TimeValue?
  private let verb: Span

  /// Takes the options `from` and `to`.
  init(_ arguments: inout Arguments) throws(ScriptError) {
    verb = arguments.verb.span
    from = try arguments.option(Self.start)?.value
    to = try arguments.option(Self.end)?.value
  }

  /// The stretch of a session; `nil` without a scene.
  func film(of session: Session) throws(ScriptError) -> Film? {
    let begin = from.map { session.options.frames.instant(at: $0) }
    let end = to.map { session.options.frames.instant(at: $0) }
    if let begin, let end, end < begin {
      throw ScriptError("the range ends before it starts", verb, hint: "`from` must be before `to`")
    }
    return Film(of: session, from: begin, to: end)
  }
}
