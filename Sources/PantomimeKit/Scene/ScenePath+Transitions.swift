// The paths of a scene's transitions.

extension ScenePath {
  /// Returns the paths of a transition: `NAME.running`, `.interactive`, `.percent`, `.outcome`.
  public static func paths(
    of name: String, _ id: @escaping @Sendable (S) -> TransitionID
  ) -> [ScenePath<S>] {
    [
      ScenePath("\(name).running", summary: "Whether it is running.") {
        .flag($1[id($0)].isUnderWay)
      },
      ScenePath("\(name).interactive", summary: "Whether a finger drives it.") {
        .flag($1[id($0)].isInteractive)
      },
      ScenePath("\(name).percent", summary: "The last percent it received.") {
        .fraction($1[id($0)].percent)
      },
      ScenePath("\(name).outcome", summary: "Its decided outcome: finish or cancel.") {
        .word($1[id($0)].outcome?.rawValue ?? "none")
      },
    ]
  }
}
