/// What `let` has given names to.
package struct Names: Sendable, Hashable {
  private var values: [String: String] = [:]

  package init() {}

  /// What a name stands for; `nil` if nobody has said so.
  package subscript(name: String) -> String? { values[name] }

  /// The names, sorted.
  package var all: [String] { values.keys.sorted() }

  /// Gives a name to a value; what it stood for before is forgotten.
  package mutating func set(_ name: String, to value: String) { values[name] = value }

  /// Refuses a name that nothing stands for.
  func unknown(_ name: String, _ span: Span) -> ScriptError {
    ScriptError(
      "there is no name '\(name)'", span,
      hint: values.isEmpty
        ? "say what it stands for first: let \(name)=VALUE"
        : Spelling.hint(name, among: all, what: "names"))
  }
}

/// A name that was written in a statement, and what stands there instead.
package struct Substitution: Sendable, Hashable {
  /// Where the name is written, its `$` included.
  package let span: Span
  package let name: String
  package let value: String
}
