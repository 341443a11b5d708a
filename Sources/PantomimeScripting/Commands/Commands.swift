/// The verbs, by what they are for, in the order in which the help lists them.
package enum Commands {
  package static let groups: [(title: String, verbs: [CommandEntry])] = [
    (
      "scenes and time",
      [
        CommandEntry(SceneCommand.self),
        CommandEntry(At.self),
        CommandEntry(Wait.self),
        CommandEntry(Run.self),
      ]
    ),
    (
      "fingers",
      [
        CommandEntry(PanCommand.self),
        CommandEntry(TouchCommand.self),
        CommandEntry(Tap.self),
        CommandEntry(Drag.self),
        CommandEntry(Flick.self),
        CommandEntry(Swipe.self),
        CommandEntry(TouchesCommand.self),
        CommandEntry(Scroll.self),
        CommandEntry(DataCommand.self),
        CommandEntry(Appear.self),
      ]
    ),
    (
      "taking back and comparing",
      [
        CommandEntry(Again.self),
        CommandEntry(Undo.self),
        CommandEntry(Redo.self),
        CommandEntry(HistoryCommand.self),
        CommandEntry(Fork.self),
        CommandEntry(Switch.self),
        CommandEntry(Diff.self),
      ]
    ),
    (
      "looking and asserting",
      [
        CommandEntry(Show.self),
        CommandEntry(More.self),
        CommandEntry(Why.self),
        CommandEntry(Strip.self),
        CommandEntry(PlotCommand.self),
        CommandEntry(TimelineCommand.self),
        CommandEntry(Expect.self),
        CommandEntry(VelocityCommand.self),
        CommandEntry(Rules.self),
        CommandEntry(Compare.self),
        CommandEntry(Faults.self),
        CommandEntry(SetCommand.self),
        CommandEntry(Help.self),
        CommandEntry(Quit.self),
      ]
    ),
    (
      "the animator's own interface",
      [
        CommandEntry(Start.self),
        CommandEntry(Pause.self),
        CommandEntry(Scrub.self),
        CommandEntry(Reverse.self),
        CommandEntry(Continue.self),
        CommandEntry(Stop.self),
        CommandEntry(Finish.self),
      ]
    ),
    (
      "building on a stage",
      [
        CommandEntry(ViewCommand.self),
        CommandEntry(ScrollViewCommand.self),
        CommandEntry(GestureCommand.self),
        CommandEntry(Enable.self),
        CommandEntry(Disable.self),
        CommandEntry(AnimatorCommand.self),
        CommandEntry(Animate.self),
        CommandEntry(Handler.self),
        CommandEntry(DriveCommand.self),
        CommandEntry(Toggle.self),
        CommandEntry(FollowCommand.self),
        CommandEntry(TimerCommand.self),
        CommandEntry(Running.self),
        CommandEntry(LayerAnimationCommand.self),
        CommandEntry(LayerGroup.self),
        CommandEntry(LayerRemove.self),
      ]
    ),
    (
      "names, files and events",
      [
        CommandEntry(Let.self),
        CommandEntry(Use.self),
        CommandEntry(Save.self),
        CommandEntry(When.self),
      ]
    ),
    (
      "tests",
      [
        CommandEntry(TestCommand.self),
        CommandEntry(CaseCommand.self),
      ]
    ),
    (
      "calculators",
      [
        CommandEntry(Curve.self),
        CommandEntry(SpringCommand.self),
        CommandEntry(Mix.self),
      ]
    ),
  ]

  package static let all: [CommandEntry] = groups.flatMap { $0.verbs }

  /// Their declarations, in the same order.
  package static let forms: [Form] = all.map { $0.form }

  package static func named(_ name: String) -> CommandEntry? { numbers[name].map { all[$0] } }

  /// Where in the list each verb is: every statement of every script asks for one.
  private static let numbers: [String: Int] = {
    var numbers: [String: Int] = [:]
    for (index, form) in forms.enumerated() { numbers[form.name] = index }
    return numbers
  }()
}
