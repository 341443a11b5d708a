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
    let flags = Flags(events, along: x, over: Rect(x: left, width: right - left, height: 0))
    let top = title.count + flags.rows
    let shown = shownLanes(most.map { ($0 - top - 3) / each })
    let height = max(shown.count * each, 1)
    var drawing = Drawing(
      Size(width: Double(columns) * cell.width, height: Double(top + height + 2) * cell.height),
      title: self.title, words: words)
    drawing.add(title: title)
    let frame = Rect(
      x: left, y: Double(top) * cell.height, width: right - left,
      height: Double(height) * cell.height)
    for (index, lane) in shown.enumerated() {
      let y = frame.y + Double(index * each) * cell.height
      drawing.add(.text(lane.name, Point(y: y), .start), Ink(.text))
      drawing.add(
        lane.phases, along: x,
        in: Rect(
          x: frame.x, y: y + Double(each - 1) * cell.height, width: frame.width,
          height: cell.height), lane.kind.role)
    }
    flags.add(to: &drawing, over: frame)
    drawing.add(
      .line([
        Point(x: frame.x, y: frame.y + frame.height),
        Point(x: frame.x + frame.width, y: frame.y + frame.height),
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
    _ shown: Int, _ omitted: Int, below frame: Rect, to drawing: inout Drawing
  ) {
    var parts: [String] = []
    if shown < lanes.count { parts.append("\(lanes.count - shown) of \(lanes.count) lanes") }
    if omitted > 0 { parts.append("the labels of \(omitted) events") }
    guard !parts.isEmpty else { return }
    let text = "not shown: " + parts.joined(separator: ", ")
    drawing.add(
      .text(
        Printable.shortened(text, to: Int(drawing.size.width / Drawing.cell.width)),
        Point(y: frame.y + frame.height + 1.25 * Drawing.cell.height), .start), Ink(.caption))
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
