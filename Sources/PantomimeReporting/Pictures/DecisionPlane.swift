package import PantomimeKit

/// A map of a rule's decisions, as a function of the distance and the velocity of a release.
///
/// Each region is labeled with its outcome, and each straight border with its equation. A circle
/// marks the release of the gesture, and a line from it to the border shows its margin. If there is
/// a second rule, the map also shows the borders of that rule, and areas in which the two rules
/// differ are hatched.
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

  /// The words that the scene uses.
  package struct Words: Sendable {
    /// The outcomes by index: "expands", "returns to collapsed", "settles at 400".
    package let outcomes: [String]
    /// The outcomes by index, in the form that follows "would": "expand", "return to collapsed".
    package let conditionals: [String]
    /// The words for the finger's direction toward the end, and for the opposite direction.
    package let ahead: String
    package let behind: String
    /// The scene and the gesture, for the title.
    package let subject: String

    package init(
      outcomes: [String], conditionals: [String], ahead: String, behind: String, subject: String
    ) {
      (self.outcomes, self.conditionals) = (outcomes, conditionals)
      (self.ahead, self.behind, self.subject) = (ahead, behind, subject)
    }
  }

  let own: LiftOff
  let past: [LiftOff]
  let judge: Judge
  let other: Judge?
  let words: Words

  /// Creates a map.
  ///
  /// - Parameters:
  ///   - own: the marked release; all other releases on the map differ from it only in distance and
  ///     velocity.
  ///   - past: earlier releases, marked less prominently.
  ///   - judge: the rule.
  ///   - other: another rule for comparison.
  ///   - words: the words of the scene.
  package init(
    around own: LiftOff, past: [LiftOff] = [], by judge: Judge, against other: Judge? = nil,
    words: Words
  ) {
    self.own = own
    self.past = past.filter { $0.scope == own.scope }
    (self.judge, self.other, self.words) = (judge, other, words)
  }
}

// MARK: - Releases by place

extension DecisionPlane {
  /// The full distance, or a default if the scene doesn't define it.
  package var length: Double { own.distance > 0 ? own.distance : 100 }

  /// Returns the place of a release on the map: x is its distance in points, and y is its velocity
  /// in points per second.
  package func place(of lift: LiftOff) -> Point2D {
    let distance =
      lift.scope == .twoEnds
      ? (lift.progress - lift.startProgress) * length : lift.position - lift.start
    return Point2D(x: distance, y: lift.velocity)
  }

  /// The horizontal axis, which covers the full distance, and a tenth of it beyond both ends.
  var across: PlotAxis {
    PlotAxis([-0.1 * length, 1.1 * length] + places.map { $0.x }, about: 6).padded
  }

  /// The vertical axis, which covers at least 1,000 pt/s in both directions.
  var up: PlotAxis {
    let reach = places.reduce(1_000) { max($0, $1.y.magnitude * 1.1) }
    return PlotAxis([-reach, reach], about: 5).padded
  }

  private var places: [Point2D] { ([own] + past).map { place(of: $0) } }

  /// Returns the gesture's release with another distance and velocity.
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

  /// The marked release, or a release at the same place if the gesture was cancelled, because a
  /// cancelled gesture doesn't consult a rule.
  private var release: LiftOff {
    let place = place(of: own)
    return own.isCancelled ? lift(way: place.x, velocity: place.y) : own
  }

  /// Returns the index of a rule's outcome at a place.
  func outcome(of judge: Judge, at place: Point2D) -> Int {
    judge.decide(lift(way: place.x, velocity: place.y)).index
  }
}

// MARK: - The margin

extension DecisionPlane {
  /// The smallest change to the release with which the rule decides differently, in the quantity
  /// that decided.
  struct Margin {
    /// The place on the border with another outcome.
    let end: Point2D
    /// The outcome beyond the border.
    let outcome: Int
    /// The change, in words: "40 pt/s faster", "13.3 pt farther".
    let change: String
  }

