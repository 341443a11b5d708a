package import PantomimeKit
import PantomimeScripting

/// A claim that a run has broken, and the instant at which it did.
package struct Violation: Sendable, Hashable {
  /// A claim that every scene must keep, or one of a scene's own.
  package enum Claim: Sendable, Hashable {
    /// An invariant that the scene declares, by its index.
    case invariant(Int)
    /// An invariant about what a finger holds: the path, and its value before and after a move.
    case follows(Int, path: String, from: Double, to: Double, limits: ClosedRange<Double>)
    /// A call that UIKit would reject.
    case misuse(Misuse)
    /// More completions than runs.
    case completions(animator: String, count: Int)
    /// A view that jumps when a finger grabs or releases it.
    case jump(path: String, from: Double, to: Double)
    /// An assertion over time of the script.
    case assertion(String)
  }

  package let claim: Claim
  package let time: Instant
  /// Whether everything is at rest.
  package let isAtRest: Bool

  /// Whether both violations are of the same invariant.
  func isOfInvariant(like other: Violation) -> Bool {
    switch (claim, other.claim) {
    case (.invariant(let left), .invariant(let right)): left == right
    case (.invariant(let left), .follows(let right, _, _, _, _)): left == right
    default: false
    }
  }

  /// The identity of the claim, without the numbers of one violation.
  package func name(in simulation: Simulation) -> String {
    switch claim {
    case .invariant(let index), .follows(let index, _, _, _, _):
      simulation.invariants.indices.contains(index) ? simulation.invariants[index].name : ""
    case .misuse(let misuse): "misuse-\(misuse.rawValue)"
    case .completions: "one-completion"
    case .jump: "no-jump"
    case .assertion(let text): text
    }
  }

  /// The claim, as a sentence.
  package func sentence(in simulation: Simulation) -> String {
    switch claim {
    case .invariant(let index), .follows(let index, _, _, _, _):
      let notes = simulation.invariants
      guard notes.indices.contains(index) else { return "" }
      return notes[index].occasion == .atRest
        ? "At rest: \(notes[index].sentence)" : notes[index].sentence
    case .misuse(let misuse): return "No gesture causes a misuse: \(misuse.account.explanation)."
    case .completions: return "Each run completes exactly once."
    case .jump: return "Nothing jumps when a finger grabs or releases it."
    case .assertion(let text): return text
    }
  }
}

/// A set of claims.
struct ClaimSet: Sendable, Hashable {
  private var invariants: UInt64 = 0
  private var others: UInt8 = 0

  /// No claim.
  static let none = ClaimSet()

  /// Every claim except one.
  static func all(except claim: Violation.Claim) -> ClaimSet {
    var rest = ClaimSet()
    rest.insert(claim)
    (rest.invariants, rest.others) = (~rest.invariants, ~rest.others)
    return rest
  }

  /// The invariants in the set, as bits.
  var bits: UInt64 { invariants }

  mutating func insert(_ claim: Violation.Claim) {
    switch claim {
    case .invariant(let index), .follows(let index, _, _, _, _):
      invariants |= 1 << UInt64(index)
    case .misuse, .completions, .jump, .assertion: others |= ClaimSet.bit(claim)
    }
  }

  func contains(_ claim: Violation.Claim) -> Bool {
    switch claim {
    case .invariant(let index), .follows(let index, _, _, _, _):
      invariants & 1 << UInt64(index) != 0
    case .misuse, .completions, .jump, .assertion: others & ClaimSet.bit(claim) != 0
    }
  }

  private static func bit(_ claim: Violation.Claim) -> UInt8 {
    switch claim {
    case .invariant, .follows: 0
    case .misuse: 1
    case .completions: 2
    case .jump: 4
    case .assertion: 8
    }
  }
}

/// A move that was made, and its instants.
struct MadeMove: Sendable, Hashable {
  let move: HuntMove
  /// The choices that made the move.
  let choices: [Int]
  /// The instant of the clock before the gap, and that of the move.
  let (before, time): (Instant, Instant)
  /// Whether everything came to rest in the gap, so that nothing repeats forever.
  let hasRested: Bool
}

