import PantomimeKit
import PantomimeReporting

/// `gesture NAME pan|edge|tap|press|swipe on=VIEW …`: adds a recognizer to a view, or relations to an
/// existing one.
package struct GestureCommand: MakerCommand {
  package static let form = Form(
    "gesture", "Adds a recognizer to a view.",
    details:
      "Omitted numbers default to the recommended values. A second `gesture` with the same name "
      + "adds relations and may omit the kind; `LIST.pan` is the pan of a scroll view: `gesture "
      + "list.pan requires=pull`. `requires` lists the recognizers that must fail first, `with` those "
      + "it can recognize together with. `axis` gives a pan an axis rule (`help axes`); "
      + "`axis=up` lets it begin upward only (G84). "
      + "`along` limits the axes that count, as in a view that scrolls one way. A swipe needs a "
      + "`direction`: within 0.5 s, it must travel 50 pt along it and at most 50 pt across it; both "
      + "limits shrink with time, by 47 and 49 pt per second (M29).",
    positionals: [Positional(.name), .choice(GestureReader.Kind.self, isOptional: true)],
    options: [view.form, axis.form] + GestureReader.options
      + [requires.form, together.form, cancels.form, delays.form, contentDelay.form],
    example: [
      "scene blank", "view card frame=20,600,350,200", "gesture card pan on=card axis=vertical",
    ])

  private static let view = VerbKey.name("on", .view, "the view it is added to")
  private static let axis = VerbKey.name("axis", .axis, "the axis rule of a pan")
    .of(GestureReader.pans)
  private static let requires = VerbKey.names(
    "requires", .gesture, "the recognizers that must fail first")
  private static let together = VerbKey.names(
    "with", .gesture, "the recognizers it can recognize together with")
  private static let cancels = VerbKey.flag(
    "cancels", "whether recognition cancels the view's touches; yes by default"
  ).such(as: "no")
  private static let delays = VerbKey.flag(
    "delays", "whether touches reach the view with a delay; no by default")
  private static let contentDelay = VerbKey.seconds(
    "content-delay", "the delay of touches to the views inside"
  ).such(as: "0.15")

  let construction: Construction
  let span: Span

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    let name = try arguments.next("a name", example: "gesture card pan on=card")
    span = name.span
    let kind = arguments.next()
    if kind == nil || name.text.hasSuffix(".pan") {
      construction = try Self.relations(of: name, kind, &arguments)
      return
    }
    guard let kind else { throw Self.noKind(name) }
    guard let view = try arguments.option(Self.view)?.word else {
      throw ScriptError("a recognizer needs a view", name.span, hint: "add on=VIEW")
    }
    var gesture = GestureRecognizer(
      try name.newName(), try GestureReader.kind(kind, &arguments))
    if let cancels = try arguments.option(Self.cancels) {
      gesture.cancelsTouchesInView = try cancels.value
    }
    if let delays = try arguments.option(Self.delays) {
      gesture.delaysTouchesBegan = try delays.value
    }
    gesture.contentTouchDelay = try arguments.option(Self.contentDelay)?.value
    let relations = try Self.relations(of: gesture.name, &arguments)
    if let axis = try arguments.option(Self.axis), kind.text != GestureReader.Kind.pan.rawValue,
      kind.text != GestureReader.Kind.edge.rawValue
    {
      throw ScriptError(
        "only a pan and an edge have an axis rule", axis.span,
        hint: kind.text == GestureReader.Kind.swipe.rawValue
          ? "a swipe has direction=" : "omit axis=")
    }
    construction = .gesture(
      GestureConstruction(
        gesture, on: view.text, axis: relations.axis, requires: relations.requires,
        together: relations.together))
  }

  /// Returns the relations of an existing recognizer, whose kind may be repeated.
  private static func relations(
    of name: Word, _ kind: Word?, _ arguments: inout Arguments
  ) throws(ScriptError) -> Construction {
    let isListPan = name.text.hasSuffix(".pan")
    if let kind, kind.text != GestureReader.Kind.pan.rawValue {
      throw ScriptError(
        "'\(name.text)' is a pan", kind.span,
        hint: "omit '\(kind.text)', or choose a name without .pan")
    }
    if let view = try arguments.option(Self.view) {
      guard isListPan, view.word.text == String(name.text.dropLast(4)) else {
        throw isListPan
          ? ScriptError(
            "'\(name.text)' is the pan of '\(name.text.dropLast(4))'", view.word.span,
            hint: "omit on=")
          : noKind(name)
      }
    }
    let relations = try relations(of: name.text, &arguments)
    guard relations.axis != nil || !relations.requires.isEmpty || !relations.together.isEmpty else {
      throw isListPan
        ? ScriptError(
          "'\(name.text)' exists, and the statement changes nothing", name.span,
          hint: "add requires=GESTURE, with=GESTURE or axis=RULE")
        : noKind(name)
    }
    return .relations(relations)
  }

  /// The relations that the statement adds to an existing recognizer, because adding them records
  /// no event.
  package var note: String? {
    guard case .relations(let relations) = construction else { return nil }
    var parts: [String] = []
    if !relations.requires.isEmpty {
      parts.append("waits for \(Spelling.list(relations.requires, "and")) to fail")
    }
    if !relations.together.isEmpty {
      parts.append("recognizes together with \(Spelling.list(relations.together, "and"))")
    }
    if let axis = relations.axis { parts.append("now \(Wording.withoutCitations(axis.summary))") }
    return "\(relations.gesture) \(Spelling.list(parts, "and"))"
  }

  private static func noKind(_ name: Word) -> ScriptError {
    let kind = GestureReader.Kind(rawValue: name.text)
    return ScriptError(
      "'gesture' needs a \(kind == nil ? "kind" : "name and a kind")", name.span,
      hint: kind.map { "write gesture my-\($0.rawValue) \($0.rawValue) on=VIEW" }
        ?? "for example: gesture \(name.text) pan on=VIEW; one that exists takes only requires=, "
        + "with= and axis=")
  }

  private static func relations(
    of name: String, _ arguments: inout Arguments
  ) throws(ScriptError) -> GestureRelations {
    let axes = arguments.catalog.axes
    let axis = try arguments.option(Self.axis).map { given throws(ScriptError) -> AxisRule in
      try given.word.named(among: axes, what: "axis rule", all: "axis rules")
    }
    for key in [Self.requires, Self.together] {
      let own = try arguments.option(key)?.value.first {
        $0.text == name || "\($0.text).pan" == name || $0.text == "\(name).pan"
      }
      guard let own else { continue }
      throw ScriptError(
        key.name == Self.requires.name
          ? "'\(name)' cannot wait for itself" : "'\(name)' always recognizes with itself",
        own.span, hint: "name another recognizer")
    }
    return GestureRelations(
      of: name, axis: axis,
      requires: try arguments.option(Self.requires)?.value.map { $0.text } ?? [],
      together: try arguments.option(Self.together)?.value.map { $0.text } ?? [])
  }
}

