package import PantomimeKit
import PantomimeReporting

/// A verb of the language, with its arguments as stored properties.
///
/// `run` executes the verb. The form declares its syntax and help; see `Form`.
package protocol Command: Sendable {
  /// The declaration.
  static var form: Form { get }

  /// Returns the candidates for the next word that isn't an option, or `nil` to derive them from
  /// the form.
  static func candidates(
    after given: [String], for completer: Completer
  ) -> [Candidate]?

  /// Returns the declared options that the statement can have after the given words.
  static func options(after given: [String]) -> [OptionForm]

  /// Returns the candidates for options in addition to those that the form declares.
  static func optionCandidates(
    after given: [String], for completer: Completer
  ) -> [Candidate]

  /// Returns the words of the statement that the verb runs later, or `nil` if it runs none.
  static func statement(in words: ArraySlice<String>) -> ArraySlice<String>?

  /// Returns the words and options after the verb in their long form, or `nil` if they are already
  /// in long form.
  static func expanded(_ short: ShortForm) -> [Token]?

  /// The reason why a reaction can't run the verb, or `nil` if it can.
  static var refusalInReaction: RefusalInReaction? { get }

  /// The state of the scene that a check no longer knows after a statement with the verb that it
  /// couldn't parse.
  static var unknownIfUnreadable: UnknownState { get }

  /// A Boolean value that indicates whether the verb belongs to the head of a script.
  static var isHead: Bool { get }

  /// A Boolean value that indicates whether the verb prints help.
  ///
  /// Words after such a verb may look like options, its output is paged, and its example shows the
  /// statement without its output.
  static var isHelp: Bool { get }

  /// Parses the arguments; the caller throws an error if any arguments remain.
  init(_ arguments: inout Arguments) throws(ScriptError)

  /// The effect of the command on the clock.
  var elapsed: Elapsed { get }

  /// The role of the command for code that follows a script without running it.
  var role: CommandRole { get }

  /// The role of the command in the undo history.
  var undoBehavior: UndoBehavior { get }

  /// The role of the command in a gesture.
  var gesturePart: GesturePart { get }

  /// The words that name files to read.
  var fileWords: [Word] { get }

  /// Returns the default values of the omitted options, as a user would type them, so that `why`
  /// can change them.
  func standards(
    _ files: FileAccess, in simulation: Simulation?
  ) -> [(name: String, text: String)]

  /// The texts that other statements of the scene, even later ones, may make possible; `check`
  /// ignores them.
  var mentions: [Mention] { get }

  /// The additions to the scene that the command makes, or that it makes later.
  var constructions: [Construction] { get }

  /// Checks the command against a scene before anything runs.
  func check(_ scene: SceneCheck) throws(ScriptError)

  /// Returns the correction that would make a failed expectation hold in the current state of a
  /// session.
  func correction(in session: Session) -> Correction

  /// Runs the command in a session.
  func run(in session: inout Session) throws(ScriptError) -> Response
}

extension Command {
  package static func candidates(
    after given: [String], for completer: Completer
  ) -> [Candidate]? { nil }

  package static func options(after given: [String]) -> [OptionForm] { form.options }

  package static func optionCandidates(
    after given: [String], for completer: Completer
  ) -> [Candidate] { [] }

  package static func statement(in words: ArraySlice<String>) -> ArraySlice<String>? { nil }

  package static func expanded(_ short: ShortForm) -> [Token]? { nil }

  package static var refusalInReaction: RefusalInReaction? { nil }

  package static var unknownIfUnreadable: UnknownState { .nothing }

  package static var isHead: Bool { false }

  package static var isHelp: Bool { false }

  package var fileWords: [Word] { [] }

  package var mentions: [Mention] { [] }

  package var constructions: [Construction] {
    if case .maker(let construction, _) = role { [construction] } else { [] }
  }

  package var elapsed: Elapsed { .some }

