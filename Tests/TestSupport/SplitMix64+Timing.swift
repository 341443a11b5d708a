package import PantomimeKinetics

extension SplitMix64 {
  /// A number that an app might assign without having looked at it.
  package mutating func wild() -> Double {
    if !chance(3) { return unit() }
    return pick([
      0, -0.0, 1, 0.5, -0.3, 1.7, -1e300, 1e300, 1e-300, .nan, .infinity, -.infinity,
      .leastNonzeroMagnitude, .greatestFiniteMagnitude, 1 + 2e-16, 1e10,
    ])
  }

  package mutating func cubic(overshooting: Bool) -> Timing {
    let reach = overshooting ? 0.6 : 0
    guard
      let curve = try? UnitBezier(
        unit(), number(-reach, 1 + reach), unit(), number(-reach, 1 + reach))
    else { return .easeOut }
    return .cubic(curve)
  }

  /// Straight lines between points, mostly from 0 to 1, now and then with a jump.
  package mutating func points() -> Timing {
    var stops = [LinearEasing.Stop(chance(4) ? number(-0.2, 0.5) : 0)]
    for _ in 0..<(next() % 4) {
      stops.append(LinearEasing.Stop(number(-0.3, 1.4), at: chance(3) ? unit() : nil))
    }
    stops.append(LinearEasing.Stop(chance(4) ? number(0.5, 1.3) : 1))
    return (try? LinearEasing(stops)).map { .points($0) } ?? .linear
  }

  /// Lines, cubics, cubics that overshoot, formulas, stairs, points, and springs by every set of
  /// parameters.
  package mutating func timing() -> Timing {
    let velocity = chance(3) ? number(-0.4, 0.4) : 0
    let spring: SpringCurve?
    switch next() % 13 {
    case 8, 9: return .penner(PennerEasing(pick(PennerEasing.Family.allCases), direction()))
    case 10: return points()
    case 11:
      let jump = pick(StepEasing.Jump.allCases)
      let steps = try? StepEasing(Int(2 + next() % 5), jump: jump)
      return steps.map { .steps($0) } ?? .linear
    case 12: return .damped(ratio: pick([0.01, 0.05, 0.2, 0.9995]), velocity: velocity)
    case 0: return .linear
    case 1: return pick([.easeIn, .easeOut, .easeInOut, .standard])
    case 2: return cubic(overshooting: false)
    case 3: return cubic(overshooting: true)
    case 4: return .damped(ratio: chance(3) ? 1 : number(0.3, 1.5), velocity: velocity)
    case 5:
      spring = try? SpringCurve(
        mass: number(0.5, 3), stiffness: number(50, 800), damping: number(8, 80),
        initialVelocity: velocity)
    case 6: spring = try? SpringCurve(duration: number(0.1, 1), bounce: number(-0.5, 0.7))
    default: spring = try? SpringCurve(response: number(0.1, 1), dampingRatio: number(0.3, 1.5))
    }
    return .spring(spring ?? .coreAnimation)
  }

  private mutating func direction() -> EasingDirection { pick(EasingDirection.allCases) }
}
