import PantomimeKit

/// Scenes as they begin, kept: a copy of one is a start, and costs next to nothing.
///
/// A script is checked in the scene that it then runs in, and the scripts of a suite begin with the same
/// few scenes.
struct SceneStarts: Sendable {
  private struct Kept: Sendable {
    let name: String
    let options: SceneOptions
    let simulation: Simulation
  }

  private var starts: [Kept] = []

  /// The most that are kept of a scene; our choice.
  private static let most = 16

  /// The start of a scene with some options, if it is kept.
  func start(_ name: String, _ options: SceneOptions) -> Simulation? {
    // Two that nothing was given for are the same, of one scene.
    starts.first { start in
      start.name == name
        && (start.options.areStandard && options.areStandard || start.options == options)
    }?.simulation
  }

  /// Keeps a start, unless many of the scene are kept.
  mutating func keep(_ simulation: Simulation, _ name: String, _ options: SceneOptions) {
    guard starts.count(where: { $0.name == name }) < SceneStarts.most else { return }
    starts.append(Kept(name: name, options: options, simulation: simulation))
  }
}
