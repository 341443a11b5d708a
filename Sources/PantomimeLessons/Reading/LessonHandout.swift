package import PantomimeScripting

extension Lesson {
  /// Returns the document for paper: without answers and corrections, and with the numbers that a
  /// seed draws.
  ///
  /// - Throws: The error in the setup of a task.
  package func handout(seed: UInt64, in catalog: Catalog) throws(ScriptError) -> String {
    var handout = Handout(lesson: self, seed: seed, blank: Session(catalog))
    do throws(LessonProblem) {
      for line in LessonText.lines(of: source) { try handout.take(line) }
    } catch {
      throw error.error(at: Span(0, 1))
    }
    return handout.finish()
  }
}

extension Lesson {
  /// Returns the document in which the lesson starts with a seed for every learner.
  package func document(seed: UInt64) -> String {
    let line = "seed: \(seed)"
    var lines = LessonText.lines(of: source).map { $0.text }
    let end = lines.firstIndex { $0.hasPrefix("## ") } ?? lines.count
    func first(_ mark: String) -> Int? {
      lines[..<end].firstIndex { LessonText.trimmed($0).hasPrefix(mark) }
    }
    func isSeed(_ line: String) -> Bool { LessonText.trimmed(line).hasPrefix("seed:") }
    if let place = first("seed:") {
      lines[place] = line
      let others = lines[(place + 1)..<end].filter { !isSeed($0) }
      lines.replaceSubrange((place + 1)..<end, with: others)
    } else if let place = first("minutes:") {
      lines.insert(line, at: place + 1)
    } else if let place = first("# ") {
      lines.insert(contentsOf: ["", line], at: place + 1)
    }
    return LessonText.joined(lines, by: "\n")
  }
}

/// A writer that takes the lines of a lesson one by one.
private struct Handout {
  let lesson: Lesson
  let seed: UInt64
  let blank: Session
  private var text = ""
  /// The index of the current task, or `nil` before the first one.
  private var task: Int?
  private var names: Names?
  private var numbers: LessonSeed?
  /// Whether the lines are left out, from a block with an answer to the next block or title.
  private var isSkipping = false
  private var fence: Fence?
  private var isBlank = true

  /// The open fence.
  private enum Fence {
    case kept, setup, dropped
  }

  init(lesson: Lesson, seed: UInt64, blank: Session) {
    (self.lesson, self.seed, self.blank) = (lesson, seed, blank)
  }

  mutating func take(_ line: LessonLine) throws(LessonProblem) {
    let trimmed = LessonText.trimmed(line.text)
    if let fence {
      if trimmed == "```" { self.fence = nil }
      switch fence {
      case .dropped: return
      case .kept: return write(line.text)
      case .setup:
        var numbers = numbers ?? LessonSeed(seed, task: task ?? 0, variant: 0)
        let drawn = try line.drawing(&numbers, file: lesson.file).text
        write(names.map { LessonText.filled(drawn, $0) } ?? drawn)
        self.numbers = numbers
      }
    } else if trimmed.hasPrefix("```") {
      let words = trimmed.dropFirst(3).split(separator: " ").map { String($0) }
      let role = words.count > 1 && words[0] == "pan" ? LessonBlock.Role(rawValue: words[1]) : nil
      fence = role.map { $0 == .setup ? .setup : .dropped } ?? (isSkipping ? .dropped : .kept)
      isSkipping = role.map { $0 != .setup } ?? isSkipping
      if case .dropped = fence { return }
      write(line.text)
    } else if line.text.hasPrefix("## ") {
      endTask()
      try beginTask()
      write(line.text)
    } else if !isSkipping {
      write(names.map { LessonText.filled(line.text, $0) } ?? line.text)
    }
  }

  private mutating func beginTask() throws(LessonProblem) {
    let index = task.map { $0 + 1 } ?? 0
    task = index
    isSkipping = false
    let judge = TaskJudge(
      task: lesson.tasks[index], file: lesson.file, blank: blank,
      numbers: LessonSeed(seed, task: index, variant: 0))
    numbers = judge.numbers
    names = try judge.start().session.names
  }

  private mutating func endTask() {
    guard task != nil else { return }
    write("")
    write("Answer:")
    write("")
  }

  /// Writes a line, and only one of several blank lines.
  private mutating func write(_ line: String) {
    let isNextBlank = line.isEmpty
    if isBlank, isNextBlank { return }
    isBlank = isNextBlank
    text += line + "\n"
  }

  mutating func finish() -> String {
    endTask()
    let name = Lessons.named(lesson.name) == nil ? lesson.file : lesson.name
    return text + "`lesson \(name) seed=\(seed)` at the prompt of Pantomime plays these tasks.\n"
  }
}
