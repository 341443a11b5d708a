// The events of layer animations.

extension EventKind {
  /// A layer animation was added to a view, with its values and timing.
  public static let layerAdded = EventKind(
    "layer added", summary: "A layer animation was added to a view, with its values and timing.",
    [
      FieldSchema("key"), FieldSchema("path"), FieldSchema("duration", .number(.seconds)),
      FieldSchema("active", isOptional: true),
      FieldSchema("begin", .number(.seconds), isOptional: true),
    ], isOpen: true)
  /// A layer animation was added to a group, with its values and timing.
  public static let layerJoined = EventKind(
    "layer joined", summary: "A layer animation was added to a group, with its values and timing.",
    [
      FieldSchema("group"), FieldSchema("path"), FieldSchema("duration", .number(.seconds)),
      FieldSchema("begin", .number(.seconds), isOptional: true),
    ], isOpen: true)
  /// The active duration of a layer animation ended.
  public static let layerEnded = EventKind(
    "layer ended", summary: "The active duration of a layer animation ended.",
    [FieldSchema("key"), FieldSchema("path"), FieldSchema("finished")])
  /// A layer animation was removed.
  public static let layerRemoved = EventKind(
    "layer removed", summary: "A layer animation was removed.",
    [FieldSchema("key"), FieldSchema("path"), FieldSchema("finished")])
  /// No animation was attached under the key whose animation was to be removed.
  public static let layerAbsent = EventKind(
    "layer absent",
    summary: "Nothing was removed, because no animation was attached under the key.",
    [FieldSchema("key"), FieldSchema("path")])
  /// A keyframe animation has no values.
  public static let noValues = EventKind(
    "warning no-values", summary: "A keyframe animation has no values.",
    [FieldSchema("path")], tone: .warning)
  /// Both a repeat count and a repeat duration were given.
  public static let repetition = EventKind(
    "warning repetition", summary: "Both a repeat count and a repeat duration were given.",
    [FieldSchema("path")], tone: .warning)
  /// Key times don't match the values.
  public static let keyTimes = EventKind(
    "warning key-times", summary: "Key times do not match the values.",
    [
      FieldSchema("path"), FieldSchema("times", .number(.count), isOptional: true),
      FieldSchema("values", .number(.count), isOptional: true),
      FieldSchema("needed", .number(.count), isOptional: true),
    ], tone: .warning)
  /// Curves don't match the segments.
  public static let curves = EventKind(
    "warning curves", summary: "Curves do not match the segments.",
    [
      FieldSchema("path"), FieldSchema("curves", .number(.count), isOptional: true),
      FieldSchema("needed", .number(.count), isOptional: true),
    ], tone: .warning)

  /// All events of layer animations.
  static let layers: [EventKind] = [
    .layerAdded, .layerJoined, .layerEnded, .layerRemoved, .layerAbsent, .noValues, .repetition,
    .keyTimes, .curves,
  ]
}

extension LayerAnimation {
  /// The fields for the animation's values.
  var fields: [Event.Field] {
    var fields: [Event.Field] = []
    switch content {
    case .basic(let from, let to, let by):
      for (name, numbers) in [("from", from), ("to", to), ("by", by)] {
        if let numbers { fields.append(.numbers(name, numbers)) }
      }
    case .keyframes(let keyframes): fields += keyframes.fields
    }
    if let curve { fields.append(.word("curve", Timing.cubic(curve).text)) }
    return fields + timing.fields + (isAdditive ? [.flag("additive", true)] : [])
      + (isCumulative ? [.flag("cumulative", true)] : [])
  }
}

extension LayerKeyframes {
  fileprivate var fields: [Event.Field] {
    var fields = [Event.Field.numbers("values", values.flatMap { $0 })]
    if let keyTimes { fields.append(.numbers("times", keyTimes)) }
    if mode != .linear { fields.append(.word("mode", mode.rawValue)) }
    if !curves.isEmpty {
      let words = curves.map { ($0.map { Timing.cubic($0) } ?? .linear).text }
      fields.append(.word("curves", words.joined(separator: ";")))
    }
    for (name, numbers) in [
      ("tension", shape.tensions), ("continuity", shape.continuities), ("bias", shape.biases),
    ] where !numbers.isEmpty {
      fields.append(.numbers(name, numbers))
    }
    return fields
  }
}

extension LayerAnimationGroup {
  /// The fields for the animation's timing.
  var fields: [Event.Field] {
    (curve.map { [.word("curve", Timing.cubic($0).text)] } ?? []) + timing.fields
  }
}

extension MediaTiming {
  /// The fields that differ from the default, in addition to the begin time and the duration.
  fileprivate var fields: [Event.Field] {
    var fields: [Event.Field] = []
    if speed != 1 { fields.append(.number("speed", speed)) }
    if timeOffset != 0 { fields.append(.number("offset", timeOffset)) }
    if repeatCount != 0 {
      fields.append(
        repeatCount < .infinity ? .number("repeat", repeatCount) : .word("repeat", "forever"))
    }
    if repeatDuration != 0 { fields.append(.number("repeat-for", repeatDuration)) }
    if autoreverses { fields.append(.flag("autoreverse", true)) }
    if fillMode != .removed { fields.append(.word("fill", fillMode.rawValue)) }
    if !isRemovedOnCompletion { fields.append(.flag("removed", false)) }
    return fields
  }
}
