// Where views are on the screen, and which of them a finger meets.

extension Stage {
  /// The view that holds a view; `nil` for one that stands on the screen itself.
  public func parent(of view: ViewID) -> ViewID? {
    views.parent(of: view)
  }

  /// A view and those that hold it, outwards.
  public func path(of view: ViewID) -> [ViewID] {
    var path = [view]
    // A parent is there before its child, so that this comes to an end.
    while let last = path.last, let parent = parent(of: last), parent.index < last.index {
      path.append(parent)
    }
    return path
  }

  /// Where the screen shows a view, in points of the screen: its presentation frame, or the frame that
  /// it is laid out in and moved from, moved by what holds it; `nil` for a view without either.
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

  /// The frame of a view in whatever holds it, as shown.
  func frameShown(_ view: ViewID) -> Rect? {
    if views.slot(view, Property<Rect>.frame.name) != nil {
      return shown(view, Property<Rect>.frame)
    }
    guard views.contains(view), var frame = views.all[view.index].layout else { return nil }
    if views.slot(view, Property<Double>.x.name) != nil { frame.x += shown(view, .x) }
    if views.slot(view, Property<Double>.y.name) != nil { frame.y += shown(view, .y) }
    return frame
  }

  /// The views under a point of the screen, the one a finger would meet first, then outwards.
  ///
  /// Views added later lie above, and one that is all but transparent (alpha below 0.01) takes no
  /// touches, as in the platform's own hit testing. A view outside what holds it is not met either.
  ///
  /// - Parameters:
  ///   - point: the place of the finger, in points.
  ///   - frame: where the screen shows a view; `nil` for one that takes no touches.
  public func views(at point: Point, frame: (ViewID) -> Rect?) -> [ViewID] {
    views(at: point) { view, _ in frame(view) }
  }

  /// The same for a block that receives the stage, so that it need not capture a copy.
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

  /// Lets touches on a view and what it holds through to what lies below it, or no longer does.
  public mutating func setUserInteraction(_ view: ViewID, isEnabled: Bool) {
    if knows(view) { views.setUserInteraction(view, isEnabled: isEnabled) }
  }

  func takesTouches(_ view: ViewID) -> Bool {
    views.contains(view) && views.all[view.index].isUserInteractionEnabled && !isTransparent(view)
      && !ignoresTouches(view)
  }

  /// Whether an active animation without user interaction moves a view (A159, U40).
  private func ignoresTouches(_ view: ViewID) -> Bool {
    guard animators.someIgnoreTouches else { return false }
    return views.all[view.index].slots.contains { slot in
      views.slots[slot].offsets.contains { offset in
        guard case .animator(let index) = offset.mover else { return false }
        let animator = animators.parts[index].animator
        return !animator.isUserInteractionEnabled && animator.activity == .active
      }
    }
  }

  /// Whether a view is all but transparent, so that it takes no touches.
  func isTransparent(_ view: ViewID) -> Bool {
    views.slot(view, Property<Double>.alpha.name) != nil
      && !(shown(view, Property<Double>.alpha) >= 0.01)
  }
}
