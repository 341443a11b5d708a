package import PantomimeScripting

extension Lesson {
  /// Reads a lesson from the bytes of a Markdown document.
  ///
  /// - Parameters:
  ///   - name: The name of the lesson.
  ///   - file: The name of the file, for errors.
  /// - Returns: The lesson, or all errors in its structure.
  package static func read(
    _ bytes: [UInt8], name: String, file: String
  ) -> (lesson: Lesson?, problems: [Diagnostic]) {
    if let invalid = UTF8Check.firstInvalid(bytes) {
      let number = bytes[..<invalid].reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
      let line = bytes[..<invalid].split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
      ).last.map { String(decoding: $0, as: UTF8.self) }
      let column = (line ?? "").unicodeScalars.count
      let error = ScriptError(
        "a byte is not UTF-8", Span(column, column + 1), hint: "save the file as UTF-8 text")
      return (
        nil, [Diagnostic(error, file: file, line: number, text: (line ?? "") + "\u{FFFD}")]
      )
    }
    var reader = LessonReader(file: file)
    let source = String(decoding: bytes, as: UTF8.self)
    for line in LessonText.lines(of: source) { reader.take(line) }
    let lesson = reader.finish(name, source: source)
    return (reader.problems.isEmpty ? lesson : nil, reader.problems.map { $0.diagnostic })
  }

  /// Returns the name of the lesson in a file: the last component of the path, without the
  /// extension.
  package static func name(ofFile file: String) -> String {
    let last = file.split(separator: "/").last.map { String($0) } ?? file
    return last.hasSuffix(".md") ? String(last.dropLast(3)) : last
  }
}

/// A reader that takes the lines of a lesson one by one.
struct LessonReader {
  let file: String
  private(set) var problems: [LessonProblem] = []
  private var title: String?
  private var minutes: Int?
  private var seed: UInt64?
  private var introduction: [String] = []
  private var tasks: [LessonTask] = []
  private var draft: TaskDraft?
  /// The lines of the current paragraph.
  private var paragraph: [String] = []
  /// The first line of the current paragraph.
  private var opening = LessonLine("", 1)
  /// The line of the open fence, and the lines that follow it.
  private var fence: (head: LessonLine, lines: [LessonLine])?
  private var last = LessonLine("", 1)
  /// Whether a block of the current task couldn't be read, so that the task lacks it.
  private var isIncomplete = false

  init(file: String) { self.file = file }

  mutating func take(_ line: LessonLine) {
    last = line
    let text = LessonText.trimmed(line.text)
    if let open = fence {
      if text == "```" {
        fence = nil
        close(open.head, open.lines)
      } else if text.hasPrefix("```pan "), LessonText.trimmed(open.head.text).hasPrefix("```pan ") {
        // The block that begins here shows that the one before it has no end.
        addUnclosed(open.head)
        fence = (line, [])
      } else {
        fence?.lines.append(line)
      }
    } else if text.hasPrefix("```") {
      endParagraph()
      fence = (line, [])
    } else if text.isEmpty {
      endParagraph()
    } else if line.text.hasPrefix("#") {
      endParagraph()
      takeHeading(line)
    } else {
      takeProse(line, text)
    }
  }

  private mutating func takeHeading(_ line: LessonLine) {
    if line.text.hasPrefix("## ") {
      endTask()
      let title = LessonText.trimmed(line.text.dropFirst(3))
      if tasks.contains(where: { $0.title.lowercased() == title.lowercased() }) {
        add("another task is called '\(title)'", line, title, "give each task its own title")
      }
      if self.title == nil { add("a lesson begins with its title", line, nil, "write # TITLE") }
      draft = TaskDraft(title: title, head: line)
    } else if line.text.hasPrefix("# "), title == nil, draft == nil {
      title = LessonText.trimmed(line.text.dropFirst(2))
    } else {
      add(
        "unexpected heading", line, nil,
        "a lesson has one # TITLE, and a ## TITLE for each task")
    }
  }

