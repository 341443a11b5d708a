package import PantomimeKit

/// A plot of curves over time, or over another quantity.
///
/// Curves with the same unit share a panel unless one of them would look flat, and panels are
/// stacked vertically.
package struct Plot: Sendable {
  /// A curve.
  package struct Curve: Sendable, Hashable {
    package let name: String
    /// The unit of its values as text; empty for a fraction.
    package let unit: String
    /// The points in order, with `nil` for a gap.
    ///
    /// A gap between two points at the same horizontal position is a jump: from there on, the value
    /// of the second point applies.
    package let points: [Point2D?]
    /// The path of which the curve is a component; its components share a panel.
    let path: String

    package init(_ name: String, unit: String, points: [Point2D?], of path: String? = nil) {
      self.name = name
      self.unit = unit
      self.points = points
      self.path = path ?? name
    }
  }

  /// The quantity along the horizontal axis.
  package struct Quantity: Sendable {
    package let name: String
    /// The unit as text; empty for a fraction.
    package let unit: String

    package init(_ name: String, unit: String) {
      self.name = name
      self.unit = unit
    }

    var title: String { unit.isEmpty ? name : "\(name) (\(unit))" }
  }

  /// The expected value of the first curve at a position on the horizontal axis.
  package struct Target: Sendable {
    package let x: Double
    /// The expected value, or `nil` if it isn't a single number.
    package let y: Double?
    /// A description of the position and the value, in a few words.
    package let words: String

    package init(x: Double, y: Double?, words: String) {
      self.x = x
      self.y = y
      self.words = words
    }
  }

  package var title: String
  package var across: Quantity
  package var curves: [Curve]
  package var events: [Occurrence] = []
  /// The intervals during which the values are held, running, or delayed.
  package var phases: [Phase] = []
  /// The expected value and its position on the horizontal axis, drawn as dotted lines.
  package var target: Target?
  /// The title of the vertical axis of values without a unit, or `nil` for the usual one.
  package var quantity: String?
  /// The number of rows in a panel, excluding its heading and the axis below it; our choice.
  package var panelRows = 12
  /// Whether the plot has neither a title nor, below it, the title of the horizontal axis.
  package var isCompact = false
  /// Whether each curve has a panel of its own, with the same axis as the others.
  package var stacksCurves = false

  package init(_ title: String, across: Quantity, curves: [Curve]) {
    self.title = title
    self.across = across
    self.curves = curves
  }

  /// Adds the curves of another plot, which is called `name`.
  package mutating func add(_ other: Plot, of name: String) {
    curves += other.curves.map { curve in
      Curve("\(curve.name) in \(name)", unit: curve.unit, points: curve.points, of: curve.path)
    }
  }
}

// MARK: - Curves

extension Plot.Curve {
  /// The points, without the gaps between them.
  var values: [Point2D] { points.compactMap { $0 } }

  /// The parts of the curve between gaps.
  var pieces: [[Point2D]] { points.split(separator: nil).map { $0.compactMap { $0 } } }

  /// The jumps, each with the points before and after it.
  var jumps: [(before: Point2D, after: Point2D)] {
    zip(pieces, pieces.dropFirst()).compactMap { piece, next in
      guard let before = piece.last, let after = next.first, before.x == after.x else {
        return nil
      }
      return (before, after)
    }
  }

  /// The points with the minimum and the maximum value, each the first of its kind, or `nil` if
  /// there are no points.
  var extremes: (least: Point2D, greatest: Point2D)? {
    let values = values
    guard let first = values.first else { return nil }
    return (
      values.reduce(first) { $0.y <= $1.y ? $0 : $1 },
      values.reduce(first) { $0.y >= $1.y ? $0 : $1 }
    )
  }

  /// Returns whether another curve has the same points, apart from rounding.
  func coincides(with other: Plot.Curve) -> Bool {
    guard points.count == other.points.count, let extremes else { return false }
    let tolerance = max(extremes.greatest.y - extremes.least.y, 1e-9) * 1e-6
    return zip(points, other.points).allSatisfy { one, two in
      switch (one, two) {
      case (nil, nil): true
      case (let one?, let two?): (one.y - two.y).magnitude <= tolerance && one.x == two.x
      default: false
      }
    }
  }
}

// MARK: - In words

