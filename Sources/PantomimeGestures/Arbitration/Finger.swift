extension EventDelivery {
  /// A finger on the screen, or one that has lifted but whose view hasn't been notified yet (G77).
  struct Finger: Sendable {
    let id: Int
    /// The number of fingers that touched down before it.
    let order: Int
    var phase: Touch.Phase
    var place: Point
    var isDown = true
    /// The target on which the finger touched down, or `nil` if there is none.
    let hit: TouchTarget?
    /// The instant of touch-down.
    let since: Instant
    /// The recognizers that track the finger.
    var takers: [Int] = []
    var delivery = Delivery.undelivered
    var withheld = Withheld()
  }

  /// The extent to which the hit view has been notified of a finger.
  enum Delivery: Sendable {
    /// Not at all, because the finger has just touched down.
    case undelivered
    /// Not at all, because a recognizer delays the touch (G76), which is withheld.
    case withheld
    /// Completely.
    case delivered
    /// Completely, except for the lift-off (G77).
    case endWithheld
    /// The touch is over for the view: it has ended, or was canceled or taken by a recognizer.
    case closed

    /// Whether the view has yet to receive a past touch.
    var withholds: Bool {
      switch self {
      case .withheld, .endWithheld: true
      case .undelivered, .delivered, .closed: false
      }
    }
  }

  /// The withheld touches of a finger, with only the latest move.
  struct Withheld: Sendable {
    var down: Touch?
    var move: Touch?
    var up: Touch?
  }
}