  /// The margin of the release, or `nil` if no change to the deciding quantity changes the outcome,
  /// or if that quantity has no axis in the plane.
  var margin: Margin? {
    let decision = judge.decide(release)
    guard decision.margin.isFinite else { return nil }
    let start = place(of: own)
    func margin(
      _ amount: Double, _ unit: String, _ more: String, _ less: String, _ end: (Double) -> Point2D
    )
      -> Margin?
    {
      for sign in [1.0, -1] {
        // A place beyond the border, by more than the rounding errors.
        let beyond = end(sign * (amount * (1 + 1e-9) + 1e-9))
        let outcome = outcome(of: judge, at: beyond)
        let inside = end(sign * amount * (1 - 1e-6))
        guard outcome != decision.index, self.outcome(of: judge, at: inside) == decision.index
        else { continue }
        let number = Prose.number(amount, decimals: amount < 10 ? 1 : 0, apart: [0])
        return Margin(
          end: end(sign * amount), outcome: outcome,
          change: "\(number) \(unit) \(sign > 0 ? more : less)")
      }
      return nil
    }
    func along(_ points: Double) -> Margin? {
      margin(points, "pt", "farther \(words.ahead)", "farther \(words.behind)") {
        Point2D(x: start.x + $0, y: start.y)
      }
    }
    func faster(_ speed: Double) -> Margin? {
      margin(speed, "pt/s", "more \(words.ahead)", "more \(words.behind)") {
        Point2D(x: start.x, y: start.y + $0)
      }
    }
    return switch decision.unit {
    case .fraction: along(decision.margin * length)
    case .points: along(decision.margin)
    case .pointsPerSecond: faster(decision.margin)
    // The velocity is relative to a distance that only the rule knows.
    case .distancesPerSecond: speedMargin(from: start, decision.index).flatMap { faster($0) }
    case .flag, .count, .seconds, .perMillisecond: nil
    }
  }

  /// The maximum change in velocity to try, in points per second; our choice.
  private static let fastest = 20_000.0

  /// Returns the smallest change in velocity that changes the outcome, or `nil` if there is none.
  private func speedMargin(from start: Point2D, _ index: Int) -> Double? {
    func holds(_ change: Double) -> Bool {
      outcome(of: judge, at: Point2D(x: start.x, y: start.y + change)) == index
    }
    var found: Double?
    for sign in [1.0, -1] {
      var (low, high) = (0.0, 1.0)
      while high < DecisionPlane.fastest, holds(sign * high) { (low, high) = (high, high * 1.25) }
      guard !holds(sign * high) else { continue }
      for _ in 0..<60 {
        let middle = low / 2 + high / 2
        if holds(sign * middle) { low = middle } else { high = middle }
      }
      found = min(found ?? high, high)
    }
    return found
  }

  /// Sentences about the outcome of the release with each rule, and about the change that would
  /// alter it.
  package var sentences: [String] {
    let place = place(of: own)
    let direction = own.velocity < 0 ? words.behind : words.ahead
    let side = place.x < 0 ? words.behind : words.ahead
    let spot =
      "\(Prose.number(place.x.magnitude, decimals: 1)) pt" + (place.x == 0 ? "" : " \(side)")
      + " at \(Prose.speed(own.velocity)) pt/s"
      + (own.velocity == 0 || (direction == side && place.x != 0) ? "" : " \(direction)")
    guard !own.isCancelled else {
      return [
        "Your pan, \(spot), was cancelled, so no rule was evaluated.",
        "A release there would \(outcomes { conditional($0) }).",
      ] + [marginSentence].compactMap { $0 }
    }
    return ["Your release, \(spot), \(outcomes { outcome($0) })."]
      + [marginSentence].compactMap { $0 }
  }

  /// Returns the outcome of the release with each rule, in the given words.
  private func outcomes(_ words: (Int) -> String) -> String {
    let one = judge.decide(release).index
    guard let other else { return words(one) }
    let two = other.decide(release).index
    return one == two
      ? "\(words(one)) with both rules"
      : "\(words(one)) with \(judge.name), and \(words(two)) with \(other.name)"
  }

  private var marginSentence: String? {
    let rule = other == nil ? "it" : "\(judge.name)"
    guard let margin else {
      let decision = judge.decide(release)
      return decision.margin.isFinite
        ? nil : "No other \(decision.by.rawValue) changes the outcome."
    }
    return "Released \(margin.change), \(rule) would \(conditional(margin.outcome))."
  }

  /// Returns an outcome in the words of the scene, in the form that follows "would".
  private func conditional(_ index: Int) -> String {
    words.conditionals.indices.contains(index)
      ? words.conditionals[index] : "reach anchor \(index)"
  }

