/// A built-in or custom app: its views, its gestures, and its responses to them.
///
/// A scene models a view controller. It is a value that has access only to the stage that it
/// receives, so a copy of a simulation includes the whole app. For the same reason, completions are
/// a method rather than stored closures.
///
/// A scene requires only a name and an initializer. Every callback has a default implementation; a
/// scene implements those that it needs. A callback without which a declaration of the scene has no
/// effect, such as `timerFired(_:on:)` in a scene that starts a timer, is recorded as missing
/// (`Misuse.missingCallback`).
///
/// ```swift
/// struct Curtain: TransitionScene {
///   static let name = "curtain"
///   static let summary = "A tap raises the curtain."
///   static let options: [SceneOption] = []
///   let curtain: ViewID
///   let animator: AnimatorID
///   let state = "curtain"
///   let tappable = ["curtain"]
///
///   init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
///     curtain = stage.addView("curtain", .frame(Rect2D(width: 390, height: 844)))
///     animator = stage.addAnimator("curtain", try Animator(duration: 0.5, timing: .linear))
///   }
///
///   mutating func tap(_ view: String, on stage: inout Stage) throws(Misuse) {
///     let curtain = curtain
///     try stage.addAnimations(to: animator) { stage in stage[curtain, .frame].y = -800 }
///     try stage.start(animator)
///   }
/// }
/// ```
public protocol TransitionScene: Sendable {
  /// The scene's name in `scene NAME`.
  static var name: String { get }
  /// The scene's purpose, in one sentence.
  static var summary: String { get }
  /// The point that the scene illustrates, in two to four lines, and a statement that demonstrates
  /// it.
  static var shows: Insight? { get }
  /// The options of the scene.
  static var options: [SceneOption] { get }
  /// The paths that the scene adds to those of every scene.
  static var paths: [ScenePath<Self>] { get }
  /// The views that the scene adds only while running.
  static var dynamicViews: [DynamicView] { get }
  /// The names of the animators that the scene adds only while running, in which an `N` between
  /// dots stands for a zero-based index, or `nil` if they aren't known in advance.
  static var dynamicAnimators: [String]? { get }
  /// Example statements for the scene's help, which can be entered in this order after the scene
  /// has started.
  static var examples: [String] { get }
  /// The kinds of events that the scene records in addition to those of every scene; recording any
  /// other kind is a misuse (`Misuse.undeclaredEvent`).
  static var events: [EventKind] { get }
  /// The claims about the scene that must hold whatever the user does.
  static var invariants: [SceneInvariant<Self>] { get }
  /// A Boolean value that indicates whether a statement about an animator has to name it if the
  /// scene has several.
  static var requiresAnimatorName: Bool { get }
  /// A Boolean value that indicates whether the scene neither moves anything nor changes its state
  /// when a run ends.
  static var leavesEndsAlone: Bool { get }
  /// A phrase for the effect of a tap, which a response can give as a reason: `a tap toggles`.
  static var tapDescription: String { get }

