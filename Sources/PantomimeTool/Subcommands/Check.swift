import ArgumentParser
import PantomimeFiles
import PantomimeReporting
import PantomimeScripting

/// `pantomime check PATH…`: checks scripts without running them.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Checks scripts for errors without running them.")

  @OptionGroup var look: Look

  @Argument(
    help: "Scripts, folders of *.pan files, or - for standard input.",
    completion: .file(extensions: ["pan"]))
  var paths: [String]

  func run() throws {
    _ = Interruption { Console.leaveInterrupted() }
    let search = ScriptSearch(paths)
    for problem in search.problems { Console.report("pantomime: \(problem)") }
    let style = look.style(for: STDERR_FILENO)
    var broken = search.problems.count
    let scripts = UsedScripts.leftOut(
      of: search.scripts, in: ProgramCatalog.catalog, jobs: ProcessSurroundings.processorCount)
    for script in scripts where !Check.isSound(ScriptFiles.read(script.path), style) { broken += 1 }
    Console.print("\(scripts.count) checked, \(broken) with errors")
    if broken > 0 { throw ExitStatus.couldNotRun }
  }

  /// Returns whether a script has no errors in any of its cases; an error in several cases is
  /// reported once.
  private static func isSound(_ file: ScriptFile, _ style: Style) -> Bool {
    guard case .success(let bytes) = file.content else {
      return ScriptRun.script(file, style: style) != nil
    }
    let cases = ScriptPreamble.tests(
      of: bytes, file: file.name, files: file.files, in: ProgramCatalog.catalog
    )
    .map(\.caseName)
    guard cases.count > 1 else { return ScriptRun.script(file, style: style) != nil }
    var found: [Diagnostic] = []
    for name in cases {
      let script = Script(
        bytes, file: file.name, files: file.files, case: name, in: ProgramCatalog.catalog)
      for diagnostic in script.diagnostics where !found.contains(where: { $0.isSame(diagnostic) }) {
        found.append(diagnostic)
      }
      if script.isEmpty, script.diagnostics.isEmpty {
        Console.report("pantomime: \(Printable.quoted(file.name)) has nothing to run")
        return false
      }
    }
    if !found.isEmpty { Console.report(DiagnosticText.all(found, style: style)) }
    return found.isEmpty
  }
}
