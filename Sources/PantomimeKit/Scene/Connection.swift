/// A connection of recognizers, animators, views and the clock of a running scene, which replaces a
/// view controller's code.
public enum Connection: Sendable, Hashable {
  /// A recognizer holds an animator, scrubs it and releases it.
  case drive(DriveConnection)
  /// A recognizer moves a number of a view, which settles at one of several anchors.
  case anchors(AnchorsConnection)
  /// An animator runs to its other end: at every tap of a recognizer, or now if none is named.
  ///
  /// An animator that takes a number to its anchors, named like the number's path, runs to the
  /// farther end of the anchors. `whileRunning` is the effect while it is in flight.
  case toggle(animator: String, by: String? = nil, whileRunning: WhileRunning = .ignore)
  /// Presents a sheet by program: moves a view with anchors to where it opens (M28).
  case present(view: String)
  /// Dismisses a sheet by program: moves a view with anchors to its closed end (M28).
  case dismiss(view: String)
  /// A timer that fires once after a number of seconds.
  case timer(name: String, after: Double)
  /// The word for the scene's state.
  case state(String)
}

/// The parameters of `Connection.drive`.
public struct DriveConnection: Sendable, Hashable {
  /// The animator that runs out and home.
  public let animator: String
  /// The pan that drives it.
  public let gesture: String
  /// The direction of the finger in which a run goes out.
  public let direction: Direction
  /// The distance of the finger for a whole run, in points.
  public let travel: Double
  /// The completion rule at lift-off.
  public var rule = NamedRule.sign
  /// A Boolean value that indicates whether the gesture after a completed run out runs home;
  /// otherwise each runs the block out again.
  public var isReversible = true
  /// Another timing for the rest of a run, or `nil` to keep the animator's.
  public var timing: Timing?
  /// 0 for the remaining time; otherwise the run ends `durationFactor` × duration from lift-off.
  public var durationFactor = 0.0
  /// The effect of a canceled gesture on the run.
  public var cancellation = InteractiveTransition.Cancellation.back

  /// Creates a connection of a pan to an animator.
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
  /// The pan that moves it.
  public let gesture: String
  /// The anchors at which it may settle, from the least to the greatest.
  public let anchors: [Double]
  /// The direction of the finger in which the number grows, or `nil` for down if the path ends in
  /// `y` and for right if it ends in `x`.
  public var direction: Direction?
  /// The completion rule at lift-off.
  public var rule = NamedRule.detents
  /// The behavior past the ends, or `nil` for the reading's choice at the open end and a rubber
  /// band at the other (G188, M16).
  public var past: PastEnds?
  /// The timing of the motion to an anchor.
  public var timing = AnchorsConnection.standardTiming
  /// The scroll view inside that gets the rest of the movement at the number's open end.
  public var handOver: String?

  /// A spring by its response, as for detents; our choice.
  public static let standardTiming = Spring.standardSettling

  /// Creates a connection of a pan to a number.
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

/// The behavior past the first and the last of several anchors.
public enum PastEnds: Sendable, Hashable {
  /// It resists (G188), moving by that fraction of the finger's travel at the end itself.
  case rubber(resistance: Double)
  /// It stops there.
  case clamp

  /// The resistance of a scroll view (G188).
  public static let standard = PastEnds.rubber(resistance: 0.55)
}
