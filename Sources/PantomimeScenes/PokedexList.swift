import PantomimeKit
import PantomimeProps

/// A list whose rows flow in from the right as they appear, and whose sprites jump when touched
/// (seed scene 5).
///
/// A row starts to move at the exact scroll offset at which part of the row becomes visible, so the
/// rows are staggered without any delay. Cells are reused, which causes the fault in the published
/// code.
struct PokedexList: TransitionScene {
  static let name = "pokedex-list"
  static let dynamicAnimators: [String]? = []
  static let summary = "Rows flow in as they appear, and jump when they are touched."
  static let shows: Insight? = Insight(
    """
    A row responds at touch-down and never delays the user. The stagger comes from scrolling: each row \
    runs one plain animation when it appears. Rows receive touches while they move.
    """,
    type: "scene pokedex-list; at 1; scroll list by=440 over=1; at 1.4; show list.moving")
  static let examples = ["flick up on=list", "run", "tap on=row.8"]

  /// The height of a row and the top edge of the list, in points (seed scene 5.1).
  private static let rowHeight = 88.0
  private static let top = 91.0

  private static let cell = DynamicView("cell.N", .x(0), .alpha(1))
  static let dynamicViews = [cell]

  private let table: RowTable
  let list: ViewID
  /// The screen that covers the list after a request.
  private let detail: ViewID
  private let flow: FlowIn
  private let onlyOnce: Bool
  let rows: [Row]
  /// The cells that show the rows; there are never more cells than fit on the screen.
  private var pool = CellPool()
  private var cells: [ViewID] = []
  private(set) var visible = 0..<0
  private var seen: Set<Int> = []
  private var watches: [ScrollWatchID] = []
  var press: RowPress
  /// The row whose detail was requested, and the fraction of the row's jump that had elapsed by
  /// then.
  private(set) var requested: (row: Int, seen: Double)?

  struct Row {
    let view: ViewID
    let sprite: ViewID
  }

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    let screen = stage.screen
    let height = screen.height - Self.top
    try OptionError.require(
      height > 0, "screen",
      "the list needs more room: choose a height above \(Numerals.text(Self.top))")
    let table = RowTable(
      count: try options[Self.rowCount], rowHeight: Self.rowHeight, viewport: height)
    list = stage.addScrollView(
      "list", frame: Rect2D(y: Self.top, width: screen.width, height: height),
      content: Size2D(width: screen.width, height: table.height)
    ) { $0.insets = Insets(top: 24, bottom: 16) }
    var rows: [Row] = []
    for index in 0..<table.count {
      let row = stage.addView(
        "row.\(index)", in: list,
        .frame(Rect2D(y: table.top(of: index), width: screen.width, height: Self.rowHeight)),
        RowPress.highlight(0))
      let sprite = stage.addView("sprite.\(index)", in: row, .y(0))
      let (name, number) = Self.creature(index)
      stage.furnish(row, .row, "\(name) \(number)")
      stage.furnish(sprite, .icon, name)
      rows.append(Row(view: row, sprite: sprite))
    }
    detail = stage.addView(
      "detail", .frame(Rect2D(width: screen.width, height: screen.height)), .alpha(0))
    stage.furnish(detail, nil, " ")
    self.table = table
    self.rows = rows
    flow = try FlowIn(options, width: screen.width)
    onlyOnce = try options[Self.once]
    press = RowPress(try options[Self.jump])
    update(on: &stage)
  }

  /// Returns the name and the number of a row's creature.
  private static func creature(_ row: Int) -> (name: String, number: String) {
    let number = Numerals.text(Double(1_001 + row), decimals: 0).dropFirst()
    return (Furniture.creatures[row % Furniture.creatures.count], String(number))
  }

  static let states = ["list", "detail"]
  static let stateVerbs = [
    StateVerb("list", "dismisses", noun: "dismissal"),
    StateVerb("detail", "presents", noun: "presentation"),
  ]
  var state: String { requested == nil ? "list" : "detail" }

  static let signals = [SignalForm("appear")]

  /// Handles the signal to return to the list, which dismisses the detail.
  mutating func didReceive(
    _ signal: String, options: SceneOptions, on stage: inout Stage
  ) {
    guard requested != nil else { return }
    requested = nil
    stage[detail, .alpha] = 0
    stage.record(.state, .word(state), reason: "the list appears again")
  }

  mutating func pan(_ pan: Pan, on stage: inout Stage) {
    guard requested == nil else {
      return stage.record(.panIgnored, reason: "the detail covers the list and takes the touch")
    }
    // The list takes the touch away from the row (seed scene 5.1).
    if pan.state == .began { press.end(rows, on: &stage) }
    stage.scroll(list, with: pan)
  }
}

