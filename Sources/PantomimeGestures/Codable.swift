// The encoding of touches, releases, and decisions, so that an app can record what it decided, and a
// test can decide again. All numbers are exact.
//
// Embedded Swift has no `Codable`.

#if !hasFeature(Embedded)
extension Touch: Codable {
  private enum Key: String, CodingKey { case id, phase, x, y }

  /// Encodes the finger's id, phase, and location under the names that recordings use.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encode(phase.rawValue, forKey: .phase)
    try container.encode(place.x, forKey: .x)
    try container.encode(place.y, forKey: .y)
  }

  /// Decodes the finger's id, phase, and location.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      try container.word(.phase), id: try container.decodeIfPresent(Int.self, forKey: .id) ?? 1,
      at: Point2D(
        x: try container.decode(Double.self, forKey: .x),
        y: try container.decode(Double.self, forKey: .y)))
  }
}

extension TimedTouch: Codable {
  private enum Key: String, CodingKey {
    case time = "t"
    case isApart
  }

  /// Encodes the seconds and the touch as one object, as the lines of a recording are.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(time, forKey: .time)
    if isApart { try container.encode(isApart, forKey: .isApart) }
    try touch.encode(to: encoder)
  }

  /// Decodes the seconds and the touch.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      try container.decode(Instant.self, forKey: .time), try Touch(from: decoder),
      isApart: try container.decodeIfPresent(Bool.self, forKey: .isApart) ?? false)
  }
}

extension TouchStream: Codable {
  /// Encodes the touches as an array.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(touches)
  }

  /// Decodes an array of touches.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode([TimedTouch].self))
  }
}

extension LiftOff: Codable {
  private enum Key: String, CodingKey {
    case progress, startProgress, distance, position, start, anchors, velocity, crossVelocity
    case isReversed, isCancelled
  }

  /// Encodes the progress and the distance for two ends, or the position and the anchors.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch scope {
    case .twoEnds:
      try container.encode(progress, forKey: .progress)
      try container.encode(startProgress, forKey: .startProgress)
      try container.encode(distance, forKey: .distance)
      try container.encode(isReversed, forKey: .isReversed)
    case .anchors:
      try container.encode(position, forKey: .position)
      try container.encode(start, forKey: .start)
      try container.encode(anchors, forKey: .anchors)
    }
    try container.encode(velocity, forKey: .velocity)
    try container.encode(crossVelocity, forKey: .crossVelocity)
    try container.encode(isCancelled, forKey: .isCancelled)
  }

  /// Decodes a release between two ends if it has a progress, and otherwise one among anchors;
  /// omitted values are the defaults of the initializers.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func number(_ key: Key) throws -> Double? {
      try container.decodeIfPresent(Double.self, forKey: key)
    }
    let velocity = try container.decode(Double.self, forKey: .velocity)
    let crossVelocity = try number(.crossVelocity) ?? 0
    let isCancelled = try container.decodeIfPresent(Bool.self, forKey: .isCancelled) ?? false
    guard let progress = try number(.progress) else {
      self.init(
        position: try container.decode(Double.self, forKey: .position), velocity: velocity,
        anchors: try container.decode([Double].self, forKey: .anchors), start: try number(.start),
        crossVelocity: crossVelocity, isCancelled: isCancelled)
      return
    }
    self.init(
      progress: progress, velocity: velocity, distance: try number(.distance) ?? 0,
      crossVelocity: crossVelocity, startProgress: try number(.startProgress) ?? 0,
      isReversed: try container.decodeIfPresent(Bool.self, forKey: .isReversed) ?? false,
      isCancelled: isCancelled)
  }
}

extension Decision: Codable {
  private enum Key: String, CodingKey {
    case outcome, index, anchor, by, margin, unit, reason
  }

  /// Encodes the outcome, the anchor, the margin, and the reason; an infinite margin is omitted.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(outcome.rawValue, forKey: .outcome)
    try container.encode(index, forKey: .index)
    try container.encode(anchor, forKey: .anchor)
    try container.encode(by.rawValue, forKey: .by)
    if margin.isFinite { try container.encode(margin, forKey: .margin) }
    try container.encode(unit.rawValue, forKey: .unit)
    try container.encode(reason, forKey: .reason)
  }

  /// Decodes the outcome, the anchor, the margin, and the reason.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let index = try container.decode(Int.self, forKey: .index)
    let anchor = try container.decode(Double.self, forKey: .anchor)
    guard (0...10_000).contains(index), anchor.magnitude <= 1e15 else {
      throw DecodingError.dataCorruptedError(
        forKey: .index, in: container, debugDescription: "no anchor is at that position")
    }
    // These are as many anchors as the release needs for the index to exist.
    let anchors = (0...index).map { anchor - Double(index - $0) }
    self.init(
      index, LiftOff(position: anchor, velocity: 0, anchors: anchors), by: try container.word(.by),
      margin: try container.decodeIfPresent(Double.self, forKey: .margin) ?? .infinity,
      try container.word(.unit), Reason(try container.decode(String.self, forKey: .reason)))
  }
}

extension KeyedDecodingContainer {
  /// Returns the case whose raw value is the word of a key.
  fileprivate func word<Choice: RawRepresentable<String>>(_ key: Key) throws -> Choice {
    let word = try decode(String.self, forKey: key)
    guard let choice = Choice(rawValue: word) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "unknown \(key.stringValue) '\(word)'")
    }
    return choice
  }
}
#endif
