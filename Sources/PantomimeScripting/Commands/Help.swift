import PantomimeScenes

/// `help [TOPIC]`: the verbs, or one verb or scene at length.
package struct Help: Command {
  package static let form = Form(
    "help", "Explains the verbs, or one verb or scene at length.",
    details:
      "`help A70` tells the fact that is cited so, `help reasons` those behind the last events.",
    positionals: [Positional(.topic, isOptional: true)], example: ["help pan"])

  let topic: Word?

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    topic = arguments.next()
    guard let topic else { return }
    guard HelpText.topic(topic.text) != nil else {
      throw ScriptError(
        "there is no help on '\(topic.text)'", topic.span,
        hint: HelpText.hint(on: topic.text))
    }
  }

  package var footing: Footing { .look }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    if topic?.text == "reasons" {
      return .text(HelpText.reasons(behind: session.recentEntries))
    }
    return .text(topic.flatMap { HelpText.topic($0.text) } ?? HelpText.overview)
  }
}
