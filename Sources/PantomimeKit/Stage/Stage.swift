/// All that a scene's handlers may touch: the views, the animators, the clock's reading, the trace.
///
/// It is a value without references to anything outside, so a copy of it is a fork of the whole
/// run. Blocks of animations are closures that receive the stage as an argument; what they capture
/// is copied when they are made.
public struct Stage: Sendable {
  /// The present instant.
  public internal(set) var now: Instant = .zero
  /// What has happened so far.
  public private(set) var trace = Trace()
  /// The animator meant where none is named; the first one added unless a scene says otherwise.
  public var principal: AnimatorID?
  /// The last fraction a scene worked out from a gesture, before any clamp.
  public var raw: Double?
  /// What the last lift-off handed on.
  public internal(set) var release: Release?

  var views: [View] = []
  var aliases: [(name: String, view: ViewID)] = []
  var slots: [Slot] = []
  var parts: [AnimatorPart] = []
  var transitions: [TransitionPart] = []
  /// When the animators end by themselves.
  var agenda = Agenda()
  /// Whose block is running: changes of model values become animations of it.
  var capturing: (mover: Offset.Mover, onset: Onset)?
  /// The accounts followed on doubtful points, and the old defects switched on.
  var readings = Readings.recommended
  var quirks: Set<Quirk> = []
  /// The layer animations that are attached, in the order in which they were added.
  var layers: [AttachedLayer] = []
  /// Every key that a layer animation has been added under.
  var layerKeys: [(view: ViewID, key: String)] = []
  /// The ids of the scene's faults that are switched on.
  var faults: [String] = []
  /// The size of the screen, in points.
  public internal(set) var screen = Size(width: 390, height: 844)
  /// The recognisers, and what is known of each besides.
  var arena = GestureArena(screen: Size(width: 390, height: 844))
  var gestures: [GesturePart] = []
  /// The view that a pan belongs to where none is named; `nil` for that of the first pan.
  public var meantPanView: ViewID?
  /// How pans begin, in place of what they were declared with.
  var panStart = PanStart()
  /// Recognisers that may recognise at the same time, in pairs.
  var together: [[GestureID]] = []
  /// The rules about axes that pans were given.
  var limits: [(gesture: GestureID, rule: AxisRule)] = []
  /// What recognisers have said and nobody has been told yet.
  var messages: [ArenaMessage] = []
  /// What has been recorded as wrong with the recognisers' relations.
  var findings: [ArenaFinding] = []
  /// When a recogniser does something by itself.
  var gestureDeadline: Instant?
  /// What waits for a time of its own, in the order in which it was started.
  var timers: [StageTimer] = []
  /// The views that scroll, those that move together, and the places that are watched.
  var scrolls: [AttachedScroll] = []
  var links: [ScrollLink] = []
  var watches: [ScrollWatch] = []
  /// When something happens to one of them by itself next.
  var scrollDeadline: Instant?
  /// The rule that decides at a lift-off in place of the scene's own; `nil` for that.
  var rule: NamedRule?
  /// The rule about axes in place of the scene's own; `nil` for that.
  var axisRule: AxisRule?
  /// The last lift-off that was decided.
  var ruling: Ruling?
  /// Which way the transition under a finger goes, as the scene said before the lift-off.
  var course: Course?
  /// Ends that the scene has not been told of yet.
  var endings: [Ending] = []
  /// Counts activations, so that ends at one instant come in the order of the starts (U19).
  var activations = 0

  /// An empty stage at the instant 0.
  public init() {}

  /// Records a fact at the present instant, with its numbers and its reason.
  public mutating func record(_ name: String, _ fields: [Event.Field] = [], reason: String = "") {
    record(Event(name, fields, reason: reason))
  }

  /// Records a fact at the present instant.
  public mutating func record(_ event: Event) {
    trace.append(event, at: now)
  }
}

// MARK: - Views

extension Stage {
  /// Adds a view with the properties that matter of it, each with its first value.
  public mutating func addView(_ name: String, _ settings: PropertySetting...) -> ViewID {
    addView(name, settings)
  }