/// A parser for recognizer parameters.
private enum GestureReader {
  /// The kinds of recognizers, as they are written.
  enum Kind: String, CaseIterable {
    case pan, edge, tap, press, swipe
  }

  /// The axes that a pan recognizes.
  private enum Axes: String, CaseIterable {
    case both, horizontal, vertical
  }

  /// The edge at which an edge pan starts.
  private enum Edge: String, CaseIterable {
    case left, right, top, bottom

    var edges: EdgeTraits.Edges {
      switch self {
      case .left: .left
      case .right: .right
      case .top: .top
      case .bottom: .bottom
      }
    }
  }

  /// The kinds that are pans.
  static let pans = [Kind.pan.rawValue, Kind.edge.rawValue]

  static let options = [
    along.form, slop.form, opening.form, instant.form, fewest.form, most.form, edges.form,
    width.form, taps.form, duration.form, direction.form,
  ]

  private static let along = VerbKey<Axes>.choice(
    "along", what: "axis", all: "axes", "the axes that count"
  ).of(pans)
  private static let slop = VerbKey<Double>(
    "slop", .points, "the distance before a pan begins"
  ) { (word) throws(ScriptError) in try word.slop() }.such(as: "20").of(pans)
  private static let opening = VerbKey<PanTraits.Opening>.choice(
    "opening", what: "opening", all: "openings", "the first translation of a pan"
  ).such(as: "zero").of(pans)
  private static let instant = VerbKey.flag("instant", "whether a pan begins at touch-down")
    .of(pans)
  private static let fewest = count("min", "the minimum number of touches").such(as: "2")
  private static let most = count("max", "the maximum number of touches").such(as: "1").of(pans)
  private static let edges = VerbKey<EdgeTraits.Edges>(
    "edges", .words(Edge.allCases.map { $0.rawValue }),
    "the edges of an edge pan, separated by commas"
  ) { (word) throws(ScriptError) in
    var edges: EdgeTraits.Edges = []
    for part in word.parts {
      let edge: Edge = try part.choice(what: "edge", all: "edges")
      edges.insert(edge.edges)
    }
    return edges
  }.such(as: "left").of([Kind.edge.rawValue])
  private static let width = VerbKey.points("width", "the width of the edge region").such(as: "30")
    .of([Kind.edge.rawValue])
  private static let taps = count("taps", "the number of taps").such(as: "2").of([Kind.tap.rawValue]
  )
  private static let duration = VerbKey.seconds("duration", "the minimum duration of a press")
    .such(as: "1").of([Kind.press.rawValue])

