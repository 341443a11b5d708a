/// What `let` has given names to.
package struct Names: Sendable, Hashable {
  private var values: [String: String] = [:]
  /// What stands whatever is said: the parameters of a case.
  private var held: [String: String] = [:]

  package init() {}

  /// What a name stands for; `nil` if nobody has said so.
  package subscript(name: String) -> String? { held[name] ?? values[name] }

  /// The names, sorted.
  package var all: [String] { Set(values.keys).union(held.keys).sorted() }

  /// Gives a name to a value; what it stood for before is forgotten.
  package mutating func set(_ name: String, to value: String) { values[name] = value }

  /// Gives a name to a value that hides every other, whenever that is said.
  mutating func hold(_ name: String, at value: String) { held[name] = value }

  /// Refuses a name that nothing stands for.
  func unknown(_ name: String, _ span: Span) -> ScriptError {
    ScriptError(
      "unknown name '\(name)'", span,
      hint: all.isEmpty
        ? "define it first: let \(name)=VALUE"
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
