import ArgumentParser
import PantomimeFiles
import PantomimeReporting
import PantomimeScripting

/// The options for the style of the output.
struct Look: ParsableArguments {
  @Option(help: "Whether to use color: auto, always or never.")
  var color: ColorChoice = .auto

  /// Returns the style of text on a stream, for the current width of the terminal.
  func style(for descriptor: Int32) -> Style { color.style(for: descriptor) }
}

extension ColorChoice: ExpressibleByArgument {}

/// The option with which commands that show a single run select one case of a script.
struct OneCase: ParsableArguments {
  @Option(
    name: .customLong("case"), help: "The case to run; default the first.")
  var name: String?

  /// Returns the name of the selected case, if the script has such a case.
  func chosen(in file: ScriptFile) throws -> String? {
    guard let name else { return nil }
    return try OneCase.find(name, in: file)
  }

  /// Returns the name of a case if the script has such a case, or `nil` if the script can't be
  /// read.
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

  /// Returns the names of the cases in a script, or an empty array if the script can't be read.
  static func all(of file: ScriptFile) -> [String] {
    guard case .success(let bytes) = file.content else { return [] }
    return ScriptPreamble.tests(
      of: bytes, file: file.name, files: file.files, in: ProgramCatalog.catalog
    )
    .compactMap(\.caseName)
  }
}

/// A format that an option selects by name.
protocol NamedFormat: ExpressibleByArgument {
  static var all: [Self] { get }
  var name: String { get }
}

extension TraceFormat: NamedFormat {}
extension ReportFormat: NamedFormat {}

extension NamedFormat {
  /// The names, as a list in a sentence.
  static var words: String { Spelling.list(allValueStrings, "or") }

  package init?(argument: String) {
    guard let format = Self.all.first(where: { $0.name == argument }) else { return nil }
    self = format
  }

  package static var allValueStrings: [String] { all.map { $0.name } }

  package var defaultValueDescription: String { name }
}
