import PantomimeKit

extension NamedRule {
  /// A flick moves to the next anchor, and a slow release to the nearest one.
  static let stepwise = NamedRule(
    "stepwise", "A flick moves to the next anchor, a slow release to the nearest.",
    parameters: [.speed(400), .threshold(0.5)]
  ) { values in Stepwise(speed: values["speed"] ?? 400) }
}

/// The decision among anchors, from the position and the velocity at lift-off.
struct Stepwise: CompletionRule {
  var speed = 400.0
  var scope: RuleScope { .anchors }

  func choose(_ lift: LiftOff) -> Decision {
    let (below, above) = lift.around(lift.position)
    let slow: Reason = "slower than \(speed: speed)"
    guard lift.velocity.magnitude > speed else {
      let nearest = lift.nearest(to: lift.position)
      return Decision(
        nearest, lift, by: .position, margin: 0, .points,
        "\(slow), so anchor \(nearest) of \(lift.last)")
    }
    let next = lift.velocity > 0 ? above : below
    return Decision(
      next, lift, by: .velocity, margin: lift.velocity.magnitude - speed, .pointsPerSecond,
      "\(heading: lift.velocity), past the anchor at \(lift.anchors[below]) pt (\(lift.position > lift.start))"
    )
  }
}
