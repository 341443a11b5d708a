// The options that many scenes take, declared once.

extension SceneOption {
  /// The option every scene takes: the size of its screen, 390 × 844 points by default.
  public static let screen = SceneOption(
    "screen", .size(1...10_000), standard: .size(Size(width: 390, height: 844)),
    "The size of the screen in points.")

  /// How long a whole run of the scene's animators takes, in seconds.
  public static func duration(_ standard: Double) -> SceneOption {
    SceneOption(
      "duration", .number(0...3_600, .seconds), standard: .number(standard),
      "How long a whole run takes.")
  }

  /// The timing of the scene's animators, with the way it is written.
  public static func timing(_ standard: Timing, _ text: String) -> SceneOption {
    SceneOption(
      "timing", .timing, standard: .timing(standard, text: text), "The timing of the animators.")
  }

  /// Whether held animators are scrubbed in value space (A64, A65).
  public static let scrubsLinearly = SceneOption(
    "scrubs-linearly", .flag, standard: .flag(true),
    "Whether a held animator is scrubbed in value space.")

  /// The published faults of a scene that can be switched on.
  public static func faults(_ faults: [Fault]) -> SceneOption {
    SceneOption(
      "faults", .faults(faults), standard: .faults([]), "The published faults to switch on.")
  }
}

extension Animator {
  /// An animator with the duration, the timing and the way of scrubbing that a scene's options say.
  ///
  /// - Throws: `OptionProblem` for options that make no animator.
  public init(_ options: SceneOptions) throws(OptionProblem) {
    try self.init(options, timing: options.timing("timing"))
  }

  /// An animator with the duration and the way of scrubbing that a scene's options say.
  ///
  /// - Throws: `OptionProblem` for options that make no animator.
  public init(_ options: SceneOptions, timing: Timing) throws(OptionProblem) {
    do throws(OutOfRange) {
      try self.init(duration: options.number("duration"), timing: timing)
    } catch {
      throw OptionProblem(option: error.parameter, problem: "it takes \(error.allowed)")
    }
    if options["scrubs-linearly"] != nil { scrubsLinearly = options.flag("scrubs-linearly") }
  }
}
