import PantomimeKit

/// `layer-group NAME on=VIEW duration=1`: adds a group to which layer animations can be added.
package struct LayerGroup: MakerCommand {
  package static let form = Form(
    "layer-group", "Adds a group; its members run in its time.",
    details: "Its name is its key. `layer-animation … group=NAME` adds members at the same "
      + "instant. The group clips its members without scaling them, and their begin times count "
      + "from its start (T80, T104).",
    positionals: [Positional(.name)],
    options: [view.form] + LayerTiming.options,
    example: [
      "scene blank", "view card alpha=1 scale=1", "layer-group pop on=card duration=0.5",
      "layer-animation card.scale from=0.5 to=1 duration=0.3 group=pop",
      "layer-animation card.alpha from=0 begin=0.2 duration=0.3 fill=backwards group=pop",
      "layer-group pop on=card duration=1",
    ])

  private static let view = VerbKey.name("on", .view, "the view it is attached to")

  let construction: Construction
  let span: Span

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    let name = try arguments.next("a name", example: "layer-group pop on=card duration=1")
    guard let view = try arguments.option(Self.view)?.value else {
      throw ScriptError("'layer-group' needs a view", name.span, hint: "add on=VIEW")
    }
    span = view.span
    let group = LayerAnimationGroup(
      timing: try LayerTiming.timing(&arguments), curve: try LayerTiming.curve(&arguments))
    construction = .layer(.group(group, view: view.text, key: try name.newName()))
  }
}
