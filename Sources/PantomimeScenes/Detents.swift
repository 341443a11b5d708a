package import PantomimeKit

/// A sheet that rests at several detents, with a list in it that scrolls.
///
/// One finger moves the sheet and the list, one at a time and without a jump (G91); as it lifts, a
/// rule between anchors says at which detent the sheet comes to rest, and a spring takes it there
/// with the finger's velocity (G160 – G163). Places are the sheet's tops, down the screen, so that
/// detent 0 is the open one.
package struct Detents: Scene {
  package static let name = "detents"
  package static let summary = "A sheet rests at several detents, and has a list that scrolls."

  /// How high the grabber's area above the list and the list's rows are, in points; our choice.
  static let headerHeight = 44.0
  static let rowHeight = 40.0

  let sheet: ViewID
  let list: ViewID
  private let animator: AnimatorID
  private let sheetPan: GestureID
  private let listPan: GestureID?
  private let rule: NamedRule
  private let handsOver: Bool
  /// Where the top of the sheet may rest, the open place first.
  private let anchors: [Double]
  private var spring: SettleSpring

  private(set) var place: Place
  /// The detent it rests at, or is on its way to.
  private(set) var detent: Int
  private(set) var hold: SheetHold?
  /// The velocity the last settling spring was given, in ways left per second.
  private(set) var releaseVelocity: Double?

  package enum Place: String, Sendable {
    case resting, held, settling
  }

  package init(_ options: SceneOptions, on stage: inout Stage) throws(OptionProblem) {
    let screen = stage.screen
    // A detent higher than the screen is as high as it.
    anchors =
      LiftOff(
        position: 0, velocity: 0,
        anchors: try options[Self.detents].map { max(0, screen.height - Double($0)) }
      ).anchors
    detent = min(try options[Self.at], anchors.count - 1)
    place = .resting
    rule = NamedRule.named(try options[Self.rule]) ?? .detents
    handsOver = try options[Self.handOver]
    spring = try SettleSpring(options)
    let height = screen.height - anchors[0]
    sheet = stage.addView(
      "sheet", .frame(Rect(y: anchors[detent], width: screen.width, height: height)))
    let content = Double(try options[Self.rows]) * Self.rowHeight
    list = stage.addScrollView(
      "list", in: sheet,
      frame: Rect(
        y: Self.headerHeight, width: screen.width, height: max(0, height - Self.headerHeight)),
      content: Size(width: screen.width, height: content))
    animator = stage.addAnimator("sheet", try spring.animator)
    sheetPan = stage.addGesture(.pan("sheet", PanTraits(allowsHorizontal: false)), on: sheet)
    // Pans that say nothing else are over the list, our choice.
    stage.meantPanView = list
    listPan = handsOver ? stage.steer(list) : stage.scrollRecognizer(of: list)
    guard let listPan else { return }
    if handsOver {
      stage.allowTogether(sheetPan, listPan)
    } else {
      // The inner one scrolls unless the outer one takes the touch as it begins (G92).
      stage.require(listPan, toFail: sheetPan)
    }
  }

  package var state: String { place.rawValue }

  package mutating func changed(
    _ options: SceneOptions, on stage: inout Stage
  ) throws(OptionProblem) {
    spring = try SettleSpring(options)
  }

  /// Where the screen shows the top of the sheet.
  func top(on stage: Stage) -> Double { stage.shown(sheet, .frame).y }
}

// MARK: - Who gets the finger

extension Detents {
  package mutating func gesture(
    _ gesture: GestureID, _ report: Pan, on stage: inout Stage
  ) throws(Misuse) {
    if gesture == listPan {
      // All the moves come by the sheet's pan; a throw is the list's own estimator's affair (GU10).
      hold?.listVelocity = report.velocity
    } else if stage.isPan(gesture) {
      try pan(report, on: &stage)
    }
  }

  package func gestureShouldBegin(
    _ gesture: GestureID, _ pan: Pan, on stage: Stage
  ) -> PanVerdict {
    gesture == sheetPan
      ? panShouldBegin(pan, on: stage) : .begins(reason: "its criteria are met (G63)")
  }

  package func panShouldBegin(_ pan: Pan, on stage: Stage) -> PanVerdict {
    guard !handsOver, meansList(pan, on: stage) else {
      return .begins(reason: "the sheet hears of every finger on it (G63)")
    }
    guard top(on: stage) <= anchors[0] else {
      return .begins(reason: "the sheet is not open: the touch is the sheet's alone")
    }
    guard stage.contentOffset(of: list).dy > 0 || pan.velocity.dy <= 0 else {
      return .begins(reason: "the list is at its limit: a new drag goes to the sheet (G92)")
    }
    return .refused(winner: "list", reason: "the inner one scrolls first (G92)")
  }

  /// Whether a pan is over the list rather than the grabber; one without a place is, our choice.
  private func meansList(_ pan: Pan, on stage: Stage) -> Bool {
    guard stage.scrollView(list)?.settings.scrollableAxes != nil else { return false }
    guard let location = pan.location else { return true }
    return location.y >= top(on: stage) + Self.headerHeight
  }
}

// MARK: - The finger

