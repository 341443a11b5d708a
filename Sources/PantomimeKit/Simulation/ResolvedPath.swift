/// A path whose names have been looked up.
///
/// It is valid as long as only time passes, because an input or an event may add an object that
/// changes the meaning of the path.
struct ResolvedPath: Sendable {
  /// The value that the path names.
  enum Source: Sendable {
    case time
    case state
    case hash
    case touches
    /// The state of a recognizer.
    case gesture(GestureID)
    case pan(PanPath)
    /// A value of the last report of a pan or long press recognizer, by its name.
    case finger(GestureID, FingerPath)
    /// A path that the scene declares, by its position in the declarations and its index.
    case declared(place: Int, index: Int)
    /// Whether an invariant of the scene holds, by its index.
    case invariant(Int)
    /// A path that the scene computes from its text.
    case computed(String)
    case release(ReleasePath)
    case animator(AnimatorID, AnimatorPath)
    /// The place of an animator that runs between two places, home and out.
    case place(AnimatorID)
    /// A value of a transition that a statement has added.
    case transition(TransitionID, TransitionPath)
    /// The change of a property's presentation value per second, by its slot; `lane` is a single
    /// component.
    case speed(Int, lane: Int?)
    /// The change per second of a part of a view's geometry that isn't among its properties.
    case geometrySpeed(ViewID, PropertySetting, lane: Int?)
    /// The presentation value of a property, by its slot.
    case property(Int)
    /// The model value of a property, by its slot.
    case model(Int)
    /// A property that depends on other properties of its view, by its slot.
    case shared(Int, GeometryValues)
    /// A part of a view's geometry that isn't among its properties.
    case geometry(ViewID, GeometryPart, GeometryValues)
    /// The default of a property that isn't among the view's properties.
    case fixed(PathValue)
    /// An attribute of a view.
    case attribute(ViewID, ViewAttribute.Name)
    /// A value of a scroll view, given by the scroll view's index.
    case scroll(Int, ScrollPath)
    /// The last touch that a view received.
    case touch(ViewID)
    /// The number of layer animations of a view.
    case layers(ViewID)
  }

  let source: Source
  /// The component of the value, or `nil` for the entire value.
  var component: Substring?
}

// What the paths mean is worked out by the scene on its stage and not by the contents, because the
// compiler takes seconds to check what each use of a large noncopyable value borrows.

extension Simulation.Contents {
  /// Looks up a path, or returns `nil` if there is no such path.
  func resolve(_ path: String) -> ResolvedPath? { scene.resolve(path, on: stage) }

  /// Returns the value of a path, or `nil` if the value lacks the component that the path names.
  func read(_ path: ResolvedPath) -> PathValue? { scene.read(path, on: stage, currentPan) }

  /// Returns the value of a path, or `nil` if there is no such path.
  func read(_ path: String) -> PathValue? { scene.read(path, on: stage, currentPan) }

  /// Returns the instants, up to a given instant, at which the value of a path may reverse or jump.
  func criticalInstants(of path: ResolvedPath, until end: Instant) -> CriticalInstants {
    stage.criticalInstants(of: path, until: end)
  }
}

// MARK: - Resolving

extension SceneBox {
  /// Looks up a path, or returns `nil` if there is no such path.
  ///
  /// If a name ends in what may be a component, the whole name is looked up first.
  fileprivate func resolve(_ path: String, on stage: Stage) -> ResolvedPath? {
    if let source = source(of: path, on: stage) { return ResolvedPath(source: source) }
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")),
      let source = source(of: String(path[..<dot]), on: stage)
    else { return nil }
    return ResolvedPath(source: source, component: path[path.utf8.index(after: dot)...])
  }

  /// Returns whether a path, or the value of which it is a component, is computed by the scene.
  ///
  /// Such a path takes precedence over a view's property of the same name: setting that property
  /// wouldn't change what the path reads.
  func isSceneValue(_ path: String, on stage: Stage) -> Bool {
    switch resolve(path, on: stage)?.source {
    case .declared, .computed: true
    default: false
    }
  }

