// Views and the values of their properties.

extension Stage {
  /// Adds a view with the properties that the scene uses, each with its initial value.
  @discardableResult
  public mutating func addView(_ name: String, _ settings: PropertySetting...) -> ViewID {
    addView(name, settings)
  }

  /// Adds a view with the properties that the scene uses, each with its initial value.
  ///
  /// Names are unique on a stage; adding a second view with the same name records a finding
  /// (`Misuse.nameTaken`). So do a name that no path can contain (`Misuse.badName`) and a value
  /// that isn't finite (`Misuse.notFinite`).
  @discardableResult
  public mutating func addView(_ name: String, _ settings: [PropertySetting]) -> ViewID {
    views.add(name, settings, claimedIn: &ledger)
  }

  /// Adds a view inside another view; the frame of the new view is in the coordinates of the other
  /// view's content.
  @discardableResult
  public mutating func addView(
    _ name: String, in parent: ViewID, _ settings: PropertySetting...
  ) -> ViewID {
    addView(name, in: parent, settings)
  }

  /// Adds a view inside another view; the frame of the new view is in the coordinates of the other
  /// view's content.
  @discardableResult
  package mutating func addView(
    _ name: String, in parent: ViewID, _ settings: [PropertySetting]
  ) -> ViewID {
    let parent = known(parent)
    return views.add(name, settings, in: parent, claimedIn: &ledger)
  }

  /// Adds a view with a layout frame, from which the properties `x` and `y` displace it.
  ///
  /// The layout frame is in the coordinates of the view's parent. It determines where a finger hits
  /// the view and where the view's subviews are. It isn't a property, so it can't be animated; if
  /// the view has a property `frame`, that property takes precedence.
  @discardableResult
  public mutating func addView(
    _ name: String, laidOut frame: Rect2D, in parent: ViewID? = nil, _ settings: PropertySetting...
  ) -> ViewID {
    let parent = known(parent)
    let isFinite = frame.lanes.isFinite
    if !isFinite { ledger.note(.notFinite("frame", of: name)) }
    let frame = isFinite ? ledger.limited(frame.lanes, .frame, "frame", of: name) : .zero
    return views.add(name, settings, in: parent, at: Rect2D(lanes: frame), claimedIn: &ledger)
  }

  /// Returns a Boolean value that indicates whether a view belongs to this stage.
  package func contains(_ view: ViewID) -> Bool { views.contains(view) }

  /// Gives a view an alias for use in paths, such as a role that different views play at different
  /// times.
  ///
  /// An existing alias moves to the new view.
  public mutating func addAlias(_ alias: String, for view: ViewID) {
    guard knows(view) else { return }
    ledger.claim(alias, taken: false, by: "view")
    views.addAlias(alias, for: view)
  }

  /// Returns the view with the given name or alias, or `nil` if there is none.
  public func view(named name: some StringProtocol) -> ViewID? { views.view(named: name) }

  /// Returns the name with which a view was added, or `?` if it belongs to another stage.
  public func name(of view: ViewID) -> String { views.name(of: view) }

  /// The model value of a property: the last value that was set, regardless of the value on screen
  /// (A207).
  ///
  /// Every view has the properties of `UIView`, declared or not. Within an animation block, a change
  /// becomes an animation from the old value to the new one. If the view doesn't have any other
  /// property, reading it returns zero and setting it has no effect; each records a finding
  /// (`Misuse.noProperty`). Setting a number that isn't finite has no effect (`Misuse.notFinite`). If
  /// an opacity isn't from 0 to 1, or if a length is negative, the property gets the nearest number
  /// (`Misuse.outOfRange`).
  public subscript<Value: AnimatableValue>(view: ViewID, property: Property<Value>) -> Value {
    mutating get { Value(lanes: knownLanes(of: view, property, .model)) }
    set {
      guard let slot = knownSlot(view, property.name, shape: Value.shape) else { return }
      change(slot, to: PropertyValue(lanes: newValue.lanes))
    }
  }

