// What animators do, as the trace tells it.

extension EventKind {
  /// An animator begins to move by itself.
  public static let animatorStarted = EventKind(
    "animator started",
    "An animator begins to move automatically, with the paths it moves and their targets.",
    [.animator, .fraction, .progress, .remaining.optional] + EventField.ofTiming, isOpen: true,
    theme: .started)
  static let animatorDelayed = EventKind(
    "animator delayed",
    "An animator is active, and waits for the delay of its start; with paths and targets.",
    [.animator, .fraction, .progress, .remaining.optional, .delay]
      + EventField.ofTiming, isOpen: true, theme: .delayed)
  static let animatorMoving = EventKind(
    "animator moving", "The delay of a start is over.",
    [.animator, .fraction, .progress, .remaining.optional], theme: .moving)
  static let animatorWaiting = EventKind(
    "animator waiting", "An animator is active, and has nothing to animate yet.",
    [.animator, .fraction, .progress, .remaining.optional], theme: .waiting)
  /// An animator is held where it is.
  public static let animatorPaused = EventKind(
    "animator paused", "An animator is held where it is.",
    [.animator, .fraction, .progress, .remaining.optional], theme: .paused)
  /// A held animator was given a fraction.
  public static let animatorScrubbed = EventKind(
    "animator scrubbed", "A held animator was given a fraction.",
    [
      .animator, .fraction, .progress, .remaining.optional,
      EventField("raw", .number(.fraction), isOptional: true),
    ], theme: .scrubbed)
  /// An animator turns towards its start.
  public static let animatorReversed = EventKind(
    "animator reversed", "An animator turns towards its start.",
    [.animator, .fraction, .progress, .remaining.optional], theme: .reversed)
  static let animatorForward = EventKind(
    "animator forward", "An animator turns towards its end again.",
    [.animator, .fraction, .progress, .remaining.optional], theme: .forward)
  /// A held animator moves on by itself.
  public static let animatorContinued = EventKind(
    "animator continued",
    "A held animator moves on automatically, by the curve that is now in force.",
    [.animator, .fraction, .progress, .remaining.optional] + EventField.ofTiming, theme: .continued)
  /// An animator was stopped.
  public static let animatorStopped = EventKind(
    "animator stopped", "An animator was stopped, and its animations are removed.",
    [.animator, .fraction, .progress, .remaining.optional], theme: .stopped)
  static let animatorParked = EventKind(
    "animator parked", "An animator has come to its end, and is held there.",
    [.animator, .fraction, .progress, .remaining.optional], theme: .parked)
  static let animatorSet = EventKind(
    "animator set", "A setting of an animator has another value.",
    [.animator], isOpen: true)
  static let holdRefused = EventKind(
    "hold refused", "An animation of views was to be held, which nothing can.", [.animator],
    theme: .holdRefused)
  /// An animator has ended, and its completions run.
  public static let completed = EventKind(
    "completed POSITION",
    "An animator has ended, at the start, the end or the current values, and its completions run.",
    choices: Position.allCases.map { $0.rawValue },
    [
      .animator, .runEnd.optional, EventField("completions", .number(.count)),
    ], tone: .outcome, theme: .completed)
  /// Something was asked that UIKit would raise an exception about.
  public static let misuse = EventKind(
    "misuse NAME",
    "Something was asked that UIKit would raise an exception about, or that cannot be meant.",
    choices: Misuse.allCases.map { $0.rawValue },
    [
      .animator.optional, EventField("of", isOptional: true), EventField("name", isOptional: true),
      .view.optional, EventField("property", isOptional: true),
    ], tone: .warning, theme: .misuse)

  /// All of them.
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
