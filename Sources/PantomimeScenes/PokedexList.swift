package import PantomimeKit
import PantomimeProps

/// A list whose rows flow in from the right as they appear, and whose sprites jump when touched
/// (seed scene 5).
///
/// A row starts at the very offset at which some of it is to be seen, which staggers the rows without
/// any delay. Cells are used again, which is where the published code goes wrong.
package struct PokedexList: Scene {
  package static let name = "pokedex-list"
  package static let summary = "Rows flow in as they appear, and jump when they are touched."
  package static let tries = ["flick up on=list", "run", "tap on=row.1"]

  /// The height of a row and where the list begins, in points (seed scene 5.1).
  private static let rowHeight = 88.0
  private static let top = 91.0
  /// How far to the right a row starts, as a share of the screen's width, and how transparent.
  private static let startShare = 0.375
  private static let startAlpha = 0.3
  /// How long the colour of a touched row takes to come and go, in seconds.
  private static let highlightDuration = 0.1

  private static let highlight = Property<Double>("highlight", .fraction)
  private static let cell = LaterView("cell.N", .x(0), .alpha(1))
  package static let laterViews = [cell]

  private let table: RowTable
  private let list: ViewID
  /// The screen that covers the list once a row was asked for.
  private let detail: ViewID
  private let start: Double
  private let duration: Double
  private let onlyOnce: Bool
  private let rows: [Row]
  /// What the rows show themselves with: more than there are to be seen at once are never needed.
  private var pool = CellPool()
  private var cells: [ViewID] = []
  private var visible = 0..<0
  private var seen: Set<Int> = []
  private var watches: [ScrollWatchID] = []
  /// The row under the finger, the one that was let go last and when, and the one that was asked for.
  private var pressed: Int?
  private var released: (row: Int, time: Instant)?
  private var requested: Int?

  private struct Row {
    let view: ViewID
    let sprite: ViewID
  }

  package init(_ options: SceneOptions, on stage: inout Stage) throws(OptionProblem) {
    let screen = stage.screen
    let height = screen.height - Self.top
    try OptionProblem.unless(
      height > 0, "screen",
      "the list needs room: choose a height above \(Numerals.text(Self.top))")
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
        Self.highlight(0))
      rows.append(Row(view: row, sprite: stage.addView("sprite.\(index)", in: row, .y(0))))
    }
    detail = stage.addView(
      "detail", .frame(Rect(width: screen.width, height: screen.height)), .alpha(0))
    self.table = table
    self.rows = rows
    start = Self.startShare * screen.width
    duration = try options[Self.duration]
    onlyOnce = try options[Self.once]
    update(on: &stage)
  }

  package static let states = ["list", "detail"]
  package static let stateVerbs = [
    StateVerb("list", "dismisses"), StateVerb("detail", "presents"),
  ]
  package var state: String { requested == nil ? "list" : "detail" }

  package static let signals = [SignalForm("appear")]

  /// The list appears again, and the detail is gone.
  package mutating func received(
    _ signal: String, _ options: SceneOptions, on stage: inout Stage
  ) {
    guard requested != nil else { return }
    requested = nil
    stage[detail, .alpha] = 0
    stage.record(.state, .word(state), reason: "the list appears again")
  }

  package mutating func pan(_ pan: Pan, on stage: inout Stage) {
    guard requested == nil else {
      return stage.record(.panIgnored, reason: "the detail covers the list, and takes the touch")
    }
    // The list takes the touch away from the row (seed scene 5.1).
    if pan.state == .began { letGo(on: &stage) }
    stage.scrollPan(list, pan)
  }
}

// MARK: - Rows that come and go

extension PokedexList {
  package mutating func scrolled(_ view: ViewID, on stage: inout Stage) { update(on: &stage) }

  package mutating func scrollCrossed(_ watch: ScrollWatch, on stage: inout Stage) {
    update(on: &stage)
  }

  /// Lets rows appear and go as the offset says, and watches for the next change.
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

  /// A row is about to be displayed: its cell is reset, and flows in (seed scene 5.1).
  private mutating func show(_ row: Int, on stage: inout Stage) {
    let cell = cell(for: row, on: &stage)
    stage.record(.rowShown, .number(Double(row)), [.word("cell", stage.name(of: cell))])
    // A cell that is used again is freed of its last run.
    if stage.layerAnimationCount(of: cell) > 0, !stage.commits(.resetsTooLittle) {
      stage.removeAllLayerAnimations(from: cell)
    }
    // As often as a row appears (PD-4), but for the option.
    guard seen.insert(row).inserted || !onlyOnce else { return }
    (stage[cell, .x], stage[cell, .alpha]) = (start, Self.startAlpha)
    Self.animate(cell, .x, to: 0, over: duration, on: &stage)
    Self.animate(cell, .alpha, to: 1, over: duration, on: &stage)
  }

  private mutating func cell(for row: Int, on stage: inout Stage) -> ViewID {
    let index = pool.show(row)
    if index == cells.count {
      cells.append(stage.addView(Self.cell, index))
    }
    return cells[index]
  }

