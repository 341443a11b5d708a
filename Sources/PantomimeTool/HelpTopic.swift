import ArgumentParser
import PantomimeReporting
import PantomimeScripting

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

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
        RootCommand.helpMessage(columns: columns) + "\nSTATEMENTS:\n"
          + Wrapping.text(ProgramCatalogue.help.start, columns: columns) + "\n")
      return .fine
    }
    let commands = RootCommand.configuration.subcommands
    let command = commands.first { words.count == 1 && $0.configuration.commandName == first }
    // The name of a topic takes precedence over a subcommand, and a subcommand over a search for
    // words.
    if let text = ProgramCatalogue.help.topic(words.joined(separator: " ")) {
      let note = command == nil ? "" : "`pantomime \(first) --help` describes the subcommand.\n"
      Pager.show(Wrapping.text(text + note, columns: columns))
    } else if let command {
      Pager.show(RootCommand.helpMessage(for: command, columns: columns) + "\n")
    } else if let text = ProgramCatalogue.help.found(words) {
      Pager.show(Wrapping.text(text, columns: columns))
    } else {
      let topic = words.joined(separator: " ")
      Console.report(
        "pantomime: no help for \(Printable.quoted(topic)); "
          + ProgramCatalogue.help.hint(on: topic, besides: RootCommand.commandNames))
      return .couldNotRun
    }
    return .fine
  }
}
