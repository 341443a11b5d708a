package import PantomimeKit

// The options, paths, faults and pictures of the scene.

extension PokedexList {
  static let rowCount = OptionKey.count("rows", 0...1_000, standard: 40, "How many rows there are.")
  static let duration = OptionKey.seconds("duration", 0.4, "How long a row takes to flow in.")
  static let startShare = OptionKey.number(
    "start-share", -10...10, .fraction, standard: 0.375,
    "How far to the right a row starts, as a share of the screen's width: a short way is enough.")
  static let startAlpha = OptionKey.share(
    "start-alpha", 0.3, "The opacity a row starts with: it is never quite absent.")
  static let timing = OptionKey.curve(
    "timing", standard: .easeInOut, "ease-in-out",
    "The curve of a row's run, plain because several rows are seen at the same time.")
  static let once = OptionKey.flag(
    "once", standard: false, "Whether a row flows in the first time only.")
  static let interaction = OptionKey.flag(
    "interaction", standard: true,
    "Whether a row takes touches while it flows in: without it, a press then has no effect.")
  static let jump = OptionKey<Jump>.choice(
    "jump",
    "When the sprite jumps: at the press, at the lift-off, or at the lift-off with the request "
      + "delayed until the jump ends.")

  package static let options: [SceneOption] = [
    .screen, rowCount.option, duration.option, startShare.option, startAlpha.option,
    timing.option, once.option, interaction.option, jump.option,
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
      "row.N.shown", count: { $0.rows.count }, summary: "Whether the row is displayed now."
    ) { scene, _, index in .flag(scene.visible.contains(index)) },
    ScenePath("detail.row", summary: "The row whose detail was requested.") {
      $0.requested.map { .count($0.row) } ?? .absent
    },
    ScenePath("list.moving", summary: "The number of rows in motion.") { scene, stage in
      .count(scene.visible.filter { scene.isMoving($0, on: stage) }.count)
    },
    ScenePath(
      "jump.seen", summary: "The share of the jump that had run when the detail was requested."
    ) {
      $0.requested.map { .fraction($0.seen) } ?? .absent
    },
  ]

  /// Returns a path of the cell that shows a row; without a value while the row isn't displayed.
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
  /// The frame of a sprite in its row, in points (our choice).
  private static let spriteFrame = Rect(x: 16, y: 16, width: 56, height: 56)

  /// Returns a displayed row at the position of its cell, or its sprite at the height of its jump.
  package func shownView(_ view: ViewID, on stage: Stage) -> ShownView? {
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
    "PD-1", "The jump has six values for five key times: a comma was typed for a point.",
    healthy: "there are five values for five key times",
    lesson: "Key times that do not fit the values are not honoured.")
  static let resetsTooLittle = Fault(
    "PD-2", "A reused row is reset while its previous run still contributes.",
    healthy: "the cell's last run is removed when it is used again",
    lesson: "What is used again must be cleared of its animations first.")
}
