import PantomimeKit
import PantomimeReporting
import PantomimeScripting

// A finger on the screen, on a copy of the session, until the whole gesture becomes a statement.

/// A copy of the session with a finger on it.
struct TouchedSession {
  var session: Session
  /// The instant of the touch-down.
  let start: Instant
  /// The last answer: the outcome, then the reason if there is one.
  var outcome = ""
  var because = ""
}

extension WebModule {
  /// Puts a finger down.
  mutating func fingerDown(at place: Point, seen: Double) -> String {
    var copy = session
    copy.history = nil
    let instant = seen.isFinite && seen < 1e6 ? Instant(seconds: seen) : copy.now
    touched = TouchedSession(session: copy, start: max(instant, copy.now))
    return feed("down", place, after: 0)
  }

  /// Moves the finger.
  mutating func fingerMove(to place: Point, after milliseconds: Int) -> String {
    guard touched != nil else { return WebModule.failure("no finger is down") }
    return feed("move", place, after: milliseconds)
  }

  private mutating func feed(_ phase: String, _ place: Point, after milliseconds: Int) -> String {
    guard var finger = touched else { return WebModule.failure("no finger is down") }
    // Nothing else may hold the copy here, or every move would copy it again.
    touched = nil
    defer { touched = finger }
    let time = Instant(nanoseconds: finger.start.nanoseconds + Int64(milliseconds) * 1_000_000)
    let (x, y) = (Numerals.text(place.x, decimals: 1), Numerals.text(place.y, decimals: 1))
    let line = "at \(Numerals.text(max(time, finger.session.now))) touch \(phase) x=\(x) y=\(y)"
    var answer: Answer?
    do throws(ScriptError) {
      try finger.session.answer(line: line) { answer = $0.answer }
    } catch {
      return WebModule.failure(error.message)
    }
    finger.note(answer)
    return Screen.json(of: finger, at: time)
  }
}

extension TouchedSession {
  /// Keeps the outcome with the velocity of the finger, and the reason.
  fileprivate mutating func note(_ answer: Answer?) {
    (outcome, because) = ("", "")
    guard let answer else { return }
    let wide = Style(hasColor: false, isUnicode: true, columns: 10_000)
    for line in answer.text(style: wide).split(separator: "\n") {
      if line.hasPrefix("because ") {
        because = String(line)
      } else if outcome.isEmpty {
        outcome = String(line)
      }
    }
    guard let pan = session.simulation?.pan, pan.state.isActive else { return }
    outcome += "; " + TouchedSession.words(of: pan.velocity)
  }

  /// Returns a velocity in words, by its larger component: `300 pt/s up`.
  private static func words(of velocity: Vector) -> String {
    let isVertical = velocity.dy.magnitude >= velocity.dx.magnitude
    let speed = isVertical ? velocity.dy : velocity.dx
    guard speed != 0 else { return "0 pt/s" }
    let word = isVertical ? (speed < 0 ? "up" : "down") : (speed < 0 ? "left" : "right")
    return "\(Prose.speed(speed)) pt/s \(word)"
  }
}
