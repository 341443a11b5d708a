import PantomimeFiles
import PantomimeReporting

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The file to write a report or a picture to, which is never one of the files read for it; `-` is
/// standard output.
struct ReportFile {
  private let name: String

  /// Whether the report goes to standard output rather than to a file.
  var isStandardOutput: Bool { name == ReportFile.standardOutput }

  /// The name of standard output.
  static let standardOutput = "-"

  init(_ name: String) { self.name = name }

  /// Throws an error if the file is one of the scripts, before any of them runs.
  func spare(_ scripts: [ScriptPath]) throws {
    if isStandardOutput { return }
    let inputs = scripts.compactMap { script in
      script.name == ScriptFiles.standardInput
        ? FileStatus(of: STDIN_FILENO) : try? FileStatus(of: script.name)
    }
    if OutputFile(name).isAmong(Set(inputs.map(\.identity))) { throw refusal() }
  }

  /// Writes the report.
  ///
  /// - Parameter inputs: the files that were read; the report can't replace any of them.
  func write(_ text: String, besides inputs: Set<FileIdentity>) throws {
    if isStandardOutput { return Console.write(text) }
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
      "pantomime: \(Printable.quoted(name)) is one of the input files; "
        + "write the report elsewhere")
    return .couldNotRun
  }
}
