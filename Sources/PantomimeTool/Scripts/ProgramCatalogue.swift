import PantomimeLessons
import PantomimeScripting

/// The catalogue that the program uses.
///
/// The argument parser creates values without a way to pass anything to them, so those values read
/// the catalogue here; it is set once, before anything else.
enum ProgramCatalogue {
  nonisolated(unsafe) private(set) static var catalogue = Catalogue.standard.withLessons

  /// Sets the catalogue.
  static func say(_ catalogue: Catalogue) { self.catalogue = catalogue.withLessons }

  /// The help on the catalogue.
  static var help: HelpText { HelpText(catalogue) }
}
