import PantomimeKit
import PantomimeReporting

/// `plot PATH …`: plots values over the last gesture and the time after it.
package struct PlotCommand: Command {
  package static let form = Form(
    "plot", "Plots values over time: the last gesture and what follows.",
    details:
      "It runs until everything is at rest; `from=0.1 to=0.5` selects a part of the "
      + "time. Each component of a path is a curve. While a finger drives the value, the "
      + "curves are dashed. `against=PATH` plots the values over another path instead of "
      + "time. `plot rule=half threshold=0.4` plots the decisions of a rule with its parameters "
      + "over position and velocity; `against=RULE` highlights where another rule "
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
  /// Other forks whose values are also plotted.
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

  package var footing: UndoBehavior { forks.isEmpty ? .look : .past(isStep: false) }

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
    let (names, across) = (paths.map { $0.text }, against?.text)
    let others = try otherFilms(in: session)
    return try form.response(
      Picture { columns in
        var plot = film.plot(names, against: across, samples: 2 * columns)
        for (fork, other) in others {
          plot.add(other.plot(names, against: across, samples: 2 * columns), of: fork)
        }
        return plot.drawing(columns: columns)
      }, in: session)
  }

  /// Returns the same interval of other forks.
  private func otherFilms(in session: Session) throws(ScriptError) -> [(fork: String, film: Film)] {
    var films: [(fork: String, film: Film)] = []
    for name in forks where name.text != session.history.branch {
      guard let other = session.history?.switched(to: name.text, from: session) else {
        throw ScriptError.noFork(name, in: session)
      }
      if let film = try stretch.film(of: other) { films.append((name.text, film)) }
    }
    return films
  }
}

extension Film {
  /// Returns the curves of some paths, from about a number of samples.
  func plot(_ paths: [String], against across: String?, samples: Int) -> Plot {
    let instants = evenly(max(samples, 2))
    let simulations = simulations(at: instants)
    let x = simulations.map { simulation in
      across.map { simulation.read($0)?.numbers.first } ?? simulation.now.seconds
    }
    let curves = paths.flatMap { path in
      let values = simulations.map { $0.read(path) }
      let known = values.compactMap { $0 }.first { !$0.numbers.isEmpty }
      let components = known.map { $0.components } ?? []
      return (0..<max(1, known?.numbers.count ?? 1)).map { index in
        Plot.Curve(
          components.isEmpty ? path : "\(path).\(components[index])",
          unit: known.map { PathValueText.unit($0) } ?? "",
          points: zip(x, values).map { x, value in
            guard let x, let numbers = value?.numbers, numbers.indices.contains(index) else {
              return nil
            }
            return Point(x: x, y: numbers[index])
          })
      }
    }
    let name = simulations.first?.name ?? ""
    var plot = Plot(
      "\(paths.joined(separator: ", ")) in \(name)", across: across ?? "s", curves: curves)
    if across == nil {
      plot.events = events
      plot.fingers = holds(simulations)
    }
    return plot
  }

  /// Returns the intervals in which a pan holds the displayed values.
  private func holds(_ simulations: [Simulation]) -> [ClosedRange<Double>] {
    var holds: [ClosedRange<Double>] = []
    var start: Double?
    var last = 0.0
    for simulation in simulations {
      let isHeld = simulation.pan.state.isActive
      let now = simulation.now.seconds
      if isHeld, start == nil { start = now }
      if !isHeld, let begun = start {
        holds.append(begun...max(begun, last))
        start = nil
      }
      last = now
    }
    if let start { holds.append(start...max(start, last)) }
    return holds
  }
}

extension Statement {
  /// Returns the statement that plots paths.
  package static func plot(_ paths: [String]) -> String {
    "\(PlotCommand.form.name) \(paths.joined(separator: " "))"
  }

  /// Returns the statement that plots the decisions of a rule.
  package static func plot(rule: String) -> String {
    "\(PlotCommand.form.name) \(PlaneStatement.subject.name)=\(rule)"
  }
}