  /// Returns an outcome in the words of the scene.
  func outcome(_ index: Int) -> String {
    words.outcomes.indices.contains(index) ? words.outcomes[index] : "settles at anchor \(index)"
  }

  /// Returns the label of a region: an outcome, or the outcomes of both rules.
  func meaning(_ outcomes: (Int, Int?)) -> String {
    guard let other, let second = outcomes.1, second != outcomes.0 else {
      return outcome(outcomes.0)
    }
    return "\(judge.name) \(outcome(outcomes.0)), \(other.name) \(outcome(second))"
  }

  var title: String {
    let rules = other.map { "rules \(judge.name) and \($0.name)" } ?? "rule \(judge.name)"
    return "\(words.subject): \(rules)"
  }
}

extension DecisionPlane {
  /// The default and the minimum number of rows of the plane, and the maximum number of columns;
  /// our choice.
  private static let (rows, fewest, widest) = (20, 8, 100)

  /// Returns the map, with a width in cells and, if possible, at most the given number of rows.
  package func drawing(columns: Int, rows most: Int? = nil) -> Drawing {
    let columns = min(max(columns, Drawing.narrowest), DecisionPlane.widest) - 1
    let cell = Drawing.cell
    let (x, y) = (across, up)
    let maps = Maps(of: self, x, y)
    let margin = y.ticks.reduce(5) { max($0, Wrapping.width(y.text($1)) + 1) }
    let heading = Wrapping.line(title, columns: columns, indent: 2).split(separator: "\n")
    let below = sentences.flatMap {
      Wrapping.line($0, columns: columns, indent: 2).split(separator: "\n").map { String($0) }
    }
    let around = heading.count + below.count + 4
    let rows = max(DecisionPlane.fewest, min(DecisionPlane.rows, (most ?? .max) - around))
    var drawing = Drawing(
      Size2D(
        width: Double(columns) * cell.width, height: Double(rows + around) * cell.height),
      title: title, words: description(maps))
    for (row, line) in heading.enumerated() {
      drawing.add(.text(String(line), Point2D(y: Double(row) * cell.height), .start), Ink(.title))
    }
    let top = Double(heading.count)
    let frame = Rect2D(
      x: Double(margin) * cell.width, y: (top + 1.5) * cell.height,
      width: Double(columns - margin - 1) * cell.width, height: Double(rows) * cell.height)
    drawing.add(
      .text(
        Printable.shortened("↑ velocity \(words.ahead) (pt/s)", to: columns),
        Point2D(y: top * cell.height), .start), Ink(.caption))
    var chart = Chart(plane: self, maps: maps, x: x, y: y, frame: frame)
    chart.draw(in: &drawing)
    drawing.addNumbers(of: y, beside: frame)
    drawing.addNumbers(of: x, below: frame)
    drawing.add(
      .text(
        Printable.shortened("distance \(words.ahead) (pt) →", to: columns),
        Point2D(x: frame.x + frame.width, y: frame.y + frame.height + 1.5 * cell.height), .end),
      Ink(.caption))
    let end = frame.y + frame.height + 2.5 * cell.height
    for (index, line) in below.enumerated() {
      drawing.add(
        .text(line, Point2D(y: end + Double(index) * cell.height), .start), Ink(.text))
    }
    return drawing
  }

  /// The maps of both rules, and a map that combines them.
  fileprivate struct Maps {
    let own: OutcomeBands
    let other: OutcomeBands?
    let both: OutcomeBands

    /// A number that is larger than the index of any outcome.
    static let most = 1_000

    init(of plane: DecisionPlane, _ x: PlotAxis, _ y: PlotAxis) {
      func map(_ outcome: @escaping (Point2D) -> Int) -> OutcomeBands {
        OutcomeBands(across: x.low...x.high, up: y.low...y.high, outcome: outcome)
      }
      own = map { plane.outcome(of: plane.judge, at: $0) }
      other = plane.other.map { judge in map { plane.outcome(of: judge, at: $0) } }
      both =
        plane.other.map { judge in
          map {
            plane.outcome(of: plane.judge, at: $0) * Maps.most + plane.outcome(of: judge, at: $0)
          }
        } ?? own
    }
  }

