import PantomimeKit

/// A small generator whose numbers are the same everywhere (Steele, Lea and Flood's SplitMix64).
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func unit() -> Double { Double(next() >> 11) / 0x1p53 }

  mutating func number(_ low: Double, _ high: Double) -> Double { low + (high - low) * unit() }

  mutating func chance(_ one: Int) -> Bool { next() % UInt64(one) == 0 }

  mutating func pick<T>(_ values: [T]) -> T { values[Int(next() % UInt64(values.count))] }
}

/// Something done to an animator, or to the clock.
enum RandomOperation: Sendable, Equatable {
  case start(hasBlocks: Bool)
  case startDelayed(Double)
  case pause
  case scrub(Double)
  case reverse
  case resume(Timing?, factor: Double)
  case stop(finishing: Bool)
  case finish(Position)
  case addBlock
  case addCompletion
  case configure(AnimatorSetting, Bool)
  case advance(Advance)

  /// How far time goes.
  enum Advance: Sendable, Equatable {
    case by(Double)
    /// To the next deadline, or as many nanoseconds from it.
    case deadline(offset: Int64)
  }
}

extension SplitMix64 {
  /// A number that an app might assign without having looked at it.
  mutating func wild() -> Double {
    if !chance(3) { return unit() }
    return pick([
      0, -0.0, 1, 0.5, -0.3, 1.7, -1e300, 1e300, 1e-300, .nan, .infinity, -.infinity,
      .leastNonzeroMagnitude, .greatestFiniteMagnitude, 1 + 2e-16, 1e10,
    ])
  }

  mutating func cubic(overshooting: Bool) -> Timing {
    let reach = overshooting ? 0.6 : 0
    guard
      let curve = try? UnitBezier(
        unit(), number(-reach, 1 + reach), unit(), number(-reach, 1 + reach))
    else { return .easeOut }
    return .cubic(curve)
  }

  /// Straight lines between points, mostly from 0 to 1, now and then with a jump.
  mutating func points() -> Timing {
    var stops = [LinearEasing.Stop(chance(4) ? number(-0.2, 0.5) : 0)]
    for _ in 0..<(next() % 4) {
      stops.append(LinearEasing.Stop(number(-0.3, 1.4), at: chance(3) ? unit() : nil))
    }
    stops.append(LinearEasing.Stop(chance(4) ? number(0.5, 1.3) : 1))
    return (try? LinearEasing(stops)).map { .points($0) } ?? .linear
  }

  /// Lines, cubics, cubics that overshoot, formulas, stairs, points, and springs by every set of
  /// parameters.
  mutating func timing() -> Timing {
    let velocity = chance(3) ? number(-0.4, 0.4) : 0
    let spring: Spring?
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
      spring = try? Spring(
        mass: number(0.5, 3), stiffness: number(50, 800), damping: number(8, 80),
        initialVelocity: velocity)
    case 6: spring = try? Spring(duration: number(0.1, 1), bounce: number(-0.5, 0.7))
    default: spring = try? Spring(response: number(0.1, 1), dampingRatio: number(0.3, 1.5))
    }
    return .spring(spring ?? .coreAnimation)
  }

  private mutating func direction() -> EasingDirection { pick(EasingDirection.allCases) }

  mutating func operation() -> RandomOperation {
    switch next() % 24 {
    case 0, 1, 2: return .start(hasBlocks: !chance(4))
    case 3: return .startDelayed(chance(3) ? wild() : number(0, 0.5))
    case 4, 5, 6: return .pause
    case 7, 8: return .scrub(wild())
    case 9, 10: return .reverse
    case 11, 12, 13, 14:
      let timing = chance(2) ? nil : timing()
      return .resume(timing, factor: chance(2) ? 0 : chance(3) ? wild() : number(0, 1.5))
    case 15: return .stop(finishing: !chance(3))
    case 16, 17: return .finish(pick(Position.allCases))
    case 18: return .addBlock
    case 19: return .addCompletion
    case 20: return .configure(pick(AnimatorSetting.allCases), !chance(3))
    default: return .advance(advance())
    }
  }

  mutating func advance() -> RandomOperation.Advance {
    switch next() % 4 {
    case 0: .by(0)
    case 1: .deadline(offset: pick([0, 0, -1, 1]))
    default: .by(number(0, 0.6))
    }
  }

  mutating func readings() -> Readings {
    var readings = Readings.recommended
    for doubt in Doubt.allCases where chance(6) {
      readings[doubt] = Int(next() % UInt64(doubt.choices.count))
    }
    return readings
  }

  mutating func quirks() -> Set<Quirk> { Set(Quirk.allCases.filter { _ in chance(10) }) }
}
