// Animators created from a scene's options.

extension Animator {
  /// Creates an animator with the duration, the timing and the scrubbing mode of a scene's options.
  ///
  /// - Throws: `OptionError` if the options are undeclared, or invalid for an animator.
  public init(_ options: SceneOptions) throws(OptionError) {
    try self.init(options, timing: try options[.timing(.linear, "linear")])
  }

  /// Creates an animator with the duration and the scrubbing mode of a scene's options.
  ///
  /// - Throws: `OptionError` if the options are undeclared, or invalid for an animator.
  public init(_ options: SceneOptions, timing: Timing) throws(OptionError) {
    try self.init(lasting: try options[.duration(0)], timing: timing)
    if let linearly = try options.ifDeclared(.scrubsLinearly) { scrubsLinearly = linearly }
  }

  /// Creates an animator for a scene whose duration, timing, or both come from options.
  ///
  /// - Throws: `OptionError` if the numbers are invalid for an animator.
  public init(lasting seconds: Double, timing: Timing = .easeInOut) throws(OptionError) {
    do throws(OutOfRange) {
      try self.init(duration: seconds, timing: timing)
    } catch {
      throw OptionError(error)
    }
  }
}
