package import PantomimeKit

/// An empty stage: the views, animators and animations come from statements.
package struct Blank: Scene {
  package static let name = "blank"
  package static let summary = "An empty stage for views and animators made by statements."
  package static let options: [SceneOption] = [.screen]

  package init(_ options: SceneOptions, on stage: inout Stage) throws(OptionProblem) {}

  /// A blank scene has one state only.
  package var state: String { "blank" }

  /// A pan that came down on a scroll view scrolls it.
  package mutating func pan(_ pan: Pan, on stage: inout Stage) {
    if let view = pan.view.flatMap({ stage.view(named: $0) }) { stage.scrollPan(view, pan) }
  }

  /// A handler does nothing but tell what it is told, and what its animator reads meanwhile (U18).
  package mutating func completed(
    _ animator: AnimatorID, at position: Position, on stage: inout Stage
  ) {
    stage.record(
      .handlerRan, nil,
      [
        .word("animator", stage.name(of: animator)), .word("position", position.rawValue),
        .flag("running", stage[animator].isRunning),
      ])
  }
}
