import PantomimeKit

// The options, paths, faults and pictures of the scene.

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

extension PokedexList: ShownViewProviding {
  /// The frame of a sprite in its row, in points (our choice).
  private static let spriteFrame = Rect(x: 16, y: 16, width: 56, height: 56)

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
      frame = Rect(
        x: frame.x + place.x, y: frame.y + place.y + stage.shown(view, .y), width: place.width,
        height: place.height)
    }
    return ShownView(
      stage.name(of: view), corners: frame.corners, alpha: stage.shown(cell, .alpha),
      window: window)
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
