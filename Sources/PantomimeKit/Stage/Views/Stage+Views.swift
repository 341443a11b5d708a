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
    add(name, settings, in: nil)
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
    add(name, settings, in: known(parent))
  }

  /// Adds a view that lies in a frame, and is moved from there by its properties `x` and `y`.
  ///
  /// The frame is where it meets fingers, and what it holds lies in it, in points of whatever holds the
  /// view; it is no property, so that nothing animates it. One with a property `frame` has that.
  @discardableResult
  public mutating func addView(
    _ name: String, laidOut frame: Rect, in parent: ViewID? = nil, _ settings: PropertySetting...
  ) -> ViewID {
    add(name, settings, in: parent.flatMap { known($0) }, at: frame)
  }

  private mutating func add(
    _ name: String, _ settings: [PropertySetting], in parent: ViewID?, at layout: Rect? = nil
  ) -> ViewID {
    claim(name, taken: view(named: name) != nil, by: "view")
    let settings = claim(settings, of: name)
    guard let layout, !layout.lanes.isFinite else {
      return views.add(name, settings, in: parent, at: layout)
    }
    tellNotFinite("frame", of: name)
    return views.add(name, settings, in: parent, at: Rect())
  }

  /// Whether a view is one of this stage.
  public func contains(_ view: ViewID) -> Bool { views.contains(view) }

  /// Gives a view a further name, for the paths of whatever plays that part just now.
  ///
  /// An alias given before moves to the new view.
  public mutating func name(_ view: ViewID, _ alias: String) {
    guard knows(view) else { return }
    claim(alias, taken: false, by: "view")
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
    Value(lanes: slotLooking(view, property.name).map { views.slots[$0].model.lanes } ?? .zero)
  }

  /// The presentation value of a property: what the screen shows now (A207, A210).
  ///
  /// A property the view was not given reads as zero, which is a finding (`Misuse.noProperty`).
  public mutating func shown<Value: Animatable>(
    _ view: ViewID, _ property: Property<Value>
  ) -> Value {
    guard let slot = knownSlot(view, property.name) else { return Value(lanes: .zero) }
    return Value(lanes: shown(slot))
  }

  /// The presentation value of a property, on a stage that can only be looked at: zero for a property
  /// that the view was not given, which is a finding only where a path of the scene asks; `find` tells
  /// whether it was.
  public func shown<Value: Animatable>(
    _ view: ViewID, _ property: Property<Value>, looking: Looking = .only
  ) -> Value {
    guard let slot = slotLooking(view, property.name) else { return Value(lanes: .zero) }
    return Value(lanes: shown(slot))
  }

  /// The place of a view's property; where there is none, whoever listens is told.
  private func slotLooking(_ view: ViewID, _ property: String) -> Int? {
    let slot = views.slot(view, property)
    if slot == nil { views.slips?.note(view, property) }
    return slot
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
    Value(lanes: lanes(at: property.slot))
  }

  /// The presentation value in a place; zero if there is no such place on this stage.
  @usableFromInline
  func lanes(at place: Int) -> SIMD4<Double> {
    place < views.glances.count ? shown(place) : .zero
  }

  /// The presentation value in a place that is read at a glance, or `nil` if several things move it.
  //
  // It changes nothing. A stage that is lent as `inout` is read where it is, and copied otherwise.
  @inline(__always)
  mutating func lanesAtAGlance(_ place: Int) -> SIMD4<Double>? {
    guard place < views.glances.count else { return .zero }
    let glance = views.glances[place]
    switch glance.mover {
    case .nothing:
      guard glance.wide >= 0 else { return SIMD4(glance.model, 0, 0, 0) }
      return views.wideGlances[Int(glance.wide)].model
    case .animator(let animator):
      guard let progress = animators.gaits[animator].plainProgress(at: clock.now) else {
        return nil
      }
      let left = 1 - progress
      guard glance.wide >= 0 else { return SIMD4(glance.model + glance.offset * left, 0, 0, 0) }
      let wide = views.wideGlances[Int(glance.wide)]
      return wide.model + wide.offset * left
    case .others: return nil
    }
  }

  /// What is shown of a property: what follows something is where that puts it.
  @inline(__always)
  func shown(_ slot: Int) -> SIMD4<Double> {
    // Most are read at a glance, which counts no reference.
    let glance = views.glances[slot]
    switch glance.mover {
    case .nothing:
      guard glance.wide >= 0 else { return SIMD4(glance.model, 0, 0, 0) }
      return views.wideGlances[Int(glance.wide)].model
    case .animator(let animator):
      let left = 1 - (animators.gaits[animator].plainProgress(at: now) ?? progress(of: animator))
      guard glance.wide >= 0 else { return SIMD4(glance.model + glance.offset * left, 0, 0, 0) }
      let wide = views.wideGlances[Int(glance.wide)]
      return wide.model + wide.offset * left
    case .others: return shownOfSeveral(slot)
    }
  }

  /// The pose of an animator that does not simply follow its curve; apart, so that a frame is short.
  @inline(never)
  private func progress(of animator: Int) -> Double { animators.progress(of: animator, at: now) }

  @inline(never)
  private func shownOfSeveral(_ slot: Int) -> SIMD4<Double> {
    var lanes = shownByItself(slot)
    if !views.slots[slot].follows.isEmpty {
      for link in views.slots[slot].follows { lanes[link.lane] = value(of: link) }
    }
    return lanes
  }

  /// Presentation = model + Σ (oldᵢ − newᵢ) · (1 − pᵢ) over the live animations (A210), and on top
  /// of that the layer animations, one after the other (T92).
  func shownByItself(_ slot: Int) -> SIMD4<Double> {
    var lanes = views.slots[slot].model.lanes
    for offset in views.slots[slot].offsets {
      let share: Double
      switch offset.mover {
      case .animator(let animator):
        share = animators.share(of: animator, since: offset.onset, at: now)
      case .transition(let transition):
        share = transitions.progress(of: transition, at: now)
      }
      lanes += (offset.from.lanes - offset.to.lanes) * (1 - share)
    }
    if !views.slots[slot].isPlain { apply(views.slots[slot].layers, of: slot, to: &lanes) }
    return lanes
  }

  /// Puts the layer animations of a property on top of what is shown without them (T92).
  private func apply(
    _ layers: OrderedList<LayerEffect>, of slot: Int, to lanes: inout SIMD4<Double>
  ) {
    let (model, count) = (views.slots[slot].model.lanes, views.slots[slot].shape.count)
    guard layers.count > 2 else {
      for effect in layers { effect.apply(to: &lanes, model: model, at: now) }
      return
    }
    // Of many only those from the last on that hides what is below it.
    for effect in layers.from(lastWhere: { $0.hides(all: count, model: model, at: now) }) {
      effect.apply(to: &lanes, model: model, at: now)
    }
  }

  /// Gives a model another value, which becomes an animation of whoever's block is running.
  mutating func change(_ slot: Int, to value: PropertyValue) {
    guard value.lanes.isFinite else {
      return tellNotFinite(views.slots[slot].name, of: views.name(ofSlot: slot))
    }
    guard let (mover, touched) = views.change(slot, to: value) else { return }
    switch mover {
    case .animator(let animator): animators.touch(touched, by: animator)
    case .transition(let transition): transitions.touch(touched, by: transition)
    }
  }

  /// Executes a block: every change of a model value in it becomes an animation of a mover.
  mutating func execute(_ block: (inout Stage) -> Void, as mover: Offset.Mover, since onset: Onset)
  {
    let outer = views.capture(ViewBoard.Capture(mover: mover, onset: onset))
    block(&self)
    _ = views.capture(outer)
  }
}
