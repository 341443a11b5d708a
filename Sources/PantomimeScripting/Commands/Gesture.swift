import PantomimeKit

/// `gesture NAME pan|edge|tap|press on=VIEW …`: adds a recognizer to a view.
package struct GestureCommand: MakerCommand {
  package static let form = Form(
    "gesture", "Adds a recognizer to a view.",
    details: "The numbers that are not given are the recommended ones. Named again, it gets "
      + "further relations: `requires` are the recognizers that have to fail first, `with` those "
      + "it may recognize together with. `axis` limits a pan to a rule about axes (`help axes`), "
      + "`along` to the axes that count at all, as in a view that scrolls one way.",
    positionals: [Positional(.name), Positional(.words(["pan", "edge", "tap", "press"]))],
    options: [
      OptionForm("on", .view, "the view it is added to"),
      OptionForm("axis", .axis, "the rule about axes of a pan"),
      OptionForm("along", .words(["both", "horizontal", "vertical"]), "the axes that count"),
      OptionForm("slop", .points, "how far fingers move before a pan begins"),
      OptionForm(
        "opening", .words(PanTraits.Opening.allCases.map { $0.rawValue }),
        "the translation a pan begins with"),
      OptionForm("instant", .words(["yes", "no"]), "whether a pan begins at touch-down"),
      OptionForm("min", .number, "the fewest fingers"),
      OptionForm("max", .number, "the most fingers"),
      OptionForm(
        "edges", .words(["left", "right", "top", "bottom"]),
        "the edges an edge pan starts at, several with commas"),
      OptionForm("width", .points, "how far from an edge it may start"),
      OptionForm("taps", .number, "how many taps in a row"),
      OptionForm("duration", .time, "how long a press lasts"),
      OptionForm("requires", .gesture, "the recognizers that have to fail first"),
      OptionForm("with", .gesture, "the recognizers it may recognize together with"),
      OptionForm("cancels", .words(["yes", "no"]), "whether the view loses its touches"),
      OptionForm("delays", .words(["yes", "no"]), "whether the view gets touches only later"),
      OptionForm(
        "content-delay", .time, "how long views inside its own hear nothing of a touch"),
    ],
    example: [
      "scene blank", "view card frame=20,600,350,200", "gesture card pan on=card axis=vertical",
    ])

  let construction: Construction
  let span: Span

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    let name = try arguments.next("a name", example: "gesture card pan on=card")
    let kind = try arguments.next("a kind", example: "gesture card pan on=card")
    span = name.span
    guard let view = try arguments.option("on")?.value else {
      throw ScriptError("a recognizer needs a view", name.span, hint: "write on=VIEW")
    }
    var gesture = Gesture(
      try name.newName(), try GestureReader.kind(kind, &arguments))
    if let cancels = try arguments.option("cancels") {
      gesture.cancelsTouchesInView = try cancels.value.flag()
    }
    if let delays = try arguments.option("delays") {
      gesture.delaysTouchesBegan = try delays.value.flag()
    }
    gesture.contentTouchDelay = try arguments.option("content-delay")?.value.seconds()
    let axes = arguments.catalogue.axes
    let axis = try arguments.option("axis").map { given throws(ScriptError) -> AxisRule in
      try given.value.named(among: axes, what: "rule about axes", all: "rules about axes")
    }
    construction = .gesture(
      GestureConstruction(
        gesture, on: view.text, axis: axis,
        requires: try arguments.option("requires")?.value.parts.map { $0.text } ?? [],
        together: try arguments.option("with")?.value.parts.map { $0.text } ?? []))
  }
}

/// Reads what a recognizer looks for.
private enum GestureReader {
  static func kind(
    _ word: Word, _ arguments: inout Arguments
  ) throws(ScriptError) -> Gesture.Kind {
    switch try word.choice(["pan", "edge", "tap", "press"], what: "recognizer", all: "kinds") {
    case "edge": return .edgePan(try pan(&arguments), try edges(&arguments, word))
    case "tap":
      return .tap(
        TapTraits(
          taps: try count("taps", &arguments) ?? 1, touches: try count("min", &arguments) ?? 1))
    case "press":
      let duration = try arguments.option("duration")?.value.seconds()
      return .longPress(
        LongPressTraits(
          duration: duration ?? LongPressTraits().duration,
          touches: try count("min", &arguments) ?? 1))
    default: return .pan(try pan(&arguments))
    }
  }

  private static func pan(_ arguments: inout Arguments) throws(ScriptError) -> PanTraits {
    var traits = PanTraits()
    if let slop = try arguments.option("slop") { traits.slop = try slop.value.slop() }
    if let opening = try arguments.option("opening") {
      traits.opening = try opening.value.opening()
    }
    if let instant = try arguments.option("instant") {
      traits.beginsAtTouchDown = try instant.value.flag()
    }
    if let along = try arguments.option("along") {
      let axes = ["both", "horizontal", "vertical"]
      let axis = try along.value.choice(axes, what: "axis", all: "axes")
      traits.allowsHorizontal = axis != "vertical"
      traits.allowsVertical = axis != "horizontal"
    }
    traits.minimumTouches = try count("min", &arguments) ?? traits.minimumTouches
    traits.maximumTouches = try count("max", &arguments) ?? traits.maximumTouches
    return traits
  }

  private static func edges(
    _ arguments: inout Arguments, _ word: Word
  ) throws(ScriptError) -> EdgeTraits {
    let all: [(String, EdgeTraits.Edges)] = [
      ("left", .left), ("right", .right), ("top", .top), ("bottom", .bottom),
    ]
    guard let given = try arguments.option("edges")?.value else {
      throw ScriptError("an edge pan needs its edges", word.span, hint: "for example: edges=left")
    }
    var edges: EdgeTraits.Edges = []
    for part in given.parts {
      let name = try part.choice(all.map { $0.0 }, what: "edge", all: "edges")
      for (known, edge) in all where known == name { edges.insert(edge) }
    }
    let width = try arguments.option("width")?.value.points()
    return width.map { EdgeTraits(edges, width: $0) } ?? EdgeTraits(edges)
  }

  private static func count(
    _ name: String, _ arguments: inout Arguments
  ) throws(ScriptError) -> Int? {
    guard let given = try arguments.option(name)?.value else { return nil }
    guard let count = Int(exactly: try given.number("a count")), (1...20).contains(count) else {
      throw ScriptError(
        "'\(name)' cannot be '\(given.text)'", given.span,
        hint: "it takes whole numbers from 1 to 20")
    }
    return count
  }
}

extension Word {
  /// How far fingers move before a pan begins, in points.
  func slop() throws(ScriptError) -> Double {
    let slop = try points()
    guard slop >= 0, slop <= 1000 else {
      throw ScriptError("a slop is 0 to 1000 points", span, hint: "the recommended one is 10")
    }
    return slop
  }

  /// What the translation is when a pan begins.
  func opening() throws(ScriptError) -> PanTraits.Opening {
    let all = PanTraits.Opening.allCases.map { $0.rawValue }
    return PanTraits.Opening(rawValue: try choice(all, what: "opening", all: "openings"))
      ?? .overshoot
  }
}
