// Looking at properties without paths, for whoever looks at every frame.

extension Simulation {
  /// The view of that name, an alias included.
  public func view(named name: String) -> ViewID? { look { $0.stage.view(named: name) } }

  /// The presentation value of a property: what the screen shows now (A207, A210).
  ///
  /// The same as `read` gives for the view's path, for whoever looks at every frame.
  public func shown<Value: Animatable>(_ view: ViewID, _ property: Property<Value>) -> Value {
    look { $0.stage.shown(view, property) }
  }

  /// A property of a view, found once for whoever reads it at every frame.
  public func find<Value: Animatable>(
    _ view: ViewID, _ property: Property<Value>
  ) -> PropertyID<Value>? {
    look { $0.stage.find(view, property) }
  }

  /// What the screen shows of a property that was found before.
  @inlinable
  public func shown<Value: Animatable>(_ property: PropertyID<Value>) -> Value {
    Value(lanes: lanes(at: property.slot))
  }
}
