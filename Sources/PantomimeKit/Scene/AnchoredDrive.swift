/// A recognizer's hold on a numeric view property that settles at one of several anchors.
///
/// Every report moves the number, the value of that property, by as many points as the finger has
/// moved. At lift-off, a rule chooses the anchor, and a spring moves the number there; the initial
/// velocity of the spring is the finger's velocity divided by the remaining distance (G160, G161,
/// G163).
struct AnchoredDrive: Sendable {
  /// The path of the number.
  let path: String
  /// The pan that moves the number.
  let gesture: GestureID
  /// The pan of the scroll view inside the view, or `nil` if there is none.
  let list: GestureID?
  private let anchors: [Double]
  private let rule: NamedRule
  private let timing: Timing
  private let band: RubberBand?
  /// Whether the drive doesn't specify the behavior past the ends, so that a reading determines it
  /// (M16).
  private let pastIsOpen: Bool
  private var drag: AnchoredDrag
  /// The anchor at which the number is at rest or toward which it is moving, or `nil` before the
  /// first gesture.
  private var target: Double?
  /// The anchor that the run in flight left, or `nil` if the run returns to it.
  private var origin: Double?
  /// The number's model value when a finger caught it.
  private var caughtFrom: Double?
  /// Whether the finger moves only the scroll view.
  private var listIsAlone = false

  /// Adds an animator named after the path to a stage, and takes over the scroll view's pan; from
  /// then on, the drive moves the scroll view.
  init(_ plan: AnchorsPlan, by gesture: GestureID, on stage: inout Stage) {
    path = plan.connection.path
    self.gesture = gesture
    anchors = plan.connection.anchors
    rule = plan.connection.rule
    timing = plan.connection.timing
    band = plan.band
    pastIsOpen = plan.connection.past == nil
    let animator = stage.addAnimator(path, plan.animator)
    list = plan.list.flatMap { stage.takeOverScrolling(of: $0) }
    if let list { stage.allowTogether(gesture, list) }
    drag = AnchoredDrag(
      plan.number, growing: plan.direction, animator: animator, list: plan.list)
  }

  /// The axis along which the finger moves the number.
  var axis: ScrollAxis { drag.direction.axis }

  /// The animator that moves the number to an anchor.
  var animator: AnimatorID { drag.animator }

  /// The view that the drive moves.
  var view: ViewID { drag.number.view }

  /// Presents the view by moving it to the anchor next to its closed end (M23), or dismisses it by
  /// moving it to the closed end, both without a gesture (M28).
  ///
  /// - Throws: `Misuse` if the animator refuses.
  mutating func move(presents: Bool, on stage: inout Stage) throws(Misuse) {
    let fromClosed = drag.opensAtLeast ? Array(anchors.reversed()) : anchors
    let closed = fromClosed[0]
    let present = stage[drag.number]
    guard presents else {
      if try stage.dismiss(drag, to: closed) { depart(from: present, to: closed) }
      return
    }
    // At any anchor except the closed end, the view is already presented.
    let isOpen = present != closed && anchors.contains(present)
    let place = isOpen ? present : fromClosed[min(1, fromClosed.count - 1)]
    if try stage.present(drag, at: place) { depart(from: present, to: place) }
  }

  /// The scroll view that takes over the finger's movement at the open end.
  var handOver: ViewID? { drag.list }

  /// Handles a report of the scroll view's pan: if the other pan hasn't begun, because the finger
  /// moves along the other axis, the list scrolls as usual.
  mutating func listReported(_ pan: Pan, on stage: inout Stage) {
    drag.listReported(pan)
    guard let list = drag.list, drag.hold == nil else { return }
    // If both pans begin at the same time, the other one has begun before this one reports a
    // movement.
    if pan.state == .changed, !listIsAlone {
      listIsAlone = true
      stage.scrollPan(list, Pan(state: .began))
    }
    guard listIsAlone else { return }
    stage.scrollPan(list, pan)
    if pan.state.isOver { listIsAlone = false }
  }

