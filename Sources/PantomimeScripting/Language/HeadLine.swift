import PantomimeKit
import PantomimeReporting

/// A line in the head of a script.
package enum HeadLine: Sendable, Hashable {
  case test(TestLine)
  case testCase(TestCase)
}

/// The contents of a `test` statement.
package struct TestLine: Sendable, Hashable {
  package let about: String
  package let tags: [String]
  package let skip: String?
  package let knownFailure: String?
  /// The language version of the script, or `nil` if it declares none.
  package let language: Int?
}

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
  func refuse(beside first: TestCase?, named names: Set<String>) throws(ScriptError) {
    if names.contains(name) {
      throw ScriptError(
        "duplicate case '\(name)'", span, hint: "give each case a unique name")
    }
    guard let first else { return }
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

/// The versions that output files declare.
package enum LanguageVersion {
  /// The version of the language that the program reads and writes.
  ///
  /// Since version 2, `tap` puts a finger on the screen. Everything else has kept its meaning.
  package static let number = 2

  /// The program and its version.
  package static let program = "pantomime \(ProgramVersion.current)"

  /// The program with its version, and the version of the language.
  package static let text = "\(program), language \(number)"

  /// The versions of the file formats: that of the language, and the `v` in each kind of JSON
  /// lines.
  package static let formats =
    "language \(number), reports 1, traces \(Trace.version), recordings 1, "
    + "answers \(AnswerLines.version)"
}
