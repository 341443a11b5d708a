import ArgumentParser
import CEdit
import Foundation
import Scripting

/// Where the program begins: hands the arguments to the command they name, and turns what comes of
/// it into an exit status.
@main
enum Entry {
  static func main() {
    signal(SIGPIPE, SIG_IGN)
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let status = HelpTopic.run(ifAskedBy: arguments) { exit(status.rawValue) }
    if let status = Misspelling.report(arguments) { exit(status.rawValue) }
    do {
      var command = try Pantomime.parseAsRoot(arguments)
      try command.run()
      Console.flush()
    } catch {
      exit(status(for: error).rawValue)
    }
  }

  /// Prints what an error has to say and gives the status that goes with it.
  private static func status(for error: any Error) -> ExitStatus {
    Console.flush()
    if let status = error as? ExitStatus { return status }
    let code = Pantomime.exitCode(for: error)
    let text = Pantomime.fullMessage(for: error)
    if !text.isEmpty {
      if code.isSuccess { Console.print(text) } else { Console.report(text) }
      Console.flush()
    }
    return code.isSuccess ? .fine : .couldNotRun
  }
}

/// The exit statuses (the command-line page).
enum ExitStatus: Int32, Error {
  case fine = 0
  case failed = 1
  case couldNotRun = 2
  case interrupted = 130
}

/// The command line.
struct Pantomime: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pantomime",
    abstract: "Acts out gesture-driven animations without a screen.",
    discussion: """
      On a terminal: type `scene city-guide`, then `pan began`, `pan changed dy=-120`, `show`.
      Otherwise the statements on standard input are run.
      """,
    version: "pantomime 0.1.0",
    subcommands: [Replay.self, Check.self, Trace.self, Scenes.self])

  /// The names of the subcommands.
  static var commandNames: [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName }
  }

  @OptionGroup var look: Look

  @Flag(help: "Keep no history of the lines typed.")
  var noHistory = false

  func run() throws {
    let status = Repl.run(look: look, keepsHistory: !noHistory) ?? PipedScript.run(look: look)
    guard status == .fine else { throw status }
  }
}

/// How output is to look.
struct Look: ParsableArguments {
  @Option(help: "Whether to use colour: auto, always or never.")
  var color: ColourChoice = .auto
}

extension ColourChoice: ExpressibleByArgument {}

/// A subcommand written wrongly: the argument parser itself suggests only options.
enum Misspelling {
  static func report(_ arguments: [String]) -> ExitStatus? {
    guard let first = arguments.first, !first.hasPrefix("-") else { return nil }
    let names = Pantomime.commandNames + ["help"]
    guard !names.contains(first) else { return nil }
    Console.report(
      "pantomime: there is no command '\(first)'; \(Spelling.hint(first, among: names, what: "commands"))"
    )
    return .couldNotRun
  }
}
