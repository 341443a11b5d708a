// Hit-testing: finds the view that a finger touches.

extension Stage {
  /// Returns the views under a point of the screen: the view that a finger there hits, followed by
  /// its ancestors.
  ///
  /// Siblings that were added later are in front. As in UIKit's hit-testing, a hidden, nearly
  /// transparent (alpha below 0.01), or disabled view receives no touches, and neither does
  /// anything inside it; a view can't be hit outside its parent.
  ///
  /// - Parameters:
  ///   - point: The finger's location, in points.
  ///   - frame: A closure that returns the frame of a view on the screen, or `nil` if the view
  ///     receives no touches; it receives the stage, so that it doesn't capture a copy of it.
  func views(at point: Point2D, frame: (ViewID, Stage) -> Rect2D?) -> [ViewID] {
    topmost { candidate in
      path(of: candidate).allSatisfy { view in
        (frame(view, self)?.contains(point) ?? (view != candidate)) && takesTouches(view)
      }
    }
  }

  /// Returns the views under a point of the screen: the view that a finger there hits, followed by
  /// its ancestors.
  func views(at point: Point2D) -> [ViewID] {
    topmost { candidate in
      var place = point
      for view in path(of: candidate).reversed() {
        guard takesTouches(view),
          let next = descend(into: view, from: place, isTarget: view == candidate)
        else { return false }
        place = next
      }
      return true
    }
  }

  private func topmost(where isHit: (ViewID) -> Bool) -> [ViewID] {
    var top: Int?
    // Views that were added later are usually in front, and views behind a hit needn't be tested.
    for index in views.all.indices.reversed() {
      if let top, !views.isInFront(index, of: top) { continue }
      if isHit(views.all[index].id) { top = index }
    }
    return top.map { path(of: views.all[$0].id) } ?? []
  }

  /// Converts a point of a view's parent to the coordinates of the view's content, or returns `nil`
  /// if the point lies outside the view.
  ///
  /// The target of a hit must have bounds; an ancestor without bounds is a group, which contains
  /// every point.
  func descend(into view: ViewID, from point: Point2D, isTarget: Bool) -> Point2D? {
    let followsShown = isTarget || readings[.geometryBelowAnimator] == 0
    let geometry = geometry(of: view, followsShown ? .touched : .model)
    guard let place = geometry.inverted(point) else { return nil }
    if geometry.hasBounds {
      guard geometry.frame.contains(place) else { return nil }
    } else if isTarget {
      return nil
    }
    if isTarget { return place }
    let offset = contentOffset(of: view)
    return Point2D(
      x: place.x - geometry.frame.x + offset.dx, y: place.y - geometry.frame.y + offset.dy)
  }

  /// Returns whether hit-testing tests the views that an animator or a transition moves where they
  /// are shown, rather than at their model values (A160).
  ///
  /// Those of a view call are tested at their model values.
  func isTouchedWhereShown(_ mover: PropertyAnimation.Mover) -> Bool {
    switch mover {
    case .transition: true
    case .animator(let index):
      animators.parts[index].access == .whole
        && !animators.parts[index].animator.isManualHitTestingEnabled
    }
  }

  /// Sets whether a view and its descendants receive touches; if they don't, touches reach the
  /// views behind them.
  public mutating func setUserInteraction(_ view: ViewID, isEnabled: Bool) {
    if knows(view) { views.setUserInteraction(view, isEnabled: isEnabled) }
  }

  func takesTouches(_ view: ViewID) -> Bool {
    isVisible(view) && !isTransparent(view) && refusal(by: view) == nil
  }

  /// The reason why a view receives no touches although it is visible.
  enum TouchRefusal {
    case disabled, animated
  }

  /// Returns the reason why a view receives no touches although it is visible, or `nil` if it
  /// receives touches.
  func refusal(by view: ViewID) -> TouchRefusal? {
    guard views.all[view.index].isUserInteractionEnabled else { return .disabled }
    return isInUntouchableAnimation(view) ? .animated : nil
  }