  /// Handles a report of the recognizer.
  ///
  /// - Throws: `Misuse` if the animator refuses an operation; the stage has recorded it.
  mutating func pan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    switch pan.state {
    case .possible: return
    case .began:
      if listIsAlone, let list = drag.list { stage.scrollPan(list, Pan(state: .cancelled)) }
      listIsAlone = false
      caughtFrom = stage[drag.number]
      if stage.knownActivity(of: animator) == .inactive { origin = nil }
      try drag.begin(
        within: ScrollBounds(anchors[0], anchors[anchors.count - 1]),
        options: AnchoredDrag.Options(
          band: band, stopsAtOpen: pastIsOpen && stage.readings.isMeasured(on: .aboveTop),
          includesList: meansList(pan, on: stage), recordsHolder: handOver != nil),
        on: &stage)
      try drag.follow(pan, on: &stage)
    case .changed: try drag.follow(pan, on: &stage)
    case .ended, .cancelled, .failed: try end(pan, on: &stage)
    }
  }

  /// Returns whether a pan is over the inner scroll view; by our choice, a pan without a location
  /// counts as over the scroll view.
  private func meansList(_ pan: Pan, on stage: Stage) -> Bool {
    guard let list = handOver, stage.scrollView(list)?.settings.scrollableAxes != nil else {
      return false
    }
    guard let location = pan.location else { return true }
    return stage.frameOnScreen(of: list)?.contains(location) ?? false
  }

  private mutating func end(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    try drag.follow(pan, on: &stage)
    let lift = liftOff(pan, on: stage)
    guard let held = try drag.end(pan, on: &stage) else { return }
    guard let lift else { return try goOn(from: held, on: &stage) }
    let decision = stage.decide(lift, by: rule, [pan.velocityField(along: drag.direction)])
    // A canceled gesture has neither intent nor velocity (GU9).
    let velocity =
      lift.isCancelled
      ? 0
      : SpringCurve.normalized(lift, going: decision, limit: InteractiveTransition.velocityLimit)
    try settle(at: decision.anchor, velocity: velocity, on: &stage)
  }

  /// Continues after a drag that ended on the list: the number stays where it is, or resumes its
  /// motion to its target.
  private mutating func goOn(from held: AnchoredHold, on stage: inout Stage) throws(Misuse) {
    let value = held.value
    let nearest = anchors.min { ($0 - value).magnitude < ($1 - value).magnitude } ?? value
    try settle(
      at: anchors.contains(value) ? value : target ?? nearest, velocity: 0, on: &stage)
  }

  private mutating func settle(
    at place: Double, velocity: Double, on stage: inout Stage
  ) throws(Misuse) {
    depart(from: caughtFrom ?? place, to: place)
    guard try drag.prepare(to: place, on: &stage) else { return }
    try stage.continueAnimation(animator, timing: timing.with(velocity: velocity), isRelease: true)
  }

  /// Records that a run from a model value to an anchor begins.
  ///
  /// If the model value already equals the anchor, the origin stays the same: when a number is
  /// caught on its way to an anchor and released toward that anchor, its origin is still the anchor
  /// that it left.
  private mutating func depart(from value: Double, to place: Double) {
    target = place
    guard place != value else { return }
    origin = anchors.filter { $0 != place }.min { ($0 - value).magnitude < ($1 - value).magnitude }
  }

  /// Moves a number at rest to the farther of its two outer anchors, or reverses a run, so that it
  /// returns to the anchor that it left; both start at zero velocity, because a tap has none.
  ///
  /// - Throws: `Misuse` if the animator refuses.
  mutating func toggle(
    _ whileRunning: Connection.WhileRunning, on stage: inout Stage
  ) throws(Misuse) -> Toggle.Refusal? {
    guard drag.hold == nil else { return .held }
    let present = stage[drag.number]
    let isIdle = stage.knownActivity(of: animator) == .inactive
    let place: Double
    if isIdle {
      let (first, last) = (anchors[0], anchors[anchors.count - 1])
      place = last - present > present - first ? last : first
      guard place != present else { return .there }
    } else {
      guard whileRunning == .reverse else { return .active }
      guard stage.animators.look(at: animator, { $0.condition == .running }) else { return .held }
      guard let origin else { return .returning }
      place = origin
    }
    stage.note(
      .toggled, .word(path), [.number("from", stage.shown(drag.number)), .number("to", place)],
      reason: isIdle
        ? "it moves to the farther end of its anchors" : "it returns to the anchor that it left")
    if !isIdle { try stage.stop(animator, withoutFinishing: true) }
    depart(from: present, to: place)
    guard try drag.prepare(to: place, on: &stage) else { return nil }
    try stage.continueAnimation(animator, timing: timing.with(velocity: 0))
    return nil
  }

  /// Returns the values of a release at this instant, or `nil` if there is nothing to decide
  /// because the finger moves the list.
  func liftOff(_ pan: Pan, on stage: Stage) -> LiftOff? {
    guard let hold = drag.hold, hold.hand != .list || pan.state.isCancelled else { return nil }
    return LiftOff(
      position: hold.value, velocity: drag.direction.along(pan.velocity), anchors: anchors,
      start: hold.start, crossVelocity: drag.direction.across(pan.velocity),
      isCancelled: pan.state.isCancelled)
  }
}

