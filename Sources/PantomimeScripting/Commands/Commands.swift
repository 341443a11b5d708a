/// The verbs, by what they are for, in the order in which the help lists them.
package enum Commands {
  package static let groups: [(title: String, verbs: [any Command.Type])] = [
    ("scenes and time", [SceneCommand.self, At.self, Wait.self, Run.self]),
    (
      "fingers",
      [
        PanCommand.self, TouchCommand.self, Tap.self, Drag.self, Flick.self, Swipe.self,
        TouchesCommand.self, Scroll.self, DataCommand.self, Appear.self,
      ]
    ),
    (
      "looking and asserting",
      [
        Show.self, Expect.self, VelocityCommand.self, Rules.self, Compare.self, Faults.self,
        SetCommand.self, Help.self, Quit.self,
      ]
    ),
    (
      "the animator's own interface",
      [
        Start.self, Pause.self, Scrub.self, Reverse.self, Continue.self, Stop.self, Finish.self,
      ]
    ),
    (
      "building on a stage",
      [
        ViewCommand.self, ScrollViewCommand.self, GestureCommand.self, Enable.self, Disable.self,
        AnimatorCommand.self, Animate.self, Handler.self, Running.self,
        LayerAnimationCommand.self, LayerGroup.self, LayerRemove.self,
      ]
    ),
    ("calculators", [Curve.self, SpringCommand.self, Mix.self]),
  ]

  package static let all: [any Command.Type] = groups.flatMap { $0.verbs }

  /// Their declarations, in the same order.
  package static let forms: [Form] = all.map { $0.form }

  package static func named(_ name: String) -> (any Command.Type)? {
    all.first { $0.form.name == name }
  }
}
