// Readings of properties without paths, for callers that read at every frame.

extension Simulation {
  /// Returns the view with a name or alias, or `nil` if there is none.
  public func view(named name: String) -> ViewID? { look { $0.stage.view(named: name) } }

  /// Returns the presentation value of a property: the value on screen now (A207, A210).
  ///
  /// It is the value that `read` returns for the view's path, for callers that read at every frame.
  public func shown<Value: Animatable>(_ view: ViewID, _ property: Property<Value>) -> Value {
    look { $0.stage.shown(view, property) }
  }

  /// Looks up a property of a view, for callers that read it at every frame.
  public func find<Value: Animatable>(
    _ view: ViewID, _ property: Property<Value>
  ) -> PropertyID<Value>? {
    look { $0.stage.find(view, property) }
  }

  /// Returns the presentation value of a property that was looked up before.
  @inlinable
  public func shown<Value: Animatable>(_ property: PropertyID<Value>) -> Value {
    Value(lanes: lanes(at: property.slot))
  }
}
