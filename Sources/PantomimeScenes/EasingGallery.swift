import PantomimeKit
import PantomimeProps

/// Twenty-four squares, each with its own curve, that start together and return on arrival.
///
/// The curves are either Bézier curves or Penner's formulas, under the same names. The Bézier
/// curves are those that were originally published under these names, an older set than that of
/// `NamedBezier` (T118, T119).
struct EasingGallery: TransitionScene {
  static let name = "easing-gallery"
  static let dynamicAnimators: [String]? = []
  static let summary = "Twenty-four squares move out and back, each with an easing curve."
  static let shows: Insight? = Insight(
    """
    A Bézier curve only approximates the formula of the same name: at a quarter of the time, cubic-out is \
    0.6003 and its formula 0.5781.
    """,
    type: "scene easing-gallery curves=analytic; start; at 0.25; show cubic-out.progress")
  static let examples = ["start", "wait 0.5", "run"]
  static let options: [SceneOption] = [.screen, size.option, kind.option]

  private enum Kind: String, CaseIterable { case bezier, analytic }

  private static let size = OptionKey.number(
    "size", 1...10_000, .points, standard: 20, "The width of the squares.")
  private static let kind = OptionKey<Kind>.choice(
    "curves", standard: .bezier,
    "The curves: the published Béziers, or the formulas of the same names.")

  /// The part of a row's width, besides the square, that isn't used for travel, in points.
  private static let margin = 20.0

  private var rows: [Row] = []
  private let distance: Double

  private struct Row {
    let name: String
    let view: ViewID
    let animator: AnimatorID
    /// Whether the row's square is on the right, so that the next run takes it back to the left.
    var isAway = false
  }

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    let taken = try options[Self.size] + Self.margin
    distance = stage.screen.width - taken
    try OptionError.require(
      distance > 0, "screen",
      "the squares need room to move: choose a width above \(Numerals.text(taken)), "
        + "or smaller squares")
    let kind = try options[Self.kind]
    for formula in PennerEasing.Family.allCases {
      // Elastic and bounce formulas have no Bézier curve (T117).
      guard let family = NamedBezier.Family(rawValue: formula.rawValue) else { continue }
      for direction in EasingDirection.allCases {
        let name = "\(family.rawValue)-\(direction.rawValue)"
        let timing: Timing =
          kind == .bezier
          ? .cubic(OlderBezier(family, direction).curve)
          : .penner(PennerEasing(formula, direction))
        let animator = try Animator(duration: 1, timing: timing)
        rows.append(
          Row(
            name: name, view: stage.addView(name, .x(0)),
            animator: stage.addAnimator(name, animator)))
      }
    }
  }

  /// Each row has a separate state.
  var state: String { Self.name }
}

// MARK: - Pictures

extension EasingGallery {
  /// Returns the place of a row on the screen.
  private func place(of row: Int, on stage: Stage) -> (y: Double, side: Double) {
    let height = rowHeight(on: stage)
    let width = stage.screen.width - distance - Self.margin
    // The name of the curve is above the square, which would otherwise run over it.
    return (Self.margin + height * (Double(row) + 0.7), min(width, height * 0.5))
  }

  private func rowHeight(on stage: Stage) -> Double {
    max(stage.screen.height - 2 * Self.margin, 0) / Double(rows.count)
  }

  /// Returns how a picture displays a square; the rows fill the screen.
  func shownView(_ view: ViewID, on stage: Stage) -> ShownView? {
    guard let row = rows.firstIndex(where: { $0.view == view }) else { return nil }
    let (y, side) = place(of: row, on: stage)
    let frame = Rect2D(
      x: Self.margin / 2 + stage.shown(view, .x), y: y - side / 2, width: side, height: side)
    return ShownView(rows[row].name, corners: frame.corners, radius: side / 4)
      .showing(nil, color: [RGBAColor.blue, .red, .green][row % 3])
  }

  /// The names of the curves, and the lines on which the squares move.
  func shownParts(on stage: Stage) -> [ShownView] {
    let left = Self.margin / 2
    return rows.indices.flatMap { row in
      let (y, side) = place(of: row, on: stage)
      let height = rowHeight(on: stage)
      return [
        Furniture.part(
          Rect2D(x: left, y: y - 0.5, width: distance + side, height: 1), nil, "",
          color: RGBAColor(red: 0.6, green: 0.6, blue: 0.62), depth: -1),
        Furniture.part(
          Rect2D(
            x: stage.screen.width * 0.4, y: y - height * 0.7, width: stage.screen.width / 2,
            height: height * 0.4), .text, rows[row].name, depth: -1),
      ]
    }
  }
}

// MARK: - Running

extension EasingGallery {
  mutating func start(after delay: Double?, on stage: inout Stage) throws(Misuse) {
    for row in rows { try run(row, after: delay, on: &stage) }
  }

  private func run(_ row: Row, after delay: Double?, on stage: inout Stage) throws(Misuse) {
    if stage[row.animator].activity == .inactive {
      try stage.addAnimations(to: row.animator, [row.view: [.x(row.isAway ? 0 : distance)]])
      stage.addCompletion(to: row.animator)
    }
    try stage.start(row.animator, afterDelay: delay)
  }

  /// Sends a square back on the next turn of the run loop, after the completion handler has
  /// returned.
  mutating func animatorDidComplete(
    _ animator: AnimatorID, at position: Position, on stage: inout Stage
  ) {
    guard position == .end, let index = rows.firstIndex(where: { $0.animator == animator }) else {
      return
    }
    rows[index].isAway.toggle()
    if rows[index].isAway { stage.startTimer(rows[index].name, after: 0) }
  }

  mutating func timerFired(_ timer: StageTimer, on stage: inout Stage) {
    // If a misuse prevents the return, the trace contains that misuse.
    if let row = rows.first(where: { $0.name == timer.name }) {
      try? run(row, after: nil, on: &stage)
    }
  }
}

// MARK: - Invariants

extension EasingGallery {
  static let invariants: [SceneInvariant<EasingGallery>] = [
    .always("half-way-beyond", "No square leaves its way by more than half of it.") {
      scene, stage in
      scene.rows.allSatisfy { row in
        let x = stage.shown(row.view, .x)
        return x > -scene.distance / 2 && x < 1.5 * scene.distance
      }
    },
    .atRest("no-animator", "No animator is active.") { scene, stage in
      !scene.rows.contains { stage[$0.animator].activity == .active }
    },
    .atRest("returned", "Every square is back at the left.") { scene, stage in
      scene.rows.allSatisfy { !$0.isAway && stage.shown($0.view, .x).magnitude < 0.01 }
    },
  ]
}