/// One run: moves, and the claims that are checked after each.
struct HuntRun: Sendable {
  private(set) var simulation: Simulation
  private var session: Session?
  /// The moves so far that had an effect.
  private(set) var made: [MadeMove] = []
  /// The choices of the current move.
  private var choices: [Int] = []
  /// Whether a finger was lost, so that a recognizer may still wait for it.
  private(set) var hasLostFinger = false
  /// Whether an impossible input had an effect, so that no script can repeat the run.
  private(set) var isSpoiled = false
  /// The claims that aren't checked.
  var ignored = ClaimSet.none
  /// The hashes of what the trace shows since `takeNews()`.
  private var news: [UInt64] = []
  private var lastNews: UInt64 = 0
  private var entryCount: Int
  /// The named animators, and whether a run of each is open.
  private var open: [Bool]
  /// The completions of the animator that completed last, for each name.
  private var completed: [Int]
  private let animators: [String]
  private let rules: [NamedRule]
  /// Whether news is collected.
  private let collectsNews: Bool

  /// The longest wait for rest, in seconds, and the largest number of instants on the way; our
  /// choices.
  private static let (patience, mostInstants) = (80.0, 600)

  init(_ field: HuntField, collectsNews: Bool) {
    (simulation, session) = (field.start, field.session)
    entryCount = field.start.eventCount
    (animators, rules) = (field.animators, field.catalog.rules)
    open = animators.map { name in
      field.start.animator(named: name).map { $0.activity != .inactive } ?? false
    }
    completed = animators.map { _ in 0 }
    self.collectsNews = collectsNews
  }

  /// Whether a reported pan is in progress.
  var isPanReported: Bool { simulation.pan.state.isActive && simulation.touchesDown.isEmpty }

  /// The claims that don't hold now, besides those that are ignored: a violation, and all other
  /// invariants.
  func allBroken(with violation: Violation) -> [Violation] {
    let broken = simulation.brokenInvariants(isAtRest: violation.isAtRest) & ~ignored.bits
    let others = simulation.invariants.indices.filter { broken & 1 << UInt64($0) != 0 }.map {
      Violation(claim: .invariant($0), time: violation.time, isAtRest: violation.isAtRest)
    }
    return [violation] + others.filter { !$0.isOfInvariant(like: violation) }
  }

  /// Returns what has been seen since the last call, as hashes.
  mutating func takeNews() -> [UInt64] {
    defer { news.removeAll(keepingCapacity: true) }
    return news
  }

  // MARK: Moves

  /// Makes a move; a move that is impossible here is skipped.
  ///
  /// - Parameter choices: The choices that made the move.
  mutating func perform(_ move: HuntMove, by choices: [Int] = []) -> Violation? {
    let before = simulation.now
    self.choices = choices
    if let found = pass(move.gap) { return found }
    switch move.act {
    case .drag(let drag):
      guard !isPanReported, let stream = drag.stream(in: simulation) else {
        noteGap(of: move, before)
        return nil
      }
      note(move, before)
      for event in stream.events {
        if let found = advance(to: event.time) { return found }
        let (_, found) = feed(.touch(event.touches))
        if let found { return found }
      }
      return nil
    case .tap(let view): return perform(move, .tap(view: view), after: before)
    case .pan(let pan): return perform(move, .pan(pan), after: before)
    case .touch(let touch): return perform(move, .touch([touch]), after: before)
    case .signal(let signal): return perform(move, .signal(signal), after: before)
    case .rule(let name):
      let rule = name.flatMap { name in rules.first { $0.name == name } }
      return perform(move, .setting(.rule(rule)), after: before)
    case .set(let option, let value):
      return perform(move, .set(option: option, to: value), after: before)
    case .start: return perform(move, .animator(.start()), after: before)
    case .nothing:
      noteGap(of: move, before)
      return nil
    }
  }

