import PantomimeKit
import PantomimeProps
import PantomimeReporting
import PantomimeScripting

/// The gestures in a flow of Maestro: `swipe`, `drag`, and `tapOn` with a point (G239).
///
/// Positions and times are those of Maestro's driver for iOS. A swipe rests for 0.1 s, moves evenly
/// for its duration, and lifts. A drag rests for its `pressDuration`, moves 10 % of its distance in
/// 40 % of its duration and the rest in the remaining time, and rests for 0.1 s. How XCTest moves a
/// finger between two points isn't documented; the even movement is our choice.
enum MaestroFlow {
  /// The times of the driver, in milliseconds: the rest before a swipe and after a drag, the rest
  /// before a drag, the default durations, and the time between two gestures, which is our choice.
  static let (rest, press, swipe, drag, gap) = (100, 50, 400, 3_000, 1_000)
  /// The part of a drag's duration, and the part of its distance, that are slow.
  private static let (slowTime, slowDistance) = (0.4, 0.1)
  /// The rate at which movements are sampled, in Hz (G206).
  private static let rate = 60.0

  /// Returns whether a text may be a flow, judging by its first line with content.
  static func begins(with line: String) -> Bool {
    if line == "---"
      || ["appId:", "url:", "name:", "tags:", "env:"].contains(where: line.hasPrefix)
    {
      return true
    }
    guard line.hasPrefix("- ") else { return false }
    let name = line.dropFirst(2).prefix { $0.isASCII && ($0.isLetter || $0 == "_") }
    let rest = line.dropFirst(2 + name.count)
    return !name.isEmpty && (rest.isEmpty || rest.hasPrefix(":") || rest.hasPrefix(" "))
  }

  static func read(
    _ text: PlacedText, _ surroundings: TouchSurroundings
  ) throws(RecordingError) -> TouchReading {
    let flow = try FlowText(text)
    var reader = Reader(text: text, surroundings: surroundings)
    for command in flow.commands { try reader.read(command, of: flow) }
    return try reader.finish()
  }

  private struct Reader {
    let text: PlacedText
    let surroundings: TouchSurroundings
    var builder = TouchStreamBuilder()
    var reading = TouchReading(TouchStream())
    /// The time of the last touch, in milliseconds.
    var now = 0.0
    var gestureCount = 0
    /// The first gesture inside another command, which isn't read.
    var nested: (gesture: String, command: String, start: Int)?

    /// The fields that have no influence on touches.
    private static let other = ["label", "optional", "waitToSettleTimeoutMs", "retryTapIfNoChange"]

    mutating func read(_ command: FlowText.Command, of flow: FlowText) throws(RecordingError) {
      switch command.name {
      case "swipe": try swipe(try flow.value(of: command), command)
      case "drag": try drag(try flow.value(of: command), command)
      case "tapOn":
        // Any other `tapOn` names an element of the app.
        guard let value = try? flow.value(of: command), let point = value["point"] else {
          return reading.ignore("\(command.name) without a point")
        }
        try note(value, known: ["point"], of: command)
        let place = try place(point, "point")
        try begin(at: place, command)
        try lift(after: MaestroFlow.rest, at: place, command)
      default:
        let name = Printable.text(command.name)
        guard let gesture = flow.gesture(in: command) else { return reading.ignore(name) }
        nested = nested ?? (gesture.name, name, gesture.start)
        reading.ignore("\(gesture.name) in \(name)")
      }
    }

    func finish() throws(RecordingError) -> TouchReading {
      guard !builder.touches.isEmpty else {
        if let nested {
          throw text.error(
            "'\(nested.gesture)' in '\(nested.command)' isn't read", at: nested.start,
            hint: "write it among the commands of the flow itself")
        }
        throw RecordingError(
          line: 1, message: "the flow contains no swipe, drag, or tapOn with a point",
          hint: "for example - swipe: {direction: UP}")
      }
      var reading = reading
      reading.stream = builder.stream
      if gestureCount > 1 { reading.assume("gestures follow each other after 1 s") }
      return reading
    }

    // MARK: - Gestures

