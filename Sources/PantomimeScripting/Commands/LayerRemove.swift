import PantomimeKit

/// `layer-remove [key=KEY] [on=VIEW]`: removes layer animations, even before they have ended.
struct LayerRemove: MakerCommand {
  static let form = Form(
    "layer-remove", "Removes layer animations; they end unfinished.",
    details:
      "Without `key`, it removes all of them; without `on`, those of every view. A key without "
      + "an animation is ignored (T93).",
    options: [key.form, view.form],
    example: [
      "scene blank", "view card alpha=1", "layer-animation card.alpha to=0 duration=1 key=fade",
      "wait 0.5", "layer-remove key=fade",
    ])

  private static let key = VerbKey.name("key", .layerKey, "the key it was added under")
  private static let view = VerbKey.name("on", .view, "the view it is attached to")

  let construction: Construction
  let span: Span

  init(_ arguments: inout Arguments) throws(ScriptError) {
    let key = try arguments.option(Self.key)?.value
    let view = try arguments.option(Self.view)?.value
    span = key?.span ?? view?.span ?? arguments.verb.span
    construction = .layer(.removal(view: view?.text, key: key?.text))
  }
}

extension Statement {
  /// Returns whether a text removes layer animations, of all views unless it names one.
  static func removesAnimations(_ text: String) -> Bool { text.hasPrefix(LayerRemove.form.name) }
}
