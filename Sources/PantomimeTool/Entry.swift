import ArgumentParser
import CPantomimeEdit
import PantomimeFiles
public import PantomimeKit
import PantomimeLessons
import PantomimeReporting
public import PantomimeScripting

/// The entry point of the program, which passes the arguments to a command and maps the result to
/// an exit status.
public enum Pantomime {
  /// Runs the command line, and exits the process with its status.
  ///
  /// This method is stable.
  ///
  /// - Parameter catalog: The scenes, rules, and estimators that the program offers.
  public static func main(_ catalog: Catalog = .standard) -> Never {
    StandardStreams.secure()
    ProgramCatalog.say(catalog)
    Console.leave(status())
  }

  private static func status() -> ExitStatus {
    if let status = Misencoding.report() { return status }
    guard ProgramCatalog.catalog.problems.isEmpty else {
      for problem in ProgramCatalog.catalog.problems {
        Console.report("pantomime: \(Printable.message(problem.message)); \(problem.hint)")
      }
      return .couldNotRun
    }
    let arguments = NegativeNumber.joined(Array(CommandLine.arguments.dropFirst()))
    // The prompt doesn't wait for the argument parser, which reflects over its declarations.
    if arguments.isEmpty { return RootCommand.converse(color: .auto, keepsHistory: true) }
    if let status = HelpTopic.run(ifAskedBy: arguments) { return status }
    NarrowTerminal.widen(ifHelpIsAskedBy: arguments)
    if let status = Misspelling.report(arguments) { return status }
    var type: (any ParsableCommand.Type)?
    do {
      let hasSubcommand = arguments.contains { RootCommand.commandNames.contains($0) }
      var command =
        try hasSubcommand
        ? SubcommandRoot.parseAsRoot(arguments) : RootCommand.parseAsRoot(arguments)
      type = Swift.type(of: command)
      try command.run()
      return .fine
    } catch {
      return status(for: error, in: type)
    }
  }

  /// Prints the message of an error and returns its exit status.
  ///
  /// - Parameter command: The command that was running, or `nil` if the arguments couldn't be
  ///   parsed.
  private static func status(
    for error: any Error, in command: (any ParsableCommand.Type)?
  ) -> ExitStatus {
    if let status = error as? ExitStatus { return status }
    let code = RootCommand.exitCode(for: error)
    let text = usageError(error, in: command) ?? RootCommand.fullMessage(for: error)
    if !text.isEmpty {
      if code.isSuccess {
        Console.print(BashCompletion.completed(text))
      } else {
        Console.report(safe(text))
      }
    }
    return code.isSuccess ? .fine : .couldNotRun
  }

  /// Returns the message of a usage error that a subcommand found while it ran, in the form of the
  /// argument parser's own messages, or `nil` for any other error.
  ///
  /// The argument parser shows the usage of the root command for such an error.
  private static func usageError(
    _ error: any Error, in command: (any ParsableCommand.Type)?
  ) -> String? {
    guard let error = error as? ValidationError, let command,
      let name = command.configuration.commandName, RootCommand.commandNames.contains(name)
    else { return nil }
    return "Error: \(error.message)\nUsage: \(RootCommand.usageString(for: command))\n"
      + "  See '\(ProgramName.own) \(name) --help' for more information."
  }

  /// Returns the argument parser's text in printable form: the parser quotes arguments unchanged,
  /// and an argument may contain line feeds.
  private static func safe(_ text: String) -> String {
    let quotable = CommandLine.arguments.dropFirst().flatMap { argument in
      [argument[...], argument.drop { $0 != "=" }.dropFirst()]
    }
    let safe = quotable.filter { $0.unicodeScalars.contains("\n") }.reduce(text) { text, part in
      text.replacing(part, with: Printable.name(String(part)))
    }
    return Printable.lines(safe)
  }
}

/// The command line.
struct RootCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: ProgramName.own,
    abstract: "Runs gesture-driven animations without a screen.",
    usage: """
      \(ProgramName.own) [--color <color>] [--no-history] [--format <format>]
      \(ProgramName.own) <subcommand> ...
      """,
    discussion: """
      On a terminal, type `drag on=card by=0,-120`, then `run`, then `help`.
      Otherwise, it runs the statements on standard input. To run a script, use `replay`.
      """,
    version: version,
    subcommands: [
      ReplaySubcommand.self, Check.self, FormatSubcommand.self, TraceSubcommand.self,
      TraceDiff.self, Merge.self, Draw.self, ReportSubcommand.self, HuntSubcommand.self,
      RobustSubcommand.self, LessonSubcommand.self, GrammarSubcommand.self, ScenesSubcommand.self,
    ])

  /// The text that `--version` prints.
  static var version: String { "\(LanguageVersion.program)\n\(LanguageVersion.formats)" }

  /// The names of the subcommands.
  static var commandNames: [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName }
  }

  @OptionGroup var look: Look

  @Flag(help: "Keep no history.")
  var noHistory = false

  @Option(
    help: "The format of answers to statements on standard input; jsonl is one answer per line.")
  var format: AnswerFormat = .text

  func run() throws {
    let status = RootCommand.converse(
      color: look.color, keepsHistory: !noHistory, format: format)
    guard status == .fine else { throw status }
  }

  /// Runs the REPL if the input comes from a terminal and the output format isn't machine-readable;
  /// otherwise, runs the statements on standard input.
  static func converse(
    color: ColorChoice, keepsHistory: Bool, format: AnswerFormat = .text
  ) -> ExitStatus {
    let status = format == .text ? Repl.run(color: color, keepsHistory: keepsHistory) : nil
    return status ?? PipedScript.run(color: color, format: format)
  }
}

