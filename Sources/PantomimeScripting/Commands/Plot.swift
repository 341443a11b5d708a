import PantomimeKit
import PantomimeReporting

/// `plot PATH …`: plots values over the last gesture and the time after it.
package struct PlotCommand: Command {
  package static let form = Form(
    "plot", "Plots values over time: the last gesture and what follows.",
    details:
      "It runs until everything is at rest; `from=0.1 to=0.5` selects a time "
      + "range. Each component of a path is a curve; curves with the same unit share a panel. "
      + "Bars mark held, running and delayed phases; a jump has an open and a filled end. "
      + "`against=PATH` plots the values over another path instead of "
      + "time. `plot rule=half threshold=0.4` plots the decisions of a rule with its parameters "
      + "over distance and velocity; `against=RULE` hatches where another rule "
      + "differs. `as=FILE.svg` writes a file, `as=text` describes each curve's start, end and range in words.",
    positionals: [Positional(.path, isOptional: true)],
    options: PictureTimeRange.options
      + [PlaneStatement.counterpart.form, forks.form, PlaneStatement.subject.form]
      + PictureForm.options,
    more: "…",
    example: ["scene city-guide", "drag on=card by=0,-150", "plot fraction progress"])

  private static let forks = VerbKey.names(
    "forks", .fork, "forks to plot as well, such as main,slow")

  private enum Subject {
    case values([Word], against: Word?)
    case decisions(PlaneStatement)
  }

  private let subject: Subject
  private let stretch: PictureTimeRange
  /// The other forks whose values are plotted in addition to those of the session.
  private let forks: [Word]
  private let form: PictureForm
  private let verb: Span

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    verb = arguments.verb.span
    stretch = try PictureTimeRange(&arguments)
    form = try PictureForm(&arguments)
    if try arguments.option(PlaneStatement.subject) != nil {
      forks = []
      subject = .decisions(
        try PlaneStatement(&arguments, besides: PictureForm.options.map { $0.name }))
      return
    }
    let against = try arguments.option(PlaneStatement.counterpart)?.word
    forks = try arguments.option(Self.forks)?.value ?? []
    var paths: [Word] = [try arguments.next("a path", example: "plot fraction")]
    while let path = arguments.next() { paths.append(path) }
    subject = .values(paths, against: against)
  }

  package var undoBehavior: UndoBehavior { forks.isEmpty ? .look : .past(isStep: false) }

  package func check(_ scene: SceneCheck) throws(ScriptError) {
    try scene.needsScene(verb)
    try form.check(scene)
    guard case .values(let paths, let against) = subject else { return }
    for path in paths { try scene.path(path) }
    if let against { try scene.path(against) }
  }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    switch subject {
    case .decisions(let plane):
      try form.response(try plane.picture(in: session, verb), in: session)
    case .values(let paths, let against): try values(paths, against, in: session)
    }
  }

  private func values(
    _ paths: [Word], _ against: Word?, in session: Session
  ) throws(ScriptError) -> Response {
    for path in paths + [against].compactMap({ $0 }) {
      let value = try session.read(path)
      switch value {
      case .word, .flag:
        throw ScriptError(
          "'\(path.text)' has no numbers", path.span,
          hint: "choose a numeric path, for example: time")
      default: break
      }
    }
    guard let film = try stretch.film(of: session) else { return .nothing }
    for path in paths where !film.hasNumbers(path.text) {
      throw ScriptError(
        "'\(path.text)' has no numbers there", path.span,
        hint: "it is `none` for the whole plotted range; choose another with `from=` and `to=`")
    }
    let (names, across) = (paths.map { $0.text }, against?.text)
    let others = try stretch.films(
      of: forks.filter { $0.text != session.history.branch }, in: session)
    let rule = session.simulation?.decisionRecord?.rule
    return try form.response(
      Picture { room in
        var plot = film.plot(names, against: across, samples: 2 * room.columns, rule: rule)
        for (fork, other) in others {
          plot.add(other.plot(names, against: across, samples: 2 * room.columns), of: fork)
        }
        return plot.drawing(columns: room.columns, rows: room.rows)
      }, in: session)
  }
}

extension Statement {
  /// Returns the statement that plots paths.
  package static func plot(_ paths: [String]) -> String {
    "\(PlotCommand.form.name) \(paths.joined(separator: " "))"
  }

  /// Returns the statement that plots the decisions of one rule, or the differences between two
  /// rules.
  package static func plot(rule: String, against other: String? = nil) -> String {
    "\(PlotCommand.form.name) \(PlaneStatement.subject.name)=\(rule)"
      + (other.map { " \(PlaneStatement.counterpart.name)=\($0)" } ?? "")
  }
}
