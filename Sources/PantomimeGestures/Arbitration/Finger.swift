extension EventDelivery {
  /// A finger on the screen, or one that has lifted without its view being notified yet (G77).
  struct Finger: Sendable {
    let id: Int
    /// The number of fingers that came down before it.
    let order: Int
    var phase: Touch.Phase
    var place: Point
    var isDown = true
    /// The target it came down on, or `nil` if there is none.
    let hit: TouchTarget?
    /// The instant at which it came down.
    let since: Instant
    /// The recognizers that track it.
    var takers: [Int] = []
    var delivery = Delivery.undelivered
    var withheld = Withheld()
  }

  /// The extent to which the hit view was notified of a finger.
  enum Delivery: Sendable {
    /// Not yet: it has just come down.
    case undelivered
    /// Not, since a recognizer delays it (G76); its touches are withheld.
    case withheld
    /// Of everything.
    case delivered
    /// Of everything except its lift-off (G77).
    case endWithheld
    /// The touch is over for the view: ended, canceled or taken by a recognizer.
    case closed

    /// Whether the view is still to receive a past touch.
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