  private func source(of path: String, on stage: Stage) -> ResolvedPath.Source? {
    switch path {
    case "time": return .time
    case "state": return .state
    case PathName.hash: return .hash
    case "touches": return .touches
    default: break
    }
    if path.hasPrefix("gesture."), let id = stage.gesture(named: path.dropFirst("gesture.".count)) {
      return .gesture(id)
    }
    if path.hasPrefix("pan."), let pan = PanPath.all.first(where: { $0.name == path }) {
      return .pan(pan)
    }
    if path.hasPrefix(PathName.invariant) {
      let name = path.dropFirst(PathName.invariant.count)
      return traits.invariants.firstIndex { $0.name == name }.map { .invariant($0) }
    }
    if let (place, index) = traits.paths.find(path, { count(ofPath: $0) }) {
      return .declared(place: place, index: index)
    }
    if pathValue(of: path[...], on: stage) != nil { return .computed(path) }
    if let release = ReleasePath.all.first(where: { $0.name == path }) { return .release(release) }
    if let id = stage.principal, let reading = AnimatorPath.all.first(where: { $0.name == path }) {
      return .animator(id, reading)
    }
    return stage.namedSource(of: path[...])
  }
}

extension Stage {
  /// Returns the source of a path of the form `NAME.fraction` (an animator), `VIEW.PROPERTY`, or
  /// `VIEW.model.PROPERTY`; names may contain dots.
  fileprivate func namedSource(of path: Substring) -> ResolvedPath.Source? {
    var end = path.endIndex
    while let dot = path[..<end].lastIndex(of: ".") {
      let name = path[..<dot]
      let rest = path[path.index(after: dot)...]
      if let id = animator(named: name) {
        if let reading = AnimatorPath.all.first(where: { $0.name == rest }) {
          return .animator(id, reading)
        }
        if rest == "place", place(of: id) != nil { return .place(id) }
      }
      if let id = transitions.built(named: name),
        let reading = TransitionPath.all.first(where: { $0.name == rest })
      {
        return .transition(id, reading)
      }
      if let view = view(named: name), let source = source(of: view, rest) { return source }
      if let path = FingerPath(rawValue: String(rest)),
        let id = gestures.continuous(named: name)
      {
        return .finger(id, path)
      }
      end = dot
    }
    return nil
  }

  private func source(of view: ViewID, _ property: Substring) -> ResolvedPath.Source? {
    let model = "model."
    let isModel = property.hasPrefix(model)
    let name = isModel ? property.dropFirst(model.count) : property
    if let slot = views.slot(view, name) {
      if views.sharesGeometry(slot) { return .shared(slot, isModel ? .model : .shown) }
      return isModel ? .model(slot) : .property(slot)
    }
    if !isModel, let index = scrolling.index(of: view) {
      let paths = ScrollPath.all(of: scrolling.all[index].scroll)
      if let path = paths.first(where: { $0.name == property }) { return .scroll(index, path) }
    }
    if property == PathName.touch { return .touch(view) }
    if property.hasSuffix(PathName.speed) {
      let name = property.dropLast(PathName.speed.count)
      if let place = views.place(in: view, name) {
        return .speed(place.slot, lane: place.lane)
      }
      if let source = standardSpeed(of: view, name) { return source }
    }
    if property == PathName.layers { return .layers(view) }
    return standardSource(of: view, name, isModel: isModel)
  }

  /// Returns the source for the speed of a standard property that a view doesn't have, or of a
  /// component of one.
  private func standardSpeed(of view: ViewID, _ path: Substring) -> ResolvedPath.Source? {
    let name = path.prefix { $0 != "." }
    guard views.slot(view, name) == nil, let setting = PropertySetting.standard(name) else {
      return nil
    }
    var lane: Int?
    if name.endIndex < path.endIndex {
      let component = path[path.index(after: name.endIndex)...]
      lane = setting.shape.pathValue(.zero, in: setting.unit).components
        .firstIndex { $0 == component }
      if lane == nil { return nil }
    }
    return .geometrySpeed(view, setting, lane: lane)
  }
}

// MARK: - Reading

extension SceneBox {
  fileprivate func read(_ path: String, on stage: Stage, _ current: CurrentPan) -> PathValue? {
    resolve(path, on: stage).flatMap { read($0, on: stage, current) }
  }

  fileprivate func read(
    _ path: ResolvedPath, on stage: Stage, _ current: CurrentPan
  ) -> PathValue? {
    let value = value(of: path.source, on: stage, current)
    return (path.component.map { value?.component($0) } ?? value)?.withPositiveZeros
  }

