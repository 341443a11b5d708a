import PantomimeKit
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
    /// What the state machine of a pan does next, where there are pans.
    case recognizer
    /// What lift-offs were decided by, of what the rules at hand may decide by.
    case decisions
    /// The rules that decided, and those that a script or a scene has chosen.
    case rules
    /// The published faults of the scenes that were begun.
    case faults
    /// The misuses that were committed. A complete suite need not commit any, so they do not count.
    case misuses
    /// From which state of a scene to which. No list says which there can be, so they do not count.
    case transitions

    /// Whether what there is of it is known, so that a share of it means something.
    package var counts: Bool { self != .transitions && self != .misuses }
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
  /// What the tests can reach.
  private var reachable: Set<Item> = []
  /// What the scenes can reach that were begun; `nil` for one that is not known.
  private var scenes: [String: SceneReach?] = [:]
  /// The scenes and rules that there are.
  let catalogue: Catalogue

  /// Nothing is reached yet.
  ///
  /// - Parameter catalogue: the scenes and rules that there are.
  package init(of catalogue: Catalogue = .standard) { self.catalogue = catalogue }

  /// Adds what the statements of a test have recorded, and can reach: all of them, in order.
  package mutating func add(
    _ steps: some Sequence<(statement: Statement, step: Session.Step)>, of test: String
  ) {
    var walk = CoverageWalk()
    var reach = Reach()
    for (statement, step) in steps {
      for entry in step.entries {
        if entry.event.theme == .scene { begin(entry.event.lastWord) }
        walk.take(entry.event, from: scenes)
      }
      reach.add(statement, scene: walk.scene, in: catalogue)
      for decisionRecord in step.rulings {
        reach.add(decisionRecord, in: catalogue)
        walk.take(decisionRecord)
      }
    }
    reachable.formUnion(reach.items)
    for item in walk.reached { reaching[item, default: []].insert(test) }
  }

  /// The same with nothing reached: how scenes begin need not be asked again.
  package var emptied: Coverage {
    var copy = self
    (copy.reaching, copy.reachable) = ([:], [])
    return copy
  }

  /// Adds what others have reached.
  package mutating func formUnion(_ other: Coverage) {
    for (scene, reach) in other.scenes where scenes[scene] == nil { scenes[scene] = reach }
    reachable.formUnion(other.reachable)
    for (item, names) in other.reaching { reaching[item, default: []].formUnion(names) }
  }

  /// A scene begins: what it can reach is found out once.
  private mutating func begin(_ name: String) {
    let reach = scenes[name] ?? catalogue.scene(name).flatMap { SceneReach($0, in: catalogue) }
    scenes[name] = .some(reach)
    if let reach { reachable.formUnion(reach.items) }
  }

  /// Whether a test has reached it.
  package func isReached(_ item: Item) -> Bool { reaching[item] != nil }

  /// The tests that have reached something, by name.
  package func tests(_ item: Item) -> [String] { (reaching[item] ?? []).sorted() }

  /// What can be reached of a kind, and what was reached: in the order in which it is declared, then by
  /// name.
  package func items(_ kind: Kind) -> [Item] {
    let all = reachable.union(reaching.keys).filter { $0.kind == kind }
    let declared = kind.items(of: catalogue).filter { all.contains($0) }
    return declared + all.subtracting(declared).sorted { $0.name < $1.name }
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

  /// The scene that was begun last; empty before the first.
  private(set) var scene = ""
  private var state: String?
  /// What each pan has reported last, by its recognizer; the empty name is that of pans of nobody.
  private var pans: [String: GestureState] = [:]

  /// Takes note of a decision.
  mutating func take(_ decisionRecord: DecisionRecord) {
    if let rule = decisionRecord.rule { reached.insert(Coverage.Item(.rules, rule)) }
  }

  /// - Parameter scenes: what is known of the scenes that were begun.
  mutating func take(_ event: Event, from scenes: [String: SceneReach?]) {
    if let misuse = event.misuse { reached.insert(Coverage.Item(.misuses, misuse.rawValue)) }
    switch event.theme {
    case .scene: begin(event, from: scenes)
    case .state: enter(event.lastWord)
    case .pan: step(GestureState(rawValue: event.lastWord), event)
    case .panRefused:
      note(.possible, .failed)
      pans[event.gesture ?? ""] = nil
    case .decided:
      if let ground = event.by { reached.insert(Coverage.Item(.decisions, ground)) }
    default: break
    }
  }

  private mutating func begin(_ event: Event, from scenes: [String: SceneReach?]) {
    scene = event.lastWord
    (state, pans) = (nil, [:])
    if let first = (scenes[scene] ?? nil)?.firstState { enter(first) }
    for fault in event.faults { reached.insert(Coverage.Item(.faults, fault)) }
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
    let pan = event.gesture ?? ""
    note(pans[pan] ?? .possible, next)
    pans[pan] = next
  }

  private mutating func note(_ from: GestureState, _ to: GestureState) {
    reached.insert(Coverage.Item(.recognizer, Coverage.edge(from, to)))
  }
}
