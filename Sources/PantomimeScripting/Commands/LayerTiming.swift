import PantomimeKit

/// The timing options that layer animations and groups both accept (T77 – T86).
enum LayerTiming {
  /// The word for endless repetition.
  private static let forever = ParameterKind.forever

  static let options = [
    duration.form, curve.form, begin.form, speed.form, offset.form, repetition.form, period.form,
    autoreverse.form, fill.form, removed.form,
  ]

  private static let duration = VerbKey.seconds(
    "duration", "the duration of one repetition, default 0.25 s (T87)")
  private static let curve = VerbKey<UnitBezier?>(
    "curve", .bezier, "the curve of each repetition, default linear (T7)"
  ) { (word) throws(ScriptError) in try TimingValue.bezier(word) }
  private static let begin = VerbKey.seconds(
    "begin", "its begin time on the scene's clock, default now (T80)")
  private static let speed = VerbKey.number(
    "speed", "a speed", "the speed of its time, default 1; negative runs backward")
  private static let offset = VerbKey.offset(
    "offset", "the time offset in seconds (T77)")
  private static let repetition = VerbKey<Double>(
    "repeat", .repetition, "the repeat count; fractions are allowed (T83)"
  ) { (word) throws(ScriptError) in
    if word.text == forever { return .infinity }
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
  }
  private static let autoreverse = VerbKey.flag(
    "autoreverse", "whether it autoreverses")
  private static let fill = VerbKey<MediaTiming.FillMode>.choice(
    "fill", what: "fill mode", all: "fill modes",
    "the fill mode, default removed (T86)")
  private static let removed = VerbKey.flag(
    "removed", "whether it is removed on completion, default yes")

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
        "\(what) cannot be '\(word.text)'", word.span, hint: "must be more than 0\(more) (T83)")
    }
  }
}
