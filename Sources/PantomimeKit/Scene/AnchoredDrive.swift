/// A recognizer's hold on a number of a view that comes to rest at one of several anchors.
///
/// Every report moves the number, one to one; as the finger lifts a rule says at which anchor it is to
/// rest, and a spring takes it there with the finger's velocity over the way that is left (G160, G161,
/// G163).
struct AnchoredDrive: Sendable {
  /// The path of the number.
  let path: String
  /// The pan that moves it.
  let gesture: GestureID
  /// The pan of the scroll view inside; `nil` for none.
  let list: GestureID?
  private let anchors: [Double]
  private let rule: NamedRule
  private let timing: Timing
  private let band: RubberBand?
  /// Whether nobody said what happens past the ends, so that a reading does (M16).
  private let pastIsOpen: Bool
  private var drag: AnchoredDrag
  /// Where it rests or is on its way to; `nil` before the first gesture.
  private var target: Double?
  /// Whether the scroll view has the finger without the number.
  private var listIsAlone = false

  /// Puts what it needs on a stage: an animator that is called like the path, and the scroll view's
  /// pan, which from then on it steers.
  init(_ plan: AnchorsPlan, by gesture: GestureID, on stage: inout Stage) {
    path = plan.connection.path
    self.gesture = gesture
    anchors = plan.connection.anchors
    rule = plan.connection.rule
    timing = plan.connection.timing
    band = plan.band
    pastIsOpen = plan.connection.past == nil
    let animator = stage.addAnimator(path, plan.animator)
    list = plan.list.flatMap { stage.steer($0) }
    if let list { stage.allowTogether(gesture, list) }
    drag = AnchoredDrag(
      plan.number, growing: plan.direction, animator: animator, list: plan.list)
  }

  /// The axis along which the finger moves it.
  var axis: ScrollAxis { drag.direction.axis }

  /// What takes it to an anchor.
  var animator: AnimatorID { drag.animator }

  /// The view that it moves.
  var view: ViewID { drag.number.view }

  /// Presents or dismisses it by program (M28): to the anchor next to its closed end, where it opens
  /// (M23), or to that end.
  ///
  /// - Throws: `Misuse` where the animator refuses.
  mutating func move(presents: Bool, on stage: inout Stage) throws(Misuse) {
    let fromClosed = drag.opensAtLeast ? Array(anchors.reversed()) : anchors
    let closed = fromClosed[0]
    let present = stage[drag.number]
    guard presents else {
      if try stage.dismiss(drag, to: closed) { target = closed }
      return
    }
    // At any other anchor it is presented already.
    let isOpen = present != closed && anchors.contains(present)
    let place = isOpen ? present : fromClosed[min(1, fromClosed.count - 1)]
    if try stage.present(drag, at: place) { target = place }
  }

  /// The scroll view that gets what is left of the movement.
  var handOver: ViewID? { drag.list }

  /// The scroll view's own pan reports: where the other pan has not begun, for an axis that it does
  /// not take, the list scrolls as ever.
  mutating func listReported(_ pan: Pan, on stage: inout Stage) {
    drag.listReported(pan)
    guard let list = drag.list, drag.hold == nil else { return }
    // Who else begins with it has done so by its first movement.
    if pan.state == .changed, !listIsAlone {
      listIsAlone = true
      stage.scrollPan(list, Pan(state: .began))
    }
    guard listIsAlone else { return }
    stage.scrollPan(list, pan)
    if pan.state.isOver { listIsAlone = false }
  }

