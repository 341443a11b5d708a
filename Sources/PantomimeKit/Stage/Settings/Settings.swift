/// The settings of a stage that the user chooses, independent of the scene's declarations.
struct Settings: Sendable {
  /// The settings that carry over to another scene.
  private(set) var preferences = Preferences()
  /// The readings chosen for open questions.
  private(set) var readings = Interpretations.recommended
  /// The historical defects that are switched on.
  private(set) var quirks = QuirkSet()
  /// The ids of the scene's faults that are switched on.
  private(set) var faults: [String] = []
  /// The size of the screen, in points.
  private(set) var screen = Size(width: 390, height: 844)
  /// The current values of the scene's options.
  private(set) var options = SceneOptions([])
  /// The undeclared options that the trace has recorded.
  private var undeclared: [String] = []

  /// Creates the settings with which a scene starts.
  init(_ options: SceneOptions? = nil) {
    guard let options else { return }
    self.options = options
    faults = options.faults
    if case .size(let size)? = options["screen"] { screen = size }
  }

  mutating func set(_ options: SceneOptions) { self.options = options }

  /// Returns whether a problem with an option hasn't been recorded yet, and marks it as recorded.
  mutating func tells(ofProblemWith option: String) -> Bool {
    guard !undeclared.contains(option) else { return false }
    undeclared.append(option)
    return true
  }

  mutating func setReading(of doubt: OpenQuestion, _ choice: Int) { readings[doubt] = choice }

  mutating func setQuirks(_ quirks: QuirkSet) { self.quirks = quirks }

  mutating func changePreferences(_ change: (inout Preferences) -> Void) { change(&preferences) }
}
