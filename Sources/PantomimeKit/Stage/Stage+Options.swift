// The options of the scene, as it reads them while running.

extension Stage {
  /// The present value of an option of the scene, live options included.
  ///
  /// A key that the scene does not declare is recorded in the trace once, and its default is
  /// returned.
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
