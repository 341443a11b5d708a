package import PantomimeKit

extension Session {
  /// Returns the running simulation, or throws an error if there is none.
  package func running(_ span: Span) throws(ScriptError) -> Simulation {
    guard let simulation else { throw ScriptError.noScene(span) }
    return simulation
  }

  /// Returns the value of a path.
  package func read(_ path: Word) throws(ScriptError) -> PathValue {
    let simulation = try running(path.span)
    guard let pathValue = simulation.read(path.text) else {
      throw ScriptError.noPath(path, in: simulation)
    }
    return pathValue
  }

  /// The checks of names in statements, against the running scene.
  var sceneCheck: SceneCheck { SceneCheck(simulation, in: catalogue) }
}
