// The events of animators.

extension EventKind {
  /// An animator begins to move automatically.
  public static let animatorStarted = EventKind(
    "animator started",
    "An animator begins to move automatically, with the paths it moves and their targets.",
    [.animator, .fraction, .progress, .remaining.optional] + EventField.ofTiming, isOpen: true,
    theme: .started)
  static let animatorDelayed = EventKind(
    "animator delayed",
    "An animator is active and waits for its start delay, with its paths and their targets.",
    [.animator, .fraction, .progress, .remaining.optional, .delay]
      + EventField.ofTiming, isOpen: true, theme: .delayed)
  static let animatorMoving = EventKind(
    "animator moving", "The start delay of an animator elapsed.",
    [.animator, .fraction, .progress, .remaining.optional], theme: .moving)
  static let animatorWaiting = EventKind(
    "animator waiting", "An animator is active without animations.",
    [.animator, .fraction, .progress, .remaining.optional], theme: .waiting)
  /// An animator is held where it is.
  public static let animatorPaused = EventKind(
    "animator paused", "An animator was paused.",
    [.animator, .fraction, .progress, .remaining.optional], theme: .paused)
  /// The fraction of a held animator was assigned.
  public static let animatorScrubbed = EventKind(
    "animator scrubbed", "A fraction was assigned to a paused animator.",
    [
      .animator, .fraction, .progress, .remaining.optional,
      EventField("raw", .number(.fraction), isOptional: true),
    ], theme: .scrubbed)
  /// An animator reverses toward its start.
  public static let animatorReversed = EventKind(
    "animator reversed", "An animator was reversed and runs toward its start.",
    [.animator, .fraction, .progress, .remaining.optional], theme: .reversed)
  static let animatorForward = EventKind(
    "animator forward", "A reversed animator runs toward its end again.",
    [.animator, .fraction, .progress, .remaining.optional], theme: .forward)
  /// A held animator continues automatically.
  public static let animatorContinued = EventKind(
    "animator continued",
    "A paused animator continued, with its current timing.",
    [.animator, .fraction, .progress, .remaining.optional] + EventField.ofTiming, theme: .continued)
  /// An animator was stopped.
  public static let animatorStopped = EventKind(
    "animator stopped", "An animator was stopped and its animations were removed.",
    [.animator, .fraction, .progress, .remaining.optional], theme: .stopped)
  static let animatorParked = EventKind(
    "animator parked", "An animator that pauses on completion reached its end.",
    [.animator, .fraction, .progress, .remaining.optional], theme: .parked)
  static let animatorSet = EventKind(
    "animator set", "A setting of an animator has changed.",
    [.animator], isOpen: true)
  static let holdRefused = EventKind(
    "hold refused", "A `UIView.animate` animation cannot be paused.", [.animator],
    theme: .holdRefused)
  /// An animator has ended, and its completions run.
  public static let completed = EventKind(
    "completed POSITION",
    "An animator ended at its start, end or current values, and its completion handlers ran.",
    choices: Position.allCases.map { $0.rawValue },
    [
      .animator, .runEnd.optional, EventField("completions", .number(.count)),
    ], tone: .outcome, theme: .completed)
  /// A request for which UIKit raises an exception.
  public static let misuse = EventKind(
    "misuse NAME",
    "A call that UIKit answers with an exception, or that has no meaning.",
    choices: Misuse.allCases.map { $0.rawValue },
    [
      .animator.optional, EventField("of", isOptional: true), EventField("name", isOptional: true),
      .view.optional, EventField("property", isOptional: true),
    ], tone: .warning, theme: .misuse)

  /// All events of animators.
  static let animators: [EventKind] = [
    .animatorStarted, .animatorDelayed, .animatorMoving, .animatorWaiting, .animatorPaused,
    .animatorScrubbed, .animatorReversed, .animatorForward, .animatorContinued, .animatorStopped,
    .animatorParked, .animatorSet, .holdRefused, .completed, .misuse,
  ]
}

extension EventField {
  /// The curve, and the velocity that a spring starts with, in whole distances per second.
  static let ofTiming = [
    EventField("curve"), EventField("velocity", .number(.fraction), isOptional: true),
  ]
}
