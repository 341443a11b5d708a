/// What holds on a stage however its scene declared things: chosen by whoever looks at it.
struct Settings: Sendable {
  /// What goes on to hold in another scene.
  private(set) var preferences = Preferences()
  /// The accounts followed on doubtful points.
  private(set) var readings = Readings.recommended
  /// The old defects switched on.
  private(set) var quirks = QuirkSet()
  /// The ids of the scene's faults that are switched on.
  private(set) var faults: [String] = []
  /// The size of the screen, in points.
  private(set) var screen = Size(width: 390, height: 844)
  /// The scene's options as they are now.
  private(set) var options = SceneOptions([])
  /// The options that the trace has told of, as the scene does not declare them.
  private var undeclared: [String] = []

  /// The settings that a scene begins with.
  init(_ options: SceneOptions? = nil) {
    guard let options else { return }
    self.options = options
    faults = options.faults
    if case .size(let size)? = options["screen"] { screen = size }
  }

  mutating func set(_ options: SceneOptions) { self.options = options }

  /// Whether nothing was told yet of a problem with an option, which is told now.
  mutating func tells(ofProblemWith option: String) -> Bool {
    guard !undeclared.contains(option) else { return false }
    undeclared.append(option)
    return true
  }

  mutating func setReading(of doubt: Doubt, _ choice: Int) { readings[doubt] = choice }

  mutating func setQuirks(_ quirks: QuirkSet) { self.quirks = quirks }

  mutating func changePreferences(_ change: (inout Preferences) -> Void) { change(&preferences) }
}