  private func value(
    of source: ResolvedPath.Source, on stage: Stage, _ current: CurrentPan
  ) -> PathValue? {
    switch source {
    case .time: .seconds(stage.now.seconds)
    case .state: .word(state)
    case .hash: .word(digest(on: stage).text)
    case .touches: .count(stage.gestures.arena.touchesDown.count)
    case .gesture(let id): .word(stage.gestures.arena[id]?.state.rawValue ?? "possible")
    case .pan(let path): path.read(current.pan, stage.settings.preferences.estimator)
    case .finger(let id, let path): stage.gestures[id].map { path.read($0) }
    case .declared(let place, let index): value(ofPath: place, at: index, on: stage)
    case .invariant(let index):
      .flag(invariantHolds(index, on: stage, current))
    case .computed(let path): pathValue(of: path[...], on: stage)
    case .release(let path): path.read(stage)
    case .animator(let id, let path): path.read(stage[id], stage.now)
    case .place(let id): stage.place(of: id).map { .word($0.rawValue) }
    case .transition(let id, let path): path.read(stage.transitions[id], stage.now)
    case .speed(let slot, let lane):
      stage.speed(stage.views.slots[slot].shape, stage.views.slots[slot].unit, lane) {
        $0.boxLanes(of: slot, .shown)
      }
    case .geometrySpeed(let view, let setting, let lane):
      stage.speed(setting.shape, setting.unit, lane) { stage in
        let geometry = stage.geometry(of: view, .shown)
        return switch GeometryPart(setting.name) {
        case .frame: geometry.box.lanes
        case .center: geometry.center.lanes
        case .width: geometry.frame.width.lanes
        case .height: geometry.frame.height.lanes
        case .none, .anchor, .scale, .rotation, .x, .y: setting.lanes
        }
      }
    case .property(let slot):
      stage.views.slots[slot].shape.pathValue(
        Presentation.lanes(of: slot, on: stage), in: stage.views.slots[slot].unit)
    case .model(let slot):
      stage.views.slots[slot].shape.pathValue(
        stage.views.slots[slot].model.lanes, in: stage.views.slots[slot].unit)
    case .shared(let slot, let values):
      stage.views.slots[slot].shape.pathValue(
        stage.boxLanes(of: slot, values), in: stage.views.slots[slot].unit)
    case .geometry(let view, let part, let values): stage.value(of: view, part, values)
    case .fixed(let value): value
    case .attribute(let view, let name): stage.views.all[view.index].pathValue(of: name)
    case .scroll(let index, let path): path.read(stage, index)
    case .touch(let view): stage.views.all[view.index].heard.map { .word($0.rawValue) } ?? .absent
    case .layers(let view): .count(stage.layerAnimationCount(of: view))
    }
  }
}

extension Stage {
  /// Returns the change of a property's presentation value per second, at this instant.
  ///
  /// It is the forward difference of second order over 20 µs, or less if something is due earlier:
  /// the change that follows if nothing but time passes. A value that only a finger moves, at the
  /// instants of its reports, thus has the speed 0.
  fileprivate func speed(
    _ shape: PropertyShape, _ unit: PathValue.Unit, _ lane: Int?,
    of value: (Stage) -> SIMD4<Double>
  ) -> PathValue {
    let room = Agenda.nextDeadline(of: self).map { $0.nanoseconds - now.nanoseconds } ?? .max
    let step = max(min(Self.speedStep, room / 2), 1)
    var later = self
    func shown(after steps: Int64) -> SIMD4<Double> {
      later.ledger.clock.stand(at: Instant(nanoseconds: now.nanoseconds + steps * step))
      return value(later)
    }
    let (first, next, last) = (shown(after: 0), shown(after: 1), shown(after: 2))
    let change = (4 * (next - first) - (last - first)) / (2e-9 * Double(step))
    let rate: PathValue.Unit = unit == .points ? .pointsPerSecond : .perSecond
    if let lane { return .number(change[lane], rate) }
    return shape.pathValue(change, in: rate)
  }

  /// The time between the values whose difference is the speed, in nanoseconds; our choice.
  private static var speedStep: Int64 { 10_000 }
}

// MARK: - Movement

