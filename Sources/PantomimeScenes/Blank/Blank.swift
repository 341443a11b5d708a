package import PantomimeKit

/// An empty stage: statements add the views, animators and animations, and connect them.
package struct Blank:
  TransitionScene, ConnectionHandling, AnimatorCompletionHandling, TimerHandling
{
  package static let name = "blank"
  package static let summary = "An empty stage for your own views and animators."
  package static let examples = [
    "view card frame=70,247,250,350", "animate card.frame.y to=80 duration=0.3", "run",
  ]
  package static let options: [SceneOption] = [.screen]
  /// With several animators, a default would be arbitrary.
  package static let requiresAnimatorName = true
  /// A handler only records an event.
  package static let leavesEndsAlone = true
  package static let tapDescription = "a tap toggles"

  private var connections = Connections(state: "blank")

  package init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {}

  /// The word that a statement has assigned.
  package var state: String { connections.state }

  package mutating func connect(
    _ connection: Connection, on stage: inout Stage
  ) throws(InputError) { try connections.connect(connection, on: &stage) }

  /// Records the completion, and the values that the animator returns during it (U18).
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

  package mutating func timerFired(_ timer: StageTimer, on stage: inout Stage) {
    connections.timerFired(timer, on: &stage)
  }
}

// MARK: - Fingers

extension Blank:
  GestureHandling, PanReportHandling, PanDelegate, GestureBeginDelegate, LiftOffProviding
{
  package mutating func handle(
    _ gesture: GestureID, report: Pan, on stage: inout Stage
  ) throws(Misuse) {
    try connections.handle(gesture, report: report, on: &stage)
  }

  /// Handles a pan of the recognizer that it belongs to; a pan that came down on a scroll view
  /// scrolls it.
  package mutating func pan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    if let gesture = connections.recognizer(of: pan, on: stage) {
      try connections.handle(gesture, report: pan, on: &stage)
    } else if let view = pan.view.flatMap({ stage.view(named: $0) }) {
      stage.scrollPan(view, pan)
    }
  }

  package func panShouldBegin(_ pan: Pan, on stage: Stage) -> PanVerdict {
    connections.recognizer(of: pan, on: stage).flatMap { stage.axisVerdict(for: pan, of: $0) }
      ?? .begins(reason: "its criteria are met and the scene permits it (G63)")
  }

  package func gestureShouldBegin(
    _ gesture: GestureID, _ pan: Pan, on stage: Stage
  ) -> PanVerdict {
    guard stage.isPan(gesture) else { return .begins(reason: "its criteria are met (G63)") }
    return stage.axisVerdict(for: pan, of: gesture)
      ?? .begins(reason: "its criteria are met and the scene permits it (G63)")
  }

  package func liftOff(for pan: Pan, on stage: Stage) -> LiftOff? {
    connections.liftOff(for: pan, on: stage)
  }
}
