import PantomimeKit
import PantomimeReporting

/// `strip`: shows the last gesture and the time after it as a film strip.
package struct Strip: Command {
  package static let form = Form(
    "strip", "Shows the last gesture and what follows as a film strip.",
    details:
      "It runs until everything is at rest. The frames are spread over the motion and "
      + "include every decision, and if all that is visible lies in a part of the screen, they "
      + "show that part; `n=8` sets their number, `from=0.1 to=0.5` the time range, and "
      + "`view=card` shows that view alone. `forks=main,slow` shows branches one above the other, "
      + "at the same times. `as=FILE.svg` writes a file, `as=text` "
      + "describes it in words.",
    options: [count.form] + PictureTimeRange.options + [view.form, forks.form]
      + PictureForm.options,
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
  private static let forks = VerbKey.names(
    "forks", .fork, "forks to show one above the other, such as main,slow")

  private let count: Int?
  private let stretch: PictureTimeRange
  private let view: Word?
  /// The forks to show, or an empty array to show only the session.
  private let forks: [Word]
  private let form: PictureForm
  private let verb: Span

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    verb = arguments.verb.span
    count = try arguments.option(Self.count)?.value
    stretch = try PictureTimeRange(&arguments)
    view = try arguments.option(Self.view)?.value
    forks = try arguments.option(Self.forks)?.value ?? []
    form = try PictureForm(&arguments)
  }

  package var undoBehavior: UndoBehavior { forks.isEmpty ? .look : .past(isStep: false) }

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
    let films = try stretch.films(of: forks, in: session)
    return try form.response(
      Picture { room in
        let usual = min(8, FilmStrip.framesBeside(columns: room.columns))
        let strip =
          films.isEmpty
          ? film.strip(count ?? usual, of: name)
          : FilmStrip.strip(of: films, count ?? usual, of: name)
        return strip.drawing(columns: room.columns, rows: room.rows)
      }, in: session)
  }

  /// Returns the name under which a view was added, which the pictures use.
  private static func name(of view: String, in simulation: Simulation) -> String {
    let shown = simulation.shownViews
    if shown.contains(where: { $0.name == view }) { return view }
    // An alias names the view that has the same frame.
    let center = simulation.read("\(view).frame")
    return shown.first { simulation.read("\($0.name).frame") == center }?.name ?? view
  }
}

extension Statement {
  /// Returns the statement that shows a strip with the given number of pictures.
  package static func strip(pictures: Int) -> String {
    "\(Strip.form.name) \(Strip.count.name)=\(pictures)"
  }
}