  private mutating func takeProse(_ line: LessonLine, _ text: String) {
    let mark = "minutes:"
    if draft == nil, text.hasPrefix(mark) {
      let number = LessonText.trimmed(text.dropFirst(mark.count))
      guard let count = Int(number), (1...600).contains(count) else {
        return add(
          "'\(number)' is not a number of minutes", line, number, "for example: minutes: 5")
      }
      minutes = count
      return
    }
    let seedMark = "seed:"
    if draft == nil, text.hasPrefix(seedMark) {
      let number = LessonText.trimmed(text.dropFirst(seedMark.count))
      guard let value = UInt64(number) else {
        return add("'\(number)' is not a seed", line, number, "for example: seed: 7")
      }
      seed = value
      return
    }
    if title == nil, draft == nil {
      if paragraph.isEmpty, introduction.isEmpty {
        add("a lesson begins with its title", line, nil, "write # TITLE")
      }
    }
    if paragraph.isEmpty { opening = line }
    paragraph.append(line.text)
  }

  private mutating func endParagraph() {
    guard !paragraph.isEmpty else { return }
    let role = draft?.blocks.last?.role
    if role != .wrong, LessonText.trimmed(opening.text).hasPrefix(LessonBlock.comment) {
      addMisplacedComment(opening, after: role)
    }
    addParagraph(LessonText.joined(paragraph, by: "\n"))
    paragraph = []
  }

  private mutating func addParagraph(_ text: String) {
    guard draft != nil else {
      introduction.append(text)
      return
    }
    if draft?.add(text) == false, let block = draft?.blocks.last {
      add(
        "the text after '\(block.role.rawValue)' is never shown", block.head, block.role.rawValue,
        "write it before the first block, or after check, answer, broken, trial or mistake; "
          + "after wrong, begin it with \(LessonBlock.comment)")
    }
  }

  /// Adds the problem with a comment that doesn't follow a wrong sample, and so would never answer an
  /// attempt.
  private mutating func addMisplacedComment(
    _ line: LessonLine, after role: LessonBlock.Role? = nil
  ) {
    add(
      "a comment follows a wrong sample", line, LessonBlock.comment,
      role == .mistake
        ? "the paragraph after a mistake answers it already: remove \(LessonBlock.comment)"
        : "write the sample in a block, ```pan wrong, and the paragraph \(LessonBlock.comment) … "
          + "after it")
  }

  /// Ends a fenced block.
  private mutating func close(_ head: LessonLine, _ lines: [LessonLine]) {
    let words = LessonText.trimmed(head.text).dropFirst(3).split(separator: " ").map {
      String($0)
    }
    guard words.first == "pan", words.count > 1 else {
      let shown = [head.text] + lines.map { $0.text } + ["```"]
      return addParagraph(LessonText.joined(shown, by: "\n"))
    }
    let comment = LessonBlock.comment
    if words[1] + ":" == comment || words.dropFirst().contains(where: { $0.hasPrefix(comment) }) {
      return addMisplacedComment(LessonLine(head.text, head.number))
    }
    if let line = lines.first(where: { LessonText.trimmed($0.text).hasPrefix(comment) }) {
      return addMisplacedComment(line)
    }
    let roles = LessonBlock.Role.allCases.map { $0.rawValue }
    guard let role = LessonBlock.Role(rawValue: words[1]) else {
      isIncomplete = true
      return add(
        "unknown role '\(words[1])'", head, words[1],
        Spelling.hint(words[1], among: roles, what: "roles"))
    }
    if let option = words.dropFirst(2).first(where: { $0.contains("=") }) {
      isIncomplete = true
      return add("'\(role.rawValue)' has no options", head, option, "remove \(option)")
    }
    guard draft != nil else {
      return add(
        "'\(role.rawValue)' belongs to a task", head, role.rawValue, "write ## TITLE before it")
    }
    let names = words.dropFirst(2).flatMap { $0.split(separator: ",").map { String($0) } }
    let block = LessonBlock(role: role, names: names, head: head, lines: lines)
    if let problem = draft?.take(block, file: file) { problems.append(problem) }
  }

