// Layer animations, which are attached to views. They are shown on top of what animators do, and
// end according to the stage's clock.

extension Stage {
  /// Attaches an animation to a property of a view; the model value is unchanged (S14).
  ///
  /// The property's name may include a component (`frame.y`). The animation stops and replaces one
  /// that is attached to the view under the same key (T92); an animation without a key stays until
  /// it ends. If the view doesn't have the property, or if a number isn't finite, a finding is
  /// recorded (`Misuse.noProperty`, `Misuse.notFinite`).
  public mutating func add<Value: Animatable>(
    _ animation: LayerAnimation, to view: ViewID, _ property: Property<Value>, key: String? = nil
  ) {
    add(animation, to: view, named: property.name, key: key)
  }

  /// Attaches an animation to the property with the given name.
  mutating func add(
    _ animation: LayerAnimation, to view: ViewID, named property: String, key: String?
  ) {
    guard knows(view) else { return }
    guard let place = views.place(in: view, property) else {
      return ledger.note(.noProperty(property, of: views.name(of: view)))
    }
    guard animation.isFinite(at: place, on: views, in: &ledger) else { return }
    layers.add(
      animation, at: place, shown: animation.shown(at: place, on: self), key: key, on: &views,
      in: &ledger)
  }

  /// Attaches a group to a view, optionally under a key, like a single animation (T104).
  ///
  /// A member whose property the view doesn't have is omitted, and a finding is recorded.
  public mutating func add(_ group: LayerAnimationGroup, to view: ViewID, key: String? = nil) {
    guard knows(view) else { return }
    let id = layers.add(group, to: view, key: key, on: &views, in: &ledger)
    for member in group.members {
      guard let place = views.place(in: view, member.property) else {
        ledger.note(.noProperty(member.property, of: views.name(of: view)))
        continue
      }
      guard member.animation.isFinite(at: place, on: views, in: &ledger) else { continue }
      layers.join(
        member.animation, at: place, shown: member.animation.shown(at: place, on: self), group: id,
        on: &views, in: &ledger)
    }
  }

  /// Removes the animation attached to a view under the given key, if there is one.
  public mutating func removeLayerAnimation(from view: ViewID, key: String) {
    guard knows(view), let id = layers.layer(key, of: view) else { return }
    layers.remove(
      id, reason: "it was removed by its key; the animation below is visible again (T93)",
      on: &views,
      in: &ledger)
  }

  /// Removes every animation of a view, including those without a key, in insertion order.
  public mutating func removeAllLayerAnimations(from view: ViewID) {
    guard knows(view) else { return }
    while let id = layers.first(of: view) {
      layers.remove(
        id, reason: "all animations of the view were removed (T93)", on: &views, in: &ledger)
    }
  }

  /// Returns the number of animations attached to a view; a group counts as one.
  public func layerAnimationCount(of view: ViewID) -> Int {
    contains(view) ? layers.count(of: view) : 0
  }
}