  /// The model value of a property, on a read-only stage.
  ///
  /// If the view doesn't have the property, and it isn't one of `UIView`, the result is zero, and a
  /// finding is recorded only if a path of the scene reads it.
  public subscript<Value: AnimatableValue>(
    view: ViewID, property: Property<Value>, looking: Void = ()
  ) -> Value {
    Value(lanes: lanes(of: view, property, .model) ?? missing(view, property.name))
  }

  /// Returns the presentation value of a property: the value on screen now (A207, A210).
  ///
  /// If the view doesn't have the property, the result is zero, and a finding is recorded
  /// (`Misuse.noProperty`).
  public mutating func shown<Value: AnimatableValue>(
    _ view: ViewID, _ property: Property<Value>
  ) -> Value {
    Value(lanes: knownLanes(of: view, property, .shown))
  }

  /// Returns the presentation value of a property, on a read-only stage.
  ///
  /// If the view doesn't have the property, the result is zero, and a finding is recorded only if a
  /// path of the scene reads it; use `find` to check whether the view has the property.
  public func shown<Value: AnimatableValue>(
    _ view: ViewID, _ property: Property<Value>, looking: Void = ()
  ) -> Value {
    Value(lanes: lanes(of: view, property, .shown) ?? missing(view, property.name))
  }

  /// Returns the value of a property, or `nil` if the view doesn't have it.
  @inline(__always)
  private func lanes<Value: AnimatableValue>(
    of view: ViewID, _ property: Property<Value>, _ values: GeometryValues
  ) -> SIMD4<Double>? {
    if let slot = views.slot(view, property.name) { return boxLanes(of: slot, values) }
    return defaultLanes(of: view, property.name, shape: Value.shape, values)
  }

  /// Returns the value of a property; if the view doesn't have it, returns zero and records a
  /// finding.
  @inline(__always)
  private mutating func knownLanes<Value: AnimatableValue>(
    of view: ViewID, _ property: Property<Value>, _ values: GeometryValues
  ) -> SIMD4<Double> {
    guard knows(view) else { return .zero }
    if let lanes = lanes(of: view, property, values) { return lanes }
    ledger.note(.noProperty(property.name, of: views.name(of: view)))
    return .zero
  }

  private func missing(_ view: ViewID, _ property: String) -> SIMD4<Double> {
    views.noteMissing(view, property)
    return .zero
  }

  /// Looks up a property of a view, for callers that read the property at every frame; returns
  /// `nil` if the view doesn't have the property.
  package func find<Value: AnimatableValue>(
    _ view: ViewID, _ property: Property<Value>
  ) -> PropertyID<Value>? {
    views.slot(view, property.name).map(PropertyID.init(slot:))
  }

  /// Returns the presentation value of a property that was looked up before.
  package func shown<Value: AnimatableValue>(_ property: PropertyID<Value>) -> Value {
    Value(lanes: Presentation.lanes(at: property.slot, on: self))
  }

  /// Changes a model value; within an animation block, the change becomes an animation of the
  /// block's animator or transition.
  mutating func change(_ slot: Int, to value: PropertyValue) {
    guard value.lanes.isFinite else {
      return ledger.note(.notFinite(views.slots[slot].name, of: views.name(ofSlot: slot)))
    }
    let lanes = ledger.limited(
      value.lanes, views.slots[slot].limit, views.slots[slot].name, of: views.name(ofSlot: slot))
    guard let (mover, touched) = views.change(slot, to: PropertyValue(lanes: lanes)) else { return }
    switch mover {
    case .animator(let animator): animators.touch(touched, by: animator)
    case .transition(let transition): transitions.touch(touched, by: transition)
    }
  }
}

// Views positioned by an anchor point.

extension Stage {
  /// Adds a view that, like a layer, is positioned by its anchor point: in addition to the given
  /// properties, it has the properties `anchor` and `position`.
  @discardableResult
  package mutating func addView(
    _ name: String, hanging box: AnchoredBox, _ settings: PropertySetting...
  ) -> ViewID {
    addView(name, hanging: box, settings)
  }

  /// Adds a view that, like a layer, is positioned by its anchor point: in addition to the given
  /// properties, it has the properties `anchor` and `position`.
  @discardableResult
  package mutating func addView(
    _ name: String, hanging box: AnchoredBox, _ settings: [PropertySetting]
  ) -> ViewID {
    addView(
      name,
      settings + [Property<Point2D>.anchor(box.anchor), Property<Point2D>.position(box.position)])
  }

