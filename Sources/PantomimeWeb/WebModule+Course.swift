import PantomimeKit
import PantomimeReporting
import PantomimeScripting

// The scene over time.

extension WebModule {
  /// Returns a curve from an instant until everything is at rest: of `progress`, or of another path
  /// if that doesn't change.
  ///
  /// The result includes the place of the finger, phases, flags and the instants of events.
  ///
  /// - Parameter columns: The number of samples, in addition to the instants of events.
  mutating func course(from seconds: Double, columns: Int) -> String {
    if footage == nil { footage = Footage(of: session) }
    guard var film = footage else { return "{}" }
    footage = nil
    defer { footage = film }
    let start = min(WebModule.instant(seconds), film.end)
    let entries = film.rested.trace.entries.filter { $0.time >= start }
    let instants = WebModule.instants(from: start, to: film.end, min(columns, 2_000), entries)
    let simulations = instants.map { film.simulation(at: $0) }
    let path = WebModule.path(worthACurve: simulations)
    let phases = simulations.map {
      $0.touchesDown.isEmpty ? ($0.nextDeadline == nil ? "0" : "2") : "1"
    }
    func finger(_ part: (Point) -> Double) -> String {
      JSONText.list(
        simulations.map { $0.touchesDown.first.map { JSONText.place(part($0.place)) } ?? "null" })
    }
    return JSONText.object([
      ("from", JSONText.instant(start)), ("end", JSONText.instant(film.end)),
      ("now", JSONText.instant(session.now)), ("path", JSONText.text(path)),
      ("t", JSONText.list(instants.map { JSONText.instant($0) })),
      ("value", JSONText.list(simulations.map { WebModule.number(path, in: $0) })),
      ("x", finger { $0.x }), ("y", finger { $0.y }),
      ("phase", JSONText.list(phases)),
      ("flags", JSONText.list(entries.compactMap { WebModule.flag($0) })),
      (
        "stops",
        JSONText.list(WebModule.distinct(entries.map { $0.time }).map { JSONText.instant($0) })
      ),
    ])
  }

  /// Returns the events from an instant on, each as in a trace, and as a line of text.
  func events(from seconds: Double) -> String {
    let start = WebModule.instant(seconds)
    let entries = session.simulation?.trace.entries.filter { $0.time >= start } ?? []
    let wide = Style(hasColor: false, isUnicode: true, columns: 10_000)
    return JSONText.list(
      entries.map { entry in
        JSONText.object([
          ("t", JSONText.instant(entry.time)),
          ("text", JSONText.text(Listing.line(entry, style: wide))),
          ("event", JSONLines.line(entry)),
        ])
      })
  }

  /// Returns evenly spaced instants, and those of the events.
  private static func instants(
    from start: Instant, to end: Instant, _ count: Int, _ entries: [Trace.Entry]
  ) -> [Instant] {
    let span = end.nanoseconds - start.nanoseconds
    guard span > 0 else { return [start] }
    let parts = Int64(max(count, 1))
    let even = (0...parts).map { part in
      // Divided first, because a long span multiplied by the parts would overflow.
      Instant(
        nanoseconds: start.nanoseconds + span / parts * part + span % parts * part / parts)
    }
    return distinct((even + entries.map { $0.time }).sorted())
  }

  private static func distinct(_ instants: [Instant]) -> [Instant] {
    var distinct: [Instant] = []
    for instant in instants where instant != distinct.last { distinct.append(instant) }
    return distinct
  }

  /// Returns `progress` or, if it doesn't change, the path of the number that takes the most values
  /// at a few instants.
  ///
  /// If several take equally many, the first counts, because `show` lists the most informative ones
  /// first.
  private static func path(worthACurve simulations: [Simulation]) -> String {
    let standard = "progress"
    guard let first = simulations.first, let last = simulations.last else { return standard }
    let start = number(standard, in: first)
    if start != "null", simulations.contains(where: { number(standard, in: $0) != start }) {
      return standard
    }
    let stride = max(simulations.count / 8, 1)
    let some = simulations.indices.filter { $0 % stride == 0 }.map { simulations[$0] } + [last]
    var best = standard
    var mostValues = 1
    for moment in [last, simulations[simulations.count / 2]] {
      for path in moment.paths(differingFrom: first, most: 24) where isAboutTheScene(path) {
        let values = Set(some.map { number(path, in: $0) }).subtracting(["null"]).count
        if values > mostValues { (best, mostValues) = (path, values) }
      }
    }
    return best
  }

  /// Whether a path describes the scene rather than the finger or the clock, which have a separate
  /// curve and axis.
  private static func isAboutTheScene(_ path: String) -> Bool {
    path != "time" && path != "touches" && !path.hasPrefix("pan.")
  }

  private static func number(_ path: String, in simulation: Simulation) -> String {
    guard case .number(let number, _)? = simulation.read(path) else { return "null" }
    return Numerals.text(number, decimals: 4)
  }

  /// Returns the flag of an event that decides or completes something, or `nil` for any other
  /// event.
  private static func flag(_ entry: Trace.Entry) -> String? {
    let kind: String
    switch entry.event.theme {
    case .decided, .transitionLetGo, .scrollReleased: kind = "decision"
    case .completed, .transitionEnded, .scrollEnded: kind = "completion"
    case .gestureBegan, .tap, .scrollBegan, .transitionBegan: kind = "beginning"
    case .misuse: kind = "misuse"
    default: return nil
    }
    let plain = Style(hasColor: false, isUnicode: true, columns: 10_000)
    return JSONText.object([
      ("t", JSONText.instant(entry.time)), ("kind", JSONText.text(kind)),
      ("text", JSONText.text(Listing.line(entry, style: plain))),
    ])
  }
}
