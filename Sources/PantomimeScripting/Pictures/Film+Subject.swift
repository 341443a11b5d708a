import PantomimeKit
import PantomimeReporting

extension Film {
  /// The scene and its last gesture, for the titles of pictures: "city-guide, drag 150 pt up in 0.3
  /// s".
  var subject: String { ([scene] + [gesture].compactMap { $0 }).joined(separator: ", ") }

  /// The text for the gesture that the inputs describe, or `nil` if there is none.
  private var gesture: String? {
    let touches = inputs.compactMap { entry -> (time: Instant, touches: [Touch])? in
      if case .touch(let touches) = entry.input { (entry.time, touches) } else { nil }
    }
    if let first = touches.first(where: { !$0.touches.isEmpty }), let finger = first.touches.first {
      let own = touches.filter { $0.touches.contains { $0.id == finger.id } }
      let last = own.last?.touches.first { $0.id == finger.id }?.place ?? finger.place
      let time = (own.last?.time ?? first.time).seconds - first.time.seconds
      let fingers = Set(touches.flatMap { $0.touches.map { $0.id } }).count
      let more = fingers > 1 ? " with \(fingers) fingers" : ""
      let movement = Vector(dx: last.x - finger.place.x, dy: last.y - finger.place.y)
      let verb = movement == .zero ? (time > 0 ? "press" : "tap") : "drag"
      return verb + Film.way(movement) + (time > 0 ? " in \(Prose.seconds(time)) s" : "") + more
    }
    var translation: Vector?
    for entry in inputs {
      switch entry.input {
      case .tap: return "tap"
      case .pan(let input): translation = input.translation(after: translation ?? .zero)
      default: break
      }
    }
    return translation.map { "pan" + Film.way($0) }
  }

  /// Returns the text for a movement, which omits a component that is small in comparison with the
  /// other.
  private static func way(_ movement: Vector) -> String {
    let most = max(movement.dx.magnitude, movement.dy.magnitude)
    guard most > 0 else { return "" }
    var parts: [String] = []
    for (part, back, ahead) in [(movement.dy, "up", "down"), (movement.dx, "left", "right")]
    where part.magnitude > most / 20 {
      parts.append("\(Prose.points(part.magnitude)) pt \(part < 0 ? back : ahead)")
    }
    return " " + parts.joined(separator: ", ")
  }
}
