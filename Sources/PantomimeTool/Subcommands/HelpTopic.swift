import ArgumentParser
import Foundation
import PantomimeReporting
import PantomimeScripting

/// `pantomime help [TOPIC]`: the same help as in a session.
enum HelpTopic {
  /// Answers if the arguments ask for help on the language; the rest is the argument parser's.
  static func run(ifAskedBy arguments: [String]) -> ExitStatus? {
    guard arguments.first == "help" else { return nil }
    let columns = TerminalStyle(for: STDOUT_FILENO).columns
    let topics = arguments.dropFirst().filter { !$0.hasPrefix("-") }
    guard let topic = topics.first else {
      Pager.show(
        RootCommand.helpMessage(columns: columns) + "\nSTATEMENTS:\n"
          + Wrapping.text(HelpText.overview, columns: columns) + "\n")
      return .fine
    }
    if let text = HelpText.topic(topic) {
      Pager.show(Wrapping.text(text, columns: columns))
      return .fine
    }
    let commands = RootCommand.configuration.subcommands
    if let command = commands.first(where: { $0.configuration.commandName == topic }) {
      Pager.show(RootCommand.helpMessage(for: command, columns: columns) + "\n")
      return .fine
    }
    Console.report(
      "pantomime: there is no help on \(Printable.quoted(topic)); "
        + HelpText.hint(on: topic, besides: RootCommand.commandNames))
    return .couldNotRun
  }
}
