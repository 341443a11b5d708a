// The events of animators.

extension EventKind {
  /// An animator begins to move automatically.
  public static let animatorStarted = EventKind(
    "animator started",
    "An animator begins to move automatically, with the paths it moves and their targets.",
    [.animator, .fraction, .progress, .remaining.optional] + EventField.ofTiming, isOpen: true)
  static let animatorDelayed = EventKind(
    "animator delayed",
    "An animator is active, and waits for the delay of its start; with paths and targets.",
    [.animator, .fraction, .progress, .remaining.optional, EventField("delay", .number(.seconds))]
      + EventField.ofTiming, isOpen: true)
  static let animatorMoving = EventKind(
    "animator moving", "The delay of a start is over.",
    [.animator, .fraction, .progress, .remaining.optional])
  static let animatorWaiting = EventKind(
    "animator waiting", "An animator is active, and has nothing to animate yet.",
    [.animator, .fraction, .progress, .remaining.optional])
  /// An animator is held where it is.
  public static let animatorPaused = EventKind(
    "animator paused", "An animator is held where it is.",
    [.animator, .fraction, .progress, .remaining.optional])
  /// The fraction of a held animator was assigned.
  public static let animatorScrubbed = EventKind(
    "animator scrubbed", "A held animator was given a fraction.",
    [
      .animator, .fraction, .progress, .remaining.optional,
      EventField("raw", .number(.fraction), isOptional: true),
    ])
  /// An animator reverses toward its start.
  public static let animatorReversed = EventKind(
    "animator reversed", "An animator turns towards its start.",
    [.animator, .fraction, .progress, .remaining.optional])
  static let animatorForward = EventKind(
    "animator forward", "An animator turns towards its end again.",
    [.animator, .fraction, .progress, .remaining.optional])
  /// A held animator continues automatically.
  public static let animatorContinued = EventKind(
    "animator continued",
    "A held animator moves on automatically, by the curve that is now in force.",
    [.animator, .fraction, .progress, .remaining.optional] + EventField.ofTiming)
  /// An animator was stopped.
  public static let animatorStopped = EventKind(
    "animator stopped", "An animator was stopped, and its animations are removed.",
    [.animator, .fraction, .progress, .remaining.optional])
  static let animatorParked = EventKind(
    "animator parked", "An animator has come to its end, and is held there.",
    [.animator, .fraction, .progress, .remaining.optional])
  static let animatorSet = EventKind(
    "animator set", "A setting of an animator has another value.",
    [.animator], isOpen: true)
  static let holdRefused = EventKind(
    "hold refused", "An animation of views was to be held, which nothing can.", [.animator])
  /// An animator has ended, and its completions run.
  public static let completed = EventKind(
    "completed POSITION",
    "An animator has ended, at the start, the end or the current values, and its completions run.",
    choices: Position.allCases.map { $0.rawValue },
    [
      .animator, EventField("place", isOptional: true), EventField("completions", .number(.count)),
    ], tone: .outcome)
  /// A request for which UIKit raises an exception.
  public static let misuse = EventKind(
    "misuse NAME",
    "Something was asked that UIKit would raise an exception about, or that cannot be meant.",
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