extension Stage {
  fileprivate func criticalInstants(of path: ResolvedPath, until end: Instant) -> CriticalInstants {
    if let lane = lane(of: path) {
      return Foresight(of: self).criticalInstants(ofSlot: lane.slot, lane: lane.lane, until: end)
    }
    if let (index, axes) = scrollOffset(path) {
      return Foresight(of: self).criticalInstants(ofScroll: index, along: axes)
    }
    return switch path.source {
    // These values change only with an event, or linearly.
    case .time, .state, .hash, .touches, .gesture, .pan, .finger, .model, .fixed, .attribute:
      CriticalInstants()
    case .animator(let id, let reading):
      reading.isProgress ? self[id].criticalInstants : CriticalInstants()
    case .transition(let id, let reading):
      reading.isProgress ? transitions.criticalInstants(of: id.index) : CriticalInstants()
    case .declared, .computed, .invariant, .release, .place, .speed, .geometrySpeed, .property,
      .shared, .geometry, .scroll, .touch, .layers:
      .unknown
    }
  }

  /// Returns the range from the initial value of a path to the target of its run, or `nil` if
  /// nothing moves it.
  func valueRange(of path: ResolvedPath) -> ValueRange? {
    if let lane = lane(of: path) {
      return Foresight(of: self).way(ofSlot: lane.slot, lane: lane.lane)
    }
    if let (index, axes) = scrollOffset(path) {
      return Foresight(of: self).valueRange(ofScroll: index, along: axes)
    }
    if case .transition(let id, let reading) = path.source, reading.isProgress,
      transitions[id].isUnderWay
    {
      let isBack = transitions.leadsBack(id.index)
      return isBack ? ValueRange(from: [1], to: [0]) : ValueRange(from: [0], to: [1])
    }
    guard case .animator(let id, let reading) = path.source, reading.isProgress,
      self[id].activity == .active
    else { return nil }
    return self[id].isReversed ? ValueRange(from: [1], to: [0]) : ValueRange(from: [0], to: [1])
  }

  /// Returns whether a run may ever move the value of a path.
  func isAnimatable(_ path: ResolvedPath) -> Bool {
    if case .animator(_, let reading) = path.source { return reading.isProgress }
    if case .transition(_, let reading) = path.source { return reading.isProgress }
    switch path.source {
    case .shared(_, .shown), .geometry(_, _, .shown): return true
    default: return lane(of: path) != nil || scrollOffset(path) != nil
    }
  }

  /// Returns the slot of the property that a path reads, and the lane (the index) of the component
  /// that it reads, or `nil` for the lane if it reads the entire value.
  func lane(of path: ResolvedPath) -> (slot: Int, lane: Int?)? {
    guard case .property(let slot) = path.source else { return nil }
    guard let component = path.component else { return (slot, nil) }
    let value = views.slots[slot].shape.pathValue(.zero, in: views.slots[slot].unit)
    return value.components.firstIndex { $0 == component }.map { (slot, $0) }
  }

  /// Returns the scroll view whose offset a path reads, and the axes that the path includes.
  private func scrollOffset(_ path: ResolvedPath) -> (index: Int, axes: [ScrollAxis])? {
    guard case .scroll(let index, let reading) = path.source, reading.name == "offset" else {
      return nil
    }
    let shown = scrolling.all[index].scroll.settings.shownAxes
    if let axis = shown.single { return path.component == nil ? (index, [axis]) : nil }
    switch path.component {
    case nil: return (index, [.horizontal, .vertical])
    case "x": return (index, [.horizontal])
    case "y": return (index, [.vertical])
    default: return nil
    }
  }
}

extension AnimatorPath {
  /// Whether the path reads the progress, the only value of an animator that can reverse without an
  /// event.
  var isProgress: Bool { name == "progress" }
}

// Resolves paths to values: the only way in which the language inspects a simulation.
//
// This is an extension of the contents, because a separate type would copy them for each reading.

extension SceneBox {
  /// Returns all paths, in the order in which `show` lists them.
  func paths(on stage: Stage) -> [String] {
    let places = stage.animators.parts.compactMap {
      $0.work.roundTrip == nil ? nil : "\($0.name).place"
    }
    var paths = firstPaths(places, gestures: stage.gestures.names, on: stage)
    var known = Set(paths)
    func add(_ more: [String]) { paths += more.filter { known.insert($0).inserted } }
    for name in stage.views.names { add(stage.viewPaths(name)) }
    for name in stage.transitions.builtNames {
      add(TransitionPath.all.map { "\(name).\($0.name)" })
    }
    let named = stage.animators.names
    if named.count > 1 {
      for animator in named { add(AnimatorPath.all.map { "\(animator).\($0.name)" }) }
    }
    return paths
  }

