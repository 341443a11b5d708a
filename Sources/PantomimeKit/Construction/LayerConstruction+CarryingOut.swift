// Adds and removes layer animations by name and path.

extension LayerConstruction {
  /// Performs the operation.
  func carryOut(on stage: inout Stage) throws(InputError) {
    switch self {
    case .animation(let animation, let path, let key, let group):
      let place = try stage.views.place(of: path)
      try stage.views.refuseFollowing(place)
      let fitted = try animation.fitted(to: place, on: stage.views)
      let shown = fitted.shown(at: place, on: stage)
      if let group {
        try stage.layers.join(
          fitted, at: place, shown: shown, groupNamed: group, on: &stage.views, in: &stage.ledger)
      } else {
        stage.layers.add(
          fitted, at: place, shown: shown, key: key, on: &stage.views, in: &stage.ledger)
      }
    case .group(let group, let view, let key):
      stage.add(group, to: try stage.views.find(view), key: key)
    case .removal(let view, let key):
      let views = try view.map { name throws(InputError) in [try stage.views.find(name)] }
      try LayerConstruction.remove(key, from: views, on: &stage)
    }
  }

  /// Removes the animations under the given key, or all animations if no key is given, from the
  /// given views, or from all views if no views are given.
  private static func remove(
    _ key: String?, from views: [ViewID]?, on stage: inout Stage
  ) throws(InputError) {
    guard let key else {
      for view in views ?? stage.views.all.map({ $0.id }) {
        stage.removeAllLayerAnimations(from: view)
      }
      return
    }
    for view in try stage.layers.holders(of: key, among: views) {
      if stage.layers.layer(key, of: view) == nil {
        stage.note(
          Event(
            .layerAbsent, nil, [.word("key", key), .word("path", stage.name(of: view))],
            reason: "no animation is attached under this key, so removing it has no effect (T93)"))
      }
      stage.removeLayerAnimation(from: view, key: key)
    }
  }
}

extension LayerBoard {
  /// Returns those of the given views, or of all views if none are given, to which an animation was
  /// ever added under the given key.
  ///
  /// - Throws: `InputError` if there are no such views.
  fileprivate func holders(of key: String, among views: [ViewID]?) throws(InputError) -> [ViewID] {
    let holders =
      views.map { $0.filter { knows(key, of: $0) } }
      ?? keys.filter { $0.key == key }.map { $0.view }
    guard holders.isEmpty else { return holders }
    let known = keys.filter { key in views?.contains(key.view) ?? true }
    throw .impossible(.layer(.noKey(key, among: known.map { $0.key })))
  }

  /// Adds a member to the group that is attached under the given key.
  fileprivate mutating func join(
    _ animation: LayerAnimation, at place: PropertyPlace, shown: SIMD4<Double>,
    groupNamed key: String, on views: inout ViewBoard, in ledger: inout Ledger
  ) throws(InputError) {
    guard let group = layer(key, of: place.view).flatMap({ self[$0] }), group.group != nil else {
      throw .impossible(.layer(.noGroup(key, among: groupKeys(of: place.view))))
    }
    // Core Animation copies a group when it is added to a layer, so the group accepts no members
    // after that.
    guard group.added == ledger.now else {
      throw .impossible(.layer(.groupClosed(key, since: group.added)))
    }
    join(animation, at: place, shown: shown, group: group.id, on: &views, in: &ledger)
  }
}

extension LayerAnimation {
  /// Returns the animation after grouping its numbers into values of the property.
  fileprivate func fitted(
    to place: PropertyPlace, on views: ViewBoard
  ) throws(InputError) -> LayerAnimation {
    let count = views.count(of: place)
    switch content {
    case .basic(let from, let to, let by):
      for numbers in [from, to, by] {
        guard let numbers, numbers.count != count else { continue }
        throw .impossible(.wrongCount(place.path, wanted: count, given: numbers.count))
      }
      return self
    case .keyframes(var keyframes):
      let numbers = keyframes.values.flatMap { $0 }
      guard numbers.count.isMultiple(of: count) else {
        throw .impossible(.layer(.unevenValues(place.path, each: count, given: numbers.count)))
      }
      keyframes.values = stride(from: 0, to: numbers.count, by: count).map {
        Array(numbers[$0..<$0 + count])
      }
      var fitted = self
      fitted.content = .keyframes(keyframes)
      return fitted
    }
  }
}
