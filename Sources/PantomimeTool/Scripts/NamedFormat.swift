import ArgumentParser
import PantomimeReporting
import PantomimeScripting

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
