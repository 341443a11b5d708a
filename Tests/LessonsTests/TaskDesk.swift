import PantomimeLessons
import PantomimeReporting
import PantomimeScripting

/// A player at the start of a task.
struct TaskDesk {
  let session: Session
  private let desk: LessonDesk

  /// Plays a lesson up to a task, which is counted from 1.
  init(_ lesson: String, _ task: Int, seed: Int = 1) throws {
    var session = Session(Catalog.standard.withLessons)
    var desk = LessonDesk(seed: 1)
    let first = "lesson \(lesson) seed=\(seed)"
    for line in [first] + Array(repeating: "skip", count: task - 1) {
      _ = try desk.answer(line: line, in: &session, style: .plain)
    }
    (self.session, self.desk) = (session, desk)
  }

  /// Returns whether the player calls the task solved; lines with errors have no effect.
  func isSolved(_ lines: [String]) -> Bool {
    var (session, desk) = (session, desk)
    for line in lines {
      let before = (session, desk)
      do {
        _ = try desk.answer(line: line, in: &session, style: .plain)
      } catch {
        (session, desk) = before
      }
    }
    return desk.player?.taskRecord.state == .solved
  }
}