  /// What `UIView.animate` does: the value is set, and an addition to it fades away (A207, A210).
  private static func animate(
    _ view: ViewID, _ property: Property<Double>, to value: Double, over seconds: Double,
    on stage: inout Stage
  ) {
    let difference = stage[view, property] - value
    stage[view, property] = value
    guard difference != 0, seconds > 0 else { return }
    var animation = LayerAnimation(
      from: difference, to: 0, timing: MediaTiming(duration: seconds), curve: .easeInOut)
    animation.isAdditive = true
    stage.add(animation, to: view, property)
  }
}

// MARK: - Touches

extension PokedexList {
  package static let tapping = "a tap asks for the detail of a row"

  package var tappable: [String] { rows.indices.map { "row.\($0)" } }

  package mutating func touched(_ view: ViewID, _ touch: Touch, on stage: inout Stage) {
    guard let row = rows.firstIndex(where: { $0.view == view }) else { return }
    switch touch.phase {
    case .down: press(row, on: &stage)
    case .move: break
    case .cancel: letGo(on: &stage)
    case .up:
      guard pressed == row else { return }
      letGo(on: &stage)
      if stage.frameOnScreen(of: view)?.contains(touch.place) == true { request(row, on: &stage) }
    }
  }

  package mutating func tap(_ view: String, on stage: inout Stage) {
    guard let row = Int(view.split(separator: ".").last ?? ""), rows.indices.contains(row) else {
      return
    }
    // A finger's touch has been heard of already.
    if pressed == row || released.map({ $0 == (row, stage.now) }) == true { return }
    press(row, on: &stage)
    letGo(on: &stage)
    request(row, on: &stage)
  }

  private mutating func press(_ row: Int, on stage: inout Stage) {
    letGo(on: &stage)
    pressed = row
    Self.animate(
      rows[row].view, Self.highlight, to: 1, over: Self.highlightDuration, on: &stage)
    // Six values, for a comma was typed for a point: the key times no longer fit (S14).
    let heights =
      stage.commits(.typesAComma) ? [0, -5, 0, 0, -2.5, 0] : [0, -5, 0, -2.5, 0]
    let jump = LayerAnimation(
      values: heights, keyTimes: [0, 0.25, 0.4, 0.6, 1], timing: MediaTiming(duration: 0.2))
    stage.record(.jumpStarted, nil, [.number("row", Double(row))])
    // The same key: a jump under way begins again (PD-3).
    stage.add(jump, to: rows[row].sprite, .y, key: "jump")
  }

  /// The finger leaves the row, whichever way; a jump that has begun runs to its end.
  private mutating func letGo(on stage: inout Stage) {
    guard let row = pressed else { return }
    pressed = nil
    released = (row, stage.now)
    Self.animate(
      rows[row].view, Self.highlight, to: 0, over: Self.highlightDuration, on: &stage)
  }

  private mutating func request(_ row: Int, on stage: inout Stage) {
    requested = row
    stage[detail, .alpha] = 1
    stage.record(
      .detailRequested, nil, [.number("row", Double(row))], reason: "without waiting for the jump")
  }
}

// MARK: - Faults

extension Fault {
  static let typesAComma = Fault(
    "PD-1", "The jump has six values for five key times: a comma was typed for a point.",
    healthy: "there are five values for five key times",
    lesson: "Key times that do not fit the values are not honoured.")
  static let resetsTooLittle = Fault(
    "PD-2", "A reused row is reset while its previous run still contributes.",
    healthy: "the cell's last run is removed when it is used again",
    lesson: "What is used again must be cleared of its animations first.")
}

// MARK: - The language

extension PokedexList {
  private static let rowCount = OptionKey.count(
    "rows", 0...1_000, standard: 40, "How many rows there are.")
  private static let duration = OptionKey.seconds(
    "duration", 0.4, "How long a row takes to flow in.")
  private static let once = OptionKey.flag(
    "once", standard: false, "Whether a row flows in the first time only.")

  package static let options: [SceneOption] = [
    .screen, rowCount.option, duration.option, once.option,
    .faults([
      .typesAComma, .resetsTooLittle,
      .stays(
        "PD-3", "Another press within 0.2 s starts the jump again from the beginning.",
        lesson: "An animation takes the place of another under the same key."),
      .stays(
        "PD-4", "Rows flow in again every time they reappear.", cure: "once=yes",
        lesson: "Appearing is not the same as appearing for the first time."),
    ]),
  ]

  package static let paths: [ScenePath<PokedexList>] = [
    row("x", "How far to the right of its place the row is.") { scene, stage, cell in
      .points(stage.shown(cell, .x))
    },
    row("alpha", "The opacity of the row.") { scene, stage, cell in
      .fraction(stage.shown(cell, .alpha))
    },
    ScenePath(
      "row.N.shown", count: { $0.rows.count }, "Whether the row is displayed now."
    ) { scene, _, index in .flag(scene.visible.contains(index)) },
    ScenePath("detail.row", "The row whose detail was requested.") {
      $0.requested.map { .count($0) } ?? .absent
    },
  ]

  /// A reading of the cell that shows a row; none while it is not displayed.
  private static func row(
    _ name: String, _ summary: String,
    read: @escaping @Sendable (PokedexList, Stage, ViewID) -> PathValue
  ) -> ScenePath<PokedexList> {
    ScenePath("row.N.\(name)", count: { $0.rows.count }, summary) { scene, stage, index in
      scene.pool.cell(of: index).map { read(scene, stage, scene.cells[$0]) } ?? .absent
    }
  }
}
