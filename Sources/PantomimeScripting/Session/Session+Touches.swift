package import PantomimeKit

extension Session {
  /// Feeds every event of a stream at its instant, so that the clock is at its end.
  package mutating func play(
    _ stream: TouchStream, span: Span
  ) throws(ScriptError) -> Response {
    for event in stream.events {
      try advance(to: event.time, span: span)
      _ = try handle(.touch(event.touches), span: span)
    }
    return .nothing
  }
}

extension Input {
  /// Whether it does something with fingers.
  var movesFingers: Bool {
    switch self {
    case .touch, .liftOutside, .interruption, .tap, .tapScreen: true
    default: false
    }
  }
}

extension Statement {
  /// The view that its finger is meant for, or `nil` if it puts no finger down, or names no view.
  var fingerTarget: String? {
    guard case .fingers(let view) = command.role else { return nil }
    return view
  }
}
