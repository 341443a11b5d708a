/// A rule that decides a fast release by its direction, and a slow one by its progress (G137).
package struct FlickRule: CompletionRule, Hashable {
  /// The minimum speed of a flick that completes, in `unit`, or infinity if no flick completes.
  package var forward: Double
  /// The minimum speed of a flick that reverts, in `unit`, or infinity if no flick reverts.
  package var backward: Double
  /// A Boolean value that indicates whether a flick must be faster than its minimum speed, rather
  /// than just as fast.
  package var isStrict = false
  /// The unit of the speeds: points per second, or total distances per second.
  package var unit: RuleUnit
  /// The rule for releases that aren't flicks.
  package var position: PositionRule
  /// The distance, in points, that the finger's travel must exceed for a flick to count, or `nil`
  /// if there is no such limit (G144, G158).
  package var minimumTravel: Double?
  /// The amount by which the speed must exceed the speed across the axis, in points per second, or
  /// `nil` if there is no such limit (G144).
  package var crossLead: Double?

  /// Creates the rule, with one speed for both directions.
  package init(speed: Double, unit: RuleUnit = .pointsPerSecond, position: PositionRule) {
    forward = speed
    backward = speed
    self.unit = unit
    self.position = position
  }

  /// Decides by the direction of a flick, and otherwise by the progress.
  @inline(__always)
  package func choose(_ lift: LiftOff) -> Decision {
    let isRelative = unit == .distancesPerSecond
    let velocity = isRelative ? lift.relativeVelocity : lift.velocity
    let across = isRelative && lift.distance > 0 ? lift.distance : 1
    // A flick must also be faster than the movement across the axis; both limits combine into one.
    let lead = crossLead.map { (lift.crossVelocity + $0) / across } ?? 0
    let needed = (forward: max(forward, lead), backward: max(backward, lead))
    let mayFlick = minimumTravel.map { lift.travel.magnitude.exceeds($0) } ?? true
    guard mayFlick else { return position.decide(lift, after: .tooShort, at: velocity) }
    let completes = position.completes(at: lift.progress)
    if reaches(velocity, needed.forward) {
      // At a lower speed, the progress would have decided. If the progress completes, too, only a
      // flick backward reverts.
      let slack = completes ? velocity + needed.backward : velocity - needed.forward
      return flick(.complete, lift, velocity, needed.forward, margin: slack)
    }
    if reaches(-velocity, needed.backward) {
      let slack = completes ? -velocity - needed.backward : needed.forward - velocity
      return flick(.revert, lift, velocity, needed.backward, margin: slack)
    }
    let limit = velocity < 0 ? needed.backward : needed.forward
    let isUncounted = limit == .infinity
    let ground: Grounds.Beginning =
      isUncounted ? .otherWay : isRelative ? .relativelyTooSlow : .tooSlow
    return position.decide(lift, after: ground, at: velocity, needed: limit)
  }

  private func reaches(_ speed: Double, _ needed: Double) -> Bool {
    isStrict ? speed.exceeds(needed) : speed.reaches(needed)
  }

  private func flick(
    _ outcome: Decision.Outcome, _ lift: LiftOff, _ velocity: Double, _ needed: Double,
    margin: Double
  ) -> Decision {
    Decision(
      outcome, lift, by: .velocity, margin: margin, unit,
      Grounds(velocity, needed, isStrict ? 1 : 0, words: words))
  }

  /// The words for three numbers: a velocity and a required velocity, both in points per second,
  /// and 1 if the comparison is strict, or 0 otherwise.
  static let wordsOfPoints: Grounds.Words = { velocity, needed, isStrict, _ in
    words(velocity, needed, isStrict, .pointsPerSecond)
  }

  /// The words for three numbers: a velocity, a required velocity, and 1 if the comparison is
  /// strict, or 0 otherwise.
  private var words: Grounds.Words {
    switch unit {
    // There is a separate closure for each unit, because closures without captures cost nothing.
    case .pointsPerSecond: Self.wordsOfPoints
    case .distancesPerSecond:
      { velocity, needed, isStrict, _ in
        Self.words(velocity, needed, isStrict, .distancesPerSecond)
      }
    case let unit:
      { velocity, needed, isStrict, _ in
        Self.words(velocity, needed, isStrict, unit)
      }
    }
  }

  private static func words(
    _ velocity: Double, _ needed: Double, _ isStrict: Double, _ unit: RuleUnit
  ) -> Reason {
    phrase(velocity, unit) + " is a flick (" + (isStrict == 1 ? "more than " : "at least ")
      + unit.phrase(needed) + ")"
  }

  /// Returns a phrase for a velocity with its direction.
  private static func phrase(_ velocity: Double, _ unit: RuleUnit) -> Reason {
    guard unit == .pointsPerSecond else {
      return Reason.written(unit.text(velocity))
        + Reason.answersOnly(
          "\(velocity.magnitude.shown) distances per second \(heading: velocity)")
    }
    return "\(speed: velocity) \(heading: velocity)"
  }
}

