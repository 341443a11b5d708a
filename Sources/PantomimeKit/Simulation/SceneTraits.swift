/// The declarations of a scene's type, read once when a simulation starts.
struct SceneTraits: Sendable {
  let name: String
  let options: [SceneOption]
  let signals: [SignalForm]
  let events: [EventKind]
  let states: [String]
  let stateVerbs: [StateVerb]
  let dynamicViews: [DynamicView]
  let tapDescription: String
  let requiresAnimatorName: Bool
  let leavesEndsAlone: Bool
  let overridesFrames: Bool
  /// The names of the declared paths.
  let paths: ScenePathNames
  /// Creates the scene on an empty stage.
  let begin: @Sendable (SceneTraits, SceneOptions, inout Stage) throws(OptionError) -> SceneBox

  init<S: TransitionScene>(_ type: S.Type) {
    name = S.name
    options = S.options
    signals = S._signals
    events = S.events
    states = S.states
    stateVerbs = S.stateVerbs
    dynamicViews = S.dynamicViews
    tapDescription = S.tapDescription
    requiresAnimatorName = S.requiresAnimatorName
    leavesEndsAlone = S.leavesEndsAlone
    overridesFrames = S._overridesFrames
    paths = ScenePathNames(S.paths)
    begin = { (traits, options, stage) throws(OptionError) in
      FilledScene(try S(options, on: &stage), traits)
    }
  }
}

/// The names of the paths that a scene adds.
struct ScenePathNames: Sendable {
  let all: [String]
  /// The text before the index of each path, or `nil` if the path has no index.
  private let beginnings: [String?]

  init<S: TransitionScene>(_ paths: [ScenePath<S>]) {
    var (names, beginnings): ([String], [String?]) = ([], [])
    for path in paths {
      names.append(path.name)
      beginnings.append(path.isIndexed ? IndexedName.beginning(of: path.name) : nil)
    }
    (all, self.beginnings) = (names, beginnings)
  }

  /// Returns whether a path has an index.
  func isIndexed(_ place: Int) -> Bool { beginnings[place] != nil }

  /// Returns the first path that a name matches, and its index, which is 0 for a path without one;
  /// `count` returns the number of indices of a path.
  func find(_ path: String, _ count: (Int) -> Int) -> (place: Int, index: Int)? {
    for place in all.indices {
      if all[place] == path { return (place, 0) }
      guard let beginning = beginnings[place], path.hasPrefix(beginning),
        let index = IndexedName.index(in: path[...], matching: all[place]), index < count(place)
      else { continue }
      return (place, index)
    }
    return nil
  }
}