  #if hasFeature(Embedded)
  /// Creates the scene's views and animators on an empty stage.
  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError)
  #else
  /// The type of the errors that the initializer throws, which the compiler infers from its `throws`
  /// clause.
  associatedtype StartError: Error = OptionError

  /// Creates the scene's views and animators on an empty stage.
  ///
  /// The initializer may throw errors of any type. The simulation throws each of them as an
  /// `OptionError`: an initializer that is declared with `throws(OptionError)` throws only errors of
  /// options, numbers, and rules; one that is declared with `throws` also those of the stage,
  /// `Misuse` and `InputError`.
  init(_ options: SceneOptions, on stage: inout Stage) throws(StartError)
  #endif

  /// The possible values of `state`; empty if they aren't known in advance.
  ///
  /// Entering any other state is a misuse (`Misuse.undeclaredState`), unless a statement sets that
  /// state (`Connections`).
  static var states: [String] { get }
  /// The verbs with which answers describe a change to one of the scene's states, such as `expands`
  /// for `expanded`.
  static var stateVerbs: [StateVerb] { get }
  /// The scene's model state, as one word.
  var state: String { get }
  /// A phrase for what moves when the scene starts, which the answer prints in place of the state; empty
  /// if the state says enough.
  static var opening: String { get }

  // MARK: Pans

  /// Handles a report of the pan recognizer. To have one method for each state of the recognizer,
  /// conform to `PanHandling`.
  mutating func pan(_ pan: Pan, on stage: inout Stage) throws(Misuse)

  /// Returns whether the scene's pan may leave `possible`, given the velocity at that moment (G63).
  func panShouldBegin(_ pan: Pan, on stage: Stage) -> PanVerdict

  /// Handles a pan that was refused; the touch belongs to another recognizer now.
  mutating func panRefused(_ pan: Pan, on stage: inout Stage) throws(Misuse)

  /// Returns the values that a release of the scene's pan would have at this instant, or `nil` if
  /// there is nothing to decide.
  func liftOff(for pan: Pan, on stage: Stage) -> LiftOff?

  // MARK: Recognizers, touches and taps

  /// Handles a report of a recognizer of the scene, or of a scroll view that the scene controls.
  mutating func handle(_ gesture: GestureID, report: Pan, on stage: inout Stage) throws(Misuse)

  /// Returns whether a recognizer of the scene may leave `possible` (G63).
  func gestureShouldBegin(_ gesture: GestureID, _ pan: Pan, on stage: Stage) -> PanVerdict

  /// Returns whether a recognizer receives a new touch (G65).
  func gestureShouldReceive(_ touch: Touch, _ gesture: GestureID, on stage: Stage) -> Bool

  /// Returns whether two recognizers may recognize at the same time, in addition to the pairs that
  /// are always allowed to do so (G66).
  func recognizesTogether(_ one: GestureID, _ other: GestureID, on stage: Stage) -> Bool

  /// A Boolean value that indicates whether `requiresFailure(_:of:on:)` is called.
  ///
  /// If false, the arena doesn't have to check every pair of recognizers on a view.
  static var requiresFailures: Bool { get }

  /// Returns whether, for this touch, a recognizer has to wait until another has failed (G71);
  /// called only if the scene declares that it `requiresFailures`.
  func requiresFailure(_ gesture: GestureID, of other: GestureID, on stage: Stage) -> Bool

  /// Handles a touch that is delivered to a view, after the recognizers (G9, G75 – G77).
  mutating func touched(_ view: ViewID, _ touch: Touch, on stage: inout Stage) throws(Misuse)

  /// The views that respond to taps.
  var tappable: [String] { get }

  /// Handles a tap on one of the tappable views.
  mutating func tap(_ view: String, on stage: inout Stage) throws(Misuse)

  /// Returns whether `tapDescription` applies to taps of a recognizer.
  func describesTap(by gesture: GestureID) -> Bool

  // MARK: Starting and ending

  /// Handles `start` without an animator's name, optionally after a delay in seconds.
  mutating func start(after delay: Double?, on stage: inout Stage) throws(Misuse)

  /// Handles the end of an animator's run; called once for each of the animator's completions, or
  /// once if it has none.
  mutating func animatorDidComplete(
    _ animator: AnimatorID, at position: Position, on stage: inout Stage)

  /// Handles the end of a layer animation, which has either finished (`finished`) or been cut short
  /// by removal (T93).
  ///
  /// The key is `nil` if the animation was added without a key; a group counts as one animation
  /// (T104).
  mutating func layerAnimationEnded(
    _ key: String?, on view: ViewID, finished: Bool, on stage: inout Stage)

  /// Handles the end of a transition, which has either finished (`finished`) or been canceled and
  /// returned to its start (A246).
  mutating func transitionEnded(
    _ transition: TransitionID, finished: Bool, on stage: inout Stage)

  /// Handles the firing of one of the scene's timers or display links.
  mutating func timerFired(_ timer: StageTimer, on stage: inout Stage)

  // MARK: Scroll views

  /// Returns whether the pan of a scroll view may leave `possible`, given the velocity at that
  /// moment (G63); called only if there is something to scroll.
  func scrollShouldBegin(_ view: ViewID, _ pan: Pan, on stage: Stage) -> PanVerdict

  /// Handles the beginning of a scroll view's drag.
  mutating func scrollBegan(_ view: ViewID, on stage: inout Stage)

  /// Handles a change of a scroll view's offset, by a finger or by the app, or the end of its
  /// motion.
  ///
  /// The method isn't called at every instant of an automatic motion: read the offset when you need
  /// it, or watch for a particular offset (`scrollCrossed(_:on:)`).
  mutating func scrolled(_ view: ViewID, on stage: inout Stage)

  /// Handles the release of a scroll view; the method may change the target offset (G180, G201).
  ///
  /// The velocity is that of the content, in points per millisecond; the target is the offset at
  /// which the content would settle, in points.
  mutating func scrollWillEnd(
    _ view: ViewID, velocity: Vector, target: inout Vector, on stage: inout Stage)

  /// Handles the settling of a scroll view, after a drag or an automatic motion.
  mutating func scrollEnded(_ view: ViewID, on stage: inout Stage)

  /// Called when the offset of a scroll view crosses an offset that the scene watches.
  mutating func scrollCrossed(_ watch: ScrollWatch, on stage: inout Stage)

  // MARK: Signals, options and connections

  /// The signals that the scene accepts.
  static var signals: [SignalForm] { get }

  /// Handles a signal with the scene's options, some of which the signal may override.
  ///
  /// - Throws: `OptionError` if the options are inconsistent; the signal is refused then.
  mutating func didReceive(
    _ signal: String, options: SceneOptions, on stage: inout Stage) throws(OptionError)

  /// Handles a new value of a live option, for a scene that doesn't only read the option when it
  /// needs it.
  ///
  /// - Throws: `OptionError` if the options are inconsistent; the value is refused then.
  mutating func optionsDidChange(_ options: SceneOptions, on stage: inout Stage) throws(OptionError)

  /// Adds a connection that a statement requests, in a scene that stores `Connections`.
  ///
  /// - Throws: `InputError` if the connection is impossible; nothing is connected then.
  mutating func connect(_ connection: Connection, on stage: inout Stage) throws(InputError)

  // MARK: Appearance and paths

  /// A Boolean value that indicates whether the scene implements `frameOnScreen(of:on:)`.
  ///
  /// If false, hit-testing checks only the views under a finger, however many there are.
  static var computesFrames: Bool { get }

  /// Returns the frame of a view on the screen, or `nil` if the view receives no touches.
  func frameOnScreen(of view: ViewID, on stage: Stage) -> Rect2D?

  /// Returns the reason why a view receives no touches although it is drawn, as a clause about the
  /// view; called only if `frameOnScreen(of:on:)` returns `nil`.
  func concealment(of view: ViewID, on stage: Stage) -> Reason

  /// Returns the state or the place that the screen shows for what an animator moves, or `nil` if
  /// the screen shows neither; it can differ from the state that the scene's code has recorded.
  func stateOnScreen(movedBy animator: AnimatorID, on stage: Stage) -> String?

  /// Returns the appearance of a view on the screen, for drawing, or `nil` if the view has no
  /// position.
  func shownView(_ view: ViewID, on stage: Stage) -> ShownView?

  /// Returns the other parts to draw, such as particles; those with a negative `depth` are behind
  /// the views, and the others are in front.
  func shownParts(on stage: Stage) -> [ShownView]

  /// The paths whose names depend on the scene's options; `paths` doesn't contain them.
  var namedPaths: [String] { get }

  /// Returns the value of one of the named paths, or `nil` for any other path.
  func pathValue(of path: Substring, on stage: Stage) -> PathValue?
}

