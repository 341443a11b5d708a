import ArgumentParser
import PantomimeFiles
import PantomimeLessons
import PantomimeReporting
import PantomimeScripting

/// `pantomime lesson [NAME|FILE]`: plays a lesson, or works with the files of lessons.
struct LessonSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lesson", abstract: "Lists the lessons, or plays one.")

  @OptionGroup var look: Look

  @Argument(
    help: "The name of a lesson or a Markdown file; or check, and files to verify.",
    completion: .file(extensions: ["md"]))
  var words: [String] = []

  @Option(help: "The seed of the numbers that the lesson draws.")
  var seed: UInt64?

  @Flag(help: "With check: every accepted stock answer must be listed as a sample.")
  var strict = false

  @Option(
    help: "Write the document of a lesson to a file, or - for standard output.",
    completion: .file())
  var export: String?

  @Flag(help: "Print the solutions and corrections of a lesson.")
  var key = false

  @Option(help: "Judge the attempts that pupils saved in a folder.", completion: .directory)
  var report: String?

  private var checks: Bool { words.first == "check" }

  /// Throws an error if an option would have no effect.
  func validate() throws {
    if strict, !checks { throw ValidationError("--strict belongs to check") }
    guard checks || words.count < 2 else {
      throw ValidationError("name one lesson, or check and files")
    }
    // Each of these is a different task; the seed belongs only to playing.
    let given = [
      checks ? "check" : nil, report.map { _ in "--report" }, export.map { _ in "--export" },
      key ? "--key" : nil, seed.map { _ in "--seed" },
    ].compactMap { $0 }
    guard given.count < 2 else {
      throw ValidationError("\(given[0]) and \(given[1]) exclude each other; write one of them")
    }
  }

  func run() throws {
    let files = LessonFiles(style: look.style(for: STDERR_FILENO))
    if checks { return try finish(files.check(Array(words.dropFirst()), isStrict: strict)) }
    if let report {
      let columns = look.style(for: STDOUT_FILENO).columns
      return try finish(files.report(on: report, with: words.first, columns: columns))
    }
    if let export { return try finish(files.export(words.first, to: export)) }
    if key { return try finish(files.printKey(of: words.first)) }
    try play()
  }

  private func finish(_ status: ExitStatus) throws {
    if status != .fine { throw status }
  }

  private func play() throws {
    let seed = seed.map { " seed=\($0)" } ?? ""
    let line = (["lesson"] + words.map { Word.quoted($0) }).joined(separator: " ") + seed
    let status =
      words.isEmpty ? nil : Repl.run(color: look.color, keepsHistory: true, first: line)
    try finish(status ?? PipedLesson.run(line, style: look.style(for: STDOUT_FILENO)))
  }
}

/// A lesson in which the replies are read from standard input, without a prompt.
enum PipedLesson {
  static func run(_ first: String, style: Style) -> ExitStatus {
    var conversation = Conversation(style: style)
    conversation.reportsErrors = true
    guard case .done = conversation.execute(first, indent: 0) else { return .couldNotRun }
    var status = ExitStatus.fine
    while conversation.lessons.player != nil, let line = Swift.readLine() {
      Console.print("> \(line)")
      switch conversation.execute(line, indent: 2) {
      case .done: break
      case .failed, .unfinished: status = .couldNotRun
      case .interrupted: return .interrupted
      case .leaving: return status
      }
    }
    return status
  }
}

/// The functions of `pantomime lesson` that work with files.
struct LessonFiles {
  /// The style in which errors are printed.
  let style: Style

  private var catalog: Catalog { ProgramCatalog.catalog }

  // MARK: Reading

  /// Returns the bytes of a file; if the file can't be read, reports the problem and returns `nil`.
  private func bytes(of file: String) -> [UInt8]? {
    switch ScriptFiles.read(file).content {
    case .success(let bytes): return bytes
    case .failure(let error):
      Console.report("pantomime: \(Printable.quoted(file)) cannot be read: \(error.reason)")
      return nil
    }
  }

  /// Returns the lesson in a file; if the file doesn't contain a lesson, reports the errors and
  /// returns `nil`.
  private func lesson(in file: String) -> Lesson? {
    guard let bytes = bytes(of: file) else { return nil }
    let read = Lesson.read(bytes, name: Lesson.name(ofFile: file), file: file)
    if !read.problems.isEmpty { Console.report(DiagnosticText.all(read.problems, style: style)) }
    return read.lesson
  }

