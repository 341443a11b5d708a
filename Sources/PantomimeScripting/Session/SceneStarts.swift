import PantomimeKit

/// A cache of scenes at their start, which pays off because copying a scene costs almost nothing.
///
/// A script is first checked in a scene and then run in the same scene, and the scripts of a suite
/// start only a few different scenes.
struct SceneStarts: Sendable {
  private struct Kept: Sendable {
    let name: String
    let options: SceneOptions
    let simulation: Simulation
  }

  private var starts: [Kept] = []

  /// The maximum number of starts to keep for each scene; our choice.
  private static let most = 16

  /// Returns a scene at its start with the given options, or `nil` if it isn't kept.
  func start(_ name: String, _ options: SceneOptions) -> Simulation? {
    // A scene that is started without options is always the same.
    starts.first { start in
      start.name == name
        && (start.options.areStandard && options.areStandard || start.options == options)
    }?.simulation
  }

  /// Keeps a scene at its start, unless the maximum number of starts for the scene is reached.
  mutating func keep(_ simulation: Simulation, _ name: String, _ options: SceneOptions) {
    guard starts.count(where: { $0.name == name }) < SceneStarts.most else { return }
    starts.append(Kept(name: name, options: options, simulation: simulation))
  }
}
