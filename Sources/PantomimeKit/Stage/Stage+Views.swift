// Views and the values of their properties.

extension Stage {
  /// Adds a view with the properties that matter of it, each with its first value.
  @discardableResult
  public mutating func addView(_ name: String, _ settings: PropertySetting...) -> ViewID {
    addView(name, settings)
  }

  /// Adds a view with the properties that matter of it, each with its first value.
  ///
  /// Names are unique on a stage, and a second of one name is a finding (`Misuse.nameTaken`), as is a
  /// name that no path can hold (`Misuse.badName`) and a value that is not finite
  /// (`Misuse.notFinite`).
  @discardableResult
  public mutating func addView(_ name: String, _ settings: [PropertySetting]) -> ViewID {
    views.add(name, settings, claimedIn: &ledger)
  }

  /// Adds a view inside another, whose content its frame is measured in.
  @discardableResult
  public mutating func addView(
    _ name: String, in parent: ViewID, _ settings: PropertySetting...
  ) -> ViewID {
    addView(name, in: parent, settings)
  }

  /// Adds a view inside another, whose content its frame is measured in.
  @discardableResult
  public mutating func addView(
    _ name: String, in parent: ViewID, _ settings: [PropertySetting]
  ) -> ViewID {
    let parent = known(parent)
    return views.add(name, settings, in: parent, claimedIn: &ledger)
  }

  /// Adds a view that lies in a frame, and is moved from there by its properties `x` and `y`.
  ///
  /// The frame is where it meets fingers, and what it holds lies in it, in points of whatever holds the
  /// view; it is no property, so that nothing animates it. One with a property `frame` has that.
  @discardableResult
  public mutating func addView(
    _ name: String, laidOut frame: Rect, in parent: ViewID? = nil, _ settings: PropertySetting...
  ) -> ViewID {
    let parent = known(parent)
    return views.add(name, settings, in: parent, at: frame, claimedIn: &ledger)
  }

  /// Whether a view is one of this stage.
  public func contains(_ view: ViewID) -> Bool { views.contains(view) }

  /// Gives a view a further name, for the paths of whatever plays that part just now.
  ///
  /// An alias given before moves to the new view.
  public mutating func name(_ view: ViewID, _ alias: String) {
    guard knows(view) else { return }
    ledger.claim(alias, taken: false, by: "view")
    views.name(view, alias)
  }

  /// The view of that name, an alias included.
  public func view(named name: some StringProtocol) -> ViewID? { views.view(named: name) }

  /// The name a view was added with; `?` for one of another stage.
  public func name(of view: ViewID) -> String { views.name(of: view) }

  /// The model value of a property: the value set, wherever the picture may be (A207).
  ///
  /// Within an animation block a change becomes an animation from the old value to the new one. A
  /// property the view was not given reads as zero, and setting it does nothing: either is a finding
  /// (`Misuse.noProperty`). Setting a number that is not finite does nothing (`Misuse.notFinite`).
  public subscript<Value: Animatable>(view: ViewID, property: Property<Value>) -> Value {
    mutating get {
      Value(lanes: knownSlot(view, property.name).map { views.slots[$0].model.lanes } ?? .zero)
    }
    set {
      guard let slot = knownSlot(view, property.name) else { return }
      change(slot, to: PropertyValue(lanes: newValue.lanes))
    }
  }

  /// The model value of a property, on a stage that can only be looked at: zero for a property that the
  /// view was not given, which is a finding only where a path of the scene asks.
  public subscript<Value: Animatable>(
    view: ViewID, property: Property<Value>, looking: Looking = .only
  ) -> Value {
    Value(
      lanes: views.slotLooking(view, property.name).map { views.slots[$0].model.lanes } ?? .zero)
  }

  /// The presentation value of a property: what the screen shows now (A207, A210).
  ///
  /// A property the view was not given reads as zero, which is a finding (`Misuse.noProperty`).
  public mutating func shown<Value: Animatable>(
    _ view: ViewID, _ property: Property<Value>
  ) -> Value {
    guard let slot = knownSlot(view, property.name) else { return Value(lanes: .zero) }
    return Value(lanes: Presentation.lanes(of: slot, on: self))
  }

  /// The presentation value of a property, on a stage that can only be looked at: zero for a property
  /// that the view was not given, which is a finding only where a path of the scene asks; `find` tells
  /// whether it was.
  public func shown<Value: Animatable>(
    _ view: ViewID, _ property: Property<Value>, looking: Looking = .only
  ) -> Value {
    guard let slot = views.slotLooking(view, property.name) else { return Value(lanes: .zero) }
    return Value(lanes: Presentation.lanes(of: slot, on: self))
  }

  /// A property of a view, found once for whoever reads it at every frame; `nil` if the view was
  /// not given it.
  public func find<Value: Animatable>(
    _ view: ViewID, _ property: Property<Value>
  ) -> PropertyID<Value>? {
    views.slot(view, property.name).map(PropertyID.init(slot:))
  }

  /// The presentation value of a property that was found before.
  public func shown<Value: Animatable>(_ property: PropertyID<Value>) -> Value {
    Value(lanes: Presentation.lanes(at: property.slot, on: self))
  }

  /// Gives a model another value, which becomes an animation of whoever's block is running.
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
