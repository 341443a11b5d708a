import PantomimeKit

/// A panel of a plot, drawn in its frame.
struct PlotChart {
  let plot: Plot
  let panel: Plot.Panel
  let x: PlotAxis
  let frame: Rect
  private var placement: LabelPlacement
  /// The numbers beside extremes, with the points to which they belong.
  private var extremes: [(text: String, at: Point)] = []

  init(plot: Plot, panel: Plot.Panel, x: PlotAxis, frame: Rect) {
    (self.plot, self.panel, self.x, self.frame) = (plot, panel, x, frame)
    placement = LabelPlacement(in: frame)
  }

  private var right: Double { frame.x + frame.width }
  private var bottom: Double { frame.y + frame.height }

  private func place(_ point: Point) -> Point {
    Point(
      x: x.place(point.x, from: frame.x, to: right),
      y: panel.axis.place(point.y, from: bottom, to: frame.y))
  }

  mutating func draw(_ names: [Plot.EndName], to drawing: inout Drawing) {
    drawing.add(.line([Point(x: frame.x, y: frame.y), Point(x: frame.x, y: bottom)]), Ink(.grid))
    drawing.add(.line([Point(x: frame.x, y: bottom), Point(x: right, y: bottom)]), Ink(.grid))
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
    for (number, (index, curve)) in panel.curves.enumerated() {
      let isCopy = panel.curves[..<number].contains { $0.curve.coincides(with: curve) }
      if !isCopy { addExtremes(of: curve, index, to: &drawing) }
    }
  }

  /// The radius of the circle that marks a point, in points; our choice.
  private static let dot = 3.0

  /// Draws each jump with an open circle before it and a filled circle after it.
  private func addJumps(of curve: Plot.Curve, _ index: Int, to drawing: inout Drawing) {
    // Many jumps in close succession are easier to see as steps without circles.
    guard curve.jumps.count <= 12 else { return }
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
      .line([Point(x: here, y: frame.y), Point(x: here, y: bottom)]), Ink(.edge, line: .dotted),
      in: frame)
    if let value = target.y {
      let level = panel.axis.place(value, from: bottom, to: frame.y)
      drawing.add(
        .line([Point(x: frame.x, y: level), Point(x: right, y: level)]), Ink(.edge, line: .dotted),
        in: frame)
    }
  }

  private mutating func addEndNames(_ names: [Plot.EndName], to drawing: inout Drawing) {
    let room = Rect(
      x: right, y: frame.y - Drawing.cell.height / 2, width: 1e4,
      height: frame.height + Drawing.cell.height)
    var placement = LabelPlacement(in: room)
    let columns = Int((drawing.size.width - right) / Drawing.cell.width) - 1
    for name in names {
      let end = place(name.end)
      let text = Printable.shortened(name.text, to: max(columns, 1))
      let places = (0..<24).map { step in
        let offset = Double((step + 1) / 2) * (step % 2 == 0 ? 1 : -1) * Drawing.cell.height / 2
        return Point(
          x: right + Drawing.cell.width, y: end.y - Drawing.cell.height / 2 + offset)
      }
      guard let box = placement.place(text, at: places) else { continue }
      drawing.add(
        .text(text, Point(x: box.x, y: box.y), .start), Ink(.series(name.index)))
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
      drawing.add(.circle(at, radius: PlotChart.dot - 0.5), Ink(.series(index), fill: 1))
      drawing.add(.text(text, Point(x: box.x, y: box.y), .start), Ink(.series(index)))
    }
  }

  /// Formats a value as `show` prints it, but with at most five digits.
  private static func number(_ value: Double) -> String {
    Numerals.text(
      value, decimals: value.magnitude >= 1_000 ? 1 : value.magnitude >= 100 ? 2 : 4)
  }
}