  package var role: CommandRole { .plain }

  package var undoBehavior: UndoBehavior { .step }

  package var gesturePart: GesturePart { .none }

  package func standards(
    _ files: FileAccess, in simulation: Simulation?
  ) -> [(name: String, text: String)] { [] }

  package func check(_ scene: SceneCheck) throws(ScriptError) {}

  package func correction(in session: Session) -> Correction {
    .none(because: "it expects no value")
  }
}

/// An entry in the list of verbs: the declaration of a verb, and its parser.
package struct CommandEntry: Sendable {
  /// The verb.
  package let name: String
  /// Another spelling of the verb, or `nil` if there is none.
  let synonym: String?
  /// The first byte of the name.
  let initial: UInt8?
  /// Whether the verb belongs to the head of a script.
  let isHead: Bool
  /// Whether the verb prints help.
  package let isHelp: Bool
  /// The part of the scene's state that a check no longer knows if it can't parse a statement with
  /// this verb.
  let unknownIfUnreadable: UnknownState
  private let declaration: @Sendable () -> Form
  private let refusal: @Sendable () -> RefusalInReaction?
  private let positionals: @Sendable ([String], Completer) -> [Candidate]?
  private let declaredOptions: @Sendable ([String]) -> [OptionForm]
  private let options: @Sendable ([String], Completer) -> [Candidate]
  private let inner: @Sendable (ArraySlice<String>) -> ArraySlice<String>?
  private let expansion: @Sendable (ShortForm) -> [Token]?
  private let reading: @Sendable (inout Arguments) throws(ScriptError) -> AnyCommand

  /// - Parameters:
  ///   - name: The declared name of the verb, repeated here so that a lookup doesn't need the
  ///     declaration.
  ///   - synonym: Another spelling of the verb.
  package init<Verb: Command>(_ name: String, _ verb: Verb.Type, or synonym: String? = nil) {
    (self.name, self.synonym) = (name, synonym)
    initial = name.utf8.first
    (isHead, isHelp) = (Verb.isHead, Verb.isHelp)
    unknownIfUnreadable = Verb.unknownIfUnreadable
    declaration = { Verb.form }
    refusal = { Verb.refusalInReaction }
    positionals = { Verb.candidates(after: $0, for: $1) }
    declaredOptions = { Verb.options(after: $0) }
    options = { Verb.optionCandidates(after: $0, for: $1) }
    inner = { Verb.statement(in: $0) }
    expansion = { Verb.expanded($0) }
    reading = { (arguments) throws(ScriptError) in AnyCommand(try Verb(&arguments)) }
  }

  /// The declaration.
  package var form: Form { declaration() }

  /// The reason why a reaction can't run the verb, or `nil` if it can.
  var refusalInReaction: RefusalInReaction? { refusal() }

  /// Returns the candidates for the next word that isn't an option, or `nil` to derive them from
  /// the form.
  func candidates(after given: [String], for completer: Completer) -> [Candidate]? {
    positionals(given, completer)
  }

  /// Returns the declared options that the statement can have after the given words.
  func options(after given: [String]) -> [OptionForm] { declaredOptions(given) }

  /// Returns the candidates for options in addition to those that the form declares.
  func optionCandidates(
    after given: [String], for completer: Completer
  ) -> [Candidate] { options(given, completer) }

  /// Returns the words of the statement that the verb runs later, or `nil` if it runs none.
  func statement(in words: ArraySlice<String>) -> ArraySlice<String>? { inner(words) }

  /// Returns the words and options after the verb in their long form, or `nil` if they are already
  /// in long form.
  func expanded(_ tokens: ArraySlice<Token>) -> [Token]? { expansion(ShortForm(tokens)) }

  /// Parses the arguments of a statement, and throws an error if any remain.
  func read(_ arguments: inout Arguments) throws(ScriptError) -> AnyCommand {
    let command: AnyCommand
    do throws(ScriptError) {
      command = try reading(&arguments)
    } catch {
      // A missing option may have been given under a misspelled name.
      let isOfOption = arguments.options.contains {
        $0.name.span == error.span || $0.value.span == error.span
      }
      if !isOfOption { try arguments.refuseUnknownOptions(of: form) }
      throw error
    }
    try arguments.finish(form)
    return command
  }
}