extension Plot {
  /// Sentences about the start, the end, and the range of each curve, its jumps, and the curves
  /// with which it coincides.
  var words: [String] {
    curves.flatMap { describe($0) } + coinciding
      + phases.map { "\($0.word) from \(place($0.from)) to \(place($0.to)) \(across.unit)" }
      + [target?.words].compactMap { $0 } + events.map { $0.text }
  }

  private func place(_ x: Double) -> String { Numerals.text(x, decimals: 4) }

  private func describe(_ curve: Curve) -> [String] {
    let values = curve.values
    guard let first = values.first, let last = values.last, let extremes = curve.extremes else {
      return ["\(curve.name) has no numbers there"]
    }
    func text(_ number: Double) -> String {
      Numerals.text(number, decimals: 4) + (curve.unit.isEmpty ? "" : " \(curve.unit)")
    }
    func at(_ x: Double) -> String {
      "at \(place(x))" + (across.unit.isEmpty ? "" : " \(across.unit)")
    }
    let range =
      "\(curve.name): \(text(first.y)) \(at(first.x)), \(text(last.y)) \(at(last.x)); least "
      + "\(text(extremes.least.y)), greatest \(text(extremes.greatest.y))"
    return [range]
      + curve.jumps.map {
        "\(curve.name) jumps from \(text($0.before.y)) to \(text($0.after.y)) \(at($0.after.x))"
      }
  }

  private var coinciding: [String] {
    curves.indices.flatMap { index in
      curves[..<index].filter { $0.unit == curves[index].unit }
        .filter { $0.coincides(with: curves[index]) }.prefix(1)
        .map { "\($0.name) and \(curves[index].name) coincide" }
    }
  }
}

extension Plot {
  /// Some curves that share a unit and an axis.
  struct Panel {
    let unit: String
    let curves: [(index: Int, curve: Curve)]
    let axis: PlotAxis
  }

  /// The curves grouped by unit and size, in the order in which each group first occurs.
  private var panels: [Panel] {
    if stacksCurves {
      let axis = PlotAxis(curves.flatMap { $0.values.map { $0.y } }, about: 3).padded
      return curves.enumerated().map { index, curve in
        Panel(unit: curve.unit, curves: [(index: index, curve: curve)], axis: axis)
      }
    }
    var groups: [[(index: Int, curve: Curve)]] = []
    for (index, curve) in curves.enumerated() {
      let group =
        groups.firstIndex {
          $0.contains { $0.curve.path == curve.path && $0.curve.unit == curve.unit }
        }
        ?? groups.firstIndex { Plot.fits(curve, $0.map { $0.curve }) }
      if let group {
        groups[group].append((index, curve))
      } else {
        groups.append([(index, curve)])
      }
    }
    return groups.map { curves in
      let unit = curves.first?.curve.unit ?? ""
      let values = curves.lazy.flatMap { $0.curve.points.lazy.compactMap { $0?.y } }
      let wanted = curves.first?.index == 0 ? [target?.y].compactMap { $0 } : []
      let axis = PlotAxis(Array(values) + wanted, about: 4)
      return Panel(unit: unit, curves: curves, axis: isCompact ? axis : axis.padded)
    }
  }

  /// The smallest fraction of an axis that a changing curve must take; our choice.
  private static let leastShare = 0.1

