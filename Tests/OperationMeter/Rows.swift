import PantomimeKit

extension OperationMeter {
  /// The counted rows.
  ///
  /// Each is made when it is wanted, since to make some takes more than the work.
  static var rows: [(name: String, make: () -> Row)] {
    [
      frames("frame, one of 1 animators", 1), frames("frame, one of 100 animators", 100),
      frames("frame, one of 10000 animators", 10_000),
      ends("end of a run, one of 100", 100), ends("end of a run, one of 10000", 10_000),
      decisions("decision between two ends", .twoEnds),
      decisions("decision among anchors", .anchors),
    ] + touches + timings
  }

  /// Sixty frames a round in which nothing but time passes, and the values of each animator's two
  /// properties.
  ///
  /// A quarter of an hour on: as they begin, an hour's animators are where a curve is solved, and no run
  /// of a usual length stays there for so many frames.
  private static func frames(_ name: String, _ count: Int) -> (String, () -> Row) {
    (
      name,
      {
        let crowd = Crowd.simulation(of: count)
        let views = crowd.viewNames.compactMap { crowd.view(named: $0) }
        let alphas = views.compactMap { crowd.find($0, .alpha) }
        let frames = views.compactMap { crowd.find($0, .frame) }
        return Row(name, operations: 60 * count) { rounds in
          var simulation = crowd
          for number in 1...60 * rounds {
            _ = try? simulation.advance(to: Frames.standard.instant(of: 54_000 + Int64(number)))
            for alpha in alphas { keep(simulation.shown(alpha)) }
            for frame in frames { keep(simulation.shown(frame).y) }
          }
        }
      }
    )
  }

  /// All runs come to their ends, on a copy, which is let go then.
  private static func ends(_ name: String, _ count: Int) -> (String, () -> Row) {
    (
      name,
      {
        let crowd = Crowd.simulation(of: count)
        return Row(name, operations: count, allocations: 4, references: 55) { rounds in
          for _ in 0..<rounds {
            var simulation = crowd
            _ = try? simulation.advance(to: Instant(seconds: 3_600))
            keep(Double(simulation.trace.count))
          }
        }
      }
    )
  }

  /// Every completion rule between two ends, or among anchors; the reasons aren't read.
  private static func decisions(_ name: String, _ scope: RuleScope) -> (String, () -> Row) {
    (
      name,
      {
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
        // The loops take hold of a rule now and then, and of each lift-off's list of anchors.
        let references = scope == .twoEnds ? 0.02 : 2.02
        return Row(name, operations: lifts.count * rules.count, references: references) { rounds in
          for _ in 0..<rounds {
            for rule in rules {
              for lift in lifts { keep(rule.decide(lift).margin) }
            }
          }
        }
      }
    )
  }
}

/// Takes a number, so that the work that led to it cannot be left out.
@inline(never)
@_optimize(none)
func keep(_ number: Double) {}
