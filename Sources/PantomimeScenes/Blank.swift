package import PantomimeKit

/// An empty stage: statements add the views, animators and animations, and connect them.
package struct Blank: ConnectedScene {
  package static let name = "blank"
  package static let dynamicAnimators: [String]? = []
  package static let summary = "An empty stage for your own views and animators."
  package static let examples = [
    "view card frame=70,247,250,350", "animate card.frame.y to=80 duration=0.3", "run",
  ]
  package static let options: [SceneOption] = [.screen]
  /// If there are several animators, any default would be arbitrary.
  package static let requiresAnimatorName = true
  /// The completion handler only records an event.
  package static let leavesEndsAlone = true
  package static let tapDescription = "a tap toggles it"

  package var connections = Connections(state: "blank")

  package init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {}

  /// Records the completion, and the animator's values during the completion handler (U18).
  package mutating func animatorDidComplete(
    _ animator: AnimatorID, at position: Position, on stage: inout Stage
  ) {
    if connections.settles(animator) || !stage.runsCompletions { return }
    stage.record(
      .handlerRan, nil,
      [
        .word("animator", stage.name(of: animator)), .word("position", position.rawValue),
        .flag("running", stage[animator].isRunning),
      ])
  }
}

// MARK: - Events

extension Blank {
  package static let events: [EventKind] = [.handlerRan] + Connections.events
}

extension EventKind {
  static let handlerRan = EventKind(
    "handler ran", summary: "A completion handler has run.",
    [FieldSchema("animator"), FieldSchema("position"), FieldSchema("running")])
}

// MARK: - Invariants

extension Blank {
  /// The name of the invariant that no drive or transition is left held.
  package static let nothingHeld = "nothing-held"

  package static let invariants: [SceneInvariant<Blank>] = [
    .always("finite", "Every value on the screen is finite.") { _, stage in
      stage.showsOnlyFiniteNumbers
    },
    .atRest(nothingHeld, "Nothing is held that no finger holds.") { scene, stage in
      !scene.connections.areHolding(on: stage)
    },
    .atRest("lists-in-bounds", "No list shows anything beyond its content.") { _, stage in
      stage.scrollViewsAreInBounds
    },
  ]
}
