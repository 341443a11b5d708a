import PantomimeKit
package import PantomimeReporting
import PantomimeScenes

/// The items that tests have reached, and the tests that reached each item.
///
/// An item is, for example, a state of a scene or a completion rule. The coverage is computed from
/// the records of the tests in linear time, and unions can be formed in any order.
package struct Coverage: Sendable {
  /// A kind of item that a test can reach.
  package enum Kind: String, Sendable, CaseIterable {
    /// The states of the scenes that were started.
    case states
    /// The transitions between the states of a pan recognizer, if a scene has pans.
    case recognizer
    /// The grounds of decisions at lift-off, among those that the available rules can have.
    case decisions
    /// The rules that decided, and those that a script or a scene has selected.
    case rules
    /// The faults that the scenes that were started can reproduce.
    case faults
    /// The misuses that were committed. They don't count, because a complete suite need not commit
    /// any.
    case misuses
    /// The transitions between states of a scene. They don't count, because there is no list of all
    /// possible transitions.
    case transitions

    /// Whether the percentage includes items of the kind, which requires that all of them are
    /// known.
    package var counts: Bool { self != .transitions && self != .misuses }
  }

  /// An item that a test can reach.
  package struct Item: Sendable, Hashable {
    package let kind: Kind
    package let name: String

    package init(_ kind: Kind, _ name: String) {
      (self.kind, self.name) = (kind, name)
    }
  }

  /// The reached items, each with the tests that reached it.
  private var reaching: [Item: Set<String>] = [:]
  /// The items that the tests can reach.
  private var reachable: Set<Item> = []
  /// The items that each started scene can reach, by name, or `nil` for an unknown scene.
  private var scenes: [String: SceneReach?] = [:]
  /// The available scenes and rules.
  let catalog: Catalog

  /// Creates a coverage without reached items.
  ///
  /// - Parameter catalog: The available scenes and rules.
  package init(of catalog: Catalog = .standard) { self.catalog = catalog }

  /// Adds all items that the statements of a test, given in order, have reached or made reachable.
  package mutating func add(
    _ steps: some Sequence<(statement: Statement, step: Session.Step)>, of test: String
  ) {
    var walk = CoverageWalk()
    var reach = Reach()
    for (statement, step) in steps {
      for entry in step.entries {
        if entry.event.kind == .scene { begin(entry.event.lastWord) }
        walk.take(entry.event, from: scenes)
      }
      reach.add(statement, scene: walk.scene, in: catalog)
      for decisionRecord in step.decisions {
        reach.add(decisionRecord, in: catalog)
        walk.take(decisionRecord)
      }
    }
    reachable.formUnion(reach.items)
    for item in walk.reached { reaching[item, default: []].insert(test) }
  }

  /// The same coverage without the reached items; the reachable ones are kept, so that the scenes
  /// need not be started again.
  package var emptied: Coverage {
    var copy = self
    (copy.reaching, copy.reachable) = ([:], [])
    return copy
  }

  /// Adds the items that the tests of another coverage have reached.
  package mutating func formUnion(_ other: Coverage) {
    for (scene, reach) in other.scenes where scenes[scene] == nil { scenes[scene] = reach }
    reachable.formUnion(other.reachable)
    for (item, names) in other.reaching { reaching[item, default: []].formUnion(names) }
  }

  /// Records the start of a scene; its reachable items are computed only once.
  private mutating func begin(_ name: String) {
    let reach = scenes[name] ?? catalog.scene(name).flatMap { SceneReach($0, in: catalog) }
    scenes[name] = .some(reach)
    if let reach { reachable.formUnion(reach.items) }
  }

  /// Returns whether a test has reached the item.
  package func isReached(_ item: Item) -> Bool { reaching[item] != nil }

  /// Returns the tests that have reached an item, sorted by name.
  package func tests(_ item: Item) -> [String] { (reaching[item] ?? []).sorted() }

  /// Returns the reachable and the reached items of a kind, in declaration order, then by name.
  package func items(_ kind: Kind) -> [Item] {
    let all = reachable.union(reaching.keys).filter { $0.kind == kind }
    let declared = kind.items(of: catalog).filter { all.contains($0) }
    return declared + all.subtracting(declared).sorted { $0.name < $1.name }
  }

  /// The number of reached items and the number of all items, of the kinds that are counted.
  package var count: (reached: Int, all: Int) {
    let items = Kind.allCases.filter { $0.counts }.flatMap { self.items($0) }
    return (items.filter { isReached($0) }.count, items.count)
  }

  /// Returns whether the coverage is below a percentage.
  package func isBelow(_ percent: Double) -> Bool {
    let count = count
    return Double(count.reached) * 100 < percent * Double(count.all)
  }
}

/// A pass over a test's records.
struct CoverageWalk {
  private(set) var reached: Set<Coverage.Item> = []

  /// The name of the last scene that was started, or an empty string before the first one.
  private(set) var scene = ""
  private var state: String?
  /// The last state of each pan, by the name of its recognizer; the empty name stands for a pan
  /// without a recognizer.
  private var pans: [String: RecognizerState] = [:]

  /// Records a decision.
  mutating func take(_ decisionRecord: DecisionRecord) {
    if let rule = decisionRecord.rule { reached.insert(Coverage.Item(.rules, rule)) }
  }

