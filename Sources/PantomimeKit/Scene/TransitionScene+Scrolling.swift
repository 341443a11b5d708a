// The default implementations of a scene's scroll methods.

extension TransitionScene {
  /// Lets every scroll begin; the default.
  public func scrollShouldBegin(_ view: ViewID, _ pan: Pan, on stage: Stage) -> PanVerdict {
    .begins(reason: "its criteria are met (G63)")
  }
  /// Does nothing; the default.
  public mutating func scrollBegan(_ view: ViewID, on stage: inout Stage) {}
  /// Does nothing; the default.
  public mutating func scrolled(_ view: ViewID, on stage: inout Stage) {}
  /// Keeps the offset at which the scroll view would stop; the default.
  public mutating func scrollWillEnd(
    _ view: ViewID, velocity: Vector, target: inout Vector, on stage: inout Stage
  ) {}
  /// Does nothing; the default.
  public mutating func scrollEnded(_ view: ViewID, on stage: inout Stage) {}
  /// Does nothing; the default.
  public mutating func scrollCrossed(_ watch: ScrollWatch, on stage: inout Stage) {}
}
