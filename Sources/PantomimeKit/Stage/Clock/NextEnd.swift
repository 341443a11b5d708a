/// Something that has an end and comes to it, or does something on its way there, by itself.
public struct NextEnd: Sendable, Hashable {
  /// When it does.
  public let time: Instant
  /// What it is, as a phrase (`the animator card.1`).
  public let what: String
}

extension Stage {
  /// What has an end and is due next: all that time moves but display links, which tick for ever.
  var nextEnd: NextEnd? {
    var next: NextEnd?
    func consider(_ time: Instant?, _ what: () -> String) {
      guard let time, next.map({ time < $0.time }) ?? true else { return }
      next = NextEnd(time: time, what: what())
    }
    consider(animators.nextDeadline) { "the animator \(animators.nextName ?? "")" }
    consider(layers.nextDeadline) { layers.nextPhrase }
    consider(timers.nextDeadline) { "the timer \(timers.nextName ?? "")" }
    consider(transitions.nextDeadline) { "a transition" }
    consider(scrolling.nextDeadline) { "a scroll view" }
    consider(gestures.nextDeadline) { "a recognizer" }
    return next
  }
}