  private static let direction = VerbKey<Direction>.choice(
    "direction", what: "direction", all: "directions", "the direction of a swipe"
  ).such(as: "left").of([Kind.swipe.rawValue])

  private static func count(_ name: String, _ meaning: String) -> VerbKey<Int> {
    VerbKey(name, .number, meaning) { (word) throws(ScriptError) in
      guard let count = Int(exactly: try word.number("a count")), (1...20).contains(count) else {
        throw ScriptError(
          "'\(name)' cannot be '\(word.text)'", word.span,
          hint: "must be a whole number from 1 to 20")
      }
      return count
    }
  }

  static func kind(
    _ word: Word, _ arguments: inout Arguments
  ) throws(ScriptError) -> GestureRecognizer.Kind {
    // UIKit's name for a press.
    let known = word.text == "long-press" ? Word(Kind.press.rawValue, word.span) : word
    switch try known.choice(what: "recognizer", all: "kinds") as Kind {
    case .edge: return .edgePan(try pan(&arguments), try edges(&arguments, word))
    case .tap:
      return .tap(
        TapTraits(
          taps: try arguments.option(taps)?.value ?? 1,
          touches: try arguments.option(fewest)?.value ?? 1))
    case .press:
      let duration = try arguments.option(duration)?.value
      return .longPress(
        LongPressTraits(
          duration: duration ?? LongPressTraits().duration,
          touches: try arguments.option(fewest)?.value ?? 1))
    case .swipe:
      guard let direction = try arguments.option(direction)?.value else {
        throw ScriptError(
          "a swipe needs its direction", word.span, hint: "for example: direction=left")
      }
      return .swipe(
        SwipeTraits(direction, touches: try arguments.option(fewest)?.value ?? 1))
    case .pan: return .pan(try pan(&arguments))
    }
  }

  private static func pan(_ arguments: inout Arguments) throws(ScriptError) -> PanTraits {
    var traits = PanTraits()
    if let slop = try arguments.option(slop) { traits.slop = try slop.value }
    if let opening = try arguments.option(opening) { traits.opening = try opening.value }
    if let instant = try arguments.option(instant) {
      traits.beginsAtTouchDown = try instant.value
    }
    if let axes = try arguments.option(along)?.value {
      traits.allowsHorizontal = axes != .vertical
      traits.allowsVertical = axes != .horizontal
    }
    traits.minimumTouches = try arguments.option(fewest)?.value ?? traits.minimumTouches
    traits.maximumTouches = try arguments.option(most)?.value ?? traits.maximumTouches
    return traits
  }

  private static func edges(
    _ arguments: inout Arguments, _ word: Word
  ) throws(ScriptError) -> EdgeTraits {
    guard let edges = try arguments.option(edges)?.value else {
      throw ScriptError("an edge pan needs edges", word.span, hint: "for example: edges=left")
    }
    let width = try arguments.option(width)?.value
    return width.map { EdgeTraits(edges, width: $0) } ?? EdgeTraits(edges)
  }
}

extension Word {
  /// Parses the distance that a finger must move before the pan begins, in points.
  func slop() throws(ScriptError) -> Double {
    let slop = try points()
    guard slop >= 0, slop <= 1000 else {
      throw ScriptError("the slop must be from 0 to 1000 points", span, hint: "the default is 10")
    }
    return slop
  }

  /// Parses the option for the translation that a pan reports when it begins.
  func opening() throws(ScriptError) -> PanTraits.Opening {
    try choice(what: "opening", all: "openings")
  }
}

extension Statement {
  /// Returns whether a verb adds a recognizer.
  static func addsRecognizer(_ verb: String) -> Bool { verb == GestureCommand.form.name }
}
