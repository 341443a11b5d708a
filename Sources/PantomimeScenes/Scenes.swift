package import PantomimeKit

/// A scene that can be started by its name.
package struct SceneEntry: Sendable {
  package let name: String
  package let summary: String
  package let options: [SceneOption]
  /// What they are where none is given.
  package let standard: SceneOptions
  /// The paths the scene adds, with what they mean.
  package let paths: [(name: String, summary: String)]
  /// The words that its state can be, as far as they are known.
  package let states: [String]
  /// The signals from outside that it takes.
  package let signals: [SignalForm]
  /// Statements to begin with, a line each.
  package let tries: [String]
  /// The kinds of events it records besides those that every scene has.
  package let events: [EventKind]
  /// The published faults that it can be given.
  package var faults: [Fault] {
    for option in options {
      if case .faults(let faults) = option.kind { return faults }
    }
    return []
  }

  private var make: @Sendable (SceneOptions) throws(OptionProblem) -> AnySimulation

  package init<S: Scene>(_ scene: S.Type) {
    name = S.name
    summary = S.summary
    options = S.options
    standard = SceneOptions(S.options)
    paths = S.paths.map { ($0.name, $0.summary) }
    states = S.states
    signals = S.signals
    tries = S.tries
    events = S.events
    make = { options throws(OptionProblem) in
      AnySimulation(try Simulation(S.self, options: options))
    }
  }

  /// The same, started by somebody who may know of a start that was made before.
  package func started(by starter: SceneStarter) -> SceneEntry {
    var entry = self
    entry.make = { [self] options throws(OptionProblem) in
      try starter.start(name, options) { () throws(OptionProblem) in try start(options) }
    }
    return entry
  }

  /// Starts the scene at the instant 0.
  package func start(_ options: SceneOptions) throws(OptionProblem) -> AnySimulation {
    try make(options)
  }
}

/// Starts scenes for others, by their names and options: as they ask, or in a better way.
package struct SceneStarter: Sendable {
  package typealias Start = () throws(OptionProblem) -> AnySimulation

  let start: @Sendable (String, SceneOptions, Start) throws(OptionProblem) -> AnySimulation

  package init(
    _ start:
      @escaping @Sendable (String, SceneOptions, Start) throws(OptionProblem) -> AnySimulation
  ) {
    self.start = start
  }
}

/// The built-in scenes, in the order in which they are listed.
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
