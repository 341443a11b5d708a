import ArgumentParser
import PantomimeScripting

/// `pantomime scenes`: the built-in scenes.
struct Scenes: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scenes", abstract: "Lists the built-in scenes.")

  func run() { Console.write(HelpText.scenes) }
}
