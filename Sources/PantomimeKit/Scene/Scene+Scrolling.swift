// What a scene does about its scroll views, unless it says otherwise.

extension Scene {
  /// By default every one begins.
  public func scrollShouldBegin(_ view: ViewID, _ pan: Pan, on stage: Stage) -> PanVerdict {
    .begins(reason: "its criteria are met (G63)")
  }
  /// By default nothing follows.
  public mutating func scrollBegan(_ view: ViewID, on stage: inout Stage) {}
  /// By default nothing follows.
  public mutating func scrolled(_ view: ViewID, on stage: inout Stage) {}
  /// By default it rests where it would.
  public mutating func scrollWillEnd(
    _ view: ViewID, velocity: Vector, target: inout Vector, on stage: inout Stage
  ) {}
  /// By default nothing follows.
  public mutating func scrollEnded(_ view: ViewID, on stage: inout Stage) {}
  /// By default nothing follows.
  public mutating func scrollCrossed(_ watch: ScrollWatch, on stage: inout Stage) {}
}
