import PantomimeFiles
import PantomimeKit
import PantomimeScripting
import Testing
import TestSupport

/// Touches of other tools are read exactly, or refused with line and column.
@Suite(.timeLimit) struct ForeignTouchTests {
  private static var surroundings: TouchSurroundings {
    TouchSurroundings(screen: Size2D(width: 400, height: 800)) {
      $0 == "card" ? Point2D(x: 200, y: 600) : nil
    }
  }

  private func read(
    _ text: String, as format: TouchFormat? = nil
  ) throws(RecordingError) -> TouchReading? {
    try ForeignTouchFiles.read(Array(text.utf8), as: format, Self.surroundings)
  }

  /// Returns the touches as `milliseconds phase id x,y`.
  private func lines(_ reading: TouchReading?) -> [String] {
    (reading?.stream.touches ?? []).map { news in
      let place = news.touch.place
      return "\(Numerals.text(Double(news.time.nanoseconds) / 1e6)) \(news.touch.phase.rawValue) "
        + "\(news.touch.id) \(Numerals.text(place.x)),\(Numerals.text(place.y))"
    }
  }

  // MARK: - WebDriver

  private static func pointer(_ actions: String, id: String = "finger") -> String {
    "{\"type\":\"pointer\",\"id\":\"\(id)\",\"parameters\":{\"pointerType\":\"touch\"},"
      + "\"actions\":[\(actions)]}"
  }

