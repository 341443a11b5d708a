// The scene of a simulation, with its type erased.

/// A type-erased scene to which a simulation forwards its calls; the subclass stores the scene.
///
/// Every box is a `FilledScene`, which overrides all of these members.
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
  func answer(_ question: GestureQuestion, on stage: Stage) -> GestureAnswer { SceneBox.isEmpty() }
  func panShouldBegin(_ pan: Pan, on stage: Stage) -> PanVerdict { SceneBox.isEmpty() }
  func scrollShouldBegin(_ view: ViewID, _ pan: Pan, on stage: Stage) -> PanVerdict {
    SceneBox.isEmpty()
  }
  func liftOff(for pan: Pan, on stage: Stage) -> LiftOff? { SceneBox.isEmpty() }
  func frameOnScreen(of view: ViewID, on stage: Stage) -> Rect? { SceneBox.isEmpty() }
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
  func take(
    _ options: SceneOptions, from signal: String?, on stage: inout Stage
  ) throws(OptionError) { SceneBox.isEmpty() }
  func connect(_ connection: Connection, on stage: inout Stage) throws(InputError) {
    SceneBox.isEmpty()
  }

  private static func isEmpty() -> Never { fatalError("a box without a scene") }
}

/// A box that stores a scene.
final class FilledScene<S: TransitionScene>: SceneBox {
  // A scene can access only its stage, so a callback can't start another one in the same box.
  @exclusivity(unchecked) private var one: S

  init(_ scene: S, _ traits: SceneTraits) {
    one = scene
    super.init(traits)
  }

  /// The scene, borrowed, because a plain read of a stored property copies the value first.
  private var scene: S {
    @inline(__always) _read { yield one }
    @inline(__always) _modify { yield &one }
  }

  /// Returns the state; takes the scene as `inout` so that it isn't copied.
  @inline(never)
  private static func state(of scene: inout S) -> String { scene.state }

  override func copy() -> SceneBox { FilledScene(one, traits) }

  override var state: String { FilledScene.state(of: &one) }
  override var tappable: [String] { scene._tappable }
  override func describesTap(by gesture: GestureID) -> Bool { scene._describesTap(by: gesture) }
  override var namedPaths: [String] { scene._namedPaths }
  override func pathValue(of path: Substring, on stage: Stage) -> PathValue? {
    scene._pathValue(of: path, on: stage)
  }
  override func count(ofPath place: Int) -> Int { max(0, S.paths[place].count(scene)) }
  override func value(ofPath place: Int, at index: Int, on stage: Stage) -> PathValue {
    S.paths[place].read(scene, stage, index)
  }
  override func answer(_ question: GestureQuestion, on stage: Stage) -> GestureAnswer {
    switch question {
    case .receives(let touch, let gesture):
      .word(scene._gestureShouldReceive(touch, gesture, on: stage))
    case .begins(let gesture, let pan):
      .verdict(scene._gestureShouldBegin(gesture, pan, on: stage))
    case .recognizes(let one, let other):
      .word(scene._recognizesTogether(one, other, on: stage))
    case .mayRequire: .word(S._mayRequireFailures)
    case .requires(let gesture, let other):
      .word(scene._requiresFailure(gesture, of: other, on: stage))
    }
  }
  override func panShouldBegin(_ pan: Pan, on stage: Stage) -> PanVerdict {
    scene._panShouldBegin(pan, on: stage)
  }
  override func scrollShouldBegin(_ view: ViewID, _ pan: Pan, on stage: Stage) -> PanVerdict {
    scene._scrollShouldBegin(view, pan, on: stage)
  }
  override func liftOff(for pan: Pan, on stage: Stage) -> LiftOff? {
    scene._liftOff(for: pan, on: stage)
  }
  override func frameOnScreen(of view: ViewID, on stage: Stage) -> Rect? {
    scene._frameOnScreen(of: view, on: stage)
  }
  override func shownView(_ view: ViewID, on stage: Stage) -> ShownView? {
    scene._shownView(view, on: stage)
  }
  override func shownParts(on stage: Stage) -> [ShownView] { scene._shownParts(on: stage) }

  override func pan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    try scene._pan(pan, on: &stage)
  }
  override func panRefused(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    try scene._panRefused(pan, on: &stage)
  }
  override func handle(
    _ gesture: GestureID, report: Pan, on stage: inout Stage
  ) throws(Misuse) {
    try scene._handle(gesture, report: report, on: &stage)
  }
  override func touched(_ view: ViewID, _ touch: Touch, on stage: inout Stage) throws(Misuse) {
    try scene._touched(view, touch, on: &stage)
  }
  override func tap(_ view: String, on stage: inout Stage) throws(Misuse) {
    try scene._tap(view, on: &stage)
  }
  override func start(after delay: Double?, on stage: inout Stage) throws(Misuse) {
    try scene._start(after: delay, on: &stage)
  }
  override func notify(of notice: PendingCallback, on stage: inout Stage) {
    switch notice {
    case .recognizers, .fingersLifted: break
    case .animator(let animator, let position, _):
      scene._animatorDidComplete(animator, at: position, on: &stage)
    case .layer(let key, let view, let finished):
      scene._layerAnimationEnded(key, on: view, finished: finished, on: &stage)
    case .transition(let transition, let finished):
      scene._transitionEnded(transition, finished: finished, on: &stage)
    case .timer(let timer): scene._timerFired(timer, on: &stage)
    case .scrolled(let view): scene._scrolled(view, on: &stage)
    case .scrollBegan(let view): scene._scrollBegan(view, on: &stage)
    case .scrollReleased(let view, let release):
      var target = release.target
      scene._scrollWillEnd(
        view, velocity: release.velocity.perMillisecond, target: &target, on: &stage)
      if let index = stage.scrolling.index(of: view) {
        stage.scrolling.land(
          index, on: target, after: release, by: stage.readings, in: &stage.ledger)
      }
    case .scrollEnded(let view): scene._scrollEnded(view, on: &stage)
    case .crossed(let watch): scene._scrollCrossed(watch, on: &stage)
    }
  }
  override func take(
    _ options: SceneOptions, from signal: String?, on stage: inout Stage
  ) throws(OptionError) {
    guard let signal else { return try scene._optionsDidChange(options, on: &stage) }
    try scene._didReceive(signal, options: options, on: &stage)
  }
  override func connect(_ connection: Connection, on stage: inout Stage) throws(InputError) {
    try scene._connect(connection, on: &stage)
  }
}
