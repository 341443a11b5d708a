package import PantomimeKit

// What commands ask of the running scene.

extension Session {
  /// The running simulation.
  package func running(_ span: Span) throws(ScriptError) -> Simulation {
    guard let simulation else { throw ScriptError.noScene(span) }
    return simulation
  }

  /// The value of a path.
  package func read(_ path: Word) throws(ScriptError) -> PathValue {
    let simulation = try running(path.span)
    guard let pathValue = simulation.read(path.text) else {
      throw ScriptError.noPath(path, in: simulation)
    }
    return pathValue
  }

  /// A live option of the running scene with its new value.
  package func option(_ given: NamedValue) throws(ScriptError) -> (name: String, value: OptionValue)
  {
    try SceneCheck(simulation, in: catalogue).option(given, besides: SessionSetting.names)
  }

  /// A signal for the running scene, with what it brings.
  package func signal(
    _ verb: Word, _ given: [NamedValue]
  ) throws(ScriptError) -> Signal {
    try SceneCheck(simulation, in: catalogue).signal(verb, given)
  }
}
