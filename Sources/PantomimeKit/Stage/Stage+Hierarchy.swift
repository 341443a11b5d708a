// The positions of views on the screen, and hit-testing.

extension Stage {
  /// Returns the parent of a view, or `nil` if the view is directly on the screen.
  public func parent(of view: ViewID) -> ViewID? {
    views.parent(of: view)
  }

  /// Returns a view and its ancestors, innermost first.
  public func path(of view: ViewID) -> [ViewID] {
    var path = [view]
    // A parent exists before its child, so the loop terminates.
    while let last = path.last, let parent = parent(of: last), parent.index < last.index {
      path.append(parent)
    }
    return path
  }

  /// Returns the frame of a view on the screen, in screen points, or `nil` if the view has no
  /// frame.
  ///
  /// It is the presentation frame, or otherwise the layout frame moved by the view's offsets, in
  /// the coordinates of the view's ancestors.
  public func frameOnScreen(of view: ViewID) -> Rect? {
    guard var frame = frameShown(view) else { return nil }
    for parent in path(of: view).dropFirst() {
      let origin = frameShown(parent) ?? Rect()
      let offset = contentOffset(of: parent)
      frame.x += origin.x - offset.dx
      frame.y += origin.y - offset.dy
    }
    return frame
  }

  /// Returns the presentation frame of a view in its parent.
  func frameShown(_ view: ViewID) -> Rect? {
    if views.slot(view, Property<Rect>.frame.name) != nil {
      return shown(view, Property<Rect>.frame)
    }
    guard views.contains(view), var frame = views.all[view.index].layout else { return nil }
    if views.slot(view, Property<Double>.x.name) != nil { frame.x += shown(view, .x) }
    if views.slot(view, Property<Double>.y.name) != nil { frame.y += shown(view, .y) }
    return frame
  }

  /// Returns the views under a point of the screen: the one that a finger hits, and then its
  /// ancestors.
  ///
  /// Views added later are in front. As in UIKit's hit-testing, a nearly transparent view (alpha
  /// below 0.01) receives no touches, and a view can't be hit outside its parent.
  ///
  /// - Parameters:
  ///   - point: The finger's location, in points.
  ///   - frame: A closure that returns the frame of a view on the screen, or `nil` if the view
  ///     receives no touches.
  public func views(at point: Point, frame: (ViewID) -> Rect?) -> [ViewID] {
    views(at: point) { view, _ in frame(view) }
  }

  /// Returns the views under a point of the screen, with a closure that receives the stage and so
  /// doesn't need to capture a copy.
  func views(at point: Point, frame: (ViewID, Stage) -> Rect?) -> [ViewID] {
    for candidate in views.all.reversed() {
      let path = path(of: candidate.id)
      let isMet = path.allSatisfy { view in
        (frame(view, self)?.contains(point) ?? (view != path.first)) && takesTouches(view)
      }
      if isMet { return path }
    }
    return []
  }

  /// Sets whether a view and its descendants receive touches rather than pass them to the views
  /// behind.
  public mutating func setUserInteraction(_ view: ViewID, isEnabled: Bool) {
    if knows(view) { views.setUserInteraction(view, isEnabled: isEnabled) }
  }

  func takesTouches(_ view: ViewID) -> Bool {
    guard views.contains(view), views.all[view.index].isUserInteractionEnabled,
      !isTransparent(view)
    else { return false }
    guard animators.someIgnoreTouches else { return true }
    // While an animation without user interaction is active, the views that it moves receive no
    // touches (A159, U40).
    return !views.all[view.index].slots.contains { slot in
      views.slots[slot].offsets.contains { offset in
        guard case .animator(let index) = offset.mover else { return false }
        let animator = animators.parts[index].animator
        return !animator.isUserInteractionEnabled && animator.activity == .active
      }
    }
  }

  /// Returns whether a view is so transparent that it receives no touches.
  func isTransparent(_ view: ViewID) -> Bool {
    views.slot(view, Property<Double>.alpha.name) != nil
      && !(shown(view, Property<Double>.alpha) >= 0.01)
  }
}