/// The parts that are required to connect a number with anchors, looked up on a stage before
/// anything changes.
struct AnchorsPlan {
  let connection: AnchorsConnection
  let number: PropertyNumber
  let direction: Direction
  let list: ViewID?
  let band: RubberBand?
  let animator: Animator

  /// Core Animation's default duration, in seconds, for a curve without a duration (T105).
  private static let standardDuration = 0.25

  init(
    _ connection: AnchorsConnection, by gesture: GestureID, on stage: inout Stage
  ) throws(InputError) {
    self.connection = connection
    let anchors = connection.anchors
    guard !anchors.isEmpty, anchors.allSatisfy({ $0.isFinite }),
      zip(anchors, anchors.dropFirst()).allSatisfy({ $0 < $1 })
    else { throw .impossible(.connection(.anchors(anchors))) }
    let place = try stage.findNumber(connection.path)
    number = place.number
    try stage.views.refuseFollowing(place.place)
    guard stage.animator(named: connection.path) == nil else {
      throw .impossible(.nameTaken(connection.path))
    }
    guard let direction = connection.direction ?? place.growing else {
      throw .impossible(.connection(.noDirection(connection.path)))
    }
    self.direction = direction
    list = try connection.handOver.map { name throws(InputError) in
      try Self.findList(name, along: direction.axis, under: gesture, on: stage)
    }
    do throws(OutOfRange) {
      band = try (connection.past ?? .standard).band(
        on: direction.axis == .vertical ? stage.screen.height : stage.screen.width)
      animator = try Animator(duration: Self.standardDuration, timing: connection.timing)
    } catch {
      throw .impossible(
        .badOption(OptionError(option: error.parameter, problem: "must be \(error.allowed)")))
    }
  }
}

extension AnchorsPlan {
  /// Returns the scroll view with the given name, which must be inside the recognizer's view so
  /// that the recognizer receives the touches on it.
  private static func findList(
    _ name: String, along axis: ScrollAxis, under gesture: GestureID, on stage: Stage
  ) throws(InputError) -> ViewID {
    let index = try stage.scrolling.find(name, on: stage.views)
    let list = stage.scrolling.all[index].view
    guard stage.scrolling.all[index].scroll.settings.shownAxes.contains(axis) else {
      throw .impossible(.connection(.otherAxis(name, axis: axis.rawValue)))
    }
    let holder = stage.view(of: gesture)
    guard let holder, stage.path(of: list).contains(holder) else {
      let outer = holder.map { stage.name(of: $0) } ?? ""
      throw .impossible(.connection(.outside(name, of: outer, stage.name(of: gesture))))
    }
    return list
  }
}

extension PastEnds {
  fileprivate func band(on dimension: Double) throws(OutOfRange) -> RubberBand? {
    switch self {
    case .rubber(let resistance): try RubberBand(dimension: dimension, resistance: resistance)
    case .clamp: nil
    }
  }
}