extension TransitionScene {
  /// A standard text by default, for a custom scene.
  public static var summary: String { "A custom scene." }
  /// None by default.
  public static var shows: Insight? { nil }
  /// Only the screen size by default.
  public static var options: [SceneOption] { [.screen] }
  /// The scene's name by default.
  public var state: String { Self.name }
  /// None by default.
  public static var examples: [String] { [] }
  /// None by default.
  public static var paths: [ScenePath<Self>] { [] }
  /// None by default.
  public static var dynamicViews: [DynamicView] { [] }
  /// Unknown by default.
  public static var dynamicAnimators: [String]? { nil }
  /// The scene's name by default.
  public static var states: [String] { [name] }
  /// None by default; answers print "moves to" and the state instead.
  public static var stateVerbs: [StateVerb] { [] }
  /// Empty by default: the answer prints the state.
  public static var opening: String { "" }
  /// None by default.
  public static var events: [EventKind] { [] }
  /// None by default.
  public static var invariants: [SceneInvariant<Self>] { [] }
  /// False by default: a statement that names no animator applies to the principal animator.
  public static var requiresAnimatorName: Bool { false }
  /// False by default: the scene may react to the end of a run in any way.
  public static var leavesEndsAlone: Bool { false }
  /// By default, a tap starts the principal animator.
  public static var tapDescription: String { "a tap starts it" }
}

// MARK: - The default callbacks