  /// Returns the paths that come first in a list, before those of views and of several animators.
  func firstPaths(_ places: [String], gestures: [String], on stage: Stage) -> [String] {
    var paths = ["time", "state"]
    if stage.principal != nil {
      paths += AnimatorPath.all.map { $0.name } + ReleasePath.all.map { $0.name }
    }
    paths += places + PanPath.all.filter { $0.isListed }.map { $0.name } + ["touches"]
    paths += gestures.map { "gesture.\($0)" }
    let declared = traits.paths
    for place in declared.all.indices {
      let name = declared.all[place]
      if name.split(separator: ".").contains("N") {
        paths += (0..<count(ofPath: place)).map { IndexedName.name(name, $0) }
      } else {
        paths.append(name)
      }
    }
    return paths + namedPaths
  }

  /// The paths that aren't listed because others determine them: the distance of the pan, and the
  /// last report of each pan and long press recognizer, unless the scene computes a path of that
  /// name.
  func derivedPaths(on stage: Stage) -> [String] {
    PanPath.all.filter { !$0.isListed }.map { $0.name }
      + stage.gestures.continuousNames.flatMap { name in
        FingerPath.allCases.map { "\(name).\($0.rawValue)" }.filter { !isSceneValue($0, on: stage) }
      }
  }

  /// Returns the digest of all events so far, of the state, and of the views' current presentation values.
  //
  // The list of paths is excluded, so that a later version, which may have more paths, computes the
  // same digest for the same run.
  private func digest(on stage: Stage) -> Digest {
    var digest = stage.ledger.trace.digest
    digest.add(UInt64(bitPattern: stage.now.nanoseconds))
    digest.add(state)
    let slots = stage.views.slots
    for slot in slots.indices {
      digest.add(
        slots[slot].shape.pathValue(Presentation.lanes(of: slot, on: stage), in: slots[slot].unit))
    }
    return digest
  }

  /// Returns the paths of all properties and attributes of a view, declared or not, after those that
  /// the scene declares for the view.
  func allViewPaths(_ name: String, on stage: Stage) -> [String] {
    guard stage.view(named: name) != nil else { return [] }
    let own = firstPaths([], gestures: [], on: stage).filter { path in
      path.hasPrefix("\(name).") && !path.dropFirst(name.count + 1).contains(".")
    }
    let standard =
      PropertySetting.standard.map { $0.name } + ViewAttribute.Name.allCases.map { $0.rawValue }
    let listed = stage.viewPaths(name).filter { !own.contains($0) }
    let all = Set(listed + own)
    let models = listed.firstIndex { $0.hasPrefix("\(name).model.") } ?? listed.endIndex
    let more = standard.map { "\(name).\($0)" }.filter { !all.contains($0) }
    return own + listed[..<models] + more + listed[models...]
  }
}

extension Stage {
  func viewPaths(_ name: String) -> [String] {
    guard let view = view(named: name) else { return [] }
    let slots = views.all[view.index].slots
    let layers = layerAnimationCount(of: view) > 0 ? ["\(name).\(PathName.layers)"] : []
    let touch = views.all[view.index].heard == nil ? [] : ["\(name).\(PathName.touch)"]
    let attributes = views.all[view.index].listedAttributes.map { "\(name).\($0.rawValue)" }
    return slots.map { "\(name).\(views.slots[$0].name)" } + attributes
      + slots.map { "\(name).model.\(views.slots[$0].name)" } + layers + touch
      + scrollPaths(view).map { "\(name).\($0)" }
  }

  private func scrollPaths(_ view: ViewID) -> [String] {
    guard let scroll = scrollView(view) else { return [] }
    return ScrollPath.all(of: scroll).map { $0.name }
  }
}

/// The names of paths that aren't declared elsewhere.
enum PathName {
  /// The digest: equal for two runs with the same events and presentation, regardless of the
  /// machine, the front end, and the number of retained events.
  ///
  /// It isn't listed, because it isn't a property of any object.
  static var hash: String { "hash" }
  /// The beginning of a path that reads whether an invariant of the scene holds; not listed,
  /// because an invariant isn't a property of any object.
  static var invariant: String { "invariant." }
  /// The number of layer animations attached to a view; listed only if there are any.
  static var layers: String { "layers" }
  /// The last touch that was delivered to a view; listed only if there was one.
  static var touch: String { "touch" }
  /// The end of a path that reads the speed of a property; not listed, because every property has
  /// one.
  static var speed: String { ".speed" }

