package import PantomimeKit

/// Curves over time, or over each other: curves with the same unit share a panel, and panels are
/// stacked vertically.
package struct Plot: Sendable {
  /// A curve.
  package struct Curve: Sendable {
    package let name: String
    /// The unit of its values as text; empty for a fraction.
    package let unit: String
    /// The points in order, or `nil` for a gap.
    package let points: [Point?]

    package init(_ name: String, unit: String, points: [Point?]) {
      self.name = name
      self.unit = unit
      self.points = points
    }
  }

  package var title: String
  /// The unit of the horizontal axis.
  package var across: String
  package var curves: [Curve]
  package var events: [Occurrence] = []
  /// The intervals during which a finger drives the values: the curves are dashed there.
  package var fingers: [ClosedRange<Double>] = []
  /// The expected value and its instant, drawn as dotted lines.
  package var target: Target?
  /// The number of rows in a panel, without its heading and its lower axis; our choice.
  package var panelRows = 12

  /// The expected value of the first curve at a position on the horizontal axis.
  package struct Target: Sendable {
    package let x: Double
    /// The value, or `nil` if it isn't a single one.
    package let y: Double?
    /// A description of both, in a few words.
    package let words: String

    package init(x: Double, y: Double?, words: String) {
      self.x = x
      self.y = y
      self.words = words
    }
  }

  package init(_ title: String, across: String, curves: [Curve]) {
    self.title = title
    self.across = across
    self.curves = curves
  }
}

extension Plot {
  /// Adds the curves of another plot, with its name.
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

  /// The curves grouped by unit, in the order in which each unit first occurs.
  private var panels: [Panel] {
    var units: [String] = []
    for curve in curves where !units.contains(curve.unit) { units.append(curve.unit) }
    return units.map { unit in
      Panel(
        unit: unit,
        curves: curves.enumerated().filter { $1.unit == unit }.map { (index: $0, curve: $1) })
    }
  }

  /// Returns the plot, with a width in cells.
  package func drawing(columns: Int) -> Drawing {
    let columns = max(columns, Drawing.narrowest) - 1
    let cell = Drawing.cell
    let x = PlotAxis(
      curves.lazy.flatMap { $0.points.lazy.compactMap { $0?.x } }, about: max(3, columns / 16))
    let panels = panels
    let axes = panels.map { axis(of: $0) }
    let margin = zip(panels, axes).reduce(6) { margin, pair in
      pair.1.ticks.reduce(margin) { max($0, pair.1.text($1).utf8.count + 1) }
    }
    let headings = panels.map { heading(of: $0, columns: columns - margin) }
    let heights = headings.map { $0.rows + panelRows }
    let above = heights.reduce(0, +) + panels.count
    let rows = above + (events.isEmpty ? 0 : 1 + min(events.count, Occurrence.most))
    var drawing = Drawing(
      Size(width: Double(columns) * cell.width, height: Double(rows) * cell.height), title: title,
      words: words)
    let (left, right) = (Double(margin) * cell.width, (Double(columns) - 1.5) * cell.width)
    var row = 0
    for (number, panel) in panels.enumerated() {
      headings[number].add(from: Point(x: left, y: Double(row) * cell.height), to: &drawing)
      let frame = Rect(
        x: left, y: Double(row + headings[number].rows) * cell.height, width: right - left,
        height: Double(panelRows) * cell.height - cell.height / 4)
      add(panel, x, axes[number], in: frame, isLast: number == panels.count - 1, to: &drawing)
      row += heights[number] + 1
    }
    drawing.list(events, from: Double(above + 1) * cell.height)
    return drawing
  }

  private func axis(of panel: Panel) -> PlotAxis {
    let values = panel.curves.lazy.flatMap { $0.curve.points.lazy.compactMap { $0?.y } }
    let isFirst = panel.curves.first?.index == 0
    return PlotAxis(Array(values) + (isFirst ? [target?.y].compactMap { $0 } : []), about: 4)
  }

