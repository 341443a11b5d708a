package import PantomimeKit

/// Touches written out in a statement: `touches "0 195,420; 16 195,408; 283 up"`.
///
/// A sample begins with a time in milliseconds since the statement, followed by the finger's
/// position in points, a phase, or both. A position without a phase begins a touch, or moves the
/// finger if it's already down. A phase without a position leaves the finger where it is. After the
/// time, `id=2` denotes another finger, and `apart` a separate event at the same instant. The form
/// is our choice.
package enum WrittenTouches {
  /// The word in a sample that begins a separate event.
  static let apart = "apart"
  /// The name for the number of a finger, which is 1 by default.
  static let id = "id"

  /// Returns whether a word contains touches rather than the name of a file.
  static func isWritten(_ word: Word) -> Bool {
    guard word.isQuoted else { return false }
    let words = word.text.unicodeScalars.split(maxSplits: 1) { $0.isBlank }
    return word.text.unicodeScalars.contains(";")
      || words.count > 1
        && (Numeral(String(words[0]))?.unit.isEmpty == true || isPosition(words[1]))
  }

  /// Returns whether a text is a position, so that the time before it is misspelled.
  private static func isPosition(_ text: Substring.UnicodeScalarView) -> Bool {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { Numeral(String($0))?.unit.isEmpty == true }
  }

  /// Parses the touches, whose times are relative to the statement.
  ///
  /// - Throws: An error that is placed in the text.
  package static func read(_ word: Word) throws(ScriptError) -> TouchStream {
    var reader = WrittenTouchReader(word)
    return try reader.read()
  }

  /// Returns text that parses to the same touches.
  ///
  /// Positions have as many digits as are needed to restore the same numbers.
  package static func text(_ stream: TouchStream) -> String {
    var places: [Int: Point2D] = [:]
    return stream.touches.map { news in
      let touch = news.touch
      let last = places[touch.id]
      places[touch.id] = touch.phase.isEnd ? nil : touch.place
      var words = [Numerals.milliseconds(news.time)]
      if news.isApart { words.append(apart) }
      if touch.id != 1 { words.append("\(id)=\(touch.id)") }
      let isImplied = touch.phase == (last == nil ? .down : .move)
      if !isImplied { words.append(touch.phase.rawValue) }
      if isImplied || last != touch.place {
        words.append("\(number(touch.place.x)),\(number(touch.place.y))")
      }
      return words.joined(separator: " ")
    }
    .joined(separator: "; ")
  }

  /// Returns the statement that plays the touches.
  package static func statement(_ stream: TouchStream) -> String {
    "\(TouchesCommand.form.name) \"\(text(stream))\""
  }

  /// Returns the shortest decimal number that parses back to the same number.
  private static func number(_ value: Double) -> String {
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension Numerals {
  /// Returns the milliseconds of an instant, exact to the nanosecond.
  fileprivate static func milliseconds(_ instant: Instant) -> String {
    let (whole, part) = instant.nanoseconds.quotientAndRemainder(dividingBy: 1_000_000)
    guard part > 0 else { return String(whole) }
    var digits = String(part + 1_000_000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(whole).\(digits)"
  }
}

/// A parser that processes written touches one sample at a time.
private struct WrittenTouchReader {
  private let word: Word
  private let scalars: [Unicode.Scalar]
  private var order = TouchOrder()
  /// The positions of the fingers that are down.
  private var places: [Int: Point2D] = [:]
  private var touches: [TimedTouch] = []

  /// A part of the text without blanks, as a range of indices of scalars.
  private typealias Piece = Range<Int>

  init(_ word: Word) {
    self.word = word
    scalars = Array(word.text.unicodeScalars)
  }

  mutating func read() throws(ScriptError) -> TouchStream {
    var start = 0
    for end in 0...scalars.count where end == scalars.count || scalars[end] == ";" {
      let pieces = pieces(in: start..<end)
      if !pieces.isEmpty { try add(pieces) }
      start = end + 1
    }
    guard !touches.isEmpty else {
      throw ScriptError("the text has no touches", word.span, hint: Self.example)
    }
    return TouchStream(touches)
  }

  private static let example = "for example: touches \"0 195,420; 16 195,408; 283 up\""

  private func pieces(in range: Range<Int>) -> [Piece] {
    var pieces: [Piece] = []
    var start = range.lowerBound
    for index in range.lowerBound...range.upperBound
    where index == range.upperBound || scalars[index].isBlank {
      if index > start { pieces.append(start..<index) }
      start = index + 1
    }
    return pieces
  }

  private func text(_ piece: Piece) -> String {
    // Samples are normally ASCII. Appending them scalar by scalar would take most of the time for a
    // long gesture.
    if scalars[piece].allSatisfy({ $0.isASCII }) {
      return String(decoding: scalars[piece].map { UInt8($0.value) }, as: UTF8.self)
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[piece])
    return String(text)
  }

  private func error(_ message: String, _ piece: Piece, hint: String) -> ScriptError {
    ScriptError(message, word.part(piece).span, hint: hint)
  }

  // MARK: - Samples

  private mutating func add(_ pieces: [Piece]) throws(ScriptError) {
    var rest = pieces[...]
    let time = try instant(rest.removeFirst())
    var isApart = false
    if let first = rest.first, text(first) == WrittenTouches.apart {
      (isApart, rest) = (true, rest.dropFirst())
    }
    var finger = 1
    if let first = rest.first, text(first).hasPrefix("\(WrittenTouches.id)=") {
      finger = try number(of: first)
      rest.removeFirst()
    }
    var phase: Touch.Phase?
    if let first = rest.first, scalars[first.lowerBound].isNamePart,
      Numeral(text(first)) == nil
    {
      phase = try self.phase(first)
      rest.removeFirst()
    }
    let place = try rest.popFirst().map { (piece) throws(ScriptError) in try point(piece) }
    if let more = rest.first {
      throw error(
        "unexpected '\(text(more))' in a sample", more, hint: "separate samples with semicolons")
    }
    let sample = pieces[0].lowerBound..<pieces[pieces.count - 1].upperBound
    try add(phase, finger, at: place, time, isApart, sample)
  }

  private mutating func add(
    _ given: Touch.Phase?, _ finger: Int, at place: Point2D?, _ time: Instant, _ isApart: Bool,
    _ sample: Piece
  ) throws(ScriptError) {
    let last = places[finger]
    let phase = given ?? (last == nil ? .down : .move)
    guard let place = place ?? (phase.isEnd ? last ?? Point2D() : nil) else {
      throw error(
        "the sample needs a position", sample, hint: "in points, such as: 16 195,408")
    }
    let news = TimedTouch(time, Touch(phase, id: finger, at: place), isApart: isApart)
    if let problem = order.add(news) {
      let (message, hint, _) = problem.advice.sample
      throw error(message, sample, hint: hint)
    }
    places[finger] = phase.isEnd ? nil : place
    touches.append(news)
  }

  private func instant(_ piece: Piece) throws(ScriptError) -> Instant {
    let text = text(piece)
    guard let numeral = Numeral(text), numeral.unit.isEmpty else {
      throw error(
        "'\(text)' is not a time", piece,
        hint: "a sample begins with milliseconds, such as: 16 195,408")
    }
    guard (0...TouchRecording.longest * 1_000).contains(numeral.value) else {
      throw error(
        "the time cannot be \(text) ms", piece, hint: "must be 0 to a day after the statement")
    }
    let instant = Instant(seconds: numeral.value / 1_000)
    guard instant >= touches.last?.time ?? .zero else {
      throw error("the time decreases", piece, hint: "sort samples by time")
    }
    return instant
  }

  private func number(of piece: Piece) throws(ScriptError) -> Int {
    let start = piece.lowerBound + WrittenTouches.id.count + 1
    guard let numeral = Numeral(text(start..<piece.upperBound)), numeral.unit.isEmpty,
      let number = Int(exactly: numeral.value)
    else {
      throw error(
        "'\(text(piece))' is not a finger's number", piece, hint: "write a whole number: id=2")
    }
    return number
  }

  private func phase(_ piece: Piece) throws(ScriptError) -> Touch.Phase {
    guard let phase = Touch.Phase(rawValue: text(piece)) else {
      let names = Touch.Phase.allCases.map { $0.rawValue }
      throw error(
        "unknown phase '\(text(piece))'", piece,
        hint: Spelling.hint(text(piece), among: names, what: "phases"))
    }
    return phase
  }

  private func point(_ piece: Piece) throws(ScriptError) -> Point2D {
    let comma = piece.first { scalars[$0] == "," } ?? piece.lowerBound
    guard let x = Numeral(text(piece.lowerBound..<comma)), x.unit.isEmpty,
      let y = Numeral(text(comma + 1..<piece.upperBound)), y.unit.isEmpty
    else {
      throw error(
        "'\(text(piece))' is not a position", piece, hint: "write x,y in points, such as 195,408")
    }
    guard max(x.value.magnitude, y.value.magnitude) <= TouchRecording.farthest else {
      throw error(
        "the position is too far away", piece,
        hint: "the limit is \(Numerals.text(TouchRecording.farthest)) points")
    }
    return Point2D(x: x.value, y: y.value)
  }
}

extension TouchError {
  /// The hint for a statement; and for a sample of a recording the message, the hint, and the field
  /// that causes the problem, or `nil` if no single field does.
  package var advice: (hint: String, sample: (message: String, hint: String, field: String?)) {
    let flaw = ("impossible after the previous lines", "check the lines before it", String?.none)
    let message = text.message
    return switch self {
    case .unknownTouch:
      ("put it down first: touch down", (message, "it needs a `down` first", "phase"))
    case .alreadyDown(let id):
      (
        "lift it first, or use another: id=\(id + 1)",
        (message, "it lifts first, or is another id", "phase")
      )
    case .twiceInOneEvent: (text.fix, flaw)
    case .tooManyTouches(let most):
      (text.fix, ("more than \(most) fingers are down", "one needs an `up` first", "phase"))
    case .notANumber: (text.fix, flaw)
    case .tooEarly:
      (
        "restart the scene for an earlier time",
        ("the time decreases", "sort samples by time", "t")
      )
    }
  }
}
