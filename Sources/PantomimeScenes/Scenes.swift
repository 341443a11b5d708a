public import PantomimeKit

/// A scene that can be started by name.
///
/// The scene's declarations are evaluated only on demand, so playing one scene doesn't evaluate the
/// declarations of other scenes.
package struct SceneEntry: Sendable {
  package let name: String
  private let declaration: Declaration

  package var summary: String { declaration.summary() }
  /// The point that the scene illustrates, or `nil` if it declares none.
  package var shows: Insight? { declaration.shows() }
  package var options: [SceneOption] { declaration.options() }
  /// The default options.
  package var standard: SceneOptions { SceneOptions(options) }
  /// The paths that the scene adds, with their descriptions.
  package var paths: [(name: String, summary: String)] { declaration.paths() }
  /// The known values of the scene's state.
  package var states: [String] { declaration.states() }
  /// The external signals that the scene accepts.
  package var signals: [SignalForm] { declaration.signals() }
  /// Example statements, one per line.
  package var examples: [String] { declaration.examples() }
  /// The kinds of events that the scene records, in addition to those of every scene.
  package var events: [EventKind] { declaration.events() }
  /// The claims about the scene that must hold whatever the user does.
  package var invariants: [InvariantNote] { declaration.invariants() }
  /// The faults of the tutorial that can be enabled in the scene.
  package var faults: [Fault] {
    for option in options {
      if case .faults(let faults) = option.kind { return faults }
    }
    return []
  }

  private let make: @Sendable (SceneOptions) throws(OptionError) -> Simulation

  package init<S: TransitionScene>(_ scene: S.Type) {
    name = S.name
    declaration = Declaration(scene)
    make = { options throws(OptionError) in
      try Simulation(S.self, options: options)
    }
  }

  /// Starts the scene at instant 0.
  package func start(_ options: SceneOptions) throws(OptionError) -> Simulation {
    try make(options)
  }
}

extension SceneEntry {
  /// The declarations of a scene's type, each evaluated separately.
  private struct Declaration: Sendable {
    let summary: @Sendable () -> String
    let shows: @Sendable () -> Insight?
    let options: @Sendable () -> [SceneOption]
    let paths: @Sendable () -> [(name: String, summary: String)]
    let states: @Sendable () -> [String]
    let signals: @Sendable () -> [SignalForm]
    let examples: @Sendable () -> [String]
    let events: @Sendable () -> [EventKind]
    let invariants: @Sendable () -> [InvariantNote]

    init<S: TransitionScene>(_ scene: S.Type) {
      summary = { S.summary }
      shows = { S.shows }
      options = { S.options }
      paths = { S.paths.map { ($0.name, $0.summary) } }
      states = { S.states }
      signals = { S.signals }
      examples = { S.examples }
      events = { S.events }
      invariants = { S.invariants.map { InvariantNote($0) } }
    }
  }
}

/// The built-in scenes, in listing order.
package enum Scenes {
  package static let all: [SceneEntry] = [
    SceneEntry(CityGuide.self),
    SceneEntry(InteractiveSquare.self),
    SceneEntry(DiveDeeper.self),
    SceneEntry(PokedexList.self),
    SceneEntry(PokedexDetail.self),
    SceneEntry(PeekCube.self),
    SceneEntry(ConnectDots.self),
    SceneEntry(Detents.self),
    SceneEntry(PageSheet.self),
    SceneEntry(Basics.self),
    SceneEntry(Popup.self),
    SceneEntry(FloatingPlayer.self),
    SceneEntry(ShiftShape.self),
    SceneEntry(EasingGallery.self),
    SceneEntry(SpinMark.self),
    SceneEntry(SearchClose.self),
    SceneEntry(Blank.self),
  ]

  package static func named(_ name: String) -> SceneEntry? {
    all.first { $0.name == name }
  }
}

/// The built-in scenes, for use without the language.
///
/// This interface is stable. The behavior of the scenes follows the published apps and measurements
/// of those apps, and may change.
public enum BuiltInScenes {
  /// The names, in listing order.
  public static var names: [String] { Scenes.all.map { $0.name } }

  /// Starts a scene at instant 0, with its default options.
  ///
  /// - Returns: The simulation, or `nil` if no scene has the name.
  public static func start(_ name: String) -> Simulation? {
    guard let entry = Scenes.named(name) else { return nil }
    do throws(OptionError) { return try entry.start(SceneOptions(entry.options)) } catch {
      return nil
    }
  }
}
