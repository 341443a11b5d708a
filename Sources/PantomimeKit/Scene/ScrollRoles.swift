// The roles of a scene that observes or controls its scroll views.

/// A scene that depends on the offset of a scroll view.
public protocol ScrollHandling: TransitionScene {
  /// Handles a change of a scroll view's offset, by a finger or by the app, and its settling.
  ///
  /// It isn't called at every instant of an automatic motion: read the offset when you need it, or
  /// watch for a particular offset (`ScrollWatchHandling`).
  mutating func scrolled(_ view: ViewID, on stage: inout Stage)
}

extension ScrollHandling {
  public mutating func _scrolled(_ view: ViewID, on stage: inout Stage) {
    scrolled(view, on: &stage)
  }
}

/// A scene that may refuse to scroll; in other scenes every scroll view begins.
public protocol ScrollDelegate: TransitionScene {
  /// Returns whether the pan of a scroll view may leave `possible`, given the velocity at that
  /// moment (G63); called only if there is something to scroll.
  func scrollShouldBegin(_ view: ViewID, _ pan: Pan, on stage: Stage) -> PanVerdict
}

extension ScrollDelegate {
  public func _scrollShouldBegin(_ view: ViewID, _ pan: Pan, on stage: Stage) -> PanVerdict {
    scrollShouldBegin(view, pan, on: stage)
  }
}

/// A scene that responds to the beginning of a drag.
public protocol ScrollBeginHandling: TransitionScene {
  /// Handles the beginning of a scroll view's drag.
  mutating func scrollBegan(_ view: ViewID, on stage: inout Stage)
}

extension ScrollBeginHandling {
  public mutating func _scrollBegan(_ view: ViewID, on stage: inout Stage) {
    scrollBegan(view, on: &stage)
  }
}

/// A scene that chooses where a released scroll view settles.
public protocol ScrollTargeting: TransitionScene {
  /// Handles the release of a scroll view; it may change the target offset (G180, G201).
  ///
  /// The velocity is that of the content, in points per millisecond; the target is the offset at
  /// which the content would settle, in points.
  mutating func scrollWillEnd(
    _ view: ViewID, velocity: Vector, target: inout Vector, on stage: inout Stage)
}

extension ScrollTargeting {
  public mutating func _scrollWillEnd(
    _ view: ViewID, velocity: Vector, target: inout Vector, on stage: inout Stage
  ) { scrollWillEnd(view, velocity: velocity, target: &target, on: &stage) }
}

/// A scene that responds to the settling of a scroll view.
public protocol ScrollEndHandling: TransitionScene {
  /// Handles the settling of a scroll view, after a drag or an automatic motion.
  mutating func scrollEnded(_ view: ViewID, on stage: inout Stage)
}

extension ScrollEndHandling {
  public mutating func _scrollEnded(_ view: ViewID, on stage: inout Stage) {
    scrollEnded(view, on: &stage)
  }
}

/// A scene that watches for offsets of a scroll view.
public protocol ScrollWatchHandling: TransitionScene {
  /// Called when the offset of a scroll view crosses a position that the scene watches.
  mutating func scrollCrossed(_ watch: ScrollWatch, on stage: inout Stage)
}

extension ScrollWatchHandling {
  public mutating func _scrollCrossed(_ watch: ScrollWatch, on stage: inout Stage) {
    scrollCrossed(watch, on: &stage)
  }
}
