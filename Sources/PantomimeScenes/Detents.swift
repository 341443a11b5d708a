package import PantomimeKit

/// A sheet with several detents that contains a scrolling list.
///
/// A finger moves the sheet and the list, one at a time and without a jump (G91). At lift-off, an
/// anchor rule chooses the detent, and a spring moves the sheet there with the finger's velocity
/// (G160 – G163). Positions are those of the sheet's top edge, measured down from the top of the
/// screen, so detent 0 is the highest.
package struct Detents: TransitionScene {
  package static let name = "detents"
  package static let dynamicAnimators: [String]? = []
  package static let summary = "A sheet with several detents and a scrolling list."
  package static let examples = [
    "flick up on=sheet; run", "pan began; pan changed dy=80; pan ended vy=300", "run",
  ]

  /// The height of the grabber's area above the list, and the height of the list's rows, in points;
  /// our choice.
  static let headerHeight = 44.0
  static let rowHeight = 40.0

  let sheet: ViewID
  let list: ViewID
  private let sheetPan: GestureID
  private let listPan: GestureID?
  private let rule: NamedRule
  private let handsOver: Bool
  /// The positions of the sheet's top edge at the detents, the open one first.
  private let anchors: [Double]
  private var spring: SettleSpring

  private(set) var place: Place
  /// The detent where the sheet is at rest or to which it is moving.
  private(set) var detent: Int
  /// The finger's drag of the sheet and its list.
  private(set) var drag: AnchoredDrag
  /// The initial velocity of the last settling spring, in remaining distances per second.
  private(set) var releaseVelocity: Double?

  package enum Place: String, Sendable, CaseIterable {
    case resting, held, settling
  }

  package init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    let screen = stage.screen
    // A detent that is higher than the screen is clamped to the screen.
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
      "sheet", .frame(Rect2D(y: anchors[detent], width: screen.width, height: height)))
    let content = Double(try options[Self.rows]) * Self.rowHeight
    list = stage.addScrollView(
      "list", in: sheet,
      frame: Rect2D(
        y: Self.headerHeight, width: screen.width, height: max(0, height - Self.headerHeight)),
      content: Size2D(width: screen.width, height: content))
    stage.furnish(sheet, nil, "Places")
    drag = AnchoredDrag(
      sheet[.frame.y], growing: .down,
      animator: stage.addAnimator("sheet", try spring.animator), list: list)
    sheetPan = stage.addGesture(.pan("sheet", PanTraits(allowsHorizontal: false)), on: sheet)
    // If a statement names no view, its pan is taken to be on the list; our choice.
    stage.defaultPanView = list
    listPan = handsOver ? stage.takeOverScrolling(of: list) : stage.scrollRecognizer(of: list)
    guard let listPan else { return }
    if handsOver {
      stage.recognizeSimultaneously(sheetPan, listPan)
    } else {
      // The list scrolls unless the sheet claims the touch at the beginning (G92).
      stage.gesture(listPan, waitsForFailureOf: sheetPan)
    }
  }

  package static let states = Place.allCases.map { $0.rawValue }
  package static let stateVerbs = [
    StateVerb("resting", "settles"), StateVerb("settling", "settles"),
  ]
  package var state: String { place.rawValue }

  package mutating func optionsDidChange(
    _ options: SceneOptions, on stage: inout Stage
  ) throws(OptionError) {
    spring = try SettleSpring(options)
  }

  /// Returns the displayed position of the sheet's top edge.
  fileprivate func top(on stage: Stage) -> Double { stage.shown(sheet, .frame).y }
}

// MARK: - Arbitration

extension Detents {
  package mutating func handle(
    _ gesture: GestureID, report: Pan, on stage: inout Stage
  ) throws(Misuse) {
    if gesture == listPan {
      drag.listReported(report)
    } else if stage.isOfScene(gesture), stage.isPan(gesture) {
      try forwardPan(report, on: &stage)
    }
  }

