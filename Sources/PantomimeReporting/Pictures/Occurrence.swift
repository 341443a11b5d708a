import PantomimeKit

/// An event in a picture with a time axis.
package struct Occurrence: Sendable {
  package let seconds: Double
  package let words: String
  /// Whether the event decides at which end something settles.
  package let isDecision: Bool

  package init(_ seconds: Double, _ words: String, isDecision: Bool = false) {
    self.seconds = seconds
    self.words = words
    self.isDecision = isDecision
  }

  /// The instant and the description.
  var text: String { "\(Numerals.text(seconds, decimals: Numerals.shownDecimals)) s  \(words)" }
}

// MARK: - Axes

extension Drawing {
  /// Writes the numbers of an axis beside a frame; numbers that would overlap are skipped.
  ///
  /// - Parameter isPadded: Whether labeled numbers are at both ends of the axis; if so, those two
  ///   are written even if there are few rows.
  mutating func addNumbers(of y: PlotAxis, beside frame: Rect, isPadded: Bool = false) {
    let bottom = frame.y + frame.height
    let places = y.ticks.map { y.place($0, from: bottom, to: frame.y) }
    let gap = zip(places, places.dropFirst()).reduce(frame.height) { min($0, $1.0 - $1.1) }
    // If there are few rows, numbers are skipped evenly: the numbers at both ends remain, or at
    // least three numbers do.
    let (whole, half) = (max(1, places.count - 1), max(1, (places.count - 1) / 2))
    let wanted = max(1, Int((Drawing.cell.height / max(gap, 1)).rounded(.up)))
    let step =
      isPadded
      ? (min(wanted, whole)...whole).first { whole % $0 == 0 } ?? whole : min(wanted, half)
    for index in stride(from: 0, to: places.count, by: step) {
      add(
        .text(
          y.text(y.ticks[index]),
          Point(x: frame.x - Drawing.cell.width / 2, y: places[index] - Drawing.cell.height / 2),
          .end), Ink(.text))
    }
  }

  /// Writes the numbers of an axis below a frame; numbers that would overlap are skipped.
  ///
  /// The last number is always written, and includes the unit, if there is one.
  mutating func addNumbers(
    of x: PlotAxis, measuring unit: String = "", below frame: Rect, gap below: Double = 8
  ) {
    guard let last = x.ticks.last else { return }
    let right = frame.x + frame.width
    let top = frame.y + frame.height + below
    let gap = Drawing.cell.width / 2
    func width(_ text: String) -> Double { Double(Wrapping.width(text)) * Drawing.cell.width }
    let end = x.text(last) + (unit.isEmpty ? "" : " \(unit)")
    let endsAt = min(x.place(last, from: frame.x, to: right) + width(end) / 2, right)
    var free = 0.0
    for tick in x.ticks.dropLast() {
      let at = x.place(tick, from: frame.x, to: right)
      let half = width(x.text(tick)) / 2
      guard at - half >= free, at + half + gap <= endsAt - width(end) else { continue }
      free = at + half + gap
      add(.text(x.text(tick), Point(x: at, y: top), .middle), Ink(.text))
    }
    add(.text(end, Point(x: endsAt, y: top), .end), Ink(.text))
  }
}