/// The reason why a reaction can't run a verb.
package struct RefusalInReaction: Sendable {
  /// The reason, as the rest of a sentence that begins with the verb.
  let reason: String
  /// The fix.
  let hint: String

  /// Returns the refusal of a verb that must be alone on its line.
  static func standsAlone(because reason: String) -> RefusalInReaction {
    RefusalInReaction(reason: reason, hint: "write it on its own line")
  }

  /// Returns the refusal of a verb that takes time, for which an immediate verb can be used
  /// instead.
  static func replaceable(because reason: String) -> RefusalInReaction {
    RefusalInReaction(
      reason: reason, hint: "use an immediate statement, such as: start, tap, set, show")
  }

  /// The refusal of a verb that takes time.
  static let takesTime = replaceable(because: "takes time, which a 'when' must not")
  /// The refusal of a verb that belongs to the head of a script.
  static let isOfHead = standsAlone(because: "belongs at the head of a script")
}

/// The state that a check no longer knows after a statement that it couldn't parse.
package enum UnknownState: Sendable {
  case nothing
  /// Whether a pan is active.
  case pan
  /// The scene, and everything in it.
  case scene
}

/// A verb that adds an object to the running scene, which later lines may name.
protocol MakerCommand: Command {
  /// The object to add.
  var construction: Construction { get }
  /// The place of the error if the object can't be added.
  var span: Span { get }
  /// A remark on the options, which the answer prints, or `nil`.
  var note: String? { get }
}

extension MakerCommand {
  package var note: String? { nil }

  package var role: CommandRole { .maker(construction, span) }

  package func check(_ scene: SceneCheck) throws(ScriptError) { try scene.needsScene(span) }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    let response = try session.handle(.construct(construction), span: span)
    return note.map { .noted(.reason($0)) } ?? response
  }
}

/// A path and its new value: `card.frame.y to=80`, `card.center by=0,-20`.
struct Target: Sendable {
  static let options = [to.form, by.form]

  private static let to = VerbKey.numbers(
    "to", "the new value, with all its components", kind: .expectation)
  private static let by = VerbKey.numbers(
    "by", "the amount to add", kind: .expectation, quantity: .distance(.both))

  let change: PropertyChange
  let span: Span

  init(_ arguments: inout Arguments, example: String) throws(ScriptError) {
    let path = try arguments.next("a path", example: example)
    let target = try arguments.option(Self.to)
    let step = try arguments.option(Self.by)
    guard let given = target ?? step else {
      throw ScriptError("'\(path.text)' needs a target", path.span, hint: "add to= or by=")
    }
    if let target, let step {
      throw ScriptError(
        "'to' and 'by' cannot be combined", target.span.union(step.span), hint: "keep one")
    }
    if let attribute = path.text.split(separator: ".").last.flatMap({ last in
      path.text.contains(".") ? ViewAttribute.Name(rawValue: String(last)) : nil
    }) {
      throw ScriptError(
        "'\(path.text)' changes only immediately", path.span,
        hint:
          "write set \(path.text)=\(attribute == .text ? "\"\(given.word.text)\"" : given.word.text)"
      )
    }
    if path.text.hasSuffix(".content"), given.word.text.contains("x") {
      throw ScriptError(
        "'\(path.text)' cannot be animated", path.span,
        hint: "set it: set \(path.text)=\(given.word.text)")
    }
    span = path.span
    change = PropertyChange(
      path: path.text, numbers: try given.value, isRelative: target == nil)
  }
}
