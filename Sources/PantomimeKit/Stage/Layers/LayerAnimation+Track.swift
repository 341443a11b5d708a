// Creates the track of a layer animation on a property.

extension PropertyPlace {
  /// Returns the lanes that the animation moves.
  func mask(on views: ViewBoard) -> SIMDMask<SIMD4<Double>.MaskStorage> {
    var mask = SIMDMask<SIMD4<Double>.MaskStorage>(repeating: false)
    if let lane {
      mask[lane] = true
    } else {
      for lane in 0..<views.slots[slot].shape.count { mask[lane] = true }
    }
    return mask
  }

  /// Returns numbers in their lanes; missing numbers are 0, and excess numbers are omitted.
  fileprivate func value(_ numbers: [Double], on views: ViewBoard) -> LayerValue {
    var lanes = SIMD4<Double>.zero
    for (index, number) in numbers.prefix(views.count(of: self)).enumerated() {
      lanes[lane ?? index] = number
    }
    return LayerValue(lanes: lanes, count: views.count(of: self))
  }
}

extension LayerAnimation {
  /// Whether the animation begins with the presentation value of the property, which is the case
  /// only if no value is given (T89).
  var beginsWithShown: Bool {
    switch content {
    case .basic(let from, let to, let by): from == nil && to == nil && by == nil
    case .keyframes: false
    }
  }

  /// Returns whether all numbers of the animation are finite; records a finding if not.
  func isFinite(
    at place: PropertyPlace, on views: ViewBoard, in ledger: inout Ledger
  ) -> Bool {
    if numbers.allSatisfy({ $0.isFinite }) { return true }
    ledger.note(.notFinite(views.slots[place.slot].name, of: views.name(of: place.view)))
    return false
  }

  /// Returns the animation's track on a property, given the presentation value if the animation
  /// begins with it.
  func track(at place: PropertyPlace, shown: SIMD4<Double>, on views: ViewBoard) -> LayerTrack {
    switch content {
    case .basic(let from, let to, let by):
      let shown = beginsWithShown ? shown.replacing(with: 0, where: .!place.mask(on: views)) : .zero
      return .basic(
        from: from.map { place.value($0, on: views) }, to: to.map { place.value($0, on: views) },
        by: by.map { place.value($0, on: views) },
        before: LayerValue(lanes: shown, count: views.count(of: place)))
    case .keyframes(let given):
      let keyframes = try? Keyframes(
        given.values.map { place.value($0, on: views) }, keyTimes: given.keyTimes,
        timings: given.curves, mode: given.mode, shape: given.shape)
      return keyframes.map { .keyframes($0) } ?? .nothing
    }
  }

  /// Records warnings about the animation and its track.
  func warn(about track: LayerTrack, path: String, in ledger: inout Ledger) {
    timing.warnIfAmbiguous(path: path, in: &ledger)
    switch track {
    case .basic: break
    case .nothing:
      ledger.note(
        Event(.noValues, nil, [.word("path", path)], reason: "the animation has no effect"))
    case .keyframes(let keyframes):
      for issue in keyframes.issues { ledger.note(issue.warning(path: path)) }
    }
  }
}

extension MediaTiming {
  /// Records a warning if both a count and a duration of repetition are given.
  func warnIfAmbiguous(path: String, in ledger: inout Ledger) {
    guard isAmbiguous else { return }
    ledger.note(
      Event(
        .repetition, nil, [.word("path", path)],
        reason: "the repeat duration overrides the repeat count (T83)"
      ))
  }
}

extension KeyframeIssue {
  /// Returns the event for a warning.
  func warning(path: String) -> Event {
    let path = Event.Field.word("path", path)
    let even = "invalid key times are ignored and the values are evenly spaced"
    switch self {
    case .keyTimeCount(let count, let needed, let values):
      return Event(
        .keyTimes, nil,
        [
          path, .number("times", Double(count)), .number("values", Double(values)),
          .number("needed", Double(needed)),
        ], reason: "\(count) key times do not fit \(values) values; \(even) (T98, T99)")
    case .keyTimesOutOfRange:
      return Event(
        .keyTimes, nil, [path], reason: "a key time is not between 0 and 1; \(even) (T98)")
    case .keyTimesOutOfOrder:
      return Event(.keyTimes, nil, [path], reason: "the key times decrease; \(even) (T98)")
    case .keyTimesDoNotSpan:
      return Event(
        .keyTimes, nil, [path], reason: "key times must start at 0 and end at 1; \(even) (T94, T98)"
      )
    case .keyTimesUnused:
      return Event(
        .keyTimes, nil, [path], reason: "paced mode computes its key times (T94, T102)")
    case .timingCount(let count, let needed):
      return Event(
        .curves, nil,
        [path, .number("curves", Double(count)), .number("needed", Double(needed))],
        reason: "each segment needs a curve; missing ones are linear (T97)")
    case .timingsUnused:
      return Event(.curves, nil, [path], reason: "paced mode ignores curves (T94)")
    }
  }
}
