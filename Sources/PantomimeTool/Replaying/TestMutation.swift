import ArgumentParser
import PantomimeFiles
import PantomimeReporting
import PantomimeScripting

/// `replay --mutate`: lists each statement that can be removed without any assertion of the test
/// failing.
struct TestMutation: ParsableArguments {
  @Flag(help: "Report the statements whose removal no assertion notices.")
  var mutate = false

  /// The inspector that looks for such statements, or `nil` if the option isn't given.
  var inspector: MutationInspector? { self.mutate ? MutationInspector() : nil }
}

/// An inspector that runs each passing test again for every statement, with that statement removed.
final class MutationInspector: TestInspector {
  /// The statements that were removed, by the paths of their scripts.
  private let removals = Guarded<[String: [Removal]]>([:])

  /// A statement of a script, and the cases that ran without it.
  private struct Removal {
    let (line, column): (Int, Int)
    let text: String
    /// The names of the cases, or `nil` for a script without cases, and whether all assertions held.
    var trials: [(caseName: String?, isUnnoticed: Bool)] = []
  }

  var wantsSteps: Bool { true }

  func inspect(_ test: FinishedTest) -> TestFinding {
    guard test.replay.status == .passed, !test.isFoundWanting else { return TestFinding() }
    var seen: Set<String> = []
    var found: [(mutant: Mutant, isUnnoticed: Bool)] = []
    for step in test.steps {
      guard let mutant = Mutant(removing: step.statement, from: test.bytes),
        seen.insert("\(mutant.line):\(mutant.column)").inserted
      else { continue }
      found.append((mutant, mutant.passes(test)))
    }
    removals.withLock { removals in
      for (mutant, isUnnoticed) in found {
        MutationInspector.note(
          mutant, (test.name.caseName, isUnnoticed), in: &removals[test.name.path, default: []])
      }
    }
    return TestFinding()
  }

  private static func note(
    _ mutant: Mutant, _ trial: (caseName: String?, isUnnoticed: Bool), in known: inout [Removal]
  ) {
    let index = known.firstIndex { $0.line == mutant.line && $0.column == mutant.column }
    if index == nil {
      known.append(Removal(line: mutant.line, column: mutant.column, text: mutant.removed))
    }
    known[index ?? known.count - 1].trials.append(trial)
  }

  func conclude(_ report: TestReport) -> TestConclusion {
    // With `--watch`, the statements of each run are counted separately.
    let removals = removals.exchange(for: [:])
    var paths: [String] = []
    for test in report.cases where removals[test.test.path] != nil && paths.last != test.test.path {
      if !paths.contains(test.test.path) { paths.append(test.test.path) }
    }
    // The cases may have ended in another order.
    var order: [String: Int] = [:]
    for (index, test) in report.cases.enumerated() { order[test.test.full] = index }
    var text = ""
    for path in paths {
      let sorted = (removals[path] ?? []).sorted { ($0.line, $0.column) < ($1.line, $1.column) }
      for removal in sorted {
        text += MutationInspector.line(removal, path) { name in
          order[TestName(path: path, case: name).full] ?? 0
        }
      }
    }
    let trials = removals.values.flatMap { $0.flatMap { $0.trials } }
    let (tried, unnoticed) = (trials.count, trials.count { $0.isUnnoticed })
    return TestConclusion(
      text: text + "\(unnoticed) of \(tried) statements make no difference to any assertion\n",
      lines: [
        JSONText.object([
          ("v", .count(1)), ("event", .string("mutation")), ("statements", .count(tried)),
          ("unnoticed", .count(unnoticed)),
        ]).text
      ]
    )
  }

  /// Returns the line about a statement that no assertion needs, or an empty text.
  private static func line(
    _ removal: Removal, _ path: String, order: (String?) -> Int
  ) -> String {
    let cases = removal.trials.filter { $0.isUnnoticed }.map { $0.caseName }
      .sorted { order($0) < order($1) }.compactMap { $0 }
    guard removal.trials.contains(where: { $0.isUnnoticed }) else { return "" }
    let isEvery = cases.count == removal.trials.count && cases.count > 1
    let names = isEvery ? "in every case" : "in " + cases.joined(separator: ", ")
    return "unnoticed \(Printable.name(path)):\(removal.line):\(removal.column): "
      + "\(Printable.message(removal.text)): every assertion holds without it"
      + (cases.isEmpty ? "" : ", \(Printable.message(names))") + "\n"
  }
}

extension CommandRole {
  fileprivate var isExpectation: Bool { if case .expectation = self { true } else { false } }
}

/// A script with one statement removed.
private struct Mutant {
  /// The line and column of the statement, counted from 1.
  let (line, column): (Int, Int)
  let removed: String
  private let bytes: [UInt8]

  /// A statement that replaces the removed one and has no effect.
  private static let nothing = "set detail=answer"

  /// Creates the script, or returns `nil` if removing the statement would prove nothing: for an
  /// assertion, a definition, the start of a scene, or a statement in an included file.
  init?(removing statement: Statement, from script: [UInt8]) {
    switch statement.command.role {
    case .expectation, .definition, .head, .scene, .restart, .use, .quit: return nil
    case .reaction(let roles) where roles.contains { $0.isExpectation }: return nil
    case .plain, .pan, .fingers, .gesture, .tap, .maker, .reaction, .preference, .travel: break
    }
    guard statement.file == nil, statement.command.isStep,
      let edit = statement.replaced(by: Mutant.nothing), edit.old != Mutant.nothing
    else { return nil }
    bytes = Acceptance.bytes(script, with: [edit])
    (line, column, removed) = (edit.line, edit.span.start + 1, edit.old)
  }

  /// Returns whether the test passes without the statement.
  func passes(_ test: FinishedTest) -> Bool {
    let script = Script(
      bytes, file: test.file.name, files: test.file.files, case: test.name.caseName,
      in: ProgramCatalog.catalog)
    return PantomimeScripting.Replay(
      script, file: test.file.name, in: ScriptRun.session(for: test.file)
    ).status == .passed
  }
}
