// Resolves paths to values: the only way in which the language inspects a simulation.
//
// This is an extension of the contents, because a separate type would copy them for each reading.

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

  /// Returns the paths that come first in a list, before those of views and of several animators.
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

  /// The value of a path, or `nil` if there is no such path.
  func read(_ path: String) -> PathValue? { resolve(path).flatMap { read($0) } }

  /// The digest of all events so far, of the state, and of the views' current presentation values.
  //
  // The list of paths is excluded, so that a later version, which may have more paths, computes the
  // same digest for the same run.
  var digest: Digest {
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
}

/// The names of paths that aren't declared elsewhere.
enum PathName {
  /// The digest: equal for two runs with the same events and presentation, regardless of the
  /// machine, the front end, and the number of retained events.
  ///
  /// It isn't listed, because it isn't a property of any object.
  static var hash: String { "hash" }
  /// The number of layer animations attached to a view; listed only if there are any.
  static var layers: String { "layers" }
  /// The last touch that was delivered to a view; listed only if there was one.
  static var touch: String { "touch" }

  /// Returns whether a name belongs to a value of every simulation, so that a path that a scene
  /// declares under this name can't be read.
  static func isReserved(_ name: String) -> Bool {
    switch name {
    case "time", "state", hash, "touches": true
    default: name.hasPrefix("pan.") && PanPath.all.contains { $0.name == name }
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

/// A path that reads a value of the pan recognizer.
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