// MARK: - Appearing and disappearing rows

extension PokedexList {
  mutating func scrolled(_ view: ViewID, on stage: inout Stage) { update(on: &stage) }

  mutating func scrollCrossed(_ watch: ScrollWatch, on stage: inout Stage) {
    update(on: &stage)
  }

  /// Displays and removes rows according to the current offset, and watches for the next offset at
  /// which a row appears or disappears.
  private mutating func update(on stage: inout Stage) {
    let now = table.visible(at: stage.contentOffset(of: list).dy)
    guard now != visible || watches.isEmpty else { return }
    for row in visible where !now.contains(row) { pool.hide(row) }
    let new = now.filter { !visible.contains($0) }
    visible = now
    for row in new { show(row, on: &stage) }
    for watch in watches { stage.cancel(watch) }
    watches = table.edges(of: now).map { stage.watch(list, $0) }
  }

  /// Displays a row: resets its cell and lets the row flow in (seed scene 5.1).
  private mutating func show(_ row: Int, on stage: inout Stage) {
    let cell = cell(for: row, on: &stage)
    stage.record(.rowShown, .number(Double(row)), [.word("cell", stage.name(of: cell))])
    // A reused cell loses the animations of its previous row.
    if stage.layerAnimationCount(of: cell) > 0, !stage.shouldCommit(.resetsTooLittle) {
      stage.removeAllLayerAnimations(from: cell)
    }
    // A row flows in each time it appears (PD-4), unless the option is set.
    guard seen.insert(row).inserted || !onlyOnce else { return }
    flow.start(cell, on: &stage)
  }

  private mutating func cell(for row: Int, on stage: inout Stage) -> ViewID {
    let index = pool.show(row)
    if index == cells.count {
      cells.append(stage.addView(Self.cell, index))
    }
    return cells[index]
  }

  /// Returns the cell that shows a row, or `nil` if the row isn't displayed.
  func cell(of row: Int) -> ViewID? { pool.cell(of: row).map { cells[$0] } }

  /// Whether a row is flowing in.
  fileprivate func isMoving(_ row: Int, on stage: Stage) -> Bool {
    cell(of: row).map { stage.layerAnimationCount(of: $0) > 0 } ?? false
  }
}

// MARK: - Touches

extension PokedexList {
  static let tapDescription = "a tap requests a row's detail"

  var tappable: [String] { rows.indices.map { "row.\($0)" } }

  mutating func touched(_ view: ViewID, _ touch: Touch, on stage: inout Stage) {
    guard let row = rows.firstIndex(where: { $0.view == view }) else { return }
    switch touch.phase {
    case .down: press(row, on: &stage)
    case .move, .lost: break
    case .cancel: press.end(rows, on: &stage)
    case .up:
      guard press.row == row else { return }
      press.end(rows, on: &stage)
      if stage.frameOnScreen(of: view)?.contains(touch.place) == true { lift(row, on: &stage) }
    }
  }

  mutating func tap(_ view: String, on stage: inout Stage) throws(Misuse) {
    guard let row = Int(view.split(separator: ".").last ?? ""), rows.indices.contains(row) else {
      return
    }
    // The touch that led to this tap has already been handled.
    if press.row == row || press.released.map({ $0 == (row, stage.now) }) == true { return }
    press(row, on: &stage)
    press.end(rows, on: &stage)
    lift(row, on: &stage)
  }

