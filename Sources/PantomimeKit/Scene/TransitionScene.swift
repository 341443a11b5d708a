/// A built-in or user-written app: its views, its gestures, and its responses to them.
///
/// A scene models a view controller. It is a value with access to nothing but the stage it
/// receives, so that a copied simulation includes the whole app. For the same reason completions
/// are a method rather than stored closures.
///
/// A scene handles what it has roles for: it conforms to `PanHandling` to handle pans, to
/// `TimerHandling` to handle timers, and so on. The methods of a role have no defaults, so a
/// misspelled method doesn't compile.
///
/// ```swift
/// struct Curtain: TransitionScene, TapHandling {
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
public protocol TransitionScene: SceneRoles {
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
  /// The views that it adds only while running.
  static var dynamicViews: [DynamicView] { get }
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
  /// A phrase for the effect of a tap, which a response can give as a reason: `a tap toggles`.
  static var tapDescription: String { get }

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
  public static var dynamicViews: [DynamicView] { [] }
  /// One, the scene's name, by default.
  public static var states: [String] { [name] }
  /// None by default; answers print "moves to" and the state.
  public static var stateVerbs: [StateVerb] { [] }
  /// None by default.
  public static var events: [EventKind] { [] }
  /// False by default: the principal animator is meant if none is named.
  public static var requiresAnimatorName: Bool { false }
  /// False by default: the scene may react to the end of a run in any way.
  public static var leavesEndsAlone: Bool { false }
  /// Starting, by default.
  public static var tapDescription: String { "a tap starts it" }
}
