package import PantomimeKit

/// Twenty-four squares, a curve each: all set out together, and come back once they are there.
///
/// The curves are the Béziers that were published with the names of Penner's formulas at the time,
/// which are an older set than `NamedBezier`'s (T118, T119), or the formulas themselves; a name does
/// not say which.
package struct EasingGallery: Scene {
  package static let name = "easing-gallery"
  package static let summary = "Twenty-four squares set out and come back, an easing curve each."
  package static let options: [SceneOption] = [.screen, size.option, kind.option]

  private enum Kind: String, CaseIterable { case bezier, analytic }

  private static let size = OptionKey.number(
    "size", 1...10_000, .points, standard: 20, "How wide the squares are.")
  private static let kind = OptionKey<Kind>.choice(
    "curves", standard: .bezier,
    "Whether the curves are the published Béziers, or the formulas they are named after.")

  /// What the way is shorter by than the room beside a square, in points (seed scene 7.4).
  private static let margin = 20.0

  private var rows: [Row] = []
  private let distance: Double

  private struct Row {
    let name: String
    let view: ViewID
    let animator: AnimatorID
    /// Whether its square is on the right, and the next run leads back.
    var isAway = false
  }

  package init(_ options: SceneOptions, on stage: inout Stage) throws(OptionProblem) {
    let taken = try options[Self.size] + Self.margin
    distance = stage.screen.width - taken
    guard distance > 0 else {
      throw OptionProblem(
        option: "screen",
        problem: "the squares need a way to go: choose a width above \(Numerals.text(taken)), "
          + "or smaller squares")
    }
    let kind = try options[Self.kind]
    for curve in Self.curves {
      let timing: Timing =
        kind == .bezier
        ? .cubic(try curve.bezier) : .penner(PennerEasing(curve.family, curve.direction))
      let animator = try Animator(lasting: 1, timing: timing)
      rows.append(
        Row(
          name: curve.name, view: stage.addView(curve.name, .x(0)),
          animator: stage.addAnimator(curve.name, animator)))
    }
  }

  /// Every row has its own way.
  package var state: String { Self.name }
}

// MARK: - Running

extension EasingGallery {
  package mutating func start(after delay: Double?, on stage: inout Stage) throws(Misuse) {
    for row in rows { try run(row, after: delay, on: &stage) }
  }

  private func run(_ row: Row, after delay: Double?, on stage: inout Stage) throws(Misuse) {
    if stage[row.animator].activity == .inactive {
      let (view, target) = (row.view, row.isAway ? 0 : distance)
      try stage.addAnimations(to: row.animator) { stage in stage[view, .x] = target }
      stage.addCompletion(to: row.animator)
    }
    try stage.start(row.animator, after: delay)
  }

  /// Sends a square back as soon as its completion has returned, on the next turn of the loop.
  package mutating func completed(
    _ animator: AnimatorID, at position: Position, on stage: inout Stage
  ) {
    guard position == .end, let index = rows.firstIndex(where: { $0.animator == animator }) else {
      return
    }
    rows[index].isAway.toggle()
    if rows[index].isAway { stage.startTimer(rows[index].name, after: 0) }
  }

  package mutating func timerFired(_ timer: StageTimer, on stage: inout Stage) {
    // What stands in the way of the run back is in the trace.
    if let row = rows.first(where: { $0.name == timer.name }) {
      try? run(row, after: nil, on: &stage)
    }
  }
}

// MARK: - The curves

extension EasingGallery {
  private struct Curve: Sendable {
    let name: String
    let family: PennerEasing.Family
    let direction: EasingDirection
    /// x and y of the two control points.
    let points: [Double]

    var bezier: UnitBezier {
      get throws(OptionProblem) {
        do throws(OutOfRange) {
          return try UnitBezier(points[0], points[1], points[2], points[3])
        } catch {
          throw OptionProblem(option: "curves", problem: "it takes \(error.allowed)")
        }
      }
    }
  }

  /// The rows from top to bottom, with their control points as published (7.4).
  private static let curves: [Curve] = [
    row(
      "sine", .sine, [0.47, 0, 0.745, 0.715], [0.39, 0.575, 0.565, 1], [0.445, 0.05, 0.55, 0.95]),
    row(
      "quad", .quad, [0.55, 0.085, 0.68, 0.53], [0.25, 0.46, 0.45, 0.94],
      [0.455, 0.03, 0.515, 0.955]),
    row(
      "cubic", .cubic, [0.55, 0.055, 0.675, 0.19], [0.215, 0.61, 0.355, 1],
      [0.645, 0.045, 0.355, 1]),
    row(
      "quart", .quart, [0.895, 0.03, 0.685, 0.22], [0.165, 0.84, 0.44, 1], [0.77, 0, 0.175, 1]),
    row("quint", .quint, [0.755, 0.05, 0.855, 0.06], [0.23, 1, 0.32, 1], [0.86, 0, 0.07, 1]),
    row("expo", .expo, [0.95, 0.05, 0.795, 0.035], [0.19, 1, 0.22, 1], [1, 0, 0, 1]),
    row(
      "circ", .circ, [0.6, 0.04, 0.98, 0.335], [0.075, 0.82, 0.165, 1], [0.785, 0.135, 0.15, 0.86]),
    row(
      "back", .back, [0.6, -0.28, 0.735, 0.045], [0.175, 0.885, 0.32, 1.275],
      [0.68, -0.55, 0.265, 1.55]),
  ].flatMap { $0 }

  private static func row(
    _ name: String, _ family: PennerEasing.Family, _ slowStart: [Double], _ slowEnd: [Double],
    _ slowEnds: [Double]
  ) -> [Curve] {
    [
      Curve(name: "\(name)-in", family: family, direction: .easeIn, points: slowStart),
      Curve(name: "\(name)-out", family: family, direction: .easeOut, points: slowEnd),
      Curve(name: "\(name)-in-out", family: family, direction: .easeInOut, points: slowEnds),
    ]
  }
}
