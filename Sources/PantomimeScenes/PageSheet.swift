import PantomimeKit

/// A page sheet as in iOS 26.1 that contains a list: measured behavior by default (M14 – M18, M20 –
/// M23), and options for behavior that wasn't measured.
///
/// A single number, the position of the sheet's top edge during a drag, determines everything else:
/// the frame, the dimming, and the position at which the sheet settles.
struct PageSheet: TransitionScene {
  static let name = "page-sheet"
  static let dynamicAnimators: [String]? = []
  static let summary = "A page sheet with a list, as measured on iOS 26.1."
  static let examples = [
    "drag on=sheet by=0,200 over=0.4 hold=0.2; run", "drag on=list by=0,-300; run",
    "scroll list to=0; flick down on=sheet speed=1200; run",
  ]

  /// The height of the area above the list, and the height of each row, in points; our choice.
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
  /// The ratio of the sheet's movement to the finger's movement below the lowest detent.
  private let follows: Double

  private(set) var drag: AnchoredDrag
  private var phase = Phase.resting
  /// The index of the current or target detent, or the number of detents if the sheet is leaving.
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
      content: Size2D(
        width: first.frame.width, height: Double(try options[Self.rows]) * Self.rowHeight))
    stage.furnish(sheet, nil, "Places")
    drag = AnchoredDrag(
      sheet[Self.place], growing: .down,
      animator: stage.addAnimator("sheet", try Animator(duration: 0, timing: .spring(.pageSheet))),
      list: list)
    sheetPan = stage.addGesture(.pan("sheet", PanTraits(allowsHorizontal: false)), on: sheet)
    stage.defaultPanView = list
    listPan = stage.takeOverScrolling(of: list)
    if let listPan { stage.recognizeSimultaneously(sheetPan, listPan) }
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
  fileprivate func frame(on stage: Stage) -> Rect2D { stage.shown(sheet, .frame) }

  /// Returns the alpha of the black dimming view behind the sheet.
  fileprivate func dimming(on stage: Stage) -> Double {
    geometry.dimming(at: stage.shown(sheet, Self.place))
  }

  private static func listFrame(in sheet: Rect2D) -> Rect2D {
    Rect2D(y: headerHeight, width: sheet.width, height: max(0, sheet.height - headerHeight))
  }
}

extension PageSheetRule {
  /// Creates the rule from the scene's options for behavior that wasn't measured.
  fileprivate init(_ options: SceneOptions) throws(OptionError) {
    self.init(share: try options[PageSheet.share], speed: try options[PageSheet.speed])
    includesShare = try options[PageSheet.atHalf] == .leave
    returnsUpwards = try options[PageSheet.upward] == .back
    if try options[PageSheet.between] == .nearest { time = 0 }
    leaves = try !options[PageSheet.modal]
  }
}

// MARK: - The finger

extension PageSheet: PanHandling {
  mutating func handle(
    _ gesture: GestureID, report: Pan, on stage: inout Stage
  ) throws(Misuse) {
    if gesture == listPan {
      drag.listReported(report)
    } else if stage.isOfScene(gesture), stage.isPan(gesture) {
      try forwardPan(report, on: &stage)
    }
  }

  func panShouldBegin(_ pan: Pan, on stage: Stage) -> PanVerdict {
    phase == .dismissed
      ? .refused(winner: "none", reason: "the sheet is gone")
      : .begins(reason: "the sheet receives every touch on it (G63)")
  }

