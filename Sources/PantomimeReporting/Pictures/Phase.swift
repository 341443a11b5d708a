import PantomimeKit

/// An interval during which something is held by a finger, is running, or is waiting.
package struct Phase: Sendable, Hashable {
  package let from: Double
  package let to: Double
  /// The name of the phase.
  package let word: String
  /// The gray level, 0 … 1: motion is darker than waiting.
  package let weight: Double

  package init(from: Double, to: Double, _ word: String, weight: Double) {
    self.from = from
    self.to = to
    self.word = word
    self.weight = weight
  }
}

extension Phase {
  /// The opacity of the darkest bar, which leaves its name readable; our choice.
  fileprivate static let deepest = 0.4
}

extension Drawing {
  /// Adds phases as bars with a height of one row; each bar shows its name if the name fits.
  mutating func add(
    _ phases: [Phase], along x: PlotAxis, in frame: Rect, _ role: Ink.Role = .series(0)
  ) {
    for phase in phases {
      let right = frame.x + frame.width
      let (start, end) = (
        x.place(phase.from, from: frame.x, to: right), x.place(phase.to, from: frame.x, to: right)
      )
      let box = Rect(
        x: start, y: frame.y + 1, width: max(end - start, 1), height: frame.height - 2)
      add(
        .polygon(box.corners, radius: 0),
        Ink(
          role, line: .none, fill: Phase.deepest * phase.weight,
          texture: .halftone(Int((phase.weight * 4).rounded()))))
      let width = Double(Wrapping.width(phase.word)) * Drawing.cell.width
      if width <= end - start {
        add(.text(phase.word, Point(x: start / 2 + end / 2, y: frame.y), .middle), Ink(.text))
      }
    }
  }

  /// Shades the background of a panel during each phase.
  mutating func shade(_ phases: [Phase], along x: PlotAxis, in frame: Rect) {
    let right = frame.x + frame.width
    for phase in phases {
      let (start, end) = (
        x.place(phase.from, from: frame.x, to: right), x.place(phase.to, from: frame.x, to: right)
      )
      let box = Rect(x: start, y: frame.y, width: max(end - start, 1), height: frame.height)
      // A terminal shows only the bars, because gray areas would hide the curves.
      add(
        .polygon(box.corners, radius: 0),
        Ink(.grid, line: .none, fill: 0.05 + 0.2 * phase.weight, texture: .halftone(0)))
    }
  }
}
