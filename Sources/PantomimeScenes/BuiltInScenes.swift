public import PantomimeKit

/// The built-in scenes, for whoever wants one without the language.
///
/// Stable; what the scenes do follows the published apps and what is measured of them, and may change.
public enum BuiltInScenes {
  /// Their names, in the order in which they are listed.
  public static var names: [String] { Scenes.all.map { $0.name } }

  /// Starts one at the instant 0, with its options as they are declared.
  ///
  /// - Returns: the simulation; `nil` for a name that no scene has.
  public static func start(_ name: String) -> Simulation? {
    guard let entry = Scenes.named(name) else { return nil }
    do throws(OptionError) { return try entry.start(SceneOptions(entry.options)) } catch {
      return nil
    }
  }
}
