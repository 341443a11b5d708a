import PantomimeKit

/// The animator on which a verb of the animator's interface acts: the one that `on=NAME` names, or
/// the principal one.
package struct AnimatorTarget: Sendable {
  static let key = VerbKey.name("on", .animator, "the animator, if there are several")

  let name: Word?
  let verb: Span

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    name = try arguments.option(Self.key)?.value
    verb = arguments.verb.span
  }

  init(_ name: Word?, verb: Span) {
    self.name = name
    self.verb = verb
  }

  func check(_ scene: SceneCheck) throws(ScriptError) {
    try scene.needsScene(verb)
    if let name { try scene.animator(name) } else { try scene.oneAnimator(verb) }
  }

  func run(_ input: AnimatorInput, in session: inout Session) throws(ScriptError) -> Response {
    try session.handle(.animator(input, name: name?.text), span: name?.span ?? verb)
  }
}
