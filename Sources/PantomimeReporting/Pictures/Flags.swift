import PantomimeKit

/// The events of a picture with a time axis.
///
/// Each event has a line at its instant, and a flag with a description above the picture.
struct Flags {
  private struct Flag {
    let text: String
    let at: Double
    /// The horizontal positions at which the text starts and ends, in points.
    let start: Double
    let end: Double
    var row: Int
    let isDecision: Bool

    /// Whether the text isn't to the right of its line, because it would extend beyond the frame.
    var isShifted: Bool { start < at }

    /// Returns whether the line of a flag runs through the text.
    func isCrossed(by other: Flag) -> Bool {
      other.row >= row && other.at > start && other.at < end
    }
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
    var labels: [Flag] = []
    var repeated: [Double] = []
    let right = frame.x + frame.width
    for (index, event) in events.enumerated().reversed() {
      let at = x.place(event.seconds, from: frame.x, to: right)
      // Of several consecutive events with the same words, only the last one has a flag.
      if index + 1 < events.count, events[index + 1].words == event.words {
        repeated.append(at)
        continue
      }
      let width = Double(Wrapping.width(event.words)) * Drawing.cell.width
      let start = min(at + Drawing.cell.width / 2, right - width)
      labels.append(
        Flag(
          text: event.words, at: at, start: start, end: start + width, row: 0,
          isDecision: event.isDecision))
    }
    var layout = Layout(labels, most: most)
    if layout.crossings > 0 {
      let other = Layout(
        labels.filter { !$0.isShifted } + labels.filter { $0.isShifted }, most: most)
      if other.bare.count <= layout.bare.count, other.crossings < layout.crossings {
        layout = other
      }
    }
    flags = layout.flags
    bare = layout.bare + repeated
    rows = flags.reduce(0) { max($0, $1.row + 1) }
    omitted = layout.bare.count
  }

  /// The flags with their rows, and the positions of the events without a flag.
  private struct Layout {
    private(set) var flags: [Flag] = []
    private(set) var bare: [Double] = []

    /// The number of texts through which lines run.
    var crossings: Int {
      flags.reduce(0) { sum, flag in
        sum + flags.count { $0.at != flag.at && flag.isCrossed(by: $0) }
      }
    }

    /// Gives each flag the lowest row in which no line runs through its text, in the given order.
    ///
    /// If events are arranged from the last to the first, the line of a later event doesn't run
    /// through the text of an earlier one if the flag of the later event is lower. Only a shifted
    /// text may still be crossed by the lines of earlier events, unless it is arranged after them.
    init(_ labels: [Flag], most: Int) {
      for label in labels {
        let rows = (0..<most).map { row in
          var flag = label
          flag.row = row
          return flag
        }.filter { flag in flag.start >= 0 && flags.allSatisfy { !Layout.collide(flag, $0) } }
        let free = rows.first { flag in flags.allSatisfy { !$0.isCrossed(by: flag) } }
        if let flag = free ?? rows.first { flags.append(flag) } else { bare.append(label.at) }
      }
    }

    /// Returns whether the text of a flag overlaps another one, or is crossed by its line.
    private static func collide(_ flag: Flag, _ other: Flag) -> Bool {
      if flag.isCrossed(by: other) { return true }
      let gap = Drawing.cell.width
      return other.row == flag.row && flag.end + gap > other.start && other.end + gap > flag.start
    }
  }

  /// Adds the flags above a frame, and their lines down to its bottom edge.
  func add(to drawing: inout Drawing, over frame: Rect) {
    let bottom = frame.y + frame.height
    for at in bare {
      drawing.add(
        .line([Point(x: at, y: frame.y), Point(x: at, y: bottom)]), Ink(.grid, line: .dotted))
    }
    for flag in flags {
      for (top, end) in pieces(of: flag, above: frame.y, to: bottom) {
        drawing.add(
          .line([Point(x: flag.at, y: top), Point(x: flag.at, y: end)]),
          flag.isDecision ? Ink(.decision, line: .dashed) : Ink(.grid, line: .dotted))
      }
    }
    for flag in flags {
      let top = frame.y - Double(flag.row + 1) * Drawing.cell.height
      drawing.add(
        .text(flag.text, Point(x: flag.start, y: top), .start),
        Ink(flag.isDecision ? .decision : .caption))
    }
  }

  /// Returns the top and the bottom of each piece of a flag's line, which is interrupted by the
  /// texts of other flags.
  private func pieces(
    of flag: Flag, above top: Double, to bottom: Double
  ) -> [(top: Double, bottom: Double)] {
    let height = Drawing.cell.height
    var pieces: [(top: Double, bottom: Double)] = []
    var start = top - Double(flag.row + 1) * height + 2
    for row in (0..<flag.row).reversed()
    where flags.contains(where: { $0.row == row && $0.isCrossed(by: flag) }) {
      let edge = top - Double(row + 1) * height
      if start < edge { pieces.append((start, edge)) }
      start = edge + height
    }
    pieces.append((start, bottom))
    return pieces
  }
}
