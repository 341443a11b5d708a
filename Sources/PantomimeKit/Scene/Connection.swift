/// A connection between recognizers, animators, views, and the clock of a running scene, in place
/// of a view controller's code.
public enum Connection: Sendable, Hashable {
  /// A recognizer holds an animator, scrubs it, and releases it.
  case drive(DriveConnection)
  /// A recognizer moves a numeric property of a view, which settles at one of several anchors.
  case anchors(AnchorsConnection)
  /// An animator runs to its other end: at every tap of a recognizer, or immediately if no
  /// recognizer is named.
  ///
  /// An animator that moves a number to its anchors has the name of the number's path, and runs to
  /// the farther of the outer anchors. `whileRunning` is the effect while it is in flight.
  case toggle(animator: String, by: String? = nil, whileRunning: WhileRunning = .ignore)
  /// A sheet is presented programmatically: a view with anchors moves to the anchor at which it
  /// opens (M28).
  case present(view: String)
  /// A sheet is dismissed programmatically: a view with anchors moves to its closed end (M28).
  case dismiss(view: String)
  /// A timer fires once after a number of seconds.
  case timer(name: String, after: Double)
  /// A word becomes the scene's state.
  case state(String)
}

/// The parameters of `Connection.drive`.
public struct DriveConnection: Sendable, Hashable {
  /// The animator that runs out and back home.
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
  /// home; otherwise each gesture runs the block out again.
  public var isReversible = true
  /// Another timing for the rest of a run, or `nil` to keep the animator's.
  public var timing: Timing?
  /// 0 for the remaining time; otherwise the run ends `durationFactor` × duration from lift-off.
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
  /// The behavior past the ends; `nil` stands for the behavior that the reading selects at the open
  /// end, and a rubber band at the other (G188, M16).
  public var past: PastEnds?
  /// The timing of the motion to an anchor.
  public var timing = AnchorsConnection.standardTiming
  /// The scroll view inside that receives the rest of the movement at the number's open end.
  public var handOver: String?

  /// A spring given by its response, as for detents; our choice.
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
  /// The number resists (G188); at the end itself it moves by this fraction of the finger's travel.
  case rubber(resistance: Double)
  /// The number stops at the end.
  case clamp

  /// The resistance of a scroll view (G188).
  public static let standard = PastEnds.rubber(resistance: 0.55)
}