extension Detents {
  /// Stops the sheet, and the list, where they are.
  package mutating func panBegan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    if stage[animator].activity == .active { try stage.pause(animator) }
    place = .held
    let top = top(on: stage)
    let takesList = handsOver && meansList(pan, on: stage)
    if takesList { stage.scrollTouchDown(list) }
    hold = SheetHold(
      sheetTop: top, open: anchors[0], list: takesList ? rawOffset(on: stage) : nil)
    try panChanged(pan, on: &stage)
  }

  /// The offset that the finger takes hold of, had nothing resisted it (G189).
  private func rawOffset(on stage: Stage) -> Double {
    let shown = stage.contentOffset(of: list).dy
    guard let settings = stage.scrollView(list)?.settings,
      let band = try? RubberBand(
        dimension: settings.viewport.height, resistance: settings.resistance)
    else { return shown }
    return band.offset(shown: shown, within: settings.bounds(along: .vertical))
  }

  package mutating func panChanged(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    guard var hold else { return }
    let before = hold
    hold.follow(pan.translation.dy)
    self.hold = hold
    if hold.hand != before.hand { tell(hold, goesDown: hold.way > before.way, on: &stage) }
    if hold.top != before.top {
      // The models take the values shown: from here on the finger sets them.
      if stage[animator].activity == .active { try stage.stop(animator, finishing: false) }
      stage[sheet, .frame].y = hold.top
    }
    guard hold.listWay != before.listWay else { return }
    // Its drag begins only now, where it is.
    if stage.scrollView(list)?.isDragging != true {
      stage.scrollPan(list, Pan(state: .began))
    }
    stage.scrollPan(list, Pan(state: .changed, translation: Vector(dy: -hold.listWay)))
  }

  private func tell(_ hold: SheetHold, goesDown: Bool, on stage: inout Stage) {
    guard let hand = hold.hand else { return }
    let reason: Reason
    switch (hand, goesDown) {
    case (.sheet, _) where !hold.takesList:
      reason = "the finger has the sheet alone"
    case (.sheet, true): reason = "the list is at its top: what is left pulls the sheet (G91)"
    case (.sheet, false): reason = "the sheet is not open yet: it goes up before the list (G91)"
    case (.list, true): reason = "the list is not at its top yet: it goes there first (G91)"
    case (.list, false): reason = "the sheet is open: what is left scrolls the list (G91)"
    }
    stage.record(
      .hand, .word(hand.rawValue),
      [.number("sheet", hold.top), .number("list", hold.listOffset)], reason: reason)
  }
}

// MARK: - The lift-off

extension Detents {
  package mutating func panEnded(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    try panChanged(pan, on: &stage)
    guard let hold else { return }
    let lift = lift(pan, on: stage)
    self.hold = nil
    place = .resting
    letListGo(hold, pan, on: &stage)
    if stage[animator].activity == .active { try stage.stop(animator, finishing: false) }
    guard let lift else { return try goOn(from: hold, on: &stage) }
    let decision = stage.decide(lift, by: rule, [.number("vy", lift.velocity)])
    detent = decision.index
    // A cancelled gesture carries no intent, nor a velocity (GU9).
    let velocity =
      lift.isCancelled ? 0 : Spring.normalized(lift, going: decision, limit: spring.limit)
    releaseVelocity = velocity
    try settle(
      to: decision.anchor, speed: lift.isCancelled ? 0 : lift.velocity.magnitude,
      velocity: velocity, on: &stage)
  }

  /// The list moves on with the velocity if it had the finger, and otherwise stays.
  private func letListGo(_ hold: SheetHold, _ pan: Pan, on stage: inout Stage) {
    guard hold.takesList else { return }
    let isThrown = hold.hand == .list && pan.state == .ended
    let velocity = isThrown ? (hold.listVelocity ?? pan.velocity).dy : 0
    stage.scrollPan(
      list,
      Pan(
        state: pan.state, translation: Vector(dy: -hold.listWay), velocity: Vector(dy: velocity)))
    stage.scrollTouchUp(list)
  }

  /// The list had the finger: the sheet stays where it is, or goes on to where it was going.
  private mutating func goOn(from hold: SheetHold, on stage: inout Stage) throws(Misuse) {
    if let index = anchors.firstIndex(of: hold.top) { detent = index }
    stage.record(
      .sheetLeft, nil, [.number("detent", Double(detent)), .number("place", anchors[detent])],
      reason: "the list had the finger: nothing is decided about the sheet")
    try settle(to: anchors[detent], speed: 0, velocity: 0, on: &stage)
  }

  private mutating func settle(
    to anchor: Double, speed: Double, velocity: Double, on stage: inout Stage
  ) throws(Misuse) {
    let sheet = sheet
    let way = anchor - stage[sheet, .frame].y
    guard way != 0 else { return rest(on: &stage) }
    releaseVelocity = velocity
    try stage.addAnimations(to: animator) { stage in stage[sheet, .frame].y = anchor }
    stage.addCompletion(to: animator)
    try stage.pause(animator)
    stage.record(
      .settling, nil,
      [
        .number("way", way), .number("velocity", velocity),
        .number("damping", spring.damping(at: speed)),
      ], reason: "the finger's velocity over the way that is left, in ways per second (G160, G161)")
    place = .settling
    try stage.letGo(animator, timing: spring.timing(velocity: velocity, speed: speed))
  }

  package mutating func completed(
    _ animator: AnimatorID, at position: Position, on stage: inout Stage
  ) {
    // A finger that took hold meanwhile has it.
    if hold == nil { rest(on: &stage) }
  }

  private mutating func rest(on stage: inout Stage) {
    place = .resting
    stage.record(
      .detent, .number(Double(detent)), [.number("place", anchors[detent])], reason: "it is at rest"
    )
  }

  package func liftOff(for pan: Pan, on stage: Stage) -> LiftOff? { lift(pan, on: stage) }

  /// `nil` where nothing is decided, as the list has the finger.
  private func lift(_ pan: Pan, on stage: Stage) -> LiftOff? {
    guard let hold, hold.hand != .list || pan.state.isCancelled else { return nil }
    return LiftOff(
      position: hold.top, velocity: pan.velocity.dy, anchors: anchors, start: hold.start,
      crossVelocity: pan.velocity.dx, isCancelled: pan.state.isCancelled)
  }
}