  /// Returns whether a curve can share a panel with others, so that none of them looks flat.
  private static func fits(_ curve: Curve, _ others: [Curve]) -> Bool {
    guard others.allSatisfy({ $0.unit == curve.unit }) else { return false }
    let ranges = (others + [curve]).compactMap { curve in
      curve.extremes.map { (low: $0.least.y, high: $0.greatest.y) }
    }
    let low = ranges.reduce(Double.infinity) { min($0, $1.low) }
    let high = ranges.reduce(-Double.infinity) { max($0, $1.high) }
    return ranges.allSatisfy { range in
      range.low == range.high || range.high - range.low >= (high - low) * leastShare
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
      events, along: x, over: Rect2D(x: left, width: right - left, height: 0))
    let headings = panels.map { panel in
      Heading(of: panel, in: self, namesCurves: !hasEndNames, columns: columns)
    }
    let top = title.count + flags.rows + (phases.isEmpty ? 0 : 1)
    let fixed =
      top + headings.reduce(0) { $0 + $1.rows } + panels.count + (isCompact ? 0 : 1)
    let panelRows = panelRows(of: panels.count, most.map { $0 - fixed })
    var drawing = Drawing(
      Size2D(
        width: Double(columns) * cell.width,
        height: Double(fixed + panels.count * panelRows) * cell.height),
      title: self.title, words: words)
    drawing.add(title: title)
    let frames = Plot.frames(
      below: headings, from: top, panelRows, in: Rect2D(x: left, width: right - left, height: 0))
    addPhases(x, above: frames, at: Double(top) * cell.height, to: &drawing)
    if let first = frames.first, let last = frames.last {
      let above = Double(title.count + flags.rows) * cell.height
      flags.add(
        to: &drawing,
        over: Rect2D(
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
    below headings: [Heading], from top: Int, _ panelRows: Int, in sides: Rect2D
  ) -> [Rect2D] {
    var row = top
    return headings.map { heading in
      let first = row + heading.rows
      row = first + panelRows + 1
      return Rect2D(
        x: sides.x, y: (Double(first) + 0.5) * Drawing.cell.height, width: sides.width,
        height: Double(panelRows - 1) * Drawing.cell.height)
    }
  }

  private func addPhases(
    _ x: PlotAxis, above frames: [Rect2D], at top: Double, to drawing: inout Drawing
  ) {
    guard !phases.isEmpty, let first = frames.first else { return }
    for frame in frames { drawing.shade(phases, along: x, in: frame) }
    drawing.add(
      phases, along: x,
      in: Rect2D(
        x: first.x, y: top - Drawing.cell.height, width: first.width,
        height: Drawing.cell.height))
  }

  private func addFooter(
    _ x: PlotAxis, below frame: Rect2D, _ omitted: Int, to drawing: inout Drawing
  ) {
    drawing.addNumbers(of: x, measuring: isCompact ? across.unit : "", below: frame)
    guard !isCompact else { return }
    let top = frame.y + frame.height + 1.5 * Drawing.cell.height
    drawing.add(
      .text(across.title, Point2D(x: frame.x + frame.width, y: top), .end), Ink(.caption))
    let room = Int(frame.width / Drawing.cell.width) - Wrapping.width(across.title) - 2
    let more = omitted == 1 ? "1 more event" : "\(omitted) more events"
    if omitted > 0, Wrapping.width(more) <= room {
      drawing.add(.text(more, Point2D(x: frame.x, y: top), .start), Ink(.caption))
    }
  }

  // MARK: - Names

  /// The name at the end of a curve; curves that coincide share a name.
  struct EndName {
    let text: String
    let index: Int
    let end: Point2D
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
        let own = panel.unit.isEmpty ? plot.quantity : nil
        add("↑ " + (own ?? Plot.quantity(of: panel)), .caption, columns: columns)
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

    func add(above frame: Rect2D, to drawing: inout Drawing) {
      let cell = Drawing.cell
      for (text, column, row, role) in texts {
        let place = Point2D(
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
      add(.text(line, Point2D(y: Double(row) * Drawing.cell.height), .start), Ink(.title))
    }
  }
}

/// A panel of a plot, drawn in its frame.
struct PlotChart {
  let plot: Plot
  let panel: Plot.Panel
  let x: PlotAxis
  let frame: Rect2D
  private var placement: LabelPlacement
  /// The numbers beside extremes, with the points to which they belong.
  private var extremes: [(text: String, at: Point2D)] = []

  init(plot: Plot, panel: Plot.Panel, x: PlotAxis, frame: Rect2D) {
    (self.plot, self.panel, self.x, self.frame) = (plot, panel, x, frame)
    placement = LabelPlacement(in: frame)
  }

  private var right: Double { frame.x + frame.width }
  private var bottom: Double { frame.y + frame.height }

  private func place(_ point: Point2D) -> Point2D {
    Point2D(
      x: x.place(point.x, from: frame.x, to: right),
      y: panel.axis.place(point.y, from: bottom, to: frame.y))
  }

  mutating func draw(_ names: [Plot.EndName], to drawing: inout Drawing) {
    drawing.add(
      .line([Point2D(x: frame.x, y: frame.y), Point2D(x: frame.x, y: bottom)]), Ink(.grid))
    drawing.add(.line([Point2D(x: frame.x, y: bottom), Point2D(x: right, y: bottom)]), Ink(.grid))
    drawing.addNumbers(of: panel.axis, beside: frame, isPadded: !plot.isCompact)
    for (number, (index, curve)) in panel.curves.enumerated() {
      let line = Ink.Line.series(number)
      let hasCopy = panel.curves[(number + 1)...].contains { curve.coincides(with: $0.curve) }
      for piece in curve.pieces {
        drawing.add(
          .line(piece.map { place($0) }), Ink(.series(index), line: line, isBold: hasCopy),
          in: frame.outset(1))
      }
    }
    for (index, curve) in panel.curves { addJumps(of: curve, index, to: &drawing) }
    addTarget(to: &drawing)
    guard !plot.isCompact else { return }
    addEndNames(names, to: &drawing)
    // A number doesn't hide where a jump ends.
    for (_, curve) in panel.curves where PlotChart.hasCircles(curve) {
      for end in curve.jumps.flatMap({ [$0.before, $0.after] }) {
        let at = place(end)
        placement.reserve(Rect2D(x: at.x, y: at.y).outset(PlotChart.dot + 1))
      }
    }
    for (number, (index, curve)) in panel.curves.enumerated() {
      let isCopy = panel.curves[..<number].contains { $0.curve.coincides(with: curve) }
      if !isCopy { addExtremes(of: curve, index, to: &drawing) }
    }
  }

  /// The radius of the circle that marks a point, in points; our choice.
  private static let dot = 3.0

  /// Returns whether the ends of a curve's jumps have circles: many jumps in close succession are easier
  /// to see as steps.
  private static func hasCircles(_ curve: Plot.Curve) -> Bool { curve.jumps.count <= 12 }

  /// Draws each jump with an open circle before it and a filled circle after it.
  private func addJumps(of curve: Plot.Curve, _ index: Int, to drawing: inout Drawing) {
    guard PlotChart.hasCircles(curve) else { return }
    for jump in curve.jumps {
      let (before, after) = (place(jump.before), place(jump.after))
      drawing.add(.line([before, after]), Ink(.series(index), line: .dotted))
      guard !plot.isCompact else { continue }
      drawing.add(.circle(before, radius: PlotChart.dot), Ink(.series(index)))
      drawing.add(.circle(after, radius: PlotChart.dot), Ink(.series(index), fill: 1))
    }
  }

  private func addTarget(to drawing: inout Drawing) {
    guard let target = plot.target, panel.curves.first?.index == 0 else { return }
    let here = x.place(target.x, from: frame.x, to: right)
    drawing.add(
      .line([Point2D(x: here, y: frame.y), Point2D(x: here, y: bottom)]), Ink(.edge, line: .dotted),
      in: frame)
    if let value = target.y {
      let level = panel.axis.place(value, from: bottom, to: frame.y)
      drawing.add(
        .line([Point2D(x: frame.x, y: level), Point2D(x: right, y: level)]),
        Ink(.edge, line: .dotted),
        in: frame)
    }
  }

  private mutating func addEndNames(_ names: [Plot.EndName], to drawing: inout Drawing) {
    let room = Rect2D(
      x: right, y: frame.y - Drawing.cell.height / 2, width: 1e4,
      height: frame.height + Drawing.cell.height)
    var placement = LabelPlacement(in: room)
    let columns = Int((drawing.size.width - right) / Drawing.cell.width) - 1
    for name in names {
      let end = place(name.end)
      let text = Printable.shortened(name.text, to: max(columns, 1))
      let places = (0..<24).map { step in
        let offset = Double((step + 1) / 2) * (step % 2 == 0 ? 1 : -1) * Drawing.cell.height / 2
        return Point2D(
          x: right + Drawing.cell.width, y: end.y - Drawing.cell.height / 2 + offset)
      }
      guard let box = placement.place(text, at: places) else { continue }
      drawing.add(
        .text(text, Point2D(x: box.x, y: box.y), .start), Ink(.series(name.index)))
    }
  }

  /// Writes the minimum and the maximum beside their points.
  private mutating func addExtremes(
    of curve: Plot.Curve, _ index: Int, to drawing: inout Drawing
  ) {
    guard let (least, greatest) = curve.extremes else { return }
    for (point, isHigh) in [(greatest, true), (least, false)] where isHigh || least.y < greatest.y {
      let at = place(point)
      let text = PlotChart.number(point.y)
      let size = LabelPlacement.size(of: text)
      let around = LabelPlacement.around(at, size: size, gap: 5)
      // The places outside the curve come first: above the maximum and below the minimum.
      let places = [isHigh ? around[2] : around[3]] + around + [isHigh ? around[3] : around[2]]
      // Curves that meet at an extreme share its number.
      guard !extremes.contains(where: { $0.text == text && $0.at == at }),
        let box = placement.place(text, at: places)
      else { continue }
      extremes.append((text, at))
      // Two numbers without a gap would read as one.
      placement.reserve(box.outset(Drawing.cell.width, 0))
      // The value before a jump keeps its open circle.
      let isOpen = PlotChart.hasCircles(curve) && curve.jumps.contains { $0.before == point }
      if !isOpen {
        drawing.add(.circle(at, radius: PlotChart.dot - 0.5), Ink(.series(index), fill: 1))
      }
      drawing.add(.text(text, Point2D(x: box.x, y: box.y), .start), Ink(.series(index)))
    }
  }

  /// Formats a value as `show` prints it, but with at most five digits.
  private static func number(_ value: Double) -> String {
    Numerals.text(
      value, decimals: value.magnitude >= 1_000 ? 1 : value.magnitude >= 100 ? 2 : 4)
  }
}

/// The axis along a side of a plot, labeled with at least three round numbers.
package struct PlotAxis: Sendable, Hashable {
  /// The minimum and the maximum, which are never equal.
  package let low: Double
  package let high: Double
  /// The labeled numbers, in order.
  package let ticks: [Double]
  private let step: Double
  private let decimals: Int

  /// Creates an axis that spans the given numbers, with about `count` labels.
  ///
  /// Numbers that aren't finite are ignored; an empty range is widened.
  ///
  /// - Parameters:
  ///   - numbers: The numbers.
  ///   - count: The number of labels.
  ///   - least: The lowest number to which an empty range is widened, such as 0 for times.
  package init(
    _ numbers: some Sequence<Double>, about count: Int, notBelow least: Double = -.infinity
  ) {
    var (low, high) = (Double.infinity, -Double.infinity)
    for number in numbers where number.isFinite && number.magnitude < 1e100 {
      (low, high) = (min(low, number), max(high, number))
    }
    if low > high { (low, high) = (0, 1) }
    if high - low <= max(low.magnitude, high.magnitude) * 1e-9 {
      let room = max(low.magnitude * 0.5, 0.5)
      (low, high) = (min(low, max(low - room, least)), high + room)
    }
    let (step, decimals) = PlotAxis.step(of: high - low, about: max(count, 3))
    (self.low, self.high) = (low, high)
    (self.step, self.decimals) = (step, decimals)
    let first = (low / step - 1e-9).rounded(.up)
    let last = (high / step + 1e-9).rounded(.down)
    ticks =
      last >= first ? (0...Int(min(last - first, 100))).map { (first + Double($0)) * step } : []
  }

  /// The axis, extended so that labeled numbers are at both ends.
  package var padded: PlotAxis {
    PlotAxis(
      from: (low / step + 1e-9).rounded(.down), to: (high / step - 1e-9).rounded(.up), step: step,
      decimals: decimals)
  }

  private init(from first: Double, to last: Double, step: Double, decimals: Int) {
    (low, high) = (first * step, max(last, first + 1) * step)
    (self.step, self.decimals) = (step, decimals)
    ticks = (0...Int(min(max(last - first, 1), 100))).map { (first + Double($0)) * step }
  }

  /// Returns the coordinate of a number on this axis, given the coordinates of its two ends.
  package func place(_ number: Double, from start: Double, to end: Double) -> Double {
    start + (number - low) / (high - low) * (end - start)
  }

  /// Formats a number for this axis.
  package func text(_ number: Double) -> String { Numerals.text(number, decimals: decimals) }

  /// Returns the step between labeled numbers, and its number of decimals.
  ///
  /// The step is the largest of 1, 2, or 5 times a power of ten with which about `count` labeled
  /// numbers, and at least three, fit into any range of length `span`.
  private static func step(of span: Double, about count: Int) -> (step: Double, decimals: Int) {
    var (power, decimals) = (1.0, 0)
    while power * 10 <= span { (power, decimals) = (power * 10, decimals - 1) }
    while power > span { (power, decimals) = (power / 10, decimals + 1) }
    // The steps are tried from the coarsest to the finest.
    for (factor, more) in [(5.0, 0), (2, 0), (1, 0), (0.5, 1), (0.2, 1), (0.1, 1), (0.05, 2)] {
      let step = power * factor
      if (span / step).rounded(.down) >= Double(max(3, count - 1)) {
        return (step, max(0, decimals + more))
      }
    }
    return (power * 0.05, max(0, decimals + 2))
  }
}
