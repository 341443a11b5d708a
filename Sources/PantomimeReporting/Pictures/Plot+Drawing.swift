import PantomimeKit

extension Plot {
  /// The curves that share a unit.
  struct Panel {
    let unit: String
    let curves: [(index: Int, curve: Curve)]
    let axis: PlotAxis
  }

  /// The curves grouped by unit, in the order in which each unit first occurs.
  private var panels: [Panel] {
    var units: [String] = []
    for curve in curves where !units.contains(curve.unit) { units.append(curve.unit) }
    return units.map { unit in
      let curves = curves.enumerated().filter { $1.unit == unit }.map { (index: $0, curve: $1) }
      let values = curves.lazy.flatMap { $0.curve.points.lazy.compactMap { $0?.y } }
      let wanted = curves.first?.index == 0 ? [target?.y].compactMap { $0 } : []
      let axis = PlotAxis(Array(values) + wanted, about: 4)
      return Panel(unit: unit, curves: curves, axis: isCompact ? axis : axis.padded)
    }
  }

  /// The minimum number of rows in a panel, and the minimum number of columns of a plot that shows
  /// names at the ends of curves; our choice.
  private static let (fewestRows, roomy) = (4, 56)

  /// Returns the plot, with a width in cells and, if possible, at most the given number of rows.
  package func drawing(columns: Int, rows most: Int? = nil) -> Drawing {
    let columns = max(columns, Drawing.narrowest) - 1
    let cell = Drawing.cell
    let panels = panels
    let x = PlotAxis(
      curves.lazy.flatMap { $0.points.lazy.compactMap { $0?.x } }, about: max(3, columns / 16),
      notBelow: across.name == "time" ? 0 : -.infinity)
    let margin = panels.reduce(isCompact ? 6 : 5) { margin, panel in
      panel.axis.ticks.reduce(margin) { max($0, Wrapping.width(panel.axis.text($1)) + 1) }
    }
    let hasEndNames = columns >= Plot.roomy && !isCompact
    let names = hasEndNames ? panels.map { endNames(of: $0) } : panels.map { _ in [] }
    let longest = names.joined().reduce(0) { max($0, Wrapping.width($1.text)) }
    let end = hasEndNames ? min(longest, columns / 3) + 1 : 0
    let (left, right) = (Double(margin) * cell.width, (Double(columns - end) - 1.5) * cell.width)
    let title = isCompact ? [] : Drawing.lines(self.title, columns: columns)
    let flags = Flags(
      events, along: x, over: Rect(x: left, width: right - left, height: 0))
    let headings = panels.map { panel in
      Heading(of: panel, in: self, namesCurves: !hasEndNames, columns: columns)
    }
    let top = title.count + flags.rows + (phases.isEmpty ? 0 : 1)
    let fixed =
      top + headings.reduce(0) { $0 + $1.rows } + panels.count + (isCompact ? 0 : 1)
    let panelRows = panelRows(of: panels.count, most.map { $0 - fixed })
    var drawing = Drawing(
      Size(
        width: Double(columns) * cell.width,
        height: Double(fixed + panels.count * panelRows) * cell.height),
      title: self.title, words: words)
    drawing.add(title: title)
    let frames = Plot.frames(
      below: headings, from: top, panelRows, in: Rect(x: left, width: right - left, height: 0))
    addPhases(x, above: frames, at: Double(top) * cell.height, to: &drawing)
    if let first = frames.first, let last = frames.last {
      let above = Double(title.count + flags.rows) * cell.height
      flags.add(
        to: &drawing,
        over: Rect(
          x: first.x, y: above, width: first.width, height: last.y + last.height - above))
    }
    for (number, panel) in panels.enumerated() {
      headings[number].add(above: frames[number], to: &drawing)
      var chart = PlotChart(plot: self, panel: panel, x: x, frame: frames[number])
      chart.draw(names[number], to: &drawing)
    }
    if let last = frames.last { addFooter(x, below: last, flags.omitted, to: &drawing) }
    return drawing
  }

  /// Returns the number of rows in each panel, given the number of panels and the number of
  /// available rows.
  private func panelRows(of count: Int, _ most: Int?) -> Int {
    most.map { max(Plot.fewestRows, min(panelRows, $0 / max(count, 1))) } ?? panelRows
  }

  /// Returns the frames of the panels, each below its heading.
  private static func frames(
    below headings: [Heading], from top: Int, _ panelRows: Int, in sides: Rect
  ) -> [Rect] {
    var row = top
    return headings.map { heading in
      let first = row + heading.rows
      row = first + panelRows + 1
      return Rect(
        x: sides.x, y: (Double(first) + 0.5) * Drawing.cell.height, width: sides.width,
        height: Double(panelRows - 1) * Drawing.cell.height)
    }
  }

