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

  @Option(
    help:
      "The seed of the numbers: of the lesson, its key or handout, or for all who play the exported file."
  )
  var seed: UInt64?

  @Flag(help: "With check: every accepted stock answer must be listed as a sample.")
  var strict = false

  @Option(
    help: "Write the document of a lesson to a file, or - for standard output.",
    completion: .file())
  var export: String?

  @Flag(
    help: "With --export: leave out answers and corrections, and draw the numbers, for paper.")
  var handout = false

  @Flag(help: "Print the solutions and corrections of a lesson.")
  var key = false

  @Option(help: "Judge the attempts that pupils saved in a folder.", completion: .directory)
  var report: String?

  /// The format of a report.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, csv, json, classroom
  }

  @Option(
    help:
      "With --report: the format; classroom writes each pupil's result.json for Classroom 50.")
  var format: Format?

  private var checks: Bool { words.first == "check" }

  /// Throws an error if an option would have no effect.
  func validate() throws {
    if strict, !checks { throw ValidationError("--strict belongs to check") }
    if format != nil, report == nil { throw ValidationError("--format belongs to --report") }
    if handout, export == nil { throw ValidationError("--handout belongs to --export") }
    if !checks, let word = words.dropFirst().first, word.hasPrefix("seed=") {
      throw ValidationError("write the seed as an option: --seed \(word.dropFirst(5))")
    }
    guard checks || words.count < 2 else {
      throw ValidationError("name one lesson, or check and files")
    }
    // Each of these is a different task; the seed belongs to a lesson.
    let given = [
      checks ? "check" : nil, report.map { _ in "--report" }, export.map { _ in "--export" },
      key ? "--key" : nil,
      seed.flatMap { _ in checks || report != nil ? "--seed" : nil },
    ].compactMap { $0 }
    guard given.count < 2 else {
      throw ValidationError("\(given[0]) and \(given[1]) exclude each other; write one of them")
    }
  }

  func run() throws {
    let files = LessonFiles(style: look.style(for: STDERR_FILENO))
    if checks { return try finish(files.check(Array(words.dropFirst()), isStrict: strict)) }
    if let report {
      return try finish(
        files.report(on: report, with: words.first, format ?? .text, look.style(for: STDOUT_FILENO))
      )
    }
    if let export {
      return try finish(files.export(words.first, to: export, isHandout: handout, seed: seed))
    }
    if key { return try finish(files.printKey(of: words.first, seed: seed)) }
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
    // `lesson` alone lists the lessons.
    guard conversation.lessons.player != nil else { return .fine }
    var status = ExitStatus.fine
    while conversation.lessons.player != nil, let line = Swift.readLine() {
      Console.print("> \(line)")
      switch conversation.execute(line, indent: 2) {
      case .done: break
      case .failed, .unfinished: status = .couldNotRun
      case .interrupted: return .interrupted
      case .leaving: return finish(status)
      }
    }
    return finish(status)
  }

  private static func finish(_ status: ExitStatus) -> ExitStatus {
    Console.report("note: a lesson from standard input keeps no progress; `save FILE.pan` does")
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
    if !read.problems.isEmpty { Console.report(Diagnostic.text(of: read.problems, style: style)) }
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
        Console.report(Diagnostic.text(of: check.problems, style: style))
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
  ///
  /// - Parameters:
  ///   - isHandout: Whether to write the document for paper.
  ///   - seed: The seed of the numbers of a handout, or the one with which the written lesson starts
  ///     for every learner.
  func export(
    _ name: String?, to file: String, isHandout: Bool, seed: UInt64?
  ) -> ExitStatus {
    guard let lesson = lesson(name) else { return .couldNotRun }
    var text = seed.map { lesson.document(seed: $0) } ?? lesson.source
    if isHandout {
      do throws(ScriptError) {
        text = try lesson.handout(seed: seed ?? lesson.sampleSeed, in: catalog)
      } catch {
        Console.report("pantomime: \(Printable.message(error.message))")
        return .couldNotRun
      }
    }
    if file == ReportFile.standardOutput {
      Console.write(text)
      return .fine
    }
    do throws(SystemError) {
      guard try OutputFile(file).create(text) else {
        Console.report("pantomime: \(Printable.quoted(file)) already exists")
        return .couldNotRun
      }
      return .fine
    } catch {
      return unwritable(file, error)
    }
  }

  private func unwritable(_ file: String, _ error: SystemError) -> ExitStatus {
    Console.report("pantomime: \(Printable.quoted(file)) cannot be written: \(error.reason)")
    return .couldNotRun
  }

  /// Prints the solutions and corrections of a lesson.
  func printKey(of name: String?, seed: UInt64?) -> ExitStatus {
    guard let lesson = lesson(name) else { return .couldNotRun }
    Console.write(lesson.key(seed: seed ?? lesson.sampleSeed, in: catalog))
    return .fine
  }

  /// Reports which tasks each pupil has solved, according to the attempts in a folder.
  func report(
    on folder: String, with name: String?, _ format: LessonSubcommand.Format, _ style: Style
  ) -> ExitStatus {
    var others: [Lesson] = []
    if let name {
      guard let lesson = lesson(name) else { return .couldNotRun }
      others = [lesson]
    }
    let search = ScriptSearch([folder])
    for problem in search.problems { Console.report("pantomime: \(problem)") }
    var files: [(name: String, text: String)] = []
    for script in search.scripts {
      switch ScriptFiles.read(script).content {
      case .success(let bytes):
        files.append((script.name, String(decoding: bytes, as: UTF8.self)))
      case .failure(let error):
        Console.report(
          "pantomime: \(Printable.quoted(script.name)) cannot be read: \(error.reason)")
      }
    }
    for (file, text) in files {
      for name in LessonReport.lessons(in: text)
      where Lessons.named(name) == nil && !others.contains(where: { $0.name == name }) {
        if let own = lesson(named: name, beside: file, in: folder) { others.append(own) }
      }
    }
    var report = LessonReport(and: others, in: catalog)
    for (file, text) in files { report.add(text, file: file, of: pupil(of: file, in: folder)) }
    for problem in report.problems { Console.report("note: \(Printable.message(problem))") }
    switch format {
    case .text where report.rows.isEmpty: break
    case .text: Console.write(report.text(columns: style.columns))
    case .csv: Console.write(report.commaSeparated)
    case .json: Console.write(report.json)
    case .classroom:
      guard writeResults(of: report, in: folder) == .fine else { return .couldNotRun }
    }
    return search.problems.isEmpty && !search.scripts.isEmpty ? .fine : .couldNotRun
  }
}