  /// Stops the sheet and, if it takes part in the drag, the list, at their current positions.
  mutating func panBegan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    guard phase != .dismissed else {
      return stage.record(
        .sheetGone, nil, [], reason: "there is no sheet to grab")
    }
    // Above its largest detent, the sheet doesn't move at all (M16); downward, the sheet follows
    // the finger without a limit.
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
    // A single report may move first the sheet and then the list.
    guard let hold = drag.hold, hold.hand == .sheet || hold.value != before else { return }
    if stage[drag.animator].activity == .active {
      try stage.stop(drag.animator, withoutFinishing: true)
    }
    let place = place(of: hold)
    stage[sheet, Self.place] = place
    layOut(geometry.dragged(to: place), on: &stage)
  }

  /// Returns the position of the sheet's top edge; below its lowest detent, a modal sheet moves by
  /// only a fraction of the finger's movement (M21).
  private func place(of hold: AnchoredHold) -> Double {
    let base = max(geometry.lowest.place, hold.start)
    return follows < 1 && hold.value > base
      ? base + follows * (hold.value - base) : hold.value
  }

  private func layOut(_ frame: Rect2D, on stage: inout Stage) {
    stage[sheet, .frame] = frame
    let list = Self.listFrame(in: frame)
    stage[self.list, .frame] = list
    stage.configure(self.list) { settings in
      settings.viewport = Size2D(width: list.width, height: list.height)
    }
  }

  /// Returns whether a pan began over the list; a pan without a location counts as over the list (our
  /// choice).
  private func meansList(_ pan: Pan, on stage: Stage) -> Bool {
    guard stage.scrollView(list)?.settings.scrollableAxes != nil else { return false }
    guard let location = pan.origin else { return true }
    return location.y >= frame(on: stage).y + Self.headerHeight
  }
}

// MARK: - The program

extension PageSheet {
  mutating func connect(
    _ connection: Connection, on stage: inout Stage
  ) throws(InputError) {
    let (name, presents): (String, Bool)
    switch connection {
    case .present(let view): (name, presents) = (view, true)
    case .dismiss(let view): (name, presents) = (view, false)
    case .drive, .anchors, .toggle, .timer, .state:
      throw InputError(.connection(.notInScene(Self.name)))
    }
    guard stage.view(named: name) == sheet else {
      throw InputError(.connection(.noSheet(name)))
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
      settings.viewport = Size2D(width: listFrame.width, height: listFrame.height)
    }
  }
}

// MARK: - The lift-off

extension PageSheet {
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

  /// Adds the measured spring, which moves the sheet to its detent or off the screen (M18).
  private mutating func settle(
    velocity released: Double, on stage: inout Stage
  ) throws(Misuse) {
    let (target, frame) = destination(of: detent)
    let from = stage[sheet, Self.place]
    let velocity = max(released, -fastestRise(from: from, to: target))
    guard from != target || stage[sheet, .frame] != frame else { return rest(on: &stage) }
    stage.record(
      .sheetSettles, nil,
      [
        .word("detent", detentName), .number("way", target - from), .number("velocity", velocity),
      ],
      reason: velocity == released
        ? "a critically damped spring starts with the release velocity (M18)"
        : "a critically damped spring starts with the greatest velocity with which the sheet doesn't "
          + "rise above its largest detent (M16, M18)")
    phase = .settling
    let (sheet, list, listFrame) = (sheet, list, Self.listFrame(in: frame))
    try stage.addAnimations(to: drag.animator) { stage in
      stage[sheet, Self.place] = target
      stage[sheet, .frame] = frame
      stage[list, .frame] = listFrame
    }
    stage.configure(list) { settings in
      settings.viewport = Size2D(width: listFrame.width, height: listFrame.height)
    }
    stage.addCompletion(to: drag.animator)
    try stage.pause(drag.animator)
    let relative = SpringCurve.normalized(velocity: velocity, from: from, to: target)
    try stage.continueAnimation(
      drag.animator, timing: Timing.spring(.pageSheet).with(velocity: relative), isRelease: true)
  }

  /// Returns the upward velocity up to which the spring doesn't move the sheet above its largest
  /// detent, where a sheet doesn't move at all (M16).
  ///
  /// A critically damped spring of frequency ω, released with ω times its distance and w more, rises
  /// above its target by w / (e · ω) at most. No faster release was measured, so the limit is our
  /// choice.
  private func fastestRise(from: Double, to target: Double) -> Double {
    let room = min(from, target) - geometry.detents[0].place
    let e = 2.718281828459045
    return SpringCurve.pageSheet.frequency * (max(from - target, 0) + e * max(room, 0))
  }

  /// Returns the position and the frame of the sheet at a detent or, after the last one, off the
  /// screen.
  private func destination(of detent: Int) -> (place: Double, frame: Rect2D) {
    guard detent < geometry.detents.count else {
      let place = geometry.screen.height
      return (place, geometry.dragged(to: place))
    }
    return (geometry.detents[detent].place, geometry.detents[detent].frame)
  }

