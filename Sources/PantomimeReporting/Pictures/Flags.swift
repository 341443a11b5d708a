import PantomimeKit

/// The events of a picture with a time axis.
///
/// Each event has a line at its instant, and a flag with a description above the picture.
struct Flags {
  private struct Flag {
    let text: String
    let at: Double
    /// The horizontal position at which the text starts, in points.
    let start: Double
    let row: Int
    let isDecision: Bool
  }

  /// The number of rows that the flags take above the picture.
  let rows: Int
  /// The number of events whose description is omitted because there is no space for it.
  let omitted: Int
  private let flags: [Flag]
  private let bare: [Double]

  /// The default maximum number of rows; our choice.
  private static let most = 5

  /// Arranges events over a frame.
  ///
  /// - Parameters:
  ///   - events: The events, sorted by time.
  ///   - x: The time axis.
  ///   - frame: The frame of the picture.
  ///   - most: The maximum number of rows.
  init(_ events: [Occurrence], along x: PlotAxis, over frame: Rect, most: Int = Flags.most) {
    var flags: [Flag] = []
    var (bare, repeated): ([Double], [Double]) = ([], [])
    let right = frame.x + frame.width
    // Events are arranged from the last to the first. The text of an event is to the right of its
    // line, and the line of a later event doesn't cross that text if the flag of the later event is
    // lower.
    for (index, event) in events.enumerated().reversed() {
      let at = x.place(event.seconds, from: frame.x, to: right)
      // Of several consecutive events with the same words, only the last one has a flag.
      if index + 1 < events.count, events[index + 1].words == event.words {
        repeated.append(at)
        continue
      }
      let width = Double(Wrapping.width(event.words)) * Drawing.cell.width
      let start = min(at + Drawing.cell.width / 2, right - width)
      let row = (0..<most).first { row in
        start >= 0
          && flags.allSatisfy { other in
            if other.row >= row, other.at > start, other.at < start + width { return false }
            let end =
              other.start + Double(Wrapping.width(other.text) + 1) * Drawing.cell.width
            return other.row != row || start + width + Drawing.cell.width <= other.start
              || end <= start
          }
      }
      if let row {
        flags.append(
          Flag(text: event.words, at: at, start: start, row: row, isDecision: event.isDecision))
      } else {
        bare.append(at)
      }
    }
    self.flags = flags
    self.bare = bare + repeated
    rows = flags.reduce(0) { max($0, $1.row + 1) }
    omitted = bare.count
  }

  /// Adds the flags above a frame, and their lines down to its bottom edge.
  func add(to drawing: inout Drawing, over frame: Rect) {
    let bottom = frame.y + frame.height
    for at in bare {
      drawing.add(
        .line([Point(x: at, y: frame.y), Point(x: at, y: bottom)]), Ink(.grid, line: .dotted))
    }
    for flag in flags {
      let top = frame.y - Double(flag.row + 1) * Drawing.cell.height
      drawing.add(
        .line([Point(x: flag.at, y: top + 2), Point(x: flag.at, y: bottom)]),
        flag.isDecision ? Ink(.decision, line: .dashed) : Ink(.grid, line: .dotted))
    }
    for flag in flags {
      let top = frame.y - Double(flag.row + 1) * Drawing.cell.height
      drawing.add(
        .text(flag.text, Point(x: flag.start, y: top), .start),
        Ink(flag.isDecision ? .decision : .caption))
    }
  }
}