  package func gestureShouldBegin(
    _ gesture: GestureID, _ pan: Pan, on stage: Stage
  ) -> PanVerdict {
    gesture == sheetPan
      ? panShouldBegin(pan, on: stage) : .begins(reason: "the recognizer's criteria are met (G63)")
  }

  package func panShouldBegin(_ pan: Pan, on stage: Stage) -> PanVerdict {
    guard !handsOver, meansList(pan, on: stage) else {
      return .begins(reason: "the sheet receives every touch on it (G63)")
    }
    guard top(on: stage) <= anchors[0] else {
      return .begins(reason: "the sheet isn't fully open, so the touch belongs to it")
    }
    guard stage.contentOffset(of: list).dy > 0 || pan.velocity.dy <= 0 else {
      return .begins(reason: "the list is at its limit, so a new drag moves the sheet (G92)")
    }
    return .refused(winner: "list", reason: "the inner scroll view scrolls first (G92)")
  }

  /// Returns whether a pan began over the list rather than the grabber; a pan without a location
  /// counts as over the list (our choice).
  private func meansList(_ pan: Pan, on stage: Stage) -> Bool {
    guard stage.scrollView(list)?.settings.scrollableAxes != nil else { return false }
    guard let location = pan.origin else { return true }
    return location.y >= top(on: stage) + Self.headerHeight
  }
}

// MARK: - The finger

extension Detents: PanHandling {
  /// Stops the sheet and, if it takes part in the drag, the list, at their current positions.
  package mutating func panBegan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    // Below its detents, the sheet follows the finger without a limit.
    try drag.begin(
      within: ScrollBounds(anchors[0], .infinity),
      options: AnchoredDrag.Options(includesList: handsOver && meansList(pan, on: stage)),
      on: &stage)
    place = .held
    try panChanged(pan, on: &stage)
  }

  package mutating func panChanged(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    try drag.follow(pan, on: &stage)
  }
}

// MARK: - The lift-off

extension Detents {
  package mutating func panEnded(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    try panChanged(pan, on: &stage)
    let lift = lift(pan, on: stage)
    guard let held = try drag.end(pan, on: &stage) else { return }
    place = .resting
    guard let lift else { return try goOn(from: held, on: &stage) }
    let decision = stage.decide(lift, by: rule, [.number("vy", lift.velocity)])
    detent = decision.index
    // A cancelled gesture has neither intent nor velocity (GU9).
    let velocity =
      lift.isCancelled ? 0 : SpringCurve.normalized(lift, going: decision, limit: spring.limit)
    releaseVelocity = velocity
    try settle(
      to: decision.anchor, speed: lift.isCancelled ? 0 : lift.velocity.magnitude,
      velocity: velocity, on: &stage)
  }

  /// Handles a lift-off that ends a drag on the list: the sheet stays where it is, or continues to
  /// its target.
  private mutating func goOn(from held: AnchoredHold, on stage: inout Stage) throws(Misuse) {
    if let index = anchors.firstIndex(of: held.value) { detent = index }
    stage.record(
      .sheetLeft, nil, [.number("detent", Double(detent)), .number("place", anchors[detent])],
      reason: "the finger moved the list, so nothing is decided about the sheet")
    try settle(to: anchors[detent], speed: 0, velocity: 0, on: &stage)
  }

  private mutating func settle(
    to anchor: Double, speed: Double, velocity: Double, on stage: inout Stage
  ) throws(Misuse) {
    let distance = anchor - stage[sheet, .frame].y
    guard try drag.prepare(to: anchor, on: &stage) else { return rest(on: &stage) }
    releaseVelocity = velocity
    stage.record(
      .settling, nil,
      [
        .number("way", distance), .number("velocity", velocity),
        .number("damping", spring.damping(at: speed)),
      ],
      reason:
        "the spring starts with the finger's velocity over the remaining distance (G160, G161)")
    place = .settling
    try stage.continueAnimation(
      drag.animator, timing: spring.timing(velocity: velocity, speed: speed), isRelease: true)
  }

