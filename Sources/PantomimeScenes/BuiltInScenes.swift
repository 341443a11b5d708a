public import PantomimeKit

/// The built-in scenes, for use without the language.
///
/// Stable; the behavior of the scenes follows the published apps and measurements of them, and may
/// change.
public enum BuiltInScenes {
  /// The names, in listing order.
  public static var names: [String] { Scenes.all.map { $0.name } }

  /// Starts a scene at instant 0, with its default options.
  ///
  /// - Returns: the simulation, or `nil` if no scene has the name.
  public static func start(_ name: String) -> Simulation? {
    guard let entry = Scenes.named(name) else { return nil }
    do throws(OptionError) { return try entry.start(SceneOptions(entry.options)) } catch {
      return nil
    }
  }
}
