import PantomimeKit

/// `follow PATH PATH from=A,B,… to=C,D,…`: makes the first path depend on the displayed value of
/// the second.
package struct FollowCommand: Command {
  package static let form = Form(
    "follow", "Binds a value to the presentation value of another.",
    details: "Values of the second path in `from` map to values of the first in `to`, linearly "
      + "between neighbors and clamped beyond the ends. The second path is a component of a view, the "
      + "offset of a scroll view (`list.offset`) or an animator's progress (`open.progress`). A "
      + "bound value cannot be animated.",
    positionals: [Positional(.path), Positional(.path)],
    options: [from.form, to.form],
    example: [
      "scene blank", "view photo frame=0,247,390,350", "view shade alpha=1",
      "follow shade.alpha photo.frame.y from=247,647 to=1,0",
    ])

  private static let from = VerbKey.numbers(
    "from", "values of the second path, in increasing order")
  private static let to = VerbKey.numbers("to", "the value of the first path for each of them")

  private let path: Word
  private let leader: Word
  private let places: Word
  private let follow: Follow

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    let example = "follow shade.alpha photo.frame.y from=0,400 to=1,0"
    path = try arguments.next("a path", example: example)
    leader = try arguments.next("a path to follow", example: example)
    guard let from = try arguments.option(Self.from), let to = try arguments.option(Self.to) else {
      throw ScriptError(
        "'follow' needs from= and to=", arguments.verb.span, hint: "for example: \(example)")
    }
    places = from.word
    follow = Follow(
      path.text, of: leader.text, from: try from.value, to: try to.value)
  }

  package var role: CommandRole { .maker(.follow(follow), path.span) }

  package func check(_ scene: SceneCheck) throws(ScriptError) {
    try scene.needsScene(path.span)
    try scene.tries(.follow(follow)) { impossible in
      switch impossible {
      case .noProperty(let name, _): name == leader.text ? leader.span : path.span
      case .connection(.uneven): places.span
      case .connection(.severalNumbers(let name, _)):
        name == leader.text ? leader.span : path.span
      default: path.span
      }
    }
  }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    try check(SceneCheck(session.running(path.span), in: session.catalog))
    return try session.handle(.construct(.follow(follow)), span: path.span)
  }
}