  package mutating func animatorDidComplete(
    _ animator: AnimatorID, at position: Position, on stage: inout Stage
  ) {
    // If a finger has grabbed the sheet in the meantime, the finger keeps the sheet.
    if drag.hold == nil { rest(on: &stage) }
  }

  private mutating func rest(on stage: inout Stage) {
    place = .resting
    stage.record(
      .detent, .number(Double(detent)), [.number("place", anchors[detent])], reason: "it is at rest"
    )
  }

  package func liftOff(for pan: Pan, on stage: Stage) -> LiftOff? { lift(pan, on: stage) }

  /// Returns the lift-off, or `nil` if there is nothing to decide because the finger moves the
  /// list.
  private func lift(_ pan: Pan, on stage: Stage) -> LiftOff? {
    guard let hold = drag.hold, hold.hand != .list || pan.state.isCancelled else { return nil }
    return LiftOff(
      position: hold.value, velocity: pan.velocity.dy, anchors: anchors, start: hold.start,
      crossVelocity: pan.velocity.dx, isCancelled: pan.state.isCancelled)
  }
}

/// The spring that moves the sheet to a detent.
struct SettleSpring: Sendable {
  /// The limit of the spring's initial velocity, in remaining distances per second (G163).
  let limit: Double
  private let ratio: Double
  private let response: Double
  /// Whether the damping depends on the release speed, as in FloatingPanel.
  private let goesBySpeed: Bool

  init(_ options: SceneOptions) throws(OptionError) {
    limit = try options[Detents.limit]
    ratio = try options[Detents.damping]
    response = try options[Detents.response]
    goesBySpeed = try options[Detents.settle] == .floatingPanel
  }

  /// Returns the damping ratio for a speed in points per second; in FloatingPanel, the ratio is 1
  /// up to 300 pt/s (G170).
  func damping(at speed: Double) -> Double {
    goesBySpeed ? (speed <= 300 ? 1 : 0.5756) : ratio
  }

  /// Returns the timing of a run with an initial velocity in total distances per second.
  func timing(velocity: Double, speed: Double) -> Timing {
    let spring = try? SpringCurve(
      response: response, dampingRatio: damping(at: speed), initialVelocity: velocity)
    return spring.map { .spring($0) } ?? .linear
  }

  /// An animator for the first run, which hasn't started yet.
  var animator: Animator {
    get throws(OptionError) {
      try Animator(duration: response, timing: timing(velocity: 0, speed: 0))
    }
  }
}

extension Detents {
  enum Settle: String, CaseIterable {
    case damping
    case floatingPanel = "floating-panel"
  }

  static let detents = OptionKey.counts(
    "detents", 0...10_000, howMany: [2, 3, 4, 5, 6], standard: [744, 444, 144],
    "The visible heights at which the sheet can rest, in points; 0 is hidden.")
  static let at = OptionKey.count(
    "at", 0...5, standard: 1, "The index of the initial detent; 0 is the open one.")
  static let rule = OptionKey.word(
    "rule", NamedRule.all.filter { $0.scope == .anchors }.map { $0.name },
    standard: NamedRule.detents.name, "The scene's own rule, with its usual parameters.")
  static let handOver = OptionKey.flag(
    "hand-over", standard: true,
    "Whether one drag can hand off between list and sheet; otherwise it moves only one of them.")
  static let settle = OptionKey<Settle>.choice(
    "settle", standard: .damping, isLive: true,
    "The source of the spring's damping: `damping`, or FloatingPanel's formula, which uses the speed."
  )
  static let damping = OptionKey.number(
    "damping", 0.01...1, .fraction, standard: 1, isLive: true,
    "The damping ratio of the spring that settles the sheet.")
  static let response = OptionKey.number(
    "response", 0.01...60, .seconds, standard: 0.4, isLive: true, "The response of that spring.")
  static let limit = OptionKey.number(
    "limit", 0...1_000_000, .fraction, standard: 30, isLive: true,
    "The limit of the initial velocity, in remaining distances per second.")
  static let rows = OptionKey.count(
    "rows", 0...1_000, standard: 50, "The number of rows in the list.")