  private mutating func press(_ row: Int, on stage: inout Stage) {
    let isDeaf = isMoving(row, on: stage) && !stage[Self.interaction]
    press.begin(row, isDeaf: isDeaf, rows, on: &stage)
  }

  /// Handles a finger that lifts inside the row that it pressed.
  private mutating func lift(_ row: Int, on stage: inout Stage) {
    switch press.lifted(row, rows, on: &stage) {
    case .request: request(row, on: &stage)
    case .wait: break
    case .ignored(let cause, let reason):
      stage.record(
        .tapIgnored, nil, [.word("on", "row.\(row)"), .cause(cause)], reason: reason)
    }
  }

  mutating func timerFired(_ timer: StageTimer, on stage: inout Stage) {
    if let row = press.jumpEnded() { request(row, on: &stage) }
  }

  private mutating func request(_ row: Int, on stage: inout Stage) {
    let seen = press.seen(at: stage.now)
    requested = (row, seen)
    stage[detail, .alpha] = 1
    stage.record(
      .detailRequested, nil, [.number("row", Double(row)), .number("seen", seen)],
      reason: press.style.reason)
  }
}

extension PokedexList {
  /// The moment when the sprite of a row jumps in response to a touch.
  enum Jump: String, CaseIterable {
    /// The sprite jumps at touch-down; the detail is requested at lift-off (published).
    case press
    /// The sprite jumps at lift-off, when the detail is requested (rejected).
    case tap
    /// The sprite jumps at lift-off; the request waits for the end of the jump (rejected).
    case delayed

    /// The reason why the detail is requested at that moment.
    var reason: Reason {
      switch self {
      case .press: "the request doesn't wait for the jump"
      case .tap: "the request is made when the jump starts, so the jump is not visible"
      case .delayed: "the request is made after the jump, which delayed the user by 0.2 s"
      }
    }
  }

  /// The touch on a row: its highlight, the jump of its sprite, and the effect of the lift-off.
  struct RowPress {
    /// The reaction to a lift-off inside the row.
    enum Answer {
      /// The detail is requested immediately.
      case request
      /// The detail is requested when the jump ends.
      case wait
      /// The tap has no effect, for the given reason.
      case ignored(cause: String, Reason)
    }

    static let highlight = Property<Double>("highlight", .fraction)
    /// The duration for which the color of a touched row fades in or out, in seconds.
    private static let highlightDuration = 0.1
    /// The duration of the jump, in seconds.
    static let jumpDuration = 0.2

    let style: Jump
    /// The row under the finger.
    private(set) var row: Int?
    /// The row of the last release, and its instant.
    private(set) var released: (row: Int, time: Instant)?
    /// Whether the row was ignoring touches at the time of the touch-down.
    private var isDeaf = false
    private var jumpStart: Instant?
    /// The row that jumped last.
    private var jumper: Int?
    /// The row whose detail is requested after its jump, or `nil` if there is none.
    private var waiting: Int?

    init(_ style: Jump) { self.style = style }

    /// Begins a press; a row that ignores touches shows no reaction.
    mutating func begin(_ row: Int, isDeaf: Bool, _ rows: [Row], on stage: inout Stage) {
      end(rows, on: &stage)
      self.row = row
      self.isDeaf = isDeaf
      if isDeaf || waiting != nil { return }
      FlowIn.animate(
        rows[row].view, RowPress.highlight, to: 1, over: RowPress.highlightDuration, on: &stage)
      if style == .press { jump(row, rows, on: &stage) }
    }

    /// Ends a press after a lift-off or when the finger leaves the row; a jump in flight runs to
    /// its end.
    mutating func end(_ rows: [Row], on stage: inout Stage) {
      guard let row else { return }
      self.row = nil
      released = (row, stage.now)
      FlowIn.animate(
        rows[row].view, RowPress.highlight, to: 0, over: RowPress.highlightDuration, on: &stage)
    }

