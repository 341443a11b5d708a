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
    do throws(OptionError) { return try with(parameter, value) } catch {
      throw OptionError(option: key.name, problem: error.problem)
    }
  }
}