  /// - Parameter scenes: The known scenes that were started.
  mutating func take(_ event: Event, from scenes: [String: SceneReach?]) {
    if let misuse = event.misuse { reached.insert(Coverage.Item(.misuses, misuse.rawValue)) }
    switch event.kind {
    case .scene: begin(event, from: scenes)
    case .state: enter(event.lastWord)
    case .pan: step(RecognizerState(rawValue: event.lastWord), event)
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

  private mutating func step(_ next: RecognizerState?, _ event: Event) {
    guard let next else { return }
    let pan = event.gesture ?? ""
    note(pans[pan] ?? .possible, next)
    pans[pan] = next
  }

  private mutating func note(_ from: RecognizerState, _ to: RecognizerState) {
    reached.insert(Coverage.Item(.recognizer, Coverage.edge(from, to)))
  }
}

// The items that tests can reach, derived from the declarations of scenes, rules and misuses.

extension Coverage {
  /// Returns the name of a transition of a pan.
  static func edge(_ from: RecognizerState, _ to: RecognizerState) -> String {
    "\(from.rawValue) > \(to.rawValue)"
  }

  /// The transitions of a pan: all that result from repeatedly applying every report, and the
  /// failure of a pan that may not begin (G3.2).
  static let edges: [String] = {
    var edges = [edge(.possible, .failed)]
    var pans = [ReportedPan()]
    var known: Set<RecognizerState> = [.possible]
    while let pan = pans.popLast() {
      for state in RecognizerState.allCases {
        var next = pan
        guard state != .possible, state != .failed, next.take(state) else { continue }
        let step = edge(pan.gestureState, next.gestureState)
        if !edges.contains(step) { edges.append(step) }
        if known.insert(next.gestureState).inserted { pans.append(next) }
      }
    }
    return edges.sorted()
  }()
}

extension Coverage.Kind {
  /// Returns the declared items of the kind, in order.
  func items(of catalog: Catalog) -> [Coverage.Item] {
    let scenes = catalog.scenes
    let names: [String] =
      switch self {
      case .states: scenes.flatMap { scene in scene.states.map { "\(scene.name) \($0)" } }
      case .recognizer: Coverage.edges
      case .decisions: DecidedBy.allCases.map { $0.rawValue }
      case .rules: catalog.rules.map { $0.name }
      case .faults: scenes.flatMap { scene in scene.faults.map { $0.id } }
      case .misuses: Misuse.allCases.map { $0.rawValue }
      case .transitions: []
      }
    return names.map { Coverage.Item(self, $0) }
  }
}

extension ReportedPan {
  /// Applies a report, and returns whether it's valid.
  fileprivate mutating func take(_ state: RecognizerState) -> Bool {
    if state == .began { return (try? begin(PanInput(.began), at: .zero)) != nil }
    return (try? report(PanInput(state), at: .zero)) != nil
  }
}

extension Coverage {
  /// The percentage as text: `83 %, 75 of 90`.
  package var share: String {
    let count = count
    let share = count.all > 0 ? Double(count.reached) / Double(count.all) : 1
    return "\(Prose.share(share)), \(count.reached) of \(count.all)"
  }

  /// Returns a human-readable report: for every kind, the reached items with their tests, and the
  /// unreached ones.
  package func text(style: Style) -> String {
    var text = "coverage \(share)\n"
    for kind in Kind.allCases {
      let items = items(kind)
      let reached = items.filter { isReached($0) }
      let never = items.filter { !isReached($0) }
      guard !items.isEmpty else { continue }
      text +=
        kind.counts
        ? "  \(kind.rawValue)  \(reached.count) of \(items.count)\n"
        : "  \(kind.rawValue)  \(reached.count), not counted\n"
      let width = reached.map { Printable.width(Printable.name($0.name)) }.max() ?? 0
      for item in reached {
        let name = Printable.name(item.name)
        let gap = String(repeating: " ", count: max(0, width - Printable.width(name)) + 2)
        text +=
          Wrapping.line(
            "    \(name)\(gap)\(Coverage.whom(tests(item)))", columns: style.columns, indent: 6)
          + "\n"
      }
      guard !never.isEmpty else { continue }
      let names = never.map { Printable.name($0.name) }.joined(separator: ", ")
      text +=
        Wrapping.line(
          "    \(style.paint("never", .bad))  \(names)", columns: style.columns, indent: 11) + "\n"
    }
    return text
  }

  private static func whom(_ tests: [String]) -> String {
    guard let first = tests.first else { return "" }
    return Printable.name(first) + (tests.count > 1 ? " and \(tests.count - 1) more" : "")
  }

  /// The machine-readable report: a line of JSON.
  ///
  /// `{"v":1,"event":"coverage","reached":75,"of":90,"items":[{"kind":"states","name":"city-guide
  /// expanded","tests":["a.pan"]},…]}`. An item that wasn't reached has no tests, and an item that
  /// doesn't count has `"counts":false`.
  package var line: String {
    let items = Kind.allCases.flatMap { self.items($0) }.map { item in
      JSONText.object([
        ("kind", .string(item.kind.rawValue)), ("name", .string(item.name)),
        ("counts", item.kind.counts ? nil : .flag(false)), ("tests", .strings(tests(item))),
      ])
    }
    return JSONText.object([
      ("v", .count(1)), ("event", .string("coverage")), ("reached", .count(count.reached)),
      ("of", .count(count.all)), ("items", .list(items)),
    ]).text
  }
}