  private mutating func perform(
    _ move: HuntMove, _ input: Input, after before: Instant
  ) -> Violation? {
    let time = simulation.now
    let isRest = move.gap == .rest && simulation.endless == nil
    let (isPossible, found) = feed(input)
    if isPossible {
      append(move, before, time, hasRested: isRest)
    } else {
      noteGap(of: move, before)
    }
    return found
  }

  private mutating func note(_ move: HuntMove, _ before: Instant) {
    let isRest = move.gap == .rest && simulation.endless == nil
    append(move, before, simulation.now, hasRested: isRest)
  }

  private mutating func append(
    _ move: HuntMove, _ before: Instant, _ time: Instant, hasRested: Bool
  ) {
    if case .touch(let touch) = move.act, touch.phase == .lost { hasLostFinger = true }
    made.append(
      MadeMove(move: move, choices: choices, before: before, time: time, hasRested: hasRested))
  }

  /// Notes that time has passed before a move that turned out to be impossible.
  private mutating func noteGap(of move: HuntMove, _ before: Instant) {
    if simulation.now > before { note(HuntMove(.nothing, after: move.gap), before) }
  }

  /// The moves so far that had an effect.
  var moves: [HuntMove] { made.map { $0.move } }

  private mutating func pass(_ gap: HuntMove.Gap) -> Violation? {
    switch gap {
    case .none: return nil
    case .milliseconds(let count):
      let now = simulation.now.nanoseconds + Int64(count) * 1_000_000
      // Whole milliseconds, so that the statement `at` can name the instant.
      return advance(to: Instant(nanoseconds: (now + 999_999) / 1_000_000 * 1_000_000))
    case .rest: return settle()
    }
  }

  /// Feeds an input, and checks the claims.
  private mutating func feed(_ input: Input) -> (isPossible: Bool, Violation?) {
    // A lost finger still counts, but nothing knows where it is.
    let held = hasLostFinger ? nil : simulation.followedNumber
    let pan = simulation.pan
    let isHandoff = Self.isHandoff(input)
    let shown = isHandoff ? ShownNumbers(inFlightIn: simulation) : nil
    if var session {
      self.session = nil
      let isPossible = session.feed(input)
      if let now = session.simulation { simulation = now }
      self.session = session
      guard isPossible else {
        isSpoiled = isSpoiled || simulation.eventCount != entryCount
        return (false, nil)
      }
    } else {
      do throws(InputError) { try simulation.handle(input) } catch {
        if case .impossible = error {
          isSpoiled = isSpoiled || simulation.eventCount != entryCount
          return (false, nil)
        }
      }
    }
    if let found = check() { return (true, found) }
    if let held, let found = check(held, FollowedNumber.origins(of: pan)) {
      return (true, found)
    }
    guard let shown, let jump = shown.jump(in: simulation) else { return (true, nil) }
    return (true, violation(.jump(path: jump.path, from: jump.from, to: jump.to)))
  }

  private static func isHandoff(_ input: Input) -> Bool {
    guard case .pan(let pan) = input.kind else { return false }
    return pan.state == .began || pan.state == .ended
  }

  // MARK: Time

  /// Advances to an instant, and checks the claims whenever something happens.
  mutating func advance(to instant: Instant) -> Violation? {
    while simulation.now < instant {
      let next = simulation.nextDeadline.map { min(max($0, simulation.now), instant) } ?? instant
      if let found = step(to: next) { return found }
      if next == simulation.now, let due = simulation.nextDeadline, due <= next {
        // An endless chain was cut off.
        if let found = step(to: instant) { return found }
      }
    }
    return nil
  }

  /// Advances until everything that has an end has ended.
  mutating func settle() -> Violation? {
    let limit = simulation.now.advanced(bySeconds: Self.patience)
    var count = 0
    while let next = simulation.nextDeadline, next <= limit, count < Self.mostInstants,
      simulation.nextEnd != nil
    {
      // What moves is also looked at halfway.
      let now = simulation.now
      if next.nanoseconds - now.nanoseconds > 20_000_000 {
        let half = (now.nanoseconds + next.nanoseconds) / 2 / 1_000_000 * 1_000_000
        if half > now.nanoseconds, let found = step(to: Instant(nanoseconds: half)) {
          return found
        }
      }
      if let found = step(to: next) { return found }
      count += 1
    }
    return checkRest()
  }

