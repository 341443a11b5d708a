/// A flick, and the rule that decides about every slower release: the first of several rules that
/// has an opinion decides, and a flick has none about a slow release.
///
/// That only a flick may abstain is our choice: every other rule has an opinion about any release.
struct FallbackRule: CompletionRule {
  /// The speed from which a release is a flick, in points per second.
  let speed: Double
  /// The rule for a slower release.
  let rule: NamedRule

  var scope: RuleScope { rule.scope }
  var decidesAmongAnchors: Bool { rule.decidesAmongAnchors }

  func decide(_ lift: LiftOff) -> Decision {
    guard lift.velocity.magnitude >= speed else { return abstaining(from: lift) }
    let flick = FlickDirection(speed: speed).decision(on: lift)
    // Any slower, the other rule decides, perhaps alike.
    return Decision(
      flick.index, lift, by: .velocity, margin: lift.velocity.magnitude - speed, .pointsPerSecond,
      flick.grounds)
  }

  /// Returns the decision of the other rule, with the reason why there is no flick.
  private func abstaining(from lift: LiftOff) -> Decision {
    let decision = rule.decision(on: lift)
    let (velocity, name) = (lift.velocity, rule.name)
    let grounds = Grounds { [decision] _, _, _, _ in
      Reason.known("\(speed: velocity) is ") + "too slow for a flick, so \(name) decides: "
        + decision.why
    }
    let isBySpeed = decision.by == .velocity && decision.unit == .pointsPerSecond
    let margin = isBySpeed ? min(decision.margin, speed - velocity.magnitude) : decision.margin
    return Decision(
      decision.index, lift, by: decision.by, margin: margin, decision.unit, grounds)
  }
}

/// A rule by which the direction of a flick decides.
private struct FlickDirection: CompletionRule {
  let speed: Double

  func decide(_ lift: LiftOff) -> Decision {
    Decision(
      lift.velocity > 0 ? .complete : .revert, lift, by: .velocity, margin: .infinity,
      .pointsPerSecond, Grounds(lift.velocity, speed, words: FlickRule.wordsOfPoints))
  }
}

extension NamedRule {
  /// The name of the rule that has no opinion about a slow release, in a list of rules.
  public static let nameOfFlick = "flick"

  /// Returns the rule by which a flick decides by its direction, and another rule about every
  /// slower release.
  ///
  /// Its name is `flick,NAME`. The parameters are `flick.speed`, in points per second (500 by
  /// default, our choice), and those of the other rule, each with its name before it:
  /// `projection.rate`.
  ///
  /// ```swift
  /// let rule = try NamedRule.flick(orElse: .projection).with("flick.speed", 800)
  /// let slow = LiftOff(progress: 0.4, velocity: 300, distance: 247)
  /// let outcome = rule.decision(on: slow).outcome  // completes: projected to 100 %
  /// ```
  public static func flick(orElse rule: NamedRule) -> NamedRule {
    let speed = RuleParameter(
      "\(nameOfFlick).speed", 500, in: 1...100_000, .pointsPerSecond,
      summary: "From this speed, its direction decides.")
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
      // The ranges are those of the rule, so no value is refused.
      for (own, parameter) in others { try? other.set(own, to: values[parameter]) }
      return FallbackRule(speed: values[speed], rule: other)
    }
  }
}
