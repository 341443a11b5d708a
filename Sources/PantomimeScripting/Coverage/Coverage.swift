package import PantomimeKit
import PantomimeScenes

/// What tests have reached of what there is, and which of them.
///
/// It is made of what the statements of tests recorded, in time that grows as that does; a union does not
/// depend on the order.
package struct Coverage: Sendable {
  /// What can be reached.
  package enum Kind: String, Sendable, CaseIterable {
    /// The states of the scenes that were begun.
    case states
    /// What a pan's state machine does next.
    case recognizer
    /// What lift-offs were decided by.
    case decisions
    case rules
    /// The published faults of the scenes that were begun.
    case faults
    case misuses
    /// From which state of a scene to which. No list says which there can be, so they do not count.
    case transitions

    /// Whether what there is of it is known, so that a share of it means something.
    package var counts: Bool { self != .transitions }
  }

  /// One thing that can be reached.
  package struct Item: Sendable, Hashable {
    package let kind: Kind
    package let name: String

    package init(_ kind: Kind, _ name: String) {
      (self.kind, self.name) = (kind, name)
    }
  }

  /// What was reached, and by which tests.
  private var reaching: [Item: Set<String>] = [:]
  /// The scenes that were begun, each with the state in which it begins with its usual options.
  private var scenes: [String: String?] = [:]
  /// The scenes and rules that there are.
  let catalogue: Catalogue

  /// Nothing is reached yet.
  ///
  /// - Parameter catalogue: the scenes and rules that there are.
  package init(of catalogue: Catalogue = .standard) { self.catalogue = catalogue }

  /// Adds what a test has recorded: all of it, in order.
  package mutating func add(_ entries: some Sequence<Trace.Entry>, of test: String) {
    var walk = CoverageWalk()
    for entry in entries {
      if entry.event.theme == .scene { begin(entry.event.lastWord) }
      walk.take(entry.event, from: scenes)
    }
    for item in walk.reached { reaching[item, default: []].insert(test) }
  }

  /// The same with nothing reached: how scenes begin need not be asked again.
  package var emptied: Coverage {
    var copy = self
    copy.reaching = [:]
    return copy
  }

  /// Adds what others have reached.
  package mutating func formUnion(_ other: Coverage) {
    for (scene, state) in other.scenes where scenes[scene] == nil { scenes[scene] = state }
    for (item, names) in other.reaching { reaching[item, default: []].formUnion(names) }
  }

  /// A scene begins: its first state is asked for once.
  private mutating func begin(_ name: String) {
    guard scenes[name] == nil else { return }
    let entry = catalogue.scene(name)
    scenes[name] = .some(entry.flatMap { try? $0.start(SceneOptions($0.options)) }?.state)
  }

  /// Whether a test has reached it.
  package func isReached(_ item: Item) -> Bool { reaching[item] != nil }

  /// The tests that have reached something, by name.
  package func tests(_ item: Item) -> [String] { (reaching[item] ?? []).sorted() }

  /// What there is of a kind, and what was reached besides: in the order in which it is declared, then by
  /// name.
  package func items(_ kind: Kind) -> [Item] {
    let declared = kind.items(of: catalogue) { scenes[$0] != nil }
    let known = Set(declared)
    let others = reaching.keys.filter { $0.kind == kind && !known.contains($0) }
    return declared + others.sorted { $0.name < $1.name }
  }

  /// How much was reached of what counts.
  package var count: (reached: Int, all: Int) {
    let items = Kind.allCases.filter { $0.counts }.flatMap { self.items($0) }
    return (items.filter { isReached($0) }.count, items.count)
  }

  /// Whether it is less than a share, in per cent.
  package func isBelow(_ percent: Double) -> Bool {
    let count = count
    return Double(count.reached) * 100 < percent * Double(count.all)
  }
}

/// Goes through what a test has recorded.
struct CoverageWalk {
  private(set) var reached: Set<Coverage.Item> = []

  private var scene = ""
  private var state: String?
  /// What each pan has reported last, by its recognizer; the empty name is that of pans of nobody.
  private var pans: [String: GestureState] = [:]

  /// - Parameter firstStates: the state in which each scene begins that was begun.
  mutating func take(_ event: Event, from firstStates: [String: String?]) {
    if let misuse = event.misuse { reached.insert(Coverage.Item(.misuses, misuse.rawValue)) }
    switch event.theme {
    case .scene: begin(event, from: firstStates)
    case .state: enter(event.lastWord)
    case .pan: step(GestureState(rawValue: event.lastWord), event)
    case .panRefused:
      note(.possible, .failed)
      pans[event.word("gesture") ?? ""] = nil
    case .decided:
      if let ground = event.word("by") { reached.insert(Coverage.Item(.decisions, ground)) }
      if let rule = event.word("rule") { reached.insert(Coverage.Item(.rules, rule)) }
    default: break
    }
  }

  private mutating func begin(_ event: Event, from firstStates: [String: String?]) {
    scene = event.lastWord
    (state, pans) = (nil, [:])
    if let first = firstStates[scene] ?? nil { enter(first) }
    for fault in (event.word("faults") ?? "").split(separator: ",") where fault != "none" {
      reached.insert(Coverage.Item(.faults, String(fault)))
    }
  }

  private mutating func enter(_ next: String) {
    reached.insert(Coverage.Item(.states, "\(scene) \(next)"))
    if let state, state != next {
      reached.insert(Coverage.Item(.transitions, "\(scene) \(state) > \(next)"))
    }
    state = next
  }

  private mutating func step(_ next: GestureState?, _ event: Event) {
    guard let next else { return }
    let pan = event.word("gesture") ?? ""
    note(pans[pan] ?? .possible, next)
    pans[pan] = next
  }

  private mutating func note(_ from: GestureState, _ to: GestureState) {
    reached.insert(Coverage.Item(.recognizer, Coverage.edge(from, to)))
  }
}
