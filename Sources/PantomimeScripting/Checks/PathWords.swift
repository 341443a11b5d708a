import PantomimeKit
import PantomimeScenes

/// The words that the value at a path can be, for checking and completing an expectation.
struct PathWords {
  /// The words, without `none`, which any value can be compared with.
  let all: [String]
  /// Whether the value can also be a number.
  let mayBeNumber: Bool

  private init(_ all: [String], mayBeNumber: Bool = false) {
    (self.all, self.mayBeNumber) = (all, mayBeNumber)
  }

  private static let numbers = PathWords([], mayBeNumber: true)

  private static func cases<Choice: RawRepresentable<String> & CaseIterable>(
    _ choices: Choice.Type
  ) -> PathWords { PathWords(Choice.allCases.map { $0.rawValue }) }

  /// Returns the words for a path, or `nil` if they aren't known in advance.
  init?(of path: String, in simulation: Simulation, _ catalog: Catalog) {
    let found: PathWords?
    switch simulation.read(path) {
    case nil, .number, .pair, .rect, .color: return nil
    case .flag: found = PathWords(["yes", "no"])
    case .word(let present):
      found = PathWords.shared(path, in: simulation, catalog)
      // A scene can declare a path with the same name, but with other words.
      guard found?.all.contains(present) == true else { return nil }
    case .absent: found = PathWords.shared(path, in: simulation, catalog)
    }
    guard let found else { return nil }
    self = found
  }

  /// Returns the words for a path of the kinds that all scenes share, or `nil` for any other path.
  private static func shared(
    _ path: String, in simulation: Simulation, _ catalog: Catalog
  ) -> PathWords? {
    switch path {
    case "state":
      let states = catalog.scene(simulation.name)?.states ?? []
      return states.isEmpty || simulation.name == Blank.name ? nil : PathWords(states)
    case "rule": return PathWords(catalog.rules.map { $0.name } + [NamedRule.nameOfOwn])
    case "decision":
      return PathWords(Decision.Outcome.allCases.map { $0.rawValue }, mayBeNumber: true)
    case "decision.by": return cases(DecidedBy.self)
    case "release.reversed": return PathWords(["yes", "no"])
    case "raw", "release.fraction", "release.time-fraction", "release.remaining",
      "decision.margin", "pan.location":
      return numbers
    case "pan.estimator": return PathWords(catalog.estimators.map { $0.name })
    case "pan.state": return cases(RecognizerState.self)
    case _ where path.hasPrefix("gesture."): return cases(RecognizerState.self)
    default: return ofObject(path, in: simulation)
    }
  }

  /// Returns the words for a path of an animator or a view, or `nil` for any other path.
  private static func ofObject(_ path: String, in simulation: Simulation) -> PathWords? {
    func isOf(_ names: [String], _ property: String) -> Bool {
      path.hasSuffix(".\(property)") && names.contains(String(path.dropLast(property.count + 1)))
    }
    func isOfAnimator(_ property: String) -> Bool {
      path == property || isOf(simulation.animatorNames, property)
    }
    if isOfAnimator("animator.state") { return cases(Animator.Activity.self) }
    if isOfAnimator("position") { return cases(Position.self) }
    if isOfAnimator("remaining") { return numbers }
    if isOf(simulation.animatorNames, "place") { return PathWords(["home", "out"]) }
    if simulation.derivedPaths.contains(path) { return numbers }
    if isOf(simulation.viewNames, "touch") { return cases(Touch.Phase.self) }
    if isOf(simulation.viewNames, "role") { return cases(ViewRole.self) }
    if isOf(simulation.transitionNames, "outcome") {
      return PathWords(["none", "finish", "cancel"])
    }
    return isOf(simulation.scrollViewNames, "target") ? numbers : nil
  }
}
