import ArgumentParser
import PantomimeFiles
import PantomimeLessons
import PantomimeReporting
import PantomimeScripting

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

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
