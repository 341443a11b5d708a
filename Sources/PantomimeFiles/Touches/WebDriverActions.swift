import PantomimeKit
import PantomimeProps
import PantomimeReporting
import PantomimeScripting

/// The actions of a W3C WebDriver, as the body of `POST /session/ID/actions` (G229 – G235).
///
/// The actions with the same index of all sources form a tick, which lasts as long as its longest
/// pause or movement (G232). A movement is a straight line (G233), which is sampled at the rate of a
/// touch screen: one sample for a movement of up to one and a half frames (our choice).
package enum WebDriverActions {
  /// The rate at which longer movements are sampled, in Hz (G206).
  private static let rate = 60.0

  /// Returns the number of samples of a movement.
  static func sampleCount(_ milliseconds: Int64) -> Int64 {
    max(1, Int64((Double(milliseconds) * rate / 1_000).rounded(.toNearestOrEven)))
  }

  static func read(
    _ text: PlacedText, _ surroundings: TouchSurroundings
  ) throws(RecordingError) -> TouchReading {
    var reader = Reader(text: text, surroundings: surroundings)
    return try reader.read()
  }

  private struct Reader {
    let text: PlacedText
    let surroundings: TouchSurroundings
    var fingers: [Finger] = []
    var builder = TouchStreamBuilder()
    var result = TouchReading(TouchStream())
    /// The time of the current tick, in milliseconds.
    var now: Int64 = 0

    /// A source of pointer actions, or of pauses alone.
    struct Finger {
      let id: Int
      let isPointer: Bool
      let actions: [PlacedValue]
      var place = Point2D()
      var isDown = false
    }

    /// A sample of the current tick, and the place of its action.
    typealias Sample = (time: Int64, touch: Touch, offset: Int)

    private static let example =
      "for example {\"actions\":[{\"type\":\"pointer\",\"id\":\"finger\","
      + "\"parameters\":{\"pointerType\":\"touch\"},\"actions\":[…]}]}"

    mutating func read() throws(RecordingError) -> TouchReading {
      let whole = try PlacedValue(json: text)
      let sources: [PlacedValue]
      if let list = whole.list {
        sources = list
      } else if let list = whole["actions"]?.list {
        sources = list
        try note(whole, known: ["actions"])
      } else {
        throw error(
          "the file has no array 'actions'", whole["actions"] ?? whole, hint: Self.example)
      }
      for source in sources { try add(source) }
      for index in 0..<(fingers.map { $0.actions.count }.max() ?? 0) { try tick(index) }
      guard !builder.touches.isEmpty else {
        throw error(
          "the actions have no pointerDown", whole,
          hint: "a pointer touches down with {\"type\":\"pointerDown\",\"button\":0}")
      }
      result.stream = builder.stream
      return result
    }

    // MARK: - Sources

    private mutating func add(_ source: PlacedValue) throws(RecordingError) {
      guard source.members != nil else {
        throw error("a source is \(source.value.kind), not an object", source, hint: Self.example)
      }
      try note(source, known: ["type", "id", "parameters", "actions"])
      let type = try word("type", of: source, ["pointer", "key", "none", "wheel"], "sources")
      guard let actions = source["actions"]?.list else {
        throw error(
          "the source has no array 'actions'", source["actions"] ?? source, hint: Self.example)
      }
      if type == "pointer", let parameters = source["parameters"] {
        try note(parameters, known: ["pointerType"])
        if parameters["pointerType"] != nil {
          let kind = try word("pointerType", of: parameters, ["touch", "mouse", "pen"], "pointers")
          if kind != "touch" { result.assume("a pointer of type \(kind) is read as a finger") }
        }
      }
      if type == "key" || type == "wheel" { result.ignore("\(type) actions") }
      let id = fingers.count { $0.isPointer } + 1
      fingers.append(Finger(id: id, isPointer: type == "pointer", actions: actions))
    }

    // MARK: - Ticks

    private mutating func tick(_ index: Int) throws(RecordingError) {
      var length: Int64 = 0
      for finger in fingers where index < finger.actions.count {
        length = max(length, try duration(finger.actions[index]) ?? 0)
      }
      var samples: [Sample] = []
      for number in fingers.indices where index < fingers[number].actions.count {
        guard fingers[number].isPointer else { continue }
        try act(fingers[number].actions[index], number, length, &samples)
      }
      // Sorting alone isn't guaranteed to be stable.
      let sorted = samples.enumerated().sorted {
        ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
      }
      for (_, sample) in sorted {
        try builder.add(sample.touch, at: sample.time, text, sample.offset)
      }
      now += length
      guard Double(now) <= TouchRecording.longest * 1_000 else {
        throw error(
          "the actions take more than a day", fingers[0].actions[0],
          hint: "durations are in milliseconds")
      }
    }

    private mutating func act(
      _ action: PlacedValue, _ number: Int, _ length: Int64, _ samples: inout [Sample]
    ) throws(RecordingError) {
      let types = ["pause", "pointerMove", "pointerDown", "pointerUp", "pointerCancel"]
      let type = try word("type", of: action, types, "actions")
      try note(action, known: ["type", "duration", "x", "y", "origin", "button"])
      let finger = fingers[number]
      func touch(_ phase: Touch.Phase, _ place: Point2D) -> Touch {
        Touch(phase, id: finger.id, at: place)
      }
      switch type {
      case "pointerMove":
        let target = try target(of: action, from: finger.place)
        fingers[number].place = target
        guard finger.isDown, target != finger.place else { return }
        let duration = try duration(action) ?? length
        let count = WebDriverActions.sampleCount(duration)
        guard count <= TouchRecording.maximumSampleCount else {
          throw error("the movement has too many samples", action, hint: "shorten its duration")
        }
        for step in 1...count {
          let share = Double(step) / Double(count)
          let place =
            step == count
            ? target
            : Point2D(
              x: finger.place.x + (target.x - finger.place.x) * share,
              y: finger.place.y + (target.y - finger.place.y) * share)
          let time = now * 1_000_000 + Int64((Double(duration * 1_000_000) * share).rounded())
          samples.append((time, touch(.move, place), action.start))
        }
      case "pointerDown":
        fingers[number].isDown = true
        samples.append((now * 1_000_000, touch(.down, finger.place), action.start))
      case "pointerUp", "pointerCancel":
        fingers[number].isDown = false
        let phase: Touch.Phase = type == "pointerUp" ? .up : .cancel
        samples.append((now * 1_000_000, touch(phase, finger.place), action.start))
      default: break
      }
    }

    // MARK: - Actions

    /// Returns the duration of a pause or a movement in milliseconds, or `nil` if it has none.
    private func duration(_ action: PlacedValue) throws(RecordingError) -> Int64? {
      guard let type = action["type"]?.value.text, type == "pause" || type == "pointerMove",
        let duration = action["duration"]
      else { return nil }
      guard let number = duration.value.number, let whole = Int64(exactly: number), whole >= 0,
        Double(whole) <= TouchRecording.longest * 1_000
      else {
        throw error(
          "a duration is a whole number of milliseconds, up to a day", duration,
          hint: "for example \"duration\":250")
      }
      return whole
    }

    /// Returns the position to which a movement leads.
    private func target(
      of action: PlacedValue, from place: Point2D
    ) throws(RecordingError) -> Point2D {
      var numbers: [Double] = []
      for name in ["x", "y"] {
        guard let value = action[name] else {
          throw error(
            "a pointerMove needs '\(name)'", action, hint: "for example \"x\":195,\"y\":420")
        }
        guard let number = value.value.number, number.magnitude <= TouchRecording.farthest else {
          throw error(
            "'\(name)' is a number of points, within \(Numerals.text(TouchRecording.farthest))",
            value, hint: "for example \"x\":195,\"y\":420")
        }
        numbers.append(number)
      }
      guard let origin = action["origin"] else { return Point2D(x: numbers[0], y: numbers[1]) }
      switch origin.value {
      case .text("viewport"): return Point2D(x: numbers[0], y: numbers[1])
      case .text("pointer"): return Point2D(x: place.x + numbers[0], y: place.y + numbers[1])
      case .object(let members):
        let name = members.compactMap { $0.value.text }.first ?? ""
        guard let center = surroundings.center(name) else {
          throw error(
            "the scene has no view '\(Printable.text(name))' for the element", origin,
            hint: "use the origin \"viewport\", or a view of that name")
        }
        return Point2D(x: center.x + numbers[0], y: center.y + numbers[1])
      case .null, .flag, .number, .text, .list:
        throw error(
          "an origin is \"viewport\", \"pointer\", or an element", origin,
          hint: "write \"origin\":\"viewport\"")
      }
    }

    /// Returns the member of an object that is one of some words.
    private func word(
      _ name: String, of object: PlacedValue, _ words: [String], _ all: String
    ) throws(RecordingError) -> String {
      guard let value = object[name] else {
        throw error(
          "'\(name)' is missing", object, hint: "write \(Spelling.list(words, "or"))")
      }
      guard let text = value.value.text, words.contains(text) else {
        let shown = value.value.text.map { "'\(Printable.text($0))'" } ?? value.value.kind
        throw error(
          "unknown \(name) \(shown)", value,
          hint: Spelling.hint(value.value.text ?? "", among: words, what: all))
      }
      return text
    }

    /// Records the members of an object that have no effect.
    private mutating func note(_ object: PlacedValue, known: [String]) throws(RecordingError) {
      guard let members = object.members else {
        throw error("\(object.value.kind) is not an object", object, hint: Self.example)
      }
      for (name, _) in members where !known.contains(name) { result.ignore(Printable.text(name)) }
    }

    private func error(
      _ message: String, _ value: PlacedValue, hint: String
    ) -> RecordingError {
      text.error(message, at: value.start, hint: hint)
    }
  }
}
