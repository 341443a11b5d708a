// The fields that answers read; the same declaration is used for writing a field and for reading
// it.

extension FieldSchema {
  /// The animator's name.
  package static let animator = FieldSchema("animator")
  /// The recognizer's name.
  package static let gesture = FieldSchema("gesture")
  /// The transition's name.
  static let transition = FieldSchema("transition")
  /// The name of the view that the event concerns.
  package static let view = FieldSchema("view")
  /// The name of the view that is tapped, or that a recognizer is on.
  package static let on = FieldSchema("on")
  /// The name of the cause: a recognizer, a view, or the quantity that decides.
  package static let by = FieldSchema("by")
  /// The name of the scroll view or axis that wins an arbitration, or `none`.
  static let winner = FieldSchema("winner")
  /// The name of the rule that decides.
  static let rule = FieldSchema("rule")
  /// The reason why something has no effect, as one word: `locked`, `active`, `covered`.
  public static let cause = FieldSchema("cause")
  /// The curve of a run.
  static let curve = FieldSchema("curve")
  /// The direction of a swipe.
  static let direction = FieldSchema("direction")
  /// Whether a gesture holds a transition.
  static let interactive = FieldSchema("interactive")
  /// The scene's faults that are switched on, separated by commas, or `none`.
  static let faults = FieldSchema("faults")
  /// The end at which a driven run completes: `home` or `out`.
  static let runEnd = FieldSchema("place")

  /// The fraction that an animator reads.
  static let fraction = FieldSchema("fraction", .number(.fraction))
  /// The progress of the pose that is shown.
  static let progress = FieldSchema("progress", .number(.fraction))
  /// The percentage of a transition, from 0 to 1.
  static let percent = FieldSchema("percent", .number(.fraction))
  /// The time left, in seconds.
  static let remaining = FieldSchema("remaining", .number(.seconds))
  /// The delay of a start, in seconds.
  static let delay = FieldSchema("delay", .number(.seconds))
  /// The duration of a scroll without a finger, in seconds.
  static let over = FieldSchema("over", .number(.seconds))
  /// The value of the chosen anchor, in points.
  static let anchor = FieldSchema("place", .number(.points))
  /// The finger's number, from 1.
  static let id = FieldSchema("id", .number(.count))

  /// The finger's location on the screen.
  static let place = FieldSchema("place", .numbers(.points))
  /// The location of a gesture, in its view.
  static let location = FieldSchema("location", .numbers(.points))
  /// The translation of a pan since it began.
  static let translation = FieldSchema("translation", .numbers(.points))
  /// The velocity of a pan or a scroll view.
  static let velocity = FieldSchema("velocity", .numbers(.pointsPerSecond))
}

extension Event {
  /// The name of the animator, or `nil` if the event has none.
  public var animator: String? { text(.animator) }
  /// The name of the recognizer, or `nil` if the event has none.
  public var gesture: String? { text(.gesture) }
  /// The name of the transition, or `nil` if the event has none.
  public var transition: String? { text(.transition) }
  /// The name of the view that the event concerns, or `nil` if the event has none.
  public var view: String? { text(.view) }
  /// The name of the view that is tapped, or `nil` if the event has none.
  public var on: String? { text(.on) }
  /// The name of the cause: a recognizer, a view, or the quantity that decides; `nil` if the event
  /// has none.
  public var by: String? { text(.by) }
  /// The name of the scroll view or axis that wins an arbitration, or `nil` if the event has none.
  public var winner: String? { text(.winner) }
  /// The name of the rule that decides, or `nil` if the event has none.
  public var rule: String? { text(.rule) }
  /// The direction of a swipe, or `nil` if the event has none.
  public var direction: String? { text(.direction) }
  /// A Boolean value that indicates whether a gesture holds a transition, or `nil` if the event has
  /// none.
  public var isInteractive: Bool? { text(.interactive).map { $0 != "no" } }
  /// The ids of the faults that are switched on; empty for none.
  public var faults: [String] {
    (text(.faults) ?? "none").split(separator: ",").map(String.init).filter { $0 != "none" }
  }
  /// The end at which a driven run completes, `home` or `out`, or `nil` if the event has none.
  public var runEnd: String? { text(.runEnd) }

  /// The progress of the pose that is shown, or `nil` if the event has none.
  public var progress: Double? { number(.progress) }
  /// The percentage of a transition, from 0 to 1, or `nil` if the event has none.
  public var percent: Double? { number(.percent) }
  /// The time left, in seconds, or `nil` if the event has none.
  public var remaining: Double? { number(.remaining) }
  /// The delay of a start, in seconds, or `nil` if the event has none.
  public var delay: Double? { number(.delay) }
  /// The duration of a scroll without a finger, in seconds, or `nil` if the event has none.
  public var over: Double? { number(.over) }
  /// The value of the chosen anchor, in points, or `nil` if the event has none.
  public var anchor: Double? { number(.anchor) }
  /// The finger's number, from 1, or `nil` if the event has none.
  public var id: Int? { number(.id).flatMap { Int(exactly: $0) } }

  /// The finger's location on the screen, in points, or `nil` if the event has none.
  public var place: Point? { pair(.place).map { Point(x: $0, y: $1) } }
  /// The translation of a pan since it began, in points, or `nil` if the event has none.
  public var translation: Vector? { pair(.translation).map { Vector(dx: $0, dy: $1) } }
  /// The velocity of a pan or a scroll view, in points per second, or `nil` if the event has none.
  public var velocity: Vector? { pair(.velocity).map { Vector(dx: $0, dy: $1) } }

  /// The fraction that an animator reads, or `nil` if the event has none.
  public var fraction: Double? { number(.fraction) }
  /// The reason why something has no effect, as one word, or `nil` if the event has none.
  public var cause: String? { text(.cause) }

  /// The initial velocity of a spring, in remaining distances per second.
  package var initialVelocity: Double? { number(.velocity) }
  /// The curve of a run, as written in the language, or `nil` if it has none.
  package var curve: String? { text(.curve) }

  private func text(_ field: FieldSchema) -> String? { self[field.name]?.text }

  private func number(_ field: FieldSchema) -> Double? {
    if case .number(let number)? = self[field.name] { number } else { nil }
  }

  private func pair(_ field: FieldSchema) -> (Double, Double)? {
    guard case .numbers(let numbers)? = self[field.name], numbers.count == 2 else { return nil }
    return (numbers[0], numbers[1])
  }
}

extension Event.Field {
  /// Creates a field for the reason why something has no effect, as one word.
  public static func cause(_ word: String) -> Event.Field { .word(.cause, word) }

  static func word(_ field: FieldSchema, _ value: String) -> Event.Field {
    .word(field.name, value)
  }

  static func flag(_ field: FieldSchema, _ value: Bool) -> Event.Field { .flag(field.name, value) }

  static func number(_ field: FieldSchema, _ value: Double) -> Event.Field {
    .number(field.name, value)
  }

  static func point(_ field: FieldSchema, _ value: Point) -> Event.Field {
    .point(field.name, value)
  }

  static func vector(_ field: FieldSchema, _ value: Vector) -> Event.Field {
    .vector(field.name, value)
  }
}
