import PantomimeKit
import PantomimeReporting

/// `timeline`: shows the activity of recognizers and animators during the last gesture and the time
/// after it.
struct TimelineCommand: Command {
  static let form = Form(
    "timeline", "Shows touches, recognizers, animators, transitions and timers over time.",
    details:
      "It covers the last gesture and what follows until everything is at rest, or the range "
      + "`from=0.1 to=0.5`. A bar is divided where the state changes; moving parts are "
      + "darker than waiting ones. Idle rows are omitted. `as=FILE.svg` writes a file, `as=text` describes it in words.",
    options: PictureTimeRange.options + PictureForm.options,
    example: ["scene city-guide", "drag on=card by=0,-150", "timeline"])

  private let stretch: PictureTimeRange
  private let form: PictureForm
  private let verb: Span

  init(_ arguments: inout Arguments) throws(ScriptError) {
    verb = arguments.verb.span
    stretch = try PictureTimeRange(&arguments)
    form = try PictureForm(&arguments)
  }

  var undoBehavior: UndoBehavior { .look }

  func check(_ scene: SceneCheck) throws(ScriptError) {
    try scene.needsScene(verb)
    try form.check(scene)
  }

  func run(in session: inout Session) throws(ScriptError) -> Response {
    _ = try session.running(verb)
    guard let film = try stretch.film(of: session) else { return .nothing }
    let timeline = film.timeline
    return try form.response(
      Picture { room in timeline.drawing(columns: room.columns, rows: room.rows) }, in: session)
  }
}

extension Statement {
  /// The statement that shows a timeline.
  package static var timeline: String { TimelineCommand.form.name }
}
