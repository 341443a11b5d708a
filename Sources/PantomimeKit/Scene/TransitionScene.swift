/// A built-in or user-written app: its views, its gestures, and its responses to them.
///
/// A scene models a view controller. It is a value with access to nothing but the stage it
/// receives, so that a copied simulation includes the whole app. For the same reason completions
/// are a method rather than stored closures.
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
///     curtain = stage.addView("curtain", .frame(Rect(width: 390, height: 844)))
///     animator = stage.addAnimator("curtain", try Animator(lasting: 0.5, timing: .linear))
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
  /// The point that the scene illustrates, in two to four lines, and a statement that shows it.
  static var shows: Insight? { get }
  /// The options it takes.
  static var options: [SceneOption] { get }
  /// The paths it adds to the paths of every scene.
  static var paths: [ScenePath<Self>] { get }
  /// The paths whose names depend on the scene's options, excluded from `paths`.
  var namedPaths: [String] { get }
  /// Returns the value of one of the named paths, or `nil` for any other path.
  func pathValue(of path: Substring, on stage: Stage) -> PathValue?
  /// The views that it adds only while running.
  static var dynamicViews: [DynamicView] { get }
  /// The signals from outside that it accepts.
  static var signals: [SignalForm] { get }
  /// Example statements, in an order in which they can be typed after the scene has begun; shown in
  /// its help.
  static var examples: [String] { get }
  /// The kinds of events it records besides those of every scene; any other kind is a finding
  /// (`Misuse.undeclaredEvent`).
  static var events: [EventKind] { get }
  /// A Boolean value that indicates whether a statement about an animator has to name it if there
  /// are several.
  static var requiresAnimatorName: Bool { get }
  /// A Boolean value that indicates whether the scene's reactions to the end of a run neither move
  /// anything nor change its state.
  static var leavesEndsAlone: Bool { get }
  /// A Boolean value that indicates whether `requiresFailure(_:of:on:)` may ever return true.
  ///
  /// A scene that does not implement that method may return false, so that of many recognizers on
  /// one view not every pair is checked.
  static var mayRequireFailures: Bool { get }
  /// A Boolean value that indicates whether the scene implements `frameOnScreen(of:on:)`.
  ///
  /// A scene that does not implement that method may return false, so that of many views only those
  /// under a finger are checked.
  static var overridesFrames: Bool { get }

  /// Creates the scene's views and animators on an empty stage.
  ///
  /// - Throws: `OptionError` if the options are inconsistent.
  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError)

  /// The possible words for its model state; empty if they depend on the run.
  ///
  /// Any other state is a finding (`Misuse.undeclaredState`), except states that statements define
  /// (`Connections`).
  static var states: [String] { get }
  /// The verbs that lead to its states, for answers: `expands` for `expanded`.
  static var stateVerbs: [StateVerb] { get }
  /// The scene's model state, one word.
  var state: String { get }

  /// Returns whether the scene's pan may leave `possible`, given the velocity at that moment (G63).
  func panShouldBegin(_ pan: Pan, on stage: Stage) -> PanVerdict

  /// Handles a report of the pan recognizer; by default, each report is forwarded to one of the
  /// next four methods.
  mutating func pan(_ pan: Pan, on stage: inout Stage) throws(Misuse)

  /// Handles a pan that has been recognized.
  mutating func panBegan(_ pan: Pan, on stage: inout Stage) throws(Misuse)

  /// Handles a movement of the finger.
  mutating func panChanged(_ pan: Pan, on stage: inout Stage) throws(Misuse)

  /// Handles the lift-off.
  mutating func panEnded(_ pan: Pan, on stage: inout Stage) throws(Misuse)

  /// Handles a pan that was canceled or has failed.
  mutating func panCancelled(_ pan: Pan, on stage: inout Stage) throws(Misuse)

  /// Handles a pan that was refused; the touch belongs to another recognizer now.
  mutating func panRefused(_ pan: Pan, on stage: inout Stage) throws(Misuse)

  /// Returns whether a recognizer of the scene may leave `possible` (G63); for pans by default as
  /// `panShouldBegin` and their axis rule decide.
  func gestureShouldBegin(_ gesture: GestureID, _ pan: Pan, on stage: Stage) -> PanVerdict

  /// Returns whether a recognizer receives a new touch at all (G65).
  func gestureShouldReceive(_ touch: Touch, _ gesture: GestureID, on stage: Stage) -> Bool

  /// Returns whether two recognizers may recognize at the same time, in addition to the permanently
  /// allowed pairs (G66).
  func recognizesTogether(_ one: GestureID, _ other: GestureID, on stage: Stage) -> Bool

  /// Returns whether a recognizer has to wait until another has failed, for this touch (G71).
  func requiresFailure(_ gesture: GestureID, of other: GestureID, on stage: Stage) -> Bool

  /// Handles a report of a recognizer of the scene, or of a scroll view that it steers; pans are
  /// forwarded to `pan(_:on:)` by default.
  mutating func handle(
    _ gesture: GestureID, report: Pan, on stage: inout Stage) throws(Misuse)

  /// Handles a touch that reaches a view itself, after the recognizers (G9, G75 – G77).
  mutating func touched(_ view: ViewID, _ touch: Touch, on stage: inout Stage) throws(Misuse)

  /// The views that respond to taps.
  var tappable: [String] { get }

  /// A phrase for the effect of a tap, which a response can give as a reason: `a tap toggles`.
  static var tapDescription: String { get }

  /// Handles a tap on one of the tappable views.
  mutating func tap(_ view: String, on stage: inout Stage) throws(Misuse)

  /// Handles `start` without an animator's name, optionally after a delay in seconds.
  mutating func start(after delay: Double?, on stage: inout Stage) throws(Misuse)

  /// Handles the end of an animator; called once for each of its completions, and once if it has
  /// none.
  mutating func animatorDidComplete(
    _ animator: AnimatorID, at position: Position, on stage: inout Stage)

  /// Handles the end of a layer animation, either reached (`finished`) or cut short by removal
  /// (T93).
  ///
  /// The key is `nil` for one added without; a group counts as one animation (T104).
  mutating func layerAnimationEnded(
    _ key: String?, on view: ViewID, finished: Bool, on stage: inout Stage)

  /// Handles the end of a transition, either finished (`finished`) or canceled and back at its
  /// start (A246).
  mutating func transitionEnded(
    _ transition: TransitionID, finished: Bool, on stage: inout Stage)

  /// Handles a timer or a display link of the scene that fires.
  mutating func timerFired(_ timer: StageTimer, on stage: inout Stage)

  /// Handles a signal, with the scene's options as overridden by this signal alone.
  ///
  /// - Throws: `OptionError` if they are inconsistent; the signal is refused then.
  mutating func didReceive(
    _ signal: String, options: SceneOptions, on stage: inout Stage) throws(OptionError)

  /// Handles a change of a scroll view's offset by a finger or the app, or its settling.
  ///
  /// Not called at every instant of an automatic motion: code that depends on the offset reads it,
  /// or watches a place.
  mutating func scrolled(_ view: ViewID, on stage: inout Stage)

  /// Returns whether the pan of a scroll view may leave `possible`, given the velocity at that
  /// moment (G63); called only if there is something to scroll.
  func scrollShouldBegin(_ view: ViewID, _ pan: Pan, on stage: Stage) -> PanVerdict

  /// Handles the beginning of a scroll view's drag.
  mutating func scrollBegan(_ view: ViewID, on stage: inout Stage)

  /// Handles the release of a scroll view; it may change the target offset (G180, G201).
  ///
  /// The velocity is that of the content, in points per millisecond; the target is the offset at
  /// which it would settle, in points.
  mutating func scrollWillEnd(
    _ view: ViewID, velocity: Vector, target: inout Vector, on stage: inout Stage)

  /// Handles the settling of a scroll view, after a drag or an automatic motion.
  mutating func scrollEnded(_ view: ViewID, on stage: inout Stage)

  /// Handles the crossing of a place that the scene watches by the offset of a scroll view.
  mutating func scrollCrossed(_ watch: ScrollWatch, on stage: inout Stage)

  /// Returns the values of a release of the scene's pan now, or `nil` if nothing would be
  /// decided.
  func liftOff(for pan: Pan, on stage: Stage) -> LiftOff?

  /// Returns the frame of a view on the screen, or `nil` for a view that takes no touches.
  func frameOnScreen(of view: ViewID, on stage: Stage) -> Rect?

  /// Returns a view as shown on the screen, for drawing, or `nil` for a view that has no position.
  func shownView(_ view: ViewID, on stage: Stage) -> ShownView?

  /// Returns what else is shown on the screen above the views, such as particles, for drawing.
  func shownParts(on stage: Stage) -> [ShownView]

  /// Handles a new value of a live option.
  ///
  /// - Throws: `OptionError` if the options are inconsistent; the value is refused then.
  mutating func optionsDidChange(_ options: SceneOptions, on stage: inout Stage) throws(OptionError)

  /// Adds a connection that a statement requests, in a scene that stores `Connections`.
  ///
  /// - Throws: `InputError`; nothing is connected then.
  mutating func connect(_ connection: Connection, on stage: inout Stage) throws(InputError)
}

