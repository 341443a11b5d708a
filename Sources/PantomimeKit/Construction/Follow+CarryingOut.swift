// Binds a numeric property of a view to another value.

extension Follow {
  /// Adds the binding.
  func carryOut(on stage: inout Stage) throws(InputError) {
    let place = try stage.views.findNumber(path).place
    let lane = place.lane ?? 0
    guard isLine else {
      throw .impossible(.connection(.uneven(from: from.count, to: to.count)))
    }
    let leader = try findLeader(on: stage)
    try refuseCycle(leader, of: .slot(place.slot, lane: lane), on: stage.views)
    if let link = stage.views.slots[place.slot].follows.first(where: { $0.lane == lane }) {
      throw .impossible(.connection(.follows(path, link.follow.leader)))
    }
    // The animator that moves a number to its anchors has the name of the number's path.
    let settler = stage.animator(named: path) == nil ? nil : path
    let changing = stage.animators.parts.first { $0.work.changes(place.slot, lane: lane) }
    if let mover = changing?.name ?? settler {
      throw .impossible(.connection(.driven(path, by: mover)))
    }
    stage.views.follow(place.slot, FollowLink(lane: lane, leader: leader, follow: self))
    stage.note(
      .follows, nil,
      [
        .word("path", path), .word("leader", self.leader), .numbers("from", from),
        .numbers("to", to),
      ])
  }

  private func findLeader(on stage: Stage) throws(InputError) -> FollowLink.Leader {
    if let dot = leader.lastIndex(of: "."), leader[leader.index(after: dot)...] == "progress",
      let id = stage.animator(named: leader[..<dot])
    {
      return .progress(id.index)
    }
    for (index, scroll) in stage.scrolling.all.enumerated()
    where leader.hasPrefix("\(scroll.name).offset") {
      for axis in ScrollAxis.allCases
      where leader == stage.scrolling.offsetPath(of: index, axis) {
        return .scroll(index, axis)
      }
    }
    let place = try stage.views.findNumber(leader).place
    return .slot(place.slot, lane: place.lane ?? 0)
  }

  private func refuseCycle(
    _ leader: FollowLink.Leader, of follower: FollowLink.Leader, on views: ViewBoard
  ) throws(InputError) {
    var chain = [path, self.leader]
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
