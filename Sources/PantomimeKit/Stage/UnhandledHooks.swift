/// The hooks that a scene leaves to their defaults while input reaches it.
///
/// A method that only resembles a hook compiles without a warning, and the hook's default runs instead. A
/// scene may leave out one hook of a pan, but rarely all of them.
struct UnhandledHooks: Sendable {
  private var (began, changed) = (false, false)
  private var (isPanReported, isTapReported) = (false, false)

  /// Notes a report of a pan that reached a default, and returns whether this is the first pan of which no
  /// report was handled.
  mutating func take(_ state: GestureState) -> Bool {
    if isPanReported { return false }
    switch state {
    case .possible: break
    case .began: (began, changed) = (true, false)
    case .changed: changed = true
    case .ended, .cancelled, .failed:
      isPanReported = began && changed
      (began, changed) = (false, false)
    }
    return isPanReported
  }

  /// Notes a tap that reached the default, and returns whether it is the first one.
  mutating func takeTap() -> Bool {
    defer { isTapReported = true }
    return !isTapReported
  }
}

extension UnhandledHooks {
  /// Records once that the scene handles no report of a pan.
  static func note(_ pan: Pan, on stage: inout Stage) {
    guard stage.declarations?.value.unhandled.take(pan.state) ?? false else { return }
    stage.note(
      Event(
        .panIgnored, nil, [.word("state", pan.state.rawValue), .cause("unhandled")],
        reason: "the scene implements none of panBegan, panChanged and panEnded"))
  }

  /// Records once that the scene handles no tap.
  static func noteTap(on view: String, of stage: inout Stage) {
    guard stage.declarations?.value.unhandled.takeTap() ?? false else { return }
    stage.note(
      Event(
        .tapIgnored, nil, [.word("on", view), .cause("unhandled")],
        reason: "the scene lists the view in `tappable` but doesn't implement `tap`"))
  }
}
