import PantomimeKit

/// The traits of a verb that its command declares in addition to the form.
package struct VerbTraits: Sendable {
  /// Whether the verb prints help.
  package let isHelp: Bool
  /// The reason why a reaction can't run the verb, or `nil` if it can.
  let refusalInReaction: RefusalInReaction?
  /// The part of the scene's state that a check no longer knows if it can't parse a statement with
  /// this verb.
  let unknownIfUnreadable: UnknownState
  private let positionals: @Sendable ([String], Completer) -> [Candidate]?
  private let options: @Sendable ([String], Completer) -> [Candidate]
  private let inner: @Sendable (ArraySlice<String>) -> ArraySlice<String>?

  init<Verb: Command>(_ verb: Verb.Type) {
    isHelp = Verb.isHelp
    refusalInReaction = Verb.refusalInReaction
    unknownIfUnreadable = Verb.unknownIfUnreadable
    positionals = { Verb.candidates(after: $0, for: $1) }
    options = { Verb.optionCandidates(after: $0, for: $1) }
    inner = { Verb.statement(in: $0) }
  }

  /// Returns the candidates for the next word that isn't an option, or `nil` to derive them from
  /// the form.
  func candidates(after given: [String], for completer: Completer) -> [Candidate]? {
    positionals(given, completer)
  }

  /// Returns the candidates for options in addition to those that the form declares.
  func optionCandidates(
    after given: [String], for completer: Completer
  ) -> [Candidate] { options(given, completer) }

  /// Returns the words of the statement that the verb runs later, or `nil` if it runs none.
  func statement(in words: ArraySlice<String>) -> ArraySlice<String>? { inner(words) }
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
