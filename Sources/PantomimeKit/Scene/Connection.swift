/// A connection between recognizers, animators, views, and the clock of a running scene, which
/// replaces code in a view controller.
public enum Connection: Sendable, Hashable {
  /// A recognizer holds an animator or a transition, scrubs it, and releases it.
  case drive(DriveConnection)
  /// A recognizer moves a numeric property of a view, which settles at one of several anchors or
  /// stays where it is released.
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
  /// A timer fires once after a number of seconds, or every waiting timer with that name is canceled
  /// if the number is `nil`.
  case timer(name: String, after: Double?)
  /// The given word becomes the scene's state.
  case state(String)
}

/// The parameters of `Connection.drive`.
public struct DriveConnection: Sendable, Hashable {
  /// The animator, whose runs alternate between *out*, to its target pose, and *home*, back again.
  package let animator: String
  /// The pan that drives the animator.
  package let gesture: String
  /// The direction of finger movement for a run out.
  package let direction: Direction
  /// The finger's travel for a full run, in points.
  package let travel: Double
  /// The completion rule at lift-off.
  public var rule = NamedRule.sign
  /// A Boolean value that indicates whether the gesture after a completed run out drives the run
  /// home; otherwise, each gesture drives another run out.
  public var isReversible = true
  /// Another timing for the rest of a run, or `nil` to keep the animator's.
  package var timing: Timing?
  /// 0 to use the remaining time; otherwise, the run ends `durationFactor` × duration after
  /// lift-off.
  package var durationFactor = 0.0
  /// The effect of a canceled gesture on the run; a transition that keeps its direction finishes.
  public var cancellation = InteractiveTransition.Cancellation.back
  /// The duration of the rest of a run, or `nil` to let `timing` and `durationFactor` determine it.
  public var duration: SettlingDuration?
  /// The maximum initial velocity of a spring, in remaining distances per second, or infinity for
  /// no limit.
  public var velocityLimit = InteractiveTransition.velocityLimit
  /// How the drive measures the finger's movement.
  package var measure = PanMeasure()

  /// Creates a connection from a pan to an animator.
  package init(_ animator: String, by gesture: String, direction: Direction, travel: Double) {
    self.animator = animator
    self.gesture = gesture
    self.direction = direction
    self.travel = travel
  }

  /// The name of an option that only an animator has, if one is set.
  var optionOfAnimators: String? {
    if !isReversible { return "returns" }
    if timing != nil { return "curve" }
    if durationFactor != 0 { return "factor" }
    if duration != nil { return "duration" }
    if velocityLimit != InteractiveTransition.velocityLimit { return "limit" }
    if measure.view != nil { return "in" }
    return measure.translation == .cumulative ? nil : "translation"
  }
}

/// The parameters of `Connection.anchors`.
///
/// Without anchors the drive is *free*: the number stays where it is released. A free drive ignores
/// `rule`, `timing`, `duration`, and `velocityLimit`.
public struct AnchorsConnection: Sendable, Hashable {
  /// The path of one number, such as `sheet.frame.y`; a free drive may also name a `center`, and then
  /// drives both of its components.
  package let path: String
  /// The pan that moves the number.
  package let gesture: String
  /// The anchors at which the number may settle, in ascending order, or none for a free drive.
  package let anchors: [Double]
  /// The bounds of a free drive, or `nil` for none; the bounds of other drives are their outer
  /// anchors.
  public var range: ClosedRange<Double>?
  /// The direction of finger movement in which the number grows; `nil` stands for down if the path
  /// ends in `y`, and for right if it ends in `x`.
  package var direction: Direction?
  /// The completion rule at lift-off.
  package var rule = NamedRule.detents
  /// The behavior past the ends; `nil` stands for a rubber band at the closed end (G188), and for
  /// the behavior that a reading selects at the open end (M16).
  ///
  /// A free drive stops at its ends by default.
  public var past: PastEnds?
  /// The timing of the motion to an anchor; `nil` stands for a critically damped spring, which is
  /// fitted to `duration` if there is one.
  public var timing: Timing?
  /// The duration of the motion to an anchor, or `nil` to let `timing` determine it.
  public var duration: SettlingDuration?
  /// The maximum initial velocity of a spring, in remaining distances per second, or infinity for
  /// no limit.
  public var velocityLimit = InteractiveTransition.velocityLimit
  /// The effect of a canceled gesture: `back` moves the number to the anchor nearest to where it was
  /// caught, or sets a free number to its value at *began*; `keep` and `ignore` leave the number
  /// where it is.
  public var cancellation = InteractiveTransition.Cancellation.back
  /// The scroll views inside the view; the one under the finger takes over the finger's movement at
  /// the open end.
  package var handOver: [String] = []
  /// A Boolean value that indicates whether the part that takes over during a drag receives the
  /// velocity at lift-off; otherwise it is released at rest.
  package var handsOverVelocity = true
  /// How the drive measures the finger's movement.
  package var measure = PanMeasure()

  /// The default timing: a spring given by its response, as for detents; our choice.
  package static let standardTiming = SpringCurve.standardSettling
  /// The default timing if a duration is given: the same damping, fitted to the duration; our
  /// choice.
  static let fittedTiming = Timing.damped(ratio: 1)

  /// Creates a connection from a pan to a number.
  package init(_ path: String, by gesture: String, anchors: [Double] = []) {
    self.path = path
    self.gesture = gesture
    self.anchors = anchors
  }
}

