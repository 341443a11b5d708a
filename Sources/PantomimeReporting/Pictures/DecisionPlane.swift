package import PantomimeKit

/// A map of a rule's decisions: the finger's distance across, its velocity up.
///
/// Each point is as dark as its decision's end is far, and the gesture's own lift-off is marked.
package struct DecisionPlane: Sendable {
  /// A rule's name and its decisions.
  package struct Judge: Sendable {
    package let name: String
    package let decide: @Sendable (LiftOff) -> Decision

    package init(_ name: String, decide: @escaping @Sendable (LiftOff) -> Decision) {
      self.name = name
      self.decide = decide
    }
  }

  private let own: LiftOff
  private let judge: Judge
  /// The rule for comparison, or `nil` for none; with one, dark areas are those where the two
  /// differ.
  private let other: Judge?
  /// The names of the anchors, or of both ends, as outcomes.
  private let goals: [String]
  /// Returns a decision's margin as text, including the quantity that it measures.
  private let margin: @Sendable (Decision) -> String

  /// Creates a map.
  ///
  /// - Parameters:
  ///   - own: the marked lift-off; all others differ from it in distance and velocity only.
  ///   - judge: the rule.
  ///   - other: another rule, to show where the two differ.
  ///   - goals: the names of the anchors, or of both ends, as outcomes.
  ///   - margin: returns a decision's margin as text, including the quantity that it measures.
  package init(
    around own: LiftOff, by judge: Judge, against other: Judge? = nil,
    goals: [String], margin: @escaping @Sendable (Decision) -> String
  ) {
    self.own = own
    self.judge = judge
    self.other = other
    self.goals = goals
    self.margin = margin
  }

  /// The number of rows, and the grid size for decisions, in points of the drawing; our choice.
  private static let (rows, grain) = (18, 4.0)
  /// The largest number of columns; our choice.
  private static let widest = 100
}

// MARK: - Lift-offs by place

extension DecisionPlane {
  /// The distance of the finger, in points in the forward direction.
  package var way: Double {
    own.scope == .twoEnds ? (own.progress - own.startProgress) * length : own.position - own.start
  }

  /// The full distance, or a default if the scene doesn't define it.
  package var length: Double { own.distance > 0 ? own.distance : 100 }

  private var across: PlotAxis {
    let ends = [-0.1 * length, 1.1 * length]
    return PlotAxis(ends + [way], about: 5)
  }

  private var up: PlotAxis {
    let reach = max(1_000, own.velocity.magnitude * 1.25)
    return PlotAxis([-reach, reach], about: 5)
  }

  /// Returns the gesture's lift-off with another distance and velocity.
  package func lift(way: Double, velocity: Double) -> LiftOff {
    switch own.scope {
    case .twoEnds:
      LiftOff(
        progress: own.startProgress + way / length, velocity: velocity, distance: own.distance,
        crossVelocity: own.crossVelocity, startProgress: own.startProgress,
        isReversed: own.isReversed)
    case .anchors:
      LiftOff(
        position: own.start + way, velocity: velocity, anchors: own.anchors, start: own.start,
        crossVelocity: own.crossVelocity)
    }
  }

  /// Returns the gray level of a lift-off, 0 … 1.
  private func shade(_ lift: LiftOff) -> Double {
    let index = judge.decide(lift).index
    if let other { return other.decide(lift).index == index ? 0 : 0.75 }
    let last = own.scope == .twoEnds ? 1 : max(1, own.anchors.count - 1)
    return Double(index) / Double(last) * 0.75
  }
}

// MARK: - Drawing

