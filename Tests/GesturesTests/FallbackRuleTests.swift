import PantomimeGestures
import TestSupport
import Testing

/// A list of rules: a flick decides by its direction, and the other rule about all else.
@Suite(.timeLimit) struct FallbackRuleTests {
  private static let speeds = [-2000.0, -900, -500, -499, -300, -1, 0, 1, 300, 499, 500, 900, 2000]

  /// Releases between two ends, and among anchors, on anchors and beyond them.
  private static let releases: [LiftOff] = speeds.flatMap { velocity -> [LiftOff] in
    [0, 0.1, 0.3, 0.5, 0.51, 0.9, 1, 1.2].map {
      LiftOff(progress: $0, velocity: velocity, distance: 247, startProgress: 0.3)
    }
      + [-50.0, 0, 30, 100, 160, 400, 650, 700, 800].map {
        LiftOff(position: $0, velocity: velocity, anchors: [0, 100, 400, 700], start: 100)
      } + [LiftOff(position: 20, velocity: velocity, anchors: [40])]
  }

  /// The anchor that a flick goes to: the next one in its direction.
  private func next(_ lift: LiftOff) -> Int {
    let anchors = lift.anchors
    guard anchors.count > 1 else { return 0 }
    if lift.scope == .twoEnds { return lift.velocity > 0 ? 1 : 0 }
    // Beyond an end, a rule decides between the last two anchors.
    let place = min(max(lift.position, anchors[0]), anchors[anchors.count - 1])
    if lift.velocity > 0 { return anchors.firstIndex { $0 > place } ?? anchors.count - 1 }
    return anchors.lastIndex { $0 < place } ?? 0
  }

  @Test(arguments: NamedRule.all) func theFirstWithAnOpinionDecides(rule: NamedRule) throws {
    for speed in [1.0, 300, 500, 100_000] {
      let list = try NamedRule.flick(orElse: rule).with("flick.speed", speed)
      #expect(list.scope == rule.scope && list.name == "flick,\(rule.name)")
      for lift in Self.releases {
        let decision = list.decide(lift)
        let isFlick = lift.velocity.magnitude >= speed
        let wanted = isFlick ? next(lift) : rule.decide(lift).index
        #expect(decision.index == wanted, "\(list.name) \(speed) \(lift)")
        if isFlick, lift.anchors.count > 1 {
          #expect(decision.by == .velocity && decision.reason.contains("is a flick"))
        } else if lift.anchors.count > 1 {
          #expect(
            decision.reason.contains("too slow for a flick, so \(rule.name) decides: "),
            "\(decision.reason)")
        }
      }
    }
  }

  /// Within the margin of a velocity nothing changes.
  @Test(arguments: NamedRule.all) func theMarginIsSafe(rule: NamedRule) {
    let list = NamedRule.flick(orElse: rule)
    for lift in Self.releases {
      let decision = list.decide(lift)
      guard decision.by == .velocity, decision.unit == .pointsPerSecond,
        decision.margin.isFinite, decision.margin > 0
      else { continue }
      for part in [-0.999, -0.5, 0.5, 0.999] {
        let other = lift.with(
          velocity: lift.velocity + part * decision.margin, crossVelocity: lift.crossVelocity)
        #expect(list.decide(other).index == decision.index, "\(list.name) \(lift) \(part)")
      }
    }
  }

  /// Parameters are those of the rules, each behind its name.
  @Test(arguments: NamedRule.all) func parametersHaveNames(rule: NamedRule) throws {
    let list = NamedRule.flick(orElse: rule)
    #expect(
      list.parameters.map(\.name) == ["flick.speed"]
        + rule.parameters.map { "\(rule.name).\($0.name)" })
    #expect(list == NamedRule.flick(orElse: rule) && list != rule)
    for parameter in rule.parameters {
      let bound = parameter.range.lowerBound
      let changed = try list.with("\(rule.name).\(parameter.name)", bound)
      let other = try rule.with(parameter.name, bound)
      for lift in Self.releases where lift.velocity.magnitude < 500 {
        #expect(changed.decide(lift).index == other.decide(lift).index)
      }
      #expect(throws: OptionError.self) { try list.with(parameter.name, bound) }
    }
    #expect(throws: OptionError.self) { try list.with("flick.speed", 0) }
  }

  @Test func aCancelledGestureReturns() {
    let lift = LiftOff(progress: 0.9, velocity: 2000, distance: 100, isCancelled: true)
    #expect(NamedRule.flick(orElse: .half).decide(lift) == .cancelled(lift))
  }
}
