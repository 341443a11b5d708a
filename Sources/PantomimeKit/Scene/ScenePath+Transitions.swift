// The paths of a scene's transitions.

extension ScenePath {
  /// Returns the paths of a transition: `NAME.running`, `.interactive`, `.percent`, `.outcome`.
  public static func paths(
    of name: String, _ id: @escaping @Sendable (S) -> TransitionID
  ) -> [ScenePath<S>] {
    [
      ScenePath("\(name).running", "Whether it has begun and not ended.") {
        .flag($1[id($0)].isUnderWay)
      },
      ScenePath("\(name).interactive", "Whether a finger has it just now.") {
        .flag($1[id($0)].isInteractive)
      },
      ScenePath("\(name).percent", "The percent given to it last.") {
        .fraction($1[id($0)].percent)
      },
      ScenePath("\(name).outcome", "Where it goes, once that is decided: finish or cancel.") {
        .word($1[id($0)].outcome?.rawValue ?? "none")
      },
    ]
  }
}
