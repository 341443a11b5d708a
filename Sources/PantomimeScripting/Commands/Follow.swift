import PantomimeKit

/// `follow PATH PATH from=A,B,… to=C,D,…`: makes the first path depend on the displayed value of
/// the second; `follow PATH none` ends that.
package struct FollowCommand: Command {
  package static let form = Form(
    "follow", "Binds a value to the presentation value of another.",
    details: "Values of the second path in `from` map to values of the first in `to`, linearly "
      + "between neighbors and clamped beyond the ends; without them, both are equal. The second "
      + "path is a component of a view, the offset of a scroll view (`list.offset`), an animator's "
      + "progress (`open.progress`), or the finger of a pan or long press (`pull.location.y`, "
      + "`pull.translation.x`, `pull.distance` in any direction), whose last value holds after lift-off. A bound value cannot be animated. `follow PATH none` "
      + "ends the binding; the value stays.",
    positionals: [Positional(.path), Positional(.path)],
    options: [from.form, to.form],
    example: [
      "scene blank", "view photo frame=0,247,390,350", "view shade alpha=1",
      "follow shade.alpha photo.frame.y from=247,647 to=1,0",
    ])

  private static let from = VerbKey.numbers(
    "from", "values of the second path, in increasing order")
  private static let to = VerbKey.numbers("to", "the value of the first path for each of them")

  package static func candidates(
    after given: [String], for completer: Completer
  ) -> [Candidate]? {
    guard given.count == 1 else { return nil }
    let simulation = completer.session.simulation
    let pans =
      (simulation?.gestureNames ?? []) + (simulation?.scrollViewNames ?? []).map { "\($0).pan" }
    let fingers = pans.flatMap { pan in
      ["location", "translation"].flatMap { ["\(pan).\($0).x", "\(pan).\($0).y"] }
        + ["\(pan).distance"]
    }
    return [Candidate(nothing, "ends the binding")] + completer.values(.path, prefix: "")
      + fingers.map { Candidate($0, "the finger") }
  }

  /// The word that ends a binding.
  private static let nothing = "none"

  private let path: Word
  private let leader: Word
  private let places: Word
  private let construction: Construction

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    let example = "follow shade.alpha photo.frame.y from=0,400 to=1,0"
    path = try arguments.next("a path", example: example)
    leader = try arguments.next("a path to follow", example: example)
    let from = try arguments.option(Self.from)
    let to = try arguments.option(Self.to)
    places = (from ?? to)?.word ?? leader
    if leader.text == Self.nothing {
      if let given = from ?? to {
        throw ScriptError(
          "'\(Self.nothing)' ends the binding", given.span, hint: "omit \(given.written.name.text)="
        )
      }
      construction = .followEnd(path: path.text)
      return
    }
    guard (from == nil) == (to == nil) else {
      throw ScriptError(
        "'follow' needs both from= and to=, or neither", places.span,
        hint: "for example: \(example)")
    }
    construction = .follow(
      Follow(path.text, of: leader.text, from: try from?.value ?? [], to: try to?.value ?? []))
  }

  package var role: CommandRole { .maker(construction, path.span) }

  package func check(_ scene: SceneCheck) throws(ScriptError) {
    try scene.needsScene(path.span)
    try refuseUnnamedPan(scene)
    try refuseWholeFinger(scene)
    try scene.tries(construction) { impossible in
      switch impossible {
      case .noProperty(let name, _): name == leader.text ? leader.span : path.span
      case .connection(.uneven): places.span
      case .connection(.severalNumbers(let name, _)):
        name == leader.text ? leader.span : path.span
      default: path.span
      }
    }
  }

  /// Throws an error if the leader is a value of the pan without the name of a recognizer.
  private func refuseUnnamedPan(_ scene: SceneCheck) throws(ScriptError) {
    guard leader.text.hasPrefix("pan."), let simulation = scene.simulation,
      simulation.read(leader.text) != nil,
      !simulation.derivedPaths.contains(where: { $0 == "pan.location" })
    else { return }
    let value = leader.text.dropFirst("pan.".count)
    let named = simulation.derivedPaths.first { !$0.hasPrefix("pan.") && $0.hasSuffix(".distance") }
    let name = named.map { String($0.dropLast(".distance".count)) } ?? "GESTURE"
    throw ScriptError(
      "'\(leader.text)' doesn't name a recognizer, which 'follow' needs", leader.span,
      hint: "write \(name).\(value)")
  }

  /// Throws an error if the leader is a finger's location or translation without its component, or
  /// belongs to a recognizer that isn't a pan.
  private func refuseWholeFinger(_ scene: SceneCheck) throws(ScriptError) {
    let parts = leader.text.split(separator: ".")
    guard let simulation = scene.simulation, let at = parts.lastIndex(where: Self.isOfFinger),
      at > 0
    else { return }
    let gesture = parts[..<at].joined(separator: ".")
    guard simulation.gestureNames.contains(gesture) else { return }
    let rest = parts[(at + 1)...]
    if rest == ["x"] || rest == ["y"] { return }
    throw ScriptError(
      "'\(leader.text)' is not one number", leader.span,
      hint: "write \(gesture).\(parts[at]).x or \(gesture).\(parts[at]).y")
  }

  private static func isOfFinger(_ word: Substring) -> Bool {
    word == "location" || word == "translation"
  }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    try check(SceneCheck(session.running(path.span), in: session.catalog))
    return try session.handle(.construct(construction), span: path.span)
  }
}
