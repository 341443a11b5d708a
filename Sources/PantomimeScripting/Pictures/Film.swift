import PantomimeKit
import PantomimeReporting

/// A stretch of a session played again, to be looked at where something happens: the last gesture and
/// what follows it until everything rests.
struct Film: Sendable {
  /// The session's simulation at rest, or as far as it was followed: its log has all of the stretch.
  private let rested: Simulation
  /// How many inputs come before the stretch.
  private let first: Int
  /// When the stretch begins and ends.
  let from: Instant
  let to: Instant
  /// What was recorded in the stretch.
  let entries: [Trace.Entry]

  /// The last gesture of a session, or all of its scene where there was none.
  ///
  /// - Parameters:
  ///   - session: the session, which has a scene.
  ///   - from: an instant to begin at instead.
  ///   - to: an instant to end at instead.
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

  /// The part of it between two instants.
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

  /// What it was told in the stretch.
  var inputs: [InputLog.Entry] {
    let all = rested.log.inputs
    return all[min(first, all.endIndex)...].filter { $0.time >= from && $0.time <= to }
  }

  /// The input that the last gesture began with: the first finger of several, a pan, a tap.
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
          case .up, .cancel: down.remove(touch.id)
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

  /// How everything was at some instants, which are in order.
  func simulations(at instants: [Instant]) -> [Simulation] {
    let entries = rested.log.inputs
    guard let begin = instants.first,
      var simulation = try? rested.replayed(
        first: first, until: first < entries.count ? min(begin, entries[first].time) : begin)
    else { return [] }
    var next = first
    return instants.map { instant in
      while next < entries.count, entries[next].time <= instant {
        // What was refused then is refused again.
        _ = try? simulation.advance(to: entries[next].time)
        try? simulation.handle(entries[next].input)
        next += 1
      }
      _ = try? simulation.advance(to: max(simulation.now, instant))
      return simulation
    }
  }
}

// MARK: - Where to look

extension Film {
  /// What is worth a look, the most important first.
  private static let worthALook: [EventKind.Theme] = [
    .decided, .scrollReleased, .transitionLetGo, .completed, .gestureBegan, .scrollBegan,
    .transitionBegan, .scrollEnded, .paused, .started, .tap, .state,
  ]

  /// So many instants: the ends of the stretch, those at which something happens, and more in the
  /// widest gaps between them.
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

  /// So many instants, evenly apart, the ends of the stretch among them.
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

  /// What happens in the stretch and is worth a number, in order, each instant once.
  var events: [Occurrence] {
    var events: [Occurrence] = []
    for entry in entries where entry.event.theme.map({ Film.worthALook.contains($0) }) == true {
      // Of one instant the first is told: what follows at once follows from it.
      if events.last?.seconds == entry.time.seconds { continue }
      events.append(Occurrence(entry.time.seconds, Film.words(of: entry.event)))
    }
    return events
  }

  /// An event as a picture tells it: what it is, and of what.
  private static func words(of event: Event) -> String {
    let whose = event.animator ?? event.gesture ?? event.view
    return event.name + (whose.map { ", \($0)" } ?? "")
  }

  /// A whole number of milliseconds near an instant, where there is one near enough.
  private static func round(_ nanoseconds: Int64, within room: Int64) -> Int64 {
    let step: Int64 = 1_000_000
    let rounded = (nanoseconds + step / 2) / step * step
    return (rounded - nanoseconds).magnitude < room.magnitude ? rounded : nanoseconds
  }
}
