package import PantomimeKit

/// Curves over time, or over one another: those of one unit in a panel, the panels one below the other.
package struct Plot: Sendable {
  /// A curve.
  package struct Curve: Sendable {
    package let name: String
    /// What its numbers measure, as it is written; empty for a share.
    package let unit: String
    /// The points in order; `nil` where there is none.
    package let points: [Point?]

    package init(_ name: String, unit: String, points: [Point?]) {
      self.name = name
      self.unit = unit
      self.points = points
    }
  }

  package var title: String
  /// What the numbers across measure.
  package var across: String
  package var curves: [Curve]
  package var events: [Occurrence] = []
  /// Where a finger moves what is seen: the curves are dashed there.
  package var fingers: [ClosedRange<Double>] = []

  package init(_ title: String, across: String, curves: [Curve]) {
    self.title = title
    self.across = across
    self.curves = curves
  }

  /// The rows of a panel, its lower axis left out; our choice.
  private static let panelRows = 12
}

extension Plot {
  /// Adds the curves of another plot, which are those of somebody else.
  package mutating func add(_ other: Plot, of name: String) {
    curves += other.curves.map { curve in
      Curve("\(curve.name) in \(name)", unit: curve.unit, points: curve.points)
    }
  }
}

// MARK: - Layout

extension Plot {
  private struct Panel {
    let unit: String
    let curves: [(index: Int, curve: Curve)]
  }

  /// The curves by what they measure, in the order in which each unit comes first.
  private var panels: [Panel] {
    var units: [String] = []
    for curve in curves where !units.contains(curve.unit) { units.append(curve.unit) }
    return units.map { unit in
      Panel(
        unit: unit,
        curves: curves.enumerated().filter { $1.unit == unit }.map { (index: $0, curve: $1) })
    }
  }

  /// The plot, so many cells wide.
  package func drawing(columns: Int) -> Drawing {
    let columns = max(columns, Drawing.narrowest) - 1
    let cell = Drawing.cell
    let x = Axis(
      curves.lazy.flatMap { $0.points.lazy.compactMap { $0?.x } }, about: max(3, columns / 16))
    let panels = panels
    let axes = panels.map { panel in
      Axis(panel.curves.lazy.flatMap { $0.curve.points.lazy.compactMap { $0?.y } }, about: 4)
    }
    let margin = zip(panels, axes).reduce(6) { margin, pair in
      pair.1.ticks.reduce(margin) { max($0, pair.1.text($1).utf8.count + 1) }
    }
    let listed = min(events.count, Occurrence.most)
    let rows = panels.count * (Plot.panelRows + 2) + 1 + listed
    var drawing = Drawing(
      Size(width: Double(columns) * cell.width, height: Double(rows) * cell.height), title: title,
      words: words)
    let (left, right) = (Double(margin) * cell.width, (Double(columns) - 1.5) * cell.width)
    for (number, panel) in panels.enumerated() {
      let top = Double(number * (Plot.panelRows + 2) + 1) * cell.height
      let frame = Rect(
        x: left, y: top, width: right - left,
        height: Double(Plot.panelRows) * cell.height - cell.height / 4)
      add(panel, x, axes[number], in: frame, isLast: number == panels.count - 1, to: &drawing)
    }
    let below = Double(panels.count * (Plot.panelRows + 2) + 1) * cell.height
    drawing.list(events, from: below)
    return drawing
  }

  private func add(
    _ panel: Panel, _ x: Axis, _ y: Axis, in frame: Rect, isLast: Bool, to drawing: inout Drawing
  ) {
    let bottom = frame.y + frame.height
    func place(_ point: Point) -> Point {
      Point(
        x: x.place(point.x, from: frame.x, to: frame.x + frame.width),
        y: y.place(point.y, from: bottom, to: frame.y))
    }
    drawing.add(.line([Point(x: frame.x, y: frame.y), Point(x: frame.x, y: bottom)]), Ink(.grid))
    drawing.add(
      .line([Point(x: frame.x, y: bottom), Point(x: frame.x + frame.width, y: bottom)]), Ink(.grid))
    let cell = Drawing.cell
    for tick in y.ticks {
      let at = y.place(tick, from: bottom, to: frame.y)
      drawing.add(
        .text(y.text(tick), Point(x: frame.x - cell.width / 2, y: at - cell.height / 2), .end),
        Ink(.text))
    }
    if isLast { drawing.addNumbers(of: x, measuring: across, below: frame) }
    drawing.add(events, along: x, in: frame)
    addHeading(panel, in: frame, to: &drawing)
    for (index, curve) in panel.curves {
      for (line, isFinger) in pieces(of: curve) {
        drawing.add(
          .line(line.map { place($0) }), Ink(.series(index), line: isFinger ? .dashed : .solid),
          in: frame)
      }
    }
  }

  /// The names of the curves above their panel, each with its mark, and what the axes measure.
  private func addHeading(_ panel: Panel, in frame: Rect, to drawing: inout Drawing) {
    let cell = Drawing.cell
    let unit = panel.unit.isEmpty ? "" : " (\(panel.unit))"
    var x = frame.x
    for (index, curve) in panel.curves {
      let name = curve.name + unit
      drawing.add(
        .text(name, Point(x: x, y: frame.y - cell.height), .start), Ink(.series(index)))
      x += Double(Wrapping.width(name) + 3) * cell.width
    }
  }

  /// The connected parts of a curve, divided where a finger takes hold or lets go.
  private func pieces(of curve: Curve) -> [(line: [Point], isFinger: Bool)] {
    var pieces: [(line: [Point], isFinger: Bool)] = []
    var line: [Point] = []
    var isFinger = false
    func end() { if !line.isEmpty { pieces.append((line, isFinger)) } }
    for point in curve.points {
      guard let point else {
        end()
        line = []
        continue
      }
      let held = fingers.contains { $0.contains(point.x) }
      if held != isFinger, let last = line.last {
        end()
        line = [last]
      }
      isFinger = held
      line.append(point)
    }
    end()
    return pieces
  }

  /// Where each curve begins and ends, and how far it reaches.
  private var words: [String] {
    curves.map { curve in
      let points = curve.points.compactMap { $0 }
      guard let first = points.first, let last = points.last else {
        return "\(curve.name) has no numbers there"
      }
      func text(_ number: Double) -> String {
        Numerals.text(number, decimals: 4) + (curve.unit.isEmpty ? "" : " \(curve.unit)")
      }
      let low = points.reduce(first) { $0.y <= $1.y ? $0 : $1 }
      let high = points.reduce(first) { $0.y >= $1.y ? $0 : $1 }
      return "\(curve.name): \(text(first.y)) at \(Numerals.text(first.x, decimals: 4)) \(across), "
        + "\(text(last.y)) at \(Numerals.text(last.x, decimals: 4)) \(across); least "
        + "\(text(low.y)), greatest \(text(high.y))"
    } + events.map { $0.text }
  }
}
