// The events of animators.

extension EventKind {
  /// An animator begins to move automatically.
  public static let animatorStarted = EventKind(
    "animator started",
    "An animator started, with its paths and their targets.",
    [.animator, .fraction, .progress, .remaining.optional] + EventField.ofTiming, isOpen: true)
  static let animatorDelayed = EventKind(
    "animator delayed",
    "An animator is active and waits for its start delay, with its paths and their targets.",
    [.animator, .fraction, .progress, .remaining.optional, EventField("delay", .number(.seconds))]
      + EventField.ofTiming, isOpen: true)
  static let animatorMoving = EventKind(
    "animator moving", "The start delay of an animator elapsed.",
    [.animator, .fraction, .progress, .remaining.optional])
  static let animatorWaiting = EventKind(
    "animator waiting", "An animator is active without animations.",
    [.animator, .fraction, .progress, .remaining.optional])
  /// An animator is held where it is.
  public static let animatorPaused = EventKind(
    "animator paused", "An animator was paused.",
    [.animator, .fraction, .progress, .remaining.optional])
  /// The fraction of a held animator was assigned.
  public static let animatorScrubbed = EventKind(
    "animator scrubbed", "A fraction was assigned to a paused animator.",
    [
      .animator, .fraction, .progress, .remaining.optional,
      EventField("raw", .number(.fraction), isOptional: true),
    ])
  /// An animator reverses toward its start.
  public static let animatorReversed = EventKind(
    "animator reversed", "An animator was reversed and runs toward its start.",
    [.animator, .fraction, .progress, .remaining.optional])
  static let animatorForward = EventKind(
    "animator forward", "A reversed animator runs toward its end again.",
    [.animator, .fraction, .progress, .remaining.optional])
  /// A held animator continues automatically.
  public static let animatorContinued = EventKind(
    "animator continued",
    "A paused animator continued, with its current timing.",
    [.animator, .fraction, .progress, .remaining.optional] + EventField.ofTiming)
  /// An animator was stopped.
  public static let animatorStopped = EventKind(
    "animator stopped", "An animator was stopped and its animations were removed.",
    [.animator, .fraction, .progress, .remaining.optional])
  static let animatorParked = EventKind(
    "animator parked", "An animator that pauses on completion reached its end.",
    [.animator, .fraction, .progress, .remaining.optional])
  static let animatorSet = EventKind(
    "animator set", "A setting of an animator has changed.",
    [.animator], isOpen: true)
  static let holdRefused = EventKind(
    "hold refused", "A `UIView.animate` animation cannot be paused.", [.animator])
  /// An animator has ended, and its completions run.
  public static let completed = EventKind(
    "completed POSITION",
    "An animator ended at its start, end or current values, and its completion handlers ran.",
    choices: Position.allCases.map { $0.rawValue },
    [
      .animator, EventField("place", isOptional: true), EventField("completions", .number(.count)),
    ], tone: .outcome)
  /// A request for which UIKit raises an exception.
  public static let misuse = EventKind(
    "misuse NAME",
    "A call that UIKit answers with an exception, or that has no meaning.",
    choices: Misuse.allCases.map { $0.rawValue },
    [
      .animator.optional, EventField("of", isOptional: true), EventField("name", isOptional: true),
      EventField("view", isOptional: true), EventField("property", isOptional: true),
    ], tone: .warning)

  /// All events of animators.
  static let animators: [EventKind] = [
    .animatorStarted, .animatorDelayed, .animatorMoving, .animatorWaiting, .animatorPaused,
    .animatorScrubbed, .animatorReversed, .animatorForward, .animatorContinued, .animatorStopped,
    .animatorParked, .animatorSet, .holdRefused, .completed, .misuse,
  ]
}

extension EventField {
  /// The animator's name.
  static let animator = EventField("animator")
  /// The fraction it reads.
  static let fraction = EventField("fraction", .number(.fraction))
  /// The progress of the pose that is shown.
  static let progress = EventField("progress", .number(.fraction))
  /// The remaining time, in seconds.
  static let remaining = EventField("remaining", .number(.seconds))
  /// The curve, and the initial velocity of a spring, in whole distances per second.
  static let ofTiming = [
    EventField("curve"), EventField("velocity", .number(.fraction), isOptional: true),
  ]
}
