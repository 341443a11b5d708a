import PantomimeScripting

/// The scenes, rules and estimators that the program knows.
///
/// The command line is read into values that nobody hands anything to, so this is where they look; it
/// is said once, before anything else is done.
enum ProgramCatalogue {
  nonisolated(unsafe) private(set) static var catalogue = Catalogue.standard

  /// Says what the program knows.
  static func say(_ catalogue: Catalogue) { self.catalogue = catalogue }

  /// The help on it.
  static var help: HelpText { HelpText(catalogue) }
}
