/// A built-in or user-written app: its views, its gestures, and what it does about them.
///
/// A scene stands for a view controller. It is a value; all it may touch is the stage it is handed,
/// so that a copied simulation carries the whole app along. Completions are a method rather than
/// stored closures for the same reason.
///
/// ```swift
/// struct Curtain: Scene {
///   static let name = "curtain"
///   static let summary = "A tap raises the curtain."
///   static let options: [SceneOption] = []
///   let curtain: ViewID
///   let animator: AnimatorID
///   let state = "curtain"
///   let tappable = ["curtain"]
///
///   init(_ options: SceneOptions, on stage: inout Stage) throws(OptionProblem) {
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
public protocol Scene: Sendable {
  /// The scene's name in `scene NAME`.
  static var name: String { get }
  /// What it shows, in one sentence.
  static var summary: String { get }
  /// The insight that the scene is there to show, in two to four lines, and a line to type that shows it.
  static var shows: Insight? { get }
  /// The options it takes.
  static var options: [SceneOption] { get }
  /// The paths it adds to those that every scene has.
  static var paths: [ScenePath<Self>] { get }
  /// The paths besides those whose names depend on what the scene was given.
  var namedPaths: [String] { get }
  /// The value of one of these; `nil` for any other path.
  func pathValue(of path: Substring, on stage: Stage) -> PathValue?
  /// The views that it adds only as it runs.
  static var laterViews: [LaterView] { get }
  /// The signals from outside that it takes.
  static var signals: [SignalForm] { get }
  /// Lines to begin with, as somebody may type them one after the other once the scene has begun; a
  /// help shows them.
  static var tries: [String] { get }
  /// The kinds of events it records besides those that every scene has; any other kind is a finding
  /// (`Misuse.undeclaredEvent`).
  static var events: [EventKind] { get }
  /// Whether a statement about an animator has to name it as soon as there are several.
  static var namesAnimators: Bool { get }
  /// Whether nothing that the scene does about the end of a run moves anything or changes its state.
  static var leavesEndsAlone: Bool { get }
  /// Whether `requiresFailure(_:of:on:)` may ever say yes.
  ///
  /// A scene that leaves that method alone may say no: of many recognizers on one view, not every pair is
  /// then asked about.
  static var mayRequireFailures: Bool { get }
  /// Whether `frameOnScreen(of:on:)` is the scene's own.
  ///
  /// A scene that leaves that method alone may say no: of many views, only those that lie under a finger
  /// are then asked about.
  static var hasOwnFrames: Bool { get }

