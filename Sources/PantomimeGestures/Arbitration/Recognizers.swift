/// The recognizers of an arena: their declarations, their targets, and their failure requirements.
struct Recognizers: Sendable {
  var entries = EntryList()
  /// The failure requirements among the recognizers (G70).
  var requirements = Requirements()
  /// The scope in which the recognizers exclude each other.
  var exclusion = GestureArena.Exclusion.sharedTouches
  /// The indices of the recognizers on each target, in insertion order.
  private var onTargets: [Int: [Int]] = [:]

  /// Returns whether an identifier belongs to a recognizer of this arena.
  func contains(_ gesture: GestureID) -> Bool {
    gesture.index < entries.count && entries[gesture.index].id == gesture
  }

  /// Returns the indices of the recognizers on a target, in insertion order.
  func indices(on target: TouchTarget) -> [Int] { onTargets[target.index] ?? [] }

  /// Adds a recognizer to a target.
  mutating func add(_ gesture: GestureRecognizer, on target: TouchTarget) -> GestureID {
    let place = MarkedPlace(after: (entries.count, entries.last?.id.place), gesture.name)
    onTargets[target.index, default: []].append(entries.count)
    entries.append(Entry(GestureID(place: place), gesture, on: target))
    requirements.add()
    return GestureID(place: place)
  }

  /// Makes a recognizer wait for another to fail (G70); has no effect if either isn't in this
  /// arena.
  mutating func gesture(_ gesture: GestureID, waitsForFailureOf other: GestureID) {
    guard contains(gesture), contains(other) else { return }
    requirements.add(gesture.index, needs: other.index)
  }

  /// Changes the velocity estimator of all pans, except the given ones, from now on.
  mutating func setEstimator(_ estimator: VelocityEstimator, except others: [GestureID]) {
    for index in entries.indices where !others.contains(entries[index].id) {
      entries[index].machine.setEstimator(estimator)
    }
  }
}

// MARK: - Relations

extension Recognizers {
  /// Makes a recognizer wait for another recognizer, or for none.
  mutating func setWait(_ index: Int, for other: Int?) {
    if let former = entries[index].waitsFor { entries[former].waiting -= 1 }
    entries[index].waitsFor = other
    if let other { entries[other].waiting += 1 }
  }

  /// Returns whether a recognizer requires another to fail.
  ///
  /// The answer comes from the query of the current attempt or, if there was none, from the
  /// permanent requirements and the delegate.
  func requires(_ index: Int, _ other: Int, asking answers: GestureAnswers) -> Bool {
    if let asked = entries[index].askedRequirements { return asked.contains(other) }
    return requirements.needs(of: index).contains(other)
      || answers(.mayRequire).isYes
        && answers(
          .requires(entries[index].id, failureOf: entries[other].id)
        ).isYes
  }

  /// Returns whether a recognizer prevents another from recognizing (G66 – G68).
  func prevents(_ one: Int, _ other: Int, asking answers: GestureAnswers) -> Bool {
    let (active, rival) = (entries[one].gesture, entries[other].gesture)
    guard active.canPrevent, rival.canBePrevented, active.competes(with: rival),
      exclusion == .everywhere || share(one, other)
    else { return false }
    let (oneID, otherID) = (entries[one].id, entries[other].id)
    return !answers(.recognizes(oneID, with: otherID)).isYes
      && !answers(.recognizes(otherID, with: oneID)).isYes
  }

  private func share(_ one: Int, _ other: Int) -> Bool {
    entries[one].offered.contains { entries[other].offered.contains($0) }
  }
  /// Returns whether the mere passing of time may affect a recognizer, or a view from which the
  /// recognizer withholds a touch.
  func mayHaveDeadline(_ index: Int) -> Bool {
    entries[index].isTimed
      || entries[index].gesture.contentTouchDelay != nil
  }
}

// MARK: - Findings

extension Recognizers {
  /// The errors in the declarations and the requirements (`GestureArena.findings`).
  var findings: [ArenaFinding] { findings(of: Array(entries.indices)) }

  /// Removes and returns the findings that may have changed since the last call: all findings about
  /// recognizers that were added or redeclared since then, that are now in a cycle, or that wait
  /// for one in a cycle.
  mutating func takeFindings() -> [ArenaFinding] {
    let doubtful = requirements.takeDoubtful()
    return findings(of: doubtful)
  }