extension TransitionScene {
  /// Records, by default, that the scene doesn't handle pans.
  public mutating func pan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    stage.noteUnhandled(pan)
  }
  /// Every pan begins by default.
  public func panShouldBegin(_ pan: Pan, on stage: Stage) -> PanVerdict {
    .begins(reason: "the recognizer's criteria are met and the scene allows it (G63)")
  }
  /// Does nothing by default.
  public mutating func panRefused(_ pan: Pan, on stage: inout Stage) throws(Misuse) {}
  /// Nothing to decide by default.
  public func liftOff(for pan: Pan, on stage: Stage) -> LiftOff? { nil }
}

extension TransitionScene {
  /// Handles only pans of the scene's own recognizers by default.
  public mutating func handle(
    _ gesture: GestureID, report: Pan, on stage: inout Stage
  ) throws(Misuse) {
    if stage.isPan(gesture), stage.isOfScene(gesture) { try pan(report, on: &stage) }
  }
  /// By default, `panShouldBegin(_:on:)` and the recognizer's axis rule decide about a pan, and
  /// every other recognizer begins.
  public func gestureShouldBegin(
    _ gesture: GestureID, _ pan: Pan, on stage: Stage
  ) -> PanVerdict {
    guard stage.isPan(gesture) else {
      return .begins(reason: "the recognizer's criteria are met (G63)")
    }
    let verdict = panShouldBegin(pan, on: stage)
    guard case .begins = verdict else { return verdict }
    return stage.axisVerdict(for: pan, of: gesture) ?? verdict
  }
  /// True by default.
  public func gestureShouldReceive(
    _ touch: Touch, _ gesture: GestureID, on stage: Stage
  ) -> Bool { true }
  /// False by default.
  public func recognizesTogether(
    _ one: GestureID, _ other: GestureID, on stage: Stage
  ) -> Bool { false }
  /// False by default.
  public static var requiresFailures: Bool { false }
  /// False by default.
  public func requiresFailure(
    _ gesture: GestureID, of other: GestureID, on stage: Stage
  ) -> Bool { false }
  /// Does nothing by default.
  public mutating func touched(
    _ view: ViewID, _ touch: Touch, on stage: inout Stage
  ) throws(Misuse) {}
  /// None by default.
  public var tappable: [String] { [] }
  /// Records, by default, that the callback is missing.
  public mutating func tap(_ view: String, on stage: inout Stage) throws(Misuse) {
    stage.noteMissing("tap")
  }
  /// True by default.
  public func describesTap(by gesture: GestureID) -> Bool { true }
}

extension TransitionScene {
  /// Starts the principal animator by default.
  public mutating func start(after delay: Double?, on stage: inout Stage) throws(Misuse) {
    if let animator = stage.principal { try stage.start(animator, afterDelay: delay) }
  }
  /// Does nothing by default.
  public mutating func animatorDidComplete(
    _ animator: AnimatorID, at position: Position, on stage: inout Stage
  ) {}
  /// Does nothing by default.
  public mutating func layerAnimationEnded(
    _ key: String?, on view: ViewID, finished: Bool, on stage: inout Stage
  ) {}
  /// Does nothing by default.
  public mutating func transitionEnded(
    _ transition: TransitionID, finished: Bool, on stage: inout Stage
  ) {}
  /// Records, by default, that the callback is missing.
  public mutating func timerFired(_ timer: StageTimer, on stage: inout Stage) {
    stage.noteMissing("timerFired")
  }
}

extension TransitionScene {
  /// Every scroll view may scroll by default.
  public func scrollShouldBegin(_ view: ViewID, _ pan: Pan, on stage: Stage) -> PanVerdict {
    .begins(reason: "the recognizer's criteria are met (G63)")
  }
  /// Does nothing by default.
  public mutating func scrollBegan(_ view: ViewID, on stage: inout Stage) {}
  /// Does nothing by default.
  public mutating func scrolled(_ view: ViewID, on stage: inout Stage) {}
  /// Leaves the target unchanged by default.
  public mutating func scrollWillEnd(
    _ view: ViewID, velocity: Vector, target: inout Vector, on stage: inout Stage
  ) {}
  /// Does nothing by default.
  public mutating func scrollEnded(_ view: ViewID, on stage: inout Stage) {}
  /// Records, by default, that the callback is missing.
  public mutating func scrollCrossed(_ watch: ScrollWatch, on stage: inout Stage) {
    stage.noteMissing("scrollCrossed")
  }
}