  /// The recognizer reports.
  ///
  /// - Throws: `Misuse` where the animator refuses what follows; the stage has recorded it.
  mutating func pan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    switch pan.state {
    case .possible: return
    case .began:
      if listIsAlone, let list = drag.list { stage.scrollPan(list, Pan(state: .cancelled)) }
      listIsAlone = false
      try drag.takeHold(
        within: ScrollBounds(anchors[0], anchors[anchors.count - 1]), band: band,
        stopsAtOpen: pastIsOpen && stage.readings.isMeasured(on: .aboveTop),
        takesList: meansList(pan, on: stage), on: &stage)
      try drag.follow(pan, tells: handOver != nil, on: &stage)
    case .changed: try drag.follow(pan, tells: handOver != nil, on: &stage)
    case .ended, .cancelled, .failed: try letGo(pan, on: &stage)
    }
  }

  /// Whether a pan is over the scroll view inside; one without a place is, our choice.
  private func meansList(_ pan: Pan, on stage: Stage) -> Bool {
    guard let list = handOver, stage.scrollView(list)?.settings.scrollableAxes != nil else {
      return false
    }
    guard let location = pan.location else { return true }
    return stage.frameOnScreen(of: list)?.contains(location) ?? false
  }

  private mutating func letGo(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    try drag.follow(pan, tells: handOver != nil, on: &stage)
    let lift = liftOff(pan, on: stage)
    guard let held = try drag.letGo(pan, on: &stage) else { return }
    guard let lift else { return try goOn(from: held, on: &stage) }
    let decision = stage.decide(lift, by: rule, [pan.velocityField(along: drag.direction)])
    // A cancelled gesture carries no intent, nor a velocity (GU9).
    let velocity =
      lift.isCancelled ? 0 : Spring.normalized(lift, going: decision, limit: Grab.velocityLimit)
    try settle(at: decision.anchor, velocity: velocity, on: &stage)
  }

  /// The list had the finger: the number stays where it is, or goes on to where it was going.
  private mutating func goOn(from held: AnchoredHold, on stage: inout Stage) throws(Misuse) {
    let value = held.value
    let nearest = anchors.min { ($0 - value).magnitude < ($1 - value).magnitude } ?? value
    try settle(
      at: anchors.contains(value) ? value : target ?? nearest, velocity: 0, on: &stage)
  }

  private mutating func settle(
    at place: Double, velocity: Double, on stage: inout Stage
  ) throws(Misuse) {
    target = place
    guard try drag.prepare(to: place, on: &stage) else { return }
    try stage.letGo(animator, timing: timing.with(velocity: velocity))
  }

  /// What a lift-off would mean now; `nil` where nothing is decided, as the list has the finger.
  func liftOff(_ pan: Pan, on stage: Stage) -> LiftOff? {
    guard let hold = drag.hold, hold.hand != .list || pan.state.isCancelled else { return nil }
    return LiftOff(
      position: hold.value, velocity: drag.direction.along(pan.velocity), anchors: anchors,
      start: hold.start, crossVelocity: drag.direction.across(pan.velocity),
      isCancelled: pan.state.isCancelled)
  }
}

/// What a connection of a number with anchors needs, found on a stage on which nothing has changed yet.
struct AnchorsPlan {
  let connection: AnchorsConnection
  let number: PropertyNumber
  let direction: Direction
  let list: ViewID?
  let band: RubberBand?
  let animator: Animator

  /// Core Animation's own default, in seconds, for a curve without a time of its own (T105).
  private static let standardDuration = 0.25

  init(
    _ connection: AnchorsConnection, by gesture: GestureID, on stage: Stage
  ) throws(Refusal) {
    self.connection = connection
    let anchors = connection.anchors
    guard !anchors.isEmpty, anchors.allSatisfy({ $0.isFinite }),
      zip(anchors, anchors.dropFirst()).allSatisfy({ $0 < $1 })
    else { throw .impossible(.connection(.anchors(anchors))) }
    let place = try stage.views.findNumber(connection.path)
    number = place.number
    try stage.views.refuseFollowing(place.place)
    guard stage.animator(named: connection.path) == nil else {
      throw .impossible(.nameTaken(connection.path))
    }
    guard let direction = connection.direction ?? place.growing else {
      throw .impossible(.connection(.noDirection(connection.path)))
    }
    self.direction = direction
    list = try connection.handOver.map { name throws(Refusal) in
      try Self.findList(name, along: direction.axis, under: gesture, on: stage)
    }
    do throws(OutOfRange) {
      band = try (connection.past ?? .standard).band(
        on: direction.axis == .vertical ? stage.screen.height : stage.screen.width)
      animator = try Animator(duration: Self.standardDuration, timing: connection.timing)
    } catch {
      throw .impossible(
        .badOption(OptionProblem(option: error.parameter, problem: "it takes \(error.allowed)")))
    }
  }
}

extension AnchorsPlan {
  /// The scroll view of that name, which lies where a recognizer sees its touches.
  private static func findList(
    _ name: String, along axis: ScrollAxis, under gesture: GestureID, on stage: Stage
  ) throws(Refusal) -> ViewID {
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