    /// Determines the effect of a lift-off inside the row.
    mutating func lifted(_ row: Int, _ rows: [Row], on stage: inout Stage) -> Answer {
      if let waiting {
        return .ignored(cause: "waiting", "row \(waiting) must finish its jump first")
      }
      if isDeaf {
        return .ignored(
          cause: "moving", "the row was still flowing in at touch-down, with interaction disabled")
      }
      if style != .press { jump(row, rows, on: &stage) }
      guard style == .delayed else { return .request }
      waiting = row
      stage.startTimer("jump", after: RowPress.jumpDuration)
      return .wait
    }

    /// Returns the row whose jump has ended and whose detail is requested now, or `nil` if there is
    /// none.
    mutating func jumpEnded() -> Int? {
      defer { waiting = nil }
      return waiting
    }

    /// Returns the fraction of the jump that has elapsed, 0 to 1.
    func seen(at now: Instant) -> Double {
      jumpStart.map { min(now.seconds(since: $0) / RowPress.jumpDuration, 1) } ?? 0
    }

    private mutating func jump(_ row: Int, _ rows: [Row], on stage: inout Stage) {
      (jumpStart, jumper) = (stage.now, row)
      // Six values, because the published code has a comma in place of a decimal point; as a
      // result, the number of values differs from the number of key times (S14).
      let heights =
        stage.shouldCommit(.typesAComma) ? [0, -5, 0, 0, -2.5, 0] : [0, -5, 0, -2.5, 0]
      let jump = LayerAnimation(
        values: heights, keyTimes: [0, 0.25, 0.4, 0.6, 1],
        timing: MediaTiming(duration: RowPress.jumpDuration))
      stage.record(.jumpStarted, nil, [.number("row", Double(row))])
      // Because the key is the same, a running jump starts again (PD-3).
      stage.add(jump, to: rows[row].sprite, .y, key: "jump")
    }
  }

  /// The animation that moves a row in, without a delay.
  struct FlowIn {
    let start: Double
    private let alpha: Double
    private let duration: Double
    private let curve: UnitBezier?

    init(_ options: SceneOptions, width: Double) throws(OptionError) {
      start = try options[PokedexList.startShare] * width
      alpha = try options[PokedexList.startAlpha]
      duration = try options[PokedexList.duration]
      curve = try options[PokedexList.timing]
    }

    /// Sets the initial values without animation, and then animates to the final position and full
    /// opacity.
    func start(_ cell: ViewID, on stage: inout Stage) {
      (stage[cell, .x], stage[cell, .alpha]) = (start, alpha)
      FlowIn.animate(cell, .x, to: 0, over: duration, curve, on: &stage)
      FlowIn.animate(cell, .alpha, to: 1, over: duration, curve, on: &stage)
    }

    /// Animates in the same way as `UIView.animate`: sets the model value, and animates an additive
    /// offset to zero (A207, A210).
    static func animate(
      _ view: ViewID, _ property: Property<Double>, to value: Double, over seconds: Double,
      _ curve: UnitBezier? = .easeInOut, on stage: inout Stage
    ) {
      let difference = stage[view, property] - value
      stage[view, property] = value
      guard difference != 0, seconds > 0 else { return }
      var animation = LayerAnimation(
        from: difference, to: 0, timing: MediaTiming(duration: seconds), curve: curve)
      animation.isAdditive = true
      stage.add(animation, to: view, property)
    }
  }
}

// MARK: - Options and paths

extension PokedexList {
  static let rowCount = OptionKey.count("rows", 0...1_000, standard: 40, "The number of rows.")
  static let duration = OptionKey.seconds("duration", 0.4, "The duration of a row's entrance.")
  static let startShare = OptionKey.number(
    "start-share", -10...10, .fraction, standard: 0.375,
    "The initial offset of a row to the right, as a fraction of the screen's width.")
  static let startAlpha = OptionKey.share(
    "start-alpha", 0.3, "The initial opacity of a row.")
  static let timing = OptionKey.curve(
    "timing", standard: .easeInOut, "ease-in-out",
    "The curve of a row's entrance.")
  static let once = OptionKey.flag(
    "once", standard: false, "Whether a row flows in only the first time.")
  static let interaction = OptionKey.flag(
    "interaction", standard: true,
    "Whether a row receives touches while it flows in.")
  static let jump = OptionKey<Jump>.choice(
    "jump",
    "When the sprite jumps: at touch-down, at lift-off, or at lift-off with the request delayed "
      + "until the jump ends.")

