import PantomimeKit

/// `handler [on=ANIMATOR]`: adds a completion handler.
package struct Handler: MakerCommand {
  package static let form = Form(
    "handler", "Adds a completion handler to an animator.",
    details: "Handlers are removed when the animator stops or finishes (A42); `completions` "
      + "is the number of pending ones.",
    options: [AnimatorTarget.key.form],
    example: ["scene blank", "animator open duration=0.5", "handler on=open"])

  let construction: Construction
  let span: Span

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    let name = try arguments.option(AnimatorTarget.key)?.value
    span = name?.span ?? arguments.verb.span
    construction = .completion(animator: name?.text)
  }
}
