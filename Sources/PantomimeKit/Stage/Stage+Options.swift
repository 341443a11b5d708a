// The options of the scene, read while it is running.

extension Stage {
  /// The current value of an option of the scene, which `set` may have changed if the option is
  /// live.
  ///
  /// If the scene doesn't declare the key, the result is the key's default, and the trace records
  /// the problem once.
  @inlinable
  public subscript<Value>(key: OptionKey<Value>) -> Value {
    mutating get {
      do throws(OptionError) {
        return try sceneOptions[key]
      } catch {
        record(error)
        return key.standard
      }
    }
  }

  @usableFromInline var sceneOptions: SceneOptions { settings.options }

  @usableFromInline
  mutating func record(_ problem: OptionError) {
    guard settings.tells(ofProblemWith: problem.option) else { return }
    note(
      Event(
        .optionUndeclared, nil, [.word("option", problem.option)], reason: Reason(problem.problem)))
  }
}
