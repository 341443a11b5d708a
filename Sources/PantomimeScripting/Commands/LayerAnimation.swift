import PantomimeKit

/// `layer-animation PATH from=600 to=80 …`, `layer-animation PATH values=0,-5,0 …`.
package struct LayerAnimationCommand: MakerCommand {
  package static let form = Form(
    "layer-animation", "Adds an animation to the presentation of a property, not its model.",
    details: "It animates between `from`, `to` and `by` (T89), or through "
      + "`values`, a flat list of numbers. With a `key`, it replaces the view's animation "
      + "under that key (T92); with `group`, it joins a group added at this instant.",
    positionals: [Positional(.path)],
    options: [from.form, to.form, by.form, values.form]
      + [times.form, mode.form, curves.form, tension.form, continuity.form, bias.form]
      + LayerTiming.options + [additive.form, cumulative.form, key.form, group.form],
    example: [
      "scene blank", "view card frame=20,600,350,200",
      "layer-animation card.frame.y from=600 to=80 duration=0.5 curve=ease-out key=move",
    ])

  private static let from = VerbKey.numbers("from", "the first value", kind: .expectation)
    .such(as: "1")
  private static let to = VerbKey.numbers("to", "the last value", kind: .expectation).such(as: "0")
  private static let by = VerbKey.numbers(
    "by", "the change from the first value to the last", kind: .expectation,
    quantity: .distance(.both)
  ).such(as: "0.5")
  private static let values = VerbKey.numbers("values", "the keyframe values (T94)")
  private static let times = VerbKey<[Double]>(
    "times", .numbers, "the key times, from 0 to 1"
  ) { (word) throws(ScriptError) in
    var shares: [Double] = []
    for part in word.parts { shares.append(try part.fraction()) }
    return shares
  }
  private static let mode = VerbKey<KeyframeMode>.choice(
    "mode", what: "mode", all: "modes", "the calculation mode, default linear"
  ).such(as: "cubic")
  private static let curves = VerbKey<[UnitBezier?]>(
    "curves", .beziers, "the curve of each segment, default linear (T97)"
  ) { (word) throws(ScriptError) in
    var curves: [UnitBezier?] = []
    for curve in word.items { curves.append(try TimingValue.bezier(curve)) }
    return curves
  }
  private static let tension = bend(
    "tension", "the tension of a cubic track, -1 to 1 (T100)")
  private static let continuity = bend(
    "continuity", "the continuity of a cubic track, -1 to 1 (T100)")
  private static let bias = bend("bias", "the bias of a cubic track, -1 to 1 (T100)")
  private static let additive = VerbKey.flag(
    "additive", "whether it adds to the value below (T91)")
  private static let cumulative = VerbKey.flag("cumulative", "whether repetitions accumulate (T91)")
  private static let key = VerbKey.newName("key", "its key").such(as: "fade")
  private static let group = VerbKey.name("group", .name, "the group it joins instead")

  /// Creates a key for a list of numbers from -1 to 1, with one number for each value.
  private static func bend(_ name: String, _ meaning: String) -> VerbKey<[Double]> {
    VerbKey(name, .numbers, meaning) { (word) throws(ScriptError) in
      var numbers: [Double] = []
      for part in word.parts {
        let number = try part.number("a \(name)")
        guard (-1...1).contains(number) else {
          throw ScriptError(
            "a \(name) cannot be '\(part.text)'", part.span, hint: "must be -1 to 1 (T100)")
        }
        numbers.append(number)
      }
      return numbers
    }
  }

  let construction: Construction
  let span: Span
  private let path: Word

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    path = try arguments.next("a path", example: "layer-animation card.frame.y from=600 to=80")
    let content = try Self.content(&arguments)
    var animation = LayerAnimation(
      content, timing: try LayerTiming.timing(&arguments), curve: try LayerTiming.curve(&arguments))
    animation.isAdditive = try arguments.option(Self.additive)?.value ?? false
    animation.isCumulative = try arguments.option(Self.cumulative)?.value ?? false
    let key = try arguments.option(Self.key)
    let group = try arguments.option(Self.group)
    if let key, group != nil {
      throw ScriptError(
        "a member of a group has no key", key.span, hint: "omit key= or group=")
    }
    span = group?.word.span ?? path.span
    construction = .layer(
      .animation(
        animation, path: path.text, key: try key?.value, group: group?.word.text))
  }

  package func check(_ scene: SceneCheck) throws(ScriptError) { try scene.path(path) }

  private static func content(
    _ arguments: inout Arguments
  ) throws(ScriptError) -> LayerAnimation.Content {
    let ends = (
      from: try arguments.option(from), to: try arguments.option(to),
      by: try arguments.option(by)
    )
    guard let values = try arguments.option(values) else {
      try refuseKeyframes(&arguments)
      return .basic(from: try ends.from?.value, to: try ends.to?.value, by: try ends.by?.value)
    }
    if let end = ends.from ?? ends.to ?? ends.by {
      throw ScriptError(
        "'\(end.written.name.text)' and '\(Self.values.name)' cannot be combined",
        end.span.union(values.span), hint: "keep one")
    }
    return .keyframes(try keyframes(values, &arguments))
  }

  /// Throws an error if an option that requires `values` is given.
  private static func refuseKeyframes(_ arguments: inout Arguments) throws(ScriptError) {
    try refuse(times, &arguments)
    try refuse(mode, &arguments)
    try refuse(curves, &arguments)
    try refuse(tension, &arguments)
    try refuse(continuity, &arguments)
    try refuse(bias, &arguments)
  }

  private static func refuse<Value>(
    _ key: VerbKey<Value>, _ arguments: inout Arguments
  ) throws(ScriptError) {
    guard let option = try arguments.option(key) else { return }
    throw ScriptError(
      "'\(key.name)' requires \(values.name)", option.span,
      hint: "for example: \(values.name)=0,-5,0")
  }

  private static func keyframes(
    _ values: GivenOption<[Double]>, _ arguments: inout Arguments
  ) throws(ScriptError) -> LayerKeyframes {
    var keyframes = LayerKeyframes(values: [try values.value])
    if let times = try arguments.option(times) { keyframes.keyTimes = try times.value }
    if let mode = try arguments.option(mode) { keyframes.mode = try mode.value }
    if let curves = try arguments.option(curves) { keyframes.curves = try curves.value }
    keyframes.shape = KeyframeShape(
      tensions: try arguments.option(tension)?.value ?? [],
      continuities: try arguments.option(continuity)?.value ?? [],
      biases: try arguments.option(bias)?.value ?? [])
    return keyframes
  }
}

