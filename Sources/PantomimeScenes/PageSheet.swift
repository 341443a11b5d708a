import PantomimeKit

/// A page sheet as in iOS 26.1, with a list inside: measured behavior by default (M14 – M18, M20 –
/// M23), and options for behavior that wasn't measured.
///
/// A single number, the position of its top edge while a finger moves it, determines everything
/// else: the frame, the dimming, and the position at which it settles.
struct PageSheet: TransitionScene {
  static let name = "page-sheet"
  static let summary = "A page sheet with a list, as measured on iOS 26.1."
  static let examples = [
    "drag on=sheet by=0,200 over=0.4 hold=0.2; run", "drag on=list by=0,-300; run",
    "flick down on=sheet speed=1200; run",
  ]

  /// The heights of the area above the list and of each row, in points; our choice.
  private static let headerHeight = 44.0
  private static let rowHeight = 44.0
  /// The position of the sheet's top edge while a finger moves it, in points.
  private static let place = Property<Double>("place", .points)

  private let sheet: ViewID
  private let list: ViewID
  private let sheetPan: GestureID
  private let listPan: GestureID?
  private let geometry: SheetGeometry
  private let rule: PageSheetRule
  private let keeps: Bool
  /// The ratio of the sheet's movement to the finger's below the lowest detent.
  private let follows: Double

  private(set) var drag: AnchoredDrag
  private var phase = Phase.resting
  /// The index of the current or target detent; the number of detents if the sheet is leaving.
  private var detent: Int

  private enum Phase: String, Sendable, CaseIterable {
    case resting, held, settling, dismissed
  }

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    geometry = try SheetGeometry(options, on: stage.screen)
    rule = try PageSheetRule(options)
    keeps = try options[Self.midDrag] == .keep
    follows = try options[Self.modal] ? try options[Self.modalFollow] : 1
    detent = geometry.detents.count - 1
    let first = geometry.lowest
    sheet = stage.addView("sheet", .frame(first.frame), Self.place(first.place))
    list = stage.addScrollView(
      "list", in: sheet, frame: Self.listFrame(in: first.frame),
      content: Size(
        width: first.frame.width, height: Double(try options[Self.rows]) * Self.rowHeight))
    drag = AnchoredDrag(
      sheet[Self.place], growing: .down,
      animator: stage.addAnimator("sheet", try Animator(lasting: 0, timing: .spring(.pageSheet))),
      list: list)
    sheetPan = stage.addGesture(.pan("sheet", PanTraits(allowsHorizontal: false)), on: sheet)
    stage.meantPanView = list
    listPan = stage.takeOverScrolling(of: list)
    if let listPan { stage.allowTogether(sheetPan, listPan) }
    for clamped in try SheetGeometry.clamped(options, on: stage.screen) {
      stage.record(
        .detentClamped, nil, [.number("height", clamped)],
        reason: "it exceeds the largest detent and counts as that one (M22)")
    }
  }

  static let states = Phase.allCases.map { $0.rawValue }
  static let stateVerbs = [
    StateVerb("resting", "settles"), StateVerb("settling", "settles"),
    StateVerb("dismissed", "leaves", past: "left"),
  ]
  var state: String { phase.rawValue }

  /// The name of the current or target detent.
  var detentName: String {
    detent < geometry.detents.count ? geometry.detents[detent].name : "none"
  }

  /// Returns the displayed frame of the sheet.
  func frame(on stage: Stage) -> Rect { stage.shown(sheet, .frame) }

  /// Returns the alpha of the black dimming view behind the sheet.
  func dimming(on stage: Stage) -> Double {
    geometry.dimming(at: stage.shown(sheet, Self.place))
  }

  private static func listFrame(in sheet: Rect) -> Rect {
    Rect(y: headerHeight, width: sheet.width, height: max(0, sheet.height - headerHeight))
  }
}

extension PageSheetRule {
  /// Creates the rule from the scene's options for the behavior that wasn't measured.
  fileprivate init(_ options: SceneOptions) throws(OptionError) {
    self.init(share: try options[PageSheet.share], speed: try options[PageSheet.speed])
    includesShare = try options[PageSheet.atHalf] == .leave
    returnsUpwards = try options[PageSheet.upward] == .back
    if try options[PageSheet.between] == .nearest { time = 0 }
    leaves = try !options[PageSheet.modal]
  }
}

