import PantomimeKit
import PantomimeReporting

/// A replayed interval of a session, sampled where something happens: the last gesture and the time
/// after it until everything is at rest.
struct Film: Sendable {
  /// The simulation of the session at rest, or as far as it was run; its log contains the whole
  /// interval.
  private let rested: Simulation
  /// The number of inputs before the interval.
  private let first: Int
  /// The start and the end of the interval.
  let from: Instant
  let to: Instant
  /// The events in the interval.
  let entries: [Trace.Entry]

  /// Creates the film of the last gesture of a session, or of its whole scene if there was none.
  ///
  /// - Parameters:
  ///   - session: The session, which has a scene.
  ///   - from: The start, or `nil` for the start of the gesture.
  ///   - to: The end, or `nil` for rest.
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

  /// The inputs in the interval.
  var inputs: [InputLog.Entry] {
    let all = rested.log.inputs
    return all[min(first, all.endIndex)...].filter { $0.time >= from && $0.time <= to }
  }

  /// Returns the index of the first input of the last gesture: the first finger of several, a pan,
  /// a tap.
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

  /// Returns the simulations at some instants, in order.
  func simulations(at instants: [Instant]) -> [Simulation] {
    let entries = rested.log.inputs
    guard let begin = instants.first,
      var simulation = try? rested.replayed(
        first: first, until: first < entries.count ? min(begin, entries[first].time) : begin)
    else { return [] }
    var next = first
    return instants.map { instant in
      while next < entries.count, entries[next].time <= instant {
        // An input that was refused then is refused again.
        _ = try? simulation.advance(to: entries[next].time)
        try? simulation.handle(entries[next].input)
        next += 1
      }
      _ = try? simulation.advance(to: max(simulation.now, instant))
      return simulation
    }
  }
}

// MARK: - Instants

extension Film {
  /// The events worth a picture, most important first.
  private static let worthALook: [EventKind.Theme] = [
    .decided, .scrollReleased, .transitionLetGo, .completed, .gestureBegan, .scrollBegan,
    .transitionBegan, .scrollEnded, .paused, .started, .tap, .state,
  ]

  /// Returns a number of instants: the ends of the interval, those with an event, and further ones
  /// in the widest gaps.
  func instants(_ count: Int) -> [Instant] {
    guard count > 1, from < to else { return [to] }
    var chosen = [from, to]
    let entries = entries
    for theme in Film.worthALook {
      for entry in entries where entry.event.theme == theme {
        if chosen.count < count, !chosen.contains(entry.time) { chosen.append(entry.time) }
      }
    }
    chosen.sort()
    while chosen.count < count {
      let gaps = zip(chosen, chosen.dropFirst()).map { $1.nanoseconds - $0.nanoseconds }
      guard let widest = gaps.max(), widest > 1, let gap = gaps.firstIndex(of: widest) else {
        break
      }
      let middle = Film.round(chosen[gap].nanoseconds + widest / 2, within: widest / 4)
      chosen.insert(Instant(nanoseconds: middle), at: gap + 1)
    }
    return chosen
  }

  /// Returns a number of evenly spaced instants, including the ends of the interval.
  func evenly(_ count: Int) -> [Instant] {
    guard count > 1, from < to else { return [to] }
    let span = to.nanoseconds - from.nanoseconds
    var instants: [Instant] = []
    for index in 0..<count {
      let share = Double(index) / Double(count - 1)
      let offset = Int64((Double(span) * share).rounded())
      let instant = Instant(nanoseconds: from.nanoseconds + min(offset, span))
      if instants.last != instant { instants.append(instant) }
    }
    return instants
  }

  /// The events in the interval that are worth a number, in order, at most one per instant.
  var events: [Occurrence] {
    var events: [Occurrence] = []
    for entry in entries where entry.event.theme.map({ Film.worthALook.contains($0) }) == true {
      // The first event of an instant stands for all, because the others follow from it.
      if events.last?.seconds == entry.time.seconds { continue }
      events.append(Occurrence(entry.time.seconds, Film.words(of: entry.event)))
    }
    return events
  }

  /// Returns the description of an event for a picture: its kind and its subject.
  private static func words(of event: Event) -> String {
    let whose = event.animator ?? event.gesture ?? event.view
    return event.name + (whose.map { ", \($0)" } ?? "")
  }

  /// Returns an instant rounded to whole milliseconds, if one is within the room.
  private static func round(_ nanoseconds: Int64, within room: Int64) -> Int64 {
    let step: Int64 = 1_000_000
    let rounded = (nanoseconds + step / 2) / step * step
    return (rounded - nanoseconds).magnitude < room.magnitude ? rounded : nanoseconds
  }
}
