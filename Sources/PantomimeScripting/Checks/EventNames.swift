import PantomimeKit
import PantomimeScenes

/// The names that the events of a scene can contain.
struct EventNames {
  private let simulation: Simulation
  private let catalogue: Catalogue

  init(in simulation: Simulation, _ catalogue: Catalogue) {
    (self.simulation, self.catalogue) = (simulation, catalogue)
  }

  private var scene: SceneEntry? { catalogue.scene(simulation.name) }

  /// Whether users add the views and recognizers, or the scene adds views while it runs.
  private var isGrowing: Bool {
    simulation.name == Blank.name || DynamicView.areAdded(by: simulation)
  }

  /// The ids of the scene's faults, or `nil` if the catalogue doesn't contain the scene.
  private var faults: [String]? {
    guard let scene else { return nil }
    for case .faults(let faults) in scene.options.map({ $0.kind }) {
      return faults.map { $0.id }
    }
    return []
  }

  /// Returns the words that the variable part of a kind's name can be, or `nil` if they aren't
  /// known in advance.
  func choices(of kind: EventKind) -> [String]? {
    switch kind {
    case .fault: return faults
    case .scene: return catalogue.scenes.map { $0.name } + [simulation.name]
    case .state:
      guard simulation.name != Blank.name, let states = scene?.states, !states.isEmpty else {
        return nil
      }
      return states
    default: return nil
    }
  }

  /// Returns whether a further field of an open kind is a path, or an option of the scene.
  func knows(_ field: String, in kind: EventKind) -> Bool {
    switch kind {
    case .scene, .optionSet: scene?.options.contains { $0.name == field } ?? true
    default: simulation.read(field) != nil
    }
  }

  /// Returns the error for a field whose value can't occur, or `nil` if the value can occur.
  func refusal(
    of value: Substring, _ field: FieldSchema, in kind: EventKind, _ span: Span
  ) -> ScriptError? {
    guard let known = known(field, in: kind), !known.names.contains(String(value)) else {
      return nil
    }
    let near = Spelling.near(String(value), among: known.names).filter {
      EventNames.withoutDigits($0) != EventNames.withoutDigits(value)
    }
    guard known.isComplete || !near.isEmpty else { return nil }
    return ScriptError(
      "no event has \(field.name)=\(value)", span,
      hint: Spelling.hint(String(value), among: known.names, what: "names"))
  }

  /// Names that differ only in their numbers (`card.1` and `card.9`) aren't misspelled.
  private static func withoutDigits(_ name: some StringProtocol) -> String {
    String(name.filter { !$0.isNumber })
  }

  /// Returns the names that a field can have, and whether there can be no others, or `nil` if the
  /// field isn't a name.
  private func known(
    _ field: FieldSchema, in kind: EventKind
  ) -> (names: [String], isComplete: Bool)? {
    switch field.name {
    case FieldSchema.animator.name: return (simulation.animatorNames, false)
    case FieldSchema.gesture.name: return (simulation.recognizers.map { $0.label }, !isGrowing)
    case FieldSchema.on.name, FieldSchema.view.name:
      return (simulation.viewNames + simulation.tappable, !isGrowing)
    case FieldSchema.by.name where kind == .decided:
      return (DecidedBy.allCases.map { $0.rawValue }, true)
    default: return nil
    }
  }
}
