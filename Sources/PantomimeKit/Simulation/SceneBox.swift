// The scene of a simulation, with its type erased.

/// A type-erased scene to which a simulation forwards its calls; the subclass stores the scene.
///
/// Every box is a `FilledScene`, which overrides all of these members. Embedded Swift has no
/// existential types for values, and checks no class-bound one for unique references.
class SceneBox {
  /// The declarations of the scene's type.
  final let traits: SceneTraits

  fileprivate init(_ traits: SceneTraits) { self.traits = traits }

  func copy() -> SceneBox { SceneBox.isEmpty() }

  var state: String { SceneBox.isEmpty() }
  var tappable: [String] { SceneBox.isEmpty() }
  func describesTap(by gesture: GestureID) -> Bool { SceneBox.isEmpty() }
  var namedPaths: [String] { SceneBox.isEmpty() }
  func pathValue(of path: Substring, on stage: Stage) -> PathValue? { SceneBox.isEmpty() }
  /// Returns the number of indices that one of the declared paths has.
  func count(ofPath place: Int) -> Int { SceneBox.isEmpty() }
  /// Returns the value of one of the declared paths, at an index.
  func value(ofPath place: Int, at index: Int, on stage: Stage) -> PathValue { SceneBox.isEmpty() }
  func brokenInvariants(on stage: Stage, isAtRest: Bool) -> UInt64 { SceneBox.isEmpty() }
  func followedNumber(on stage: Stage) -> FollowedNumber? { SceneBox.isEmpty() }
  func answer(_ question: GestureQuestion, on stage: Stage) -> GestureAnswer { SceneBox.isEmpty() }
  func panShouldBegin(_ pan: Pan, on stage: Stage) -> PanVerdict { SceneBox.isEmpty() }
  func scrollShouldBegin(_ view: ViewID, _ pan: Pan, on stage: Stage) -> PanVerdict {
    SceneBox.isEmpty()
  }
  func liftOff(for pan: Pan, on stage: Stage) -> LiftOff? { SceneBox.isEmpty() }
  func frameOnScreen(of view: ViewID, on stage: Stage) -> Rect2D? { SceneBox.isEmpty() }
  func concealment(of view: ViewID, on stage: Stage) -> Reason { SceneBox.isEmpty() }
  func stateOnScreen(movedBy animator: AnimatorID, on stage: Stage) -> String? {
    SceneBox.isEmpty()
  }
  func shownView(_ view: ViewID, on stage: Stage) -> ShownView? { SceneBox.isEmpty() }
  func shownParts(on stage: Stage) -> [ShownView] { SceneBox.isEmpty() }

  func pan(_ pan: Pan, on stage: inout Stage) throws(Misuse) { SceneBox.isEmpty() }
  func panRefused(_ pan: Pan, on stage: inout Stage) throws(Misuse) { SceneBox.isEmpty() }
  func handle(
    _ gesture: GestureID, report: Pan, on stage: inout Stage
  ) throws(Misuse) { SceneBox.isEmpty() }
  func touched(_ view: ViewID, _ touch: Touch, on stage: inout Stage) throws(Misuse) {
    SceneBox.isEmpty()
  }
  func tap(_ view: String, on stage: inout Stage) throws(Misuse) { SceneBox.isEmpty() }
  func start(after delay: Double?, on stage: inout Stage) throws(Misuse) { SceneBox.isEmpty() }
  /// Forwards the end of an animation, a timer, or a movement of a scroll view.
  func notify(of notice: PendingCallback, on stage: inout Stage) { SceneBox.isEmpty() }
  /// Forwards new options, which come from a signal or, if `signal` is `nil`, from a changed live
  /// option.
  func adopt(
    _ options: SceneOptions, from signal: String?, on stage: inout Stage
  ) throws(OptionError) { SceneBox.isEmpty() }
  func connect(_ connection: Connection, on stage: inout Stage) throws(InputError) {
    SceneBox.isEmpty()
  }

  private static func isEmpty() -> Never { fatalError("a box without a scene") }
}

/// A box that stores a scene.
final class FilledScene<S: TransitionScene>: SceneBox {
  private var one: S

  init(_ scene: S, _ traits: SceneTraits) {
    one = scene
    super.init(traits)
  }

  /// The scene, borrowed, because a plain read of a stored property copies the value first.
  private var scene: S {
    @inline(__always) _read { yield one }
    @inline(__always) _modify { yield &one }
  }