/// A signal that a scene accepts: its name, and the options that it may override.
public struct SignalForm: Sendable, Hashable {
  /// The name, which is also the verb of the statement.
  public let name: String
  /// The names of the options.
  public let options: [String]

  /// Creates a declaration of a signal.
  public init(_ name: String, options: [String] = []) {
    self.name = name
    self.options = options
  }
}

extension TransitionScene {
  /// The default summary, for a user's scene.
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
  public var namedPaths: [String] { [] }
  /// None by default.
  public func pathValue(of path: Substring, on stage: Stage) -> PathValue? { nil }
  /// None by default.
  public static var dynamicViews: [DynamicView] { [] }
  /// One, the scene's name, by default.
  public static var states: [String] { [name] }
  /// None by default; answers print "goes to" and the state.
  public static var stateVerbs: [StateVerb] { [] }
  /// None by default.
  public static var signals: [SignalForm] { [] }
  /// None by default.
  public static var events: [EventKind] { [] }
  /// False by default: the principal animator is meant if none is named.
  public static var requiresAnimatorName: Bool { false }
  /// False by default: the scene may react to the end of a run in any way.
  public static var leavesEndsAlone: Bool { false }
  /// Refuses the connection by default: only the scene's code connects anything.
  public mutating func connect(
    _ connection: Connection, on stage: inout Stage
  ) throws(InputError) { throw .impossible(.connection(.notInScene(Self.name))) }
  /// Starting, by default.
  public static var tapDescription: String { "a tap starts it" }
  /// None by default.
  public var tappable: [String] { [] }
  /// Does nothing by default.
  public mutating func tap(_ view: String, on stage: inout Stage) throws(Misuse) {
    UnhandledHooks.noteTap(on: view, of: &stage)
  }
  /// Starts the principal animator by default.
  public mutating func start(after delay: Double?, on stage: inout Stage) throws(Misuse) {
    if let animator = stage.principal { try stage.start(animator, after: delay) }
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
  /// Does nothing by default.
  public mutating func timerFired(_ timer: StageTimer, on stage: inout Stage) {}
  /// Returns the frame given by the view's frame and its ancestors; the default.
  public func frameOnScreen(of view: ViewID, on stage: Stage) -> Rect? {
    stage.frameOnScreen(of: view)
  }
}
