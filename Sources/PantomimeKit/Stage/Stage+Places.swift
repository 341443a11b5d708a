// Hit-testing with a spatial index of views.

extension ViewBoard {
  /// The properties that position a view.
  static let placing = ["frame", "x", "y"]

  /// Updates the index; only changes since the last update are examined.
  mutating func notePlaces() {
    for view in places.takeChanged() {
      // A view without a frame is hit only as an ancestor of other views.
      if hasFrame(view) || places.holds(view) {
        places.note(view, in: all[view].parent?.index, at: restingFrame(of: view))
      } else {
        places.leaveOut(view)
      }
    }
  }

  private func hasFrame(_ view: Int) -> Bool {
    all[view].layout != nil || slot(all[view].id, "frame") != nil
  }

  /// Returns the frame of a view in its parent, or `nil` if something moves the view or it has no
  /// frame.
  private func restingFrame(of view: Int) -> Rect? {
    let id = all[view].id
    if let slot = slot(id, "frame") { return resting(slot).map { Rect(lanes: $0) } }
    guard var frame = all[view].layout else { return nil }
    for (name, isAcross) in [("x", true), ("y", false)] {
      guard let slot = slot(id, name) else { continue }
      guard let way = resting(slot)?.x else { return nil }
      if isAcross { frame.x += way } else { frame.y += way }
    }
    return frame
  }

  private func resting(_ slot: Int) -> SIMD4<Double>? {
    if case .nothing = glances[slot].mover { slots[slot].model.lanes } else { nil }
  }
}

extension Stage {
  /// Returns the same views under a point of the screen as `views(at:frame:)`, but checks only
  /// those that lie there.
  ///
  /// Call `notePlaces` first; the frames of the views must be those of `frameOnScreen`.
  func views(
    noted point: Point, frame: (ViewID, Stage) -> Rect?
  ) -> [ViewID] {
    var top = -1
    var holders: [(view: Int?, place: Point)] = [(nil, point)]
    // A view that has moved may be in the index twice.
    var found: Set<Int> = []
    while let holder = holders.popLast() {
      views.places.forEach(at: holder.place, in: holder.view) { index in
        let holds = views.places.holds(index)
        guard views.all[index].parent?.index == holder.view, holds || index > top else { return }
        let view = views.all[index].id
        let frame = frame(view, self)
        guard frame?.contains(point) ?? holds, takesTouches(view) else { return }
        if frame != nil { top = max(top, index) }
        if holds, found.insert(index).inserted {
          holders.append((index, place(holder.place, within: view)))
        }
      }
    }
    return top < 0 ? [] : path(of: views.all[top].id)
  }

  /// Converts a location in a view's parent to a location in the view's content.
  private func place(_ place: Point, within view: ViewID) -> Point {
    let origin = frameShown(view) ?? Rect()
    let offset = contentOffset(of: view)
    return Point(x: place.x - origin.x + offset.dx, y: place.y - origin.y + offset.dy)
  }
}
