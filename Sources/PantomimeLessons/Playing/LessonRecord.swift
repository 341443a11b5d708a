import PantomimeKit

/// The progress of a learner in a lesson.
package struct LessonRecord: Sendable, Hashable {
  /// The name of the lesson.
  package let name: String
  /// The seed of the numbers that the lesson draws.
  package private(set) var seed: UInt64
  /// The index of the current task.
  package internal(set) var current = 0
  /// The progress in each task.
  package internal(set) var tasks: [TaskRecord]

  init(_ name: String, seed: UInt64, taskCount: Int) {
    (self.name, self.seed) = (name, seed)
    tasks = Array(repeating: TaskRecord(), count: taskCount)
  }

  /// The number of solved tasks.
  package var solved: Int { tasks.count { $0.state == .solved } }

  /// The number of tasks whose solution was shown, and that haven't been solved.
  package var shown: Int { tasks.count { $0.state.isShown } }

  /// Returns the progress with a seed for other numbers: nothing that was solved is lost, and a task
  /// whose solution was shown can be solved if it has another solution with these numbers.
  ///
  /// - Parameter play: The lesson of the record.
  func drawn(with seed: UInt64, _ play: LessonPlay) -> LessonRecord {
    var record = self
    record.seed = seed
    for index in tasks.indices {
      record.tasks[index].variant = 0
      if tasks[index].state.isShown, play.lesson.tasks.indices.contains(index) {
        let solution = play.solution(index, seed: seed, variant: 0)
        let isRead = tasks[index].shown.contains { draw in
          play.solution(index, seed: draw.seed, variant: draw.variant) == solution
        }
        record.tasks[index].state = isRead ? .shown : .shownBefore
      }
    }
    if tasks[current].state == .solved {
      record.current = tasks.indices.first { tasks[$0].state != .solved } ?? 0
    }
    return record
  }
}

/// The progress of a learner in a task.
package struct TaskRecord: Sendable, Hashable {
  package enum State: String, Sendable, CaseIterable {
    case open, solved, skipped
    /// The learner has read the solution, so that the task can't be solved with the present numbers.
    case shown
    /// The learner has read the solution for numbers of other seeds, and the present numbers have
    /// another one.
    case shownBefore = "shown-before"

    /// Whether the learner has read the solution, and hasn't solved the task.
    package var isShown: Bool {
      switch self {
      case .shown, .shownBefore: true
      case .open, .solved, .skipped: false
      }
    }
  }

  /// A draw of the task's numbers.
  package struct Draw: Sendable, Hashable {
    package let seed: UInt64
    package let variant: Int
  }

  package internal(set) var state = State.open
  /// The number of failed attempts.
  package internal(set) var attempts = 0
  /// The number of hints that the learner has read.
  package internal(set) var hints = 0
  /// The number of times that the task's numbers were drawn again.
  package internal(set) var variant = 0
  /// The names of the mistakes that the learner has made, each listed once.
  package internal(set) var mistakes: [String] = []
  /// The draws whose solution the learner has read, each listed once.
  package internal(set) var shown: [Draw] = []
}

// MARK: - As text

extension LessonRecord {
  /// The record on one line: `NAME seed=S task=N STATE:ATTEMPTS:HINTS:VARIANT:MISTAKES …`, and
  /// `:SEED.VARIANT,…` after a task whose solution was shown.
  package var line: String {
    let tasks = tasks.map { task in
      "\(task.state.rawValue):\(task.attempts):\(task.hints):\(task.variant):"
        + LessonText.joined(task.mistakes, by: ",")
        + (task.shown.isEmpty
          ? "" : ":" + LessonText.joined(task.shown.map { "\($0.seed).\($0.variant)" }, by: ","))
    }
    return LessonText.joined(["\(name) seed=\(seed) task=\(current + 1)"] + tasks, by: " ")
  }

  /// Reads a record from a line, or returns `nil` if the line isn't a record.
  package init?(line: String) {
    let words = line.split(separator: " ").map { String($0) }
    guard words.count > 3, words[1].hasPrefix("seed="), words[2].hasPrefix("task="),
      let seed = UInt64(words[1].dropFirst(5)), let task = Int(words[2].dropFirst(5))
    else { return nil }
    var tasks: [TaskRecord] = []
    for word in words.dropFirst(3) {
      let parts = word.split(separator: ":", omittingEmptySubsequences: false).map { String($0) }
      guard (5...6).contains(parts.count), let state = TaskRecord.State(rawValue: parts[0]),
        let attempts = Int(parts[1]), let hints = Int(parts[2]), let variant = Int(parts[3])
      else { return nil }
      // A record without draws was written when only the present numbers counted.
      let present = state == .shown ? [TaskRecord.Draw(seed: seed, variant: max(0, variant))] : []
      tasks.append(
        TaskRecord(
          state: state, attempts: max(0, attempts), hints: max(0, hints), variant: max(0, variant),
          mistakes: parts[4].split(separator: ",").map { String($0) },
          shown: parts.count == 6 ? parts[5].split(separator: ",").compactMap(Self.draw) : present))
    }
    guard tasks.indices.contains(task - 1) else { return nil }
    (name, self.seed, current, self.tasks) = (words[0], seed, task - 1, tasks)
  }

  private static func draw(_ text: Substring) -> TaskRecord.Draw? {
    let numbers = text.split(separator: ".")
    guard numbers.count == 2, let seed = UInt64(numbers[0]), let variant = Int(numbers[1]) else {
      return nil
    }
    return TaskRecord.Draw(seed: seed, variant: max(0, variant))
  }
}
