/// All that a scene's handlers may touch: the views, the animators, the clock's reading, the trace.
///
/// It is a value without references to anything outside, so a copy of it is a fork of the whole
/// run. Blocks of animations are closures that receive the stage as an argument; what they capture
/// is copied when they are made.
///
/// What it holds is divided into boards by what it is about, each changed by its own methods alone.
/// The stage joins them: what an animator's end means for the views, and for the trace, stands here.
public struct Stage: Sendable {
  /// The clock and the trace.
  var ledger = Ledger()
  private var boxedSettings: Boxed<Settings>
  /// What the scene declares; `nil` on a stage without one.
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

  /// An empty stage at the instant 0.
  public init() { self.init(Settings()) }

  init(_ settings: Settings, of declarations: Declarations? = nil) {
    self.declarations = declarations.map { Boxed($0) }
    boxedSettings = Boxed(settings)
    gestures = GestureBoard(screen: settings.screen)
  }

  /// The present instant.
  public var now: Instant { ledger.clock.now }

  /// What has happened so far.
  public var trace: Trace {
    _read { yield ledger.trace }
  }

  /// What holds however the scene declared things.
  var settings: Settings {
    _read { yield boxedSettings.value }
    _modify { yield &boxedSettings.value }
  }

  /// The account followed on every doubtful point.
  public var readings: Readings { settings.readings }

  /// The size of the screen, in points.
  public var screen: Size { settings.screen }

  /// Records a fact at the present instant, with its numbers and its reason.
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

  /// Records an event of a kind that every scene may have, and that needs no check.
  mutating func note(
    _ kind: EventKind, _ subject: Event.FieldValue? = nil,
    _ fields: consuming [Event.Field] = [], reason: consuming Reason = .unsaid
  ) {
    note(Event(kind, subject, fields, reason: reason))
  }

  /// Records an event of a kind that every scene may have, and that needs no check.
  mutating func note(_ event: consuming Event) { ledger.note(event) }

  /// Moves the clock if nothing is left to be told and nothing happens up to an instant but that
  /// time passes; false, and nothing is moved, otherwise.
  @usableFromInline
  mutating func passesQuietly(to instant: Instant) -> Bool {
    ledger.clock.passesQuietly(to: instant)
  }
}
