extension EventDelivery {
  /// A finger on the screen, or one that has lifted and whose view does not know yet (G77).
  struct Finger: Sendable {
    let id: Int
    /// How many have come down before it.
    let order: Int
    var phase: Touch.Phase
    var place: Point
    var isDown = true
    /// What it came down on; `nil` where there is none.
    let hit: TouchTarget?
    /// When it came down.
    let since: Instant
    /// Those that follow it.
    var takers: [Int] = []
    var delivery = Delivery.undelivered
    var withheld = Withheld()
  }

  /// What the hit view knows of a finger.
  enum Delivery: Sendable {
    /// Nothing yet: it has just come down.
    case undelivered
    /// Nothing, since a recognizer delays it (G76); what it is to hear is withheld.
    case withheld
    /// All that happened.
    case delivered
    /// All but that the finger has lifted (G77).
    case endWithheld
    /// The touch is over for the view: ended, cancelled or taken by a recognizer.
    case closed

    /// Whether the view is still to hear of something that has happened.
    var withholds: Bool {
      switch self {
      case .withheld, .endWithheld: true
      case .undelivered, .delivered, .closed: false
      }
    }
  }

  /// What a hit view is to hear of a finger, the newest move only.
  struct Withheld: Sendable {
    var down: Touch?
    var move: Touch?
    var up: Touch?
  }
}
