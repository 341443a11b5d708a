import PantomimeKit

/// `touches FILE`: plays a recording of touches.
package struct TouchesCommand: FingerCommand {
  package static let form = Form(
    "touches", "Plays a recording of touches.",
    details: "A recording is JSON lines such as {\"t\":0,\"phase\":\"down\",\"id\":1,\"x\":195,"
      + "\"y\":420}, or comma-separated values with the header t,phase,id,x,y. Its times are relative "
      + "to the first touch, in seconds unless `unit=` or a line `# unit: ms` changes that. "
      + "The clock advances to its last touch.",
    positionals: [Positional(.file)],
    options: [unit.form, place.form],
    example: ["scene city-guide", "touches touches/flick-up.jsonl"])

  private static let unit = VerbKey<TouchRecording.Unit>.choice(
    "unit", what: "unit", all: "units", "the unit of its times")
  private static let place = VerbKey.pair(
    "at", "at=195,420", "the position of its first touch, such as 195,420"
  ) { (word) throws(ScriptError) in try word.points() }

  private let file: Word
  private let unit: TouchRecording.Unit?
  private let place: Vector?

  var target: Word? { nil }

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    file = try arguments.next("a file", example: "touches flick.jsonl")
    unit = try arguments.option(Self.unit)?.value
    place = try arguments.option(Self.place)?.value
  }

  /// Returns the recording.
  private func stream(_ files: FileAccess) throws(ScriptError) -> TouchStream {
    switch files.read(file.text) {
    case .failure(let problem):
      throw ScriptError("'\(file.text)' cannot be read: \(problem.reason)", file.span)
    case .success(let bytes):
      do throws(RecordingError) {
        return try TouchRecording.read(bytes, unit: unit)
      } catch {
        throw ScriptError(error.text(file: file.text), file.span, hint: error.hint)
      }
    }
  }

  package static let refusalInReaction: RefusalInReaction? = .takesTime

  package var fileWords: [Word] { [file] }

  package var gesturePart: GesturePart { .whole }

  package func check(_ scene: SceneCheck) throws(ScriptError) {
    try scene.needsScene(file.span)
    if scene.files.isPossible { _ = try stream(scene.files) }
  }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    let now = try session.running(file.span).now
    var stream = try stream(session.host.files).shifted(by: now)
    session.current.hasReadFile = true
    if let place, let first = stream.touches.first?.touch.place {
      let (dx, dy) = (place.dx - first.x, place.dy - first.y)
      for index in stream.touches.indices {
        stream.touches[index].touch.place.x += dx
        stream.touches[index].touch.place.y += dy
      }
    }
    return try session.play(stream, span: file.span)
  }
}