extension NamedRule {
  /// A flick decides by its direction; otherwise, a drag over more than half of the distance
  /// completes (G137).
  ///
  /// Apps use speeds from 100 to 1500 pt/s; the default of 500 pt/s is our choice.
  public static let flickOrHalf = NamedRule(
    "flick-or-half", "A flick decides by its direction, a slow release by its position (G137).",
    .speed(500), .threshold(0.5)
  ) { speed, threshold in FlickRule(speed: speed, position: PositionRule(threshold: threshold)) }

  /// Flutter's bottom sheet: only a downward flick counts (G141).
  public static let flutterBottomSheet = NamedRule(
    "flutter-bottom-sheet",
    "A flick down closes the sheet; so does a release below half of its height (G141).",
    .speed(700, summary: "The speed above which a flick closes the sheet."), .threshold(0.5)
  ) { speed, threshold in
    var rule = FlickRule(speed: speed, position: PositionRule(threshold: threshold))
    rule.backward = .infinity
    rule.isStrict = true
    return rule
  }

  /// Flutter's Cupertino sheet, which measures flicks in heights of the sheet per second (G142).
  public static let cupertinoSheet = relative(
    "cupertino-sheet",
    "A flick of 2 heights per second decides; otherwise 48 % of the distance does (G142).",
    speed: 2, threshold: 0.48)

  /// Flutter's Cupertino back swipe, which measures flicks in widths of the page per second (G143).
  public static let cupertinoBack = relative(
    "cupertino-back",
    "A flick of 1 width per second decides; otherwise half of the distance does (G143).",
    speed: 1, threshold: 0.5)

  /// Returns one of Flutter's rules, which revert only if more than a given fraction of the
  /// distance remains; if exactly that fraction remains, they complete.
  private static func relative(
    _ name: String, _ summary: String, speed: Double, threshold: Double
  ) -> NamedRule {
    let speed = RuleParameter(
      "speed", speed, in: 0...1_000, .distancesPerSecond,
      summary: "The minimum speed of a flick, in full distances per second.")
    return NamedRule(name, summary, speed, .threshold(threshold)) { speed, threshold in
      FlickRule(
        speed: speed, unit: .distancesPerSecond,
        position: PositionRule(threshold: threshold, includesThreshold: true))
    }
  }

  /// Flutter's Dismissible: the flick must be clearly along the axis (G144).
  public static let dismissible = NamedRule(
    "flutter-dismissible",
    "A flick 400 pt/s faster than its cross-axis speed decides; otherwise more than 40 % completes (G144).",
    .speed(700), .threshold(0.4),
    RuleParameter(
      "lead", 400, in: 0...100_000, .pointsPerSecond,
      summary: "The speed by which a flick must exceed its cross-axis speed.")
  ) { speed, threshold, lead in
    var rule = FlickRule(speed: speed, position: PositionRule(threshold: threshold))
    rule.crossLead = lead
    rule.minimumTravel = 0
    return rule
  }

  /// Flutter's drawer (G145).
  public static let drawer = flickOrIncludedHalf(
    "flutter-drawer", "A flick of 365 pt/s decides; otherwise half of the distance does (G145).",
    speed: 365,
    includesThreshold: true)

  /// Android's DrawerLayout (G153).
  public static let drawerLayout = flickOrIncludedHalf(
    "drawer-layout",
    "A flick of 400 pt/s decides; otherwise more than half of the distance completes (G153).",
    speed: 400, includesThreshold: false)

  private static func flickOrIncludedHalf(
    _ name: String, _ summary: String, speed: Double, includesThreshold: Bool
  ) -> NamedRule {
    NamedRule(name, summary, .speed(speed), .threshold(0.5)) { speed, threshold in
      FlickRule(
        speed: speed,
        position: PositionRule(threshold: threshold, includesThreshold: includesThreshold))
    }
  }
}
