import PantomimeKit

extension OperationMeter {
  /// What must cost no more than this.
  static var rows: [Row] {
    [frame(of: 1), frame(of: 100)] + RuleScope.allCases.map(decisions) + timings
  }

  /// Sixty frames in which nothing but time passes, and the value of each animator's property.
  private static func frame(of count: Int) -> Row {
    let crowd = Crowd.simulation(of: count)
    let properties = crowd.viewNames.compactMap { name in
      crowd.view(named: name).flatMap { crowd.find($0, .alpha) }
    }
    // The copy that each time begins with is not what is counted.
    var simulation = crowd
    var number: Int64 = 0
    return Row(
      name: "frame, one of \(count) animators", times: 60 * count, allocations: 0, references: 88
    ) {
      for _ in 0..<60 {
        number += 1
        try? simulation.advance(to: Frames.standard.instant(of: number))
        for property in properties { keep(simulation.shown(property)) }
      }
    }
  }

  /// Every rule about lift-offs between two ends, or among anchors; nobody reads the reasons.
  private static func decisions(_ scope: RuleScope) -> Row {
    let lifts = (0..<200).map { index in
      let share = Double(index) / 200
      let velocity = Double(index * 37 % 1_999) - 999
      return switch scope {
      case .twoEnds: LiftOff(progress: share, velocity: velocity, distance: 400)
      case .anchors:
        LiftOff(position: 400 * share, velocity: velocity, anchors: [0, 150, 400], start: 150)
      }
    }
    let rules = NamedRule.all
    return Row(
      name: "decision, \(scope)", times: lifts.count * rules.count, allocations: 26, references: 96
    ) {
      for lift in lifts {
        for rule in rules { keep(rule.decide(lift).margin) }
      }
    }
  }
}

/// Takes a number, so that the work that led to it cannot be left out.
@inline(never)
@_optimize(none)
func keep(_ number: Double) {}