    private mutating func swipe(
      _ value: PlacedValue, _ command: FlowText.Command
    ) throws(RecordingError) {
      try note(value, known: ["direction", "start", "end", "from", "duration"], of: command)
      let duration = try milliseconds("duration", of: value) ?? MaestroFlow.swipe
      let (start, end) = try ends(value, command)
      try begin(at: start, command)
      reading.assume("a swipe is read as 0.1 s of rest and an even movement")
      now += Double(MaestroFlow.rest)
      try move(from: start, to: end, over: Double(duration), command)
      try lift(after: 0, at: end, command)
    }

    private mutating func drag(
      _ value: PlacedValue, _ command: FlowText.Command
    ) throws(RecordingError) {
      try note(value, known: ["from", "to", "offset", "duration", "pressDuration"], of: command)
      guard let from = value["from"] else {
        throw error("a drag needs 'from'", value, hint: "for example from: \"50%, 70%\"")
      }
      let start = try placeOrElement(from, "from")
      let end: Point2D
      switch (value["to"], value["offset"]) {
      case (let to?, nil): end = try placeOrElement(to, "to")
      case (nil, let offset?):
        let by = try place(offset, "offset")
        end = Point2D(x: start.x + by.x, y: start.y + by.y)
      case (nil, nil), (.some, .some):
        throw error("a drag needs 'to' or 'offset'", value, hint: "give one of them")
      }
      let duration = Double(try milliseconds("duration", of: value) ?? MaestroFlow.drag)
      try begin(at: start, command)
      reading.assume(
        "a drag is read as Maestro's driver for iOS makes it: slow at first, and at rest at its end"
      )
      now += Double(try milliseconds("pressDuration", of: value) ?? MaestroFlow.press)
      let slow = MaestroFlow.slowDistance
      let middle = Point2D(
        x: start.x + (end.x - start.x) * slow, y: start.y + (end.y - start.y) * slow)
      try move(from: start, to: middle, over: duration * MaestroFlow.slowTime, command)
      try move(from: middle, to: end, over: duration * (1 - MaestroFlow.slowTime), command)
      try lift(after: MaestroFlow.rest, at: end, command)
    }

    private mutating func begin(
      at place: Point2D, _ command: FlowText.Command
    ) throws(RecordingError) {
      if gestureCount > 0 { now += Double(MaestroFlow.gap) }
      gestureCount += 1
      try add(Touch(.down, at: place), command)
    }

