import PantomimeKit

/// A chart of activity over time: there is one lane for each finger, recognizer, animator,
/// transition, scroll view, layer, and timer, and one for the state, which is divided wherever the
/// state changes.
///
/// Lines across all lanes mark the events.
package struct Timeline: Sendable {
  /// The kind of a lane, which determines its color.
  package enum Kind: Sendable, Hashable, CaseIterable {
    case touch, gesture, animator, transition, scroll, layer, timer, state

    var role: Ink.Role {
      switch self {
      case .touch: .finger
      case .gesture: .series(1)
      case .animator: .series(0)
      case .transition: .series(2)
      case .scroll: .series(4)
      case .layer: .series(3)
      case .timer: .caption
      case .state: .edge
      }
    }
  }

  /// An object and its phases.
  package struct Lane: Sendable {
    package let name: String
    package let kind: Kind
    package let phases: [Phase]

    package init(_ name: String, _ kind: Kind, phases: [Phase]) {
      self.name = name
      self.kind = kind
      self.phases = phases
    }
  }

  package let title: String
  /// The start and the end, in seconds.
  package let span: ClosedRange<Double>
  package let lanes: [Lane]
  package let events: [Occurrence]

  package init(_ title: String, span: ClosedRange<Double>, lanes: [Lane], events: [Occurrence]) {
    self.title = title
    self.span = span
    self.lanes = lanes
    self.events = events
  }
}

extension Timeline {
  /// Returns the chart, with a width in cells and, if possible, at most the given number of rows.
  package func drawing(columns: Int, rows most: Int? = nil) -> Drawing {
    let columns = max(columns, Drawing.narrowest) - 1
    let cell = Drawing.cell
    let x = PlotAxis([span.lowerBound, span.upperBound], about: max(3, columns / 16), notBelow: 0)
    let widest = lanes.reduce(4) { max($0, Wrapping.width($1.name)) }
    // A name is never shortened: if the widest name takes half the width or more, the names have
    // separate rows.
    let isBeside = widest + 1 <= columns / 2
    let margin = isBeside ? widest + 1 : 0
    let each = isBeside ? 1 : 2
    let (left, right) = (
      Double(margin) * cell.width, (Double(columns) - 0.5) * cell.width
    )
    let title = Drawing.lines(self.title, columns: columns)
    let flags = Flags(events, along: x, over: Rect2D(x: left, width: right - left, height: 0))
    let top = title.count + flags.rows
    let shown = shownLanes(most.map { ($0 - top - 3) / each })
    let height = max(shown.count * each, 1)
    var drawing = Drawing(
      Size2D(width: Double(columns) * cell.width, height: Double(top + height + 2) * cell.height),
      title: self.title, words: words)
    drawing.add(title: title)
    let frame = Rect2D(
      x: left, y: Double(top) * cell.height, width: right - left,
      height: Double(height) * cell.height)
    for (index, lane) in shown.enumerated() {
      let y = frame.y + Double(index * each) * cell.height
      drawing.add(.text(lane.name, Point2D(y: y), .start), Ink(.text))
      drawing.add(
        lane.phases, along: x,
        in: Rect2D(
          x: frame.x, y: y + Double(each - 1) * cell.height, width: frame.width,
          height: cell.height), lane.kind.role)
    }
    flags.add(to: &drawing, over: frame)
    drawing.add(
      .line([
        Point2D(x: frame.x, y: frame.y + frame.height),
        Point2D(x: frame.x + frame.width, y: frame.y + frame.height),
      ]), Ink(.grid))
    drawing.addNumbers(of: x, measuring: "s", below: frame, gap: 4)
    addOmissions(shown.count, flags.omitted, below: frame, to: &drawing)
    return drawing
  }

  /// Returns the lanes that fit; lanes without motion are omitted first.
  private func shownLanes(_ most: Int?) -> [Lane] {
    guard let most, lanes.count > most else { return lanes }
    let ranked = lanes.indices.sorted { one, other in
      let (first, second) = (lanes[one].weight, lanes[other].weight)
      return first == second ? one < other : first > second
    }
    let kept = Set(ranked.prefix(max(1, most)))
    return lanes.indices.filter { kept.contains($0) }.map { lanes[$0] }
  }

