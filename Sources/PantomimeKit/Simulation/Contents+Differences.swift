// What may have changed between two moments of a run, without reading everything.

extension Simulation.Contents {
  func paths(differingFrom before: Stage, most: Int) -> [String] {
    let animators = changedAnimators(since: before)
    let places = animators.compactMap { index in
      let part = stage.animators.parts[index]
      return part.work.roundTrip == nil ? nil : "\(part.name).place"
    }
    var paths = firstPaths(places, gestures: [])
    var known = Set(paths)
    func add(_ more: [String]) { paths += more.filter { known.insert($0).inserted } }
    for alias in stage.views.aliases { add(viewPaths(alias.name)) }
    let moved = changedViews(since: before, most: most)
    let scrolled = stage.scrolling.all.map { $0.view.index }
    for view in Set(moved + scrolled).sorted() { add(viewPaths(stage.views.all[view].name)) }
    guard stage.animators.countOfNamed > 1 else { return paths }
    for index in animators where stage.animators.parts[index].access.isNamed {
      let name = stage.animators.parts[index].name
      add(AnimatorPath.all.map { "\(name).\($0.name)" })
    }
    return paths
  }

  /// The animators that have changed, or that go on as time passes.
  private func changedAnimators(since before: Stage) -> [Int] {
    let parts = stage.animators.parts
    let isSameTime = before.now == stage.now
    return parts.indices.filter { index in
      guard parts.isShared(with: before.animators.parts, at: index) else { return true }
      return !isSameTime && parts[index].animator.deadline != nil
    }
  }

  /// The first views of which something else is shown.
  private func changedViews(since before: Stage, most: Int) -> [Int] {
    var views: [Int] = []
    for slot in stage.views.slots.indices where !isStill(slot, since: before) {
      if slot < before.views.slots.count,
        Presentation.lanes(of: slot, on: stage) == Presentation.lanes(of: slot, on: before)
      {
        continue
      }
      let view = stage.views.all.partitioningIndex { $0.slots.upperBound > slot }
      if views.last != view { views.append(view) }
      if views.count > most { break }
    }
    return views
  }

  /// Whether a property is moved by nothing that has to be asked, and was not changed.
  private func isStill(_ slot: Int, since before: Stage) -> Bool {
    guard before.now == stage.now, case .others = stage.views.glances[slot].mover,
      stage.views.slots.isShared(with: before.views.slots, at: slot)
    else { return false }
    return stage.views.slots[slot].offsets.isEmpty && stage.views.slots[slot].follows.isEmpty
  }
}