/// The timing options that layer animations and groups both accept (T77 – T86).
enum LayerTiming {
  /// The word for endless repetition.
  private static let forever = ParameterKind.forever

  static let options = [
    duration.form, curve.form, begin.form, speed.form, offset.form, repetition.form, period.form,
    autoreverse.form, fill.form, removed.form,
  ]

  private static let duration = VerbKey.seconds(
    "duration", "the duration of one repetition, default 0.25 s (T87)"
  ).such(as: "1")
  private static let curve = VerbKey<UnitBezier?>(
    "curve", .bezier, "the curve of each repetition, default linear (T7)"
  ) { (word) throws(ScriptError) in try TimingValue.bezier(word) }
  private static let begin = VerbKey.seconds(
    "begin", "its begin time on the scene's clock, default now (T80)")
  private static let speed = VerbKey.number(
    "speed", "a speed", "the speed of its time, default 1; negative runs backward"
  ).such(as: "0.5")
  private static let offset = VerbKey.offset(
    "offset", "the time offset in seconds (T77)"
  ).such(as: "0.1")
  private static let repetition = VerbKey<Double>(
    "repeat", .repetition, "the repeat count; fractions are allowed (T83)"
  ) { (word) throws(ScriptError) in
    if word.text == forever { return .infinity }
    guard Numeral(word.text) != nil else {
      throw ScriptError(
        "'\(word.text)' is not a repeat count", word.span, hint: "write a number, or \(forever)")
    }
    let count = try word.number("a repeat count")
    try refuse(count, word, "a repeat count", or: " or '\(forever)'")
    return count
  }
  private static let period = VerbKey<Double>(
    "repeat-for", .time, "the repeat duration (T83)"
  ) { (word) throws(ScriptError) in
    let time = try word.seconds()
    try refuse(time, word, "a repeat duration")
    return time
  }.such(as: "1")
  private static let autoreverse = VerbKey.flag(
    "autoreverse", "whether it autoreverses")
  private static let fill = VerbKey<MediaTiming.FillMode>.choice(
    "fill", what: "fill mode", all: "fill modes",
    "the fill mode, default removed (T86)"
  ).such(as: "forwards")
  private static let removed = VerbKey.flag(
    "removed", "whether it is removed on completion, default yes"
  ).such(as: "no")

  /// Parses all timing options except the curve.
  static func timing(_ arguments: inout Arguments) throws(ScriptError) -> MediaTiming {
    var timing = MediaTiming(duration: try arguments.option(duration)?.value ?? 0)
    timing.beginTime = try arguments.option(begin)?.value ?? 0
    if let speed = try arguments.option(speed) { timing.speed = try speed.value }
    if let offset = try arguments.option(offset) { timing.timeOffset = try offset.value }
    if let count = try arguments.option(repetition) { timing.repeatCount = try count.value }
    if let time = try arguments.option(period) { timing.repeatDuration = try time.value }
    timing.autoreverses = try arguments.option(autoreverse)?.value ?? false
    timing.isRemovedOnCompletion = try arguments.option(removed)?.value ?? true
    if let fill = try arguments.option(fill) { timing.fillMode = try fill.value }
    return timing
  }

  static func curve(_ arguments: inout Arguments) throws(ScriptError) -> UnitBezier? {
    guard let curve = try arguments.option(curve) else { return nil }
    return try curve.value
  }

  private static func refuse(
    _ number: Double, _ word: Word, _ what: String, or more: String = ""
  ) throws(ScriptError) {
    guard number > 0 else {
      throw ScriptError(
        "\(what) cannot be '\(word.text)'", word.span,
        hint: "must be more than 0\(more)"
          + (number == 0 && !more.isEmpty ? "; Core Animation takes 0 as 1 (T83)" : ""))
    }
  }
}
