import ArgumentParser
import PantomimeReporting

/// The options for the style of the output.
struct Look: ParsableArguments {
  @Option(help: "Whether to use color: auto, always or never.")
  var color: ColorChoice = .auto

  /// Returns the style of text on a stream, for the current width of the terminal.
  func style(for descriptor: Int32) -> Style { color.style(for: descriptor) }
}

extension ColorChoice: ExpressibleByArgument {}
