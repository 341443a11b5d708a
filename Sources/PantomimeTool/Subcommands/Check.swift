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

  @Option(help: "\(CheckFormat.words).", completion: .list(CheckFormat.allValueStrings))
  var format = CheckFormat.all[0]

  func run() throws {
    _ = Interruption { Console.leaveInterrupted() }
    let search = ScriptSearch(paths)
    var report = CheckReport()
    for problem in search.problems {
      Console.report("pantomime: \(problem)")
      report.problems.append(problem)
    }
    let style = look.style(for: STDERR_FILENO)
    let scripts = UsedScripts.leftOut(
      of: search.scripts, in: ProgramCatalog.catalog, jobs: ProcessSurroundings.processorCount)
    let isHuman = format.text == nil
    for script in scripts {
      let findings = Check.findings(in: ScriptFiles.read(script.path), isHuman ? style : nil)
      report.checked += 1
      if !findings.isEmpty { report.broken += 1 }
      report.findings += findings
    }
    if let text = format.text {
      Console.write(text(report))
    } else {
      Console.print(report.summary)
    }
    if report.broken > 0 || !report.problems.isEmpty { throw ExitStatus.couldNotRun }
  }

  /// Returns the errors of a script in any of its cases; an error in several cases is listed once.
  ///
  /// - Parameter style: The style in which the errors are reported, too, or `nil` to report none.
  private static func findings(in file: ScriptFile, _ style: Style?) -> [CheckReport.Finding] {
    func note(_ text: String) { if style != nil { Console.report(text) } }
    let bytes: [UInt8]
    switch file.content {
    case .failure(let error):
      note("pantomime: \(Printable.quoted(file.name)) cannot be read: \(error.reason)")
      return [CheckReport.Finding(path: file.name, message: "cannot be read: \(error.reason)")]
    case .success(let content): bytes = content
    }
    let tests = ScriptPreamble.tests(
      of: bytes, file: file.name, files: file.files, in: ProgramCatalog.catalog)
    var found: [Diagnostic] = []
    var known: Set<Diagnostic.Identity> = []
    for test in tests {
      // A format for other programs lists all errors, with advice for each.
      let script = Script(
        test, file: file.name, files: file.files, in: ProgramCatalog.catalog,
        advising: style == nil ? .max : Diagnostic.mostShown)
      found += script.diagnostics.filter { known.insert($0.identity).inserted }
      if script.isEmpty, script.diagnostics.isEmpty {
        note("pantomime: \(Printable.quoted(file.name)) has nothing to run")
        return [CheckReport.Finding(path: file.name, message: "nothing to run")]
      }
      if tests.count <= 1, script.diagnostics.isEmpty, script.startsExample {
        note("note: \(Printable.name(file.name)) has no scene, so it runs in \(FirstScene.example)")
      }
    }
    if let style, !found.isEmpty { Console.report(Diagnostic.text(of: found, style: style)) }
    return found.map { CheckReport.Finding($0, in: file.name) }
  }
}

extension CheckReport.Finding {
  /// Creates a finding for an error in a script, or in a file that the script uses.
  fileprivate init(_ diagnostic: Diagnostic, in file: String) {
    let place = CheckReport.Place(
      line: diagnostic.line, column: diagnostic.column, end: diagnostic.span.end + 1)
    self.init(
      path: diagnostic.file ?? file, place: place, message: diagnostic.error.message,
      hint: diagnostic.error.hint, notes: diagnostic.error.notes)
  }
}

extension CheckFormat: NamedFormat {}
