// Layer animations: they are attached to views, lie on top of what animators show, and end by the
// stage's clock.

extension Stage {
  /// Attaches an animation to a property of a view; the model value stays as it is (S14).
  ///
  /// The property's name may have a component (`frame.y`). An animation attached to the view under
  /// the same key is stopped and replaced (T92); one added without a key stays until it is over.
  /// A property that the view was not given is a finding (`Misuse.noProperty`), as is a number that is
  /// not finite (`Misuse.notFinite`).
  public mutating func add<Value: Animatable>(
    _ animation: LayerAnimation, to view: ViewID, _ property: Property<Value>, key: String? = nil
  ) {
    add(animation, to: view, named: property.name, key: key)
  }

  /// Attaches an animation to the property of that name.
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

  /// Attaches a group to a view, under a key as a single animation is (T104).
  ///
  /// Members for properties that the view was not given are left out, and each is a finding.
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

  /// Takes the animation off that is attached to a view under a key; none is nothing.
  public mutating func removeLayerAnimation(from view: ViewID, key: String) {
    guard knows(view), let id = layers.layer(key, of: view) else { return }
    layers.remove(
      id, reason: "removed by its key; the animation below is visible again (T93)", on: &views,
      in: &ledger)
  }

  /// Takes off every animation of a view, those without a key too, in the order in which they were
  /// added.
  public mutating func removeAllLayerAnimations(from view: ViewID) {
    guard knows(view) else { return }
    while let id = layers.first(of: view) {
      layers.remove(
        id, reason: "all animations of the view were removed (T93)", on: &views, in: &ledger)
    }
  }

  /// How many animations are attached to a view; a group is one.
  public func layerAnimationCount(of view: ViewID) -> Int {
    contains(view) ? layers.count(of: view) : 0
  }
}
