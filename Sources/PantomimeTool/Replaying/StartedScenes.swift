import PantomimeFiles
import PantomimeKit
import PantomimeScripting

/// Scenes as they begin, kept: a copy of one is a start, and costs next to nothing.
///
/// The scripts of a suite begin with the same few scenes, and each begins its own twice: to be checked,
/// and to be run.
final class StartedScenes: @unchecked Sendable {
  private struct Start {
    let name: String
    let options: SceneOptions
    let simulation: Simulation
  }

  /// The most that are kept of a scene; our choice.
  private static let most = 16

  private let turn = Turn()
  // What follows is used in turn.
  private var starts: [Start] = []

  /// A catalogue whose scenes are started by a copy where they were started before.
  func keeping(_ catalogue: Catalogue) -> Catalogue {
    catalogue.started { (name, options, start) throws(OptionProblem) in
      if let known = self.simulation(name, options) { return known }
      let simulation = try start()
      self.keep(simulation, name, options)
      return simulation
    }
  }

  private func simulation(_ name: String, _ options: SceneOptions) -> Simulation? {
    turn.take {
      // Two that nothing was given for are the same, of one scene.
      for start in starts where start.name == name {
        if start.options.areStandard && options.areStandard || start.options == options {
          return start.simulation
        }
      }
      return nil
    }
  }

  private func keep(_ simulation: Simulation, _ name: String, _ options: SceneOptions) {
    turn.take {
      guard starts.count(where: { $0.name == name }) < StartedScenes.most else { return }
      starts.append(Start(name: name, options: options, simulation: simulation))
    }
  }
}
