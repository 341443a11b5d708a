/// The ends of the runs in flight in a simulation, computed without advancing the clock.
package struct Prospect: Sendable {
  private let simulation: Simulation

  package init(of simulation: Simulation) { self.simulation = simulation }
}

extension Prospect {
  /// Whether only animators and layer animations are in flight and the scene does nothing when they
  /// end, so that their ends are known in advance.
  package var isForeseeable: Bool {
    simulation.look { $0.traits.leavesEndsAlone && Agenda.holdsOnlyRuns($0.stage) }
  }

  /// Returns the end that an animator reaches if nothing interferes, or `nil` if it has none.
  package func ownEnd(of animator: String) -> RunEnd? {
    simulation.look { $0.stage.animators.ownEnd(of: animator) }
  }

  /// The latest ends of the runs in flight: of animators, and of layer animations.
  package var lastEnds: (ofRuns: Instant?, ofLayers: Instant?) {
    simulation.look { ($0.stage.animators.lastRunEnd, $0.stage.layers.lastDeadline) }
  }

  /// The named animators that are running: the default one, or otherwise the first, and their
  /// count.
  package var runningAnimators: (first: String?, count: Int) {
    simulation.look { contents in
      let running = contents.stage.animators.running
      return (running.first.map { contents.stage.name(of: $0) }, running.count)
    }
  }
}
