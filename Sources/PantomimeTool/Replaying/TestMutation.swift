import ArgumentParser
import Dispatch
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
final class MutationInspector: TestInspector, @unchecked Sendable {
  private let turns = DispatchQueue(label: "mutation")
  /// The number of statements that were removed, and the number of removals that made no
  /// difference; accessed only on `turns`.
  private var (tried, unnoticed) = (0, 0)

  var wantsSteps: Bool { true }

  func inspect(_ test: FinishedTest) -> TestFinding {
    guard test.replay.status == .passed, !test.isFoundWanting else { return TestFinding() }
    var finding = TestFinding()
    var seen: Set<String> = []
    var (tried, unnoticed) = (0, 0)
    for step in test.steps {
      guard let mutant = Mutant(removing: step.statement, from: test.bytes),
        seen.insert("\(mutant.line):\(mutant.column)").inserted
      else { continue }
      tried += 1
      guard mutant.passes(test) else { continue }
      unnoticed += 1
      finding.notes +=
        "unnoticed \(Printable.name(test.name.full)):\(mutant.line):\(mutant.column): "
        + "\(Printable.message(mutant.removed)): every assertion holds without it\n"
    }
    turns.sync {
      self.tried += tried
      self.unnoticed += unnoticed
    }
    return finding
  }

  func conclude(_ report: TestReport) -> TestConclusion {
    // With `--watch`, the statements of each run are counted separately.
    let (tried, unnoticed) = turns.sync {
      defer { (self.tried, self.unnoticed) = (0, 0) }
      return (self.tried, self.unnoticed)
    }
    return TestConclusion(
      text: "\(unnoticed) of \(tried) statements make no difference to any assertion\n",
      lines: [
        JSONText.object([
          ("v", .count(1)), ("event", .string("mutation")), ("statements", .count(tried)),
          ("unnoticed", .count(unnoticed)),
        ]).text
      ]
    )
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
