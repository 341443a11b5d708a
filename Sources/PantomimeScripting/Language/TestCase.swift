/// A case of a script, which is one of its tests, with the values that names have in it.
package struct TestCase: Sendable, Hashable {
  /// The name of the test.
  package let name: String
  /// The values of names, in written order.
  package let parameters: [Parameter]
  /// The place of the test's name.
  let span: Span

  /// A name and its value.
  package struct Parameter: Sendable, Hashable {
    package let name: String
    package let value: String
  }

  /// The names that the case defines, whose values override those of `let`.
  var names: Names {
    var names = Names()
    for parameter in parameters { names.hold(parameter.name, at: parameter.value) }
    return names
  }

  /// Throws an error if another case has the same name, or if the cases define different names.
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
