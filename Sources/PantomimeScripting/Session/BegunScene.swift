import PantomimeKit

/// A scene as it begins, for whoever begins with it again: a copy of it is a start.
///
/// A script is checked in the scene that it then runs in, and most have one.
final class BegunScene: Sendable {
  private let name: String
  private let options: SceneOptions
  private let simulation: Simulation

  init(_ name: String, _ options: SceneOptions, _ simulation: Simulation) {
    (self.name, self.options, self.simulation) = (name, options, simulation)
  }

  /// The start of a scene with some options; `nil` where this is another.
  func start(_ name: String, _ options: SceneOptions) -> Simulation? {
    guard self.name == name else { return nil }
    let isSame = self.options.areStandard && options.areStandard || self.options == options
    return isSame ? simulation : nil
  }
}
