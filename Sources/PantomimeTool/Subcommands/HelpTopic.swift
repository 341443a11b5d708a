import ArgumentParser
import PantomimeReporting
import PantomimeScripting

/// `pantomime help [TOPIC]`: the same help as in a session.
enum HelpTopic {
  /// Answers if the arguments ask for help on the language; the rest is the argument parser's.
  static func run(ifAskedBy arguments: [String]) -> ExitStatus? {
    guard arguments.first == "help" else { return nil }
    let topics = arguments.dropFirst().filter { !$0.hasPrefix("-") }
    guard let topic = topics.first else {
      Console.print(RootCommand.helpMessage())
      Console.print("STATEMENTS:\n" + HelpText.overview)
      Console.flush()
      return .fine
    }
    if let text = HelpText.topic(topic) {
      Console.write(text)
      Console.flush()
      return .fine
    }
    let commands = RootCommand.configuration.subcommands
    if let command = commands.first(where: { $0.configuration.commandName == topic }) {
      Console.print(RootCommand.helpMessage(for: command))
      Console.flush()
      return .fine
    }
    Console.report(
      "pantomime: there is no help on \(Printable.quoted(topic)); "
        + HelpText.hint(on: topic, besides: RootCommand.commandNames))
    return .couldNotRun
  }
}
