// Scroll views that the scene moves itself as a finger goes over them.

extension Stage {
  /// Leaves to the scene what a finger does to a scroll view (G91).
  ///
  /// Its pan recognizes as ever, and a touch stops it as ever (G184), but it is not moved: the
  /// scene is told by `gesture(_:_:on:)`, without an event, and moves it by `scrollPan(_:_:)` with
  /// pans of its own making. The pan's velocity is by the scroll view's own estimator (GU10).
  ///
  /// - Returns: the scroll view's pan; `nil` for a view that does not scroll.
  @discardableResult
  public mutating func steer(_ view: ViewID) -> GestureID? {
    guard let index = scrollIndex(of: view) else { return nil }
    scrolling.steer(index)
    return scrollRecognizer(of: view)
  }

  /// The pan of a scroll view; `nil` for a view that does not scroll.
  public func scrollRecognizer(of view: ViewID) -> GestureID? {
    gestures.scrollRecognizer(of: view)
  }
}