  private func description(_ maps: Maps) -> [String] {
    let lines = borders(maps.own).map { "\(judge.name): boundary at \($0.equation)" }
    let others = maps.other.map { map in
      borders(map).map { "\(other?.name ?? ""): boundary at \($0.equation)" }
    }
    let past = past.map { lift in
      let place = place(of: lift)
      return "an earlier release at \(Numerals.text(place.x, decimals: 1)) pt, "
        + "\(Numerals.text(place.y, decimals: 1)) pt/s"
    }
    return sentences + lines + (others ?? []) + past
  }

  /// The minimum length of a straight border with an equation, as a fraction of a side; our choice.
  private static let worthwhile = 0.08

  /// Returns the straight parts of a map's borders with their equations; each equation occurs only
  /// once.
  fileprivate func borders(
    _ map: OutcomeBands
  ) -> [(start: Point2D, end: Point2D, equation: String)] {
    let (width, height) = (across.high - across.low, up.high - up.low)
    var found: [(start: Point2D, end: Point2D, equation: String)] = []
    for border in map.borders {
      for (start, end) in zip(border, border.dropFirst()) {
        let size = max((end.x - start.x).magnitude / width, (end.y - start.y).magnitude / height)
        guard size >= DecisionPlane.worthwhile else { continue }
        let equation = BorderEquation(from: start, to: end).text(
          length: own.scope == .twoEnds ? length : nil, spans: Size2D(width: width, height: height))
        if !found.contains(where: { $0.equation == equation }) {
          found.append((start, end, equation))
        }
      }
    }
    // A curved border has no equation.
    return found.count <= DecisionPlane.mostEquations ? found : []
  }

  /// The maximum number of equations; our choice.
  ///
  /// Borders with more equations count as curves.
  private static let mostEquations = 6
}

/// The inside of a decision plane, in points of a drawing.
private struct Chart {
  let plane: DecisionPlane
  let maps: DecisionPlane.Maps
  let x: PlotAxis
  let y: PlotAxis
  let frame: Rect2D
  private var placement: LabelPlacement
  /// The outcomes of both rules for each region, in the order in which they first occur.
  private var meanings: [(Int, Int?)] = []

  init(
    plane: DecisionPlane, maps: DecisionPlane.Maps, x: PlotAxis, y: PlotAxis, frame: Rect2D
  ) {
    self.maps = maps
    (self.plane, self.x, self.y, self.frame) = (plane, x, y, frame)
    placement = LabelPlacement(in: frame)
  }

  private func place(_ point: Point2D) -> Point2D {
    Point2D(
      x: x.place(point.x, from: frame.x, to: frame.x + frame.width),
      y: y.place(point.y, from: frame.y + frame.height, to: frame.y))
  }

  mutating func draw(in drawing: inout Drawing) {
    addRegions(to: &drawing)
    for level in [0.0] where level >= y.low && level <= y.high {
      drawing.add(
        .line([place(Point2D(x: x.low, y: level)), place(Point2D(x: x.high, y: level))]), Ink(.grid)
      )
    }
    addBorders(of: maps.own, .solid, to: &drawing)
    if let other = maps.other { addBorders(of: other, .dashed, to: &drawing) }
    drawing.add(.polygon(frame.corners, radius: 0), Ink(.grid))
    addReleases(to: &drawing)
    addMeanings(to: &drawing)
    addEquations(maps.own, of: plane.judge, to: &drawing)
    if let other = maps.other, let judge = plane.other {
      addEquations(other, of: judge, to: &drawing)
    }
  }

  // MARK: - Regions

  private mutating func addRegions(to drawing: inout Drawing) {
    for band in maps.both.bands {
      let most = DecisionPlane.Maps.most
      let (one, other) =
        plane.other == nil ? (band.outcome, nil) : (band.outcome / most, band.outcome % most)
      if !meanings.contains(where: { $0.0 == one && $0.1 == other }) {
        meanings.append((one, other))
      }
      let isDisputed = other.map { $0 != one } ?? false
      drawing.add(
        .polygon(band.outline.map { place($0) }, radius: 0),
        Ink(
          .series(isDisputed ? meanings.count + 1 : one), line: .none, fill: Ink.tint,
          texture: isDisputed ? .hatched : .tint))
    }
  }

