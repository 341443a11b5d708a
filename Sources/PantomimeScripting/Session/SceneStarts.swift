import PantomimeKit

/// A cache of scenes at their start, because copying one costs almost nothing.
///
/// A script is checked and then run in the same scene, and the scripts of a suite start the same
/// few scenes.
struct SceneStarts: Sendable {
  private struct Kept: Sendable {
    let name: String
    let options: SceneOptions
    let simulation: Simulation
  }

  private var starts: [Kept] = []

  /// The maximum number of kept starts per scene; our choice.
  private static let most = 16

  /// Returns the start of a scene with some options, or `nil` if it isn't kept.
  func start(_ name: String, _ options: SceneOptions) -> Simulation? {
    // Two starts of a scene without options are equal.
    starts.first { start in
      start.name == name
        && (start.options.areStandard && options.areStandard || start.options == options)
    }?.simulation
  }

  /// Keeps a start, unless the scene has reached the maximum.
  mutating func keep(_ simulation: Simulation, _ name: String, _ options: SceneOptions) {
    guard starts.count(where: { $0.name == name }) < SceneStarts.most else { return }
    starts.append(Kept(name: name, options: options, simulation: simulation))
  }
}
