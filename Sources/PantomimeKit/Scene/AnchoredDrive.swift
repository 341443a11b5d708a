/// A recognizer's hold on a numeric view property that settles at one of several anchors, or, if
/// there are none, stays where it is released.
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
  /// The scroll views inside the view, with their pans.
  let lists: [(view: ViewID, pan: GestureID)]
  private let anchors: [Double]
  private let rule: NamedRule
  private let timing: Timing
  private let duration: SettlingDuration?
  private let velocityLimit: Double
  private let cancellation: InteractiveTransition.Cancellation
  private let handsOverVelocity: Bool
  /// The range in which the number moves without resistance.
  private let limits: ScrollBounds
  private var meter: PanMeter
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
  /// The scroll view that the finger moves on its own.
  private var aloneList: ViewID?

  /// Adds an animator named after the path to a stage, and takes over the pans of the scroll views;
  /// from then on, the drive moves them.
  init(_ plan: AnchorsPlan, by gesture: GestureID, on stage: inout Stage) {
    path = plan.connection.path
    self.gesture = gesture
    anchors = plan.connection.anchors
    rule = plan.connection.rule
    timing = plan.timing
    duration = plan.connection.duration
    velocityLimit = plan.connection.velocityLimit
    cancellation = plan.connection.cancellation
    handsOverVelocity = plan.connection.handsOverVelocity
    limits = plan.limits
    meter = plan.meter
    band = plan.band
    pastIsOpen = plan.connection.past == nil && !plan.connection.anchors.isEmpty
    // A free number has no run that a statement could control.
    let animator = stage.add(path, plan.animator, access: anchors.isEmpty ? .hidden : .whole)
    var lists: [(view: ViewID, pan: GestureID)] = []
    for list in plan.lists {
      if let pan = stage.takeOverScrolling(of: list) { lists.append((list, pan)) }
    }
    self.lists = lists
    drag = AnchoredDrag(
      plan.number, growing: plan.direction, animator: animator, list: plan.lists.first)
    for list in lists { stage.recognizeSimultaneously(gesture, list.pan) }
    stage.gestures.noteDriven(path, by: plan.connection.gesture)
  }

  /// Whether the number has no anchors, so that it stays where it is released.
  var isFree: Bool { anchors.isEmpty }

  /// The axis along which the finger moves the number.
  var axis: ScrollAxis { drag.direction.axis }

  /// The animator that moves the number to an anchor.
  var animator: AnimatorID { drag.animator }

  /// The view that the drive moves.
  var view: ViewID { drag.number.view }

  /// Whether the drive holds its value.
  var isHolding: Bool { drag.hold != nil }

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

  /// Returns whether a scroll view takes over the finger's movement at the open end.
  func handsOver(to view: ViewID) -> Bool { lists.contains { $0.view == view } }

  /// Handles a report of a scroll view's pan: if the other pan hasn't begun, because the finger
  /// moves along the other axis, the list scrolls as usual.
  mutating func listReported(_ pan: Pan, of gesture: GestureID, on stage: inout Stage) {
    guard let list = lists.first(where: { $0.pan == gesture })?.view else { return }
    if list == drag.list { drag.listReported(pan) }
    guard drag.hold == nil else { return }
    // If both pans begin at the same time, the other one has begun before this one reports a
    // movement.
    if pan.state == .changed, aloneList == nil {
      aloneList = list
      stage.scroll(list, with: Pan(state: .began))
    }
    guard aloneList == list else { return }
    stage.scroll(list, with: pan)
    if pan.state.isOver { aloneList = nil }
  }

  /// Handles a report of the recognizer.
  ///
  /// - Throws: `Misuse` if the animator refuses an operation; the stage has recorded it.
  mutating func pan(_ report: Pan, on stage: inout Stage) throws(Misuse) {
    let pan = meter.measure(report, on: stage)
    switch pan.state {
    case .possible: return
    case .began:
      if let aloneList { stage.scroll(aloneList, with: Pan(state: .cancelled)) }
      aloneList = nil
      caughtFrom = stage[drag.number]
      if stage.knownActivity(of: animator) == .inactive { origin = nil }
      let list = list(under: pan, on: stage)
      if let list { drag.list = list }
      try drag.begin(
        within: limits,
        options: AnchoredDrag.Options(
          band: band, stopsAtOpen: pastIsOpen && stage.readings.isMeasured(on: .aboveTop),
          includesList: list != nil, recordsHolder: !lists.isEmpty,
          passesVelocity: handsOverVelocity),
        on: &stage)
      try drag.follow(pan, on: &stage)
    case .changed: try drag.follow(pan, on: &stage)
    case .ended, .cancelled, .failed: try end(pan, on: &stage)
    }
  }

  /// Returns the scroll view that a finger touched and can scroll, the innermost or last one if there
  /// are several.
  ///
  /// A finger stays with the view that it touched, even if it leaves the view before the pan begins
  /// (G9). A reported pan has no touch-down: its location counts, or, by our choice, it is over the
  /// first scroll view if it has none.
  private func list(under pan: Pan, on stage: Stage) -> ViewID? {
    let scrollable = lists.filter { stage.scrollView($0.view)?.settings.scrollableAxes != nil }
    let arena = stage.gestures.arena
    if arena.hasTouches { return scrollable.last { arena.isTouched($0.pan) }?.view }
    guard let location = pan.location else { return scrollable.first?.view }
    return scrollable.last { stage.frameOnScreen(of: $0.view)?.contains(location) ?? false }?.view
  }

  private mutating func end(_ report: Pan, on stage: inout Stage) throws(Misuse) {
    try drag.follow(report, on: &stage)
    var pan = report
    // The part that took over is released at rest if the velocity isn't handed over.
    if !handsOverVelocity, drag.hold?.hasHandedOver == true { pan.velocity = .zero }
    let lift = lift(pan)
    guard let held = try drag.end(report, on: &stage) else { return }
    if pan.state.isCancelled, cancellation != .back {
      return stage.noteIgnoredCancellation(of: .word("path", path))
    }
    if isFree { return try endFreely(pan, held, on: &stage) }
    guard let lift else { return try goOn(from: held, on: &stage) }
    let decision = stage.decide(lift, by: rule, [pan.velocityField(along: drag.direction)])
    // A canceled gesture has neither intent nor velocity (GU9).
    let velocity =
      lift.isCancelled ? 0 : SpringCurve.normalized(lift, going: decision, limit: velocityLimit)
    try settle(
      at: decision.anchor, velocity: velocity, speed: lift.isCancelled ? 0 : lift.velocity,
      on: &stage)
  }

  /// Ends a drag of a number without anchors: it stays where it is, returns to its bound if it was
  /// pulled past it, or gets its old value back if the pan was canceled.
  private mutating func endFreely(
    _ pan: Pan, _ held: AnchoredHold, on stage: inout Stage
  ) throws(Misuse) {
    if pan.state.isCancelled {
      stage[drag.number] = held.start
      return stage.note(
        .valueReleased, .word(path), [.number("at", held.start)],
        reason: "the pan was cancelled, so the value at `began` is set again")
    }
    let bound = limits.clamp(held.value)
    guard band != nil, bound != held.value else {
      return stage.note(
        .valueReleased, .word(path), [.number("at", held.value)],
        reason: "without anchors, the value stays where it is released")
    }
    stage.note(
      .valueReleased, .word(path), [.number("at", held.value)],
      reason: "it was pulled past its range, so it returns to the bound")
    let velocity = SpringCurve.normalized(
      velocity: drag.direction.along(pan.velocity), from: held.value, to: bound)
    let limit = velocityLimit
    try settle(at: bound, velocity: min(max(velocity, -limit), limit), speed: 0, on: &stage)
  }

  /// Continues after a drag that ended on the list: the number stays where it is, or resumes its
  /// motion to its target.
  private mutating func goOn(from held: AnchoredHold, on stage: inout Stage) throws(Misuse) {
    let value = held.value
    let nearest = anchors.min { ($0 - value).magnitude < ($1 - value).magnitude } ?? value
    try settle(
      at: anchors.contains(value) ? value : target ?? nearest, velocity: 0, speed: 0, on: &stage)
  }

  /// Moves the number to an anchor.
  ///
  /// - Parameters:
  ///   - place: The anchor.
  ///   - velocity: The initial velocity of a spring, in remaining distances per second.
  ///   - speed: The finger's velocity, in points per second.
  ///   - stage: The stage.
  private mutating func settle(
    at place: Double, velocity: Double, speed: Double, on stage: inout Stage
  ) throws(Misuse) {
    depart(from: caughtFrom ?? place, to: place)
    let remaining = place - stage[drag.number]
    guard try drag.prepare(to: place, on: &stage) else { return }
    let factor = duration.map {
      $0.seconds(for: remaining, velocity: speed) / $0.longest
    }
    try stage.continueAnimation(
      animator, timing: timing.with(velocity: velocity), durationFactor: factor ?? 0,
      isRelease: true)
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
    guard !isFree else { return .there }
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
    stage.animators.noteProgrammed(animator, at: stage.ledger.trace.count)
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
    var measured = pan
    measured.velocity =
      handsOverVelocity || drag.hold?.hasHandedOver != true
      ? meter.velocity(of: pan, on: stage) : .zero
    return lift(measured)
  }

  /// Returns the values of a release with a measured pan.
  private func lift(_ pan: Pan) -> LiftOff? {
    guard !isFree, let hold = drag.hold, hold.hand != .list || pan.state.isCancelled else {
      return nil
    }
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
  let lists: [ViewID]
  let limits: ScrollBounds
  let band: RubberBand?
  let animator: Animator
  let timing: Timing
  let meter: PanMeter

  /// Core Animation's default duration, in seconds, for a curve without a duration (T105).
  private static let standardDuration = 0.25

  init(
    _ connection: AnchorsConnection, by gesture: GestureID, on stage: inout Stage
  ) throws(InputError) {
    self.connection = connection
    let anchors = connection.anchors
    guard anchors.allSatisfy({ $0.isFinite }),
      zip(anchors, anchors.dropFirst()).allSatisfy({ $0 < $1 })
    else { throw InputError(.connection(.anchors(anchors))) }
    let range = connection.range
    guard anchors.isEmpty || range == nil else { throw InputError(.connection(.rangeAndAnchors)) }
    let isBounded = !anchors.isEmpty || range != nil
    if !isBounded, connection.past != nil { throw InputError(.connection(.unbounded("past"))) }
    if !isBounded, !connection.handOver.isEmpty {
      throw InputError(.connection(.unbounded("hand-over")))
    }
    limits = ScrollBounds(
      anchors.first ?? range?.lowerBound ?? -.infinity,
      anchors.last ?? range?.upperBound ?? .infinity)
    timing =
      connection.timing
      ?? (connection.duration == nil
        ? AnchorsConnection.standardTiming : AnchorsConnection.fittedTiming)
    try connection.duration?.check()
    try InputError.check(velocityLimit: connection.velocityLimit)
    if connection.duration != nil, case .spring = timing {
      throw InputError(.connection(.physicalSpring))
    }
    if connection.velocityLimit != InteractiveTransition.velocityLimit, !timing.isSpring {
      throw InputError(.connection(.limitWithoutSpring))
    }
    meter = try PanMeter(connection.measure, on: stage)
    let place = try stage.findNumber(connection.path)
    number = place.number
    try stage.views.refuseFollowing(place.place)
    guard stage.animator(named: connection.path) == nil else {
      throw InputError(.nameTaken(connection.path))
    }
    for twin in stage.views.twins(of: place.place) {
      if let driver = stage.gestures.driver(of: twin.path) {
        throw InputError(.connection(.driven(twin.path, by: driver)))
      }
    }
    guard let direction = connection.direction ?? place.growing else {
      throw InputError(.connection(.noDirection(connection.path)))
    }
    self.direction = direction
    var lists: [ViewID] = []
    for name in connection.handOver {
      lists.append(try Self.findList(name, along: direction.axis, under: gesture, on: stage))
    }
    self.lists = lists
    let isFree = anchors.isEmpty
    do throws(OptionError) {
      band = try (connection.past ?? (isFree ? .clamp : .standard)).band(
        on: direction.axis == .vertical ? stage.screen.height : stage.screen.width)
      animator = try Animator(
        duration: connection.duration?.longest ?? Self.standardDuration, timing: timing)
    } catch {
      throw InputError(
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
    // A list whose content fits scrolls along no axis yet.
    let settings = stage.scrolling.all[index].scroll.settings
    guard (settings.axes ?? settings.scrollableAxes)?.contains(axis) ?? true else {
      throw InputError(.connection(.otherAxis(name, axis: axis.rawValue)))
    }
    let holder = stage.view(of: gesture)
    guard let holder, stage.path(of: list).contains(holder) else {
      let outer = holder.map { stage.name(of: $0) } ?? ""
      throw InputError(.connection(.outside(name, of: outer, stage.name(of: gesture))))
    }
    return list
  }
}

extension PastEnds {
  fileprivate func band(on dimension: Double) throws(OptionError) -> RubberBand? {
    switch self {
    case .rubber(let resistance): try RubberBand(dimension: dimension, resistance: resistance)
    case .clamp: nil
    }
  }
}