  private func addOmissions(
    _ shown: Int, _ omitted: Int, below frame: Rect2D, to drawing: inout Drawing
  ) {
    var parts: [String] = []
    if shown < lanes.count { parts.append("\(lanes.count - shown) of \(lanes.count) lanes") }
    if omitted > 0 { parts.append("the labels of \(omitted) events") }
    guard !parts.isEmpty else { return }
    let text = "not shown: " + parts.joined(separator: ", ")
    drawing.add(
      .text(
        Printable.shortened(text, to: Int(drawing.size.width / Drawing.cell.width)),
        Point2D(y: frame.y + frame.height + 1.25 * Drawing.cell.height), .start), Ink(.caption))
  }

  private var words: [String] {
    guard !lanes.isEmpty else { return ["no activity"] + events.map { $0.text } }
    return lanes.map { lane in
      let phases = lane.phases.map { phase in
        let (from, to) = (
          Numerals.text(phase.from, decimals: 4), Numerals.text(phase.to, decimals: 4)
        )
        return "\(phase.word) from \(from) to \(to) s"
      }
      return "\(lane.name): " + (phases.isEmpty ? "nothing" : phases.joined(separator: ", "))
    } + events.map { $0.text }
  }
}

extension Timeline.Lane {
  /// The largest weight of the lane's phases.
  fileprivate var weight: Double { phases.reduce(0) { max($0, $1.weight) } }
}

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
    _ phases: [Phase], along x: PlotAxis, in frame: Rect2D, _ role: Ink.Role = .series(0)
  ) {
    for phase in phases {
      let right = frame.x + frame.width
      let (start, end) = (
        x.place(phase.from, from: frame.x, to: right), x.place(phase.to, from: frame.x, to: right)
      )
      let box = Rect2D(
        x: start, y: frame.y + 1, width: max(end - start, 1), height: frame.height - 2)
      add(
        .polygon(box.corners, radius: 0),
        Ink(
          role, line: .none, fill: Phase.deepest * phase.weight,
          texture: .halftone(Int((phase.weight * 4).rounded()))))
      let width = Double(Wrapping.width(phase.word)) * Drawing.cell.width
      if width <= end - start {
        add(.text(phase.word, Point2D(x: start / 2 + end / 2, y: frame.y), .middle), Ink(.text))
      }
    }
  }

  /// Shades the background of a panel during each phase.
  mutating func shade(_ phases: [Phase], along x: PlotAxis, in frame: Rect2D) {
    let right = frame.x + frame.width
    for phase in phases {
      let (start, end) = (
        x.place(phase.from, from: frame.x, to: right), x.place(phase.to, from: frame.x, to: right)
      )
      let box = Rect2D(x: start, y: frame.y, width: max(end - start, 1), height: frame.height)
      // A terminal shows only the bars, because gray areas would hide the curves.
      add(
        .polygon(box.corners, radius: 0),
        Ink(.grid, line: .none, fill: 0.05 + 0.2 * phase.weight, texture: .halftone(0)))
    }
  }
}

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
  mutating func addNumbers(of y: PlotAxis, beside frame: Rect2D, isPadded: Bool = false) {
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
          Point2D(x: frame.x - Drawing.cell.width / 2, y: places[index] - Drawing.cell.height / 2),
          .end), Ink(.text))
    }
  }

  /// Writes the numbers of an axis below a frame; numbers that would overlap are skipped.
  ///
  /// The last number is always written, and includes the unit, if there is one.
  mutating func addNumbers(
    of x: PlotAxis, measuring unit: String = "", below frame: Rect2D, gap below: Double = 8
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
      add(.text(x.text(tick), Point2D(x: at, y: top), .middle), Ink(.text))
    }
    add(.text(end, Point2D(x: endsAt, y: top), .end), Ink(.text))
  }
}

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
  init(_ events: [Occurrence], along x: PlotAxis, over frame: Rect2D, most: Int = Flags.most) {
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
  func add(to drawing: inout Drawing, over frame: Rect2D) {
    let bottom = frame.y + frame.height
    for at in bare {
      drawing.add(
        .line([Point2D(x: at, y: frame.y), Point2D(x: at, y: bottom)]), Ink(.grid, line: .dotted))
    }
    for flag in flags {
      for (top, end) in pieces(of: flag, above: frame.y, to: bottom) {
        drawing.add(
          .line([Point2D(x: flag.at, y: top), Point2D(x: flag.at, y: end)]),
          flag.isDecision ? Ink(.decision, line: .dashed) : Ink(.grid, line: .dotted))
      }
    }
    for flag in flags {
      let top = frame.y - Double(flag.row + 1) * Drawing.cell.height
      drawing.add(
        .text(flag.text, Point2D(x: flag.start, y: top), .start),
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
