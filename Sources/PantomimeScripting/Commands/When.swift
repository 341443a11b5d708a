package import PantomimeKit
import PantomimeReporting

/// `when "EVENT" do STATEMENT`: runs a statement whenever a matching event is recorded.
package struct When: Command {
  package static let form = Form(
    "when", "Runs a statement whenever an event is recorded.",
    details: "It runs at the instant of the event, after everything else due then; several run in "
      + "order of declaration. The text matches as in `expect event`. The statement "
      + "takes no time. A new scene removes it.",
    positionals: [Positional(.expectation)], more: "do STATEMENT",
    example: ["scene city-guide", "when \"completed end\" do expect state expanded"])

  package static let refusalInReaction: RefusalInReaction? = .replaceable(
    because: "cannot be nested")

  /// The word between the event and the statement.
  private static let link = "do"

  package static func candidates(
    after given: [String], for completer: Completer
  ) -> [Candidate]? { given.count == 1 ? [Candidate(link)] : [] }

  package static func statement(in words: ArraySlice<String>) -> ArraySlice<String>? {
    words.dropFirst().first == link ? words.dropFirst(2) : nil
  }

  private let event: Word
  private let command: AnyCommand
  private let verb: Span

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    verb = arguments.verb.span
    let example = "when \"completed end\" do show state"
    event = try arguments.next("the text of an event", example: example).eventText(example)
    guard let word = arguments.next() else {
      throw ScriptError("'when' needs 'do' and a statement", verb, hint: "for example: \(example)")
    }
    guard word.text == Self.link, !word.isQuoted else {
      throw ScriptError(
        "expected 'do' instead of '\(word.text)'", word.span,
        hint: "quote text with spaces; for example: \(example)")
    }
    let tokens = arguments.takeAll(behind: word)
    guard let first = tokens.first else {
      throw ScriptError("'do' needs a statement", word.span, hint: "for example: \(example)")
    }
    if case .word(let verb) = first,
      let refusal = Commands.traits(of: verb)?.refusalInReaction
    {
      throw ScriptError("'\(verb.text)' \(refusal.reason)", verb.span, hint: refusal.hint)
    }
    command = try Commands.command(tokens, isTimed: true, in: arguments.catalog)
    if case .past = command.footing {
      throw ScriptError(
        "a 'when' cannot refer to earlier events", first.span,
        hint: "write it on its own line")
    }
    if case .expectation(ofMisuse: true) = command.role {
      throw ScriptError(
        "'expect misuse' checks the previous statement", first.span,
        hint: "expect the event: expect event \"misuse NAME\"")
    }
  }

  package var role: CommandRole { .reaction(command.role) }

  package var mentions: [Mention] { [.event(event)] + command.mentions }

  package var constructions: [Construction] { command.constructions }

  package func check(_ scene: SceneCheck) throws(ScriptError) {
    try scene.needsScene(verb)
    try command.check(scene)
  }

  package func correction(in session: Session) -> Correction {
    .none(because: "it runs at every such event")
  }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    let kinds = EventCheck(try session.running(verb).events).kinds(of: event)
    if let statement = session.current.statement {
      session.watchers.reactions.add(
        Reaction(
          words: event.text.split { $0.isWhitespace }, kinds: kinds, command: command,
          statement: statement),
        behind: session.simulation?.eventCount ?? 0)
    }
    return .noted(Clause(.reaction))
  }
}
