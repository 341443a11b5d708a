import PantomimeKit

extension OperationMeter {
  /// What must cost no more than this.
  static var rows: [Row] {
    [frame(of: 1), frame(of: 100), frame(of: 10_000)] + RuleScope.allCases.map(decisions)
  }

  /// Sixty frames in which nothing but time passes, and the values of each animator's properties.
  private static func frame(of count: Int) -> Row {
    let crowd = Crowd.simulation(of: count)
    let views = crowd.viewNames.compactMap { crowd.view(named: $0) }
    let (alphas, frames) = (
      views.compactMap { crowd.find($0, .alpha) }, views.compactMap { crowd.find($0, .frame) }
    )
    // The copy that each time begins with is not what is counted.
    var simulation = crowd
    var number: Int64 = 0
    return Row(
      name: "frame, one of \(count) animators", times: 60 * count, allocations: 0, references: 0
    ) {
      watch(&simulation, from: number, alphas, frames)
      number += 60
    }
  }

  /// Sixty frames after one.
  //
  // Handed on as it is: what a closure holds is copied before it is looked at, with all its references.
  private static func watch(
    _ simulation: inout Simulation<Crowd>, from first: Int64, _ alphas: [PropertyID<Double>],
    _ frames: [PropertyID<Rect>]
  ) {
    for number in first + 1...first + 60 {
      try? simulation.advance(to: Frames.standard.instant(of: number))
      for alpha in alphas { keep(simulation.shown(alpha)) }
      for frame in frames { keep(simulation.shown(frame).y) }
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
private func keep(_ number: Double) {}
