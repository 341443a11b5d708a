import ArgumentParser
import PantomimeFiles
import PantomimeReporting
import PantomimeScripting

/// `pantomime format FILE…`: writes scripts in their normal form.
struct FormatSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format", abstract: "Writes scripts in their normal form.",
    discussion:
      "The statements stay the same: only white space, the dividers between statements, and blank "
      + "lines change. Comments are kept.")

  @OptionGroup var look: Look

  @Flag(help: "List the scripts that aren't in their normal form, and write nothing.")
  var check = false

  @Argument(
    help: "Scripts, folders of *.pan files, or - for standard input.",
    completion: .file(extensions: ["pan"]))
  var paths: [String]

  func run() throws {
    let search = ScriptSearch(paths)
    for problem in search.problems { Console.report("pantomime: \(problem)") }
    var (changed, broken) = (0, search.problems.count)
    for path in search.scripts {
      let file = ScriptFiles.read(path)
      guard let text = FormatSubcommand.text(of: file) else {
        broken += 1
        continue
      }
      let formatted = ScriptFormat.formatted(text)
      if path.name == ScriptFiles.standardInput, !check {
        Console.write(formatted)
        continue
      }
      guard formatted != text else { continue }
      if check {
        changed += 1
        Console.print("\(file.name): not in its normal form")
      } else if let problem = ScriptRewriting(file.name).write(
        Array(formatted.utf8), insteadOf: Array(text.utf8))
      {
        Console.report("pantomime: \(Printable.quoted(file.name)) is unchanged: \(problem)")
        broken += 1
      } else {
        changed += 1
      }
    }
    if search.scripts.contains(where: { $0.name != ScriptFiles.standardInput }) || check {
      let what = check ? "not in their normal form" : "changed"
      Console.print("\(search.scripts.count) read, \(changed) \(what)")
    }
    if broken > 0 { throw ExitStatus.couldNotRun }
    if check, changed > 0 { throw ExitStatus.failed }
  }

  /// Returns the text of a script, or reports why it can't be read and returns `nil`.
  private static func text(of file: ScriptFile) -> String? {
    let name = Printable.quoted(file.name)
    switch file.content {
    case .failure(let error):
      Console.report("pantomime: \(name) cannot be read: \(error.reason)")
      return nil
    case .success(let bytes):
      if UTF8Check.firstInvalid(bytes) != nil {
        Console.report("pantomime: \(name) is not UTF-8 text")
        return nil
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
