// Adding and removing layer animations by names and paths.

extension Stage {
  /// Carries out a construction that concerns layer animations.
  mutating func construct(_ construction: LayerConstruction) throws(Refusal) {
    switch construction {
    case .animation(let animation, let path, let key, let group):
      let place = try views.place(of: path)
      try refuseFollowing(place)
      let fitted = try fitted(animation, to: place)
      if let group {
        try join(fitted, at: place, groupNamed: group)
      } else {
        add(fitted, at: place, key: key)
      }
    case .group(let group, let view, let key):
      add(group, to: try find(view: view), key: key)
    case .removal(let view, let key):
      try remove(key, from: try view.map { name throws(Refusal) in try find(view: name) })
    }
  }

  private func find(view name: String) throws(Refusal) -> ViewID {
    guard let view = view(named: name) else {
      throw .impossible(.noView(name, among: views.names))
    }
    return view
  }

  /// The animation with its numbers divided into values of the property.
  private func fitted(
    _ animation: LayerAnimation, to place: PropertyPlace
  ) throws(Refusal) -> LayerAnimation {
    let count = views.count(of: place)
    switch animation.content {
    case .basic(let from, let to, let by):
      for numbers in [from, to, by] {
        guard let numbers, numbers.count != count else { continue }
        throw .impossible(.wrongCount(place.path, wanted: count, given: numbers.count))
      }
      return animation
    case .keyframes(var keyframes):
      let numbers = keyframes.values.flatMap { $0 }
      guard numbers.count.isMultiple(of: count) else {
        throw .impossible(.layer(.unevenValues(place.path, each: count, given: numbers.count)))
      }
      keyframes.values = stride(from: 0, to: numbers.count, by: count).map {
        Array(numbers[$0..<$0 + count])
      }
      var fitted = animation
      fitted.content = .keyframes(keyframes)
      return fitted
    }
  }

  private mutating func join(
    _ animation: LayerAnimation, at place: PropertyPlace, groupNamed key: String
  ) throws(Refusal) {
    guard let group = layers.layer(key, of: place.view).flatMap({ layers[$0] }),
      group.group != nil
    else {
      throw .impossible(.layer(.noGroup(key, among: layers.groupKeys(of: place.view))))
    }
    // A group is copied as it is added: later nothing can be put into it.
    guard group.added == now else {
      throw .impossible(.layer(.groupClosed(key, since: group.added)))
    }
    join(animation, at: place, group: group.id)
  }

  /// Takes what is under a key, or all there is, off a view, or off all views.
  private mutating func remove(_ key: String?, from view: ViewID?) throws(Refusal) {
    guard let key else {
      for view in view.map({ [$0] }) ?? views.all.map({ $0.id }) {
        removeAllLayerAnimations(from: view)
      }
      return
    }
    let holders =
      view.map { layers.knows(key, of: $0) ? [$0] : [] }
      ?? layers.keys.filter { $0.key == key }.map { $0.view }
    guard !holders.isEmpty else {
      let known = layers.keys.filter { view == nil || $0.view == view }
      throw .impossible(.layer(.noKey(key, among: known.map { $0.key })))
    }
    for view in holders {
      if layers.layer(key, of: view) == nil {
        note(
          Event(
            .layerAbsent, nil, [.word("key", key), .word("path", name(of: view))],
            reason: "nothing is attached under this key any more: removing it does nothing (T93)"))
      }
      removeLayerAnimation(from: view, key: key)
    }
  }
}