  /// Returns whether a view is neither hidden nor removed; its ancestors may be.
  func isVisible(_ view: ViewID) -> Bool {
    views.contains(view) && !views.all[view.index].isHidden && !views.all[view.index].isRemoved
  }

  /// Returns whether an animation that doesn't allow user interaction moves a view, which then
  /// receives no touches (A159, U40).
  func isInUntouchableAnimation(_ view: ViewID) -> Bool {
    guard animators.someIgnoreTouches else { return false }
    var isUntouchable = false
    views.all[view.index].forEachSlot { slot in
      for offset in views.slots[slot].offsets {
        guard case .animator(let index) = offset.mover else { continue }
        let animator = animators.parts[index].animator
        if !animator.isUserInteractionEnabled, animator.activity == .active {
          isUntouchable = true
        }
      }
    }
    return isUntouchable
  }

  /// Returns whether a view is so transparent that it receives no touches (U45).
  ///
  /// A bound alpha counts as it is shown, because an app that binds it assigns it to the model.
  func isTransparent(_ view: ViewID) -> Bool {
    guard let slot = views.slot(view, Property<Double>.alpha.name) else { return false }
    let isOfModel = readings[.fadedAlpha] == 0 && views.slots[slot].follows.isEmpty
    let values: GeometryValues = isOfModel ? .model : .touched
    return !(Presentation.ownLanes(of: slot, values, on: self).x >= 0.01)
  }
}

// Hit-testing with a spatial index of views.

extension ViewBoard {
  fileprivate func hasBounds(_ view: Int) -> Bool {
    if all[view].layout != nil { return true }
    var hasBounds = false
    all[view].forEachSlot { slot in
      switch slots[slot].part {
      case .frame, .width, .height: hasBounds = true
      case .none, .center, .anchor, .scale, .rotation, .x, .y: break
      }
    }
    return hasBounds
  }

  /// Returns whether nothing moves a view.
  fileprivate func isResting(_ view: Int) -> Bool {
    var isResting = true
    all[view].forEachSlot { slot in
      guard slots[slot].part != .none else { return }
      if case .nothing = fastPaths[slot].mover { return }
      isResting = false
    }
    return isResting
  }
}

extension Stage {
  /// Updates the spatial index for the views that have changed since the last update.
  mutating func notePlaces() {
    for view in views.places.takeChanged() {
      // A view without a frame is hit only as an ancestor of other views.
      if views.hasBounds(view) || views.places.holds(view) {
        let box = restingBox(of: view)
        views.places.note(view, in: views.all[view].parent?.index, at: box)
      } else {
        views.places.leaveOut(view)
      }
    }
  }

  /// Returns the box of a view in its parent, or `nil` if the view has no bounds or anything may
  /// move it.
  private func restingBox(of view: Int) -> Rect2D? {
    guard views.hasBounds(view), views.isResting(view) else { return nil }
    return geometry(of: views.all[view].id, .model).box
  }

  /// Returns the same views under a point of the screen as `views(at:)`, but uses the spatial index
  /// to check only views near that point.
  ///
  /// Call `notePlaces` first.
  func views(noted point: Point2D) -> [ViewID] {
    var top: Int?
    var holders: [(view: Int?, place: Point2D)] = [(nil, point)]
    // The index may contain a view twice if the view has moved.
    var found: Set<Int> = []
    while let holder = holders.popLast() {
      views.places.forEach(at: holder.place, in: holder.view) { index in
        guard views.all[index].parent?.index == holder.view else { return }
        let view = views.all[index].id
        let holds = views.places.holds(index)
        guard holds ? !found.contains(index) : index != top, takesTouches(view) else { return }
        if descend(into: view, from: holder.place, isTarget: true) != nil,
          top.map({ views.isInFront(index, of: $0) }) ?? true
        {
          top = index
        }
        guard holds, let place = descend(into: view, from: holder.place, isTarget: false) else {
          return
        }
        found.insert(index)
        holders.append((index, place))
      }
    }
    return top.map { path(of: views.all[$0].id) } ?? []
  }
}
