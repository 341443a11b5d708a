extension EventDelivery {
  /// A finger on the screen, or one that has lifted but whose view hasn't been notified yet (G77).
  struct Finger: Sendable {
    let id: Int
    /// The number of fingers that touched down before this one.
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

  /// How much of a finger's touch the hit view has received.
  enum Delivery: Sendable {
    /// Nothing yet, because the finger has just touched down.
    case undelivered
    /// Nothing, because a recognizer delays the touch (G76), which is therefore withheld.
    case withheld
    /// Everything so far.
    case delivered
    /// Everything except the lift-off (G77).
    case endWithheld
    /// The touch is over for the view: it has ended, or was canceled or taken by a recognizer.
    case closed

    /// Whether something that already happened is still being withheld from the view.
    var withholds: Bool {
      switch self {
      case .withheld, .endWithheld: true
      case .undelivered, .delivered, .closed: false
      }
    }
  }

  /// The withheld touches of a finger; of its moves, only the latest is kept.
  struct Withheld: Sendable {
    var down: Touch?
    var move: Touch?
    var up: Touch?
  }
}