  /// Returns the errors in the declarations and requirements of the given recognizers, in the same
  /// order.
  private func findings(of indices: [Int]) -> [ArenaFinding] {
    var found: [ArenaFinding] = []
    for index in indices where requirements.isInCircle(index) {
      // The search for a cycle starts only from its recognizer with the lowest index and follows
      // only recognizers with higher indices, so that each cycle is found once.
      guard let way = requirements.way(from: index, to: { $0 == index }, above: index) else {
        continue
      }
      found.append(.cycle(way.dropLast().map { entries[$0].id }))
    }
    for index in indices {
      if let flaw = entries[index].gesture.flaw {
        let gesture = entries[index].id
        found.append(.neverWins(gesture, path: [gesture], reason: flaw))
      } else if let way = wayIntoCircle(from: index) {
        found.append(
          .neverWins(
            entries[index].id, path: way.map { entries[$0].id },
            reason: "its requirements form a cycle (G74)"))
      }
    }
    return found
  }

  private func wayIntoCircle(from index: Int) -> [Int]? {
    guard requirements.leadsIntoCircle(index) else { return nil }
    return requirements.isInCircle(index)
      ? requirements.way(from: index, to: { $0 == index })
      : requirements.way(from: index, to: { requirements.isInCircle($0) })
  }
}

extension GestureRecognizer {
  /// The reason why the recognizer, as declared, can never recognize anything, or `nil` if it can.
  var flaw: Reason? {
    guard isEnabled else { return "it is disabled (G13)" }
    switch kind {
    case .pan(let traits): return traits.flaw
    case .edgePan(let traits, let edges):
      if edges.edges.isEmpty { return "it has no edges (G60)" }
      return traits.flaw
    case .tap(let traits): return traits.touches > Touch.mostDown ? tooMany : nil
    case .longPress(let traits): return traits.touches > Touch.mostDown ? tooMany : nil
    case .swipe(let traits): return traits.touches > Touch.mostDown ? tooMany : nil
    }
  }

  private var tooMany: Reason { PanTraits.tooMany }
}

extension PanTraits {
  static let tooMany: Reason = "it requires more touches than are possible"

  /// The reason why a pan with these traits can never begin, or `nil` if it can.
  var flaw: Reason? {
    if minimumTouches > Touch.mostDown { return PanTraits.tooMany }
    if maximumTouches < max(1, minimumTouches) {
      return "its minimum number of touches exceeds its maximum (G40)"
    }
    if !beginsAtTouchDown, !allowsHorizontal, !allowsVertical {
      return "no axis counts toward its slop (G26)"
    }
    return nil
  }
}

extension Recognizers {
  /// A recognizer and the state of its attempt.
  struct Entry: Sendable {
    let id: GestureID
    var gesture: GestureRecognizer
    let target: TouchTarget
    var machine: TouchMachine
    /// Whether time alone may affect the recognizer.
    var isTimed: Bool
    /// The recognizers that must fail first in this attempt, or `nil` before the delegate is
    /// queried (G71).
    var askedRequirements: [Int]?
    /// The recognizer that must fail before this one, whose criteria are met, may begin; and the
    /// number of recognizers that wait for this one in the same way.
    var waitsFor: Int?
    var waiting = 0
    /// The recognizer's distance from the hit view, for the touch that involved it.
    var depth = 0
    /// Whether the recognizer is among the competitors.
    var competes = false
    /// Whether the recognizer was refused, and therefore receives no more touches until its fingers
    /// have lifted (G64, GU17).
    var isOut = false
    /// Whether the recognizer is being reset.
    var isReset = false
    /// The fingers that were offered to the recognizer, whether it tracks them or not, each
    /// identified by its position in the order of touch-downs.
    var offered: [Int] = []
    var report: Report?

    init(_ id: GestureID, _ gesture: GestureRecognizer, on target: TouchTarget) {
      self.id = id
      self.gesture = gesture
      self.target = target
      machine = TouchMachine(gesture.kind)
      isTimed = machine.isTimed
    }
  }
}

/// A list of recognizers in insertion order, each stored separately.
///
/// A session keeps a copy of an arena for each statement, so changing one recognizer must not copy
/// the others. A `PagedArray` would also work, but every move of a finger would have to look up a
/// page and a leaf in it.
//
// A touch for two recognizers takes 147 ns, and with a `PagedArray` 192, because reading through its
// accessors allocates.
struct EntryList: Sendable {
  /// The recognizers, each in an array of one element, because an array is shared by its copies and
  /// copied on write.
  private var boxes: [[Recognizers.Entry]] = []

  var count: Int { boxes.count }
  var indices: Range<Int> { boxes.indices }
  var last: Recognizers.Entry? { boxes.last?[0] }

  /// The recognizer at an index, which can be read and changed in place.
  subscript(index: Int) -> Recognizers.Entry {
    // A `_read` accessor doesn't work here: an unoptimized build would release a reference that it
    // hasn't retained.
    @inline(__always) get { boxes[index][0] }
    @inline(__always) _modify { yield &boxes[index][0] }
  }

  /// Appends a recognizer.
  mutating func append(_ entry: Recognizers.Entry) { boxes.append([entry]) }
}
