extension TransitionScene {
  /// Does nothing by default.
  public mutating func didReceive(
    _ signal: String, options: SceneOptions, on stage: inout Stage
  ) {}
  /// Does nothing by default.
  public mutating func optionsDidChange(_ options: SceneOptions, on stage: inout Stage) {}
}
