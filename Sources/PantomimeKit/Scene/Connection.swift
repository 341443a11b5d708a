/// Something that joins recognizers, animators, views and the clock of a running scene, as a view
/// controller does, without one having to be written.
public enum Connection: Sendable, Equatable {
  /// A recognizer holds an animator, scrubs it and lets it go.
  case drive(DriveConnection)
  /// A recognizer moves a number of a view, which comes to rest at one of several anchors.
  case anchors(AnchorsConnection)
  /// An animator starts the run to its other end: at every tap of a recognizer, or now if none is named.
  case toggle(animator: String, by: String? = nil)
  /// A sheet is presented by program: a view with anchors goes to where it opens (M28).
  case present(view: String)
  /// A sheet is dismissed by program: a view with anchors goes to its closed end (M28).
  case dismiss(view: String)
  /// A timer, which fires once after some seconds.
  case timer(name: String, after: Double)
  /// The word for the scene's state.
  case state(String)
}

/// What `Connection.drive` takes.
public struct DriveConnection: Sendable, Equatable {
  /// The animator that goes to and fro.
  public let animator: String
  /// The pan that drives it.
  public let gesture: String
  /// The direction of the finger in which a run leads out.
  public let direction: Direction
  /// How far the finger goes for a whole run, in points.
  public let way: Double
  /// What decides at a lift-off.
  public var rule = NamedRule.sign
  /// Whether the gesture after a completed run out leads home; otherwise each runs the block out again.
  public var returns = true
  /// Another timing for the rest of a run; `nil` keeps the animator's own.
  public var timing: Timing?
  /// 0 for the time that is left; otherwise the run ends `factor` × duration from the lift-off.
  public var factor = 0.0
  /// What a gesture that was cancelled does to the run.
  public var cancellation = Grab.Cancellation.back

  /// Joins a pan to an animator.
  public init(_ animator: String, by gesture: String, along direction: Direction, way: Double) {
    self.animator = animator
    self.gesture = gesture
    self.direction = direction
    self.way = way
  }
}

/// What `Connection.anchors` takes.
public struct AnchorsConnection: Sendable, Equatable {
  /// The path of one number: `sheet.frame.y`.
  public let path: String
  /// The pan that moves it.
  public let gesture: String
  /// Where it may come to rest, from the least to the greatest.
  public let anchors: [Double]
  /// The direction of the finger in which the number grows; `nil` for down where the path ends in `y`,
  /// for right where it ends in `x`.
  public var direction: Direction?
  /// What decides at a lift-off.
  public var rule = NamedRule.detents
  /// What happens past the ends; `nil` for what the reading says of the open one, and a rubber band
  /// at the other (G188, M16).
  public var past: PastEnds?
  /// How it gets to an anchor.
  public var timing = AnchorsConnection.standardTiming
  /// The scroll view inside that gets what is left of the movement where the number has its open end.
  public var handOver: String?

  /// A spring by its response, as for detents; our choice.
  public static let standardTiming = Spring.standardSettling

  /// Joins a pan to a number.
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

/// What happens to what a finger moves past the first and the last of several anchors.
public enum PastEnds: Sendable, Hashable {
  /// It resists (G188), by that share of the finger's way at the end itself.
  case rubber(resistance: Double)
  /// It stops there.
  case clamp

  /// The resistance of a scroll view (G188).
  public static let standard = PastEnds.rubber(resistance: 0.55)
}