  /// Adds the problem with a block that isn't closed.
  private mutating func addUnclosed(_ head: LessonLine) {
    add("the block has no end", head, nil, "close it with ```")
    isIncomplete = true
  }

  private mutating func endTask() {
    defer { isIncomplete = false }
    guard let draft else { return }
    self.draft = nil
    switch draft.task(file: file) {
    case .success(let task): tasks.append(task)
    case .failure(let problem):
      // What is missing from the task may be in a block that couldn't be read.
      if !isIncomplete { problems.append(problem) }
    }
  }

  private mutating func add(_ message: String, _ line: LessonLine, _ part: String?, _ hint: String)
  {
    problems.append(LessonProblem(message, line, file: file, part: part, hint: hint))
  }

  /// Ends the document, and returns the lesson.
  mutating func finish(_ name: String, source: String) -> Lesson? {
    if let open = fence { addUnclosed(open.head) }
    endParagraph()
    endTask()
    guard problems.isEmpty else { return nil }
    guard let title else {
      add("the lesson is empty", LessonLine("", 1), nil, "begin with # TITLE")
      return nil
    }
    if tasks.isEmpty { add("the lesson has no task", last, nil, "write ## TITLE and its blocks") }
    if introduction.isEmpty {
      add(
        "the lesson has no introduction", LessonLine("# \(title)", 1), nil,
        "write a paragraph before the first task")
    }
    return Lesson(
      name: name, file: file, title: title, minutes: minutes, seed: seed,
      introduction: introduction, tasks: tasks, source: source)
  }
}

/// A task while it's being parsed.
struct TaskDraft {
  let title: String
  let head: LessonLine
  private var text: [String] = []
  private(set) var blocks: [LessonBlock] = []

  init(title: String, head: LessonLine) { (self.title, self.head) = (title, head) }

  /// Adds a paragraph to the task or to its last block, or returns `false` if neither accepts a
  /// paragraph.
  mutating func add(_ paragraph: String) -> Bool {
    guard let last = blocks.last else {
      text.append(paragraph)
      return true
    }
    switch last.role {
    case .setup: text.append(paragraph)
    case .check, .answer, .broken, .trial, .mistake:
      blocks[blocks.count - 1].paragraphs.append(paragraph)
    case .wrong:
      guard paragraph.hasPrefix(LessonBlock.comment) else { return false }
      blocks[blocks.count - 1].paragraphs.append(paragraph)
    case .healthy, .right, .hint, .solution: return false
    }
    return true
  }

  /// Adds a block, or returns the problem with that block.
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
      if let name = block.names.first, block.role == .mistake {
        return LessonProblem(
          "no built-in misreading is called '\(name)'", block.head, file: file, part: name,
          hint: Spelling.hint(
            name, among: Misreadings.all.map { $0.name }, what: "misreadings",
            longList: "write its statements between the fences, or a name that "
              + "`lesson misreadings` lists"))
      }
      return problem("the block is empty", "write its statements between the fences")
    }
    return nil
  }

  private func needsContent(_ block: LessonBlock) -> Bool {
    switch block.role {
    // The block of a mistake can be empty if it names a built-in misreading.
    case .mistake: !block.names.contains { Misreadings.named($0) != nil }
    case .right, .wrong, .healthy: false
    case .setup, .check, .answer, .broken, .trial, .hint, .solution: true
    }
  }

  private func blocks(_ role: LessonBlock.Role) -> [LessonBlock] {
    blocks.filter { $0.role == role }
  }

  /// Returns the finished task, or the problem with it.
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
    if let deciding = blocks(role).first, blocks(role).allSatisfy({ $0.paragraphs.isEmpty }) {
      return problem(
        "nothing explains the solved task", "write a paragraph after '\(role.rawValue)'",
        at: deciding)
    }
    if let bare = blocks(.mistake).first(where: { mistake in
      mistake.paragraphs.isEmpty && !mistake.statements.isEmpty
        && !mistake.names.contains { Misreadings.named($0) != nil }
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

  /// Returns the kind of the task, which the roles of its blocks determine, or the problem with
  /// those blocks.
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
