import PantomimeReporting
import PantomimeScripting

/// A player of answers to a task, from the task's start.
struct LessonPlay {
  let lesson: Lesson
  let catalogue: Catalogue

  /// Plays lines from the start of a task.
  ///
  /// - Parameters:
  ///   - index: The index of the task.
  ///   - seed: The seed of the drawn numbers.
  ///   - variant: The number of earlier draws.
  /// - Returns: The player after the lines, or the error in one of them.
  func play(
    _ lines: [LessonLine], _ index: Int, seed: UInt64 = 1, variant: Int = 0
  ) -> Result<LessonPlayer, LessonProblem> {
    var record = LessonRecord(lesson.name, seed: seed, taskCount: lesson.tasks.count)
    record.current = index
    record.tasks[index].variant = variant
    var session = Session(catalogue)
    var player = LessonPlayer(lesson, record, in: session)
    var line = lesson.tasks[index].head
    do throws(ScriptError) {
      _ = try player.begin(in: &session)
      for next in lines.joiningContinued() {
        line = next
        _ = try player.take(
          LessonText.filled(next.text, session.names), in: &session, style: .plain)
      }
      return .success(player)
    } catch {
      return .failure(LessonProblem(error, line, file: lesson.file))
    }
  }
}
