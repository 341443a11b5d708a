/// The verbs, in the order in which the help lists them.
package enum Commands {
  package static let all: [any Command.Type] = [
    SceneCommand.self, At.self, Wait.self, Run.self,
    PanCommand.self, TouchCommand.self, Tap.self, Drag.self, Flick.self, Swipe.self,
    TouchesCommand.self, Scroll.self, DataCommand.self,
    Start.self, Pause.self, Scrub.self, Reverse.self, Continue.self, Stop.self, Finish.self,
    ViewCommand.self, ScrollViewCommand.self, GestureCommand.self, Enable.self, Disable.self,
    AnimatorCommand.self,
    Animate.self, Handler.self,
    Running.self,
    LayerAnimationCommand.self, LayerGroup.self, LayerRemove.self,
    VelocityCommand.self, Rules.self, Compare.self,
    Curve.self, SpringCommand.self, Mix.self,
    SetCommand.self, Show.self, Expect.self, Faults.self, Help.self, Quit.self,
  ]

  /// Their declarations, in the same order.
  package static let forms: [Form] = all.map { $0.form }

  package static func named(_ name: String) -> (any Command.Type)? {
    all.first { $0.form.name == name }
  }
}
