/// A rule that decides a flick by its direction and passes every slower release to another rule.
///
/// By our choice, only the flick rule can leave a release to another rule; every other rule decides
/// every release.
struct FallbackRule: CompletionRule {
  /// The minimum speed of a flick, in points per second.
  let speed: Double
  /// The rule for slower releases.
  let rule: NamedRule

  var scope: RuleScope { rule.scope }
  var decidesAmongAnchors: Bool { rule.decidesAmongAnchors }

  func choose(_ lift: LiftOff) -> Decision {
    guard lift.velocity.magnitude.reaches(speed) else { return abstaining(from: lift) }
    let flick = FlickDirection(speed: speed).decide(lift)
    // Below the speed of a flick, the other rule decides, possibly with the same outcome, so the
    // margin is a lower bound.
    return Decision(
      flick.index, lift, by: .velocity, margin: lift.velocity.magnitude - speed, .pointsPerSecond,
      flick.grounds)
  }

  /// Returns the decision of the other rule; its reason also explains why the release isn't a
  /// flick.
  private func abstaining(from lift: LiftOff) -> Decision {
    let decision = rule.decide(lift)
    let (velocity, name) = (lift.velocity, rule.name)
    let grounds = Grounds(speed) { [decision] needed, _, _, _ in
      Reason.known("\(speed: velocity) is ")
        + "too slow for a flick, so \(name) decides: \(limit: needed)" + decision.why
    }
    let isBySpeed = decision.by == .velocity && decision.unit == .pointsPerSecond
    let margin = isBySpeed ? min(decision.margin, speed - velocity.magnitude) : decision.margin
    var same = Decision(
      decision.index, lift, by: decision.by, margin: margin, decision.unit, grounds)
    same.strayIndex = decision.strayIndex
    return same
  }
}

/// A rule that decides by the direction of a flick.
private struct FlickDirection: CompletionRule {
  let speed: Double

  func choose(_ lift: LiftOff) -> Decision {
    Decision(
      lift.velocity > 0 ? .complete : .revert, lift, by: .velocity, margin: .infinity,
      .pointsPerSecond, Grounds(lift.velocity, speed, words: FlickRule.wordsOfPoints))
  }
}

extension NamedRule {
  /// The name, in a list of rules, of the rule that leaves slow releases to the next rule.
  package static let nameOfFlick = "flick"

  /// Returns a rule that decides a flick by its direction and every slower release by another rule.
  ///
  /// The name of the combined rule is `flick,NAME`. Its parameters are `flick.speed`, in points per
  /// second (500 by default, our choice), and those of the other rule, each prefixed with that
  /// rule's name, as in `projection.rate`.
  ///
  /// ```swift
  /// let rule = try NamedRule.flick(orElse: .projection).with("flick.speed", 800)
  /// let slow = LiftOff(progress: 0.4, velocity: 300, distance: 247)
  /// let outcome = rule.decide(slow).outcome  // completes: projected to 100 %
  /// ```
  public static func flick(orElse rule: NamedRule) -> NamedRule {
    let speed = RuleParameter(
      "\(nameOfFlick).speed", 500, in: 1...100_000, .pointsPerSecond,
      summary: "The minimum speed of a flick, whose direction then decides.")
    let others = rule.parameters.map { parameter in
      (
        own: parameter.name,
        parameter: RuleParameter(
          "\(rule.name).\(parameter.name)", rule.values[parameter], in: parameter.range,
          parameter.unit, summary: parameter.summary)
      )
    }
    let head = RuleDescriptor(
      composed: "\(nameOfFlick),\(rule.name)",
      "A flick decides by its direction, a slow release by \(rule.name).",
      parameters: [speed] + others.map { $0.parameter })
    return NamedRule(head) { values in
      var other = rule
      // The parameters have the ranges of the other rule, so it accepts every value.
      for (own, parameter) in others { try? other.set(own, to: values[parameter]) }
      return FallbackRule(speed: values[speed], rule: other)
    }
  }
}