  /// Puts the scene's views and animators on an empty stage.
  ///
  /// - Throws: `OptionProblem` if the options make no sense together.
  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionProblem)

  /// The words that its model state can be; empty if they depend on the run.
  ///
  /// Any other state is a finding (`Misuse.undeclaredState`), but for those that statements make up
  /// (`Connections`).
  static var states: [String] { get }
  /// The scene's model state, one word.
  var state: String { get }

  /// Whether the scene's pan may leave `possible`; asked with the velocity of that moment (G63).
  func panShouldBegin(_ pan: Pan, on stage: Stage) -> PanVerdict

  /// The pan recognizer reports; by default each report goes to one of the four that follow.
  mutating func pan(_ pan: Pan, on stage: inout Stage) throws(Misuse)

  /// The pan has been recognized.
  mutating func panBegan(_ pan: Pan, on stage: inout Stage) throws(Misuse)

  /// The finger has moved on.
  mutating func panChanged(_ pan: Pan, on stage: inout Stage) throws(Misuse)

  /// The finger has lifted.
  mutating func panEnded(_ pan: Pan, on stage: inout Stage) throws(Misuse)

  /// The touch was taken away: cancelled, or failed.
  mutating func panCancelled(_ pan: Pan, on stage: inout Stage) throws(Misuse)

  /// The pan was refused; the touch belongs to somebody else now.
  mutating func panRefused(_ pan: Pan, on stage: inout Stage) throws(Misuse)

  /// Whether a recognizer of the scene may leave `possible` (G63); pans by default as
  /// `panShouldBegin` and the rule about axes they were given say.
  func gestureShouldBegin(_ gesture: GestureID, _ pan: Pan, on stage: Stage) -> PanVerdict

  /// Whether a recognizer is to see a new touch at all (G65).
  func gestureShouldReceive(_ touch: Touch, _ gesture: GestureID, on stage: Stage) -> Bool

  /// Whether two recognizers may recognize at the same time, besides those allowed for good (G66).
  func recognizesTogether(_ one: GestureID, _ other: GestureID, on stage: Stage) -> Bool

  /// Whether a recognizer has to wait until another has failed, for this touch (G71).
  func requiresFailure(_ gesture: GestureID, of other: GestureID, on stage: Stage) -> Bool

  /// A recognizer of the scene, or a scroll view that it steers, reports; pans go to `pan(_:on:)` by
  /// default.
  mutating func gesture(
    _ gesture: GestureID, _ report: Pan, on stage: inout Stage) throws(Misuse)

  /// A touch reaches a view itself, after the recognizers have had it (G9, G75 – G77).
  mutating func touched(_ view: ViewID, _ touch: Touch, on stage: inout Stage) throws(Misuse)

  /// The views that do something when tapped.
  var tappable: [String] { get }

  /// What a tap does, as a phrase that an answer can give as a reason: `a tap toggles`.
  static var tapping: String { get }

  /// A finger tapped one of the tappable views.
  mutating func tap(_ view: String, on stage: inout Stage) throws(Misuse)

  /// `start` without an animator's name, perhaps after a delay in seconds.
  mutating func start(after delay: Double?, on stage: inout Stage) throws(Misuse)

  /// An animator has ended: called once for each of its completions, and once where it has none.
  mutating func completed(_ animator: AnimatorID, at position: Position, on stage: inout Stage)

  /// A layer animation has ended (`finished`), or was taken off before its end (T93).
  ///
  /// The key is `nil` for one added without; a group counts as one animation (T104).
  mutating func layerAnimationEnded(
    _ key: String?, on view: ViewID, finished: Bool, on stage: inout Stage)

  /// A transition has ended: at its end (`finished`), or cancelled and back at its start (A246).
  mutating func transitionEnded(
    _ transition: TransitionID, finished: Bool, on stage: inout Stage)

  /// A timer or a display link of the scene fires.
  mutating func timerFired(_ timer: StageTimer, on stage: inout Stage)

  /// A signal arrives, with the scene's options as they are for this once.
  ///
  /// - Throws: `OptionProblem` if they make no sense together; the signal is refused then.
  mutating func received(
    _ signal: String, _ options: SceneOptions, on stage: inout Stage) throws(OptionProblem)

  /// The offset of a scroll view was changed, by a finger or the app, or has come to rest.
  ///
  /// Not at every instant of a motion by itself: what depends on the offset reads it, or watches a
  /// place.
  mutating func scrolled(_ view: ViewID, on stage: inout Stage)

  /// Whether the pan of a scroll view may leave `possible`; asked with the velocity of that moment
  /// (G63), and only where there is something for it to scroll.
  func scrollShouldBegin(_ view: ViewID, _ pan: Pan, on stage: Stage) -> PanVerdict

  /// A finger begins to drag a scroll view.
  mutating func scrollBegan(_ view: ViewID, on stage: inout Stage)

  /// A finger lets a scroll view go: where it is to rest may be changed (G180, G201).
  ///
  /// The velocity is that of the content, in points per millisecond; the target is the offset it
  /// would rest at, in points.
  mutating func scrollWillEnd(
    _ view: ViewID, velocity: Vector, target: inout Vector, on stage: inout Stage)

  /// A scroll view has come to rest, after a finger or a movement by itself.
  mutating func scrollEnded(_ view: ViewID, on stage: inout Stage)

  /// The offset of a scroll view has passed a place that the scene watches.
  mutating func scrollCrossed(_ watch: ScrollWatch, on stage: inout Stage)

  /// What the scene's pan would mean if the finger lifted now; `nil` where nothing would be decided.
  func liftOff(for pan: Pan, on stage: Stage) -> LiftOff?

  /// Where the screen shows a view; `nil` for one that takes no touches.
  func frameOnScreen(of view: ViewID, on stage: Stage) -> Rect?

  /// A view as the screen shows it, for a picture; `nil` for one that has no place.
  func shownView(_ view: ViewID, on stage: Stage) -> ShownView?

  /// A live option has a new value.
  ///
  /// - Throws: `OptionProblem` if the options make no sense together; the value is refused then.
  mutating func changed(_ options: SceneOptions, on stage: inout Stage) throws(OptionProblem)

  /// Joins something that a statement asks for, as a scene does that keeps `Connections`.
  ///
  /// - Throws: `Refusal`; nothing is joined then.
  mutating func connect(_ connection: Connection, on stage: inout Stage) throws(Refusal)
}