  override func copy() -> SceneBox { FilledScene(one, traits) }

  override var state: String { scene.state }
  override var tappable: [String] { scene.tappable }
  override func describesTap(by gesture: GestureID) -> Bool { scene.describesTap(by: gesture) }
  override var namedPaths: [String] { scene.namedPaths }
  override func pathValue(of path: Substring, on stage: Stage) -> PathValue? {
    scene.pathValue(of: path, on: stage)
  }
  override func count(ofPath place: Int) -> Int { max(0, S.paths[place].count(scene)) }
  override func value(ofPath place: Int, at index: Int, on stage: Stage) -> PathValue {
    S.paths[place].read(scene, stage, index)
  }
  override func brokenInvariants(on stage: Stage, isAtRest: Bool) -> UInt64 {
    SceneInvariant.broken(S.invariants, by: scene, on: stage, isAtRest: isAtRest)
  }
  override func followedNumber(on stage: Stage) -> FollowedNumber? {
    SceneInvariant.followed(S.invariants, by: scene, on: stage)
  }
  override func answer(_ question: GestureQuestion, on stage: Stage) -> GestureAnswer {
    switch question {
    case .receives(let touch, let gesture):
      .word(scene.gestureShouldReceive(touch, gesture, on: stage))
    case .begins(let gesture, let pan):
      .verdict(scene.gestureShouldBegin(gesture, pan, on: stage))
    case .recognizes(let one, let other):
      .word(scene.recognizesTogether(one, other, on: stage))
    case .mayRequire: .word(S.requiresFailures)
    case .requires(let gesture, let other):
      .word(scene.requiresFailure(gesture, of: other, on: stage))
    }
  }
  override func panShouldBegin(_ pan: Pan, on stage: Stage) -> PanVerdict {
    scene.panShouldBegin(pan, on: stage)
  }
  override func scrollShouldBegin(_ view: ViewID, _ pan: Pan, on stage: Stage) -> PanVerdict {
    scene.scrollShouldBegin(view, pan, on: stage)
  }
  override func liftOff(for pan: Pan, on stage: Stage) -> LiftOff? {
    scene.liftOff(for: pan, on: stage)
  }
  override func frameOnScreen(of view: ViewID, on stage: Stage) -> Rect2D? {
    scene.frameOnScreen(of: view, on: stage)
  }
  override func concealment(of view: ViewID, on stage: Stage) -> Reason {
    scene.concealment(of: view, on: stage)
  }
  override func stateOnScreen(movedBy animator: AnimatorID, on stage: Stage) -> String? {
    scene.stateOnScreen(movedBy: animator, on: stage)
  }
  override func shownView(_ view: ViewID, on stage: Stage) -> ShownView? {
    scene.shownView(view, on: stage)
  }
  override func shownParts(on stage: Stage) -> [ShownView] { scene.shownParts(on: stage) }

  override func pan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    try scene.pan(pan, on: &stage)
  }
  override func panRefused(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    try scene.panRefused(pan, on: &stage)
  }
  override func handle(
    _ gesture: GestureID, report: Pan, on stage: inout Stage
  ) throws(Misuse) {
    try scene.handle(gesture, report: report, on: &stage)
  }
  override func touched(_ view: ViewID, _ touch: Touch, on stage: inout Stage) throws(Misuse) {
    try scene.touched(view, touch, on: &stage)
  }
  override func tap(_ view: String, on stage: inout Stage) throws(Misuse) {
    try scene.tap(view, on: &stage)
  }
  override func start(after delay: Double?, on stage: inout Stage) throws(Misuse) {
    try scene.start(after: delay, on: &stage)
  }
  override func notify(of notice: PendingCallback, on stage: inout Stage) {
    switch notice {
    case .recognizers, .fingersLifted: break
    case .animator(let animator, let position, _):
      scene.animatorDidComplete(animator, at: position, on: &stage)
    case .layer(let key, let view, let finished):
      scene.layerAnimationEnded(key, on: view, finished: finished, on: &stage)
    case .transition(let transition, let finished):
      scene.transitionEnded(transition, finished: finished, on: &stage)
    case .timer(let timer): scene.timerFired(timer, on: &stage)
    case .scrolled(let view): scene.scrolled(view, on: &stage)
    case .scrollBegan(let view): scene.scrollBegan(view, on: &stage)
    case .scrollReleased(let view, let release):
      var target = release.target
      scene.scrollWillEnd(
        view, velocity: release.velocity.perMillisecond, target: &target, on: &stage)
      if !stage.ledger.accepts(target, "target", of: "scrollWillEnd") { target = release.target }
      if let index = stage.scrolling.index(of: view) {
        stage.scrolling.land(
          index, on: target, after: release, by: stage.readings, in: &stage.ledger)
      }
    case .scrollEnded(let view): scene.scrollEnded(view, on: &stage)
    case .crossed(let watch): scene.scrollCrossed(watch, on: &stage)
    }
  }
  override func adopt(
    _ options: SceneOptions, from signal: String?, on stage: inout Stage
  ) throws(OptionError) {
    guard let signal else { return try scene.optionsDidChange(options, on: &stage) }
    try scene.didReceive(signal, options: options, on: &stage)
  }
  override func connect(_ connection: Connection, on stage: inout Stage) throws(InputError) {
    try scene.connect(connection, on: &stage)
  }
}

