/// The names that `let` has defined.
package struct Names: Sendable, Hashable {
  private var values: [String: String] = [:]
  /// The values that `let` can't change, which are the parameters of a test case.
  private var held: [String: String] = [:]

  package init() {}

  /// Returns the value of a name, or `nil` if the name is undefined.
  package subscript(name: String) -> String? { held[name] ?? values[name] }

  /// All names, sorted.
  package var all: [String] { Set(values.keys).union(held.keys).sorted() }

  /// Defines a name, whose earlier value is replaced.
  package mutating func set(_ name: String, to value: String) { values[name] = value }

  /// Defines a name with a value that overrides all other values, including later ones.
  mutating func hold(_ name: String, at value: String) { held[name] = value }

  /// Returns the error for an undefined name.
  func unknown(_ name: String, _ span: Span) -> ScriptError {
    ScriptError(
      "unknown name '\(name)'", span,
      hint: all.isEmpty
        ? "define it first: let \(name)=VALUE"
        : Spelling.hint(name, among: all, what: "names"))
  }
}

/// A name in a statement, and the value that replaces it.
struct Substitution: Sendable, Hashable {
  /// The place of the name in the line, including its `$`.
  let span: Span
  let name: String
  let value: String
}
