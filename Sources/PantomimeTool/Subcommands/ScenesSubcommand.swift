import ArgumentParser
import PantomimeFiles
import PantomimeReporting
import PantomimeScripting

/// `pantomime scenes`: lists the built-in scenes.
struct ScenesSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scenes", abstract: "Lists the built-in scenes.")

  func run() {
    let columns = TerminalStyle(for: STDOUT_FILENO).columns
    Console.write(Wrapping.text(ProgramCatalog.help.scenes, columns: columns))
  }
}
