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

  @Argument(help: "The name of a lesson or a Markdown file; or check and files.")
  var words: [String] = []

  @Option(help: "The seed of the numbers that the lesson draws.")
  var seed: UInt64?

  func run() throws {
    let seed = seed.map { " seed=\($0)" } ?? ""
    guard words.count < 2 else { throw ValidationError("only one lesson can be played") }
    let line = (["lesson"] + words.map { Word.quoted($0) }).joined(separator: " ") + seed
    let status =
      words.isEmpty ? nil : Repl.run(color: look.color, keepsHistory: true, first: line)
    guard let status else { throw PipedLesson.run(line, style: look.style(for: STDOUT_FILENO)) }
    if status != .fine { throw status }
  }
}

/// A lesson whose replies come from standard input, without a prompt.
enum PipedLesson {
  static func run(_ first: String, style: Style) -> ExitStatus {
    var conversation = Conversation(style: style)
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
