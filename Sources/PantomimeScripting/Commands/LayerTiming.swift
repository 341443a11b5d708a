import PantomimeKit

/// When a layer animation or a group runs: the options that both take (T77 – T86).
enum LayerTiming {
  /// What stands for a repetition without end.
  static let forever = "forever"

  static let options = [
    OptionForm("duration", .time, "the length of one pass, 0.25 s if not given (T87)"),
    OptionForm("curve", .bezier, "the easing of each pass, linear if not given (T7)"),
    OptionForm("begin", .time, "when it begins on the scene's clock, now if 0 or not given (T80)"),
    OptionForm("speed", .number, "how fast its time passes, 1 if not given; negative backwards"),
    OptionForm("offset", .time, "what its local time has ahead, in seconds (T77)"),
    OptionForm("repeat", .repetition, "how often it is played, fractions allowed (T83)"),
    OptionForm("repeat-for", .time, "for how long it is repeated (T83)"),
    OptionForm("autoreverse", .words(["yes", "no"]), "whether each pass is followed by one back"),
    OptionForm(
      "fill", .words(MediaTiming.FillMode.allCases.map { $0.rawValue }),
      "what is shown outside its time, removed if not given (T86)"),
    OptionForm(
      "removed", .words(["yes", "no"]), "whether it goes when it is over, yes if not given"),
  ]

  /// Takes the options but for the curve.
  static func timing(_ arguments: inout Arguments) throws(ScriptError) -> MediaTiming {
    var timing = MediaTiming(duration: try arguments.option("duration")?.value.seconds() ?? 0)
    timing.beginTime = try arguments.option("begin")?.value.seconds() ?? 0
    if let speed = try arguments.option("speed") {
      timing.speed = try speed.value.number("a speed")
    }
    if let offset = try arguments.option("offset") {
      timing.timeOffset = try offset.value.number("a time", units: [("s", 1), ("ms", 0.001)])
    }
    if let count = try arguments.option("repeat") {
      timing.repeatCount = try repetition(count.value)
    }
    if let time = try arguments.option("repeat-for")?.value {
      timing.repeatDuration = try time.seconds()
      try refuse(timing.repeatDuration, time, "a time of repetition")
    }
    timing.autoreverses = try arguments.option("autoreverse")?.value.flag() ?? false
    timing.isRemovedOnCompletion = try arguments.option("removed")?.value.flag() ?? true
    if let fill = try arguments.option("fill") {
      let modes = MediaTiming.FillMode.allCases
      let name = try fill.value.choice(
        modes.map { $0.rawValue }, what: "fill mode", all: "fill modes")
      timing.fillMode = modes.first { $0.rawValue == name } ?? .removed
    }
    return timing
  }

  static func curve(_ arguments: inout Arguments) throws(ScriptError) -> UnitBezier? {
    guard let curve = try arguments.option("curve") else { return nil }
    return try TimingValue.bezier(curve.value)
  }

  private static func repetition(_ word: Word) throws(ScriptError) -> Double {
    if word.text == forever { return .infinity }
    let count = try word.number("a count of repetition")
    try refuse(count, word, "a count of repetition", or: " or 'forever'")
    return count
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
