import PantomimeTesting

// The scene with an option that the article on tests shows.

struct Rack: TransitionScene {
  static let name = "rack"
  static let threshold = OptionKey.share("threshold", 0.5, "The fraction that opens it.")
  static let options: [SceneOption] = [.screen, threshold.option]
  let threshold: Double

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    threshold = try options[Self.threshold]
  }
}
