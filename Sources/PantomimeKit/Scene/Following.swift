// Binds a numeric property of a view to another value.

extension Follow {
  /// Adds the binding.
  func carryOut(on stage: inout Stage) throws(InputError) {
    let place = try stage.findNumber(path).place
    let lane = place.lane ?? 0
    guard isLine else {
      throw InputError(.connection(.uneven(from: from.count, to: to.count)))
    }
    let leader = try findLeader(on: &stage)
    try refuseCycle(leader, of: .slot(place.slot, lane: lane), on: stage.views)
    try stage.views.refuseFollowing(place)
    for place in [place] + stage.views.twins(of: place) {
      let changing = stage.animators.nameOfFirst { $0.changes(place.slot, lane: place.lane ?? 0) }
      if let mover = changing ?? stage.gestures.driver(of: place.path) {
        throw InputError(.connection(.driven(place.path, by: mover)))
      }
    }
    stage.views.follow(place.slot, FollowLink(lane: lane, leader: leader, follow: self))
    stage.note(
      .follows, nil,
      [
        .word("path", path), .word("leader", self.leader),
      ] + (from.isEmpty ? [] : [.numbers("from", from), .numbers("to", to)]))
  }

  /// Ends the binding of the number at a path, which keeps its present value.
  static func end(_ path: String, on stage: inout Stage) throws(InputError) {
    let place = try stage.findNumber(path)
    let lane = place.place.lane ?? 0
    guard stage.views.slots[place.place.slot].follows.contains(where: { $0.lane == lane }) else {
      throw InputError(.connection(.followsNothing(path)))
    }
    let value = stage.shown(place.number)
    stage.views.endFollowing(place.place.slot, lane: lane)
    stage[place.number] = value
    stage.note(
      .followEnded, nil, [.word("path", path), .number("at", value)],
      reason: "it keeps the value that it has")
  }

  private func findLeader(on stage: inout Stage) throws(InputError) -> FollowLink.Leader {
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
    if let finger = findFinger(on: stage) { return finger }
    let place = try stage.findNumber(leader).place
    return .slot(place.slot, lane: place.lane ?? 0)
  }

  /// Returns the finger that the leader names, such as `pull.location.y`, or `nil` if it names none.
  private func findFinger(on stage: Stage) -> FollowLink.Leader? {
    let parts = leader.split(separator: ".")
    if parts.count > 1, parts[parts.count - 1] == FollowLink.FingerQuantity.distance.rawValue[...] {
      let name = parts.dropLast().joined(separator: ".")
      guard stage.view(named: name) == nil, let gesture = try? stage.gestures.findPan(name) else {
        return nil
      }
      return .finger(gesture.index, .distance, .horizontal)
    }
    guard parts.count > 2,
      let quantity = FollowLink.FingerQuantity(rawValue: String(parts[parts.count - 2]))
    else { return nil }
    let axis: ScrollAxis
    switch parts[parts.count - 1] {
    case "x": axis = .horizontal
    case "y": axis = .vertical
    default: return nil
    }
    let name = parts.dropLast(2).joined(separator: ".")
    guard let gesture = try? stage.gestures.findPan(name) else { return nil }
    return .finger(gesture.index, quantity, axis)
  }

  private func refuseCycle(
    _ leader: FollowLink.Leader, of follower: FollowLink.Leader, on views: ViewBoard
  ) throws(InputError) {
    if let chain = views.chain(from: leader, to: follower) {
      throw InputError(.connection(.cycle([path, self.leader] + chain)))
    }
  }
}

// Bindings of numbers to other values, both given by identifiers.

extension PropertyNumber {
  /// Returns a binding of this number to the value that another number has on screen; the binding
  /// is piecewise linear, and constant past the first and the last given value.
  ///
  /// - Parameters:
  ///   - leader: The other number, for example `card[.frame.y]`.
  ///   - from: The values of the leader at which this number is specified, in ascending or
  ///     descending order.
  ///   - to: This number for each of these values of the leader.
  public func follows(
    _ leader: PropertyNumber, from: [Double], to: [Double]
  ) -> Identified<Follow> {
    Identified { stage in
      Follow(stage.path(of: self), of: stage.path(of: leader), from: from, to: to)
    }
  }

  /// Returns a binding of this number to the progress of an animator, 0 … 1.
  public func follows(
    progressOf animator: AnimatorID, from: [Double] = [0, 1], to: [Double]
  ) -> Identified<Follow> {
    Identified { stage in
      Follow(stage.path(of: self), of: "\(stage.name(of: animator)).progress", from: from, to: to)
    }
  }

  /// Returns a binding of this number to the offset of a scroll view along an axis, in points.
  public func follows(
    offsetOf scrollView: ViewID, _ axis: ScrollAxis, from: [Double], to: [Double]
  ) -> Identified<Follow> {
    Identified { stage in
      let list = stage.scrolling.index(of: scrollView)
      let leader =
        list.map { stage.scrolling.offsetPath(of: $0, axis) }
        ?? "\(stage.name(of: scrollView)).offset"
      return Follow(stage.path(of: self), of: leader, from: from, to: to)
    }
  }
}