extension DecisionPlane {
  /// Returns the map, with a width in cells.
  package func drawing(columns: Int) -> Drawing {
    let columns = min(max(columns, Drawing.narrowest), DecisionPlane.widest) - 1
    let cell = Drawing.cell
    let (x, y) = (across, up)
    let margin = y.ticks.reduce(6) { max($0, y.text($1).utf8.count + 2) }
    // A line that is too long continues after the mark of the lift-off.
    let told = ([decision] + legend).flatMap { line in
      Wrapping.line(line, columns: columns - 1, indent: 3).split(separator: "\n").map { String($0) }
    }
    let height = DecisionPlane.rows + 3 + told.count
    var drawing = Drawing(
      Size(width: Double(columns) * cell.width, height: Double(height) * cell.height),
      title: title, words: [decision] + legend)
    let frame = Rect(
      x: Double(margin) * cell.width, y: 1.5 * cell.height,
      width: Double(columns - margin - 1) * cell.width,
      height: Double(DecisionPlane.rows) * cell.height)
    drawing.add(.text(heading, Point(x: cell.width), .start), Ink(.caption))
    addShades(x, y, in: frame, to: &drawing)
    drawing.addNumbers(of: y, beside: frame)
    drawing.addNumbers(of: x, measuring: "pt", below: frame)
    let place = Point(
      x: x.place(way, from: frame.x, to: frame.x + frame.width),
      y: y.place(own.velocity, from: frame.y + frame.height, to: frame.y))
    drawing.add(.circle(place, radius: 1.5), Ink(.finger, line: .none, fill: 1), in: frame)
    drawing.add(.text("o", Point(x: place.x, y: place.y - cell.height / 2), .middle), Ink(.finger))
    let below = frame.y + frame.height + 1.5 * cell.height
    for (index, line) in told.enumerated() {
      drawing.add(
        .text(line, Point(x: cell.width, y: below + Double(index) * cell.height), .start),
        Ink(.text))
    }
    return drawing
  }

  /// Evaluates the center of each grid cell, and draws adjacent cells of the same gray level
  /// together.
  private func addShades(_ x: PlotAxis, _ y: PlotAxis, in frame: Rect, to drawing: inout Drawing) {
    let grain = DecisionPlane.grain
    let (across, down) = (Int(frame.width / grain), Int(frame.height / grain))
    for row in 0..<down {
      let top = frame.y + Double(row) * grain
      let velocity =
        y.low + (1 - (Double(row) + 0.5) / Double(down)) * (y.high - y.low)
      var (start, present) = (0, 0.0)
      func end(_ column: Int) {
        guard present > 0, start < column else { return }
        let box = Rect(
          x: frame.x + Double(start) * grain, y: top, width: Double(column - start) * grain,
          height: grain)
        drawing.add(.polygon(box.corners, radius: 0), Ink(.series(0), line: .none, fill: present))
      }
      for column in 0..<across {
        let way = x.low + (Double(column) + 0.5) / Double(across) * (x.high - x.low)
        let shade = shade(lift(way: way, velocity: velocity))
        if shade != present {
          end(column)
          (start, present) = (column, shade)
        }
      }
      end(across)
    }
  }

  private var heading: String {
    own.scope == .twoEnds
      ? "velocity (vertical) over distance (horizontal); positive is toward the end"
      : "velocity (vertical) over distance (horizontal); positive is toward greater anchors"
  }

  private func goal(_ index: Int) -> String {
    goals.indices.contains(index) ? goals[index] : "anchor \(index)"
  }

  private var title: String {
    other.map { "differences between the rules \(judge.name) and \($0.name)" }
      ?? "decisions of the rule \(judge.name)"
  }

  /// The position of the gesture's own lift-off, and its distance from where another end would win.
  private var decision: String {
    let decision = judge.decide(own)
    let place =
      "o  \(Numerals.text(way, decimals: 1)) pt, "
      + "\(Numerals.text(own.velocity, decimals: 1)) pt/s: \(goal(decision.index))"
    guard decision.margin.isFinite else { return place + ", far from any boundary" }
    return place + ", \(margin(decision)) from the boundary"
  }

  private var legend: [String] {
    if let other { return ["dark: \(judge.name) and \(other.name) decide differently"] }
    let count = own.scope == .twoEnds ? 2 : own.anchors.count
    return (count == 2 ? [1] : Array(1..<max(2, count))).map { index in
      "\(count == 2 ? "dark" : "darker, \(index)"): \(goal(index))"
    }
  }
}
