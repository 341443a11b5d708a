/// One of the tests that a script makes, with what names stand for in it.
package struct TestCase: Sendable, Hashable {
  /// What it is called.
  package let name: String
  /// What it says of each name, in the order in which it says it.
  package let parameters: [Parameter]
  /// Where its name is written.
  let span: Span

  /// A name, and what it stands for.
  package struct Parameter: Sendable, Hashable {
    package let name: String
    package let value: String
  }

  /// What names stand for in it, whatever `let` says of them.
  var names: Names {
    var names = Names()
    for parameter in parameters { names.hold(parameter.name, at: parameter.value) }
    return names
  }

  /// Refuses a case that is not one beside the others.
  func refuse(beside others: [TestCase]) throws(ScriptError) {
    if others.contains(where: { $0.name == name }) {
      throw ScriptError(
        "duplicate case '\(name)'", span, hint: "give each case a unique name")
    }
    guard let first = others.first else { return }
    let (own, wanted) = (parameters.map { $0.name }, first.parameters.map { $0.name })
    let missing = wanted.filter { !own.contains($0) }
    let extra = own.filter { !wanted.contains($0) }
    guard !missing.isEmpty || !extra.isEmpty else { return }
    let problem =
      missing.isEmpty
      ? "defines '\(extra[0])', which '\(first.name)' does not" : "does not define '\(missing[0])'"
    throw ScriptError(
      "the case '\(name)' \(problem)", span,
      hint: "all cases must define the same names: \(Spelling.list(wanted, "and"))")
  }
}
