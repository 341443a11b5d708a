// The options of the scene, as it reads them while it runs.

extension Stage {
  /// The value that an option of the scene has now, live ones included.
  ///
  /// A key that the scene does not declare is told in the trace, once, and its standard is read.
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
