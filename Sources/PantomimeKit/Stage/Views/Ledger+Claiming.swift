// Findings about the names and values given to objects on a stage.

extension Ledger {
  /// Records that a name is already taken, in which case it keeps referring to the first object, or
  /// that no path can contain it.
  mutating func claim(_ name: String, taken: Bool, by kind: String, path: String? = nil) {
    if taken { note(Finding(.nameTaken, [.word("of", kind), .word("name", path ?? name)])) }
    if !StageName.isPossible(name) {
      note(Finding(.badName, [.word("of", kind), .word("name", path ?? name)]))
    }
  }

  /// Records properties that are given twice, whose first value is used, and values that aren't
  /// finite.
  ///
  /// - Returns: The properties, with 0 for each value that isn't finite.
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