  mutating func animatorDidComplete(
    _ animator: AnimatorID, at position: Position, on stage: inout Stage
  ) {
    // If a finger has grabbed the sheet in the meantime, the finger keeps the sheet.
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

  /// Returns the lift-off, or `nil` if there is nothing to decide because the finger moves the
  /// list.
  private func lift(_ pan: Pan) -> LiftOff? {
    guard let hold = drag.hold, hold.hand != .list || pan.state.isCancelled else { return nil }
    return LiftOff(
      position: place(of: hold), velocity: pan.velocity.dy,
      anchors: rule.leaves ? geometry.anchors : Array(geometry.anchors.dropLast()),
      start: hold.start, crossVelocity: pan.velocity.dx, isCancelled: pan.state.isCancelled)
  }
}

/// The resting positions of a page sheet, which depend on the screen and the detents (M14, M22,
/// M23).
struct SheetGeometry: Sendable {
  let screen: Size2D
  /// The detents, the largest first.
  let detents: [Detent]
  /// The free space above the largest detent, in points.
  private let top: Double

  /// A resting position.
  struct Detent: Sendable {
    /// The name of the detent.
    let name: String
    /// The position of the sheet's top edge while a finger drags the sheet, which then fills the
    /// width.
    let place: Double
    /// The frame at rest.
    let frame: Rect2D
  }

  /// The side margins of a floating sheet, and the limit of these margins for a small sheet, in
  /// points (M22).
  private static let margin = 8.0
  private static let widestMargin = 28.0
  /// The amount by which a small sheet's margins grow for each point that its height is below 150
  /// points (M22).
  private static let growth = 10.0 / 37
  private static let marginsFrom = 150.0
  /// The ratio of the medium detent's height to the largest detent's: 425 and 759 points were
  /// measured (M22); using the same ratio on other screens is our choice.
  private static let mediumShare = 425.0 / 759

  /// Creates the geometry.
  ///
  /// - Throws: `OptionError` if the screen doesn't have enough room for a sheet.
  init(_ options: SceneOptions, on screen: Size2D) throws(OptionError) {
    self.screen = screen
    top = try options[PageSheet.top]
    let bottom = try options[PageSheet.bottom]
    let largest = screen.height - top - bottom
    try OptionError.require(
      largest > 0 && screen.width > 2 * Self.widestMargin, "screen",
      "there is no room for a sheet between 'top' and 'bottom': choose a larger screen")
    let floatsFrom = try options[PageSheet.floatsFrom]
    var detents: [Detent] = []
    for given in try options[PageSheet.detents] {
      let length = Self.length(given, largest: largest)
      let place = length < largest ? screen.height - (length + bottom) : top
      guard !detents.contains(where: { $0.place == place }) else { continue }
      let frame =
        length >= largest
        ? Rect2D(y: top, width: screen.width, height: screen.height - top)
        : Self.floating(length, on: screen, bottom: bottom, from: floatsFrom)
      detents.append(Detent(name: given.description, place: place, frame: frame))
    }
    self.detents = detents.sorted { $0.place < $1.place }
  }

  private static func length(_ given: OptionValue.Length, largest: Double) -> Double {
    switch given {
    case .points(let points): points
    case .word(PageSheet.medium): largest * mediumShare
    case .word: largest
    }
  }

  /// Returns the detents that don't fit on the screen, which are treated as the largest detent
  /// (M22).
  static func clamped(_ options: SceneOptions, on screen: Size2D) throws(OptionError) -> [Double] {
    let largest =
      screen.height - (try options[PageSheet.top]) - (try options[PageSheet.bottom])
    return (try options[PageSheet.detents]).compactMap { given in
      if case .points(let points) = given, points > largest { points } else { nil }
    }
  }

  /// Returns the frame at a detent below the largest, where the sheet floats: it is scaled down or,
  /// if it is small, has larger margins (M22).
  private static func floating(
    _ length: Double, on screen: Size2D, bottom: Double, from floats: Double
  ) -> Rect2D {
    guard length < floats else {
      let width = screen.width - 2 * margin
      return rect(width, (length + bottom) * (width / screen.width), margin, on: screen)
    }
    let margin = min(max(Self.margin + (marginsFrom - length) * growth, Self.margin), widestMargin)
    let width = screen.width - 2 * margin
    return rect(width, length * width / screen.width, margin, on: screen)
  }