  private mutating func step(to instant: Instant) -> Violation? {
    if var session {
      self.session = nil
      session.pass(to: instant)
      if let now = session.simulation { simulation = now }
      self.session = session
    } else {
      _ = try? simulation.advance(to: instant)
    }
    return check()
  }

  // MARK: Claims

  private func violation(_ claim: Violation.Claim, isAtRest: Bool = false) -> Violation? {
    ignored.contains(claim)
      ? nil : Violation(claim: claim, time: simulation.now, isAtRest: isAtRest)
  }

  private func checkRest() -> Violation? {
    guard simulation.isAtRest else { return nil }
    let broken = simulation.brokenInvariants(isAtRest: true) & ~ignored.bits
    return broken == 0 ? nil : violation(.invariant(broken.trailingZeroBitCount), isAtRest: true)
  }

  /// Checks the claims that hold at every instant.
  private mutating func check() -> Violation? {
    let count = simulation.eventCount
    if count > entryCount {
      defer { entryCount = count }
      for entry in simulation.entries(from: entryCount) {
        if let found = see(entry.event) { return found }
      }
    }
    if session != nil, let text = session?.takeFailedClaim() {
      return violation(.assertion(text))
    }
    let broken = simulation.brokenInvariants(isAtRest: false) & ~ignored.bits
    return broken == 0 ? nil : violation(.invariant(broken.trailingZeroBitCount))
  }

  /// Checks an event, and notes what it shows.
  private mutating func see(_ event: Event) -> Violation? {
    if let misuse = event.misuse {
      if !misuse.isTolerated, let found = violation(.misuse(misuse)) { return found }
    } else {
      switch event.kind {
      case .animatorStarted, .animatorDelayed, .animatorWaiting, .animatorPaused,
        .animatorContinued, .animatorScrubbed:
        mark(event, isOpen: true)
      case .completed:
        if let index = index(of: event) {
          let name = animators[index]
          // Animators of one property have the same name; each counts its own completions.
          var count = 0
          if case .number(let completions)? = event["completions"] { count = Int(completions) }
          let isOther = count == 1 && completed[index] > 0
          completed[index] = max(count, 1)
          if !open[index], !isOther,
            let found = violation(.completions(animator: name, count: completions(of: name)))
          {
            return found
          }
          open[index] = false
        }
      default: break
      }
    }
    // What a fault records isn't news, so the search doesn't depend on the faults that are on.
    if collectsNews, event.kind != .fault, event.kind != .warning {
      var hash = event.kindHash
      // Two kinds in sequence distinguish more runs than the kinds alone.
      news.append(hash)
      swap(&hash, &lastNews)
      news.append(hash &* 31 &+ lastNews)
    }
    return nil
  }

  private func index(of event: Event) -> Int? {
    guard !animators.isEmpty, let name = event.animator else { return nil }
    return animators.firstIndex { $0 == name }
  }

  private mutating func mark(_ event: Event, isOpen: Bool) {
    if let index = index(of: event) { open[index] = isOpen }
  }

  private func completions(of animator: String) -> Int {
    simulation.trace.list.count { $0.event.kind == .completed && $0.event.animator == animator }
  }

  /// Checks that what a finger holds has followed the finger, whose translation was one of several
  /// before.
  private func check(_ before: FollowedNumber, _ translations: [Vector]) -> Violation? {
    guard simulation.pan.state == .changed, let after = simulation.followedNumber,
      let limits = before.limits(of: after, from: translations, to: simulation.pan.translation),
      !limits.contains(after.number.value)
    else { return nil }
    return violation(
      .follows(
        after.invariant, path: after.path(in: simulation), from: before.number.value,
        to: after.number.value,
        limits: limits))
  }
}

extension Event {
  /// A hash of the name and of the cause, the same on every machine.
  fileprivate var kindHash: UInt64 {
    var hash = nameHash
    if let cause = self["cause"], case .word(let word) = cause {
      for byte in word.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    }
    return hash
  }
}
