// Resolves paths to readings, the language's only way to inspect a simulation.
//
// The contents read themselves, because a type that held their parts would copy them for each
// reading.

extension Simulation.Contents {
  var paths: [String] {
    let places = stage.animators.parts.compactMap {
      $0.work.roundTrip == nil ? nil : "\($0.name).place"
    }
    var paths = firstPaths(places, gestures: stage.gestures.names)
    var known = Set(paths)
    func add(_ more: [String]) { paths += more.filter { known.insert($0).inserted } }
    for name in stage.views.names { add(viewPaths(name)) }
    let named = stage.animators.names
    if named.count > 1 {
      for animator in named { add(AnimatorPath.all.map { "\(animator).\($0.name)" }) }
    }
    return paths
  }

  /// Returns the paths that are listed before those of views and of several animators.
  func firstPaths(_ places: [String], gestures: [String]) -> [String] {
    var paths = ["time", "state"]
    if stage.principal != nil {
      paths += AnimatorPath.all.map { $0.name } + ReleasePath.all.map { $0.name }
    }
    paths += places + PanPath.all.map { $0.name } + ["touches"]
    paths += gestures.map { "gesture.\($0)" }
    let declared = traits.paths
    for place in declared.all.indices {
      let name = declared.all[place]
      if name.split(separator: ".").contains("N") {
        paths += (0..<scene.count(ofPath: place)).map { IndexedName.name(name, $0) }
      } else {
        paths.append(name)
      }
    }
    return paths + scene.namedPaths
  }

  func read(_ path: String) -> PathValue? {
    if let pathValue = readWhole(path) { return pathValue }
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    return readWhole(String(path[..<dot]))?.component(path[path.utf8.index(after: dot)...])
  }

  func readWhole(_ path: String) -> PathValue? {
    switch path {
    case "time": return .seconds(stage.now.seconds)
    case "state": return .word(scene.state)
    case PathName.hash: return .word(digest.text)
    case "touches": return .count(stage.gestures.arena.touchesDown.count)
    default: break
    }
    if path.hasPrefix("gesture."), let id = stage.gesture(named: path.dropFirst("gesture.".count)) {
      return .word(stage.gestures.arena[id]?.state.rawValue ?? "possible")
    }
    if path.hasPrefix("pan."), let path = PanPath.all.first(where: { $0.name == path }) {
      return path.read(currentPan.pan, stage.settings.preferences.estimator)
    }
    if let pathValue = readScene(path) { return pathValue }
    if let release = ReleasePath.all.first(where: { $0.name == path }) {
      return release.read(stage)
    }
    if let id = stage.principal, let pathValue = readAnimator(path, of: id) { return pathValue }
    return readNamed(path[...])
  }

  /// The digest of all events so far, the state, and the presentation values of the views now.
  //
  // Excludes the list of paths: the next version has more of them, and the run is still the same.
  private var digest: Digest {
    var digest = stage.ledger.trace.digest
    digest.add(UInt64(bitPattern: stage.now.nanoseconds))
    digest.add(scene.state)
    let slots = stage.views.slots
    for slot in slots.indices {
      digest.add(
        slots[slot].shape.pathValue(Presentation.lanes(of: slot, on: stage), in: slots[slot].unit))
    }
    return digest
  }

  private func readAnimator(_ path: String, of id: AnimatorID) -> PathValue? {
    AnimatorPath.all.first { $0.name == path }?.read(stage[id], stage.now)
  }

  /// Reads `NAME.fraction` of an animator, `VIEW.PROPERTY` or `VIEW.model.PROPERTY`; names may
  /// contain dots.
  private func readNamed(_ path: Substring) -> PathValue? {
    var end = path.endIndex
    while let dot = path[..<end].lastIndex(of: ".") {
      let name = path[..<dot]
      let rest = path[path.index(after: dot)...]
      if let id = stage.animator(named: name) {
        if let pathValue = readAnimator(String(rest), of: id) { return pathValue }
        if rest == "place", let place = stage.place(of: id) { return .word(place.rawValue) }
      }
      if let view = stage.view(named: name), let pathValue = readView(view, rest) {
        return pathValue
      }
      end = dot
    }
    return nil
  }

  private func readView(_ view: ViewID, _ property: Substring) -> PathValue? {
    let model = "model."
    if property.hasPrefix(model) {
      let name = property.dropFirst(model.count)
      guard let slot = stage.views.slot(view, name) else { return nil }
      return stage.views.slots[slot].shape.pathValue(
        stage.views.slots[slot].model.lanes, in: stage.views.slots[slot].unit)
    }
    guard let slot = stage.views.slot(view, property) else {
      if let index = stage.scrolling.index(of: view) {
        let paths = ScrollPath.all(of: stage.scrolling.all[index].scroll)
        if let path = paths.first(where: { $0.name == property }) { return path.read(stage, index) }
      }
      if property == PathName.touch {
        return stage.views.all[view.index].heard.map { .word($0.rawValue) } ?? .absent
      }
      return property == PathName.layers ? .count(stage.layerAnimationCount(of: view)) : nil
    }
    return stage.views.slots[slot].shape.pathValue(
      Presentation.lanes(of: slot, on: stage), in: stage.views.slots[slot].unit)
  }

  func viewPaths(_ name: String) -> [String] {
    guard let view = stage.view(named: name) else { return [] }
    let slots = stage.views.all[view.index].slots
    let layers = stage.layerAnimationCount(of: view) > 0 ? ["\(name).\(PathName.layers)"] : []
    let touch = stage.views.all[view.index].heard == nil ? [] : ["\(name).\(PathName.touch)"]
    return slots.map { "\(name).\(stage.views.slots[$0].name)" }
      + slots.map { "\(name).model.\(stage.views.slots[$0].name)" } + layers + touch
      + scrollPaths(view).map { "\(name).\($0)" }
  }

  private func scrollPaths(_ view: ViewID) -> [String] {
    guard let scroll = stage.scrollView(view) else { return [] }
    return ScrollPath.all(of: scroll).map { $0.name }
  }

  func readScene(_ path: String) -> PathValue? {
    if let (place, index) = traits.paths.find(path, { scene.count(ofPath: $0) }) {
      return scene.value(ofPath: place, at: index, on: stage)
    }
    return scene.pathValue(of: path[...], on: stage)
  }
}

/// The names of paths that are not declared elsewhere.
private enum PathName {
  /// The digest: equal for two runs with the same events and presentation, regardless of where and
  /// how they ran and how many of their events are kept; not listed, since it is not a property of
  /// anything.
  static var hash: String { "hash" }
  /// The number of layer animations attached to a view; listed if there are any.
  static var layers: String { "layers" }
  /// The last touch that a view itself received; listed if it received any.
  static var touch: String { "touch" }
}

/// The readings of every animator, by their path names.
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

/// The readings of the pan recognizer.
struct PanPath: Sendable {
  let name: String
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
  ]
}
