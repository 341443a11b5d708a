/// A built-in or custom app: its views, its gestures, and its responses to them.
///
/// A scene models a view controller. It is a value that has access only to the stage that it
/// receives, so a copy of a simulation includes the whole app. For the same reason, completions are
/// a method rather than stored closures.
///
/// A scene adopts a role for each kind of input: `PanHandling` to handle pans, `TimerHandling` to
/// handle timers, and so on. The methods of a role have no defaults, so a misspelled method doesn't
/// compile.
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
///     curtain = stage.addView("curtain", .frame(Rect2D(width: 390, height: 844)))
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

  /// Creates the scene's views and animators on an empty stage.
  ///
  /// - Throws: `OptionError` if the options are inconsistent.
  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError)

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