  private static func rect(
    _ width: Double, _ height: Double, _ margin: Double, on screen: Size2D
  ) -> Rect2D {
    Rect2D(x: margin, y: screen.height - margin - height, width: width, height: height)
  }

  /// The lowest detent; below that detent, the sheet is moved rather than resized.
  var lowest: Detent { detents[detents.count - 1] }

  /// The anchors: the detents, followed by the position off the screen (M17, M23).
  ///
  /// The distance from the lowest detent to the last anchor is the height of the sheet at the
  /// lowest detent, to which the rule for dismissal refers.
  var anchors: [Double] { detents.map { $0.place } + [lowest.place + lowest.frame.height] }

  /// Returns the frame while a finger moves the sheet: the sheet fills the width, and its bottom
  /// edge stays in place, but below the lowest detent the whole sheet moves (M23).
  func dragged(to place: Double) -> Rect2D {
    let height = screen.height - min(place, lowest.place)
    return Rect2D(y: place, width: screen.width, height: height)
  }

  /// Returns the alpha of the black dimming view behind the sheet, for a given position of the
  /// sheet's top edge (M14).
  func dimming(at place: Double) -> Double {
    let gone = (place - lowest.place) / lowest.frame.height
    return 0.2 * (1 - min(max(gone, 0), 1))
  }
}

extension PageSheet {
  /// The behavior of a drag that begins on the list and then reaches the end of the list.
  enum MidDrag: String, CaseIterable {
    case keep
    case handOver = "hand-over"
  }

  /// The decision at exactly half of the sheet's height.
  enum AtHalf: String, CaseIterable {
    case back, leave
  }

  /// The decision after a fast upward movement, however far down the sheet is.
  enum Upward: String, CaseIterable {
    case way, back
  }

  /// The effect of the velocity on the choice between detents.
  enum Between: String, CaseIterable {
    case detents, nearest
  }

  static let medium = "medium"

  static let screen = OptionKey.size(
    "screen", 1...10_000, standard: Size2D(width: 393, height: 852),
    "The size of the screen, in points; by default, the size used for the measurement.")
  static let detents = OptionKey.lengths(
    "detents", 1...10_000, orWords: [medium, "large"], most: 6, standard: [.word("large")],
    "The detents: heights without the bottom inset, in points; the smallest is initial (M22).")
  static let modal = OptionKey.flag("modal", "Whether the sheet can't be dragged away (M21).")
  static let share = OptionKey.share(
    "share", 0.5, "The fraction of its height past which a drag dismisses the sheet (M17).")
  static let speed = OptionKey.number(
    "speed", 0...100_000, .pointsPerSecond, standard: 1000,
    "The downward speed at which a release dismisses the sheet (M17).")
  static let rows = OptionKey.count(
    "rows", 0...1_000, standard: 50, "The number of rows in the list, 44 points each.")
  static let top = OptionKey.points("top", 59, "The space above the largest detent (M14).")
  static let bottom = OptionKey.points("bottom", 34, "The bottom inset (M22).")
  static let midDrag = OptionKey<MidDrag>.choice(
    "mid-drag", standard: .keep,
    "Whether one drag can hand off between list and sheet: not measured.")
  static let atHalf = OptionKey<AtHalf>.choice(
    "at-half", standard: .back, "The decision at exactly that fraction: not measured.")
  static let upward = OptionKey<Upward>.choice(
    "upward", standard: .way,
    "Whether a fast upward release returns the sheet from any height: not measured.")
  static let between = OptionKey<Between>.choice(
    "between", standard: .detents,
    "Whether velocity counts between detents, as in the rule `detents`: not measured.")
  static let modalFollow = OptionKey.share(
    "modal-follow", 1, "The fraction of a downward drag that a modal sheet follows: not measured.")
  static let floatsFrom = OptionKey.points(
    "floats-from", 150,
    "The detent from which the sheet floats by scaling instead of by margins: not measured.")

