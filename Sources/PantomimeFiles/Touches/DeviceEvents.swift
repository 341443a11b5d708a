import PantomimeKit
import PantomimeReporting
import PantomimeScripting

/// The events of an Android touch screen, as `getevent -lt` prints them.
///
/// A line has a time in seconds, a device unless only one is recorded, a type, a code, a hexadecimal
/// value, and with `-r` a rate. Without `-l`, types and codes are hexadecimal numbers, which are
/// read, too. The protocol is that of the Linux
/// kernel with slots (type B): each slot is a finger, and `SYN_REPORT` ends a frame.
enum DeviceEvents {
  /// Returns whether a line may be one of this format.
  static func begins(with line: String) -> Bool {
    let line = line.drop { $0 == " " || $0 == "\t" }
    if line.hasPrefix("add device ") || line.hasPrefix("/dev/input/") { return true }
    guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return false }
    let time = line[line.index(after: line.startIndex)..<end]
    let rest = line[line.index(after: end)...].drop { $0 == " " }
    guard time.contains(".") else { return false }
    if rest.hasPrefix("/dev/") || rest.hasPrefix("EV_") { return true }
    // Without labels, a type and a code have four hexadecimal digits each.
    let words = rest.split(separator: " ")
    return words.count >= 3
      && words.prefix(2).allSatisfy { $0.utf8.count == 4 && UInt16($0, radix: 16) != nil }
  }

  static func read(
    _ text: PlacedText, _ surroundings: TouchSurroundings
  ) throws(RecordingError) -> TouchReading {
    var reader = Reader(text: text)
    for line in text.lines { try reader.read(line) }
    return try reader.finish(surroundings.screen)
  }

  /// The codes that matter; each has a name and a number, in hexadecimal digits.
  private enum Code: String, CaseIterable {
    case slot = "ABS_MT_SLOT"
    case x = "ABS_MT_POSITION_X"
    case y = "ABS_MT_POSITION_Y"
    case tracking = "ABS_MT_TRACKING_ID"
    case plainX = "ABS_X"
    case plainY = "ABS_Y"
    case touch = "BTN_TOUCH"
    case report = "SYN_REPORT"
    case contactReport = "SYN_MT_REPORT"
    case dropped = "SYN_DROPPED"

    private var numbers: (type: String, code: String) {
      switch self {
      case .slot: ("0003", "002f")
      case .x: ("0003", "0035")
      case .y: ("0003", "0036")
      case .tracking: ("0003", "0039")
      case .plainX: ("0003", "0000")
      case .plainY: ("0003", "0001")
      case .touch: ("0001", "014a")
      case .report: ("0000", "0000")
      case .contactReport: ("0000", "0002")
      case .dropped: ("0000", "0003")
      }
    }

    static func of(_ type: Substring, _ code: Substring) -> Code? {
      allCases.first { $0.rawValue == code || $0.numbers == (String(type), String(code)) }
    }
  }

  /// A finger's slot.
  private struct Slot {
    var x: Int?
    var y: Int?
    /// Whether the finger is on the screen, before and after the current frame.
    var (wasDown, isDown) = (false, false)
    /// Whether another finger has taken the slot in the current frame.
    var isReplaced = false
    var hasMoved = false
  }

  private struct Reader {
    let text: PlacedText
    private var device: Substring?
    private var slots: [Int: Slot] = [:]
    private var slot = 0
    /// Whether positions have been reported that belong to no slot.
    private var hasPlainPositions = false
    private var builder = TouchStreamBuilder()

    /// The largest number of a slot; our choice.
    private static let mostSlots = 64

    init(text: PlacedText) { self.text = text }

    mutating func read(_ line: PlacedText.Line) throws(RecordingError) {
      var words = line.text.split { $0 == " " || $0 == "\t" }
      // A terminal may have echoed a key before the time.
      if let echoed = words.first, let start = echoed.firstIndex(of: "[") {
        words[0] = echoed[start...]
      }
      guard let first = words.first else { return }
      // Devices are listed, and described, before the first event.
      guard first.hasPrefix("[") || first.hasPrefix("/dev/") else { return }
      let time = try time(line, &words)
      // The device is missing if getevent records only one, and a rate may follow the value.
      let device = words.first?.hasPrefix("/") == true ? words.removeFirst() : ""
      guard words.count >= 3 else {
        throw error("the event is incomplete", line, first, hint: Self.example)
      }
      let (type, code, value) = (words[0], words[1], words[2])
      guard let known = Code.of(type, code) else { return }
      switch known {
      case .slot, .x, .y, .tracking: self.device = self.device ?? device
      case .plainX, .plainY: hasPlainPositions = true
      case .touch, .report, .contactReport, .dropped: break
      }
      guard device == self.device else { return }
      switch known {
      case .slot:
        let number = try number(value, line)
        guard (0..<Self.mostSlots).contains(number) else {
          throw error("there is no slot '\(value)'", line, value, hint: "slots are 0 to 3f")
        }
        slot = number
      case .plainX, .plainY: break
      case .x: try change(line, value) { $0.x = $1 }
      case .y: try change(line, value) { $0.y = $1 }
      case .tracking:
        let isDown = try number(value, line) >= 0
        slots[slot, default: Slot()].isReplaced = isDown && slots[slot]?.isDown == true
        slots[slot]?.isDown = isDown
      case .touch:
        if value == "UP" || Int(value, radix: 16) == 0 {
          for number in slots.keys { slots[number]?.isDown = false }
        }
      case .report: try endFrame(time, line)
      case .contactReport:
        throw error(
          "this touch screen reports fingers without slots, which cannot be read", line, code,
          hint: "record on a device whose events have ABS_MT_TRACKING_ID")
      case .dropped:
        throw error(
          "the kernel dropped events here, so the touches are unknown", line, code,
          hint: "record again")
      }
    }

    private mutating func change(
      _ line: PlacedText.Line, _ value: Substring, _ body: (inout Slot, Int) -> Void
    ) throws(RecordingError) {
      let number = try number(value, line)
      body(&slots[slot, default: Slot()], number)
      slots[slot]?.hasMoved = true
    }

    private mutating func endFrame(
      _ time: Int64, _ line: PlacedText.Line
    ) throws(RecordingError) {
      for number in slots.keys.sorted() {
        guard var slot = slots[number] else { continue }
        let (wasDown, isDown) = (slot.wasDown, slot.isDown)
        if wasDown || isDown {
          guard let x = slot.x, let y = slot.y else {
            throw error(
              "the finger in slot \(number) has no \(slot.x == nil ? "x" : "y") yet", line, nil,
              hint: "start the recording before the first touch")
          }
          var phases: [Touch.Phase] = []
          switch (wasDown, isDown) {
          case (false, true): phases = [.down]
          case (true, true): phases = slot.isReplaced ? [.up, .down] : slot.hasMoved ? [.move] : []
          case (true, false): phases = [.up]
          case (false, false): break
          }
          for phase in phases {
            try builder.add(
              Touch(phase, id: number + 1, at: Point2D(x: Double(x), y: Double(y))), at: time,
              text, line.start)
          }
        }
        (slot.wasDown, slot.isReplaced, slot.hasMoved) = (isDown, false, false)
        slots[number] = slot
      }
    }

    func finish(_ screen: Size2D) throws(RecordingError) -> TouchReading {
      guard !builder.touches.isEmpty else {
        if slots.values.contains(where: { $0.x != nil || $0.y != nil }) {
          throw RecordingError(
            line: 1, message: "the output of getevent begins while a finger is down",
            hint: "start the recording before the first touch")
        }
        if hasPlainPositions {
          throw RecordingError(
            line: 1, message: "ABS_X and ABS_Y name no slots, so the touches cannot be read",
            hint: "record on a device whose events have ABS_MT_TRACKING_ID")
        }
        throw RecordingError(
          line: 1, message: "the output of getevent contains no touches",
          hint: "record with: adb shell getevent -lt")
      }
      var reading = TouchReading(builder.stream)
      let places = builder.touches.map { $0.touch.place }
      let (x, y) = (places.map { $0.x }.max() ?? 0, places.map { $0.y }.max() ?? 0)
      if x > screen.width || y > screen.height {
        reading.assumedUnit =
          "positions are in units of the device, up to \(Numerals.text(x)),\(Numerals.text(y)) on a "
          + "screen of \(Numerals.text(screen.width)) by \(Numerals.text(screen.height)) points; "
          + "scale= converts them"
      }
      return reading
    }

    // MARK: - Words

    private static let example =
      "for example [  12345.678901] /dev/input/event2: EV_ABS ABS_MT_POSITION_X 000002d0"

    /// Removes the time from the beginning of the words, and returns it in nanoseconds.
    private func time(
      _ line: PlacedText.Line, _ words: inout [Substring]
    ) throws(RecordingError) -> Int64 {
      let first = words[0]
      guard first.hasPrefix("[") else {
        throw error(
          "the event has no time", line, first, hint: "record with -t: adb shell getevent -lt")
      }
      var digits = words.removeFirst().dropFirst()
      if digits.isEmpty, let next = words.first {
        digits = next
        words.removeFirst()
      }
      let parts = digits.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
      guard digits.last == "]", parts.count == 2, let seconds = Int64(parts[0]), seconds >= 0,
        seconds < 1 << 32, (1...9).contains(parts[1].dropLast().count),
        let fraction = Int64(parts[1].dropLast()), fraction >= 0
      else {
        throw error("'\(digits)' is not a time", line, digits, hint: Self.example)
      }
      var nanoseconds = fraction
      for _ in parts[1].dropLast().count..<9 { nanoseconds *= 10 }
      return seconds * 1_000_000_000 + nanoseconds
    }

    /// Returns the 32 bits that hexadecimal digits represent, as a signed number.
    private func number(
      _ word: Substring, _ line: PlacedText.Line
    ) throws(RecordingError) -> Int {
      guard word.count <= 8, let bits = UInt32(word, radix: 16) else {
        throw error(
          "'\(Printable.text(String(word)))' is not a hexadecimal number", line, word,
          hint: Self.example)
      }
      return Int(Int32(bitPattern: bits))
    }

    private func error(
      _ message: String, _ line: PlacedText.Line, _ word: Substring?, hint: String
    ) -> RecordingError {
      let offset = word.map {
        line.text.utf8.distance(from: line.text.startIndex, to: $0.startIndex)
      }
      return text.error(message, at: line.start + (offset ?? 0), hint: hint)
    }
  }
}
