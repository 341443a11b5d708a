/// Everything that a scene's handlers can access: the views, the animators, the time, and the
/// trace.
///
/// A stage is a value without references to anything outside, so a copy is a fork of the entire
/// run. Animation blocks are closures that receive the stage as an argument; their captures are
/// copied when the closure is created.
///
/// Its state is divided by topic into boards, which only their own methods change. The stage
/// connects the boards; for example, it implements the effects of an animator's end on the views
/// and the trace.
public struct Stage: Sendable {
  /// The clock and the trace.
  var ledger = Ledger()
  private var boxedSettings: Boxed<Settings>
  /// The scene's declarations, or `nil` on a stage without a scene.
  var declarations: Boxed<Declarations>?
  var views = ViewBoard()
  var animators = AnimatorBoard()
  var layers = LayerBoard()
  var transitions = TransitionBoard()
  var timers = TimerBoard()
  var links = TimerBoard()
  var scrolling = ScrollBoard()
  var gestures: GestureBoard
  var decisions = DecisionBoard()

  /// Creates an empty stage at the instant 0.
  public init() { self.init(Settings()) }

  init(_ settings: Settings, of declarations: Declarations? = nil) {
    self.declarations = declarations.map { Boxed($0) }
    boxedSettings = Boxed(settings)
    gestures = GestureBoard(screen: settings.screen)
  }

  /// The current instant.
  public var now: Instant { ledger.clock.now }

  /// The events so far.
  public var trace: Trace {
    _read { yield ledger.trace }
  }

  /// The settings that don't depend on the scene's declarations.
  var settings: Settings {
    _read { yield boxedSettings.value }
    _modify { yield &boxedSettings.value }
  }

  /// The reading chosen for every open question.
  public var readings: Interpretations { settings.readings }

  /// The size of the screen, in points.
  public var screen: Size { settings.screen }

  /// Records a fact at the current instant, with its numbers and reason.
  ///
  /// Recording a kind that the scene doesn't list in its `events` is a finding
  /// (`Misuse.undeclaredEvent`).
  public mutating func record(
    _ kind: EventKind, _ subject: Event.FieldValue? = nil,
    _ fields: consuming [Event.Field] = [], reason: consuming Reason = .unsaid
  ) {
    record(Event(kind, subject, fields, reason: reason))
  }

  /// Records a fact at the current instant.
  ///
  /// Recording a kind that the scene doesn't list in its `events` is a finding
  /// (`Misuse.undeclaredEvent`).
  public mutating func record(_ event: consuming Event) {
    ledger.checkEvent(event.kind, by: &declarations)
    note(event)
  }

  /// Records an event of a kind that every scene may record, without a check.
  mutating func note(
    _ kind: EventKind, _ subject: Event.FieldValue? = nil,
    _ fields: consuming [Event.Field] = [], reason: consuming Reason = .unsaid
  ) {
    note(Event(kind, subject, fields, reason: reason))
  }

  /// Records an event of a kind that every scene may record, without a check.
  mutating func note(_ event: consuming Event) { ledger.note(event) }

  /// Moves the clock to an instant if no notification is pending and only time passes until then;
  /// otherwise returns `false` without moving it.
  mutating func passesQuietly(to instant: Instant) -> Bool {
    ledger.clock.passesQuietly(to: instant)
  }
}