/// The root command for calls that contain a subcommand.
///
/// It has no option `--format`, because the parser assigns options to the root command first,
/// wherever they appear in the call.
private struct SubcommandRoot: ParsableCommand {
  static let configuration = RootCommand.configuration

  @OptionGroup var look: Look
}

/// The check for an argument that isn't valid UTF-8.
///
/// No file that Pantomime can open has such a name.
enum Misencoding {
  static func report() -> ExitStatus? {
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let argument = CommandLine.unsafeArgv[index] else { continue }
      let bytes = UnsafeBufferPointer(start: argument, count: strlen(argument)).map {
        UInt8(bitPattern: $0)
      }
      if String(validating: bytes, as: UTF8.self) == nil {
        let name = Printable.quoted(RawName.escaped(bytes))
        Console.report("pantomime: \(name) cannot be read: it is not UTF-8")
        return .couldNotRun
      }
    }
    return nil
  }
}

/// The width that the argument parser's help needs at least: it traps on a narrower terminal.
enum NarrowTerminal {
  /// The number of columns.
  static let columns = 40

  /// Lets the argument parser wrap its help as if the terminal were wide enough.
  ///
  /// The program then only prints the help, so nothing else reads the variable.
  static func widen(ifHelpIsAskedBy arguments: [String]) {
    let asks = ["-h", "--help", "--help-hidden", "-help"]
    guard arguments.contains(where: asks.contains),
      TerminalStyle(for: STDOUT_FILENO).columns < columns
    else { return }
    setenv("COLUMNS", String(columns), 1)
  }
}

/// The suggestion for a misspelled subcommand; the argument parser itself suggests only options.
enum Misspelling {
  static func report(_ arguments: [String]) -> ExitStatus? {
    guard let first = arguments.first, !first.hasPrefix("-") else { return nil }
    let names = RootCommand.commandNames + ["help"]
    guard !names.contains(first) else { return nil }
    if first.hasSuffix(".pan") {
      Console.report(
        "pantomime: \(Printable.quoted(first)) is a script; write: \(ShellWord.replay(first))")
      return .couldNotRun
    }
    Console.report(
      "pantomime: unknown command \(Printable.quoted(first)); "
        + Spelling.hint(first, among: names, what: "commands"))
    return .couldNotRun
  }
}

/// `pantomime help [TOPIC]`: prints the same help as the statement `help` in a session.
enum HelpTopic {
  /// If the arguments request help on the language, prints the help and returns the status; returns
  /// `nil` if the argument parser must handle the arguments.
  static func run(ifAskedBy arguments: [String]) -> ExitStatus? {
    guard arguments.first == "help" else { return nil }
    let columns = TerminalStyle(for: STDOUT_FILENO).columns
    if arguments.contains(ManualPage.flag) {
      Console.write(ManualPage.text)
      return .fine
    }
    let words = arguments.dropFirst().filter { !$0.hasPrefix("-") }
    guard let first = words.first else {
      Pager.show(
        RootCommand.helpMessage(columns: max(columns, NarrowTerminal.columns)) + "\nSTATEMENTS:\n"
          + Wrapping.text(ProgramCatalog.help.start, columns: columns) + "\n")
      return .fine
    }
    let commands = RootCommand.configuration.subcommands
    let command = commands.first { words.count == 1 && $0.configuration.commandName == first }
    // The name of a topic takes precedence over a subcommand, and a subcommand over words of other
    // tools and over a search for words.
    let topic = words.joined(separator: " ")
    if let text = ProgramCatalog.help.topic(topic, knowsForeignWords: command == nil) {
      let page =
        command == nil
        ? ProgramCatalog.help.answer(words) ?? text
        : text + "`pantomime \(first) --help` describes the subcommand.\n"
      Pager.show(
        ProgramCatalog.help.isToCopy(topic) ? page : Wrapping.text(page, columns: columns))
    } else if let command {
      Pager.show(
        RootCommand.helpMessage(for: command, columns: max(columns, NarrowTerminal.columns)) + "\n")
    } else if let text = ProgramCatalog.help.answer(words) {
      Pager.show(Wrapping.text(text, columns: columns))
    } else {
      Console.report(
        "pantomime: no help for \(Printable.quoted(topic)); "
          + ProgramCatalog.help.hint(on: topic, besides: RootCommand.commandNames))
      return .couldNotRun
    }
    return .fine
  }
}

/// The catalog that the program uses.
///
/// The argument parser creates values to which nothing can be passed, so those values read the
/// catalog here. The catalog is set once, before anything else happens.
enum ProgramCatalog {
  nonisolated(unsafe) private(set) static var catalog = Catalog.standard.withLessons

  /// Sets the catalog.
  static func say(_ catalog: Catalog) { self.catalog = catalog.withLessons }

  /// The help on the catalog.
  static var help: HelpText { HelpText(catalog) }
}

extension Catalog {
  /// Creates a catalog of the built-in scenes, rules, and estimators, and the given ones;
  /// `problems` reports every given name that is already taken.
  ///
  /// This initializer is stable.
  public init(
    scenes: [any TransitionScene.Type] = [], rules: [NamedRule] = [],
    estimators: [VelocityEstimator] = []
  ) {
    self = .standard
    for scene in scenes { self = adding(scene) }
    for rule in rules { self = adding(rule) }
    for estimator in estimators { self = adding(estimator) }
  }
}
