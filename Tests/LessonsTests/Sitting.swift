import PantomimeLessons
import PantomimeReporting
import PantomimeScripting
import Testing

/// A session with a desk, played line by line.
struct Sitting {
  var session = Session(Catalog.standard.withLessons)
  var desk = LessonDesk(seed: 3)

  /// Plays a lesson up to a task, which is counted from 1.
  init(_ lesson: String? = nil, _ task: Int = 1) throws {
    guard let lesson else { return }
    try say("lesson \(lesson)")
    if task > 1 { try say("lesson \(task)") }
  }

  @discardableResult mutating func say(_ line: String) throws -> String {
    try desk.answer(line: line, in: &session, style: .plain).text
  }

  /// Says a line, and expects the answer to contain a text.
  mutating func say(
    _ line: String, expecting part: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let answer = try say(line)
    #expect(answer.contains(part), "\(line): \(answer)", sourceLocation: sourceLocation)
  }

  mutating func error(_ line: String) -> ScriptError? {
    let (session, desk) = (session, desk)
    do {
      _ = try say(line)
      return nil
    } catch {
      (self.session, self.desk) = (session, desk)
      return error as? ScriptError
    }
  }

  var state: TaskRecord.State? { desk.player?.taskRecord.state }
  var attempts: Int? { desk.player?.taskRecord.attempts }

  /// A lesson with one task, after which blocks of the task can be added.
  static let document = """
    # One

    About it.

    ## Task

    Expand the card.

    ```pan setup
    scene city-guide
    ```

    ```pan check
    expect state expanded
    ```

    It has.

    """
}
