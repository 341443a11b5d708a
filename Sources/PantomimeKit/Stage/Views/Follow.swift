/// A number of a view that depends on what is shown of something else, piecewise linearly.
///
/// It is no animation: what follows is worked out whenever it is read, so that it holds at every
/// instant, whatever moves the leader.
public struct Follow: Sendable, Equatable {
  /// The path of the number that follows.
  public let path: String
  /// The path it depends on: a number of a view, the offset of a scroll view, or an animator's progress.
  public let leader: String
  /// Places of the leader, from the least to the greatest.
  public let from: [Double]
  /// The value that belongs to each of them.
  public let to: [Double]

  /// Describes a dependence; places from the greatest to the least are turned round.
  public init(_ path: String, of leader: String, from: [Double], to: [Double]) {
    self.path = path
    self.leader = leader
    let isTurned = from.count > 1 && from[0] > from[from.count - 1]
    self.from = isTurned ? from.reversed() : from
    self.to = isTurned ? to.reversed() : to
  }

  /// Whether there are as many values as places, two at least, and the places are in order.
  var isLine: Bool {
    from.count == to.count && from.count > 1 && (from + to).allSatisfy { $0.isFinite }
      && zip(from, from.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// The value that belongs to a place, held beyond the ends.
  func value(at place: Double) -> Double {
    guard place > from[0] else { return to[0] }
    guard let upper = from.firstIndex(where: { place <= $0 }) else { return to[to.count - 1] }
    // At a place exactly the value that was said, without rounding.
    if place == from[upper] { return to[upper] }
    let (low, high) = (from[upper - 1], from[upper])
    return to[upper - 1] + (to[upper] - to[upper - 1]) * ((place - low) / (high - low))
  }
}

/// A dependence whose paths have been found.
struct FollowLink: Sendable {
  /// The lane of the property that follows.
  let lane: Int
  let leader: Leader
  let follow: Follow

  /// What is followed.
  enum Leader: Sendable, Equatable {
    case slot(Int, lane: Int)
    case scroll(Int, ScrollAxis)
    case progress(Int)
  }
}

extension Stage {
  /// The value that something has that follows.
  func value(of link: FollowLink) -> Double {
    switch link.leader {
    case .slot(let slot, let lane):
      let further = views.slots[slot].follows.first { $0.lane == lane }
      return link.follow.value(
        at: further.map { value(of: $0) } ?? shownByItself(slot)[lane])
    case .scroll(let index, let axis):
      return link.follow.value(at: scrolling.offset(of: index, at: now)[axis])
    case .progress(let index):
      return link.follow.value(at: animators.progress(of: index, at: now))
    }
  }

  /// Lets a number follow.
  mutating func construct(_ follow: Follow) throws(Refusal) {
    let place = try findNumber(follow.path).place
    let lane = place.lane ?? 0
    guard follow.isLine else {
      throw .impossible(.connection(.uneven(from: follow.from.count, to: follow.to.count)))
    }
    let leader = try findLeader(follow.leader)
    try refuseCycle(leader, of: .slot(place.slot, lane: lane), follow)
    if let link = views.slots[place.slot].follows.first(where: { $0.lane == lane }) {
      throw .impossible(.connection(.follows(follow.path, link.follow.leader)))
    }
    if let mover = animators.nameMoving(place.slot, lane: lane) ?? settler(of: follow.path) {
      throw .impossible(.connection(.driven(follow.path, by: mover)))
    }
    views.follow(place.slot, FollowLink(lane: lane, leader: leader, follow: follow))
    note(
      .follows, nil,
      [
        .word("path", follow.path), .word("leader", follow.leader), .numbers("from", follow.from),
        .numbers("to", follow.to),
      ])
  }

  /// What takes a number to its anchors is called like its path.
  private func settler(of path: String) -> String? { animator(named: path) == nil ? nil : path }

  private func findLeader(_ path: String) throws(Refusal) -> FollowLink.Leader {
    if let dot = path.lastIndex(of: "."), path[path.index(after: dot)...] == "progress",
      let id = animator(named: path[..<dot])
    {
      return .progress(id.index)
    }
    for view in scrolling.all.map({ $0.view }) {
      let base = "\(name(of: view)).offset"
      guard path.hasPrefix(base), let index = scrolling.index(of: view) else { continue }
      let axes = scrolling.all[index].scroll.settings.shownAxes
      for axis in ScrollAxis.allCases {
        let component = axis == .horizontal ? "x" : "y"
        if path == (axes.single == axis ? base : "\(base).\(component)") {
          return .scroll(index, axis)
        }
      }
    }
    let place = try findNumber(path).place
    return .slot(place.slot, lane: place.lane ?? 0)
  }

  private func refuseCycle(
    _ leader: FollowLink.Leader, of follower: FollowLink.Leader, _ follow: Follow
  ) throws(Refusal) {
    var chain = [follow.path, follow.leader]
    var next = leader
    while next != follower {
      guard case .slot(let slot, let lane) = next,
        let link = views.slots[slot].follows.first(where: { $0.lane == lane })
      else { return }
      chain.append(link.follow.leader)
      next = link.leader
    }
    throw .impossible(.connection(.cycle(chain)))
  }
}
