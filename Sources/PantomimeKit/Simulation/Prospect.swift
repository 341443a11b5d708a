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

  /// Returns the end of an animator's run if nothing interferes, or `nil` if the run has no end.
  package func ownEnd(of animator: String) -> RunEnd? {
    simulation.look { $0.stage.animators.ownEnd(of: animator) }
  }

  /// Returns whether an animator is started, but still in its start delay.
  package func isDelayed(_ animator: String) -> Bool {
    simulation.look { contents in
      contents.stage.animators.animator(named: animator).map {
        contents.stage.animators[$0].condition == .delayed
      } ?? false
    }
  }

  /// The latest end of the animators' runs in flight, and the latest end of the layer animations.
  package var lastEnds: (ofRuns: Instant?, ofLayers: Instant?) {
    simulation.look { ($0.stage.animators.lastRunEnd, $0.stage.layers.lastDeadline) }
  }

  /// The number of named animators that are running, and the name of one of them: the default
  /// animator if it is running, or otherwise the first.
  package var runningAnimators: (first: String?, count: Int) {
    simulation.look { contents in
      let running = contents.stage.animators.running
      return (running.first.map { contents.stage.name(of: $0) }, running.count)
    }
  }
}