  /// Returns the built-in lesson with the given name, or the lesson in the file with that name; if
  /// there is neither, reports the problem and returns `nil`.
  private func lesson(_ name: String?) -> Lesson? {
    guard let name else {
      Console.report("pantomime: name a lesson; `pantomime lesson` lists them")
      return nil
    }
    if let lesson = Lessons.named(name) { return lesson }
    if name.hasSuffix(".md") { return lesson(in: name) }
    let hint = Spelling.hint(name, among: Lessons.all.map(\.name), what: "lessons")
    Console.report("pantomime: unknown lesson \(Printable.quoted(name)); \(hint)")
    return nil
  }

  // MARK: Verifying

  /// Verifies lessons, and reports their errors and the wrong stock answers that their tasks
  /// accept.
  func check(_ files: [String], isStrict: Bool) -> ExitStatus {
    guard !files.isEmpty else {
      Console.report("pantomime: name the files to check, for example: lesson check my-lesson.md")
      return .couldNotRun
    }
    var broken = 0
    for file in files {
      guard let lesson = lesson(in: file) else {
        broken += 1
        continue
      }
      let check = LessonCheck(lesson, isStrict: isStrict, in: catalog)
      if !check.problems.isEmpty {
        Console.report(DiagnosticText.all(check.problems, style: style))
        broken += 1
      }
      for (task, answer) in check.accepted {
        Console.print("\(file): '\(task)' accepts: \(answer.isEmpty ? "nothing" : answer)")
      }
    }
    Console.print("\(files.count) checked, \(broken) with errors")
    return broken == 0 ? .fine : .couldNotRun
  }

  // MARK: For teachers

  /// Writes the document of a lesson to a file, or to standard output if the file is `-`.
  func export(_ name: String?, to file: String) -> ExitStatus {
    guard let lesson = lesson(name) else { return .couldNotRun }
    if file == ReportFile.standardOutput {
      Console.write(lesson.source)
      return .fine
    }
    do throws(SystemError) {
      guard try OutputFile(file).create(lesson.source) else {
        Console.report("pantomime: \(Printable.quoted(file)) already exists")
        return .couldNotRun
      }
      return .fine
    } catch {
      Console.report("pantomime: \(Printable.quoted(file)) cannot be written: \(error.reason)")
      return .couldNotRun
    }
  }

  /// Prints the solutions and corrections of a lesson.
  func printKey(of name: String?) -> ExitStatus {
    guard let lesson = lesson(name) else { return .couldNotRun }
    Console.write(lesson.key(in: catalog))
    return .fine
  }

  /// Prints which tasks each pupil has solved, according to the attempts in a folder.
  func report(on folder: String, with name: String?, columns: Int) -> ExitStatus {
    var others: [Lesson] = []
    if let name {
      guard let lesson = lesson(name) else { return .couldNotRun }
      others = [lesson]
    }
    let search = ScriptSearch([folder])
    for problem in search.problems { Console.report("pantomime: \(problem)") }
    var report = LessonReport(and: others, in: catalog)
    for script in search.scripts {
      guard case .success(let bytes) = ScriptFiles.read(script).content else { continue }
      report.add(String(decoding: bytes, as: UTF8.self), file: script.name)
    }
    for problem in report.problems { Console.report("note: \(Printable.message(problem))") }
    Console.write(report.text(columns: columns))
    return search.problems.isEmpty && !search.scripts.isEmpty ? .fine : .couldNotRun
  }
}

/// The file with the progress in lessons, one line per lesson.
///
/// A line that can't be parsed is skipped, because a later version may have written it in a
/// different format.
struct LessonFile {
  private let path: String

  /// Creates the file in the XDG state directory; returns `nil` if there is no home directory.
  init?(environment: Environment = ProcessSurroundings.environment) {
    guard let history = HistoryFile.path(environment: environment) else { return nil }
    path = "\(Folder.of(history))/lessons"
  }

  /// The progress in all lessons.
  var records: [LessonRecord] {
    guard case .success(let bytes) = ScriptFiles.read(path).content else { return [] }
    return bytes.split(separator: UInt8(ascii: "\n")).compactMap {
      LessonRecord(line: String(decoding: $0, as: UTF8.self))
    }
  }

  /// Replaces the contents of the file; returns the problem if that fails, or `nil`.
  func write(_ records: [LessonRecord]) -> SystemError? {
    Folder.makePrivate(Folder.of(path))
    do throws(SystemError) {
      try OutputFile(path).write(records.map { "\($0.line)\n" }.joined())
      return nil
    } catch {
      return error
    }
  }
}
