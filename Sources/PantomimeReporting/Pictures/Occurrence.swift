import PantomimeKit

/// Something that happens at an instant of a picture that goes along the time: a number there, and
/// below the picture what it is.
package struct Occurrence: Sendable {
  package let seconds: Double
  package let words: String

  package init(_ seconds: Double, _ words: String) {
    self.seconds = seconds
    self.words = words
  }

  /// The most that are numbered; our choice.
  package static let most = 9

  /// The instant and what it is.
  var text: String { "\(Numerals.text(seconds, decimals: Numerals.shownDecimals)) s  \(words)" }
}

extension Drawing {
  /// Adds a line and a number for each occurrence.
  mutating func add(_ occurrences: [Occurrence], along x: Axis, in frame: Rect) {
    for (index, occurrence) in occurrences.prefix(Occurrence.most).enumerated() {
      let at = x.place(occurrence.seconds, from: frame.x, to: frame.x + frame.width)
      add(
        .line([Point(x: at, y: frame.y), Point(x: at, y: frame.y + frame.height)]),
        Ink(.grid, line: .dotted))
      add(.text("\(index + 1)", Point(x: at, y: frame.y), .middle), Ink(.caption))
    }
  }

  /// Lists the occurrences, a line each, from a height on.
  mutating func list(_ occurrences: [Occurrence], from top: Double) {
    for (index, occurrence) in occurrences.prefix(Occurrence.most).enumerated() {
      let place = Point(
        x: 2 * Drawing.cell.width, y: top + Double(index) * Drawing.cell.height)
      add(.text("\(index + 1)  \(occurrence.text)", place, .start), Ink(.text))
    }
  }

  /// Writes the numbers of an axis below a frame; the last one says what all of them measure.
  mutating func addNumbers(of x: Axis, measuring unit: String, below frame: Rect) {
    let right = frame.x + frame.width
    let top = frame.y + frame.height + Drawing.cell.height / 4
    var free = 0.0
    for tick in x.ticks {
      let at = x.place(tick, from: frame.x, to: right)
      let text = x.text(tick) + (tick == x.ticks.last && !unit.isEmpty ? " \(unit)" : "")
      let half = Double(Wrapping.width(text)) * Drawing.cell.width / 2
      let isAtEnd = at + half > right
      // Where there is no room for all numbers, some are left out rather than written over another.
      guard (isAtEnd ? right - 2 * half : at - half) >= free else { continue }
      free = (isAtEnd ? right : at + half) + Drawing.cell.width / 2
      add(
        .text(text, Point(x: isAtEnd ? right : at, y: top), isAtEnd ? .end : .middle), Ink(.text))
    }
  }
}
