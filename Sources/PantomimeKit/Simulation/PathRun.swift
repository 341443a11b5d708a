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
      guard let path = contents.resolve(path), let range = contents.valueRange(of: path),
        let remaining = contents.remaining(of: path)
      else { return nil }
      return (range, remaining)
    }
    guard let run, let from = run.range.from, run.remaining > 0 else { return nil }
    (self.from, to, remaining) = (from, run.range.to, run.remaining)
  }
}

extension Simulation.Contents {
  /// Returns the seconds until the run that moves a path ends, or `nil` if there is no such run.
  fileprivate func remaining(of path: ResolvedPath) -> Double? {
    switch path.source {
    case .animator(let id, let reading) where reading.isProgress:
      return stage[id].remainingInFlight(at: stage.now)
    case .transition(let id, let reading) where reading.isProgress:
      return stage.transitions[id].remaining(at: stage.now)
    default: break
    }
    guard let slot = lane(of: path)?.slot else { return nil }
    let offsets = stage.views.slots[slot].offsets
    guard let offset = offsets.last, offsets.count == 1, stage.views.slots[slot].layers.isEmpty
    else { return nil }
    switch offset.mover {
    case .animator(let index):
      return stage.animators.parts[index].animator.remainingInFlight(at: stage.now)
    case .transition(let index):
      return stage.transitions.remaining(at: index, stage.now)
    }
  }
}

extension Animator {
  /// Returns the seconds until the run ends, or `nil` if the animations aren't advancing.
  fileprivate func remainingInFlight(at now: Instant) -> Double? {
    condition == .running ? remaining(at: now) : nil
  }
}
