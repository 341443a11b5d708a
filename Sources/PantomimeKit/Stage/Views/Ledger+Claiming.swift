// Findings about the names and values given to objects on a stage.

extension Ledger {
  /// Records a finding if a name is already taken, in which case it keeps referring to the first
  /// object, and another one if no path can contain the name.
  mutating func claim(_ name: String, taken: Bool, by kind: String, path: String? = nil) {
    if taken { note(Finding(.nameTaken, [.word("of", kind), .word("name", path ?? name)])) }
    if !StageName.isPossible(name) {
      note(Finding(.badName, [.word("of", kind), .word("name", path ?? name)]))
    }
  }

  /// Records a finding for each property that is given twice, in which case the first value is
  /// used, and for each value that isn't finite.
  ///
  /// - Returns: The properties; those whose values aren't finite are set to 0.
  mutating func claim(
    _ settings: [PropertySetting], of view: String
  ) -> [PropertySetting] {
    for index in settings.indices {
      let name = settings[index].name
      let taken = settings[..<index].contains { $0.name == name }
      claim(name, taken: taken, by: "property", path: "\(view).\(name)")
      if !settings[index].lanes.isFinite { note(.notFinite(name, of: view)) }
    }
    return settings.allSatisfy { $0.lanes.isFinite }
      ? settings : settings.map { $0.lanes.isFinite ? $0 : $0.cleared }
  }
}
