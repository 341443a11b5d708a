import PantomimeKit
import PantomimeReporting

/// `strip`: shows the last gesture and the time after it as a film strip.
package struct Strip: Command {
  package static let form = Form(
    "strip", "Shows the last gesture and what follows as a film strip.",
    details:
      "It runs until everything is at rest. The frames are those at which something "
      + "happens; `n=8` sets their number, `from=0.1 to=0.5` the time range, and `view=card` "
      + "shows that view alone. `as=FILE.svg` writes a file, `as=text` "
      + "describes it in words.",
    options: [count.form] + PictureTimeRange.options + [view.form] + PictureForm.options,
    example: ["scene city-guide", "drag on=card by=0,-150", "strip n=4"])

  /// The maximum number of pictures; our choice.
  private static let most = 100

  fileprivate static let count = VerbKey<Int>(
    "n", .number, "the number of frames, default as many as fit"
  ) { (word) throws(ScriptError) in
    let number = try word.number("a number of frames")
    guard let count = Int(exactly: number), (1...most).contains(count) else {
      throw ScriptError(
        "'\(word.text)' is not a number of frames", word.span,
        hint: "must be a whole number from 1 to \(most)")
    }
    return count
  }
  private static let view = VerbKey.name("view", .view, "the view to show")

  private let count: Int?
  private let stretch: PictureTimeRange
  private let view: Word?
  private let form: PictureForm
  private let verb: Span

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    verb = arguments.verb.span
    count = try arguments.option(Self.count)?.value
    stretch = try PictureTimeRange(&arguments)
    view = try arguments.option(Self.view)?.value
    form = try PictureForm(&arguments)
  }

  package var footing: UndoBehavior { .look }

  package func check(_ scene: SceneCheck) throws(ScriptError) {
    try scene.needsScene(verb)
    try form.check(scene)
    if let view { try scene.view(view) }
  }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    let simulation = try session.running(verb)
    if let view, !simulation.viewNames.contains(view.text) {
      throw ScriptError(.noView(view.text, among: simulation.viewNames), view.span)
    }
    guard let film = try stretch.film(of: session) else { return .nothing }
    let (count, name) = (count, view.map { Strip.name(of: $0.text, in: simulation) })
    return try form.response(
      Picture { columns in
        let usual = min(8, FilmStrip.framesBeside(columns: columns))
        return film.strip(count ?? usual, of: name).drawing(columns: columns)
      }, in: session)
  }

  /// Returns the name with which a view was added, which its pictures use.
  private static func name(of view: String, in simulation: Simulation) -> String {
    let shown = simulation.shownViews
    if shown.contains(where: { $0.name == view }) { return view }
    // An alias refers to the view with the same frame.
    let center = simulation.read("\(view).frame")
    return shown.first { simulation.read("\($0.name).frame") == center }?.name ?? view
  }
}

extension Film {
  /// Returns a strip with a number of pictures.
  func strip(_ count: Int, of view: String?) -> FilmStrip {
    let instants = instants(count)
    let entries = entries
    let frames = zip(instants, simulations(at: instants)).map { instant, simulation in
      FilmStrip.Frame(
        simulation, words: Caption.words(simulation, entries.filter { $0.time == instant }))
    }
    return FilmStrip(frames, of: view)
  }
}

extension Statement {
  /// Returns the statement that shows a strip with a number of pictures.
  package static func strip(pictures: Int) -> String {
    "\(Strip.form.name) \(Strip.count.name)=\(pictures)"
  }
}
