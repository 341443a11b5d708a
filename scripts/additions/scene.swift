package import PantomimeKit

/// A lamp that is lit from the start.
package struct Lamp: TransitionScene {
  package static let name = "lamp"
  package static let summary = "A lamp that is lit."
  package static let options: [SceneOption] = [.screen]
  package static let states = ["lit"]

  package init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    stage.addView("bulb", .rotation(45))
  }

  package var state: String { "lit" }
}
