// What layer animations do, as the trace tells it.

extension EventKind {
  static let layerAdded = EventKind(
    "layer added", "A layer animation was attached to a view.",
    [
      EventField("key"), EventField("path"), EventField("duration", .number(.seconds)),
      EventField("active", isOptional: true),
      EventField("begin", .number(.seconds), isOptional: true),
    ])
  static let layerJoined = EventKind(
    "layer joined", "A layer animation was put into a group.",
    [EventField("group"), EventField("path")])
  static let layerEnded = EventKind(
    "layer ended", "The active time of a layer animation is over.",
    [EventField("key"), EventField("path"), EventField("finished")])
  static let layerRemoved = EventKind(
    "layer removed", "A layer animation was taken off.",
    [EventField("key"), EventField("path"), EventField("finished")])
  static let layerAbsent = EventKind(
    "layer absent", "There was nothing to take off under a key.",
    [EventField("key"), EventField("path")])
  static let noValues = EventKind(
    "warning no-values", "Keyframes without a value show nothing.",
    [EventField("path")], tone: .warning)
  static let repetition = EventKind(
    "warning repetition", "Both a count and a duration of repetition were given.",
    [EventField("path")], tone: .warning)
  static let keyTimes = EventKind(
    "warning key-times", "Key times do not suit the values.",
    [
      EventField("path"), EventField("times", .number(.count), isOptional: true),
      EventField("values", .number(.count), isOptional: true),
      EventField("needed", .number(.count), isOptional: true),
    ], tone: .warning)
  static let curves = EventKind(
    "warning curves", "Curves do not suit the segments.",
    [
      EventField("path"), EventField("curves", .number(.count), isOptional: true),
      EventField("needed", .number(.count), isOptional: true),
    ], tone: .warning)

  /// All of them.
  static let layers: [EventKind] = [
    .layerAdded, .layerJoined, .layerEnded, .layerRemoved, .layerAbsent, .noValues, .repetition,
    .keyTimes, .curves,
  ]
}
