// The options of additions as event fields, so that a trace records everything that changes what is
// drawn and what is touched. Options that have their default values are omitted.

extension FieldSchema {
  /// The options of a scroll view, after its frame.
  static let ofScrollViews: [FieldSchema] = [
    FieldSchema("frame", .numbers(.points)), FieldSchema("content", .numbers(.points)),
    FieldSchema("insets", .numbers(.points)), FieldSchema("axes"), FieldSchema("paging"),
    FieldSchema("bounces"), FieldSchema("always-bounces"), FieldSchema("lock", .number(.degrees)),
    FieldSchema("deceleration", .number(.fraction)), FieldSchema("pixels", .number(.count)),
    FieldSchema("delays-touches", .number(.seconds)), FieldSchema("enabled"), .holder,
  ].map { $0.optional }

  /// The options of a recognizer, which the parameters of its axis rule may follow.
  static let ofGestures: [FieldSchema] =
    [
      FieldSchema("kind"), FieldSchema("edges"), FieldSchema("width", .number(.points)),
      FieldSchema("taps", .number(.count)), FieldSchema("duration", .number(.seconds)),
      .direction, FieldSchema("slop", .number(.points)), FieldSchema("opening"),
      FieldSchema("instant"), FieldSchema("along"), FieldSchema("min", .number(.count)),
      FieldSchema("max", .number(.count)),
    ].map { $0.optional } + ofRelations
    + [
      FieldSchema("cancels"), FieldSchema("delays"),
      FieldSchema("content-delay", .number(.seconds)),
    ].map { $0.optional }

  /// The relations of a recognizer.
  static let ofRelations: [FieldSchema] = [
    FieldSchema("axis"), FieldSchema("requires"), FieldSchema("with"),
  ].map { $0.optional }

  /// The options of a connection, which the parameters of its rule may follow.
  static let ofConnections: [FieldSchema] = [
    FieldSchema("along"), FieldSchema("way", .number(.points)),
    FieldSchema("anchors", .numbers(.points)), FieldSchema("range", .numbers(.points)), .rule,
    FieldSchema("returns"), .curve, FieldSchema("velocity", .number(.fraction)),
    FieldSchema("factor", .number(.fraction)), FieldSchema("duration"),
    FieldSchema("limit", .number(.fraction)), FieldSchema("past"), FieldSchema("hand-over"),
    FieldSchema("hand-over-velocity"), FieldSchema("cancelled"), .holder,
    FieldSchema("translation"), FieldSchema("while-running"),
  ].map { $0.optional }

  /// The view that contains an added view, or along whose axes a pan is measured.
  package static let holder = FieldSchema("in")
}

extension ScrollSettings {
  /// The options of a scroll view.
  var optionFields: [Event.Field] {
    var fields: [Event.Field] = []
    if insets != Insets() {
      fields.append(
        .numbers("insets", [insets.top, insets.left, insets.bottom, insets.right]))
    }
    if let axes { fields.append(.word("axes", axes.rawValue)) }
    if isPaging { fields.append(.flag("paging", true)) }
    if !bounces { fields.append(.flag("bounces", false)) }
    if let alwaysBounces { fields.append(.word("always-bounces", alwaysBounces.rawValue)) }
    if let lock { fields.append(.number("lock", lock.angle)) }
    if style.deceleration.rate != Deceleration.normal.rate {
      fields.append(.number("deceleration", style.deceleration.rate))
    }
    if let pixels { fields.append(.number("pixels", pixels)) }
    if let contentTouchDelay { fields.append(.number("delays-touches", contentTouchDelay)) }
    if !isEnabled { fields.append(.flag("enabled", false)) }
    return fields
  }
}

extension PercentDrivenTransition {
  /// The speed and the curve after the release, where they differ from the default.
  var optionFields: [Event.Field] {
    var fields: [Event.Field] = []
    if completionSpeed != 1 { fields.append(.number("completion-speed", completionSpeed)) }
    if completionTiming != .easeInOut {
      fields.append(.word("completion-curve", completionTiming.text))
    }
    if !completes { fields.append(.flag("completes", false)) }
    return fields
  }
}

extension GestureConstruction {
  /// The kind of a recognizer, its options, and its relations.
  var optionFields: [Event.Field] {
    var fields: [Event.Field]
    switch gesture.kind {
    case .pan(let pan): fields = [.word("kind", "pan")] + pan.optionFields
    case .edgePan(let pan, let edge):
      fields = [.word("kind", "edge")] + edge.optionFields + pan.optionFields
    case .tap(let tap):
      fields = [.word("kind", "tap")]
      if tap.taps != 1 { fields.append(.number("taps", Double(tap.taps))) }
      fields += GestureConstruction.touches(tap.touches)
    case .longPress(let press):
      fields = [.word("kind", "press")]
      if press.duration != LongPressTraits().duration {
        fields.append(.number("duration", press.duration))
      }
      fields += GestureConstruction.touches(press.touches)
    case .swipe(let swipe):
      fields = [.word("kind", "swipe"), .word("direction", swipe.direction.rawValue)]
      fields += GestureConstruction.touches(swipe.touches)
    }
    if let axis { fields.append(.word("axis", axis.name)) }
    fields +=
      GestureRelations(of: gesture.name, requires: requires, together: together).optionFields
    if !gesture.cancelsTouchesInView { fields.append(.flag("cancels", false)) }
    if gesture.delaysTouchesBegan { fields.append(.flag("delays", true)) }
    if let delay = gesture.contentTouchDelay { fields.append(.number("content-delay", delay)) }
    return fields + (axis?.fields ?? [])
  }

