package import PantomimeKit

/// What fingers have done since the scene began, for a recording.
package struct TouchLog: Sendable {
  /// The touches, in order; shared, because the session that holds them is copied.
  private var touches = SharedList<TimedTouch>()
  /// Whether an earlier scene had touches, which are not in the stream: its clock was another.
  package private(set) var hasLostOthers = false

  package init() {}

  /// The touches, as a recording has them.
  package var stream: TouchStream { TouchStream(Array(touches)) }

  /// Another scene begins, and its clock with it.
  package mutating func restart() {
    if !touches.isEmpty { hasLostOthers = true }
    touches = SharedList()
  }

  /// Takes note of what an input does with fingers, if anything.
  ///
  /// - Parameters:
  ///   - down: the fingers on the screen before.
  ///   - entries: what the input has recorded, which includes the touches of a tap.
  ///
  /// What a recording has no words for is told as nearly as it can be: a finger that lifts outside
  /// its view lifts where it was, and an interruption cancels every finger.
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
  /// The touch that it records, if it does.
  fileprivate var finger: Touch? {
    guard let phase = touch, let place else { return nil }
    return Touch(phase, id: id ?? 1, at: place)
  }
}
