import ArgumentParser
import Foundation
import PantomimeReporting
import PantomimeScripting

/// `pantomime scenes`: the built-in scenes.
struct Scenes: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scenes", abstract: "Lists the built-in scenes.")

  func run() {
    let columns = TerminalStyle(for: STDOUT_FILENO).columns
    Console.write(Wrapping.text(Known.help.scenes, columns: columns))
  }
}
