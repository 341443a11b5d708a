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
  public mutating func addView(
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
    _ name: String, laidOut frame: Rect, in parent: ViewID? = nil, _ settings: PropertySetting...
  ) -> ViewID {
    let parent = known(parent)
    return views.add(name, settings, in: parent, at: frame, claimedIn: &ledger)
  }

  /// Returns a Boolean value that indicates whether a view belongs to this stage.
  public func contains(_ view: ViewID) -> Bool { views.contains(view) }

  /// Gives a view an alias for use in paths, such as a role that different views play at different
  /// times.
  ///
  /// An existing alias moves to the new view.
  public mutating func name(_ view: ViewID, _ alias: String) {
    guard knows(view) else { return }
    ledger.claim(alias, taken: false, by: "view")
    views.name(view, alias)
  }

  /// Returns the view with the given name or alias, or `nil` if there is none.
  public func view(named name: some StringProtocol) -> ViewID? { views.view(named: name) }

  /// Returns the name with which a view was added, or `?` if it belongs to another stage.
  public func name(of view: ViewID) -> String { views.name(of: view) }

  /// The model value of a property: the last value that was set, regardless of the value on screen
  /// (A207).
  ///
  /// Within an animation block, a change becomes an animation from the old value to the new one. If
  /// the view doesn't have the property, reading it returns zero and setting it has no effect; each
  /// records a finding (`Misuse.noProperty`). Setting a number that isn't finite has no effect
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
  /// If the view doesn't have the property, the result is zero, and a finding is recorded only if a
  /// path of the scene reads it.
  public subscript<Value: Animatable>(
    view: ViewID, property: Property<Value>, looking: ReadOnly = .only
  ) -> Value {
    Value(
      lanes: views.slotLooking(view, property.name).map { views.slots[$0].model.lanes } ?? .zero)
  }

  /// Returns the presentation value of a property: the value on screen now (A207, A210).
  ///
  /// If the view doesn't have the property, the result is zero, and a finding is recorded
  /// (`Misuse.noProperty`).
  public mutating func shown<Value: Animatable>(
    _ view: ViewID, _ property: Property<Value>
  ) -> Value {
    guard let slot = knownSlot(view, property.name) else { return Value(lanes: .zero) }
    return Value(lanes: Presentation.lanes(of: slot, on: self))
  }

  /// Returns the presentation value of a property, on a read-only stage.
  ///
  /// If the view doesn't have the property, the result is zero, and a finding is recorded only if a
  /// path of the scene reads it; use `find` to check whether the view has the property.
  public func shown<Value: Animatable>(
    _ view: ViewID, _ property: Property<Value>, looking: ReadOnly = .only
  ) -> Value {
    guard let slot = views.slotLooking(view, property.name) else { return Value(lanes: .zero) }
    return Value(lanes: Presentation.lanes(of: slot, on: self))
  }

  /// Looks up a property of a view, for callers that read the property at every frame; returns
  /// `nil` if the view doesn't have the property.
  public func find<Value: Animatable>(
    _ view: ViewID, _ property: Property<Value>
  ) -> PropertyID<Value>? {
    views.slot(view, property.name).map(PropertyID.init(slot:))
  }

  /// Returns the presentation value of a property that was looked up before.
  public func shown<Value: Animatable>(_ property: PropertyID<Value>) -> Value {
    Value(lanes: Presentation.lanes(at: property.slot, on: self))
  }

  /// Changes a model value; within an animation block, the change becomes an animation of the
  /// block's animator or transition.
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
