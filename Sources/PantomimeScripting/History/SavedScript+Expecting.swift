import PantomimeKit
import PantomimeReporting

// The expectations of a saved script.

extension SavedScript {
  /// Adds an expectation that the user typed, if it held.
  mutating func add(expectation: Statement, held: Bool) throws(ScriptError) {
    let statement = try expectation.rewritten(expectation.tokensWithoutTime)
    // If it expects a misuse, `addMisuse()` has already written it, directly after the statement
    // that committed the misuse.
    if case .expectation(ofMisuse: true) = statement.command.role, held { return }
    if expected == .nothing { return }
    var asserted = replay
    guard held, case .verdict(let verdict)? = try? asserted.execute(statement).response,
      verdict.holds
    else {
      failed += 1
      return
    }
    replay = asserted
    write(expectation: statement.written)
  }

  /// Adds the expectation of a misuse that the last statement committed: the expectation that the
  /// user typed, or a new one if the misuse would otherwise be a failure.
  mutating func addMisuse() throws(ScriptError) {
    let typed = typedMisuse
    typedMisuse = nil
    let misuses = replay.last.misuses
    let misuse = misuses.first { !$0.isTolerated } ?? misuses.first
    let needed =
      replay.last.hasUnexpectedMisuse
      ? misuse.map { Statement.expecting("misuse \($0.rawValue)") } : nil
    guard let text = typed?.withoutTime ?? needed,
      let statement = try Statement(text, in: replay.catalogue)
    else { return }
    _ = try replay.execute(statement)
    write(expectation: text)
  }

  /// Writes an expectation.
  mutating func expect(_ claim: String) { write(expectation: Statement.expecting(claim)) }

  /// Writes an expectation, unless the preceding line is the same.
  private mutating func write(expectation line: String) {
    guard lines.last != line else { return }
    lines.append(line)
    expectations += 1
  }

  /// Expects the decision, the events that mark starts and completions, and the resulting state.
  mutating func expectOutcome(_ step: Session.Step) {
    for entry in step.entries {
      switch entry.event.theme {
      case .decided, .completed, .panRefused, .panIgnored, .tapIgnored, .holdRefused:
        let fields = entry.event.fields.map { " \($0.name)=\($0.value.text)" }.joined()
        expect("event \(Word.quoted(entry.event.name + fields))")
      default: break
      }
    }
    let isOfState = step.entries.contains {
      $0.event.theme == .state || $0.event.theme == .completed
    }
    if isOfState, let state = replay.simulation?.state {
      expect("state \(Word.quoted(state))")
    }
  }

  /// Expects the values in the answer.
  mutating func expectPaths(_ step: Session.Step, _ before: Session) {
    for value in Answers.answer(step, before: before.simulation, after: replay)?.now ?? []
    where replay.simulation?.read(value.path) == value.pathValue {
      expect("\(value.path) \(PathValueText.text(value.pathValue))")
    }
  }
}

/// The expectations of a saved script, in addition to those that the user typed.
enum SavedExpectations: String, Sendable, CaseIterable {
  case outcome, paths
  case nothing = "none"
}