extension LessonFiles {
  /// Returns the lesson of a teacher's own that a pupil has played: it is searched for beside the
  /// pupil's file, in the folder, and in the working directory.
  private func lesson(named name: String, beside file: String, in folder: String) -> Lesson? {
    guard !name.contains("/") else { return nil }
    for place in [Folder.of(file), folder, "."] {
      let path = "\(place)/\(name).md"
      guard case .success(let bytes) = ScriptFiles.read(path).content else { continue }
      if let lesson = Lesson.read(bytes, name: name, file: path).lesson { return lesson }
    }
    return nil
  }

  /// Returns the name of the pupil with a file: its path in the folder, without the extension.
  private func pupil(of file: String, in folder: String) -> String {
    var path = file[...]
    if file != folder, path.hasPrefix(folder) {
      path = path.dropFirst(folder.count).drop { $0 == "/" }
    }
    if path.hasSuffix(".pan") { path = path.dropLast(4) }
    return path.isEmpty ? file : String(path)
  }

  /// Writes the result of each pupil: `result.json` if there is one pupil, and otherwise a file of
  /// that name in a folder for each.
  private func writeResults(of report: LessonReport, in folder: String) -> ExitStatus {
    let pupils = report.pupils
    for pupil in pupils {
      let parts = pupil.split(separator: "/")
      if pupils.count > 1 {
        for end in parts.indices { mkdir(parts[...end].joined(separator: "/"), 0o777) }
      }
      let result = (pupils.count > 1 ? parts : []).map { "\($0)/" }.joined() + "result.json"
      do throws(SystemError) {
        try OutputFile(result).write(report.classroomResult(for: pupil, submission))
      } catch {
        return unwritable(result, error)
      }
      Console.print("\(result): \(pupil)")
    }
    return .fine
  }

  /// The members that identify a submission, as far as the environment of the autograder has them.
  private var submission: [(name: String, value: String)] {
    let variables = [
      ("classroom", "CLASSROOM"), ("assignment", "ASSIGNMENT"), ("submission", "SUBMISSION_TAG"),
      ("commit", "COMMIT_URL"), ("release", "RELEASE_URL"), ("review", "REVIEW_URL"),
    ]
    let environment = ProcessSurroundings.environment
    var members = variables.compactMap { member, variable in
      environment[variable].map { (name: member, value: $0) }
    }
    // As in the autograders of Classroom 50, the commit is reviewed if there is nothing else.
    if !members.contains(where: { $0.name == "review" }), let commit = environment["COMMIT_URL"] {
      members.append((name: "review", value: commit))
    }
    if !members.isEmpty { members.append(("datetime", Timestamp.now + "Z")) }
    return members
  }
}

/// The file with the progress in lessons: one line per lesson, and the attempts.
struct LessonFile {
  private let path: String

  /// Creates the file in the XDG state directory; returns `nil` if there is no home directory.
  init?(environment: Environment = ProcessSurroundings.environment) {
    guard let history = HistoryFile.path(environment: environment) else { return nil }
    path = "\(Folder.of(history))/lessons"
  }

  /// The contents, or an empty text if there is no file.
  var lines: String {
    guard case .success(let bytes) = ScriptFiles.read(path).content else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Replaces the contents of the file; returns the problem if that fails, or `nil`.
  func write(_ lines: String) -> SystemError? {
    Folder.makePrivate(Folder.of(path))
    do throws(SystemError) {
      try OutputFile(path).write(lines)
      return nil
    } catch {
      return error
    }
  }
}