  /// Returns whether a name belongs to a value of every simulation, so that a path that a scene
  /// declares under this name can't be read.
  static func isReserved(_ name: String) -> Bool {
    switch name {
    case "time", "state", hash, "touches": true
    default:
      name.hasPrefix(invariant)
        || name.hasPrefix("pan.") && PanPath.all.contains { $0.name == name }
    }
  }
}

/// A path that reads a value of an animator, without the animator's name.
struct AnimatorPath: Sendable {
  let name: String
  let read: @Sendable (Animator, Instant) -> PathValue

  static let all: [AnimatorPath] = [
    AnimatorPath(name: "fraction") { .fraction($0.fraction(at: $1)) },
    AnimatorPath(name: "progress") { .fraction($0.progress(at: $1)) },
    AnimatorPath(name: "time-fraction") { .fraction($0.timeShare(at: $1)) },
    AnimatorPath(name: "animator.state") { animator, _ in .word(animator.activity.rawValue) },
    AnimatorPath(name: "running") { animator, _ in .flag(animator.isRunning) },
    AnimatorPath(name: "reversed") { animator, _ in .flag(animator.isReversed) },
    AnimatorPath(name: "remaining") { .seconds($0.remaining(at: $1)) },
    AnimatorPath(name: "duration") { animator, _ in .seconds(animator.duration) },
    AnimatorPath(name: "completions") { animator, _ in .count(animator.completions) },
    AnimatorPath(name: "position") { animator, _ in
      animator.position.map { .word($0.rawValue) } ?? .absent
    },
  ]
}

/// A path that reads a value of a transition, without the transition's name.
struct TransitionPath: Sendable {
  let name: String
  let read: @Sendable (PercentDrivenTransition, Instant) -> PathValue

  /// Whether the path reads the progress, the only value that can reverse without an event.
  var isProgress: Bool { name == "progress" }

  static let all: [TransitionPath] = [
    TransitionPath(name: "percent") { transition, _ in .fraction(transition.percent) },
    TransitionPath(name: "running") { transition, _ in .flag(transition.isUnderWay) },
    TransitionPath(name: "interactive") { transition, _ in .flag(transition.isInteractive) },
    TransitionPath(name: "outcome") { transition, _ in
      .word(transition.outcome?.rawValue ?? "none")
    },
    TransitionPath(name: "progress") { .fraction($0.progress(at: $1)) },
    TransitionPath(name: "remaining") { .seconds($0.remaining(at: $1)) },
    TransitionPath(name: "duration") { transition, _ in .seconds(transition.duration) },
  ]
}

/// A path that reads a value of the pan recognizer.
struct PanPath: Sendable {
  let name: String
  /// Whether the path is in lists of paths; one that others determine isn't.
  var isListed = true
  let read: @Sendable (Pan, VelocityEstimator) -> PathValue

  static let all: [PanPath] = [
    PanPath(name: "pan.state") { pan, _ in .word(pan.state.rawValue) },
    PanPath(name: "pan.translation") { pan, _ in
      .pair(pan.translation.dx, pan.translation.dy, .points)
    },
    PanPath(name: "pan.velocity") { pan, _ in
      .pair(pan.velocity.dx, pan.velocity.dy, .pointsPerSecond)
    },
    PanPath(name: "pan.estimator") { .word($1.name) },
    PanPath(name: "pan.location") { pan, _ in pan.location.map { .point($0) } ?? .absent },
    PanPath(name: "pan.distance", isListed: false) { pan, _ in
      .number(pan.translation.length, .points)
    },
  ]
}

/// A path that reads the last report of a pan or long press recognizer, without the recognizer's
/// name.
enum FingerPath: String, Sendable, CaseIterable {
  case translation, velocity, location, distance

  func read(_ part: RecognizerRecord) -> PathValue {
    let finger = part.finger
    switch self {
    case .translation:
      let translation = finger.translation ?? .zero
      return .pair(translation.dx, translation.dy, .points)
    case .velocity: return .pair(finger.velocity.dx, finger.velocity.dy, .pointsPerSecond)
    case .location: return finger.location.map { .point($0) } ?? .absent
    case .distance: return .number((finger.translation ?? .zero).length, .points)
    }
  }
}
