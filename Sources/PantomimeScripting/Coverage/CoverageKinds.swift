import PantomimeKit
import PantomimeScenes

// The items that tests can reach, derived from the declarations of scenes, rules and misuses.

extension Coverage {
  /// Returns the name of a transition of a pan.
  static func edge(_ from: GestureState, _ to: GestureState) -> String {
    "\(from.rawValue) > \(to.rawValue)"
  }

  /// The transitions of a pan: all that result from repeatedly applying every report, and the
  /// failure of a pan that may not begin (G3.2).
  static let edges: [String] = {
    var edges = [edge(.possible, .failed)]
    var pans = [ReportedPan()]
    var known: Set<GestureState> = [.possible]
    while let pan = pans.popLast() {
      for state in GestureState.allCases {
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
  func items(of catalogue: Catalogue) -> [Coverage.Item] {
    let scenes = catalogue.scenes
    let names: [String] =
      switch self {
      case .states: scenes.flatMap { scene in scene.states.map { "\(scene.name) \($0)" } }
      case .recognizer: Coverage.edges
      case .decisions: DecidedBy.allCases.map { $0.rawValue }
      case .rules: catalogue.rules.map { $0.name }
      case .faults: scenes.flatMap { scene in scene.faults.map { $0.id } }
      case .misuses: Misuse.allCases.map { $0.rawValue }
      case .transitions: []
      }
    return names.map { Coverage.Item(self, $0) }
  }
}

extension ReportedPan {
  /// Applies a report, and returns whether it's valid.
  fileprivate mutating func take(_ state: GestureState) -> Bool {
    if state == .began { return (try? begin(PanInput(.began), at: .zero)) != nil }
    return (try? report(PanInput(state), at: .zero)) != nil
  }
}
