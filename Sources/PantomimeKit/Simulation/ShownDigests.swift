/// The digests of the presentation values of views and layers over a run, one for each property
/// that changes.
///
/// Events name causes; the digests represent the result on screen. Values that a scene computes are
/// excluded. A `ShownRecord` decides when the stage is read.
public struct ShownDigests: Sendable {
  /// A property that has changed, in one scene of the record or in several that use the same name.
  private struct Track: Sendable {
    let path: String
    var digest = Digest()
  }

  /// The last value of a property, and the index of its track, or −1 while it has none.
  private struct Last: Sendable {
    var lanes: SIMD4<Double>
    var track: Int32 = -1
  }

  private var tracks: [Track] = []
  /// The indices of the tracks by path.
  private var places: [String: Int32] = [:]
  /// The properties of the current scene's views, by slot, and the offsets of its scroll views.
  private var properties: [Last] = []
  private var offsets: [Last] = []

  /// Creates an empty list.
  public init() {}

  /// A digest as a line of the canonical text.
  public typealias Line = ShownLine

  /// The digests, sorted by path.
  public var lines: [Line] {
    tracks.map { Line(path: $0.path, digest: $0.digest) }.sorted { $0.path < $1.path }
  }
}

extension ShownDigests {
  /// Forgets the last values, because another simulation follows; the digest of each path
  /// continues.
  mutating func restart() { (properties, offsets) = ([], []) }
}

// MARK: - Reading a stage

extension ShownDigests {
  /// Adds the presentation values of views and layers at an instant, or only new properties if the
  /// instant is `nil`.
  mutating func sample(_ simulation: Simulation, at instant: Instant?) {
    simulation.look { contents in
      guard let instant else { return meet(contents.stage) }
      var ahead = contents.stage
      ahead.ledger.clock.stand(at: instant)
      take(ahead)
    }
  }

  /// Adds the new properties of a stage, with their initial values.
  mutating func meet(_ stage: Stage) {
    while properties.count < stage.views.glances.count {
      properties.append(Last(lanes: Presentation.lanes(of: properties.count, on: stage)))
    }
    while offsets.count < stage.scrolling.all.count {
      offsets.append(Last(lanes: ShownDigests.offset(offsets.count, on: stage)))
    }
  }

  private static func offset(_ index: Int, on stage: Stage) -> SIMD4<Double> {
    let offset = stage.scrolling.offset(of: index, at: stage.now)
    return SIMD4(offset.dx, offset.dy, 0, 0)
  }

  /// Adds the presentation values of a stage.
  mutating func take(_ stage: Stage) {
    meet(stage)
    // The stage may be an earlier one, with fewer properties.
    for slot in 0..<stage.views.glances.count {
      let lanes = Presentation.lanes(of: slot, on: stage)
      if properties[slot].lanes == lanes { continue }
      let last = properties[slot]
      properties[slot] = next(last, lanes, at: stage.now) { stage.views.path(ofSlot: slot) }
    }
    for index in stage.scrolling.all.indices {
      let lanes = ShownDigests.offset(index, on: stage)
      if offsets[index].lanes == lanes { continue }
      let last = offsets[index]
      offsets[index] = next(last, lanes, at: stage.now) {
        "\(stage.name(of: stage.scrolling.all[index].view)).offset"
      }
    }
  }

  /// Adds a change to the digest of its property; a value that a trace writes identically isn't a
  /// change.
  private mutating func next(
    _ last: Last, _ lanes: SIMD4<Double>, at now: Instant, path: () -> String
  ) -> Last {
    guard (0..<4).contains(where: { !last.lanes[$0].isSame(as: lanes[$0]) }) else { return last }
    var next = Last(lanes: lanes, track: last.track)
    if next.track < 0 {
      next.track = place(of: path())
      add(last.lanes, to: next.track)
    }
    tracks[Int(next.track)].digest.add(UInt64(bitPattern: now.nanoseconds))
    add(lanes, to: next.track)
    return next
  }

  private mutating func place(of path: String) -> Int32 {
    if let place = places[path] { return place }
    let place = Int32(truncatingIfNeeded: tracks.count)
    tracks.append(Track(path: path))
    places[path] = place
    return place
  }

  private mutating func add(_ lanes: SIMD4<Double>, to track: Int32) {
    for lane in 0..<4 { tracks[Int(track)].digest.add(lanes[lane]) }
  }
}

extension Double {
  /// Returns whether two numbers are written identically in a trace.
  fileprivate func isSame(as other: Double) -> Bool {
    self == other || Numerals.rounded(self) == Numerals.rounded(other) || (isNaN && other.isNaN)
  }
}
