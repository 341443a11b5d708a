/// What holds on a stage however its scene declared things: chosen by whoever looks at it.
struct Settings: Sendable {
  /// What goes on to hold in another scene.
  private(set) var preferences = Preferences()
  /// The accounts followed on doubtful points.
  private(set) var readings = Readings.recommended
  /// The old defects switched on.
  private(set) var quirks: Set<Quirk> = []
  /// The ids of the scene's faults that are switched on.
  private(set) var faults: [String] = []
  /// The size of the screen, in points.
  private(set) var screen = Size(width: 390, height: 844)

  /// The settings that a scene begins with.
  init(_ options: SceneOptions? = nil) {
    guard let options else { return }
    faults = options.faults
    if options["screen"] != nil { screen = options.size("screen") }
  }

  mutating func follow(_ doubt: Doubt, choice: Int) { readings[doubt] = choice }

  mutating func imitate(_ quirks: Set<Quirk>) { self.quirks = quirks }

  mutating func prefer(_ change: (inout Preferences) -> Void) { change(&preferences) }
}