/// The declarations of a scene's type, read once when a simulation starts.
struct SceneTraits: Sendable {
  let name: String
  let options: [SceneOption]
  let signals: [SignalForm]
  let events: [EventKind]
  let invariants: [InvariantNote]
  /// Whether an invariant compares what a finger holds before and after each report.
  let followsFinger: Bool
  let states: [String]
  let stateVerbs: [StateVerb]
  let opening: String
  let dynamicViews: [DynamicView]
  let dynamicAnimators: [String]?
  let tapDescription: String
  let requiresAnimatorName: Bool
  let leavesEndsAlone: Bool
  let computesFrames: Bool
  /// The names of the declared paths.
  let paths: ScenePathNames
  /// Creates the scene on an empty stage.
  let begin: @Sendable (SceneTraits, SceneOptions, inout Stage) throws(OptionError) -> SceneBox

  init<S: TransitionScene>(_ type: S.Type) {
    name = S.name
    options = S.options
    signals = S.signals
    events = S.events
    invariants = S.invariants.map { InvariantNote($0) }
    followsFinger = S.invariants.contains {
      if case .followsFinger = $0.claim { true } else { false }
    }
    states = S.states
    stateVerbs = S.stateVerbs
    opening = S.opening
    dynamicViews = S.dynamicViews
    dynamicAnimators = S.dynamicAnimators
    tapDescription = S.tapDescription
    requiresAnimatorName = S.requiresAnimatorName
    leavesEndsAlone = S.leavesEndsAlone
    computesFrames = S.computesFrames
    paths = ScenePathNames(S.paths)
    begin = { (traits, options, stage) throws(OptionError) in
      #if hasFeature(Embedded)
      return FilledScene(try S(options, on: &stage), traits)
      #else
      do throws(S.StartError) {
        return FilledScene(try S(options, on: &stage), traits)
      } catch {
        throw OptionError(starting: error)
      }
      #endif
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

  /// Returns the first path that a name matches, and its index, which is 0 for a path without an
  /// index; `count` returns how many indices a path has.
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

// Findings about the names that a scene declares.

extension Ledger {
  /// Records a finding for each declared name that is taken, and for each that neither statements
  /// nor traces can contain, including the name of the scene.
  mutating func claimNames(of traits: SceneTraits) {
    claim(traits.name, taken: false, by: "scene", isWord: true)
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
    if isTaken { note(Event(.nameTaken, [.word("of", "event"), .word("name", kind.name)])) }
    if let flaw = kind.flawOfName {
      note(
        Event(
          .badName,
          [
            .word("of", "event"), Event.Field("name", .word(kind.name)),
            Event.Field("flaw", .word(flaw)),
          ]))
    }
  }
}

extension EventKind {
  /// Whether the first word is that of a misuse, for which readers of a trace would take the event.
  fileprivate var readsAsMisuse: Bool { name == "misuse" || name.hasPrefix("misuse ") }

  /// The part of the name that doesn't consist of words with a space between them, each of which can
  /// be a name, or `nil` if the name does.
  // No array of words is created, because this is checked each time a scene starts.
  fileprivate var flawOfName: String? {
    var rest = name[...]
    while let space = rest.firstIndex(of: " ") {
      guard StageName.isPossible(rest[..<space]) else {
        return space == rest.startIndex
          ? "it contains two spaces in a row" : StageName.flaw(of: String(rest[..<space]))
      }
      rest = rest[rest.index(after: space)...]
    }
    return StageName.isPossible(rest) ? nil : StageName.flaw(of: String(rest))
  }
}