extension TransitionScene {
  /// None by default.
  public static var signals: [SignalForm] { [] }
  /// Records, by default, that the callback is missing.
  public mutating func didReceive(
    _ signal: String, options: SceneOptions, on stage: inout Stage
  ) throws(OptionError) { stage.noteMissing("didReceive") }
  /// Does nothing by default.
  public mutating func optionsDidChange(
    _ options: SceneOptions, on stage: inout Stage
  ) throws(OptionError) {}
  /// Only code makes connections by default.
  public mutating func connect(
    _ connection: Connection, on stage: inout Stage
  ) throws(InputError) { throw InputError(.connection(.notInScene(Self.name))) }
}

extension TransitionScene {
  /// False by default.
  public static var computesFrames: Bool { false }
  /// By default, the frame that follows from those of the view and its ancestors.
  public func frameOnScreen(of view: ViewID, on stage: Stage) -> Rect2D? {
    stage.frameOnScreen(of: view)
  }
  /// A standard clause by default.
  public func concealment(of view: ViewID, on stage: Stage) -> Reason { "it is hidden" }
  /// Neither by default.
  public func stateOnScreen(movedBy animator: AnimatorID, on stage: Stage) -> String? { nil }
  /// By default, the appearance that follows from the view's frame and from its properties
  /// `rotation`, `scale`, `radius`, and `alpha`.
  public func shownView(_ view: ViewID, on stage: Stage) -> ShownView? {
    stage.shownView(view) { frameOnScreen(of: $0, on: stage) }
  }
  /// None by default.
  public func shownParts(on stage: Stage) -> [ShownView] { [] }
  /// None by default.
  public var namedPaths: [String] { [] }
  /// None by default.
  public func pathValue(of path: Substring, on stage: Stage) -> PathValue? { nil }
}

extension Stage {
  // A pan can reach a scene that doesn't handle pans, unlike a tap or a signal, which a scene has to
  // declare.
  fileprivate mutating func noteUnhandled(_ pan: Pan) {
    guard declarations?.value.isNews("pan") ?? false else { return }
    note(
      Event(
        .panIgnored, nil, [.word("state", pan.state.rawValue), .cause("unhandled")],
        reason: "the scene does not handle pans: it has no `pan(_:on:)` and does not conform to "
          + "PanHandling"))
  }

  fileprivate mutating func noteMissing(_ callback: String) {
    ledger.noteMissing(callback, by: &declarations)
  }
}

/// The point that a scene illustrates, and a line that demonstrates it.
public struct Insight: Sendable, Hashable {
  /// The point, in plain sentences.
  package let text: String
  /// The statements to type, as one line.
  package let line: String

  /// Creates an insight.
  public init(_ text: String, type line: String) {
    self.text = text
    self.line = line
  }
}

/// The verb for a change to a state: `expands` for `expanded`.
///
/// Answers print its forms, such as "expands in 0.3 s", "is expanding" and "expanded at 0.3 s".
public struct StateVerb: Sendable, Hashable {
  /// The target state.
  package let state: String
  /// The third person: `expands`.
  package let verb: String
  /// The base form: `expand`.
  package let base: String
  /// The present participle: `expanding`.
  package let participle: String
  /// The past tense: `expanded`.
  package let past: String
  /// The change as a noun: `expansion`.
  package let noun: String

  /// Creates a verb; omitted forms default to those of a regular verb, and the noun to `run`.
  public init(
    _ state: String, _ verb: String, participle: String? = nil, past: String? = nil,
    noun: String = "run"
  ) {
    let isHissing = ["sses", "shes", "ches", "xes"].contains { verb.hasSuffix($0) }
    let base = String(verb.dropLast(isHissing ? 2 : 1))
    let stem = base.hasSuffix("e") ? String(base.dropLast()) : base
    (self.state, self.verb, self.base) = (state, verb, base)
    self.participle = participle ?? stem + "ing"
    self.past = past ?? stem + "ed"
    self.noun = noun
  }
}

/// A signal that a scene accepts: its name, and the options that it may override.
public struct SignalForm: Sendable, Hashable {
  /// The name, which is also the verb of the statement.
  public let name: String
  /// The names of the options.
  package let options: [String]

  /// Creates a declaration of a signal.
  public init(_ name: String, options: [String] = []) {
    self.name = name
    self.options = options
  }
}
