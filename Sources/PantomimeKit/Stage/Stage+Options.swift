// The options of the scene, read while it is running.

extension Stage {
  /// The current value of an option of the scene, including live options.
  ///
  /// A key that the scene doesn't declare is recorded in the trace once, and returns its default.
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
