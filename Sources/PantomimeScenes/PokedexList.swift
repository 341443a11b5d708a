import PantomimeKit
import PantomimeProps

/// A list whose rows flow in from the right as they appear, and whose sprites jump when touched
/// (seed scene 5).
///
/// A row starts to move at the exact scroll offset at which part of the row becomes visible, so the
/// rows are staggered without any delay. Cells are reused, which causes the fault in the published
/// code.
struct PokedexList: TransitionScene, SignalHandling, PanReportHandling {
  static let name = "pokedex-list"
  static let summary = "Rows flow in as they appear, and jump when they are touched."
  static let shows: Insight? = Insight(
    """
    A row responds at touch-down and never delays the user. The stagger comes from scrolling: each row \
    runs one plain animation when it appears. Rows receive touches while they move.
    """,
    type: "scene pokedex-list; at 1; scroll list by=440 over=1; at 1.4; show list.moving")
  static let examples = ["flick up on=list", "run", "tap on=row.1"]

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
      "list", frame: Rect(y: Self.top, width: screen.width, height: height),
      content: Size(width: screen.width, height: table.height)
    ) { $0.insets = Insets(top: 24, bottom: 16) }
    var rows: [Row] = []
    for index in 0..<table.count {
      let row = stage.addView(
        "row.\(index)", in: list,
        .frame(Rect(y: table.top(of: index), width: screen.width, height: Self.rowHeight)),
        RowPress.highlight(0))
      rows.append(Row(view: row, sprite: stage.addView("sprite.\(index)", in: row, .y(0))))
    }
    detail = stage.addView(
      "detail", .frame(Rect(width: screen.width, height: screen.height)), .alpha(0))
    self.table = table
    self.rows = rows
    flow = try FlowIn(options, width: screen.width)
    onlyOnce = try options[Self.once]
    press = RowPress(try options[Self.jump])
    update(on: &stage)
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
    stage.scrollPan(list, pan)
  }
}

// MARK: - Appearing and disappearing rows

extension PokedexList: ScrollHandling, ScrollWatchHandling {
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
  func isMoving(_ row: Int, on stage: Stage) -> Bool {
    cell(of: row).map { stage.layerAnimationCount(of: $0) > 0 } ?? false
  }
}

// MARK: - Touches

extension PokedexList: TapHandling, TouchHandling, TimerHandling {
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
