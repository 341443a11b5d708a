import ArgumentParser
import PantomimeReporting

/// How output is to look.
struct Look: ParsableArguments {
  @Option(help: "Whether to use color: auto, always or never.")
  var color: ColorChoice = .auto

  /// How reports on a stream look: as wide as the terminal is now.
  func style(for descriptor: Int32) -> Style { color.style(for: descriptor) }
}

extension ColorChoice: ExpressibleByArgument {}
