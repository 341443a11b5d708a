// Releases of a drag, by chance: round numbers often, so that bounds are met exactly. The part
// before the mark is also compiled into a program that knows nothing of Pantomime.

struct Release {
  var progress: Double
  var velocity: Double
  var distance: Double
  var crossVelocity: Double
  var startProgress: Double
  var isReversed: Bool
  var position: Double
  var start: Double
  var anchors: [Double]
}

struct Releases {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  /// SplitMix64.
  mutating func bits() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number from a range, whole steps of it or any.
  mutating func number(_ low: Double, _ high: Double, step: Double) -> Double {
    if bits() % 2 == 0 {
      return low + step * Double(bits() % UInt64((high - low) / step + 1))
    }
    return low + (high - low) * Double(bits() >> 11) / 9_007_199_254_740_992
  }

  mutating func next() -> Release {
    let count = 1 + bits() % 5
    var anchors = [number(0, 200, step: 50)]
    for _ in 1..<max(count, 1) {
      anchors.append(anchors[anchors.count - 1] + 25 + number(0, 300, step: 25))
    }
    let progress = number(-0.2, 1.2, step: 0.01)
    let velocity = number(-2000, 2000, step: 25)
    let distance = bits() % 20 == 0 ? 0 : number(50, 800, step: 50)
    let crossVelocity = number(-2000, 2000, step: 25)
    let startProgress = bits() % 4 == 0 ? progress : number(0, 1, step: 0.25)
    let isReversed = bits() % 2 == 0
    let position = number(-50, 1200, step: 25)
    let start = bits() % 4 == 0 ? position : number(0, 1000, step: 25)
    return Release(
      progress: progress, velocity: velocity, distance: distance, crossVelocity: crossVelocity,
      startProgress: startProgress, isReversed: isReversed, position: position, start: start,
      anchors: anchors)
  }
}

// MARK: - For the test

import PantomimeTesting

extension Release {
  /// Returns the release as rules of a scope take it.
  func lift(of scope: RuleScope) -> LiftOff {
    switch scope {
    case .twoEnds:
      LiftOff(
        progress: progress, velocity: velocity, distance: distance, crossVelocity: crossVelocity,
        startProgress: startProgress, isReversed: isReversed)
    case .anchors:
      LiftOff(
        position: position, velocity: velocity, anchors: anchors, start: start,
        crossVelocity: crossVelocity)
    }
  }
}