  private mutating func addBorders(
    of map: OutcomeBands, _ line: Ink.Line, to drawing: inout Drawing
  ) {
    for border in map.borders {
      let points = border.map { place($0) }
      drawing.add(.line(points), Ink(.edge, line: line, isBold: true))
      for (start, end) in zip(points, points.dropFirst()) { reserve(start, end) }
    }
  }

  /// Reserves the surroundings of a line, so that no text is placed there.
  private mutating func reserve(_ start: Point2D, _ end: Point2D) {
    let length = max((end.x - start.x).magnitude, (end.y - start.y).magnitude)
    let count = max(1, Int(length / Drawing.cell.width))
    for index in 0...count {
      let point = start.interpolated(to: end, at: Double(index) / Double(count))
      placement.reserve(Rect2D(x: point.x, y: point.y).outset(3))
    }
  }

  // MARK: - Releases

  /// The radius of the circle that marks a release, in points; our choice.
  private static let dot = 4.0

  private mutating func addReleases(to drawing: inout Drawing) {
    for lift in plane.past {
      let at = place(plane.place(of: lift))
      placement.reserve(Rect2D(x: at.x, y: at.y).outset(Drawing.cell.width))
      drawing.add(.circle(at, radius: Chart.dot * 0.75), Ink(.finger, opacity: 0.55))
    }
    let at = place(plane.place(of: plane.own))
    // On a terminal, the character for a release takes a whole cell.
    placement.reserve(Rect2D(x: at.x, y: at.y).outset(Drawing.cell.height / 2))
    if let margin = plane.margin {
      let end = place(margin.end)
      let inside = Point2D(
        x: min(max(end.x, frame.x), frame.x + frame.width),
        y: min(max(end.y, frame.y), frame.y + frame.height))
      reserve(at, inside)
      drawing.add(.line([at, inside]), Ink(.finger, isBold: true))
    }
    drawing.add(.circle(at, radius: Chart.dot), Ink(.finger, fill: 1))
  }

  // MARK: - Texts

  /// Adds a label to each connected region, at the place with the most space around it.
  private mutating func addMeanings(to drawing: inout Drawing) {
    let grid = RegionGrid(frame) { point in
      let at = Point2D(
        x: x.low + (point.x - frame.x) / frame.width * (x.high - x.low),
        y: y.high - (point.y - frame.y) / frame.height * (y.high - y.low))
      let one = plane.outcome(of: plane.judge, at: at)
      let other = plane.other.map { plane.outcome(of: $0, at: at) }
      return meanings.firstIndex { $0.0 == one && $0.1 == other } ?? -1
    }
    for region in grid.regions where meanings.indices.contains(region.value) {
      let meaning = meanings[region.value]
      let whole = plane.meaning(meaning)
      let lines =
        [[whole]]
        + [whole.split(separator: ",").map { String($0.drop { $0 == " " }) }].filter {
          $0.count > 1
        }
      for text in lines {
        let size = Size2D(
          width: text.reduce(0) { max($0, LabelPlacement.size(of: $1).width) },
          height: Double(text.count) * Drawing.cell.height)
        guard let box = placement.place(size, at: grid.places(for: size, in: region)) else {
          continue
        }
        for (row, line) in text.enumerated() {
          drawing.add(
            .text(
              line, Point2D(x: box.x + box.width / 2, y: box.y + Double(row) * Drawing.cell.height),
              .middle),
            Ink(meaning.1 == nil || meaning.1 == meaning.0 ? .series(meaning.0) : .text))
        }
        break
      }
    }
  }

  /// Writes the equation of each straight border beside it.
  private mutating func addEquations(
    _ map: OutcomeBands, of judge: DecisionPlane.Judge, to drawing: inout Drawing
  ) {
    for border in plane.borders(map) {
      let rule = plane.other == nil ? "" : "\(judge.name): "
      let text = rule + border.equation
      let size = LabelPlacement.size(of: text)
      let (start, end) = (place(border.start), place(border.end))
      let places = [0.5, 0.35, 0.65, 0.2, 0.8, 0.05, 0.95].flatMap { share in
        LabelPlacement.around(start.interpolated(to: end, at: share), size: size, gap: 5)
      }
      if let box = placement.place(text, at: places) {
        drawing.add(.text(text, Point2D(x: box.x, y: box.y), .start), Ink(.caption))
      }
    }
  }
}
