import Foundation
import PackagePlugin

/// `swift package pantomime ARGUMENTS…`: runs the program on the files of a package.
@main
struct PantomimeCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let program = Process()
    program.executableURL = try context.tool(named: "pantomime").url
    program.arguments = arguments
    // Paths are relative to the package, also if the command starts in one of its folders.
    program.currentDirectoryURL = context.package.directoryURL
    try program.run()
    program.waitUntilExit()
    if program.terminationStatus != 0 {
      Diagnostics.error("pantomime ended with status \(program.terminationStatus)")
    }
  }
}
