// Looking ahead over the time in which nothing but the passing of time happens.

extension Simulation.Contents {
  func bends(of path: String, until end: Instant) -> Bends {
    if path == "time" { return Bends() }
    if isOfScene(path) { return .unknown }
    if let known = bendsOfAnimator(path) { return known }
    if let place = try? stage.views.place(of: path) {
      return Foresight(of: stage).bends(of: place, until: end)
    }
    if let (index, axes) = scrollOffset(path) {
      return Foresight(of: stage).bends(ofScroll: index, along: axes)
    }
    return Self.movesByItself(path) ? .unknown : Bends()
  }

  func way(of path: String) -> Way? {
    guard !isOfScene(path) else { return nil }
    if let (animator, name) = animatorPath(path) {
      guard name == "progress", animator.activity == .active else { return nil }
      return animator.isReversed ? Way(from: [1], to: [0]) : Way(from: [0], to: [1])
    }
    if let place = try? stage.views.place(of: path) { return Foresight(of: stage).way(of: place) }
    if let (index, axes) = scrollOffset(path) {
      return Foresight(of: stage).way(ofScroll: index, along: axes)
    }
    return nil
  }

  func mayBeLed(_ path: String) -> Bool {
    guard !isOfScene(path) else { return false }
    if let (_, name) = animatorPath(path) { return name == "progress" }
    return (try? stage.views.place(of: path)) != nil || scrollOffset(path) != nil
  }

  /// Returns the animator that a path reads, and the name of the reading.
  private func animatorPath(_ path: String) -> (animator: Animator, name: String)? {
    for reading in AnimatorPath.all {
      if path == reading.name { return stage.principal.map { (stage[$0], reading.name) } }
      if path.hasSuffix(".\(reading.name)"),
        let id = stage.animator(named: path.dropLast(reading.name.count + 1))
      {
        return (stage[id], reading.name)
      }
    }
    return nil
  }

  /// Returns the bends of an animator's reading. Only the progress bends: the other readings change
  /// linearly, or wait for events.
  private func bendsOfAnimator(_ path: String) -> Bends? {
    animatorPath(path).map { $0.name == "progress" ? $0.animator.bends : Bends() }
  }

  /// Returns the scroll view whose offset a path reads, and the axes.
  private func scrollOffset(_ path: String) -> (index: Int, axes: [ScrollAxis])? {
    for index in stage.scrolling.all.indices {
      let base = "\(stage.name(of: stage.scrolling.all[index].view)).offset"
      guard path.hasPrefix(base) else { continue }
      let shown = stage.scrolling.all[index].scroll.settings.shownAxes
      let axes = shown.single.map { [$0] } ?? [.horizontal, .vertical]
      if path == base { return (index, axes) }
      if axes.count > 1, let axis = ["\(base).x", "\(base).y"].firstIndex(of: path) {
        return (index, [axes[axis]])
      }
    }
    return nil
  }
}

extension Simulation.Contents {
  /// Returns whether the value of a path may change without an event; readings of touches,
  /// gestures, states and models never do.
  private static func movesByItself(_ path: String) -> Bool {
    let parts = path.split(separator: ".")
    if ["state", "touches", "hash"].contains(path) { return false }
    return parts.first != "pan" && parts.first != "gesture" && !parts.contains("model")
  }

  /// Returns whether the scene computes a path, or the value that it is a component of.
  private func isOfScene(_ path: String) -> Bool {
    if isRead(path) { return true }
    guard let dot = path.lastIndex(of: "."), readWhole(path) == nil else { return false }
    return isRead(String(path[..<dot]))
  }

  private func isRead(_ path: String) -> Bool {
    !PanPath.all.contains { $0.name == path } && readScene(path) != nil
  }
}