/// A signal that a scene takes: its name, and the options that may be given anew with it.
public struct SignalForm: Sendable, Hashable {
  /// The name, which is the verb of the statement.
  public let name: String
  /// The names of the options.
  public let options: [String]

  /// Declares a signal.
  public init(_ name: String, options: [String] = []) {
    self.name = name
    self.options = options
  }
}

extension Scene {
  /// That it is somebody's own, by default.
  public static var summary: String { "A scene of one's own." }
  /// None by default.
  public static var shows: Insight? { nil }
  /// The screen's size alone by default.
  public static var options: [SceneOption] { [.screen] }
  /// The scene's name by default.
  public var state: String { Self.name }
  /// None by default.
  public static var tries: [String] { [] }
  /// None by default.
  public static var paths: [ScenePath<Self>] { [] }
  /// None by default.
  public var namedPaths: [String] { [] }
  /// None by default.
  public func pathValue(of path: Substring, on stage: Stage) -> PathValue? { nil }
  /// None by default.
  public static var laterViews: [LaterView] { [] }
  /// One, the scene's name, by default.
  public static var states: [String] { [name] }
  /// None by default.
  public static var signals: [SignalForm] { [] }
  /// None by default.
  public static var events: [EventKind] { [] }
  /// By default the principal animator is meant where none is named.
  public static var namesAnimators: Bool { false }
  /// By default the scene may do anything about the end of a run.
  public static var leavesEndsAlone: Bool { false }
  /// By default the scene's own code is all that joins anything.
  public mutating func connect(
    _ connection: Connection, on stage: inout Stage
  ) throws(Refusal) { throw .impossible(.connection(.notInScene(Self.name))) }
  /// By default a tap starts what it is on.
  public static var tapping: String { "a tap starts it" }
  /// By default nothing can be tapped.
  public var tappable: [String] { [] }
  /// By default taps do nothing.
  public mutating func tap(_ view: String, on stage: inout Stage) throws(Misuse) {}
  /// By default the principal animator starts.
  public mutating func start(after delay: Double?, on stage: inout Stage) throws(Misuse) {
    if let animator = stage.principal { try stage.start(animator, after: delay) }
  }
  /// By default nothing follows.
  public mutating func completed(
    _ animator: AnimatorID, at position: Position, on stage: inout Stage
  ) {}
  /// By default nothing follows.
  public mutating func layerAnimationEnded(
    _ key: String?, on view: ViewID, finished: Bool, on stage: inout Stage
  ) {}
  /// By default nothing follows.
  public mutating func transitionEnded(
    _ transition: TransitionID, finished: Bool, on stage: inout Stage
  ) {}
  /// By default nothing follows.
  public mutating func timerFired(_ timer: StageTimer, on stage: inout Stage) {}
  /// By default where its frame and what holds it say.
  public func frameOnScreen(of view: ViewID, on stage: Stage) -> Rect? {
    stage.frameOnScreen(of: view)
  }
  /// By default as its frame and its properties `rotation`, `scale`, `radius` and `alpha` say.
  public func shownView(_ view: ViewID, on stage: Stage) -> ShownView? {
    stage.shownView(view) { frameOnScreen(of: $0, on: stage) }
  }
  /// By default nothing follows.
  public mutating func received(
    _ signal: String, _ options: SceneOptions, on stage: inout Stage
  ) {}
  /// By default nothing is decided at a lift-off.
  public func liftOff(for pan: Pan, on stage: Stage) -> LiftOff? { nil }
  /// By default nothing follows.
  public mutating func changed(_ options: SceneOptions, on stage: inout Stage) {}
}
