/// Everything that a scene's handlers can access: the views, the animators, the clock's reading,
/// the trace.
///
/// A stage is a value without references to anything outside, so a copy of it is a fork of the
/// whole run. Animation blocks are closures that receive the stage as an argument; their captures
/// are copied when they are made.
///
/// Its state is divided by topic into boards, each changed only by its methods. The stage joins
/// them: the effects of an animator's end on the views and on the trace are implemented here.
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

  /// The present instant.
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

  /// The reading chosen for every doubtful point.
  public var readings: Interpretations { settings.readings }

  /// The size of the screen, in points.
  public var screen: Size { settings.screen }

  /// Records a fact at the present instant, with its numbers and reason.
  ///
  /// A kind that the scene does not list in its `events` is a finding (`Misuse.undeclaredEvent`).
  public mutating func record(
    _ kind: EventKind, _ subject: Event.FieldValue? = nil,
    _ fields: consuming [Event.Field] = [], reason: consuming Reason = .unsaid
  ) {
    record(Event(kind, subject, fields, reason: reason))
  }

  /// Records a fact at the present instant.
  ///
  /// A kind that the scene does not list in its `events` is a finding (`Misuse.undeclaredEvent`).
  public mutating func record(_ event: consuming Event) {
    ledger.checkEvent(event.kind, by: &declarations)
    note(event)
  }

  /// Records an event of a kind that every scene may have and that needs no check.
  mutating func note(
    _ kind: EventKind, _ subject: Event.FieldValue? = nil,
    _ fields: consuming [Event.Field] = [], reason: consuming Reason = .unsaid
  ) {
    note(Event(kind, subject, fields, reason: reason))
  }

  /// Records an event of a kind that every scene may have and that needs no check.
  mutating func note(_ event: consuming Event) { ledger.note(event) }

  /// Moves the clock if no notification is pending and nothing but the passing of time happens up
  /// to an instant; otherwise returns false and moves nothing.
  mutating func passesQuietly(to instant: Instant) -> Bool {
    ledger.clock.passesQuietly(to: instant)
  }
}