    private mutating func move(
      from start: Point2D, to end: Point2D, over duration: Double, _ command: FlowText.Command
    ) throws(RecordingError) {
      let begin = now
      let count = max(1, Int((duration * MaestroFlow.rate / 1_000).rounded(.toNearestOrEven)))
      for step in 1...count where start != end {
        let share = Double(step) / Double(count)
        now = begin + duration * share
        let place =
          step == count
          ? end
          : Point2D(
            x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
        try add(Touch(.move, at: place), command)
      }
      now = begin + duration
    }

    private mutating func lift(
      after rest: Int, at place: Point2D, _ command: FlowText.Command
    ) throws(RecordingError) {
      now += Double(rest)
      try add(Touch(.up, at: place), command)
    }

    private mutating func add(
      _ touch: Touch, _ command: FlowText.Command
    ) throws(RecordingError) {
      try builder.add(touch, at: Int64((now * 1e6).rounded()), text, command.start)
    }

    // MARK: - Fields

    /// Returns the ends of a swipe.
    private func ends(
      _ value: PlacedValue, _ command: FlowText.Command
    ) throws(RecordingError) -> (start: Point2D, end: Point2D) {
      switch (value["start"], value["end"], value["direction"]) {
      case (let start?, let end?, nil):
        return (try place(start, "start"), try place(end, "end"))
      case (nil, nil, let direction?):
        let names = ["UP", "DOWN", "LEFT", "RIGHT"]
        let name = direction.value.text?.uppercased() ?? ""
        guard names.contains(name) else {
          throw error(
            "unknown direction '\(Printable.text(direction.value.text ?? ""))'", direction,
            hint: "write \(Spelling.list(names, "or"))")
        }
        let element = try value["from"].map {
          (from) throws(RecordingError) in try placeOrElement(from, "from")
        }
        return ends(name, element)
      default:
        throw error(
          "a swipe needs 'direction', or both 'start' and 'end'", value,
          hint: "for example start: \"50%, 70%\" and end: \"50%, 30%\"")
      }
    }

    /// Returns the ends of a swipe in a direction, from an element or across the screen.
    private func ends(
      _ direction: String, _ element: Point2D?
    ) -> (start: Point2D, end: Point2D) {
      func x(_ share: Double) -> Double { (surroundings.screen.width * share).rounded(.towardZero) }
      func y(_ share: Double) -> Double {
        (surroundings.screen.height * share).rounded(.towardZero)
      }
      switch direction {
      case "UP":
        let start = element ?? Point2D(x: x(0.5), y: y(0.9))
        return (start, Point2D(x: start.x, y: y(0.1)))
      case "DOWN":
        let start = element ?? Point2D(x: x(0.5), y: y(0.2))
        return (start, Point2D(x: start.x, y: y(0.9)))
      case "LEFT":
        let start = element ?? Point2D(x: x(0.9), y: y(0.5))
        return (start, Point2D(x: x(0.1), y: start.y))
      default:
        let start = element ?? Point2D(x: x(0.1), y: y(0.5))
        return (start, Point2D(x: x(0.9), y: start.y))
      }
    }

    /// Returns the position of a text such as `50%, 30%` or `195, 420`.
    private func place(
      _ value: PlacedValue, _ field: String
    ) throws(RecordingError) -> Point2D {
      let parts = (value.value.text ?? "").split(separator: ",", omittingEmptySubsequences: false)
        .map { String($0.filter { $0 != " " }) }
      let isPercent = parts.allSatisfy { $0.hasSuffix("%") }
      let numbers = parts.compactMap { Numerals.number(isPercent ? String($0.dropLast()) : $0) }
      guard parts.count == 2, numbers.count == 2, numbers.allSatisfy({ $0.isFinite }) else {
        throw error(
          "'\(field)' is not a position: '\(Printable.text(value.value.text ?? value.value.kind))'",
          value, hint: "write \"50%, 30%\" or \"195, 420\"")
      }
      guard isPercent else { return Point2D(x: numbers[0], y: numbers[1]) }
      let screen = surroundings.screen
      return Point2D(
        x: (screen.width * numbers[0] / 100).rounded(.towardZero),
        y: (screen.height * numbers[1] / 100).rounded(.towardZero))
    }

    /// Returns a position, or the center of the view that a selector names.
    private func placeOrElement(
      _ value: PlacedValue, _ field: String
    ) throws(RecordingError) -> Point2D {
      let name: String
      switch value.value {
      case .text(let text):
        if text.contains("%"), text.contains(",") { return try place(value, field) }
        name = text
      default:
        guard let text = value["id"]?.value.text ?? value["text"]?.value.text else {
          throw error(
            "'\(field)' selects neither an id nor a text", value, hint: "for example {id: card}")
        }
        name = text
      }
      guard let center = surroundings.center(name) else {
        throw error(
          "the scene has no view '\(Printable.text(name))'", value,
          hint: "use the name of a view, or a position such as \"50%, 70%\"")
      }
      return center
    }

    private func milliseconds(
      _ name: String, of value: PlacedValue
    ) throws(RecordingError) -> Int? {
      guard let field = value[name] else { return nil }
      guard let whole = Int(field.value.text ?? ""), whole >= 0, whole <= 3_600_000 else {
        throw error(
          "'\(name)' is a whole number of milliseconds, up to an hour", field,
          hint: "for example \(name): 400")
      }
      return whole
    }

    /// Notes the fields of a gesture that have no effect.
    private mutating func note(
      _ value: PlacedValue, known: [String], of command: FlowText.Command
    ) throws(RecordingError) {
      guard let members = value.members else {
        throw error(
          "the gesture has no fields", value, hint: "for example - swipe: {direction: UP}")
      }
      for (name, _) in members where !(known + Self.other).contains(name) {
        reading.ignore("\(Printable.text(name)) of \(command.name)")
      }
    }

    private func error(
      _ message: String, _ value: PlacedValue, hint: String
    ) -> RecordingError {
      text.error(message, at: value.start, hint: hint)
    }
  }
}
