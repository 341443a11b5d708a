// The reversals of a motion; between two of them, the motion crosses any offset at most once.

extension ScrollMotion {
  /// The times at which the motion reverses or a phase ends, in seconds and in order.
  var turns: [(second: Double, isEnd: Bool)] {
    var turns: [(second: Double, isEnd: Bool)] = []
    for leg in legs {
      if case .bouncing(let bound, let spring) = leg.kind {
        turns += spring.turns(
          leg.offset - bound, velocity: leg.velocity, within: leg.duration
        )
        .map { (leg.start + $0, false) }
      }
      turns.append((leg.end, true))
    }
    return turns
  }
}
