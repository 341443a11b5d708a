// The options that many scenes share.

extension OptionKey where Value == Size {
  /// The option of every scene: the size of its screen, 390 × 844 points by default.
  public static var screen: OptionKey {
    size(
      "screen", 1...10_000, standard: Size(width: 390, height: 844),
      "The size of the screen in points.")
  }
}

extension OptionKey where Value == Double {
  /// Creates an option for the duration of a full run of the scene's animators, in seconds.
  public static func duration(_ standard: Double) -> OptionKey {
    seconds("duration", standard, "The duration of a full run.")
  }

  /// Creates an option for the damping ratio of a spring (ζ), greater than 0 and at most 1
  /// (critical).
  public static func dampingRatio(
    named name: String = "damping-ratio", _ standard: Double, isLive: Bool = false,
    _ summary: String
  ) -> OptionKey {
    number(name, 0.01...1, .fraction, standard: standard, isLive: isLive, summary)
  }

  /// Creates an option for a length on a screen, from 0 to 10,000 points.
  public static func points(
    _ name: String, _ standard: Double, isLive: Bool = false, _ summary: String
  ) -> OptionKey {
    number(name, 0...10_000, .points, standard: standard, isLive: isLive, summary)
  }

  /// Creates an option for a time, from zero to an hour.
  public static func seconds(
    _ name: String, _ standard: Double, isLive: Bool = false, _ summary: String
  ) -> OptionKey {
    number(name, 0...3_600, .seconds, standard: standard, isLive: isLive, summary)
  }

  /// Creates an option for a fraction, from 0 to 1.
  public static func share(
    _ name: String, _ standard: Double, isLive: Bool = false, _ summary: String
  ) -> OptionKey {
    number(name, 0...1, .fraction, standard: standard, isLive: isLive, summary)
  }
}

extension OptionKey where Value == Timing {
  /// Creates an option for the timing of the scene's animators, with its written form.
  public static func timing(_ standard: Timing, _ text: String) -> OptionKey {
    timing("timing", standard: standard, text, "The timing of the animators.")
  }
}

extension OptionKey where Value == Bool {
  /// The option that determines whether held animators are scrubbed linearly in value space (A64,
  /// A65).
  public static var scrubsLinearly: OptionKey {
    flag(
      "scrubs-linearly", standard: true,
      "Whether scrubbing a paused animator is linear in value instead of time.")
  }
}

extension SceneOption {
  /// The option of every scene: the size of its screen, 390 × 844 points by default.
  public static let screen = OptionKey.screen.option

  /// Creates an option for the duration of a full run of the scene's animators, in seconds.
  public static func duration(_ standard: Double) -> SceneOption {
    OptionKey.duration(standard).option
  }

  /// Creates an option for the timing of the scene's animators, with its written form.
  public static func timing(_ standard: Timing, _ text: String) -> SceneOption {
    OptionKey.timing(standard, text).option
  }

  /// The option that determines whether held animators are scrubbed linearly in value space (A64,
  /// A65).
  public static let scrubsLinearly = OptionKey.scrubsLinearly.option

  /// Creates an option for the published faults of a scene that can be switched on.
  public static func faults(_ faults: [Fault]) -> SceneOption {
    SceneOption(
      "faults", .faults(faults), standard: .faults([]), "The published faults to switch on.")
  }
}

extension OptionError {
  /// Checks that options are consistent with each other and with the screen.
  ///
  /// - Parameters:
  ///   - isSo: The condition that must hold.
  ///   - option: The option to report if the condition doesn't hold.
  ///   - problem: The requirement, and how to meet it, as a phrase.
  /// - Throws: `OptionError` if the condition doesn't hold.
  public static func require(
    _ isSo: Bool, _ option: String, _ problem: @autoclosure () -> String
  ) throws(OptionError) {
    if !isSo { throw OptionError(option: option, problem: problem()) }
  }

  /// Creates an error for a number that is computed from a scene's option and that the model
  /// doesn't accept.
  public init(_ error: OutOfRange) {
    self.init(option: error.parameter, problem: "must be \(error.allowed)")
  }
}