extension AnchorsConnection {
  /// Returns the free drives of the two components of a view's center, or `nil` if the path isn't a
  /// center.
  ///
  /// - Throws: `InputError` if the connection has options for a single axis.
  func alongBothAxes() throws(InputError) -> [AnchorsConnection]? {
    let parts = path.split(separator: ".")
    guard parts.count > 1, parts[parts.count - 1] == "center" else { return nil }
    guard anchors.isEmpty, range == nil, direction == nil, handOver.isEmpty else {
      throw InputError(.connection(.severalNumbers(path, components: ["x", "y"])))
    }
    return ["x", "y"].map { component in
      var axis = AnchorsConnection("\(path).\(component)", by: gesture)
      (axis.past, axis.cancellation, axis.measure) = (past, cancellation, measure)
      return axis
    }
  }
}

extension SpringCurve {
  fileprivate static var standardSettling: Timing {
    (try? SpringCurve(response: 0.4, dampingRatio: 1)).map { .spring($0) } ?? .easeInOut
  }
}

/// The duration of a motion after lift-off.
public enum SettlingDuration: Sendable, Hashable {
  /// A number of seconds.
  case seconds(Double)
  /// The remaining distance divided by the speed at lift-off, within limits in seconds; the maximum
  /// at zero speed.
  case byVelocity(minimum: Double, maximum: Double)

  /// Returns the duration, in seconds, for a remaining distance in points and a velocity in points
  /// per second; the signs of both are ignored.
  package func seconds(for distance: Double, velocity: Double) -> Double {
    switch self {
    case .seconds(let seconds): return seconds
    case .byVelocity(let minimum, let maximum):
      let speed = velocity.magnitude
      guard speed > 0, speed.isFinite, distance.isFinite else { return maximum }
      return min(max(distance.magnitude / speed, minimum), maximum)
    }
  }

  /// The longest possible duration, in seconds.
  var longest: Double {
    switch self {
    case .seconds(let seconds): seconds
    case .byVelocity(_, let maximum): maximum
    }
  }

  /// Throws an error if a duration isn't positive and finite, or if the limits aren't in order.
  func check() throws(InputError) {
    let (least, most) =
      switch self {
      case .seconds(let seconds): (seconds, seconds)
      case .byVelocity(let minimum, let maximum): (minimum, maximum)
      }
    guard least > 0, least <= most, most.isFinite else {
      throw InputError(
        .badOption(
          OptionError(option: "duration", problem: "must be more than 0, the shorter limit first")))
    }
  }
}

/// The behavior past the first and last anchors, or past the bounds of a free drive.
public enum PastEnds: Sendable, Hashable {
  /// The number resists (G188); just past the end, it moves by this fraction of the finger's
  /// travel.
  case rubber(resistance: Double)
  /// The number stops at the end.
  case clamp

  /// The resistance of a scroll view (G188).
  public static let standard = PastEnds.rubber(resistance: 0.55)
}

// The events of connected recognizers, animators, views, and timers.

extension EventKind {
  /// A recognizer was connected to an animator or to a property of a view.
  package static let connectionMade = EventKind(
    "connected",
    summary:
      "A recognizer was connected to an animator or to a property of a view, with its options.",
    [
      .animator.optional, .transition.optional, FieldSchema("path", isOptional: true),
      .by,
    ] + FieldSchema.ofConnections, isOpen: true)
  /// A free number stays where it was released, or returns to its value at *began*.
  public static let valueReleased = EventKind(
    "released PATH", summary: "A value without anchors was released.",
    [FieldSchema("at", .number(.points))])
  /// A toggle moves a number between its anchors.
  public static let toggled = EventKind(
    "toggled PATH", summary: "A toggle moves a number between its anchors.",
    [FieldSchema("from", .number(.points)), FieldSchema("to", .number(.points))])
  /// A toggle had no effect because of its animator's state.
  public static let toggleIgnored = EventKind(
    "toggle ignored",
    summary: "A toggle had no effect because of its animator's state.",
    [.animator])
  /// A sheet is presented programmatically.
  public static let presented = EventKind(
    "presented", summary: "The app's code presents a sheet, which starts to move.",
    [.view, FieldSchema("from", .number(.points)), FieldSchema("to", .number(.points))])
  /// A sheet is dismissed programmatically.
  public static let dismissed = EventKind(
    "dismissed", summary: "The app's code dismisses a sheet, which starts to move off the screen.",
    [.view, FieldSchema("from", .number(.points)), FieldSchema("to", .number(.points))])
  /// Presenting or dismissing a sheet had no effect.
  public static let presentationIgnored = EventKind(
    "presentation ignored", summary: "Presenting or dismissing a sheet had no effect.",
    [.view, .cause])
  /// A timer was started.
  public static let timerStarted = EventKind(
    "timer started NAME", summary: "A timer was started.",
    [FieldSchema("after", .number(.seconds))])
  /// The waiting timers with a name were canceled.
  public static let timerCancelled = EventKind(
    "timer cancelled NAME", summary: "The timers with that name were cancelled.",
    [FieldSchema("count", .number(.count))])
  /// A timer fired.
  public static let timerFired = EventKind("timer fired NAME", summary: "A timer fired.")
  /// The drag now moves the sheet, or the list.
  public static let hand = EventKind(
    "hand HOLDER", summary: "The drag now moves the sheet, or the list.",
    [FieldSchema("sheet", .number(.points)), FieldSchema("list", .number(.points))])
}

extension EventKind {
  /// The events of programmatic sheet motion.
  static let presentations: [EventKind] = [.presented, .dismissed, .presentationIgnored]
}

extension Ledger {
  /// Records that a recognizer now drives or toggles a target.
  mutating func noteConnection(
    _ driven: Event.Field, by gesture: String, _ options: [Event.Field], reason: Reason = ""
  ) {
    note(.connectionMade, nil, [driven, .word(.by, gesture)] + options, reason: reason)
  }
}
