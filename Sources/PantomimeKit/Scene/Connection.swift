/// A connection between recognizers, animators, views, and the clock of a running scene, which
/// replaces code in a view controller.
public enum Connection: Sendable, Hashable {
  /// A recognizer holds an animator, scrubs it, and releases it.
  case drive(DriveConnection)
  /// A recognizer moves a numeric property of a view, which settles at one of several anchors.
  case anchors(AnchorsConnection)
  /// An animator runs to its other end: at every tap of a recognizer, or immediately if no
  /// recognizer is named.
  ///
  /// If an animator moves a number to its anchors, its name is the path of the number, and it runs
  /// to the farther of the two outer anchors. `whileRunning` is the effect of a toggle while the
  /// animator is in flight.
  case toggle(animator: String, by: String? = nil, whileRunning: WhileRunning = .ignore)
  /// A sheet is presented programmatically: a view with anchors moves to the anchor next to its
  /// closed end (M28).
  case present(view: String)
  /// A sheet is dismissed programmatically: a view with anchors moves to its closed end (M28).
  case dismiss(view: String)
  /// A timer fires once after a number of seconds.
  case timer(name: String, after: Double)
  /// The given word becomes the scene's state.
  case state(String)
}

/// The parameters of `Connection.drive`.
public struct DriveConnection: Sendable, Hashable {
  /// The animator, whose runs alternate between *out*, to its target pose, and *home*, back again.
  public let animator: String
  /// The pan that drives the animator.
  public let gesture: String
  /// The direction of finger movement for a run out.
  public let direction: Direction
  /// The finger's travel for a full run, in points.
  public let travel: Double
  /// The completion rule at lift-off.
  public var rule = NamedRule.sign
  /// A Boolean value that indicates whether the gesture after a completed run out drives the run
  /// home; otherwise, each gesture drives another run out.
  public var isReversible = true
  /// Another timing for the rest of a run, or `nil` to keep the animator's.
  public var timing: Timing?
  /// 0 to use the remaining time; otherwise, the run ends `durationFactor` × duration after
  /// lift-off.
  public var durationFactor = 0.0
  /// The effect of a canceled gesture on the run.
  public var cancellation = InteractiveTransition.Cancellation.back

  /// Creates a connection from a pan to an animator.
  public init(_ animator: String, by gesture: String, direction: Direction, travel: Double) {
    self.animator = animator
    self.gesture = gesture
    self.direction = direction
    self.travel = travel
  }
}

/// The parameters of `Connection.anchors`.
public struct AnchorsConnection: Sendable, Hashable {
  /// The path of one number, such as `sheet.frame.y`.
  public let path: String
  /// The pan that moves the number.
  public let gesture: String
  /// The anchors at which the number may settle, in ascending order.
  public let anchors: [Double]
  /// The direction of finger movement in which the number grows; `nil` stands for down if the path
  /// ends in `y`, and for right if it ends in `x`.
  public var direction: Direction?
  /// The completion rule at lift-off.
  public var rule = NamedRule.detents
  /// The behavior past the ends; `nil` stands for a rubber band at the closed end (G188), and for
  /// the behavior that a reading selects at the open end (M16).
  public var past: PastEnds?
  /// The timing of the motion to an anchor.
  public var timing = AnchorsConnection.standardTiming
  /// The scroll view inside the view, which takes over the finger's movement at the open end.
  public var handOver: String?

  /// The default timing: a spring given by its response, as for detents; our choice.
  public static let standardTiming = Spring.standardSettling

  /// Creates a connection from a pan to a number.
  public init(_ path: String, by gesture: String, anchors: [Double]) {
    self.path = path
    self.gesture = gesture
    self.anchors = anchors
  }
}

extension Spring {
  fileprivate static var standardSettling: Timing {
    (try? Spring(response: 0.4, dampingRatio: 1)).map { .spring($0) } ?? .easeInOut
  }
}

/// The behavior past the first and last anchors.
public enum PastEnds: Sendable, Hashable {
  /// The number resists (G188); just past the end, it moves by this fraction of the finger's
  /// travel.
  case rubber(resistance: Double)
  /// The number stops at the end.
  case clamp

  /// The resistance of a scroll view (G188).
  public static let standard = PastEnds.rubber(resistance: 0.55)
}
