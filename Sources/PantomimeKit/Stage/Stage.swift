// The state is divided by topic into boards, such as `ViewBoard`; only a board's methods change that
// board.

/// Everything that a scene's handlers can access: the views, the animators, the time, and the
/// trace.
///
/// A stage is a value that refers to nothing outside itself, so a copy is a fork of the entire run.
/// Animation blocks are closures that receive the stage as an argument; their captures are copied
/// when the closure is created.
///
/// The stage connects its parts; for example, it implements the effects of an animator's end on the
/// views and the trace.
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
  package init() { self.init(Settings()) }

  init(_ settings: Settings, of declarations: Declarations? = nil) {
    self.declarations = declarations.map { Boxed($0) }
    boxedSettings = Boxed(settings)
    gestures = GestureBoard(screen: settings.screen)
  }

  /// The current instant.
  public var now: Instant { ledger.clock.now }

  /// The events so far.
  package var trace: Trace {
    _read { yield ledger.trace }
  }

  /// The settings that the user chooses, independent of the scene's declarations.
  var settings: Settings {
    _read { yield boxedSettings.value }
    _modify { yield &boxedSettings.value }
  }

  /// The reading (interpretation) chosen for each open question about UIKit.
  package var readings: Interpretations { settings.readings }

  /// The size of the screen, in points.
  public var screen: Size2D { settings.screen }

  /// Records an event at the current instant, with its fields and its reason.
  ///
  /// If the scene doesn't list the event's kind in its `events`, a finding is recorded
  /// (`Misuse.undeclaredEvent`).
  public mutating func record(
    _ kind: EventKind, _ subject: Event.FieldValue? = nil,
    _ fields: consuming [Event.Field] = [], reason: consuming Reason = .unsaid
  ) {
    record(Event(kind, subject, fields, reason: reason))
  }

  /// Records an event at the current instant.
  ///
  /// If the scene doesn't list the event's kind in its `events`, a finding is recorded
  /// (`Misuse.undeclaredEvent`).
  package mutating func record(_ event: consuming Event) {
    ledger.checkEvent(event.kind.name, by: &declarations)
    note(event)
  }

  /// Records an event of a kind that every scene may record, so that no check is necessary.
  mutating func note(
    _ kind: EventKind, _ subject: Event.FieldValue? = nil,
    _ fields: consuming [Event.Field] = [], reason: consuming Reason = .unsaid
  ) {
    note(Event(kind, subject, fields, reason: reason))
  }

  /// Records an event of a kind that every scene may record, so that no check is necessary.
  mutating func note(_ event: consuming Event) { ledger.note(event) }

  /// Moves the clock to an instant if no notification is pending and only time passes until then;
  /// otherwise returns `false` without moving it.
  mutating func passesQuietly(to instant: Instant) -> Bool {
    ledger.clock.passesQuietly(to: instant)
  }
}

/// An identifier of an object on a stage.
protocol StageID {
  /// The word for objects of this type in the trace.
  static var kind: String { get }

  /// Returns whether the identifier belongs to a stage; the stage is `inout` only because it would
  /// otherwise be copied.
  func isKnown(on stage: inout Stage) -> Bool
}

extension AnimatorID: StageID {
  static var kind: String { "animator" }

  @inline(__always)
  func isKnown(on stage: inout Stage) -> Bool { stage.animators.contains(self) }
}

extension ViewID: StageID {
  static var kind: String { "view" }

  @inline(__always)
  func isKnown(on stage: inout Stage) -> Bool { stage.views.contains(self) }
}

extension TransitionID: StageID {
  static var kind: String { "transition" }

  @inline(__always)
  func isKnown(on stage: inout Stage) -> Bool { stage.transitions.contains(self) }
}

extension GestureID: StageID {
  static var kind: String { "gesture" }

  @inline(__always)
  func isKnown(on stage: inout Stage) -> Bool { stage.gestures[self] != nil }
}

extension TimerID: StageID {
  static var kind: String { "timer" }

  /// Returns whether the timer was ever started on the stage.
  @inline(__always)
  func isKnown(on stage: inout Stage) -> Bool { stage.ledger.clock.hasStarted(order) }
}

extension ScrollWatchID: StageID {
  static var kind: String { "watch" }

  /// Returns whether the watch was ever set on the stage.
  @inline(__always)
  func isKnown(on stage: inout Stage) -> Bool { stage.ledger.clock.hasStarted(order) }
}

// Incorrect uses of a stage by its scene, such as identifiers of another stage or duplicate names,
// which are recorded in the trace.

// An overload for a read-only stage has a parameter `looking` that is never passed. On a mutable
// stage, the compiler selects the overload without it, which can record findings in the trace.

extension Stage {
  /// Returns whether an identifier belongs to this stage; if it doesn't, the trace records a
  /// finding.
  mutating func knows<ID: StageID>(_ id: ID) -> Bool {
    let isKnown = id.isKnown(on: &self)
    if !isKnown { ledger.note(.foreignID(of: ID.kind)) }
    return isKnown
  }

  /// Returns the view if it belongs to this stage; if it doesn't, the trace records a finding.
  mutating func known(_ view: ViewID?) -> ViewID? {
    view.flatMap { knows($0) ? $0 : nil }
  }

  /// Returns the index of a scroll view among the scroll views, or records a finding and returns
  /// `nil` if the view doesn't scroll.
  mutating func scrollIndex(of view: ViewID) -> Int? {
    guard knows(view) else { return nil }
    if let index = scrolling.index(of: view) { return index }
    ledger.note(Event(.notScrollable, [.word(.view, views.name(of: view))]))
    return nil
  }

  /// Returns the slot of a view's property, which is added if it is a standard property; if the
  /// view doesn't have the property, records a finding and returns `nil`.
  mutating func knownSlot(
    _ view: ViewID, _ property: String, shape: PropertyShape = .number
  ) -> Int? {
    guard knows(view) else { return nil }
    if let slot = views.slot(view, property) { return slot }
    if let setting = PropertySetting.standard(property),
      let slot = try? addStandard(setting, to: view)
    {
      if shape == .pair { _ = views.widen(slot) }
      return slot
    }
    ledger.note(.noProperty(property, of: views.name(of: view)))
    return nil
  }
}
