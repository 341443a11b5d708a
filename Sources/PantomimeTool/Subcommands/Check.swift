import ArgumentParser
import PantomimeScripting

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// `pantomime check PATH…`: reads scripts without running them.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Reads scripts and reports their errors without running them.")

  @OptionGroup var look: Look

  @Argument(
    help: "Scripts, folders of *.pan files, or - for standard input.",
    completion: .file(extensions: ["pan"]))
  var paths: [String]

  func run() throws {
    _ = Interruption { Console.leaveInterrupted() }
    let search = ScriptSearch(paths)
    for problem in search.problems { Console.report(problem) }
    let style = look.style(for: STDERR_FILENO)
    var broken = search.problems.count
    let scripts = UsedScripts.leftOut(of: search.scripts)
    for script in scripts
    where ScriptRun.script(ScriptFiles.read(script), style: style) == nil {
      broken += 1
    }
    Console.print("\(scripts.count) checked, \(broken) with errors")
    if broken > 0 { throw ExitStatus.couldNotRun }
  }
}
