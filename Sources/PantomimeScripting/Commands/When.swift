package import PantomimeKit
import PantomimeReporting

/// `when "EVENT" [and "EVENT"] [if PATH OP VALUE [and|or PATH OP VALUE]] do STATEMENT`: runs statements
/// whenever matching events are recorded.
package struct When: Command {
  package static let form = Form(
    "when", "Runs a statement whenever an event is recorded.",
    details: "It runs at the instant of the event, after everything else due then; several run in "
      + "order of declaration. The text is the event's name, or its first words, or the name and any of "
      + "its fields in any order: `\"pan ended\"`, `\"pan ended gesture=pull\"`, `\"completed end "
      + "place=out animator=open\"`. With `and`, it runs once each "
      + "event has been recorded since the scene began or it last ran. `if` compares paths as "
      + "`expect` does, after the event and before any statement for that event runs; `if A and B` "
      + "requires both, `if A or B` one of them (`and` binds closer), and `if chip.center in slot.frame` a point inside a frame (or `outside`). `do $NAME` "
      + "runs all statements that the name stands for; a `;` ends the `when`. The statements take no "
      + "time. A new scene removes it.",
    positionals: [Positional(.text("\"EVENT\""))],
    more: "[and \"EVENT\"] [if PATH OPERATOR VALUE [and|or …]] do STATEMENT|$NAME",
    example: [
      "scene blank", "view photo frame=0,247,390,350", "gesture pull pan on=photo",
      "drive photo.frame.y by=pull",
      "when \"pan ended\" if photo.frame.y > 400 do animate photo.frame.y to=844 duration=0.3",
    ])

  package static let refusalInReaction: RefusalInReaction? = .replaceable(
    because: "cannot be nested")

  /// The words between the parts.
  private enum Link {
    static let (another, alternative, condition, statement) = ("and", "or", "if", "do")
  }

  package static func candidates(
    after given: [String], for completer: Completer
  ) -> [Candidate]? {
    guard let last = given.last, last != Link.another || given.contains(Link.condition) else {
      return []
    }
    let link = Candidate(Link.statement, "the statement to run")
    guard let start = given.lastIndex(of: Link.condition) else {
      return [
        Candidate(Link.another, "another event that must be recorded"),
        Candidate(Link.condition, "a condition"), link,
      ]
    }
    let claims = given[(start + 1)...].split(omittingEmptySubsequences: false) {
      $0 == Link.another || $0 == Link.alternative
    }
    var claim = claims.last ?? []
    guard let path = claim.popFirst() else { return completer.values(.path, prefix: "") }
    let words = completer.words(of: path).map { Candidate($0) }
    guard let next = claim.popFirst() else {
      return Comparison.operators.map { Candidate($0) } + words
    }
    if claim.isEmpty, Comparison.operatorsOfFrames.contains(next) {
      return completer.values(.path, prefix: "")
    }
    return Comparison.operators.contains(next) && claim.isEmpty
      ? words
      : [
        link, Candidate(Link.another, "another condition"),
        Candidate(Link.alternative, "a condition instead"),
      ]
  }

  package static func statement(in words: ArraySlice<String>) -> ArraySlice<String>? {
    words.dropFirst().firstIndex(of: Link.statement).map { words[($0 + 1)...] }
  }

  private let events: [Word]
  private let conditions: [Reaction.Condition]
  private let commands: [AnyCommand]
  private let verb: Span

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    // The properties are set at the end: if an error follows the first of them, the compiler of
    // Embedded Swift fails.
    let verb = arguments.verb.span
    let example = "when \"completed end\" do show state"
    var events = [
      try arguments.next("the text of an event", example: example).eventText(example)
    ]
    while arguments.accept(Link.another) != nil {
      events.append(
        try arguments.next("another event after 'and'", example: example).eventText(example))
    }
    let conditions = try When.conditions(&arguments)
    guard let word = arguments.next() else {
      throw ScriptError("'when' needs 'do' and a statement", verb, hint: "for example: \(example)")
    }
    guard word.text == Link.statement, !word.isQuoted else {
      throw ScriptError(
        "expected 'do' instead of '\(word.text)'", word.span,
        hint: !conditions.isEmpty
          ? "a condition is PATH, an operator or none, and VALUE; 'and' or 'or' adds another one"
          : word.text == Link.alternative
            ? "write a second 'when' for the other event"
            : "quote text with spaces; for example: \(example)")
    }
    let tokens = arguments.takeAll(behind: word)
    let commands: [AnyCommand]
    if tokens.count == 1, case .word(let several)? = tokens.first, several.isQuoted {
      commands = try When.commands(in: several, arguments.catalog)
    } else {
      commands = try When.command(tokens, arguments.catalog).map { [$0] } ?? []
    }
    guard !commands.isEmpty else {
      throw ScriptError("'do' needs a statement", word.span, hint: "for example: \(example)")
    }
    (self.verb, self.events, self.conditions, self.commands) = (verb, events, conditions, commands)
  }

  /// Parses the comparisons after `if`, of which there may be none.
  private static func conditions(
    _ arguments: inout Arguments
  ) throws(ScriptError) -> [Reaction.Condition] {
    var conditions: [Reaction.Condition] = []
    var link = arguments.accept(Link.condition)
    while let word = link {
      guard let path = arguments.next(), path.text != Link.statement else {
        throw ScriptError(
          "'\(word.text)' needs a path and a value", word.span,
          hint: "for example: when \"pan ended\" if card.frame.y > 400 do show state")
      }
      guard !path.isQuoted else {
        throw ScriptError(
          "an event cannot follow 'if'", path.span,
          hint: "write the events first: when \"EVENT\" and \"EVENT\" if PATH VALUE do STATEMENT")
      }
      conditions.append(
        Reaction.Condition(
          path: path, comparison: try Comparison(&arguments),
          beginsAlternative: word.text == Link.alternative))
      link = arguments.accept(Link.another) ?? arguments.accept(Link.alternative)
    }
    return conditions
  }

  /// Parses the statements in a quoted word, which also stands for a name with several statements.
  private static func commands(
    in word: Word, _ catalog: Catalog
  ) throws(ScriptError) -> [AnyCommand] {
    var lexer = Lexer(LineSource(typed: word.text), printsHelp: Commands.printHelp)
    var commands: [AnyCommand] = []
    do throws(ScriptError) {
      while let tokens = try lexer.next() {
        if let command = try command(tokens[...], catalog) { commands.append(command) }
      }
    } catch {
      throw ScriptError(error.message, word.span, hint: error.hint)
    }
    return commands
  }

  /// Parses a statement, or returns `nil` if it is blank.
  private static func command(
    _ tokens: ArraySlice<Token>, _ catalog: Catalog
  ) throws(ScriptError) -> AnyCommand? {
    guard let first = tokens.first else { return nil }
    if case .word(let verb) = first,
      let refusal = Commands.entry(of: verb)?.refusalInReaction
    {
      throw ScriptError("'\(verb.text)' \(refusal.reason)", verb.span, hint: refusal.hint)
    }
    let command = try Commands.command(Commands.expanded(tokens), isTimed: true, in: catalog)
    if case .past = command.undoBehavior {
      throw ScriptError(
        "a 'when' cannot refer to earlier events", first.span,
        hint: "write it on its own line")
    }
    if case .expectation(ofMisuse: true) = command.role {
      throw ScriptError(
        "'expect misuse' checks the previous statement", first.span,
        hint: "expect the event: expect event \"misuse NAME\"")
    }
    return command
  }

  /// Returns a note if the next statement on the line may be meant as part of a reaction.
  static func notes(on statement: Statement, before next: Statement?) -> [Answer] {
    guard let next, statement.verb?.text == form.name, let verb = next.verb, next.at == nil,
      verb.text != form.name, next.command.undoBehavior == .step,
      let entry = Commands.entry(of: verb), entry.refusalInReaction == nil
    else { return [] }
    return [
      Answer(
        Clause(
          .doubtful,
          detail: "note: '\(verb.text)' runs now, outside the 'when'; "
            + "for several statements write let NAME=\"A; B\" and do $NAME"))
    ]
  }

  package var role: CommandRole { .reaction(commands.map { $0.role }) }

  package var mentions: [Mention] {
    events.map { .event($0) } + conditions.flatMap { $0.comparison.mentions(at: $0.path) }
      + commands.flatMap { $0.mentions }
  }

  package var constructions: [Construction] { commands.flatMap { $0.constructions } }

  package func check(_ scene: SceneCheck) throws(ScriptError) {
    try scene.needsScene(verb)
    try When.check(conditions, in: scene)
    // Each statement may name what an earlier one adds.
    var fork = scene.simulation
    for command in commands {
      try command.check(SceneCheck(fork, in: scene.catalog, files: scene.files))
      if commands.count > 1, case .maker(let construction, _) = command.role {
        do throws(InputError) { try fork?.handle(.construct(construction)) } catch { continue }
      }
    }
  }

  private static func check(
    _ conditions: [Reaction.Condition], in scene: SceneCheck
  ) throws(ScriptError) {
    for condition in conditions {
      try condition.comparison.check(
        against: scene.path(condition.path), at: condition.path, in: scene)
    }
  }

  package func correction(in session: Session) -> Correction {
    .none(because: "it runs at every such event")
  }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    let simulation = try session.running(verb)
    try When.check(
      conditions,
      in: SceneCheck(session.simulation, in: session.catalog, files: session.host.files))
    var triggers: [Reaction.Trigger] = []
    for event in events {
      triggers.append(
        Reaction.Trigger(
          words: event.text.split { $0.isWhitespace },
          kinds: EventCheck(simulation.events).kinds(of: event),
          isSeen: events.count > 1
            && session.watchers.eventSearch.hasEvent(event.text, in: simulation.trace)))
    }
    if let statement = session.current.statement {
      session.watchers.reactions.add(
        Reaction(
          triggers: triggers, conditions: conditions, commands: commands, statement: statement),
        behind: session.simulation?.eventCount ?? 0)
    }
    return .noted(Clause(.reaction))
  }
}