  static let options: [SceneOption] = [
    .screen, rowCount.option, duration.option, startShare.option, startAlpha.option,
    timing.option, once.option, interaction.option, jump.option,
    .faults([
      .typesAComma, .resetsTooLittle,
      .stays(
        "PD-3", "Another press within 0.2 s starts the jump again from the beginning.",
        lesson: "An animation replaces another one with the same key."),
      .stays(
        "PD-4", "Rows flow in again every time they reappear.", cure: "once=yes",
        lesson: "Check whether a row appears for the first time.",
        demonstration: Fault.Demonstration("wait 1; scroll list to=400; wait 1; scroll list to=-24")
      ),
    ]),
  ]

  static let paths: [ScenePath<PokedexList>] = [
    row("x", "The row's offset to the right of its place.") { scene, stage, cell in
      .points(stage.shown(cell, .x))
    },
    row("alpha", "The opacity of the row.") { scene, stage, cell in
      .fraction(stage.shown(cell, .alpha))
    },
    ScenePath(
      "row.N.shown", count: { $0.rows.count }, summary: "Whether the row is on screen."
    ) { scene, _, index in .flag(scene.visible.contains(index)) },
    ScenePath("detail.row", summary: "The row whose detail was requested.") {
      $0.requested.map { .count($0.row) } ?? .absent
    },
    ScenePath("list.moving", summary: "The number of rows in motion.") { scene, stage in
      .count(scene.visible.filter { scene.isMoving($0, on: stage) }.count)
    },
    ScenePath(
      "jump.seen", summary: "The fraction of the jump that had run when the detail was requested."
    ) {
      $0.requested.map { .fraction($0.seen) } ?? .absent
    },
  ]

  /// Returns a path that reads a value of the cell that shows a row; the path has no value while
  /// the row isn't displayed.
  private static func row(
    _ name: String, _ summary: String,
    read: @escaping @Sendable (PokedexList, Stage, ViewID) -> PathValue
  ) -> ScenePath<PokedexList> {
    ScenePath("row.N.\(name)", count: { $0.rows.count }, summary: summary) { scene, stage, index in
      scene.cell(of: index).map { read(scene, stage, $0) } ?? .absent
    }
  }
}

// MARK: - Pictures

extension PokedexList {
  /// The bar above the list, and the contents of the detail.
  func shownParts(on stage: Stage) -> [ShownView] {
    let bar = Furniture.part(
      Rect2D(width: stage.screen.width, height: Self.top), .bar, "Pokédex", depth: -1)
    guard let requested else { return [bar] }
    return [bar] + Self.creaturePage(requested.row, on: stage.screen)
  }

  /// Returns a creature's photo with its name and its number, a text below, and the creature.
  private static func creaturePage(_ row: Int, on screen: Size2D) -> [ShownView] {
    let (name, number) = creature(row)
    let sky = RGBAColor(red: 0.8, green: 0.88, blue: 0.95)
    let side = min(screen.width, screen.height) * 0.5
    let place = Rect2D(
      x: (screen.width - side) / 2, y: min(screen.height, screen.width * 1.45) * 0.34, width: side,
      height: side)
    return [
      Furniture.part(
        Rect2D(width: screen.width, height: screen.height), .image, "\(name) \(number)", color: sky),
      Furniture.part(place, .icon, name, color: Furniture.color(ofCreature: row)),
    ]
  }

  /// The frame of a sprite in its row, in points (our choice).
  private static let spriteFrame = Rect2D(x: 16, y: 16, width: 56, height: 56)

