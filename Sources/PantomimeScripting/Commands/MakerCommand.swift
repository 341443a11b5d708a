import PantomimeKit

/// A verb that adds an object to the running scene, which later lines may name.
protocol MakerCommand: Command {
  /// The object to add.
  var construction: Construction { get }
  /// The place of the error if the object can't be added.
  var span: Span { get }
}

extension MakerCommand {
  package var role: CommandRole { .maker(construction, span) }

  package func check(_ scene: SceneCheck) throws(ScriptError) { try scene.needsScene(span) }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    try session.handle(.construct(construction), span: span)
  }
}

/// A path and its new value: `card.frame.y to=80`, `card.center by=0,-20`.
struct Target: Sendable {
  static let options = [to.form, by.form]

  private static let to = VerbKey.numbers(
    "to", "the new value, with all its components", kind: .expectation)
  private static let by = VerbKey.numbers(
    "by", "the amount to add", kind: .expectation, quantity: .distance(.both))

  let change: PropertyChange
  let span: Span

  init(_ arguments: inout Arguments, example: String) throws(ScriptError) {
    let path = try arguments.next("a path", example: example)
    let target = try arguments.option(Self.to)
    let step = try arguments.option(Self.by)
    guard let given = target ?? step else {
      throw ScriptError("'\(path.text)' needs a target", path.span, hint: "add to= or by=")
    }
    if let target, let step {
      throw ScriptError(
        "'to' and 'by' cannot be combined", target.span.union(step.span), hint: "keep one")
    }
    span = path.span
    change = PropertyChange(
      path: path.text, numbers: try given.value, isRelative: target == nil)
  }
}
