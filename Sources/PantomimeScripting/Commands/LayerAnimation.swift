import PantomimeKit

/// `layer-animation PATH from=600 to=80 …`, `layer-animation PATH values=0,-5,0 …`.
package struct LayerAnimationCommand: MakerCommand {
  package static let form = Form(
    "layer-animation", "Attaches an animation to what is shown of a property, not to its model.",
    details: "It goes from one value to another by any of `from`, `to` and `by` (T89), or through "
      + "`values`, the numbers of all one after the other. Under a `key` it replaces what the view "
      + "has there (T92); with `group` it is a member of a group added at this instant.",
    positionals: [Positional(.path)],
    options: values + LayerTiming.options + [
      OptionForm("additive", .words(["yes", "no"]), "whether it is added to what is below (T91)"),
      OptionForm("cumulative", .words(["yes", "no"]), "whether repetitions add up (T91)"),
      OptionForm("key", .name, "the key it is attached under"),
      OptionForm("group", .name, "the group it is put into instead"),
    ],
    example: [
      "scene blank", "view card frame=20,600,350,200",
      "layer-animation card.frame.y from=600 to=80 duration=0.5 curve=ease-out key=move",
    ])

  private static let values = [
    OptionForm("from", .expectation, "the first value"),
    OptionForm("to", .expectation, "the last value"),
    OptionForm("by", .expectation, "the change from the first value to the last"),
    OptionForm("values", .numbers, "the values of keyframes (T94)"),
    OptionForm("times", .numbers, "the shares of the pass at which they are shown, from 0 to 1"),
    OptionForm(
      "mode", .words(modes), "how to go from value to value, linear if not given"),
    OptionForm("curves", .beziers, "the easing of each segment, linear if not given (T97)"),
    OptionForm("tension", .numbers, "how tight a cubic track is at each value, -1 to 1 (T100)"),
    OptionForm("continuity", .numbers, "how sharp its corners are, -1 to 1 (T100)"),
    OptionForm("bias", .numbers, "how far it overshoots, -1 to 1 (T100)"),
  ]

  /// The options that mean something with `values` only.
  private static let ofKeyframes = ["times", "mode", "curves", "tension", "continuity", "bias"]

  private static let modes = KeyframeMode.allCases.map { $0.rawValue }

  let construction: Construction
  let span: Span
  private let path: Word

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    path = try arguments.next("a path", example: "layer-animation card.frame.y from=600 to=80")
    let content = try Self.content(&arguments)
    var animation = LayerAnimation(
      content, timing: try LayerTiming.timing(&arguments), curve: try LayerTiming.curve(&arguments))
    animation.isAdditive = try arguments.option("additive")?.value.flag() ?? false
    animation.isCumulative = try arguments.option("cumulative")?.value.flag() ?? false
    let key = try arguments.option("key")
    let group = try arguments.option("group")
    if let key, group != nil {
      throw ScriptError(
        "a member of a group has no key of its own", key.span, hint: "leave out key= or group=")
    }
    span = group?.value.span ?? path.span
    construction = .layer(
      .animation(
        animation, path: path.text, key: try key?.value.newName(), group: group?.value.text))
  }

  package func check(_ scene: SceneCheck) throws(ScriptError) { try scene.path(path) }

  private static func content(
    _ arguments: inout Arguments
  ) throws(ScriptError) -> LayerAnimation.Content {
    let ends = (
      from: try arguments.option("from"), to: try arguments.option("to"),
      by: try arguments.option("by")
    )
    guard let values = try arguments.option("values") else {
      for name in ofKeyframes {
        guard let option = try arguments.option(name) else { continue }
        throw ScriptError(
          "'\(name)' goes with values", option.span, hint: "for example: values=0,-5,0")
      }
      return .basic(
        from: try ends.from?.value.numbers(), to: try ends.to?.value.numbers(),
        by: try ends.by?.value.numbers())
    }
    if let end = ends.from ?? ends.to ?? ends.by {
      throw ScriptError(
        "'\(end.name.text)' and 'values' exclude one another", end.span.union(values.span),
        hint: "keep one of them")
    }
    return .keyframes(try keyframes(values.value, &arguments))
  }

  private static func keyframes(
    _ values: Word, _ arguments: inout Arguments
  ) throws(ScriptError) -> LayerKeyframes {
    var keyframes = LayerKeyframes(values: [try values.numbers()])
    if let times = try arguments.option("times") {
      var numbers: [Double] = []
      for part in times.value.parts { numbers.append(try part.fraction()) }
      keyframes.keyTimes = numbers
    }
    if let mode = try arguments.option("mode") {
      let name = try mode.value.choice(modes, what: "mode", all: "modes")
      keyframes.mode = KeyframeMode(rawValue: name) ?? .linear
    }
    if let curves = try arguments.option("curves") {
      for curve in curves.value.items { keyframes.curves.append(try TimingValue.bezier(curve)) }
    }
    keyframes.shape = KeyframeShape(
      tensions: try bends("tension", &arguments), continuities: try bends("continuity", &arguments),
      biases: try bends("bias", &arguments))
    return keyframes
  }

  private static func bends(
    _ name: String, _ arguments: inout Arguments
  ) throws(ScriptError) -> [Double] {
    guard let option = try arguments.option(name) else { return [] }
    var numbers: [Double] = []
    for part in option.value.parts {
      let number = try part.number("a \(name)")
      guard (-1...1).contains(number) else {
        throw ScriptError(
          "a \(name) cannot be '\(part.text)'", part.span, hint: "it takes -1 to 1 (T100)")
      }
      numbers.append(number)
    }
    return numbers
  }
}
