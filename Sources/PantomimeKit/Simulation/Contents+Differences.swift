// The possible differences between two instants of a run, found without reading every path.

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
    let moved = changedViews(since: before, animators: animators, most: most)
    let scrolled = stage.scrolling.all.map { $0.view.index }
    for view in Set(moved + scrolled).sorted() { add(viewPaths(stage.views.all[view].name)) }
    guard stage.animators.countOfNamed > 1 else { return paths }
    for index in animators where stage.animators.parts[index].access.isNamed {
      let name = stage.animators.parts[index].name
      add(AnimatorPath.all.map { "\(name).\($0.name)" })
    }
    return paths
  }

  /// Returns the animators that have changed, or whose values change as time passes.
  private func changedAnimators(since before: Stage) -> [Int] {
    let parts = stage.animators.parts
    let changed = parts.indices(changedSince: before.animators.parts)
    if before.now == stage.now { return changed }
    return Set(changed).union(parts.indices.filter { parts[$0].animator.deadline != nil }).sorted()
  }

  /// Returns the first views whose presentation differs.
  private func changedViews(since before: Stage, animators: [Int], most: Int) -> [Int] {
    var views: [Int] = []
    for slot in slotsInDoubt(since: before, animators: animators) {
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

  /// Returns the properties whose presentation may have changed, in ascending order.
  ///
  /// Within one instant, these are the properties that were changed, that a changed animator moves,
  /// or that follow another value or a transition.
  private func slotsInDoubt(since before: Stage, animators: [Int]) -> [Int] {
    guard before.now == stage.now else { return Array(stage.views.slots.indices) }
    var slots = Set(stage.views.slots.indices(changedSince: before.views.slots))
    for index in animators {
      slots.formUnion(stage.animators.parts[index].work.touched.lazy.map { $0.slot })
    }
    slots.formUnion(stage.views.followers)
    slots.formUnion(stage.transitions.slots)
    return slots.sorted()
  }
}