  private static func touches(_ count: Int) -> [Event.Field] {
    count == 1 ? [] : [.number("min", Double(count))]
  }
}

extension GestureRelations {
  /// The relations of a recognizer.
  var optionFields: [Event.Field] {
    var fields: [Event.Field] = []
    if let axis { fields.append(.word("axis", axis.name)) }
    if !requires.isEmpty { fields.append(.word("requires", requires.joined(separator: ","))) }
    if !together.isEmpty { fields.append(.word("with", together.joined(separator: ","))) }
    return fields + (axis?.fields ?? [])
  }
}

extension PanTraits {
  fileprivate var optionFields: [Event.Field] {
    let usual = PanTraits()
    var fields: [Event.Field] = []
    if slop != usual.slop { fields.append(.number("slop", slop)) }
    if opening != usual.opening { fields.append(.word("opening", opening.rawValue)) }
    if beginsAtTouchDown { fields.append(.flag("instant", true)) }
    switch (allowsHorizontal, allowsVertical) {
    case (true, true): break
    case (true, false): fields.append(.word("along", "horizontal"))
    case (false, true): fields.append(.word("along", "vertical"))
    case (false, false): fields.append(.word("along", "none"))
    }
    if minimumTouches != 1 { fields.append(.number("min", Double(minimumTouches))) }
    if maximumTouches != usual.maximumTouches {
      fields.append(.number("max", Double(maximumTouches)))
    }
    return fields
  }
}

extension EdgeTraits {
  fileprivate var optionFields: [Event.Field] {
    let sides: [(Edges, String)] = [
      (.left, "left"), (.right, "right"), (.top, "top"), (.bottom, "bottom"),
    ]
    let names = sides.filter { edges.contains($0.0) }.map { $0.1 }
    var fields: [Event.Field] = [.word("edges", names.joined(separator: ","))]
    if width != EdgeTraits(edges).width { fields.append(.number("width", width)) }
    return fields
  }
}

extension DriveConnection {
  /// The options of a connection to an animator, and then the parameters of the rule.
  var optionFields: [Event.Field] {
    var fields: [Event.Field] = [
      .word("along", direction.rawValue), .number("way", travel), .word("rule", rule.name),
    ]
    if !isReversible { fields.append(.flag("returns", false)) }
    if let timing { fields += timing.fields }
    if durationFactor != 0 { fields.append(.number("factor", durationFactor)) }
    fields += duration.optionFields + .limit(velocityLimit) + cancellation.optionFields
    return fields + measure.optionFields + rule.fields
  }
}

extension AnchorsConnection {
  /// The options of a connection to a number, and then the parameters of the rule.
  var optionFields: [Event.Field] {
    var fields: [Event.Field] = []
    if let direction { fields.append(.word("along", direction.rawValue)) }
    if !anchors.isEmpty { fields.append(.numbers("anchors", anchors)) }
    if let range { fields.append(.numbers("range", [range.lowerBound, range.upperBound])) }
    if !anchors.isEmpty {
      fields.append(.word("rule", rule.name))
      if let timing { fields += timing.fields }
      fields += duration.optionFields + .limit(velocityLimit)
    }
    switch past {
    case nil: break
    case .clamp: fields.append(.word("past", "clamp"))
    case .rubber(let resistance): fields.append(.number("past", resistance))
    }
    if !handOver.isEmpty { fields.append(.word("hand-over", handOver.joined(separator: ","))) }
    if !handsOverVelocity { fields.append(.word("hand-over-velocity", "drop")) }
    fields += cancellation.optionFields + measure.optionFields
    return fields + (anchors.isEmpty ? [] : rule.fields)
  }
}

extension [Event.Field] {
  /// The limit of a spring's initial velocity.
  fileprivate static func limit(_ limit: Double) -> [Event.Field] {
    if limit == InteractiveTransition.velocityLimit { return [] }
    return [limit.isFinite ? .number("limit", limit) : .word("limit", "none")]
  }
}

extension SettlingDuration? {
  fileprivate var optionFields: [Event.Field] {
    switch self {
    case nil: []
    case .seconds(let seconds): [.number("duration", seconds)]
    case .byVelocity(let minimum, let maximum):
      [.word("duration", "by-velocity(\(Numerals.text(minimum)),\(Numerals.text(maximum)))")]
    }
  }
}

extension InteractiveTransition.Cancellation {
  fileprivate var optionFields: [Event.Field] {
    switch self {
    case .back: []
    case .keep: [.word("cancelled", "keep")]
    case .ignore: [.word("cancelled", "ignore")]
    }
  }
}

extension PanMeasure {
  fileprivate var optionFields: [Event.Field] {
    var fields: [Event.Field] = []
    if let view { fields.append(.word("in", view)) }
    if translation != .cumulative { fields.append(.word("translation", translation.rawValue)) }
    return fields
  }
}