  /// Sets the anchor point and the position of a view.
  package mutating func hang(_ view: ViewID, _ box: AnchoredBox) {
    self[view, .anchor] = box.anchor
    self[view, .position] = box.position
  }

  /// Returns the box of a view, from the given size and the view's model values.
  package func box(of view: ViewID, _ size: Size2D) -> AnchoredBox {
    AnchoredBox(size: size, anchor: self[view, .anchor], position: self[view, .position])
  }

  /// Returns the box of a view, from the given size and the view's presentation values.
  package func shownBox(of view: ViewID, _ size: Size2D) -> AnchoredBox {
    AnchoredBox(size: size, anchor: shown(view, .anchor), position: shown(view, .position))
  }

  /// Returns the appearance on screen of a view inside a holder whose descendants are positioned by
  /// anchor points and have the given sizes, or `nil` if the view has no position.
  package func shownView(
    _ view: ViewID, hanging sizes: [(view: ViewID, size: Size2D)], in holder: ViewID
  ) -> ShownView? {
    shownView(view) { view in
      guard let size = sizes.first(where: { $0.view == view })?.size,
        let outer = frameOnScreen(of: holder)
      else { return frameOnScreen(of: view) }
      var frame = shownBox(of: view, size).frame
      frame.x += outer.x
      frame.y += outer.y
      return frame
    }
  }
}

// The positions of views on the screen, and hit-testing.

extension Stage {
  /// Returns the parent of a view, or `nil` if the view is directly on the screen.
  package func parent(of view: ViewID) -> ViewID? {
    views.parent(of: view)
  }

  /// Returns a view and its ancestors, innermost first.
  package func path(of view: ViewID) -> [ViewID] {
    var path = [view]
    // A parent exists before its child, so the loop terminates.
    while let last = path.last, let parent = parent(of: last), parent.index < last.index {
      path.append(parent)
    }
    return path
  }

  /// Returns a Boolean value that indicates whether a view is another view or one of its
  /// descendants.
  public func isDescendant(_ view: ViewID, of other: ViewID) -> Bool {
    path(of: view).contains(other)
  }

  /// Returns the frame of a view on the screen before all transforms, in screen points, or `nil` if
  /// the view has no frame.
  ///
  /// The frame is the presentation value of `frame` or, if the view doesn't have that property, the
  /// layout frame displaced by `x` and `y`, converted from the coordinates of the view's parent to
  /// those of the screen.
  public func frameOnScreen(of view: ViewID) -> Rect2D? {
    guard var frame = frameShown(view) else { return nil }
    for parent in path(of: view).dropFirst() {
      let origin = geometry(of: parent, .shown).frame
      let offset = contentOffset(of: parent)
      frame.x += origin.x - offset.dx
      frame.y += origin.y - offset.dy
    }
    return frame
  }

  /// Returns the bounding box of a view on the screen, in screen points, which includes the
  /// transforms of the view and its ancestors, or `nil` if the view has no frame.
  package func boxOnScreen(of view: ViewID) -> Rect2D? {
    let path = path(of: view)
    guard path.contains(where: { views.contains($0) && views.all[$0.index].isTransformable })
    else { return frameOnScreen(of: view) }
    let own = geometry(of: view, .shown)
    guard own.hasBounds else { return nil }
    var corners = own.frame.corners.map { own.applied(to: $0) }
    for parent in path.dropFirst() {
      let outer = geometry(of: parent, .shown)
      let offset = contentOffset(of: parent)
      corners = corners.map { corner in
        outer.applied(
          to: Point2D(
            x: corner.x + outer.frame.x - offset.dx, y: corner.y + outer.frame.y - offset.dy))
      }
    }
    return Rect2D(around: corners)
  }

  /// Returns the presentation frame of a view in its parent, before the transform.
  func frameShown(_ view: ViewID) -> Rect2D? {
    let geometry = geometry(of: view, .shown)
    return geometry.hasBounds ? geometry.frame : nil
  }
}