extension Stage {
  /// Binds a number to another value, such as `scrim[.alpha].follows(card[.frame.y], …)`.
  ///
  /// - Throws: `OptionError` if the values are invalid, or if the number is already moved by
  ///   something else.
  public mutating func construct(_ follow: Identified<Follow>) throws(OptionError) {
    let follow = follow.named(on: self)
    do throws(InputError) {
      // Only a statement can omit the values.
      guard !follow.from.isEmpty || !follow.to.isEmpty else {
        throw InputError(.connection(.uneven(from: 0, to: 0)))
      }
      try follow.carryOut(on: &self)
    } catch {
      throw OptionError(error, in: follow)
    }
  }

  /// Binds a number to another value, both given by their paths.
  ///
  /// - Throws: `InputError` if the values are invalid, or if the number is already moved by
  ///   something else.
  package mutating func construct(_ follow: Follow) throws(InputError) {
    try follow.carryOut(on: &self)
  }
}

// Cycles of bindings, which include the geometry that several properties of a view share.

extension ViewBoard {
  /// Returns the paths through which a leader depends on a follower, or `nil` if it doesn't.
  fileprivate func chain(
    from leader: FollowLink.Leader, to follower: FollowLink.Leader
  ) -> [String]? {
    if leader == follower || shareGeometry(leader, follower) { return [] }
    guard mayBeFollowed(follower) else { return nil }
    var seen: Set<FollowLink.Leader> = []
    // The values on which the leader depends, each with its path and the index of the value that
    // depends on it.
    var found: [(leader: FollowLink.Leader, path: String, dependent: Int)] = [(leader, "", 0)]
    var open = [0]
    while let index = open.popLast() {
      let next = found[index].leader
      if next == follower || shareGeometry(next, follower) {
        var (chain, place): ([String], Int) = ([], index)
        while place > 0 {
          chain.append(found[place].path)
          place = found[place].dependent
        }
        return chain.reversed()
      }
      guard seen.insert(next).inserted else { continue }
      for link in links(at: next) {
        open.append(found.count)
        found.append((link.leader, link.follow.leader, index))
      }
    }
    return nil
  }

  /// Returns whether a binding may depend on a value.
  private func mayBeFollowed(_ value: FollowLink.Leader) -> Bool {
    guard case .slot(let slot, _) = value else { return true }
    if slots[slot].isFollowed { return true }
    guard slots[slot].part != .none else { return false }
    return all[Int(slots[slot].view)].slots.contains {
      slots[$0].part != .none && slots[$0].isFollowed
    }
  }

  /// Returns a cycle of bindings that would result if all parts of a view's geometry depended on
  /// one another, or `nil` if there is none.
  func cycle(throughGeometryOf view: Int) -> [String]? {
    guard !followers.isEmpty else { return nil }
    var seen: Set<FollowLink.Leader> = []
    var open: [(leader: FollowLink.Leader, chain: [String], start: GeometryPart)] = []
    for slot in all[view].slots where slots[slot].part != .none {
      for link in slots[slot].follows {
        open.append((link.leader, [link.follow.path, link.follow.leader], slots[slot].part))
      }
    }
    while let (next, chain, start) = open.popLast() {
      guard case .slot(let slot, _) = next else { continue }
      if Int(slots[slot].view) == view, slots[slot].part != .none,
        !slots[slot].part.isIndependent(of: start)
      {
        return chain
      }
      guard seen.insert(next).inserted else { continue }
      for link in links(at: next) {
        open.append((link.leader, chain + [link.follow.leader], start))
      }
    }
    return nil
  }

  /// Returns the bindings on which a value depends.
  private func links(at leader: FollowLink.Leader) -> [FollowLink] {
    guard case .slot(let slot, let lane) = leader else { return [] }
    guard sharesGeometry(slot) else { return slots[slot].follows.filter { $0.lane == lane } }
    let part = slots[slot].part
    return all[Int(slots[slot].view)].slots.filter {
      slots[$0].part != .none && !part.isIndependent(of: slots[$0].part)
    }
    .flatMap { slots[$0].follows }
  }

  /// Returns whether two values are parts of the geometry of one view, of which the first depends on
  /// the other.
  private func shareGeometry(_ one: FollowLink.Leader, _ other: FollowLink.Leader) -> Bool {
    guard case .slot(let first, _) = one, case .slot(let second, _) = other else { return false }
    return slots[first].view == slots[second].view && slots[first].part != .none
      && slots[second].part != .none && !slots[first].part.isIndependent(of: slots[second].part)
      && (sharesGeometry(first) || sharesGeometry(second))
  }
}
