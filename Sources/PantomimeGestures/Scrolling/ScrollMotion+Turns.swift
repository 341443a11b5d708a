// Where a motion turns round: between two turns an offset is passed once at most.

extension ScrollMotion {
  /// The seconds at which the offset stops growing and falls, or the reverse, and those at which a
  /// phase ends, in order.
  var turns: [(second: Double, isEnd: Bool)] {
    var turns: [(second: Double, isEnd: Bool)] = []
    for phase in phases {
      if case .bouncing(let bound, let spring) = phase.kind {
        turns += spring.turns(
          phase.offset - bound, velocity: phase.velocity, within: phase.duration
        )
        .map { (phase.start + $0, false) }
      }
      turns.append((phase.end, true))
    }
    return turns
  }
}
