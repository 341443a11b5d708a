// Animators created from the options of a scene.

extension Animator {
  /// Creates an animator with the duration, the timing and the scrubbing mode of a scene's options.
  ///
  /// - Throws: `OptionError` for options that make no animator, or are not declared.
  public init(_ options: SceneOptions) throws(OptionError) {
    try self.init(options, timing: try options[.timing(.linear, "linear")])
  }

  /// Creates an animator with the duration and the scrubbing mode of a scene's options.
  ///
  /// - Throws: `OptionError` for options that make no animator, or are not declared.
  public init(_ options: SceneOptions, timing: Timing) throws(OptionError) {
    try self.init(lasting: try options[.duration(0)], timing: timing)
    if let linearly = try options.ifDeclared(.scrubsLinearly) { scrubsLinearly = linearly }
  }

  /// Creates an animator for a scene, with a duration or a timing, or both, taken from options.
  ///
  /// - Throws: `OptionError` for numbers that make no animator.
  public init(lasting seconds: Double, timing: Timing = .easeInOut) throws(OptionError) {
    do throws(OutOfRange) {
      try self.init(duration: seconds, timing: timing)
    } catch {
      throw OptionError(error)
    }
  }
}
