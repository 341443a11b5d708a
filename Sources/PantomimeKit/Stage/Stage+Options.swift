// The options of the scene, as it reads them while running.

extension Stage {
  /// The present value of an option of the scene, live options included.
  ///
  /// A key that the scene does not declare is recorded in the trace once, and its default is
  /// returned.
  @inlinable
  public subscript<Value>(key: OptionKey<Value>) -> Value {
    mutating get {
      do throws(OptionProblem) {
        return try sceneOptions[key]
      } catch {
        tell(of: error)
        return key.standard
      }
    }
  }

  @usableFromInline var sceneOptions: SceneOptions { settings.options }

  @usableFromInline
  mutating func tell(of problem: OptionProblem) {
    guard settings.tells(ofProblemWith: problem.option) else { return }
    note(
      Event(
        .optionUndeclared, nil, [.word("option", problem.option)], reason: Reason(problem.problem)))
  }
}
