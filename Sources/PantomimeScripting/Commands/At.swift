/// `at TIME`: advances to an instant, and then runs the verb that follows, if any.
package struct At: Command {
  package static let form = Form(
    InstantPrefix.word, "Advances to a time, then runs the rest of the line.",
    details: "Alone, it only advances. Moving back in time is an error.",
    positionals: [Positional(.time)], more: "[STATEMENT]",
    example: ["scene city-guide", "at 0.5 pan began", "at 0.7"])

  package static let refusalInReaction: RefusalInReaction? = .takesTime

  package init() {}

  package init(_ arguments: inout Arguments) throws(ScriptError) {}

  /// Does nothing: `at` may precede any statement, so the session itself has already advanced.
  package func run(in session: inout Session) throws(ScriptError) -> Response { .nothing }
}