  private func addPhases(
    _ x: PlotAxis, above frames: [Rect], at top: Double, to drawing: inout Drawing
  ) {
    guard !phases.isEmpty, let first = frames.first else { return }
    for frame in frames { drawing.shade(phases, along: x, in: frame) }
    drawing.add(
      phases, along: x,
      in: Rect(
        x: first.x, y: top - Drawing.cell.height, width: first.width,
        height: Drawing.cell.height))
  }

  private func addFooter(
    _ x: PlotAxis, below frame: Rect, _ omitted: Int, to drawing: inout Drawing
  ) {
    drawing.addNumbers(of: x, measuring: isCompact ? across.unit : "", below: frame)
    guard !isCompact else { return }
    let top = frame.y + frame.height + 1.5 * Drawing.cell.height
    drawing.add(
      .text(across.title, Point(x: frame.x + frame.width, y: top), .end), Ink(.caption))
    let room = Int(frame.width / Drawing.cell.width) - Wrapping.width(across.title) - 2
    let more = omitted == 1 ? "1 more event" : "\(omitted) more events"
    if omitted > 0, Wrapping.width(more) <= room {
      drawing.add(.text(more, Point(x: frame.x, y: top), .start), Ink(.caption))
    }
  }

  // MARK: - Names

  /// The name at the end of a curve; curves that coincide share a name.
  struct EndName {
    let text: String
    let index: Int
    let end: Point
  }

  private func endNames(of panel: Panel) -> [EndName] {
    var names: [EndName] = []
    for (number, (index, curve)) in panel.curves.enumerated() {
      guard let end = curve.values.last else { continue }
      let isCopy = panel.curves[..<number].contains { $0.curve.coincides(with: curve) }
      guard !isCopy else { continue }
      let copies = panel.curves[(number + 1)...].filter { curve.coincides(with: $0.curve) }
      let text = ([curve.name] + copies.map { $0.curve.name }).joined(separator: " = ")
      names.append(EndName(text: text, index: index, end: end))
    }
    return names
  }

  /// The heading of a panel: the unit or, if the names of the curves aren't at the ends of the
  /// curves, those names.
  fileprivate struct Heading {
    /// The texts, each with its first column, its row, and its role.
    private var texts: [(text: String, column: Int, row: Int, role: Ink.Role)] = []
    var rows: Int { (texts.last?.row ?? 0) + 1 }

    init(of panel: Panel, in plot: Plot, namesCurves: Bool, columns: Int) {
      let unit = panel.unit.isEmpty ? "" : " (\(panel.unit))"
      if namesCurves {
        for (index, curve) in panel.curves {
          add(curve.name + unit, .series(index), columns: columns)
        }
      } else {
        add("↑ " + Plot.quantity(of: panel), .caption, columns: columns)
      }
      if let target = plot.target, panel.curves.first?.index == 0 {
        add(target.words, .caption, columns: columns)
      }
    }

    private mutating func add(_ text: String, _ role: Ink.Role, columns: Int) {
      let end = texts.last.map { $0.column + Wrapping.width($0.text) } ?? -3
      let fits = texts.isEmpty || end + 3 + Wrapping.width(text) <= columns
      let row = texts.last?.row ?? 0
      let shown = Printable.shortened(text, to: max(columns, 1))
      texts.append((shown, fits ? end + 3 : 0, fits ? row : row + 1, role))
    }

    func add(above frame: Rect, to drawing: inout Drawing) {
      let cell = Drawing.cell
      for (text, column, row, role) in texts {
        let place = Point(
          x: Double(column) * cell.width, y: frame.y - (Double(rows - row) + 0.5) * cell.height)
        drawing.add(.text(text, place, .start), Ink(role))
      }
    }
  }

  /// Returns the title of the vertical axis of a panel.
  private static func quantity(of panel: Panel) -> String {
    switch panel.unit {
    case "": panel.axis.high - panel.axis.low > 4 ? "number" : "fraction"
    case "pt": "distance (pt)"
    case "pt/s": "velocity (pt/s)"
    case "s": "time (s)"
    case "deg": "angle (deg)"
    default: panel.unit
    }
  }
}

extension Drawing {
  /// Returns the lines of a title.
  static func lines(_ title: String, columns: Int) -> [String] {
    Wrapping.line(title, columns: columns, indent: 2).split(separator: "\n").map { String($0) }
  }

  /// Adds the lines of a title at the top of the drawing.
  mutating func add(title lines: [String]) {
    for (row, line) in lines.enumerated() {
      add(.text(line, Point(y: Double(row) * Drawing.cell.height), .start), Ink(.title))
    }
  }
}
