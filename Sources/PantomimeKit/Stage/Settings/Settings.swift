/// The settings of a stage that the user chooses, independent of its scene's declarations.
struct Settings: Sendable {
  /// The settings that carry over to another scene.
  private(set) var preferences = Preferences()
  /// The readings chosen for doubtful points.
  private(set) var readings = Interpretations.recommended
  /// The old defects that are switched on.
  private(set) var quirks = QuirkSet()
  /// The ids of the scene's faults that are switched on.
  private(set) var faults: [String] = []
  /// The size of the screen, in points.
  private(set) var screen = Size(width: 390, height: 844)
  /// The present values of the scene's options.
  private(set) var options = SceneOptions([])
  /// The undeclared options that were reported in the trace.
  private var undeclared: [String] = []

  /// Creates the settings that a scene begins with.
  init(_ options: SceneOptions? = nil) {
    guard let options else { return }
    self.options = options
    faults = options.faults
    if case .size(let size)? = options["screen"] { screen = size }
  }

  mutating func set(_ options: SceneOptions) { self.options = options }

  /// Returns whether a problem with an option was not reported yet, and marks it as reported.
  mutating func tells(ofProblemWith option: String) -> Bool {
    guard !undeclared.contains(option) else { return false }
    undeclared.append(option)
    return true
  }

  mutating func setReading(of doubt: OpenQuestion, _ choice: Int) { readings[doubt] = choice }

  mutating func setQuirks(_ quirks: QuirkSet) { self.quirks = quirks }

  mutating func changePreferences(_ change: (inout Preferences) -> Void) { change(&preferences) }
}
