/// A recorder that follows a run and digests the presentation values of views and layers at each
/// instant with an event or an input, and midway between any two successive instants of that kind.
///
/// The digests depend neither on the size of the steps in which time advances nor on a frame rate.
/// If time advances after a run has ended, the digests don't change.
///
/// ```swift
/// var record = ShownRecord()
/// record.begin(simulation)
/// record.meet(simulation)
/// try simulation.handle(.tap(view: "card"))
/// record.pass(&simulation, to: Instant(seconds: 1))
/// record.finish(simulation)
/// let lines = record.digests.lines  // shown card.frame 5d41402abc4b2a76
/// ```
package struct ShownRecord: Sendable {
  /// The digests so far.
  package private(set) var digests = ShownDigests()
  /// The run at the last recorded instant, after everything that happened at that instant.
  private var held: Simulation?
  /// The number of events and inputs at that instant.
  private var known = 0

  /// Creates a record that doesn't follow a run yet.
  package init() {}

  /// Creates the record of an entire run by replaying its log.
  ///
  /// - Throws: `OptionError` if the scene rejects options that it accepted when it started.
  package init(of run: Simulation) throws(OptionError) {
    var again = try run.replayed(first: 0, until: .zero)
    begin(again)
    for entry in run.log.list {
      pass(&again, to: entry.time)
      meet(again)
      // A refused input is refused again.
      try? again.handle(entry.input)
    }
    pass(&again, to: run.now)
    finish(again)
  }
}

extension ShownRecord {
  /// Starts to follow a run; its current presentation values count as the initial values.
  package mutating func begin(_ run: Simulation) {
    digests.restart()
    digests.sample(run, at: run.now)
    (held, known) = (run, ShownRecord.count(run))
  }

  /// Adds new properties with their initial values; call it before each input.
  package mutating func meet(_ run: Simulation) { digests.sample(run, at: nil) }

  /// Records the current instant if anything has happened at it; call it before time moves to
  /// another instant.
  package mutating func leave(_ run: Simulation, for instant: Instant) {
    // If the condition is false, more is due at this instant, or the run was interrupted.
    guard run.now < instant, run.nextDeadline.map({ $0 > run.now }) ?? true else { return }
    finish(run)
  }

  /// Records the current instant if anything has happened at it; call it when the run is over or
  /// another run replaces it.
  package mutating func finish(_ run: Simulation) {
    let count = ShownRecord.count(run)
    guard count != known else { return }
    if var middle = held, middle.now < run.now {
      let half = (run.now.nanoseconds - middle.now.nanoseconds) / 2
      let instant = Instant(nanoseconds: middle.now.nanoseconds + half)
      // Some due work before that instant, such as the ticks of a display link, records no events.
      if let due = middle.nextDeadline, due <= instant { _ = try? middle.advance(to: instant) }
      digests.sample(middle, at: instant)
    }
    digests.sample(run, at: run.now)
    (held, known) = (run, count)
  }

  /// Advances to an instant, and records each earlier instant at which something happens.
  package mutating func pass(_ run: inout Simulation, to instant: Instant) {
    leave(run, for: instant)
    do throws(ImpossibleInputError) {
      while try !run.advance(toNextEventBefore: instant, maxSteps: .max).isReached {
        leave(run, for: instant)
      }
    } catch {}
  }

  private static func count(_ run: Simulation) -> Int { run.trace.count + run.log.list.count }
}

/// The digests of the presentation values of views and layers over a run, one for each property
/// that changes.
///
/// Events record causes; the digests represent the result on screen. Values that a scene computes
/// are excluded. A `ShownRecord` decides at which instants the stage is read.
package struct ShownDigests: Sendable {
  /// A property that has changed, in one recorded scene or in several in which it has the same
  /// path.
  private struct Track: Sendable {
    let path: String
    var digest = Digest()
  }

  /// The last value of a property, and the index of its track, or −1 as long as it hasn't changed.
  private struct Last: Sendable {
    var lanes: SIMD4<Double>
    var track: Int32 = -1
  }

  private var tracks: [Track] = []
  /// The index of each path's track.
  private var places: [String: Int32] = [:]
  /// The properties of the current scene's views, by slot, and the offsets of its scroll views.
  private var properties: [Last] = []
  private var offsets: [Last] = []

  /// Creates an empty list.
  package init() {}

  /// A digest as a line of the canonical text.
  package typealias Line = ShownLine

  /// The digests, sorted by path.
  package var lines: [Line] {
    tracks.map { Line(path: $0.path, digest: $0.digest) }.sorted { $0.path < $1.path }
  }
}

extension ShownDigests {
  /// Forgets the last values, because another simulation follows; the digest of each path isn't
  /// reset.
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
      add(ahead)
    }
  }

  /// Adds the properties of a stage that are new, with their initial values.
  mutating func meet(_ stage: Stage) {
    while properties.count < stage.views.fastPaths.count {
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
  mutating func add(_ stage: Stage) {
    meet(stage)
    // The stage may be from an earlier instant, at which it had fewer properties.
    for slot in 0..<stage.views.fastPaths.count {
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

  /// Adds a change to the digest of its property, unless a trace would write the new value
  /// identically.
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
