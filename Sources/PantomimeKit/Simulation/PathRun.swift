/// The run that moves the value of a path at present, and the time that it has left.
package struct PathRun: Sendable, Hashable {
  /// The numbers at the start of the run, in its direction.
  package let from: [Double]
  /// The numbers at the destination of the run.
  package let to: [Double]
  /// The seconds until the run ends.
  package let remaining: Double

  /// Creates the run that moves a path, or returns `nil` if nothing moves it, or if what moves it is
  /// held, delayed, or endless, or isn't a single animator or transition.
  package init?(of path: String, in simulation: Simulation) {
    let run = simulation.look { contents -> (range: ValueRange, remaining: Double)? in
      guard let path = contents.resolve(path), let range = contents.stage.valueRange(of: path),
        let remaining = contents.stage.remaining(of: path)
      else { return nil }
      return (range, remaining)
    }
    guard let run, let from = run.range.from, run.remaining > 0 else { return nil }
    (self.from, to, remaining) = (from, run.range.to, run.remaining)
  }
}

extension Stage {
  /// Returns the seconds until the run that moves a path ends, or `nil` if there is no such run.
  fileprivate func remaining(of path: ResolvedPath) -> Double? {
    switch path.source {
    case .animator(let id, let reading) where reading.isProgress:
      return self[id].remainingInFlight(at: now)
    case .transition(let id, let reading) where reading.isProgress:
      return transitions[id].remaining(at: now)
    default: break
    }
    guard let slot = lane(of: path)?.slot else { return nil }
    let offsets = views.slots[slot].offsets
    guard let offset = offsets.last, offsets.count == 1, views.slots[slot].layers.isEmpty
    else { return nil }
    switch offset.mover {
    case .animator(let index):
      return animators.parts[index].animator.remainingInFlight(at: now)
    case .transition(let index):
      return transitions.remaining(at: index, now)
    }
  }
}

extension Animator {
  /// Returns the seconds until the run ends, or `nil` if the animations aren't advancing.
  fileprivate func remainingInFlight(at now: Instant) -> Double? {
    condition == .running ? remaining(at: now) : nil
  }
}
