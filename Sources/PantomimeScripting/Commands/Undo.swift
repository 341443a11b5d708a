import PantomimeKit
import PantomimeReporting

/// `undo [N]`, `undo until TIME`: undoes steps.
package struct Undo: Command {
  package static let form = Form(
    "undo", "Reverts the last step, or several.",
    details:
      "A step is a statement with an effect. The `use` of a file is one step; a statement that only "
      + "shows something is not a step. `undo until 0.3` returns to the session at that time, even within a gesture, "
      + "and is a step itself. `redo` repeats undone steps until another step is "
      + "made. `history` lists the steps.",
    positionals: [Positional(.number, isOptional: true)], more: "| until TIME",
    example: ["scene city-guide", "tap on=card", "run", "undo"])

  /// The word that precedes an instant.
  private static let relation = "until"

  package static func candidates(
    after given: [String], for completer: Completer
  ) -> [Candidate]? {
    given.isEmpty ? [Candidate(relation, "followed by an instant")] : []
  }

  private enum Goal {
    case steps(Int)
    case instant(TimeValue)
  }

  private let goal: Goal
  private let span: Span

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    let verb = arguments.verb.span
    if arguments.accept(Self.relation) != nil {
      let time = try arguments.next("a time after 'until'", example: "undo until 0.3")
      goal = .instant(try TimeValue(time))
      span = time.span
      return
    }
    let word = arguments.next()
    goal = .steps(
      try word.map { word throws(ScriptError) in
        try word.steps("a number of steps", instead: "for example: undo 3, or undo until 0.3")
      } ?? 1)
    span = word?.span ?? verb
  }

  package var role: CommandRole { .travel }

  package var undoBehavior: UndoBehavior {
    if case .instant = goal { .past(isStep: true) } else { .past(isStep: false) }
  }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    switch goal {
    case .steps(let count): return try undo(count, in: &session)
    case .instant(let time):
      _ = try session.running(span)
      let instant = session.options.frames.instant(at: time)
      let history = session.history
      var other = try session.undone(until: instant, span: span)
      let past = other.history?.past
      other.history = history
      other.history?.kind = .instead(of: past)
      session.become(other)
      return SessionSummary(session).response(
        Clause(.undone, detail: "everything after \(Numerals.text(instant.seconds)) s"))
    }
  }

  private func undo(_ count: Int, in session: inout Session) throws(ScriptError) -> Response {
    let known = session.history?.count ?? 0
    guard let other = session.undone(count), let last = session.history?.past?.done else {
      if session.host.shouldStop() { throw ScriptError.interrupted(span) }
      let reachable = session.history?.reachable ?? 0
      guard reachable == known else {
        throw ScriptError(
          "undo reaches back \(reachable) step\(reachable == 1 ? "" : "s"), not \(count)", span,
          hint: "`set undo=all` reaches further")
      }
      guard known > 0 else {
        throw ScriptError(
          "there is nothing to undo", span,
          hint: "a statement that only shows something is not a step")
      }
      throw ScriptError(
        "\(known) step\(known == 1 ? "" : "s") can be undone, not \(count)", span,
        hint: "undo \(known) returns to the start")
    }
    let detail = last.summary(from: last.first(behind: known - count), count)
    session.become(other)
    return SessionSummary(session).response(
      Clause(.undone, count: count, detail: detail), still: last.keptNames(behind: known - count))
  }
}

extension HistoryEntry {
  /// Returns the steps up to this one as a phrase: the only step, or else the number of steps and
  /// the first step.
  func summary(from first: HistoryEntry?, _ count: Int) -> String {
    count == 1 ? quoted : "\(count) steps, from \((first ?? self).quoted) on"
  }

  /// Returns the remark that names keep their values if one of the steps after the first `count`
  /// steps, up to this one, defines a name; otherwise returns `nil`.
  func keptNames(behind count: Int) -> Clause? {
    var next: HistoryEntry? = self
    while let past = next, past.number > count {
      if case .definition = past.statement.command.role { return Clause(.namesKept) }
      next = past.previous
    }
    return nil
  }
}
