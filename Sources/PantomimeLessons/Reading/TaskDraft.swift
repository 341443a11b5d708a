/// A task while it's being parsed.
struct TaskDraft {
  let title: String
  let head: LessonLine
  private var text: [String] = []
  private(set) var blocks: [LessonBlock] = []

  init(title: String, head: LessonLine) { (self.title, self.head) = (title, head) }

  /// Adds a paragraph to the task or to its last block; returns `false` if neither accepts it.
  mutating func add(_ paragraph: String) -> Bool {
    guard let last = blocks.last else {
      text.append(paragraph)
      return true
    }
    switch last.role {
    case .setup: text.append(paragraph)
    case .check, .answer, .broken, .trial, .mistake:
      blocks[blocks.count - 1].paragraphs.append(paragraph)
    case .healthy, .right, .wrong, .hint, .solution: return false
    }
    return true
  }

  /// Adds a block, or returns the problem with it.
  mutating func take(_ block: LessonBlock, file: String) -> LessonProblem? {
    func problem(_ message: String, _ hint: String) -> LessonProblem {
      LessonProblem(message, block.head, file: file, part: block.role.rawValue, hint: hint)
    }
    defer { blocks.append(block) }
    switch block.role {
    case .setup where !blocks.isEmpty:
      return problem("'setup' is not the first block", "write one setup, before all other blocks")
    case .check, .answer:
      if blocks.contains(where: { $0.role == block.role }) {
        return problem("the task has a second '\(block.role.rawValue)'", "keep one")
      }
    case .setup, .broken, .healthy, .trial, .mistake, .right, .wrong, .hint, .solution: break
    }
    switch block.role {
    case .mistake, .wrong, .broken, .healthy, .trial: break
    case .setup, .check, .answer, .right, .hint, .solution:
      if let name = block.names.first {
        return LessonProblem(
          "'\(block.role.rawValue)' has no name", block.head, file: file, part: name,
          hint: "remove it")
      }
    }
    if block.statements.isEmpty, needsContent(block) {
      return problem("the block is empty", "write its statements between the fences")
    }
    return nil
  }

  private func needsContent(_ block: LessonBlock) -> Bool {
    switch block.role {
    // A mistake may be a built-in misreading, and an answer may consist of no statements.
    case .mistake: !block.names.contains { Misreadings.named($0) != nil }
    case .right, .wrong, .healthy: false
    case .setup, .check, .answer, .broken, .trial, .hint, .solution: true
    }
  }

  private func blocks(_ role: LessonBlock.Role) -> [LessonBlock] {
    blocks.filter { $0.role == role }
  }

  /// Returns the whole task, or the problem with it.
  func task(file: String) -> Result<LessonTask, LessonProblem> {
    func problem(
      _ message: String, _ hint: String, at block: LessonBlock? = nil
    ) -> Result<LessonTask, LessonProblem> {
      .failure(LessonProblem(message, block?.head ?? head, file: file, hint: hint))
    }
    let deciding: [LessonBlock.Role] = [.check, .answer, .broken, .trial]
    let roles = deciding.filter { role in blocks.contains { $0.role == role } }
    guard let role = roles.first else {
      return problem(
        "nothing decides whether the task is solved", "add a check, answer, broken or trial block")
    }
    if roles.count > 1 {
      return problem(
        "'\(roles[0].rawValue)' and '\(roles[1].rawValue)' decide different kinds of tasks",
        "keep one of them", at: blocks(roles[1]).first)
    }
    guard let setup = blocks.first, setup.role == .setup else {
      return problem("the task has no setup", "add a block: ```pan setup")
    }
    if text.isEmpty { return problem("the task has no text", "state it after its title") }
    if role != .broken, let healthy = blocks(.healthy).first {
      return problem("'healthy' belongs to a task with 'broken'", "remove it", at: healthy)
    }
    if let bare = blocks(.mistake).first(where: { mistake in
      mistake.paragraphs.isEmpty && !mistake.names.contains { Misreadings.named($0) != nil }
    }) {
      return problem("the mistake has no correction", "write a paragraph after it", at: bare)
    }
    let names = blocks(.mistake).flatMap { $0.names }
    if let wrong = blocks(.wrong).first(where: { $0.names.contains { !names.contains($0) } }) {
      return problem("no mistake has that name", "add the mistake to the task", at: wrong)
    }
    return kind(role, file: file).map { kind in
      LessonTask(
        title: title, head: head, text: text, kind: kind, setup: setup,
        conclusion: blocks(role).flatMap { $0.paragraphs }, mistakes: blocks(.mistake),
        hints: blocks(.hint), solution: blocks(.solution).first, right: blocks(.right),
        wrong: blocks(.wrong))
    }
  }

  /// Returns the kind of the task, from the role of the blocks that determine it, or the problem
  /// with them.
  private func kind(
    _ role: LessonBlock.Role, file: String
  ) -> Result<LessonTask.Kind, LessonProblem> {
    func problem(
      _ message: String, _ hint: String, at block: LessonBlock
    ) -> Result<LessonTask.Kind, LessonProblem> {
      .failure(LessonProblem(message, block.head, file: file, hint: hint))
    }
    switch role {
    case .answer:
      let block = blocks(.answer)[0]
      guard let prediction = Prediction(block) else {
        return problem(
          "the last line does not name a value to predict",
          "end with: expect PATH [within TOLERANCE]",
          at: block)
      }
      return .success(.predict(prediction))
    case .broken: return .success(.test(broken: blocks(.broken), healthy: blocks(.healthy)))
    case .trial:
      let trials = blocks(.trial)
      if trials.count < 2 {
        return problem("a single trial cannot distinguish settings", "add another", at: trials[0])
      }
      return .success(.choose(trials))
    default: return .success(.act(blocks(.check)[0]))
    }
  }
}
