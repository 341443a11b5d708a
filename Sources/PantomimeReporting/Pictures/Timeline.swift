import PantomimeKit

/// A chart of activity over time: a row for each recognizer, animator, scroll view, layer and
/// timer, divided at its changes of state.
///
/// Lines across all rows mark the instants of a handoff.
package struct Timeline: Sendable {
  /// A state that lasts for some time.
  package struct Bar: Sendable {
    package let from: Double
    package let to: Double
    /// The name of the state.
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

  /// An object and its states.
  package struct Row: Sendable {
    package let name: String
    package let bars: [Bar]

    package init(_ name: String, bars: [Bar]) {
      self.name = name
      self.bars = bars
    }
  }

  package let title: String
  /// The start and the end, in seconds.
  package let span: ClosedRange<Double>
  package let rows: [Row]
  package let events: [Occurrence]

  package init(_ title: String, span: ClosedRange<Double>, rows: [Row], events: [Occurrence]) {
    self.title = title
    self.span = span
    self.rows = rows
    self.events = events
  }
}

extension Timeline {
  /// Returns the chart, with a width in cells.
  package func drawing(columns: Int) -> Drawing {
    let columns = max(columns, Drawing.narrowest) - 1
    let cell = Drawing.cell
    let x = PlotAxis([span.lowerBound, span.upperBound], about: max(3, columns / 16))
    let widest = rows.reduce(4) { max($0, Wrapping.width($1.name)) }
    let margin = min(widest, columns / 3) + 1
    let listed = min(events.count, Occurrence.most)
    let height = max(rows.count, 1) + 1
    var drawing = Drawing(
      Size(
        width: Double(columns) * cell.width, height: Double(height + 1 + listed) * cell.height),
      title: title, words: words)
    let frame = Rect(
      x: Double(margin) * cell.width, y: cell.height,
      width: (Double(columns - margin) - 0.5) * cell.width,
      height: Double(max(rows.count, 1)) * cell.height - cell.height / 4)
    drawing.add(
      events, along: x,
      in: Rect(x: frame.x, y: 0, width: frame.width, height: frame.y + frame.height))
    for (index, row) in rows.enumerated() {
      let top = frame.y + Double(index) * cell.height
      drawing.add(
        .text(Printable.shortened(row.name, to: margin - 1), Point(y: top), .start), Ink(.text))
      for bar in row.bars { drawing.add(bar, along: x, in: frame, top: top) }
    }
    drawing.addNumbers(of: x, measuring: "s", below: frame)
    drawing.list(events, from: Double(height + 1) * cell.height)
    return drawing
  }

  private var words: [String] {
    guard !rows.isEmpty else { return ["no activity"] + events.map { $0.text } }
    return rows.map { row in
      let bars = row.bars.map { bar in
        let (from, to) = (
          Numerals.text(bar.from, decimals: 4), Numerals.text(bar.to, decimals: 4)
        )
        return "\(bar.word) from \(from) to \(to) s"
      }
      return "\(row.name): " + (bars.isEmpty ? "nothing" : bars.joined(separator: ", "))
    } + events.map { $0.text }
  }
}

extension Drawing {
  fileprivate mutating func add(_ bar: Timeline.Bar, along x: PlotAxis, in frame: Rect, top: Double)
  {
    let right = frame.x + frame.width
    let (start, end) = (
      x.place(bar.from, from: frame.x, to: right), x.place(bar.to, from: frame.x, to: right)
    )
    let box = Rect(
      x: start, y: top + 1, width: max(end - start, 1), height: Drawing.cell.height - 2)
    add(
      .polygon(box.corners, radius: 0),
      Ink(.series(0), line: .none, fill: bar.weight))
    add(
      .label(bar.word, in: Rect(x: start, y: top, width: end - start, height: Drawing.cell.height)),
      Ink(.text))
  }
}
