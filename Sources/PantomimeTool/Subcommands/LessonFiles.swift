import PantomimeFiles
import PantomimeLessons
import PantomimeReporting
import PantomimeScripting

/// The functions of `pantomime lesson` that work with files.
struct LessonFiles {
  /// The style in which errors are printed.
  let style: Style

  private var catalogue: Catalogue { ProgramCatalogue.catalogue }

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
      let check = LessonCheck(lesson, isStrict: isStrict, in: catalogue)
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
    Console.write(lesson.key(in: catalogue))
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
    var report = LessonReport(and: others, in: catalogue)
    for script in search.scripts {
      guard case .success(let bytes) = ScriptFiles.read(script).content else { continue }
      report.add(String(decoding: bytes, as: UTF8.self), file: script.name)
    }
    for problem in report.problems { Console.report("note: \(Printable.message(problem))") }
    Console.write(report.text(columns: columns))
    return search.problems.isEmpty && !search.scripts.isEmpty ? .fine : .couldNotRun
  }
}
