/// A curve that is chosen by a name.
///
/// The list `all` is where the language takes its words, its help and its completion from. A curve by
/// control points is an entry there; one by a formula is a file here with its `static let` in an
/// extension of `NamedCurve`, and an entry.
public struct NamedCurve: Sendable, Equatable {
  /// What it is called in the language, as in `curve=ease-in`.
  public let name: String
  /// What it is like, in one sentence, with its facts.
  public let summary: String
  /// What an animator is given.
  public let timing: Timing

  /// Names a timing.
  public init(_ name: String, _ summary: String, _ timing: Timing) {
    self.name = name
    self.summary = summary
    self.timing = timing
  }

  /// Names a curve by its control points, of which the xs are kept within 0 … 1.
  public init(
    _ name: String, _ summary: String, bezier x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) {
    // Numbers that make no curve make a line.
    let curve = try? UnitBezier(min(max(x1, 0), 1), y1, min(max(x2, 0), 1), y2)
    self.init(name, summary, curve.map { .cubic($0) } ?? .linear)
  }

  /// Names a curve by its formula; see `FormulaEasing`.
  public init(
    _ name: String, _ summary: String, turns: [Double] = [],
    slope: @escaping @Sendable (Double) -> Double, formula: @escaping @Sendable (Double) -> Double
  ) {
    self.init(
      name, summary, .formula(FormulaEasing(turns: turns, slope: slope, value: formula)))
  }

  /// The built-in one of that name; `nil` if there is none.
  public static func named(_ name: some StringProtocol) -> NamedCurve? {
    all.first { $0.name == name }
  }

  /// The system's own, the most usual first.
  public static let system: [NamedCurve] = [
    NamedCurve("linear", "Progress equals time.", .linear),
    NamedCurve("ease-in", "Slow at the start (A171).", .easeIn),
    NamedCurve("ease-out", "Slow at the end (A171).", .easeOut),
    NamedCurve("ease-in-out", "Slow at both ends (A171).", .easeInOut),
    NamedCurve("default", "Core Animation's own (A171, A174).", .standard),
    NamedCurve("system-spring", "The spring of the system's own animations.", .spring(.system)),
    NamedCurve(
      "page-sheet", "The spring that settles a page sheet, as measured (M18).", .spring(.pageSheet)),
    NamedCurve(
      "table-row", "The spring of a table row that is inserted or deleted (M31).",
      .spring(.tableRow)),
  ]

  /// Every built-in curve: the system's, Penner's formulas with the Béziers named after them, and
  /// then those of other origin.
  public static let all: [NamedCurve] =
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
        "The Bézier named after Penner's \(family.rawValue), \(direction.phrase) (T118).",
        .cubic(NamedBezier(family, direction).curve))
    }
  }
}
