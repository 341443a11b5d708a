import PantomimeKit
import PantomimeReporting

// Explaining a velocity: the samples that an estimator uses, and their weights.

extension Causes {
  /// Returns the velocity of the last pan, with the samples from which it was computed, on one
  /// line.
  static func velocitySource(
    _ simulation: Simulation, at time: Instant, among estimators: [VelocityEstimator]
  ) -> String {
    let velocityText = simulation.pan.velocity.labeledVelocityText
    guard let source = VelocitySource(simulation, at: time) else {
      return "\(velocityText) (as reported)"
    }
    let age =
      VelocityAge(simulation, at: time).map { "; " + old($0, simulation, at: time, estimators) }
      ?? ""
    let (used, all) = (source.used, source.samples.count)
    guard used > 0 else { return "\(velocityText) (\(source.estimator.name))\(age)" }
    return "\(velocityText) (\(source.estimator.name), "
      + (used == all ? "all \(all) samples)" : "last \(used) of \(all) samples)") + age
  }

  /// Returns the age of a velocity, and how many estimators return zero at the same instant.
  private static func old(
    _ age: VelocityAge, _ simulation: Simulation, at time: Instant, _ all: [VelocityEstimator]
  ) -> String {
    "measured \(Prose.seconds(age.seconds)) s before lift-off, "
      + VelocityAge.zeros(simulation, at: time, among: all)
  }

  /// `why velocity`: returns the samples, and how much each of them contributes to the estimate.
  static func velocity(_ session: Session, _ simulation: Simulation) -> Response {
    let course = Course(session, simulation)
    guard simulation.pan.state != .possible, !simulation.panSamples.isEmpty else {
      guard let release = course.last(.scrollReleased) else {
        return nothing("no pan has begun yet", session, simulation)
      }
      return scrollVelocity(release, session, simulation)
    }
    let time = course.last(.pan)?.time ?? simulation.now
    let velocityText = simulation.pan.velocity.velocityText
    let verb = simulation.pan.state.isOver ? "at lift-off" : "as last reported"
    var why = Explanation("\(velocityText) \(verb) (\(Prose.seconds(time.seconds)) s)")
    let estimator = simulation.preferences.estimator
    why.cite(estimator.summary)
    guard let source = VelocitySource(simulation, at: time) else {
      let made = estimator.velocity(of: simulation.panSamples, at: time).velocityText
      why.add("source", "given with the pan; no estimator was used")
      why.add("instead", "\(estimator.name) would estimate \(made)")
      why.end()
      return .explained(why)
    }
    why.add("source", "\(estimator.name): \(clause(estimator.summary))")
    if source.segments.isEmpty {
      why.add("samples", "\(source.samples.count), none of them counts")
    } else {
      why.add(source.table)
    }
    let others = source.samples.count - source.used
    let rest = others == 1 ? "1 other sample does" : "\(others) other samples do"
    why.add("others", others > 0 && source.used > 0 ? "\(rest) not count" : "")
    why.add("compare", "`velocity` shows every estimator's result")
    why.end()
    return .explained(why)
  }

  /// Returns the velocity that a scroll view itself has measured.
  private static func scrollVelocity(
    _ release: Trace.Entry, _ session: Session, _ simulation: Simulation
  ) -> Response {
    let view = release.event.view ?? "the scroll view"
    let velocityText = (release.event.velocity ?? .zero).opposite.velocityText
    var why = Explanation("\(velocityText) at lift-off (\(Prose.seconds(release.time.seconds)) s)")
    why.add("source", "measured by \(view), whatever the estimator")
    why.add("rule", Wording().text(of: release.event.why))
    why.cite(release.event.reason)
    why.end()
    return .explained(why)
  }

  /// Returns a sentence as a clause, without citations such as (A197).
  static func clause(_ sentence: String) -> String {
    Answers.clause(Wording.withoutCitations(sentence))
  }
}

