import PantomimeFiles
import PantomimeReporting

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The file that a report is written to, which is none of those that are read for it.
struct ReportFile {
  private let name: String

  init(_ name: String) { self.name = name }

  /// Refuses a file that is one of the scripts, before any is run.
  func spare(_ scripts: [ScriptPath]) throws {
    let inputs = scripts.compactMap { script in
      script.name == ScriptFiles.standardInput
        ? FileStatus(of: STDIN_FILENO) : try? FileStatus(of: script.name)
    }
    if OutputFile(name).isAmong(Set(inputs.map(\.identity))) { throw refusal() }
  }

  /// Writes the report.
  ///
  /// - Parameter inputs: the files that were read, of which it may be none.
  func write(_ text: String, besides inputs: Set<FileIdentity>) throws {
    let file = OutputFile(name)
    if file.isAmong(inputs) { throw refusal() }
    do throws(SystemError) {
      try file.write(text)
    } catch {
      if !error.isClosedPipe {
        Console.report("pantomime: \(Printable.quoted(name)) cannot be written: \(error.reason)")
      }
      throw ExitStatus.couldNotRun
    }
  }

  private func refusal() -> ExitStatus {
    Console.report(
      "pantomime: \(Printable.quoted(name)) is one of the files that are read; "
        + "write the report elsewhere")
    return .couldNotRun
  }
}