  static let options: [SceneOption] = [
    screen.option, detents.option, modal.option, share.option, speed.option, rows.option,
    top.option, bottom.option, midDrag.option, atHalf.option, upward.option, between.option,
    modalFollow.option, floatsFrom.option,
  ]

  static let paths: [ScenePath<PageSheet>] = [
    ScenePath(
      "sheet.y",
      summary: "The top of the sheet, in screen coordinates; a drag and its decision count by "
        + "sheet.place, where the top is as soon as a finger moves the sheet (M22, M23)."
    ) { scene, stage in
      .points(scene.frame(on: stage).y)
    },
    ScenePath("sheet.height", summary: "The visible height of the sheet.") { scene, stage in
      .points(scene.frame(on: stage).height)
    },
    ScenePath("sheet.dim", summary: "The dimming's opacity behind the sheet: at most 0.2 (M14).") {
      scene, stage in .fraction(scene.dimming(on: stage))
    },
    ScenePath("detent", summary: "The current or target detent; none once the sheet is gone.") {
      .word($0.detentName)
    },
    ScenePath("hand", summary: "The view that the finger moves: sheet, list or none.") { scene in
      .word(scene.drag.hold?.hand?.rawValue ?? "none")
    },
  ]

  static let events: [EventKind] = [.detentClamped, .sheetSettles, .sheetRests, .sheetGone]
}

extension EventKind {
  static let detentClamped = EventKind(
    "detent clamped", summary: "A detent is higher than the available space.",
    [FieldSchema("height", .number(.points))])
  static let sheetSettles = EventKind(
    "sheet settles", summary: "A spring starts to settle the sheet.",
    [
      FieldSchema("detent"), FieldSchema("way", .number(.points)),
      FieldSchema("velocity", .number(.pointsPerSecond)),
    ])
  static let sheetRests = EventKind(
    "sheet rests", summary: "The sheet has settled at a detent.",
    [FieldSchema("detent"), FieldSchema("y", .number(.points))])
  static let sheetGone = EventKind("sheet gone", summary: "The sheet has left the screen.")
}

// MARK: - Pictures

extension PageSheet {
  func shownParts(on stage: Stage) -> [ShownView] {
    let screen = stage.screen
    let dimming = Furniture.part(
      Rect2D(width: screen.width, height: screen.height), nil, "", alpha: dimming(on: stage),
      color: .black, depth: -1)
    let frame = frame(on: stage)
    let handle = Rect2D(x: frame.x + frame.width / 2 - 18, y: frame.y + 6, width: 36, height: 5)
    let count = (stage.scrollView(list)?.settings.content.height ?? 0) / Self.rowHeight
    let rows = stage.frameOnScreen(of: list).map { place in
      Furniture.rows(
        in: place, offset: stage.contentOffset(of: list).dy, count: Int(min(count, 1e6)),
        height: Self.rowHeight, screen: screen)
    }
    return Furniture.map(on: screen) + [dimming, Furniture.part(handle, .handle, "")]
      + (rows ?? [])
  }
}

// MARK: - Invariants

extension PageSheet {
  static let invariants: [SceneInvariant<PageSheet>] = [
    .always("dimming", "The dimming's opacity is from 0 to 0.2.") { scene, stage in
      (0...0.2).contains(scene.dimming(on: stage))
    },
    .always("below-top", "The sheet never rises above its largest detent.") { scene, stage in
      stage.shown(scene.sheet, place) > scene.geometry.detents[0].place - 0.01
    },
    .atRest("on-detent", "The sheet is at a detent, or below the screen once dismissed.") {
      scene, stage in
      (stage.shown(scene.sheet, place) - scene.destination(of: scene.detent).place).magnitude < 0.5
    },
    .atRest("resting", "The sheet is resting or dismissed.") { scene, _ in
      scene.phase == .resting || scene.phase == .dismissed
    },
    .atRest("list-in-bounds", "The list shows nothing beyond its content.") { scene, stage in
      guard let settings = stage.scrollView(scene.list)?.settings else { return true }
      let offset = stage.contentOffset(of: scene.list).dy
      return (settings.bounds(along: .vertical).clamp(offset) - offset).magnitude < 0.5
    },
  ]
}
