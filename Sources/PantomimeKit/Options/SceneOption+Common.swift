// The options that many scenes take, declared once.

extension OptionKey where Value == Size {
  /// The option every scene takes: the size of its screen, 390 × 844 points by default.
  public static var screen: OptionKey {
    size(
      "screen", 1...10_000, standard: Size(width: 390, height: 844),
      "The size of the screen in points.")
  }
}

extension OptionKey where Value == Double {
  /// How long a whole run of the scene's animators takes, in seconds.
  public static func duration(_ standard: Double) -> OptionKey {
    seconds("duration", standard, "The duration of a full run.")
  }

  /// The damping ratio of a spring (ζ), greater than none and at most critical.
  public static func dampingRatio(
    named name: String = "damping-ratio", _ standard: Double, isLive: Bool = false,
    _ summary: String
  ) -> OptionKey {
    number(name, 0.01...1, .fraction, standard: standard, isLive: isLive, summary)
  }

  /// A length on a screen, from none to 10,000 points.
  public static func points(
    _ name: String, _ standard: Double, isLive: Bool = false, _ summary: String
  ) -> OptionKey {
    number(name, 0...10_000, .points, standard: standard, isLive: isLive, summary)
  }

  /// A time, from none to an hour.
  public static func seconds(
    _ name: String, _ standard: Double, isLive: Bool = false, _ summary: String
  ) -> OptionKey {
    number(name, 0...3_600, .seconds, standard: standard, isLive: isLive, summary)
  }

  /// A share of a whole, 0 to 1.
  public static func share(
    _ name: String, _ standard: Double, isLive: Bool = false, _ summary: String
  ) -> OptionKey {
    number(name, 0...1, .fraction, standard: standard, isLive: isLive, summary)
  }
}

extension OptionKey where Value == Timing {
  /// The timing of the scene's animators, with the way it is written.
  public static func timing(_ standard: Timing, _ text: String) -> OptionKey {
    timing("timing", standard: standard, text, "The timing of the animators.")
  }
}

extension OptionKey where Value == Bool {
  /// Whether held animators are scrubbed in value space (A64, A65).
  public static var scrubsLinearly: OptionKey {
    flag(
      "scrubs-linearly", standard: true,
      "Whether scrubbing a paused animator is linear in value instead of time.")
  }
}

extension SceneOption {
  /// The option every scene takes: the size of its screen, 390 × 844 points by default.
  public static let screen = OptionKey.screen.option

  /// How long a whole run of the scene's animators takes, in seconds.
  public static func duration(_ standard: Double) -> SceneOption {
    OptionKey.duration(standard).option
  }

  /// The timing of the scene's animators, with the way it is written.
  public static func timing(_ standard: Timing, _ text: String) -> SceneOption {
    OptionKey.timing(standard, text).option
  }

  /// Whether held animators are scrubbed in value space (A64, A65).
  public static let scrubsLinearly = OptionKey.scrubsLinearly.option

  /// The published faults of a scene that can be switched on.
  public static func faults(_ faults: [Fault]) -> SceneOption {
    SceneOption(
      "faults", .faults(faults), standard: .faults([]), "The published faults to switch on.")
  }
}

extension OptionProblem {
  /// Refuses options that make no sense together, or on such a screen.
  ///
  /// - Parameters:
  ///   - isSo: what must hold.
  ///   - option: the option to blame, where it does not.
  ///   - problem: what must be so, and what to choose instead, as a phrase.
  /// - Throws: `OptionProblem` where it does not hold.
  public static func unless(
    _ isSo: Bool, _ option: String, _ problem: @autoclosure () -> String
  ) throws(OptionProblem) {
    if !isSo { throw OptionProblem(option: option, problem: problem()) }
  }

  /// Tells what a scene's option has led to: a number that the model cannot take.
  public init(_ error: OutOfRange) {
    self.init(option: error.parameter, problem: "must be \(error.allowed)")
  }
}
