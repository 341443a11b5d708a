import PantomimeKit
import PantomimeReporting

/// `history [all|N]`: lists the steps so far, with their outcomes.
struct HistoryCommand: Command {
  static let form = Form(
    "history", "Lists the steps with their times and outcomes.",
    details: "It lists the last 20, a given number, or all. `undo` reverts steps.",
    positionals: [Positional(.words(["all"]), isOptional: true)],
    example: ["scene city-guide", "tap on=card", "run", "history"])

  /// The default number of listed steps; our choice.
  private static let usual = 20

  private let most: Int

  init(_ arguments: inout Arguments) throws(ScriptError) {
    guard arguments.accept("all") == nil else {
      most = .max
      return
    }
    most =
      try arguments.next().map { word throws(ScriptError) in
        try word.steps("a number of steps", instead: "for example: history all, or history 50")
      } ?? Self.usual
  }

  var undoBehavior: UndoBehavior { .past(isStep: false) }

  func run(in session: inout Session) throws(ScriptError) -> Response {
    guard let history = session.history, let last = history.past else {
      return .page(Page().adding("no steps yet\n" + Self.undone(session)))
    }
    var page = Page()
    let steps = HistoryEntry.steps(upTo: last, most: most)
    let earlier = history.count - steps.count
    if earlier > 0 {
      page.add("\(earlier) earlier step\(earlier == 1 ? "" : "s"): `history all` lists them\n")
    }
    var table = PlainTable([
      .init("step", .decimal), .init("at s", .decimal), .init("statement"),
      .init("outcome"),
    ])
    var rows: [[String]] = []
    var after = session.now
    var recall = Recall(history, for: session)
    for step in steps {
      rows.append([
        "\(step.last.number)", Numerals.text(after.seconds, decimals: Numerals.shownDecimals),
        Printable.shortened(step.last.typed, to: Self.room),
        step.last.headline(in: history, of: session, &recall),
      ])
      after = step.first.stood.now
    }
    for row in rows.reversed() { table.add(row) }
    page.add(table)
    page.add(Self.undone(session))
    return .page(page)
  }

  /// The longest statement printed in full, in columns; our choice.
  private static let room = 34

  /// Returns the line about undone steps.
  private static func undone(_ session: Session) -> String {
    guard let history = session.history, history.undone > 0,
      let next = history.undoneLast?.first(behind: history.count)
    else { return "" }
    let more = history.undone > 1 ? " and \(history.undone - 1) more" : ""
    return "undone: \(next.quoted)\(more); `redo` repeats it\n"
  }
}

extension Page {
  fileprivate func adding(_ text: String) -> Page {
    var page = self
    page.add(text)
    return page
  }
}

extension HistoryEntry {
  /// Returns the headline of the statement's answer, found by executing the statement again.
  fileprivate func headline(
    in history: SessionHistory, of session: Session, _ recall: inout Recall
  ) -> String {
    guard let bare = try? recall.session(before: self) else { return "" }
    let before = bare.with(before: self, in: history).withPersistentState(of: session)
    if case .upTo(let instant) = kind { return "until \(Numerals.text(instant.seconds)) s" }
    var after = before
    guard let step = try? after.execute(statement) else { return "" }
    let outcome =
      Answers.answer(step, before: before.simulation, after: after)?.outcome ?? []
    // For a step that moved within the history, the headline is the point to which it moved.
    if case .travel = statement.command.role { return outcome.last?.text ?? "" }
    return outcome.first?.text ?? ""
  }
}
