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
  package func place(of lift: LiftOff) -> Point {
    let distance =
      lift.scope == .twoEnds
      ? (lift.progress - lift.startProgress) * length : lift.position - lift.start
    return Point(x: distance, y: lift.velocity)
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

  private var places: [Point] { ([own] + past).map { place(of: $0) } }

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
  func outcome(of judge: Judge, at place: Point) -> Int {
    judge.decide(lift(way: place.x, velocity: place.y)).index
  }
}

// MARK: - The margin

extension DecisionPlane {
  /// The smallest change to the release with which the rule decides differently, in the quantity
  /// that decided.
  struct Margin {
    /// The place on the border with another outcome.
    let end: Point
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
      _ amount: Double, _ unit: String, _ more: String, _ less: String, _ end: (Double) -> Point
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
        Point(x: start.x + $0, y: start.y)
      }
    }
    func faster(_ speed: Double) -> Margin? {
      margin(speed, "pt/s", "more \(words.ahead)", "more \(words.behind)") {
        Point(x: start.x, y: start.y + $0)
      }
    }
    return switch decision.unit {
    case .fraction: along(decision.margin * length)
    case .points: along(decision.margin)
    case .pointsPerSecond: faster(decision.margin)
    // The velocity is relative to a distance that only the rule knows.
    case .waysPerSecond: speedMargin(from: start, decision.index).flatMap { faster($0) }
    case .flag, .seconds, .perMillisecond: nil
    }
  }

  /// The maximum change in velocity to try, in points per second; our choice.
  private static let fastest = 20_000.0

  /// Returns the smallest change in velocity that changes the outcome, or `nil` if there is none.
  private func speedMargin(from start: Point, _ index: Int) -> Double? {
    func holds(_ change: Double) -> Bool {
      outcome(of: judge, at: Point(x: start.x, y: start.y + change)) == index
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
