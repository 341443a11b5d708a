package import PantomimeKit

/// A plot of curves over time, or over another quantity.
///
/// Curves with the same unit share a panel, and panels are stacked vertically.
package struct Plot: Sendable {
  /// A curve.
  package struct Curve: Sendable {
    package let name: String
    /// The unit of its values as text; empty for a fraction.
    package let unit: String
    /// The points in order, with `nil` for a gap.
    ///
    /// A gap between two points at the same horizontal position is a jump: from there on, the value
    /// of the second point applies.
    package let points: [Point?]

    package init(_ name: String, unit: String, points: [Point?]) {
      self.name = name
      self.unit = unit
      self.points = points
    }
  }

  /// The quantity along the horizontal axis.
  package struct Quantity: Sendable {
    package let name: String
    /// The unit as text; empty for a fraction.
    package let unit: String

    package init(_ name: String, unit: String) {
      self.name = name
      self.unit = unit
    }

    var title: String { unit.isEmpty ? name : "\(name) (\(unit))" }
  }

  /// The expected value of the first curve at a position on the horizontal axis.
  package struct Target: Sendable {
    package let x: Double
    /// The expected value, or `nil` if it isn't a single number.
    package let y: Double?
    /// A description of the position and the value, in a few words.
    package let words: String

    package init(x: Double, y: Double?, words: String) {
      self.x = x
      self.y = y
      self.words = words
    }
  }

  package var title: String
  package var across: Quantity
  package var curves: [Curve]
  package var events: [Occurrence] = []
  /// The intervals during which the values are held, running, or delayed.
  package var phases: [Phase] = []
  /// The expected value and its position on the horizontal axis, drawn as dotted lines.
  package var target: Target?
  /// The number of rows in a panel, excluding its heading and the axis below it; our choice.
  package var panelRows = 12
  /// Whether the plot has neither a title nor, below it, the title of the horizontal axis.
  package var isCompact = false

  package init(_ title: String, across: Quantity, curves: [Curve]) {
    self.title = title
    self.across = across
    self.curves = curves
  }

  /// Adds the curves of another plot, which is called `name`.
  package mutating func add(_ other: Plot, of name: String) {
    curves += other.curves.map { curve in
      Curve("\(curve.name) in \(name)", unit: curve.unit, points: curve.points)
    }
  }
}

// MARK: - Curves

extension Plot.Curve {
  /// The points, without the gaps between them.
  var values: [Point] { points.compactMap { $0 } }

  /// The parts of the curve between gaps.
  var pieces: [[Point]] { points.split(separator: nil).map { $0.compactMap { $0 } } }

  /// The jumps, each with the points before and after it.
  var jumps: [(before: Point, after: Point)] {
    zip(pieces, pieces.dropFirst()).compactMap { piece, next in
      guard let before = piece.last, let after = next.first, before.x == after.x else {
        return nil
      }
      return (before, after)
    }
  }

  /// The points with the minimum and the maximum value, each the first of its kind, or `nil` if
  /// there are no points.
  var extremes: (least: Point, greatest: Point)? {
    let values = values
    guard let first = values.first else { return nil }
    return (
      values.reduce(first) { $0.y <= $1.y ? $0 : $1 },
      values.reduce(first) { $0.y >= $1.y ? $0 : $1 }
    )
  }

  /// Returns whether another curve has the same points, apart from rounding.
  func coincides(with other: Plot.Curve) -> Bool {
    guard points.count == other.points.count, let extremes else { return false }
    let tolerance = max(extremes.greatest.y - extremes.least.y, 1e-9) * 1e-6
    return zip(points, other.points).allSatisfy { one, two in
      switch (one, two) {
      case (nil, nil): true
      case (let one?, let two?): (one.y - two.y).magnitude <= tolerance && one.x == two.x
      default: false
      }
    }
  }
}

// MARK: - In words

extension Plot {
  /// Sentences about the start, the end, and the range of each curve, its jumps, and the curves
  /// with which it coincides.
  var words: [String] {
    curves.flatMap { describe($0) } + coinciding
      + phases.map { "\($0.word) from \(place($0.from)) to \(place($0.to)) \(across.unit)" }
      + [target?.words].compactMap { $0 } + events.map { $0.text }
  }

  private func place(_ x: Double) -> String { Numerals.text(x, decimals: 4) }

  private func describe(_ curve: Curve) -> [String] {
    let values = curve.values
    guard let first = values.first, let last = values.last, let extremes = curve.extremes else {
      return ["\(curve.name) has no numbers there"]
    }
    func text(_ number: Double) -> String {
      Numerals.text(number, decimals: 4) + (curve.unit.isEmpty ? "" : " \(curve.unit)")
    }
    func at(_ x: Double) -> String {
      "at \(place(x))" + (across.unit.isEmpty ? "" : " \(across.unit)")
    }
    let range =
      "\(curve.name): \(text(first.y)) \(at(first.x)), \(text(last.y)) \(at(last.x)); least "
      + "\(text(extremes.least.y)), greatest \(text(extremes.greatest.y))"
    return [range]
      + curve.jumps.map {
        "\(curve.name) jumps from \(text($0.before.y)) to \(text($0.after.y)) \(at($0.after.x))"
      }
  }

  private var coinciding: [String] {
    curves.indices.flatMap { index in
      curves[..<index].filter { $0.unit == curves[index].unit }
        .filter { $0.coincides(with: curves[index]) }.prefix(1)
        .map { "\($0.name) and \(curves[index].name) coincide" }
    }
  }
}