  package static let options: [SceneOption] = [
    .screen, detents.option, at.option, rule.option, handOver.option, settle.option,
    damping.option, response.option, limit.option, rows.option,
  ]

  package static let paths: [ScenePath<Detents>] = [
    ScenePath("sheet.y", summary: "The top of the sheet, in screen coordinates.") { scene, stage in
      .points(scene.top(on: stage))
    },
    ScenePath("detent", summary: "The index of the current or target detent; 0 is the open one.") {
      .count($0.detent)
    },
    ScenePath("hand", summary: "The view that the finger moves: sheet, list or none.") { scene in
      .word(scene.drag.hold?.hand?.rawValue ?? "none")
    },
    ScenePath(
      "release.velocity",
      summary: "The last spring's initial velocity, in remaining distances per second."
    ) { scene in scene.releaseVelocity.map { .number($0, .perSecond) } ?? .absent },
  ]
}

// MARK: - Events

extension Detents {
  package static let events: [EventKind] = [.sheetLeft, .settling, .detent]
}

extension EventKind {
  static let sheetLeft = EventKind(
    "sheet left", summary: "The sheet has left its detent.",
    [FieldSchema("detent", .number(.count)), FieldSchema("place", .number(.points))])
  static let settling = EventKind(
    "settling", summary: "A spring starts to settle the sheet.",
    [
      FieldSchema("way", .number(.points)), FieldSchema("velocity", .number(.fraction)),
      FieldSchema("damping", .number(.fraction)),
    ])
  static let detent = EventKind(
    "detent N", summary: "The sheet is at a detent.", [FieldSchema("place", .number(.points))])
}

// MARK: - Pictures

extension Detents {
  package func shownParts(on stage: Stage) -> [ShownView] {
    let frame = stage.shown(sheet, .frame)
    let handle = Rect2D(x: frame.x + frame.width / 2 - 18, y: frame.y + 6, width: 36, height: 5)
    let rows = stage.frameOnScreen(of: list).map { place in
      Furniture.rows(
        in: place, offset: stage.contentOffset(of: list).dy, count: rowCount(on: stage),
        height: Self.rowHeight, screen: stage.screen)
    }
    return Furniture.map(on: stage.screen) + [Furniture.part(handle, .handle, "")] + (rows ?? [])
  }

  private func rowCount(on stage: Stage) -> Int {
    Int(min((stage.scrollView(list)?.settings.content.height ?? 0) / Self.rowHeight, 1e6))
  }
}

// MARK: - Invariants

extension Detents {
  package static let invariants: [SceneInvariant<Detents>] = [
    .always("not-too-high", "The sheet never rises far above its highest detent.") {
      scene, stage in
      scene.top(on: stage) > scene.anchors[0] - 0.55 * stage.screen.height
    },
    .followsFinger(
      "under-finger", "A held sheet never moves against the finger, nor farther than it.",
      growing: .down, component: "frame.y"
    ) { scene, stage in
      guard scene.drag.hold != nil else { return nil }
      return HeldNumber(scene.sheet, scene.top(on: stage))
    },
    .atRest("on-detent", "The sheet is at a detent.") { scene, stage in
      scene.anchors.contains { (scene.top(on: stage) - $0).magnitude < 0.5 }
    },
    .atRest("resting", "The state is `resting`.") { scene, _ in scene.place == .resting },
    .atRest("list-in-bounds", "The list shows nothing beyond its content.") { scene, stage in
      guard let settings = stage.scrollView(scene.list)?.settings else { return true }
      let offset = stage.contentOffset(of: scene.list).dy
      return (settings.bounds(along: .vertical).clamp(offset) - offset).magnitude < 0.5
    },
  ]
}
