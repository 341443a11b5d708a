/// The events that deliver a synthesized touch: their instants, and the finger's progress at each
/// event.
struct TouchPlan {
  /// A move of the finger.
  struct Event {
    /// The instant of delivery.
    var time: Instant
    /// The fraction of the finger's moving time after which the finger was at the location that the
    /// event reports.
    var share: Double
  }

  /// The moves, in order; the last one is the end of the path.
  private(set) var events: [Event] = []
  /// The instant at which the finger lifts.
  let up: Instant

  /// Creates the plan for a path whose options are valid.
  init(_ made: TouchSynthesizer) {
    let end = max(Instant(nanoseconds: 1), Instant(seconds: made.duration))
    up = end.advanced(bySeconds: made.hold)
    var samples = TouchPlan.samples(made, until: end)
    if made.dropped > 0 {
      var chance = SeededGenerator(seed: made.seed, index: 1)
      samples = samples.filter { sample in chance.unit() >= made.dropped || sample.share == 1 }
    }
    var taken = 0
    for sample in samples {
      taken += 1
      if taken % made.coalescing == 0 || sample.share == 1 { events.append(sample) }
    }
    if made.late > 0 { delay(made) }
  }

  /// Returns one sample for each sampling period, the last of which is at the end of the path; the
  /// last period may be up to half a period longer or shorter, so that the end is exact (G233; our
  /// choice).
  private static func samples(_ made: TouchSynthesizer, until end: Instant) -> [Event] {
    let count = max(1, Int64((made.duration * Double(made.rate)).rounded()))
    var chance = SeededGenerator(seed: made.seed, index: 0)
    var samples: [Event] = []
    var last = Instant.zero
    for number in 1..<max(2, count) where number < count {
      let due = number * 1_000_000_000 / Int64(made.rate)
      let shift = made.jitter > 0 ? ((2 * chance.unit() - 1) * made.jitter * 1e9).rounded() : 0
      var time = Instant(nanoseconds: due + Int64(shift))
      if time <= last || time >= end { time = Instant(nanoseconds: due) }
      guard time > last, time < end else { continue }
      samples.append(Event(time: time, share: time.seconds / end.seconds))
      last = time
    }
    samples.append(Event(time: end, share: 1))
    return samples
  }

  /// Delays some events until the next event is due, and drops that next event; the last event is
  /// never late.
  private mutating func delay(_ made: TouchSynthesizer) {
    var chance = SeededGenerator(seed: made.seed, index: 2)
    var delivered: [Event] = []
    var index = 0
    while index < events.count {
      var event = events[index]
      let isLate = chance.unit() < made.late
      if isLate, index + 2 < events.count {
        event.time = events[index + 1].time
        index += 1
      }
      delivered.append(event)
      index += 1
    }
    events = delivered
  }
}
