// Views and the values of their properties.

extension Stage {
  /// Adds a view with the properties that the scene uses, each with its initial value.
  @discardableResult
  public mutating func addView(_ name: String, _ settings: PropertySetting...) -> ViewID {
    addView(name, settings)
  }

  /// Adds a view with the properties that the scene uses, each with its initial value.
  ///
  /// Names are unique on a stage; a second view with the same name is a finding
  /// (`Misuse.nameTaken`), as are a name that no path can contain (`Misuse.badName`) and a value
  /// that isn't finite (`Misuse.notFinite`).
  @discardableResult
  public mutating func addView(_ name: String, _ settings: [PropertySetting]) -> ViewID {
    views.add(name, settings, claimedIn: &ledger)
  }

  /// Adds a view inside another view; its frame is in the coordinates of that view's content.
  @discardableResult
  public mutating func addView(
    _ name: String, in parent: ViewID, _ settings: PropertySetting...
  ) -> ViewID {
    addView(name, in: parent, settings)
  }

  /// Adds a view inside another view; its frame is in the coordinates of that view's content.
  @discardableResult
  public mutating func addView(
    _ name: String, in parent: ViewID, _ settings: [PropertySetting]
  ) -> ViewID {
    let parent = known(parent)
    return views.add(name, settings, in: parent, claimedIn: &ledger)
  }

  /// Adds a view with a layout frame, from which the properties `x` and `y` displace it.
  ///
  /// The layout frame is in the coordinates of the view's parent; fingers hit the view in it, and
  /// subviews are positioned in it. It isn't a property, so it can't be animated. A property
  /// `frame` takes precedence over it.
  @discardableResult
  public mutating func addView(
    _ name: String, laidOut frame: Rect, in parent: ViewID? = nil, _ settings: PropertySetting...
  ) -> ViewID {
    let parent = known(parent)
    return views.add(name, settings, in: parent, at: frame, claimedIn: &ledger)
  }

  /// Returns a Boolean value that indicates whether a view belongs to this stage.
  public func contains(_ view: ViewID) -> Bool { views.contains(view) }

  /// Gives a view an alias, such as a role that different views have at different times, for use in
  /// paths.
  ///
  /// An existing alias moves to the new view.
  public mutating func name(_ view: ViewID, _ alias: String) {
    guard knows(view) else { return }
    ledger.claim(alias, taken: false, by: "view")
    views.name(view, alias)
  }

  /// Returns the view with a name or alias, or `nil` if there is none.
  public func view(named name: some StringProtocol) -> ViewID? { views.view(named: name) }

  /// Returns the name with which a view was added, or `?` if it belongs to another stage.
  public func name(of view: ViewID) -> String { views.name(of: view) }

  /// The model value of a property: the last value that was set, regardless of the value on screen
  /// (A207).
  ///
  /// Within an animation block, a change becomes an animation from the old value to the new one. A
  /// property that the view doesn't have reads as zero, and setting it has no effect; both are
  /// findings (`Misuse.noProperty`). Setting a number that isn't finite has no effect
  /// (`Misuse.notFinite`).
  public subscript<Value: Animatable>(view: ViewID, property: Property<Value>) -> Value {
    mutating get {
      Value(lanes: knownSlot(view, property.name).map { views.slots[$0].model.lanes } ?? .zero)
    }
    set {
      guard let slot = knownSlot(view, property.name) else { return }
      change(slot, to: PropertyValue(lanes: newValue.lanes))
    }
  }

  /// The model value of a property, on a read-only stage.
  ///
  /// A property that the view doesn't have reads as zero, which is a finding only if a path of the
  /// scene reads it.
  public subscript<Value: Animatable>(
    view: ViewID, property: Property<Value>, looking: ReadOnly = .only
  ) -> Value {
    Value(
      lanes: views.slotLooking(view, property.name).map { views.slots[$0].model.lanes } ?? .zero)
  }

  /// Returns the presentation value of a property: the value on screen now (A207, A210).
  ///
  /// A property that the view doesn't have reads as zero, which is a finding (`Misuse.noProperty`).
  public mutating func shown<Value: Animatable>(
    _ view: ViewID, _ property: Property<Value>
  ) -> Value {
    guard let slot = knownSlot(view, property.name) else { return Value(lanes: .zero) }
    return Value(lanes: Presentation.lanes(of: slot, on: self))
  }

  /// Returns the presentation value of a property, on a read-only stage.
  ///
  /// A property that the view doesn't have reads as zero, which is a finding only if a path of the
  /// scene reads it; `find` returns whether the view has it.
  public func shown<Value: Animatable>(
    _ view: ViewID, _ property: Property<Value>, looking: ReadOnly = .only
  ) -> Value {
    guard let slot = views.slotLooking(view, property.name) else { return Value(lanes: .zero) }
    return Value(lanes: Presentation.lanes(of: slot, on: self))
  }

  /// Looks up a property of a view, for callers that read it at every frame; `nil` if the view
  /// doesn't have it.
  public func find<Value: Animatable>(
    _ view: ViewID, _ property: Property<Value>
  ) -> PropertyID<Value>? {
    views.slot(view, property.name).map(PropertyID.init(slot:))
  }

  /// Returns the presentation value of a property that was looked up before.
  public func shown<Value: Animatable>(_ property: PropertyID<Value>) -> Value {
    Value(lanes: Presentation.lanes(at: property.slot, on: self))
  }

  /// Changes a model value; within a block, the change becomes an animation of the block's
  /// animator.
  mutating func change(_ slot: Int, to value: PropertyValue) {
    guard value.lanes.isFinite else {
      return ledger.note(.notFinite(views.slots[slot].name, of: views.name(ofSlot: slot)))
    }
    guard let (mover, touched) = views.change(slot, to: value) else { return }
    switch mover {
    case .animator(let animator): animators.touch(touched, by: animator)
    case .transition(let transition): transitions.touch(touched, by: transition)
    }
  }
}
