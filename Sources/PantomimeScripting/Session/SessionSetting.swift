import PantomimeKit

/// A setting that `set` accepts in every scene; it's declared only once, in `SessionSettings.swift`.
///
/// Everything else derives from the list of all settings: parsing, `set` without arguments, undo,
/// `save`, `again`, help, completion and checks.
package struct SessionSetting: Sendable {
  /// The part of a session to which a setting applies.
  package enum Scope: Sendable, Hashable {
    /// The setting applies to the running scene.
    case scene
    /// The setting applies to the running scene and later ones; changing it is a step of the
    /// history.
    case session
    /// The setting applies to the output and the memory of the session; changing it isn't a step of
    /// the history.
    case display
  }

  /// How to determine the current value as `set` accepts it, with its parameters.
  enum Text: Sendable {
    /// The value is a preference, with which every scene starts.
    case preference(@Sendable (Preferences) -> String)
    case session(@Sendable (Session) -> String)
    /// The value can't be determined, because only events of the scene record it.
    case none
  }

  /// The change that results from a value.
  enum Change: Sendable {
    /// An input to the scene, computed from the preferences before the change.
    case input(@Sendable (Preferences) -> Setting)
    /// A change to the session that no event records; the closure returns the response to it.
    case session(@Sendable (inout Session) -> Response)
  }

  /// Parses a value, and removes its parameters from the options that follow it.
  typealias Parser =
    @Sendable (NamedValue, inout ArraySlice<NamedValue>, Catalog) throws(ScriptError) -> Change

  package let name: String
  /// The meaning, as a phrase.
  package let meaning: String
  /// The explanation in the help on `set`, in full sentences.
  let details: String
  package let scope: Scope
  /// Whether the value is a list of values, separated by commas.
  let isList: Bool
  /// Whether all options after the value are its parameters.
  let takesRest: Bool
  /// Whether `again` accepts the setting, for one replay.
  let isForReplays: Bool
  let text: Text
  /// Returns the possible values with their meanings; there are none if the value is a number.
  let values: @Sendable (Catalog) -> [Candidate]
  /// Returns the parameters of a value.
  let parameters: @Sendable (_ value: String, Catalog) -> [Candidate]
  let parse: Parser

  /// - Parameter details: The explanation, or `nil` if the meaning explains enough.
  init(
    _ name: String, _ meaning: String, details: String? = nil, scope: Scope = .session,
    isList: Bool = false, takesRest: Bool = false, isForReplays: Bool = false, text: Text,
    values: @escaping @Sendable (Catalog) -> [Candidate],
    parameters: @escaping @Sendable (String, Catalog) -> [Candidate] = { _, _ in [] },
    parse: @escaping Parser
  ) {
    (self.name, self.meaning, self.scope) = (name, meaning, scope)
    self.details = details ?? "`\(name)` is \(meaning)."
    (self.isList, self.takesRest, self.isForReplays) = (isList, takesRest, isForReplays)
    (self.text, self.values, self.parameters, self.parse) = (text, values, parameters, parse)
  }

  /// All settings, in the order in which help and completion list them.
  package static let all: [SessionSetting] = [
    .rate, .estimator, .axis, .rule, .slop, .opening, .quirks, .trace, .detail, .undo,
  ]

  static let names = all.map { $0.name }

  /// Returns the setting with a name, or `nil` if there is none.
  static func named(_ name: String) -> SessionSetting? { all.first { $0.name == name } }

  /// Returns the candidates for the option, one for each of its values.
  func candidates(in catalog: Catalog) -> [Candidate] {
    values(catalog).map { Candidate("\(name)=\($0.text)", $0.meaning) }
  }

  /// Returns the current value as `set` accepts it, or `nil` if the session doesn't keep it.
  func value(in session: Session) -> String? {
    switch text {
    case .preference(let text): text(session.preferences)
    case .session(let text): text(session)
    case .none: nil
    }
  }
}

extension SessionSetting.Change {
  /// Applies the change, with errors placed at `span`, and returns the response to the change, or
  /// `nil` if events record the change.
  func apply(to session: inout Session, _ span: Span) throws(ScriptError) -> Response? {
    switch self {
    case .input(let setting):
      try session.set(setting(session.preferences), span: span)
      return nil
    case .session(let change): return change(&session)
    }
  }
}

extension NamedValue {
  /// Whether the value selects what the scene declares.
  var isOwn: Bool { value.text == NamedRule.nameOfOwn }
}

extension Sequence where Element: Named {
  /// The names as candidates, with their meanings.
  var candidates: [Candidate] { map { Candidate($0.name, $0.summary) } }
}
