// Findings about the names that a scene declares.

extension Ledger {
  /// Records a finding for each declared name that is taken, and for each that neither statements
  /// nor traces can contain.
  mutating func claimNames(of traits: SceneTraits) {
    let options = traits.options
    for index in options.indices {
      let name = options[index].name
      claim(name, taken: options[..<index].contains { $0.name == name }, by: "option")
    }
    let paths = traits.paths.all
    for index in paths.indices {
      let name = paths[index]
      let isTaken = PathName.isReserved(name) || paths[..<index].contains(name)
      claim(name, taken: isTaken, by: "path")
    }
    for index in traits.events.indices {
      claim(traits.events[index], after: traits.events[..<index])
    }
  }

  /// Records a finding if an event with a declared kind would be the same as one of another kind,
  /// or could not be parsed.
  ///
  /// A kind that every scene records may be declared again.
  private mutating func claim(_ kind: EventKind, after others: ArraySlice<EventKind>) {
    let isTaken = others.contains(kind) || (kind.readsAsMisuse && kind != .misuse)
    if isTaken { note(Finding(.nameTaken, [.word("of", "event"), .word("name", kind.name)])) }
    if !kind.hasPossibleName {
      note(Finding(.badName, [.word("of", "event"), .word("name", kind.name)]))
    }
  }
}

extension EventKind {
  /// Whether the first word is that of a misuse, for which readers of a trace would take the event.
  fileprivate var readsAsMisuse: Bool { name == "misuse" || name.hasPrefix("misuse ") }

  /// Whether the name consists of words with a space between them, each of which can be a name.
  // No array of words is created, because this is checked each time a scene starts.
  fileprivate var hasPossibleName: Bool {
    var rest = name[...]
    while let space = rest.firstIndex(of: " ") {
      guard StageName.isPossible(rest[..<space]) else { return false }
      rest = rest[rest.index(after: space)...]
    }
    return StageName.isPossible(rest)
  }
}
