import PantomimeKit

/// The traits of a verb besides its form, as its command declares them.
package struct VerbTraits: Sendable {
  /// Whether the verb prints help.
  package let isHelp: Bool
  /// Why a reaction cannot run the verb, or `nil` if it can.
  let refusalInReaction: RefusalInReaction?
  /// The state that is unknown after a statement that cannot be read.
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

  /// The candidates for the next positional word, or `nil` if the form decides.
  func candidates(after given: [String], for completer: Completer) -> [Candidate]? {
    positionals(given, completer)
  }

  /// The options that may follow besides those of the form.
  func optionCandidates(
    after given: [String], for completer: Completer
  ) -> [Candidate] { options(given, completer) }

  /// The statement that the verb runs later, among the words of its own, or `nil` if there is none.
  func statement(in words: ArraySlice<String>) -> ArraySlice<String>? { inner(words) }
}

/// Why a reaction cannot run a verb.
package struct RefusalInReaction: Sendable {
  /// The reason, as a predicate of the verb.
  let reason: String
  /// What to write instead.
  let hint: String

  /// A verb that must stand alone on its line.
  static func standsAlone(because reason: String) -> RefusalInReaction {
    RefusalInReaction(reason: reason, hint: "write it on its own line")
  }

  /// A verb that can be replaced by one that takes no time.
  static func replaceable(because reason: String) -> RefusalInReaction {
    RefusalInReaction(
      reason: reason, hint: "use an immediate statement, such as: start, tap, set, show")
  }

  /// A verb that takes time.
  static let takesTime = replaceable(because: "takes time, which a 'when' must not")
  /// A verb of the head of a script.
  static let isOfHead = standsAlone(because: "belongs at the head of a script")
}

/// The state that a check no longer knows after a statement that cannot be read.
package enum UnknownState: Sendable {
  case nothing
  /// Whether a pan is under way.
  case pan
  /// The scene, and everything in it.
  case scene
}
