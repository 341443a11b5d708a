import PantomimeKit
import PantomimeReporting

/// A replayed interval of a session, by default the last gesture and the time after it until
/// everything is at rest.
///
/// The interval is sampled at the instants at which something happens.
struct Film: Sendable {
  /// The simulation at rest, or as far as it was run; its log contains the inputs of the whole
  /// interval.
  private let rested: Simulation
  /// The number of inputs before the interval.
  private let first: Int
  /// The start and the end of the interval.
  let from: Instant
  let to: Instant
  /// The events in the interval.
  let entries: [Trace.Entry]

  /// Creates the film of the last gesture of a session, or of the whole scene if there was no
  /// gesture.
  ///
  /// - Parameters:
  ///   - session: The session, which must have a scene.
  ///   - from: The start, or `nil` for the start of the gesture.
  ///   - to: The end, or `nil` for the instant at which everything is at rest.
  init?(of session: Session, from: Instant? = nil, to: Instant? = nil) {
    guard let rest = SettledFork(of: session) else { return nil }
    rested = rest.simulation
    let inputs = rested.log.inputs
    let gesture = Film.lastGesture(in: inputs)
    let begin = from ?? gesture.map { inputs[$0].time } ?? .zero
    self.from = min(begin, rested.now)
    self.to = max(self.from, min(to ?? rested.now, rested.now))
    let (start, end) = (self.from, self.to)
    entries = rested.trace.entries.filter { $0.time >= start && $0.time <= end }
    if from == nil {
      first = gesture ?? 0
    } else {
      first = inputs.firstIndex { $0.time >= begin } ?? inputs.count
    }
  }

  /// Returns the part of the film between two instants.
  func part(from: Instant, to: Instant) -> Film {
    Film(
      rested: rested, first: first, from: max(self.from, from), to: min(self.to, to),
      entries: entries.filter { $0.time >= from && $0.time <= to })
  }

  private init(
    rested: Simulation, first: Int, from: Instant, to: Instant, entries: [Trace.Entry]
  ) {
    (self.rested, self.first, self.entries) = (rested, first, entries)
    (self.from, self.to) = (from, max(from, to))
  }

  /// The name of the scene.
  var scene: String { rested.name }

  /// The inputs in the interval.
  var inputs: [InputLog.Entry] {
    let all = rested.log.inputs
    return all[min(first, all.endIndex)...].filter { $0.time >= from && $0.time <= to }
  }

  /// Returns the index of the first input of the last gesture, which is the touch-down of its first
  /// finger, the start of a reported pan, or a tap.
  private static func lastGesture(in entries: InputLog.Inputs) -> Int? {
    var last: Int?
    var down: Set<Int> = []
    for (index, entry) in entries.enumerated() {
      switch entry.input {
      case .touch(let touches):
        if down.isEmpty, touches.contains(where: { $0.phase == .down }) { last = index }
        for touch in touches {
          switch touch.phase {
          case .down: down.insert(touch.id)
          case .move: break
          case .up, .cancel, .lost: down.remove(touch.id)
          }
        }
      case .liftOutside(let id): down.remove(id)
      case .interruption: down = []
      case .pan(let input): if input.state == .began, down.isEmpty { last = index }
      case .tap: last = index
      default: break
      }
    }
    return last
  }

  /// Returns the simulations at the given instants, which must be in order.
  func simulations(at instants: [Instant]) -> [Simulation] {
    let entries = rested.log.inputs
    guard let begin = instants.first,
      var simulation = try? rested.replayed(
        first: first, until: first < entries.count ? min(begin, entries[first].time) : begin)
    else { return [] }
    var next = first
    return instants.map { instant in
      while next < entries.count, entries[next].time <= instant {
        // An input that was refused the first time is refused again, so the error is ignored.
        _ = try? simulation.advance(to: entries[next].time)
        try? simulation.handle(entries[next].input)
        next += 1
      }
      _ = try? simulation.advance(to: max(simulation.now, instant))
      return simulation
    }
  }
}
