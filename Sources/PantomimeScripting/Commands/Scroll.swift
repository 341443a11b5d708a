import PantomimeKit

/// `scroll VIEW to=195`, `scroll VIEW by=440 over=1`, `scroll VIEW to=195 animated=yes`: scrolls a
/// scroll view without a finger.
package struct Scroll: Command {
  package static let form = Form(
    "scroll", "Scrolls a view by program: immediately, at a constant speed, or animated.",
    details: "The statement takes no time; a later `scroll` or a touch on the view ends a scroll "
      + "in progress. The values are points along the view's axis, or two numbers if it scrolls both ways. "
      + "`animated=yes` is UIKit's `setContentOffset(_:animated:)`, and a page turned by program: "
      + "half a cosine over 0.3 s (M27).",
    positionals: [Positional(.scrollView)],
    options: [to.form, by.form, over.form, animated.form],
    example: [
      "scene blank", "scroll-view list frame=0,91,390,753 content=390x4000",
      "scroll list by=440 over=1",
    ])

  private static let to = lengths("to", "the target offset")
  private static let by = lengths(
    "by", "the distance to scroll", quantity: .distance(.both))
  private static let over = VerbKey.seconds(
    "over", "the duration at constant speed; default immediate", quantity: .duration)
  private static let animated = VerbKey.flag(
    "animated", "whether UIKit animates it, over 0.3 s")

  private static func lengths(
    _ name: String, _ meaning: String, quantity: GestureQuantity? = nil
  ) -> VerbKey<[Double]> {
    VerbKey(name, .expectation, meaning, quantity: quantity) {
      (word) throws(ScriptError) in try word.lengths()
    }
  }

  let view: Word
  let input: ScrollInput
  let span: Span

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    view = try arguments.next("a view", example: "scroll list to=195")
    let target = try arguments.option(Self.to)
    let step = try arguments.option(Self.by)
    guard let given = target ?? step else {
      throw ScriptError(
        "'scroll' needs a target", arguments.verb.span.union(view.span), hint: "add to= or by=")
    }
    if let target, let step {
      throw ScriptError(
        "'to' and 'by' cannot be combined", target.span.union(step.span), hint: "keep one")
    }
    span = view.span
    let over = try arguments.option(Self.over)
    let isAnimated = try arguments.option(Self.animated)?.value ?? false
    if isAnimated, let over {
      throw ScriptError(
        "'over' and 'animated' cannot be combined", over.span,
        hint: "an animated offset takes 0.3 s (M27)")
    }
    input =
      isAnimated
      ? ScrollInput(animatedTo: try given.value, isRelative: target == nil)
      : ScrollInput(
        try given.value, isRelative: target == nil, over: try over?.value ?? 0)
  }

  package var role: CommandRole { .gesture }

  package func check(_ scene: SceneCheck) throws(ScriptError) {
    try scene.needsScene(span)
    try scene.scrollView(view)
  }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    try session.handle(.scroll(input, view: view.text), span: span)
  }
}
