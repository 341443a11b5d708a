import PantomimeKit
import PantomimeReporting
import PantomimeScripting

// The screen at an instant.

extension WebModule {
  /// Returns the screen at an instant, as numbers for the page's shapes.
  mutating func look(at seconds: Double) -> String {
    let instant = WebModule.instant(seconds)
    if let touched { return Screen.json(of: touched, at: instant) }
    guard let film = film(instant) else { return "{}" }
    return Screen.json(
      of: film.simulation, end: film.end, [("endless", JSONText.flag(film.isEndless))])
  }

  /// Returns the screen at an instant in words, one sentence per item.
  mutating func describe(at seconds: Double) -> String {
    guard let film = film(WebModule.instant(seconds)) else { return "[]" }
    let drawing = Phone.drawing(of: film.simulation)
    return JSONText.texts([drawing.title] + drawing.words)
  }

  /// Creates the footage if necessary, and returns the scene at an instant, or `nil` without a
  /// scene.
  private mutating func film(
    _ instant: Instant
  ) -> (simulation: Simulation, end: Instant, isEndless: Bool)? {
    if footage == nil { footage = Footage(of: session) }
    // Nothing else may hold the copies here, or each access would copy them all.
    guard var film = footage else { return nil }
    footage = nil
    defer { footage = film }
    return (film.simulation(at: instant), film.end, film.isEndless)
  }

  /// Returns the instant for a time from the page; NaN becomes 0.
  static func instant(_ seconds: Double) -> Instant {
    seconds.isFinite && seconds > 0 ? Instant(seconds: min(seconds, 1e6)) : .zero
  }
}

/// The views and fingers of a simulation as JSON.
enum Screen {
  /// Returns the screen under a finger, with the answer so far.
  static func json(of finger: TouchedSession, at instant: Instant) -> String {
    guard var simulation = finger.session.simulation else { return "{}" }
    // After a move, the simulation is already at the instant, and advancing would copy it.
    if instant > simulation.now { _ = try? simulation.advance(to: instant) }
    return json(
      of: simulation, end: nil,
      [("outcome", JSONText.text(finger.outcome)), ("because", JSONText.text(finger.because))])
  }

  static func json(
    of simulation: Simulation, end: Instant?, _ more: [(String, String)]
  ) -> String {
    let size = simulation.screen
    var members = [
      ("t", JSONText.instant(simulation.now)),
      ("screen", JSONText.list([JSONText.place(size.width), JSONText.place(size.height)])),
      ("state", JSONText.text(simulation.state)),
      ("value", simulation.read("progress")?.numbers.first.map { JSONText.number($0) } ?? "null"),
      ("views", JSONText.list(simulation.shownViews.map { view($0) })),
      ("fingers", JSONText.list(simulation.touchesDown.map { finger($0) })),
    ]
    if let end { members.append(("end", JSONText.instant(end))) }
    return JSONText.object(members + more)
  }

  /// Returns a view: its name, corners, radius, alpha, shade, whether it scrolls, and its window.
  private static func view(_ view: ShownView) -> String {
    let corners = view.corners.flatMap { [JSONText.place($0.x), JSONText.place($0.y)] }
    let window = view.window.map { frame in
      JSONText.list([frame.x, frame.y, frame.width, frame.height].map { JSONText.place($0) })
    }
    return JSONText.list([
      JSONText.text(view.name), JSONText.list(corners), JSONText.place(view.radius),
      Numerals.text(view.alpha, decimals: 3), Numerals.text(view.shade, decimals: 3),
      view.scrolls ? "1" : "0", window ?? "null",
    ])
  }

  private static func finger(_ touch: Touch) -> String {
    JSONText.list([
      JSONText.whole(touch.id), JSONText.place(touch.place.x), JSONText.place(touch.place.y),
    ])
  }
}
