import ArgumentParser
import PantomimeFiles
import PantomimeReporting
import PantomimeScripting

/// `pantomime grammar EDITOR`: writes the syntax of scripts for an editor.
struct GrammarSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grammar", abstract: "Writes syntax files for editors.",
    discussion: """
      textmate and vim are one file. vscode is a folder of JSON files with the grammar, snippets, \
      a problem matcher, and tasks: write it to ~/.vscode/extensions/pantomime.
      """)

  /// An editor, or a format that several editors read.
  enum Editor: String, ExpressibleByArgument, CaseIterable {
    case textmate, vim, vscode
  }

  @Argument(help: "textmate, vim or vscode.")
  var editor: Editor

  @Option(
    help: """
      The file to write, or for vscode the folder. An existing file is replaced only if pantomime wrote it.
      """, completion: .file())
  var output: String?

  func run() throws {
    let grammar = EditorGrammar(of: ProgramCatalog.catalog)
    switch editor {
    case .textmate: try write([("", grammar.textMate)])
    case .vim: try write([("", grammar.vim)])
    case .vscode:
      guard output != nil else {
        throw ValidationError("vscode is a folder; name it with --output")
      }
      try write(grammar.extensionFiles)
    }
  }

  /// Writes files below the output folder, or a single file to the output.
  private func write(_ files: [(path: String, text: String)]) throws {
    guard let output else { return files.forEach { Console.write($0.text) } }
    if files.count == 1, let only = files.first, only.path.isEmpty {
      return try ReportFile(output).write(only.text, besides: [])
    }
    let names = files.map { "\(output)/\($0.path)" }
    // In a folder with the description of an earlier extension, the other files are part of it, too.
    let description = "\(output)/package.json"
    let isExtension = (try? FileStatus(of: description)) != nil
    for name in isExtension ? [description] : names { try ReportFile(name).spareOthers() }
    do throws(SystemError) {
      for (name, file) in zip(names, files) {
        if let slash = name.lastIndex(of: "/") { try PictureFolder.make(String(name[..<slash])) }
        try OutputFile(name).write(file.text)
      }
    } catch {
      Console.report("pantomime: \(Printable.quoted(output)) cannot be written: \(error.reason)")
      throw ExitStatus.couldNotRun
    }
  }
}
