import PantomimeKit
import PantomimeScripting

/// A scene from its start until everything is at rest, whose instants can be viewed in any order.
///
/// A simulation is a value, so an earlier instant is reached by replaying the inputs from the
/// nearest copy.
struct Footage {
  /// The scene at rest, or as far as it was run.
  let rested: Simulation
  /// Whether something still moves at the end.
  let isEndless: Bool
  /// The copies, sorted by instant, each with the number of inputs before it.
  private var kept: [Place] = []
  /// The copy for the last instant that was viewed.
  private var last: Place?

  private struct Place {
    var simulation: Simulation
    var inputs: Int
  }

  /// The number of inputs from one copy to the next; our choice.
  private static let stride = 64

  /// Creates the footage of a session, or returns `nil` without a scene.
  init?(of session: Session) {
    guard let now = session.simulation, let rest = SettledFork(of: session) else { return nil }
    (rested, isEndless) = (rest.simulation, rest.isEndless)
    kept = [Place(simulation: now, inputs: now.log.inputs.count)]
  }

  var end: Instant { rested.now }

  /// Returns the scene at an instant, clamped to the footage.
  mutating func simulation(at instant: Instant) -> Simulation {
    let instant = min(max(instant, .zero), end)
    var place = nearest(to: instant)
    let inputs = rested.log.inputs
    while place.inputs < inputs.count, inputs[place.inputs].time <= instant {
      let input = inputs[place.inputs]
      // Statements that were refused the first time are refused again.
      _ = try? place.simulation.advance(to: input.time)
      try? place.simulation.handle(input.input)
      place.inputs += 1
      if place.inputs % Footage.stride == 0 { keep(place) }
    }
    _ = try? place.simulation.advance(to: max(place.simulation.now, instant))
    last = place
    return place.simulation
  }

  /// Returns the latest copy that isn't later than an instant.
  private mutating func nearest(to instant: Instant) -> Place {
    var best: Place?
    for place in kept + (last.map { [$0] } ?? []) where place.simulation.now <= instant {
      if best.map({ $0.simulation.now <= place.simulation.now }) ?? true { best = place }
    }
    if let best { return best }
    // The scene started with these options, so it can start with them again.
    let start = (try? rested.replayed(first: 0, until: .zero)) ?? rested
    let place = Place(simulation: start, inputs: 0)
    keep(place)
    return place
  }

  private mutating func keep(_ place: Place) {
    guard !kept.contains(where: { $0.inputs == place.inputs }) else { return }
    kept.append(place)
  }
}
