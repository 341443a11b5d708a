// Scroll views that the scene itself moves under a finger.

extension Stage {
  /// Lets the scene control how a finger moves a scroll view (G91).
  ///
  /// The scroll view's pan recognizes as usual, and a touch stops the scroll view as usual (G184),
  /// but the pan doesn't move it: `handle(_:report:on:)` notifies the scene, without an event, and
  /// the scene moves the scroll view with its own pans through `scrollPan(_:_:)`. The pan's
  /// velocity comes from the scroll view's estimator (GU10).
  ///
  /// - Returns: The scroll view's pan, or `nil` if the view doesn't scroll.
  @discardableResult
  public mutating func takeOverScrolling(of view: ViewID) -> GestureID? {
    guard let index = scrollIndex(of: view) else { return nil }
    scrolling.steer(index)
    return scrollRecognizer(of: view)
  }

  /// Returns the pan of a scroll view, or `nil` if the view doesn't scroll.
  public func scrollRecognizer(of view: ViewID) -> GestureID? {
    gestures.scrollRecognizer(of: view)
  }
}
