public import PantomimeGestures

extension Named {
  /// Returns a copy with the value of a scene's option as a parameter.
  ///
  /// ```swift
  /// struct Shelf: TransitionScene {
  ///   static let name = "shelf"
  ///   static let speed = OptionKey.number(
  ///     "speed", 100...2000, .pointsPerSecond, standard: 500, "The speed of a flick.")
  ///   static let options = [speed.option]
  ///   let rule: NamedRule
  ///
  ///   init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
  ///     rule = try NamedRule.flickOrHalf.with("speed", options, Self.speed)
  ///   }
  /// }
  /// ```
  ///
  /// - Throws: `OptionError` if the scene doesn't declare the option, if there is no such parameter,
  ///   or if the value is outside the range of the parameter.
  public func with(
    _ parameter: String, _ options: SceneOptions, _ key: OptionKey<Double>
  ) throws(OptionError) -> Self {
    let value = try options[key]
    do throws(RuleProblem) { return try with(parameter, value) } catch {
      throw OptionError(option: key.name, problem: OptionError(error).problem)
    }
  }
}

extension OptionError {
  /// Creates an error for a parameter that a scene computes from its options, and that a rule or an
  /// estimator doesn't accept.
  public init(_ problem: RuleProblem) {
    switch problem {
    case .outOfRange(let error): self.init(error)
    case .unknownParameter(let name, _): self.init(option: name, problem: problem.description)
    }
  }
}
