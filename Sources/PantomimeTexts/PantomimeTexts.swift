import Foundation
import PackagePlugin

/// Embeds the texts of a target, which the file `texts` lists, as string literals.
@main
struct PantomimeTexts: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let package = context.package.directoryURL
    let folder = package.appendingPathComponent("Sources/PantomimeTexts")
    let list = folder.appendingPathComponent("texts")
    let script = folder.appendingPathComponent("embed")
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("Texts.swift")
    var texts: [URL] = []
    for line in try String(contentsOf: list, encoding: .utf8).split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 3, words[0] == target.name else { continue }
      let pattern = package.appendingPathComponent(String(words[2]))
      texts += try FileManager.default.contentsOfDirectory(
        at: pattern.deletingLastPathComponent(), includingPropertiesForKeys: nil
      ).filter {
        pattern.lastPathComponent == "*.\($0.pathExtension)"
          || pattern.lastPathComponent == $0.lastPathComponent
      }
    }
    return [
      .buildCommand(
        displayName: "Embedding the texts of \(target.name)",
        executable: URL(fileURLWithPath: "/bin/sh"),
        arguments: [script.path, target.name, output.path],
        inputFiles: [list, script] + texts.sorted { $0.path < $1.path }, outputFiles: [output])
    ]
  }
}
