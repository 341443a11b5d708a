/// A timing curve with a name.
///
/// The language takes names, help texts, and completions from the list `all`. To add a curve with
/// control points, add an entry to that list; for a curve with a formula, also add a file with its
/// `static let` in an extension of `NamedCurve`.
package struct NamedCurve: Sendable, Hashable {
  /// The name in the language, as in `curve=ease-in`.
  package let name: String
  /// A description, in one sentence, with its sources.
  package let summary: String
  /// The timing.
  package let timing: Timing

  /// Creates a named timing.
  package init(_ name: String, _ summary: String, _ timing: Timing) {
    self.name = name
    self.summary = summary
    self.timing = timing
  }

  /// Creates a named curve from its control points; the x coordinates are clamped to 0 … 1.
  package init(
    _ name: String, _ summary: String, bezier x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) {
    // Invalid numbers yield a straight line.
    let curve = try? UnitBezier(min(max(x1, 0), 1), y1, min(max(x2, 0), 1), y2)
    self.init(name, summary, curve.map { .cubic($0) } ?? .linear)
  }

  /// Creates a named curve from a formula; see `FormulaEasing`.
  package init(
    _ name: String, _ summary: String, turns: [Double] = [],
    slope: @escaping @Sendable (Double) -> Double, formula: @escaping @Sendable (Double) -> Double
  ) {
    self.init(
      name, summary, .formula(FormulaEasing(turns: turns, slope: slope, value: formula)))
  }

  /// Returns the built-in curve with the given name, or `nil` if there is none.
  package static func named(_ name: some StringProtocol) -> NamedCurve? {
    all.first { $0.name == name }
  }

  /// The system curves, beginning with the most common.
  package static let system: [NamedCurve] = [
    NamedCurve("linear", "Progress equals time.", .linear),
    NamedCurve("ease-in", "Slow at the start (A171).", .easeIn),
    NamedCurve("ease-out", "Slow at the end (A171).", .easeOut),
    NamedCurve("ease-in-out", "Slow at both ends (A171).", .easeInOut),
    NamedCurve("default", "Core Animation's default (A171, A174).", .standard),
    NamedCurve("system-spring", "The spring of system animations.", .spring(.system)),
    NamedCurve(
      "page-sheet", "The measured spring of a page sheet (M18).", .spring(.pageSheet)),
    NamedCurve(
      "table-row", "The spring of a table row that is inserted or deleted (M31).",
      .spring(.tableRow)),
  ]

  /// Every built-in curve: the system curves, Penner's formulas with the Bézier curves named after
  /// them, and the others.
  package static let all: [NamedCurve] =
    system
    + EasingDirection.allCases.flatMap { PennerEasing.named($0) + NamedBezier.named($0) }
    + [.smoothStep]
}

extension PennerEasing {
  fileprivate static func named(_ direction: EasingDirection) -> [NamedCurve] {
    Family.allCases.map { family in
      NamedCurve(
        "\(family.rawValue)-\(direction.rawValue)",
        "Penner's \(family.rawValue), \(direction.phrase) (T108 – T114).",
        .penner(PennerEasing(family, direction)))
    }
  }
}

extension NamedBezier {
  fileprivate static func named(_ direction: EasingDirection) -> [NamedCurve] {
    Family.allCases.map { family in
      NamedCurve(
        "bezier-\(family.rawValue)-\(direction.rawValue)",
        "The Bézier approximation of Penner's \(family.rawValue), \(direction.phrase) (T118).",
        .cubic(NamedBezier(family, direction).curve))
    }
  }
}