// MARK: - The finger

extension PageSheet: GestureHandling, PanDelegate, PanHandling {
  mutating func handle(
    _ gesture: GestureID, report: Pan, on stage: inout Stage
  ) throws(Misuse) {
    if gesture == listPan {
      drag.listReported(report)
    } else if stage.isPan(gesture) {
      try forwardPan(report, on: &stage)
    }
  }

  func panShouldBegin(_ pan: Pan, on stage: Stage) -> PanVerdict {
    phase == .dismissed
      ? .refused(winner: "none", reason: "the sheet is gone")
      : .begins(reason: "the sheet receives every touch on it (G63)")
  }

  /// Stops the sheet, and the list, at their current positions.
  mutating func panBegan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    guard phase != .dismissed else {
      return stage.record(
        .sheetGone, nil, [], reason: "there is no sheet to grab")
    }
    // Above its largest detent the sheet doesn't move at all (M16); downward it follows the finger
    // without a limit.
    try drag.begin(
      within: ScrollBounds(geometry.detents[0].place, .infinity),
      options: AnchoredDrag.Options(includesList: meansList(pan, on: stage), keepsHolder: keeps),
      on: &stage)
    phase = .held
    try panChanged(pan, on: &stage)
  }

  mutating func panChanged(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    let before = drag.hold?.value
    try drag.follow(pan, on: &stage)
    // A single report may move the sheet and then the list.
    guard let hold = drag.hold, hold.hand == .sheet || hold.value != before else { return }
    if stage[drag.animator].activity == .active {
      try stage.stop(drag.animator, withoutFinishing: true)
    }
    let place = place(of: hold)
    stage[sheet, Self.place] = place
    layOut(geometry.dragged(to: place), on: &stage)
  }

  /// Returns the position of the sheet's top edge: below its lowest detent, a modal sheet follows
  /// only a fraction of the finger's movement (M21).
  private func place(of hold: AnchoredHold) -> Double {
    let base = max(geometry.lowest.place, hold.start)
    return follows < 1 && hold.value > base
      ? base + follows * (hold.value - base) : hold.value
  }

  private func layOut(_ frame: Rect, on stage: inout Stage) {
    stage[sheet, .frame] = frame
    let list = Self.listFrame(in: frame)
    stage[self.list, .frame] = list
    stage.configure(self.list) { settings in
      settings.viewport = Size(width: list.width, height: list.height)
    }
  }

  /// Returns whether a pan is over the list; a pan without a location counts as over the list (our
  /// choice).
  private func meansList(_ pan: Pan, on stage: Stage) -> Bool {
    guard stage.scrollView(list)?.settings.scrollableAxes != nil else { return false }
    guard let location = pan.location else { return true }
    return location.y >= frame(on: stage).y + Self.headerHeight
  }
}

// MARK: - The program

extension PageSheet: ConnectionHandling {
  mutating func connect(
    _ connection: Connection, on stage: inout Stage
  ) throws(InputError) {
    let (name, presents): (String, Bool)
    switch connection {
    case .present(let view): (name, presents) = (view, true)
    case .dismiss(let view): (name, presents) = (view, false)
    case .drive, .anchors, .toggle, .timer, .state:
      throw .impossible(.connection(.notInScene(Self.name)))
    }
    guard stage.view(named: name) == sheet else {
      throw .impossible(.connection(.noSheet(name)))
    }
    do throws(Misuse) { try move(presents: presents, on: &stage) } catch { throw .misuse(error) }
  }

