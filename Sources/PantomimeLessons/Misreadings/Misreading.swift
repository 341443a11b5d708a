import PantomimeScripting

/// A named wrong model of how a transition behaves, which can be run.
///
/// A misreading changes the scene or its settings, or reads another path. The reply that it
/// predicts is computed, never written down.
package struct Misreading: Sendable {
  /// The name, in kebab case.
  package let name: String
  /// The belief, as a sentence.
  package let belief: String
  /// The correction, in two sentences.
  package let correction: String
  /// The options that the misreading adds to the scene.
  let scene: String
  /// The statements to run after the setup.
  let statements: [String]
  /// The path that the misreading takes for another.
  let reading: Reading

  /// The path that is read instead of the right one.
  enum Reading: Sendable {
    /// The right path.
    case same
    /// Another path for any.
    case path(String)
    /// The model value for the value on screen.
    case model
    /// The value on screen for the model value.
    case presentation
  }

  init(
    _ name: String, _ belief: String, _ correction: String, scene: String = "",
    _ statements: String..., reading: Reading = .same
  ) {
    (self.name, self.belief, self.correction) = (name, belief, correction)
    (self.scene, self.statements, self.reading) = (scene, statements, reading)
  }

  /// Returns the path that the misreading reads for a path.
  func path(for path: String) -> String {
    switch reading {
    case .same: return path
    case .path(let other): return other
    case .model, .presentation:
      guard let dot = path.firstIndex(of: ".") else { return path }
      let (view, rest) = (path[..<dot], path[path.index(after: dot)...])
      if case .model = reading { return rest.hasPrefix("model.") ? path : "\(view).model.\(rest)" }
      return rest.hasPrefix("model.") ? "\(view).\(rest.dropFirst(6))" : path
    }
  }
}