/// The samples that an estimator has used, with the weight of each segment between two samples.
struct VelocitySource {
  let estimator: VelocityEstimator
  let samples: [PointSample]
  /// The segments that contribute to the velocity, oldest first.
  let segments: [Segment]
  private let isVertical: Bool

  struct Segment {
    let from: PointSample
    let to: PointSample
    /// The speed of the segment along the main axis, in points per second.
    let speed: Double
    /// The weight with which that speed contributes to the velocity.
    let weight: Double
  }

  /// The maximum number of segments to show; our choice.
  private static let mostShown = 9

  /// Creates the source of the pan's velocity, or returns `nil` if the velocity was reported by a
  /// statement rather than estimated.
  init?(_ simulation: Simulation, at time: Instant) {
    estimator = simulation.preferences.estimator
    samples = simulation.panSamples
    let velocity = estimator.velocity(of: samples, at: time)
    let velocityText = simulation.pan.velocity
    guard (velocity.dx - velocityText.dx).magnitude <= 1e-6 + velocityText.dx.magnitude * 1e-9,
      (velocity.dy - velocityText.dy).magnitude <= 1e-6 + velocityText.dy.magnitude * 1e-9,
      !VelocitySource.isReported(simulation, at: time)
    else { return nil }
    isVertical = velocity.dy.magnitude >= velocity.dx.magnitude
    segments = VelocitySource.segments(samples, estimator, time, isVertical)
  }

  private static func isReported(_ simulation: Simulation, at time: Instant) -> Bool {
    let last = simulation.log.inputs.last { entry in
      if case .pan = entry.input { entry.time <= time } else { false }
    }
    guard let last, case .pan(let input) = last.input, last.time == time else { return false }
    return input.velocity != nil
  }

  /// Returns the segments with their weights, each of which is determined by making the segment
  /// slightly longer and slightly shorter.
  private static func segments(
    _ samples: [PointSample], _ estimator: VelocityEstimator, _ time: Instant, _ isVertical: Bool
  ) -> [Segment] {
    /// The fraction by which the length of a segment is changed.
    let nudge = 1e-3
    func along(_ vector: Vector) -> Double { isVertical ? vector.dy : vector.dx }
    var found: [Segment] = []
    for index in samples.indices.dropFirst() {
      let (from, to) = (samples[index - 1], samples[index])
      let seconds = to.time.seconds(since: from.time)
      let way = Vector(dx: to.place.x - from.place.x, dy: to.place.y - from.place.y)
      guard seconds > 0, along(way) != 0 else { continue }
      func velocity(_ share: Double) -> Double {
        var moved = samples
        for later in moved.indices[index...] {
          moved[later].place.x += way.dx * share
          moved[later].place.y += way.dy * share
        }
        return along(estimator.velocity(of: moved, at: time))
      }
      let speed = along(way) / seconds
      let weight = (velocity(nudge) - velocity(-nudge)) / (2 * nudge) / speed
      if weight.magnitude > 1e-6 {
        found.append(Segment(from: from, to: to, speed: speed, weight: weight))
      }
    }
    return found
  }

  /// The number of samples that contribute to the velocity.
  var used: Int {
    var places: [Instant] = []
    for segment in segments {
      for time in [segment.from.time, segment.to.time] where !places.contains(time) {
        places.append(time)
      }
    }
    return places.count
  }

  var table: PlainTable {
    var table = PlainTable([
      .init("until s", .decimal), .init("moved pt", .decimal), .init("pt/s", .decimal),
      .init("weight", .decimal),
    ])
    for segment in segments.suffix(VelocitySource.mostShown) {
      let way =
        isVertical
        ? segment.to.place.y - segment.from.place.y : segment.to.place.x - segment.from.place.x
      let word = isVertical ? (way < 0 ? "up" : "down") : (way < 0 ? "left" : "right")
      table.add([
        Numerals.text(segment.to.time.seconds, decimals: Numerals.shownDecimals),
        "\(Prose.plain(way.magnitude)) \(word)", "\(Prose.speed(segment.speed)) \(word)",
        Prose.plain(segment.weight),
      ])
    }
    return table
  }
}
