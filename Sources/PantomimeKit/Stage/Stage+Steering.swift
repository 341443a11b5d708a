// Scroll views that the scene moves itself under a finger.

extension Stage {
  /// Leaves it to the scene how a finger moves a scroll view (G91).
  ///
  /// Its pan recognizes as usual, and a touch stops it as usual (G184), but the pan does not move
  /// it: the scene is notified by `handle(_:report:on:)`, without an event, and moves it by
  /// `scrollPan(_:_:)` with pans that it makes. The pan's velocity comes from the scroll view's
  /// estimator (GU10).
  ///
  /// - Returns: The scroll view's pan, or `nil` for a view that does not scroll.
  @discardableResult
  public mutating func takeOverScrolling(of view: ViewID) -> GestureID? {
    guard let index = scrollIndex(of: view) else { return nil }
    scrolling.steer(index)
    return scrollRecognizer(of: view)
  }

  /// Returns the pan of a scroll view, or `nil` for a view that does not scroll.
  public func scrollRecognizer(of view: ViewID) -> GestureID? {
    gestures.scrollRecognizer(of: view)
  }
}
