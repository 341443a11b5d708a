package import PantomimeKit

/// The touches since the start of the scene, from which a recording can be made.
package struct TouchLog: Sendable {
  /// The touches, in order; the list is shared, because the session that contains it is copied.
  private var touches = SharedList<TimedTouch>()
  /// Whether there were touches in an earlier scene, which the stream doesn't include because that
  /// scene had a different clock.
  package private(set) var hasLostOthers = false

  package init() {}

  /// The touches as a recording.
  package var stream: TouchStream { TouchStream(Array(touches)) }

  /// Restarts the log for another scene, whose clock starts at zero.
  package mutating func restart() {
    if !touches.isEmpty { hasLostOthers = true }
    touches = SharedList()
  }

  /// Records the touches that an input causes, if any.
  ///
  /// A touch that recordings can't represent is approximated: a finger that is lifted outside its
  /// view lifts at its last position, and an interruption cancels every finger.
  ///
  /// - Parameters:
  ///   - down: The fingers that were on the screen before the input.
  ///   - entries: The events that the input has recorded, including the touches of a tap.
  package mutating func note(
    _ input: Input, at now: Instant, down: [Touch], _ entries: @autoclosure () -> [Trace.Entry]
  ) {
    let news: [Touch] =
      switch input {
      case .touch(let touches): touches
      case .liftOutside(let id):
        down.filter { $0.id == id }.map { Touch(.up, id: id, at: $0.place) }
      case .interruption: down.map { Touch(.cancel, id: $0.id, at: $0.place) }
      case .tap, .tapScreen: entries().compactMap { $0.event.finger }
      default: []
      }
    for (number, touch) in news.enumerated() {
      let isApart = number == 0 && touches.last?.time == now
      touches.append(TimedTouch(now, touch, isApart: isApart))
    }
  }
}

extension Event {
  /// The touch that the event records, or `nil` if it records none.
  fileprivate var finger: Touch? {
    guard let phase = touch, let place else { return nil }
    return Touch(phase, id: id ?? 1, at: place)
  }
}