  /// Presents the sheet at its lowest detent (M23), or dismisses it, programmatically (M28).
  private mutating func move(presents: Bool, on stage: inout Stage) throws(Misuse) {
    let gone = geometry.detents.count
    let next = presents ? (detent == gone ? gone - 1 : detent) : gone
    let (place, frame) = destination(of: next)
    let (sheet, list, listFrame) = (sheet, list, Self.listFrame(in: frame))
    let alongside: @Sendable (inout Stage) -> Void = { stage in
      stage[sheet, .frame] = frame
      stage[list, .frame] = listFrame
    }
    let moves =
      presents
      ? try stage.present(drag, at: place, alongside: alongside)
      : try stage.dismiss(drag, to: place, alongside: alongside)
    guard moves else { return }
    (detent, phase) = (next, .settling)
    stage.configure(list) { settings in
      settings.viewport = Size(width: listFrame.width, height: listFrame.height)
    }
  }
}

// MARK: - The lift-off

extension PageSheet: AnimatorCompletionHandling, LiftOffProviding {
  mutating func panEnded(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    try panChanged(pan, on: &stage)
    let lift = lift(pan)
    guard try drag.end(pan, on: &stage) != nil else { return }
    phase = .resting
    guard let lift else { return try settle(velocity: 0, on: &stage) }
    let decision = stage.decide(lift, by: rule, [.number("vy", lift.velocity)])
    detent = decision.index
    // A cancelled gesture has neither intent nor velocity (GU9).
    try settle(velocity: lift.isCancelled ? 0 : lift.velocity, on: &stage)
  }

  /// Lets the measured spring move the sheet to its detent, or off the screen (M18).
  private mutating func settle(velocity: Double, on stage: inout Stage) throws(Misuse) {
    let (target, frame) = destination(of: detent)
    let from = stage[sheet, Self.place]
    guard from != target || stage[sheet, .frame] != frame else { return rest(on: &stage) }
    stage.record(
      .sheetSettles, nil,
      [
        .word("detent", detentName), .number("way", target - from), .number("velocity", velocity),
      ], reason: "a critically damped spring starts with the release velocity (M18)")
    phase = .settling
    let (sheet, list, listFrame) = (sheet, list, Self.listFrame(in: frame))
    try stage.addAnimations(to: drag.animator) { stage in
      stage[sheet, Self.place] = target
      stage[sheet, .frame] = frame
      stage[list, .frame] = listFrame
    }
    stage.configure(list) { settings in
      settings.viewport = Size(width: listFrame.width, height: listFrame.height)
    }
    stage.addCompletion(to: drag.animator)
    try stage.pause(drag.animator)
    let relative = Spring.normalized(velocity: velocity, from: from, to: target)
    try stage.continueAnimation(
      drag.animator, timing: Timing.spring(.pageSheet).with(velocity: relative), isRelease: true)
  }

  /// Returns the position and the frame of a detent, or the position and the frame off the screen.
  private func destination(of detent: Int) -> (place: Double, frame: Rect) {
    guard detent < geometry.detents.count else {
      let place = geometry.screen.height
      return (place, geometry.dragged(to: place))
    }
    return (geometry.detents[detent].place, geometry.detents[detent].frame)
  }

  mutating func animatorDidComplete(
    _ animator: AnimatorID, at position: Position, on stage: inout Stage
  ) {
    // If a finger has grabbed the sheet in the meantime, it keeps the sheet.
    if drag.hold == nil { rest(on: &stage) }
  }

  private mutating func rest(on stage: inout Stage) {
    guard detent < geometry.detents.count else {
      phase = .dismissed
      return stage.record(.sheetGone, nil, [], reason: "it has left the screen")
    }
    phase = .resting
    stage.record(
      .sheetRests, nil, [.word("detent", detentName), .number("y", frame(on: stage).y)],
      reason: "it is at rest")
  }

  func liftOff(for pan: Pan, on stage: Stage) -> LiftOff? { lift(pan) }

  /// Returns the lift-off, or `nil` if there is no decision because the list has the finger.
  private func lift(_ pan: Pan) -> LiftOff? {
    guard let hold = drag.hold, hold.hand != .list || pan.state.isCancelled else { return nil }
    return LiftOff(
      position: place(of: hold), velocity: pan.velocity.dy,
      anchors: rule.leaves ? geometry.anchors : Array(geometry.anchors.dropLast()),
      start: hold.start, crossVelocity: pan.velocity.dx, isCancelled: pan.state.isCancelled)
  }
}