  /// Returns how a picture displays a row, at the position of its cell, or a sprite, at the height
  /// of its jump.
  func shownView(_ view: ViewID, on stage: Stage) -> ShownView? {
    guard let row = rows.firstIndex(where: { $0.view == view || $0.sprite == view }),
      let cell = cell(of: row), let window = stage.frameOnScreen(of: list),
      var frame = stage.frameOnScreen(of: rows[row].view)
    else { return stage.shownView(view) { stage.frameOnScreen(of: $0) } }
    frame.x += stage.shown(cell, .x)
    if view == rows[row].sprite {
      let place = Self.spriteFrame
      frame = Rect2D(
        x: frame.x + place.x, y: frame.y + place.y + stage.shown(view, .y), width: place.width,
        height: place.height)
    }
    let color = view == rows[row].sprite ? Furniture.color(ofCreature: row) : nil
    // The role and the text are those of the view.
    return ShownView(
      stage.name(of: view), corners: frame.corners, alpha: stage.shown(cell, .alpha),
      window: window
    ).showing(nil, color: color)
  }
}

// MARK: - Faults

extension Fault {
  static let typesAComma = Fault(
    "PD-1", "The jump has six values for five key times: one decimal point is a comma.",
    healthy: "there are five values for five key times",
    lesson: "Key times are ignored unless there is one for each value.",
    demonstration: Demonstration("run; touch down on=row.3; wait 0.1"))
  static let resetsTooLittle = Fault(
    "PD-2", "A reused row is reset while its previous run still contributes.",
    healthy: "reuse removes the cell's previous animation",
    lesson: "Remove a cell's animations before you reuse it.",
    demonstration: Demonstration("wait 1; scroll list by=2640 over=1; wait 0.38"))
}

// MARK: - Events

extension PokedexList {
  static let events: [EventKind] = [
    .detailRequested, .jumpStarted, .rowShown,
  ]
}

extension EventKind {
  static let detailRequested = EventKind(
    "detail requested", summary: "The detail of a row is requested.",
    [FieldSchema("row", .number(.count)), .fraction("seen")])
  static let jumpStarted = EventKind(
    "jump started", summary: "A pressed row jumps.", [FieldSchema("row", .number(.count))])
  static let rowShown = EventKind(
    "row N shown", summary: "A row has come into view.", [FieldSchema("cell")])
}

// MARK: - Invariants

extension PokedexList {
  static let invariants: [SceneInvariant<PokedexList>] = [
    .always("flows-in", "A row is never farther from its place than where it starts.") {
      scene, stage in
      scene.visible.allSatisfy { row in
        guard let cell = scene.cell(of: row) else { return true }
        let (x, start) = (stage.shown(cell, .x), scene.flow.start)
        return x > min(0, start) - 0.01 && x < max(0, start) + 0.01
      }
    },
    .always("jump", "A pressed row's sprite lands after 40 % of its jump, and jumps half as high.")
    {
      scene, stage in scene.press.isOnCourse(scene.rows, on: stage)
    },
    .always("detail", "The detail is shown exactly if a row was requested.") { scene, stage in
      stage[scene.detail, .alpha] == (scene.requested == nil ? 0 : 1)
    },
    .atRest("rows-in-place", "Every visible row is at its place and opaque.") { scene, stage in
      scene.visible.allSatisfy { row in
        guard let cell = scene.cell(of: row) else { return false }
        return stage.shown(cell, .x) == 0 && stage.shown(cell, .alpha) == 1
      }
    },
  ]
}

extension PokedexList.RowPress {
  /// Returns whether the last jump's sprite is where the jump's five heights put it.
  fileprivate func isOnCourse(_ rows: [PokedexList.Row], on stage: Stage) -> Bool {
    guard let jumpStart, let jumper, rows.indices.contains(jumper) else { return true }
    let share = stage.now.seconds(since: jumpStart) / PokedexList.RowPress.jumpDuration
    let heights = [(0, 0), (0.25, -5), (0.4, 0), (0.6, -2.5), (1, 0)]
    guard share < 1, let next = heights.firstIndex(where: { $0.0 > share }), next > 0 else {
      return true
    }
    let (from, to) = (heights[next - 1], heights[next])
    let height = from.1 + (to.1 - from.1) * (share - from.0) / (to.0 - from.0)
    return (stage.shown(rows[jumper].sprite, .y) - height).magnitude < 0.01
  }
}