  private func add(
    _ panel: Panel, _ x: PlotAxis, _ y: PlotAxis, in frame: Rect, isLast: Bool,
    to drawing: inout Drawing
  ) {
    let (right, bottom) = (frame.x + frame.width, frame.y + frame.height)
    func place(_ point: Point) -> Point {
      Point(
        x: x.place(point.x, from: frame.x, to: right),
        y: y.place(point.y, from: bottom, to: frame.y))
    }
    drawing.add(.line([Point(x: frame.x, y: frame.y), Point(x: frame.x, y: bottom)]), Ink(.grid))
    drawing.add(.line([Point(x: frame.x, y: bottom), Point(x: right, y: bottom)]), Ink(.grid))
    drawing.addNumbers(of: y, beside: frame)
    if isLast { drawing.addNumbers(of: x, measuring: across, below: frame) }
    drawing.add(events, along: x, in: frame)
    for (index, curve) in panel.curves {
      for (line, isFinger) in pieces(of: curve) {
        drawing.add(
          .line(line.map { place($0) }), Ink(.series(index), line: isFinger ? .dashed : .solid),
          in: frame)
      }
    }
    addLetters(panel, in: frame, to: &drawing) { place($0) }
    guard let target, panel.curves.first?.index == 0 else { return }
    let here = x.place(target.x, from: frame.x, to: right)
    drawing.add(
      .line([Point(x: here, y: frame.y), Point(x: here, y: bottom)]), Ink(.edge, line: .dotted),
      in: frame)
    if let value = target.y {
      let level = y.place(value, from: bottom, to: frame.y)
      drawing.add(
        .line([Point(x: frame.x, y: level), Point(x: right, y: level)]), Ink(.edge, line: .dotted),
        in: frame)
    }
  }

  /// Adds the letter of each curve on the curve itself if there are several, without overlaps.
  private func addLetters(
    _ panel: Panel, in frame: Rect, to drawing: inout Drawing, _ place: (Point) -> Point
  ) {
    guard panel.curves.count > 1 else { return }
    let cell = Drawing.cell
    for (number, (index, curve)) in panel.curves.enumerated() {
      let points = curve.points.compactMap { $0 }
      guard !points.isEmpty else { continue }
      // Each letter is at a different position, so that curves that coincide can be distinguished.
      let share = (Double(number) + 0.5) / Double(panel.curves.count)
      let at = place(points[min(Int(share * Double(points.count)), points.count - 1)])
      drawing.add(
        .text(Plot.letter(number), Point(x: at.x, y: at.y - cell.height / 2), .middle),
        Ink(.series(index)), in: frame)
    }
  }

  private static let letters = Array("abcdefghijklmnopqrstuvwxyz")

  private static func letter(_ number: Int) -> String { String(letters[number % letters.count]) }

  /// The heading of a panel: the names of its curves, each with its letter and its unit.
  private struct Heading {
    /// The texts, with their first cells, their rows and their roles.
    var texts: [(text: String, column: Int, row: Int, role: Ink.Role)] = []
    var rows: Int { (texts.last?.row ?? 0) + 1 }

    mutating func add(_ text: String, _ role: Ink.Role, columns: Int) {
      let end = texts.last.map { $0.column + Wrapping.width($0.text) } ?? -3
      let fits = texts.isEmpty || end + 3 + Wrapping.width(text) <= columns
      let row = texts.last?.row ?? 0
      let shown = Printable.shortened(text, to: max(columns, 1))
      texts.append((shown, fits ? end + 3 : 0, fits ? row : row + 1, role))
    }

    func add(from origin: Point, to drawing: inout Drawing) {
      let cell = Drawing.cell
      for (text, column, row, role) in texts {
        let place = Point(
          x: origin.x + Double(column) * cell.width, y: origin.y + Double(row) * cell.height)
        drawing.add(.text(text, place, .start), Ink(role))
      }
    }
  }

  private func heading(of panel: Panel, columns: Int) -> Heading {
    var heading = Heading()
    for (number, (index, curve)) in panel.curves.enumerated() {
      let letter = panel.curves.count > 1 ? Plot.letter(number) + " " : ""
      let unit = panel.unit.isEmpty ? "" : " (\(panel.unit))"
      heading.add(letter + curve.name + unit, .series(index), columns: columns)
    }
    if let target, panel.curves.first?.index == 0 {
      heading.add(target.words, .caption, columns: columns)
    }
    return heading
  }

  /// Returns the connected parts of a curve, divided where a finger grabs or releases the value.
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

  /// The start, the end and the range of each curve.
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
    } + [target?.words].compactMap { $0 } + events.map { $0.text }
  }
}