  /// Adds a view with the properties that matter of it, each with its first value.
  public mutating func addView(_ name: String, _ settings: [PropertySetting]) -> ViewID {
    let first = slots.count
    for setting in settings {
      slots.append(
        Slot(
          name: setting.name, unit: setting.unit, shape: setting.shape,
          model: PropertyValue(lanes: setting.lanes)))
    }
    views.append(View(name: name, slots: first..<slots.count))
    return ViewID(index: views.count - 1)
  }

  /// Gives a view a further name, for the paths of whatever plays that part just now.
  ///
  /// An alias given before moves to the new view.
  public mutating func name(_ view: ViewID, _ alias: String) {
    aliases.removeAll { $0.name == alias }
    aliases.append((alias, view))
  }

  /// The view of that name, an alias included.
  public func view(named name: some StringProtocol) -> ViewID? {
    if let alias = aliases.first(where: { $0.name == name }) { return alias.view }
    return views.firstIndex { $0.name == name }.map(ViewID.init(index:))
  }

  /// The name a view was added with.
  public func name(of view: ViewID) -> String {
    views.indices.contains(view.index) ? views[view.index].name : "?"
  }

  /// The model value of a property: the value set, wherever the picture may be (A207).
  ///
  /// Within an animation block a change becomes an animation from the old value to the new one. A
  /// property the view was not given reads as zero, and setting it does nothing.
  public subscript<Value: Animatable>(view: ViewID, property: Property<Value>) -> Value {
    get { Value(lanes: slot(view, property.name).map { slots[$0].model.lanes } ?? .zero) }
    set {
      guard let slot = slot(view, property.name) else { return }
      change(slot, to: PropertyValue(lanes: newValue.lanes))
    }
  }

  /// The presentation value of a property: what the screen shows now (A207, A210).
  public func shown<Value: Animatable>(_ view: ViewID, _ property: Property<Value>) -> Value {
    guard let slot = slot(view, property.name) else { return Value(lanes: .zero) }
    return Value(lanes: shown(slot))
  }

  /// A property of a view, found once for whoever reads it at every frame; `nil` if the view was
  /// not given it.
  public func find<Value: Animatable>(
    _ view: ViewID, _ property: Property<Value>
  ) -> PropertyID<Value>? {
    slot(view, property.name).map(PropertyID.init(slot:))
  }

  /// The presentation value of a property that was found before.
  public func shown<Value: Animatable>(_ property: PropertyID<Value>) -> Value {
    Value(lanes: lanes(at: property.slot))
  }

  /// The presentation value in a place; zero if there is no such place on this stage.
  @usableFromInline
  func lanes(at place: Int) -> SIMD4<Double> {
    slots.indices.contains(place) ? shown(place) : .zero
  }

  func slot(_ view: ViewID, _ property: some StringProtocol) -> Int? {
    guard views.indices.contains(view.index) else { return nil }
    return views[view.index].slots.first { slots[$0].name == property }
  }

  /// Presentation = model + Σ (oldᵢ − newᵢ) · (1 − pᵢ) over the live animations (A210), and on top
  /// of that the layer animations, one after the other (T92).
  func shown(_ slot: Int) -> SIMD4<Double> {
    var lanes = slots[slot].model.lanes
    for index in slots[slot].offsets.indices {
      let offset = slots[slot].offsets[index]
      let share: Double
      switch offset.mover {
      case .animator(let animator) where offset.onset == .beginning:
        // Only what is needed: asking the animator itself would copy all of it.
        share = parts[animator].animator.state.progress(
          at: now, on: parts[animator].animator.curve)
      case .animator(let animator):
        share = parts[animator].animator.share(since: offset.onset, at: now)
      case .transition(let transition):
        share = transitions[transition].transition.progress(at: now)
      }
      lanes += (offset.from.lanes - offset.to.lanes) * (1 - share)
    }
    if !slots[slot].layers.isEmpty {
      for effect in slots[slot].layers {
        effect.apply(to: &lanes, model: slots[slot].model.lanes, at: now)
      }
    }
    return lanes
  }

  mutating func change(_ slot: Int, to value: PropertyValue) {
    let old = slots[slot].model
    slots[slot].model = value
    guard let (mover, onset) = capturing, old != value else { return }
    slots[slot].offsets.append(Offset(mover: mover, from: old, to: value, onset: onset))
    switch mover {
    case .animator(let animator): parts[animator].touched.append(slot)
    case .transition(let transition): transitions[transition].touched.append(slot)
    }
  }
}
