import PantomimeKit

/// When a layer animation or a group runs: the options that both take (T77 – T86).
enum LayerTiming {
  /// What stands for a repetition without end.
  private static let forever = ParameterKind.forever

  static let options = [
    duration.form, curve.form, begin.form, speed.form, offset.form, repetition.form, period.form,
    autoreverse.form, fill.form, removed.form,
  ]

  private static let duration = VerbKey.seconds(
    "duration", "the length of one pass, 0.25 s if not given (T87)")
  private static let curve = VerbKey<UnitBezier?>(
    "curve", .bezier, "the easing of each pass, linear if not given (T7)"
  ) { (word) throws(ScriptError) in try TimingValue.bezier(word) }
  private static let begin = VerbKey.seconds(
    "begin", "when it begins on the scene's clock, now if 0 or not given (T80)")
  private static let speed = VerbKey.number(
    "speed", "a speed", "how fast its time passes, 1 if not given; negative backwards")
  private static let offset = VerbKey.offset(
    "offset", "what its local time has ahead, in seconds (T77)")
  private static let repetition = VerbKey<Double>(
    "repeat", .repetition, "how often it is played, fractions allowed (T83)"
  ) { (word) throws(ScriptError) in
    if word.text == forever { return .infinity }
    let count = try word.number("a count of repetition")
    try refuse(count, word, "a count of repetition", or: " or '\(forever)'")
    return count
  }
  private static let period = VerbKey<Double>(
    "repeat-for", .time, "for how long it is repeated (T83)"
  ) { (word) throws(ScriptError) in
    let time = try word.seconds()
    try refuse(time, word, "a time of repetition")
    return time
  }
  private static let autoreverse = VerbKey.flag(
    "autoreverse", "whether each pass is followed by one back")
  private static let fill = VerbKey<MediaTiming.FillMode>.choice(
    "fill", what: "fill mode", all: "fill modes",
    "what is shown outside its time, removed if not given (T86)")
  private static let removed = VerbKey.flag(
    "removed", "whether it goes when it is over, yes if not given")

  /// Takes the options but for the curve.
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
        "\(what) cannot be '\(word.text)'", word.span, hint: "it takes more than 0\(more) (T83)")
    }
  }
}
