import ArgumentParser
import PantomimeFiles
import PantomimeReporting
import PantomimeScripting

/// Which of its cases a script is run for where only one run is shown.
struct OneCase: ParsableArguments {
  @Option(
    name: .customLong("case"), help: "The case to run; default the first.")
  var name: String?

  /// The name of the case that is meant, where there is such a case.
  func chosen(in file: ScriptFile) throws -> String? {
    guard let name else { return nil }
    return try OneCase.find(name, in: file)
  }

  /// The name of a case, where a script has such a one; `nil` where it could not be read.
  static func find(_ name: String, in file: ScriptFile) throws -> String? {
    guard case .success = file.content else { return nil }
    let cases = all(of: file)
    guard cases.contains(name) else {
      let hint =
        cases.isEmpty
        ? "it has no cases" : Spelling.hint(name, among: cases, what: "cases")
      throw ValidationError(
        "\(Printable.quoted(file.name)) has no case \(Printable.quoted(name)); \(hint)")
    }
    return name
  }

  /// The names of a script's cases; none where it could not be read.
  static func all(of file: ScriptFile) -> [String] {
    guard case .success(let bytes) = file.content else { return [] }
    return ScriptPreamble.tests(
      of: bytes, file: file.name, files: file.files, in: ProgramCatalogue.catalogue
    )
    .compactMap(\.caseName)
  }
}