  private static let down = "{\"type\":\"pointerDown\",\"button\":0}"
  private static let up = "{\"type\":\"pointerUp\",\"button\":0}"
  private static func move(_ x: Double, _ y: Double, _ duration: Int? = nil) -> String {
    "{\"type\":\"pointerMove\"\(duration.map { ",\"duration\":\($0)" } ?? ""),\"x\":\(x),\"y\":\(y)}"
  }
  private static func pause(_ duration: Int) -> String {
    "{\"type\":\"pause\",\"duration\":\(duration)}"
  }

  @Test func aMoveIsSampledAtTheRateOfTheScreen() throws {
    let actions = [Self.pause(500), Self.move(100, 400, 0), Self.down, Self.pause(20)]
    let text =
      "{\"actions\":["
      + Self.pointer(
        (actions + [Self.move(100, 340, 50), Self.pause(30), Self.up]).joined(separator: ","))
      + "]}"
    let reading = try read(text)
    #expect(
      lines(reading) == [
        "0 down 1 100,400", "36.666667 move 1 100,380", "53.333333 move 1 100,360",
        "70 move 1 100,340", "100 up 1 100,340",
      ])
    #expect(reading?.ignored == [] && reading?.assumptions == [])
  }

  /// The actions with one index form a tick, which lasts as long as its longest action; a move
  /// without a duration takes that time.
  @Test func fingersShareTicks() throws {
    let one = [Self.move(0, 0), Self.down, Self.move(8, 0, 16), Self.pause(0), Self.up]
    let other = [
      Self.move(50, 50), Self.down,
      "{\"type\":\"pointerMove\",\"x\":1,\"y\":2,\"origin\":\"pointer\"}",
      Self.pause(34), "{\"type\":\"pointerCancel\"}",
    ]
    let text =
      "[" + Self.pointer(one.joined(separator: ","), id: "a") + ",\n"
      + "{\"type\":\"none\",\"id\":\"n\",\"actions\":[\(Self.pause(7))]},"
      + Self.pointer(other.joined(separator: ","), id: "b") + "]"
    #expect(
      lines(try read(text)) == [
        "0 down 1 0,0", "0 down 2 50,50", "16 move 1 8,0", "16 move 2 51,52", "50 up 1 8,0",
        "50 cancel 2 51,52",
      ])
  }

  @Test func whatHasNoEffectIsNamed() throws {
    let text =
      "{\"actions\":[{\"type\":\"pointer\",\"id\":\"m\",\"actions\":["
      + "{\"type\":\"pointerMove\",\"x\":0,\"y\":-10,\"origin\":{\"element-6066-11e4\":\"card\"}},"
      + "{\"type\":\"pointerDown\",\"button\":0,\"pressure\":0.5},\(Self.up)],"
      + "\"parameters\":{\"pointerType\":\"mouse\"}},"
      + "{\"type\":\"key\",\"id\":\"k\",\"actions\":[{\"type\":\"keyDown\",\"value\":\"a\"}]}],\"x\":1}"
    let reading = try #require(try read(text))
    #expect(lines(reading) == ["0 down 1 200,590", "0 up 1 200,590"])
    #expect(reading.ignored == ["x", "key actions", "pressure"])
    #expect(reading.assumptions == ["a pointer of type mouse is read as a finger"])
  }

  /// The actions that Selenium 4.8.3 encodes for a touch pointer that moves, presses, pauses for
  /// 0.1 s, moves, and releases; its moves take 250 ms by default.
  @Test func actionsOfSeleniumAreRead() throws {
    let text =
      "{\"actions\": [{\"type\": \"pointer\", \"parameters\": {\"pointerType\": \"touch\"}, \"id\": \"finger\", "
      + "\"actions\": [{\"type\": \"pointerMove\", \"duration\": 250, \"x\": 195, \"y\": 430, \"origin\": "
      + "\"viewport\"}, {\"type\": \"pointerDown\", \"duration\": 0, \"button\": 0}, {\"type\": \"pause\", "
      + "\"duration\": 100}, {\"type\": \"pointerMove\", \"duration\": 250, \"x\": 195, \"y\": 230, \"origin\": "
      + "\"viewport\"}, {\"type\": \"pointerUp\", \"duration\": 0, \"button\": 0}]}]}"
    let reading = try #require(try read(text))
    let lines = lines(reading)
    #expect(lines.count == 17 && reading.ignored.isEmpty && reading.assumptions.isEmpty)
    #expect(lines.first == "0 down 1 195,430" && lines[1].hasSuffix("move 1 195,416.666667"))
    #expect(lines[15] == "350 move 1 195,230" && lines[16] == "350 up 1 195,230")
  }

  // MARK: - getevent

  private static let device = "/dev/input/event2: "

  @Test func framesOfSlotsAreRead() throws {
    let text = """
      add device 1: /dev/input/event2
        name:     "touch"
      [  12345.678901] /dev/input/event0: EV_KEY       KEY_POWER            DOWN
      [  12345.678901] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   00000007
      [  12345.678901] /dev/input/event2: EV_ABS       ABS_MT_POSITION_X    000000c8
      [  12345.678901] /dev/input/event2: EV_ABS       ABS_MT_POSITION_Y    000002d0
      [  12345.678901] /dev/input/event2: EV_KEY       BTN_TOUCH            DOWN
      [  12345.678901] /dev/input/event2: EV_SYN       SYN_REPORT           00000000
      [  12345.687234] /dev/input/event2: EV_ABS       ABS_MT_POSITION_Y    000002c6
      [  12345.687234] /dev/input/event2: EV_ABS       ABS_MT_SLOT          00000001
      [  12345.687234] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   00000008
      [  12345.687234] /dev/input/event2: EV_ABS       ABS_MT_POSITION_X    0000000a
      [  12345.687234] /dev/input/event2: EV_ABS       ABS_MT_POSITION_Y    fffffffe
      [  12345.687234] /dev/input/event2: EV_SYN       SYN_REPORT           00000000
      [  12345.695000] /dev/input/event2: EV_SYN       SYN_REPORT           00000000
      [  12345.700000] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   ffffffff
      [  12345.700000] /dev/input/event2: EV_SYN       SYN_REPORT           00000000
      [  12345.710000] /dev/input/event2: EV_KEY       BTN_TOUCH            UP
      [  12345.710000] /dev/input/event2: EV_SYN       SYN_REPORT           00000000
      """
    let wanted = [
      "0 down 1 200,720", "8.333 move 1 200,710", "8.333 down 2 10,-2", "21.099 up 2 10,-2",
      "31.099 up 1 200,710",
    ]
    #expect(lines(try read(text)) == wanted)
    // Without -l, types and codes are numbers.
    var numbers = text
    for (name, number) in [
      ("EV_ABS", "0003"), ("EV_SYN", "0000"), ("EV_KEY", "0001"), ("ABS_MT_TRACKING_ID", "0039"),
      ("ABS_MT_POSITION_X", "0035"), ("ABS_MT_POSITION_Y", "0036"), ("ABS_MT_SLOT", "002f"),
      ("BTN_TOUCH", "014a"), ("SYN_REPORT", "0000"), ("DOWN", "00000001"), ("UP", "00000000"),
    ] { numbers = numbers.replacing(name, with: number) }
    #expect(lines(try read(numbers)) == wanted)
    // A single device isn't named, -r adds a rate, and a terminal echoes keys.
    for text in [text, numbers] {
      var other = text.split(separator: "\n").filter { !$0.contains("event0: ") }
        .joined(separator: "\n").replacing(Self.device, with: "")
      other = other.replacing(
        "SYN_REPORT           00000000", with: "SYN_REPORT           00000000   rate 117")
      other = other.replacing("add device 1: /dev/input/event2\n  name:     \"touch\"\n", with: "0")
      #expect(lines(try read(other)) == wanted, "\(other)")
    }
    // Positions in units of a device are larger than a screen, which is noted.
    #expect(try read(text)?.assumedUnit == nil)
    let large = text.replacing("000000c8", with: "00000438")
    #expect(try #require(try read(large)?.assumedUnit).contains("1080,720"))
  }

  // MARK: - Maestro

  static let swipes: [(text: String, start: String, end: String, duration: Double)] = [
    ("- swipe:\n    direction: UP\n    duration: 50\n", "200,720", "200,80", 50.0),
    ("- swipe: {direction: left, duration: \"50\"}", "360,400", "40,400", 50),
    (
      "appId: a\n---\n- launchApp\n- swipe:\n    start: 50%, 70%\n    end: '50%,30%' # up\n",
      "200,560",
      "200,240", 400
    ),
    (
      "- swipe:\n    start: \"10, 20\"\n    end: \"30, 20\"\n    duration: 100", "10,20", "30,20",
      100
    ),
    ("- swipe:\n    from:\n      id: \"card\"\n    direction: DOWN\n", "200,600", "200,720", 400),
    ("- swipe:\n    from: card\n    direction: RIGHT\n    label: go\n", "200,600", "360,600", 400),
  ]

  @Test(arguments: swipes)
  func aSwipeMovesEvenly(
    text: String, start: String, end: String, duration: Double
  ) throws {
    let lines = lines(try read(text))
    let count = max(1, Int((duration * 0.06).rounded(.toNearestOrEven)))
    #expect(lines.count == count + 2)
    #expect(lines.first == "0 down 1 \(start)")
    #expect(lines.dropLast().last == "\(Numerals.text(100 + duration)) move 1 \(end)")
    #expect(lines.last == "\(Numerals.text(100 + duration)) up 1 \(end)")
  }

  @Test func aDragBeginsSlowlyAndRests() throws {
    let text = """
      # held
      - tapOn:
          point: "50%,50%"
      - drag:
          from: "50%, 80%"
          offset: "0%, -10%"
          duration: 100
          pressDuration: 500
      - assertVisible: "Done"
      """
    let reading = try #require(try read(text))
    #expect(
      lines(reading) == [
        "0 down 1 200,400", "100 up 1 200,400", "1100 down 1 200,640", "1620 move 1 200,636",
        "1640 move 1 200,632", "1655 move 1 200,614", "1670 move 1 200,596",
        "1685 move 1 200,578", "1700 move 1 200,560", "1800 up 1 200,560",
      ])
    #expect(reading.ignored == ["assertVisible"])
    #expect(reading.assumptions.count == 2)
  }

  // MARK: - Formats and errors

  @Test func recordingsAreLeftAlone() throws {
    for text in [
      "t,phase,x,y\n0,down,1,1", "{\"t\":0,\"phase\":\"down\",\"x\":1,\"y\":1}\n", "", "# c\n",
      "{\"unit\":\"ms\"}\n{\"t\":0}", "nonsense",
    ] { #expect(try read(text) == nil) }
  }

  struct Wrong: Sendable {
    let text: String
    let line: Int
    let column: Int?
    let message: String

    init(_ text: String, _ line: Int, _ column: Int?, _ message: String) {
      (self.text, self.line, self.column, self.message) = (text, line, column, message)
    }
  }

  static let wrong: [Wrong] = [
    Wrong("{\"actions\":[\n {\"type\":\"pointer\"}]}", 2, 2, "no array 'actions'"),
    Wrong("{\"actions\":[\n {\"type\":\"touch\",\"actions\":[]}]}", 2, 10, "unknown type 'touch'"),
    Wrong("{\"actions\":\n [{]}", 2, 4, "name"),
    Wrong("{\"actions\":[]}", 1, 1, "no pointerDown"),
    Wrong(
      "{\"actions\":[\(pointer("{\"type\":\"pointerMove\",\n\"duration\":1.5,\"x\":1,\"y\":1}"))]}",
      2, 12, "whole number of milliseconds"),
    Wrong(
      "{\"actions\":[\(pointer("{\"type\":\"pointerMove\",\n\"y\":1}"))]}", 1, 93, "needs 'x'"),
    Wrong("{\"actions\":[\(pointer(down + ",\n" + down))]}", 2, 1, "already down"),
    Wrong("{\"actions\":[\(pointer("\n" + up))]}", 2, 1, "not down"),
    Wrong("{\"actions\":[\(pointer(move(1, 1e9)))]}", 1, 127, "a number of points"),
    Wrong(
      "[\(pointer("{\"type\":\"pointerMove\",\"x\":1,\"y\":1,\n\"origin\":{\"a\":\"nobody\"}}"))]",
      2,
      10, "no view 'nobody'"),
    Wrong("[{\"action\":\"press\",\"options\":{\"x\":1}}]", 1, 1, "JSON Wire Protocol"),
    Wrong("{\"v\":1,\"event\":\"scene\"}\n", 1, 1, "a trace"),
    Wrong("{\"v\":\"5.7\",\"layers\":[]}", 1, 1, "Lottie"),
    Wrong("{\n\"layers\":[]}", 1, 1, "Lottie"),
    Wrong("\n<svg/>", 2, 1, "XML"),
    Wrong("input swipe 1 2 3 4 500", 1, 1, "adb"),
    Wrong("[ 1.0] \(device)EV_ABS ABS_MT_POSITION_X 0000zz", 1, 52, "hexadecimal"),
    Wrong(
      "[ 1.0] \(device)EV_ABS ABS_MT_POSITION_X 1\n[ 1.0] \(device)EV_SYN SYN_DROPPED 0", 2, 34,
      "dropped"),
    Wrong(
      "[ 1.0] \(device)EV_ABS ABS_MT_POSITION_X 1\n[ 1.0] \(device)EV_SYN SYN_MT_REPORT 0", 2, 34,
      "without slots"),
    Wrong("\(device)EV_ABS ABS_MT_POSITION_X 000000c8", 1, 1, "no time"),
    Wrong(
      "[ 1.0] \(device)EV_ABS ABS_MT_TRACKING_ID 1\n[ 1.0] \(device)EV_SYN SYN_REPORT 0", 2, 1,
      "has no x"),
    Wrong("[ 1.0] \(device)EV_ABS", 1, 1, "incomplete"),
    Wrong("[ 1.x] \(device)EV_ABS ABS_MT_POSITION_X 1", 1, 3, "not a time"),
    Wrong("add device 1: /dev/input/event1\n", 1, nil, "no touches"),
    Wrong("- launchApp\n", 1, nil, "no swipe, drag"),
    Wrong(
      "- launchApp\n- repeat:\n    times: 3\n    commands:\n      - swipe: {direction: UP}\n", 5, 7,
      "'swipe' in 'repeat' isn't read"),
    Wrong(
      "- runFlow:\n    commands:\n      - tapOn:\n          point: 1,2\n", 3, 7,
      "'tapOn' in 'runFlow' isn't read"),
    Wrong("- retry:\n    commands:\n      - tapOn: Save\n", 1, nil, "no swipe, drag"),
    Wrong("- swipe:\n    direction: UPWARD\n", 2, 16, "unknown direction"),
    Wrong("- swipe:\n    start: \"10, 20\"\n", 2, 5, "both 'start' and 'end'"),
    Wrong("- swipe:\n    start: 10\n    end: 1, 2\n", 2, 12, "not a position"),
    Wrong("- swipe:\n    direction: UP\n    duration: 0.4\n", 3, 15, "whole number"),
    Wrong("- swipe:\n    direction: ${WAY}\n", 2, 16, "a variable"),
    Wrong("- swipe: {direction: UP\n", 1, 10, "unterminated '{'"),
    Wrong("- swipe: &a {direction: UP}\n", 1, 10, "an anchor"),
    Wrong("- swipe:\n    direction: \"UP\n", 2, 16, "unterminated quotation"),
    Wrong("- swipe:\n    direction: UP\n    direction: UP\n", 3, 5, "given twice"),
    Wrong("- swipe:\n    direction: UP\n      duration: 1\n", 3, 7, "indented further"),
    Wrong("- swipe:\n\t direction: UP\n", 2, 1, "a tab"),
    Wrong("- swipe: {from: {id: feed}, direction: UP}\n", 1, 17, "no view 'feed'"),
    Wrong("- drag: {from: '50%, 50%'}\n", 1, 9, "'to' or 'offset'"),
    Wrong("- drag: {from: '50, 50', to: '1%, 1%'}\n", 1, 16, "no view '50, 50'"),
    Wrong("appId: a\n- swipe: {direction: UP}\nx: 1", 1, 1, "begin with '- '"),
  ]

  @Test(arguments: wrong) func isRefusedWithLineAndColumn(wrong: Wrong) throws {
    let error = try #require(throws: RecordingError.self) { try read(wrong.text) }
    #expect(error.line == wrong.line && error.column == wrong.column, "\(wrong.text)\n\(error)")
    #expect(error.message.contains(wrong.message), "\(wrong.text)\n\(error)")
    #expect(!error.hint.isEmpty)
  }

  /// A byte order mark has no effect, as in scripts and other recordings.
  @Test func aMarkHasNoEffect() throws {
    for text in [
      "{\"actions\":[\(Self.pointer([Self.down, Self.move(1, 2, 90), Self.up].joined(separator: ",")))]}",
      "- swipe: {direction: UP}\n",
    ] {
      #expect(lines(try read("\u{FEFF}" + text)) == lines(try read(text)))
      #expect(try read("\u{FEFF}" + text) != nil)
    }
  }

  /// A required format is the only one that is read.
  @Test func aNamedFormatIsRequired() throws {
    let error = try #require(throws: RecordingError.self) {
      try read("- swipe: {direction: UP}", as: .webdriver)
    }
    #expect(error.line == 1 && error.column == 2)
    #expect(throws: RecordingError.self) { try read("{}", as: .maestro) }
    #expect(throws: RecordingError.self) { try read("{}", as: .getevent) }
  }

  /// Nothing traps, whatever is cut off or changed.
  @Test func damagedTextsAreReadOrRefused() throws {
    var random = FuzzGenerator(seed: 56)
    let texts =
      Self.wrong.map(\.text) + [
        "{\"actions\":[\(Self.pointer([Self.down, Self.move(1, 2, 90), Self.up].joined(separator: ",")))]}",
        "- drag:\n    from: \"50%, 80%\"\n    to: {id: card}\n    duration: 100\n",
      ]
    for round in 0..<TestRun.count(4_000) {
      var bytes = Array(texts[round % texts.count].utf8)
      for _ in 0..<random.below(4) where !bytes.isEmpty {
        let place = random.below(bytes.count)
        switch random.below(3) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = UInt8(random.below(256))
        default: bytes.insert(contentsOf: bytes[place...].prefix(random.below(9)), at: place)
        }
      }
      for format in [nil, TouchFormat.webdriver, .getevent, .maestro] {
        _ = try? ForeignTouchFiles.read(bytes, as: format, Self.surroundings)
      }
    }
  }

  /// A log of getevent without touches names its own cause.
  @Test(arguments: [
    (
      ["EV_ABS ABS_MT_POSITION_Y 000002d0", "EV_SYN SYN_REPORT 00000000"], "while a finger is down"
    ),
    (
      ["EV_ABS ABS_X 000002d0", "EV_KEY BTN_TOUCH DOWN", "EV_SYN SYN_REPORT 00000000"],
      "ABS_X and ABS_Y"
    ),
    (["0003 0000 000002d0", "0000 0000 00000000"], "ABS_X and ABS_Y"),
    (["EV_KEY BTN_TOUCH DOWN", "EV_SYN SYN_REPORT 00000000"], "contains no touches"),
  ])
  func deviceEventsWithoutTouchesAreExplained(events: [String], message: String) {
    let text = events.map { "[  12.000000] /dev/input/event2: \($0)\n" }.joined()
    let error = #expect(throws: RecordingError.self) { try read(text) }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  /// A field that has no effect is named with its command.
  @Test func ignoredFieldsOfAFlowAreThoseOfTheirCommands() throws {
    let reading = try #require(
      try read(
        """
        - tapOn: {point: "50%,50%", repeat: 3, delay: 100}
        - tapOn: {id: card, longPress: true}
        - swipe: {direction: UP, speed: 40}
        """))
    #expect(
      reading.ignored == [
        "repeat of tapOn", "delay of tapOn", "tapOn without a point", "speed of swipe",
      ])
  }
}
