// Animators by the options of a scene.

extension Animator {
  /// An animator with the duration, the timing and the way of scrubbing that a scene's options say.
  ///
  /// - Throws: `OptionProblem` for options that make no animator, or are not declared.
  public init(_ options: SceneOptions) throws(OptionProblem) {
    try self.init(options, timing: try options[.timing(.linear, "linear")])
  }

  /// An animator with the duration and the way of scrubbing that a scene's options say.
  ///
  /// - Throws: `OptionProblem` for options that make no animator, or are not declared.
  public init(_ options: SceneOptions, timing: Timing) throws(OptionProblem) {
    try self.init(lasting: try options[.duration(0)], timing: timing)
    if let linearly = try options.ifDeclared(.scrubsLinearly) { scrubsLinearly = linearly }
  }

  /// An animator for a scene, of which an option tells the duration or the timing, if not both.
  ///
  /// - Throws: `OptionProblem` for numbers that make no animator.
  public init(lasting seconds: Double, timing: Timing = .easeInOut) throws(OptionProblem) {
    do throws(OutOfRange) {
      try self.init(duration: seconds, timing: timing)
    } catch {
      throw OptionProblem(error)
    }
  }
}
