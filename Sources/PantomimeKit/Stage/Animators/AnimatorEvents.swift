// The events of animators.

extension EventKind {
  /// An animator started to move automatically.
  public static let animatorStarted = EventKind(
    "animator started",
    summary: "An animator started; the fields list its paths and their targets.",
    [.animator, .fraction, .progress, .remaining.optional] + FieldSchema.ofTiming, isOpen: true,
    theme: .started)
  /// An animator is active and in its start delay; the fields list its paths and their targets.
  public static let animatorDelayed = EventKind(
    "animator delayed",
    summary:
      "An animator is active and in its start delay; the fields list its paths and their targets.",
    [.animator, .fraction, .progress, .remaining.optional, .delay]
      + FieldSchema.ofTiming, isOpen: true, theme: .delayed)
  /// The start delay of an animator elapsed.
  public static let animatorMoving = EventKind(
    "animator moving", summary: "The start delay of an animator elapsed.",
    [.animator, .fraction, .progress, .remaining.optional], theme: .moving)
  /// An animator is active without animations.
  public static let animatorWaiting = EventKind(
    "animator waiting", summary: "An animator is active without animations.",
    [.animator, .fraction, .progress, .remaining.optional], theme: .waiting)
  /// An animator was paused at its current pose.
  public static let animatorPaused = EventKind(
    "animator paused", summary: "An animator was paused.",
    [.animator, .fraction, .progress, .remaining.optional], theme: .paused)
  /// The fraction of a paused animator was set.
  public static let animatorScrubbed = EventKind(
    "animator scrubbed", summary: "A fraction was assigned to a paused animator.",
    [
      .animator, .fraction, .progress, .remaining.optional,
      FieldSchema("raw", .number(.fraction), isOptional: true),
    ], theme: .scrubbed)
  /// An animator was reversed and runs toward its start.
  public static let animatorReversed = EventKind(
    "animator reversed", summary: "An animator was reversed and runs toward its start.",
    [.animator, .fraction, .progress, .remaining.optional], theme: .reversed)
  /// A reversed animator runs toward its end again.
  public static let animatorForward = EventKind(
    "animator forward", summary: "A reversed animator runs toward its end again.",
    [.animator, .fraction, .progress, .remaining.optional], theme: .forward)
  /// A paused animator continued.
  public static let animatorContinued = EventKind(
    "animator continued",
    summary: "A paused animator continued, with its current timing.",
    [.animator, .fraction, .progress, .remaining.optional] + FieldSchema.ofTiming, theme: .continued
  )
  /// An animator was stopped.
  public static let animatorStopped = EventKind(
    "animator stopped", summary: "An animator was stopped and its animations were removed.",
    [.animator, .fraction, .progress, .remaining.optional], theme: .stopped)
  /// An animator that pauses on completion reached its end.
  public static let animatorParked = EventKind(
    "animator parked", summary: "An animator that pauses on completion reached its end.",
    [.animator, .fraction, .progress, .remaining.optional], theme: .parked)
  /// A setting of an animator has changed.
  public static let animatorSet = EventKind(
    "animator set", summary: "A setting of an animator has changed.",
    [.animator], isOpen: true)
  /// A `UIView.animate` animation can't be paused.
  public static let holdRefused = EventKind(
    "hold refused", summary: "A `UIView.animate` animation cannot be paused.", [.animator],
    theme: .holdRefused)
  /// An animator has ended, and its completions run.
  public static let completed = EventKind(
    "completed POSITION",
    summary:
      "An animator ended at its start, end or current values, and its completion handlers ran.",
    choices: Position.allCases.map { $0.rawValue },
    [
      .animator, .runEnd.optional, FieldSchema("completions", .number(.count)),
    ], tone: .outcome, theme: .completed)
  /// A call for which UIKit raises an exception, or that is invalid.
  public static let misuse = EventKind(
    "misuse NAME",
    summary: "A call for which UIKit raises an exception, or that is invalid.",
    choices: Misuse.allCases.map { $0.rawValue },
    [
      .animator.optional, FieldSchema("of", isOptional: true),
      FieldSchema("name", isOptional: true),
      .view.optional, FieldSchema("property", isOptional: true),
    ], tone: .warning, theme: .misuse)

  /// All events of animators.
  static let animators: [EventKind] = [
    .animatorStarted, .animatorDelayed, .animatorMoving, .animatorWaiting, .animatorPaused,
    .animatorScrubbed, .animatorReversed, .animatorForward, .animatorContinued, .animatorStopped,
    .animatorParked, .animatorSet, .holdRefused, .completed, .misuse,
  ]
}

extension FieldSchema {
  /// The curve, and the initial velocity of a spring, in total distances per second.
  static let ofTiming = [
    .curve, FieldSchema("velocity", .number(.fraction), isOptional: true),
  ]
}

extension Event {
  /// The position at which an animator ended, or `nil` for any other event.
  public var position: Position? {
    self == .completed ? subject.flatMap { Position(rawValue: $0.text) } : nil
  }
}
