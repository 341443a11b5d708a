import TestSupport
import PantomimeKit

/// Something done to an animator, or to the clock.
enum RandomOperation: Sendable, Equatable {
  case start(hasBlocks: Bool)
  case startDelayed(Double)
  case pause
  case scrub(Double)
  case reverse
  case resume(Timing?, durationFactor: Double)
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
  mutating func operation() -> RandomOperation {
    switch next() % 24 {
    case 0, 1, 2: return .start(hasBlocks: !chance(4))
    case 3: return .startDelayed(chance(3) ? wild() : number(0, 0.5))
    case 4, 5, 6: return .pause
    case 7, 8: return .scrub(wild())
    case 9, 10: return .reverse
    case 11, 12, 13, 14:
      let timing = chance(2) ? nil : timing()
      return .resume(timing, durationFactor: chance(2) ? 0 : chance(3) ? wild() : number(0, 1.5))
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

  mutating func readings() -> Interpretations {
    var readings = Interpretations.recommended
    for doubt in OpenQuestion.allCases where chance(6) {
      readings[doubt] = Int(next() % UInt64(doubt.choices.count))
    }
    return readings
  }

  mutating func quirks() -> Set<Quirk> { Set(Quirk.allCases.filter { _ in chance(10) }) }
}
