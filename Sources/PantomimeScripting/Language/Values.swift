package import PantomimeKit

/// A number as it's written in the language, before its unit is parsed.
struct Numeral {
  let value: Double
  let unit: Substring

  /// Parses `[-+] digits [. digits] [e exponent] [unit]`, or returns `nil` if the text doesn't
  /// begin with a number.
  init?(_ text: String) {
    guard let found = Written.found(in: text) else { return nil }
    let end = text.utf8.index(text.startIndex, offsetBy: found.length)
    if let value = found.value {
      self.value = value
    } else if let value = Numerals.number(text[..<end]) {
      self.value = value
    } else {
      return nil
    }
    unit = text[end...]
  }

  /// A number in its most common form: a few digits, with or without a decimal point.
  private struct Written {
    private var digits: UInt64 = 0
    private var (count, decimals) = (0, 0)
    /// The length of the number, in bytes.
    private(set) var length = 0
    /// The value, or `nil` if only the general parser can compute it.
    private(set) var value: Double?
    /// The maximum number of digits for which the result is correct: up to this number, both the
    /// digits and the power of ten that divides them are exact, so the quotient is the nearest
    /// `Double`, as with any other correct parser.
    private static let most = 15

    static func found(in text: String) -> Written? {
      if let found = text.utf8.withContiguousStorageIfAvailable({ Written($0) }) { return found }
      return Array(text.utf8).withUnsafeBufferPointer { Written($0) }
    }

    private init?(_ bytes: UnsafeBufferPointer<UInt8>) {
      let isNegative = bytes.first == UInt8(ascii: "-")
      if isNegative || bytes.first == UInt8(ascii: "+") { length = 1 }
      guard takeDigits(of: bytes) else { return nil }
      if length < bytes.count, bytes[length] == UInt8(ascii: ".") {
        length += 1
        guard takeDigits(of: bytes, areDecimals: true) else { return nil }
      }
      if takeExponent(of: bytes) || count > Written.most { return }
      var power = 1.0
      for _ in 0..<decimals { power *= 10 }
      value = (isNegative ? -Double(digits) : Double(digits)) / power
    }

    private mutating func takeDigits(
      of bytes: UnsafeBufferPointer<UInt8>, areDecimals: Bool = false
    ) -> Bool {
      let start = length
      while length < bytes.count, Written.isDigit(bytes[length]) {
        count += 1
        if count <= Written.most {
          digits = digits * 10 + UInt64(bytes[length] - UInt8(ascii: "0"))
          if areDecimals { decimals += 1 }
        }
        length += 1
      }
      return length > start
    }

    /// Parses an optional exponent.
    private mutating func takeExponent(of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
      var end = length
      guard end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") else { return false }
      end += 1
      if end < bytes.count, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") {
        end += 1
      }
      let start = end
      while end < bytes.count, Written.isDigit(bytes[end]) { end += 1 }
      guard end > start else { return false }
      length = end
      return true
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
  }
}

extension Word {
  /// Parses a number, which may have one of the given units, and converts it by the unit's factor.
  func number(
    _ what: String, units: [NumberUnit] = []
  ) throws(ScriptError) -> Double {
    try numberAndUnit(what, units).value
  }

  /// Parses a number and the name of its unit, or an empty string if it has no unit.
  fileprivate func numberAndUnit(
    _ what: String, _ units: [NumberUnit]
  ) throws(ScriptError) -> (value: Double, unit: Substring) {
    guard !isQuoted, let numeral = Numeral(text) else {
      throw ScriptError("'\(text)' is not a number", span, hint: Word.hint(what, units))
    }
    guard numeral.value.isFinite else {
      throw ScriptError("'\(text)' is too large", span, hint: Word.hint(what, units))
    }
    if numeral.unit.isEmpty { return (numeral.value, numeral.unit) }
    guard let unit = units.first(where: { $0.name == numeral.unit }) else {
      throw ScriptError(
        "'\(numeral.unit)' is not a unit for \(what)", span, hint: Word.hint(what, units))
    }
    return (numeral.value * unit.factor, numeral.unit)
  }

  /// The greatest magnitude of a length or a property: differences, products, and sums of such
  /// numbers don't overflow; our choice.
  fileprivate static var greatestNumber: Double { 1e100 }

  private static func hint(_ what: String, _ units: [NumberUnit]) -> String {
    let names = units.map { $0.name }
    guard !names.isEmpty else { return "\(what) is a number without a unit, for example 2" }
    return "\(what) is a number such as 0.5, with no unit or with \(Spelling.list(names, "or"))"
  }

  func points() throws(ScriptError) -> Double {
    try number("a length", units: .length)
  }

  /// Returns a number, or throws an error if it's so large that differences of such numbers
  /// overflow.
  func limited(_ number: Double) throws(ScriptError) -> Double {
    guard number.magnitude <= Word.greatestNumber else {
      throw ScriptError(
        "'\(text)' is too large", span,
        hint: "the limit is \(Numerals.text(Word.greatestNumber))")
    }
    return number
  }

  func velocity() throws(ScriptError) -> Double {
    try number("a velocity", units: .velocity)
  }

  /// Parses a number per second.
  func rate() throws(ScriptError) -> Double { try number("a number per second", units: .rate) }

  func fraction() throws(ScriptError) -> Double {
    try number("a fraction", units: .share)
  }

  /// Parses a time, 0 or more, in a unit that doesn't depend on the frame rate.
  func seconds() throws(ScriptError) -> Double {
    let seconds = try timeOffset()
    try checkTime(seconds)
    return seconds
  }

  /// Throws an error if a time is negative, or beyond the times that statements can reach.
  fileprivate func checkTime(_ value: Double) throws(ScriptError) {
    guard value >= 0 else {
      throw ScriptError("a time cannot be negative", span, hint: "write at least 0")
    }
    guard value <= TimeValue.longest else {
      throw ScriptError(
        "the time '\(text)' is too long", span,
        hint: "the limit is \(Numerals.text(TimeValue.longest)) s")
    }
  }

  /// Parses a time, which may be negative, in a unit that doesn't depend on the frame rate.
  func timeOffset() throws(ScriptError) -> Double { try number("a time", units: .time) }

  /// Parses a number in a unit of paths.
  ///
  /// - Parameter frame: The duration of a frame, or `nil` if a time can't be given in frames.
  func number(in unit: PathValue.Unit, frame: Double? = nil) throws(ScriptError) -> Double {
    switch unit {
    case .points: try points()
    case .pointsPerSecond: try velocity()
    case .perSecond: try rate()
    case .fraction: try fraction()
    case .degrees: try angle()
    case .count: try number("a count")
    case .seconds: try number("a time", units: .time + (frame.map { [.frame($0)] } ?? []))
    }
  }

  /// Parses an angle in degrees.
  func angle() throws(ScriptError) -> Double { try number("an angle", units: .angle) }

  /// The size, written WIDTHxHEIGHT, or `nil` if the word isn't a size.
  var asSize: Size2D? {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = Numeral(String(sides[0])), width.unit.isEmpty,
      let height = Numeral(String(sides[1])), height.unit.isEmpty,
      width.value.isFinite, height.value.isFinite
    else { return nil }
    return Size2D(width: width.value, height: height.value)
  }

  /// Parses a size whose sides are 0 or more.
  func size() throws(ScriptError) -> Size2D {
    guard let size = asSize, size.width >= 0, size.height >= 0 else {
      throw ScriptError(
        "'\(text)' is not a size", span, hint: "write WIDTHxHEIGHT such as 390x844")
    }
    _ = try limited(max(size.width, size.height))
    return size
  }

  func flag() throws(ScriptError) -> Bool {
    switch text {
    case "yes": true
    case "no": false
    default:
      let isKnown = Words.standard.word(for: text, among: ["yes", "no"]) != nil
      throw ScriptError(
        "'\(text)' is neither yes nor no", span,
        hint: isKnown
          ? Spelling.hint(text, among: ["yes", "no"], what: "values") : "write yes or no")
    }
  }

  /// Returns the text of the word if it's one of the given words.
  ///
  /// - Parameters:
  ///   - what: The kind of word, in the singular.
  ///   - all: The same in the plural.
  func choice(_ words: [String], what: String, all: String) throws(ScriptError) -> String {
    guard words.contains(text) else {
      throw ScriptError(
        "unknown \(what) '\(text)'", span, hint: Spelling.hint(text, among: words, what: all))
    }
    return text
  }

  /// The parts of a list, each with its place.
  var parts: [Word] {
    if let whole = onlyPart { return [whole] }
    let scalars = Array(text.unicodeScalars)
    return split(scalars, 0..<scalars.count) { _ in true }
  }

  /// The word itself, if it's clearly the only part of a list; most lists contain a single number.
  var onlyPart: Word? {
    guard !isQuoted, isWrittenAsIs,
      text.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: ",") })
    else { return nil }
    return Word(text, Span(span.start, span.start + text.utf8.count))
  }

  /// The parts of a list, each of which may be a call that contains a list.
  var items: [Word] {
    let scalars = Array(text.unicodeScalars)
    return split(scalars, 0..<scalars.count) { depth in depth <= 0 }
  }

  /// Splits the word at commas and removes the blanks around the parts.
  ///
  /// `divides` returns whether a comma inside the given number of parentheses separates two parts.
  private func split(
    _ scalars: [Unicode.Scalar], _ range: Range<Int>, _ divides: (_ depth: Int) -> Bool
  ) -> [Word] {
    var parts: [Word] = []
    var (start, depth) = (range.lowerBound, 0)
    for index in range {
      switch scalars[index] {
      case "(": depth += 1
      case ")": depth -= 1
      case "," where divides(depth):
        parts.append(trimmed(scalars, start..<index))
        start = index + 1
      default: break
      }
    }
    return parts + [trimmed(scalars, start..<range.upperBound)]
  }

  private func trimmed(_ scalars: [Unicode.Scalar], _ range: Range<Int>) -> Word {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, scalars[start].isBlank { start += 1 }
    while end > start, scalars[end - 1].isBlank { end -= 1 }
    return part(start..<end)
  }

  /// The name and the arguments of a call such as `cubic(0,0,1,1)`, or `nil` if the word isn't a
  /// call.
  var call: (name: String, arguments: [Word])? {
    let scalars = Array(text.unicodeScalars)
    guard let open = scalars.firstIndex(of: "("), scalars.last == ")" else { return nil }
    let arguments = split(scalars, (open + 1)..<(scalars.count - 1)) { _ in true }
    return (part(0..<open).text, arguments)
  }
}

/// A time as written; a time in frames can be converted to seconds only when the frame rate is
/// known.
package enum TimeValue: Sendable, Hashable {
  case seconds(Double)
  case frames(Double)

  package init(_ word: Word) throws(ScriptError) {
    let (value, unit) = try word.numberAndUnit("a time", .timeOrFrames)
    try word.checkTime(value)
    self = unit == NumberUnit.frame().name ? .frames(value) : .seconds(value)
  }

  /// The longest time, in seconds: ten years, which is far less than the clock can represent (our
  /// choice).
  fileprivate static let longest = 315_360_000.0

  /// Returns the time in seconds at a frame rate.
  package func seconds(_ frames: Frames) -> Double {
    switch self {
    case .seconds(let seconds): seconds
    case .frames(let count): count / Double(frames.rate)
    }
  }
}

/// A unit that may follow a number.
struct NumberUnit: Sendable {
  let name: String
  /// The factor by which a number in this unit is multiplied to convert it.
  let factor: Double

  init(_ name: String, _ factor: Double = 1) { (self.name, self.factor) = (name, factor) }

  static let second = NumberUnit("s")
  static let millisecond = NumberUnit("ms", 0.001)
  static let point = NumberUnit("pt")
  static let pointPerSecond = NumberUnit("pt/s")
  static let perSecond = NumberUnit("/s")
  static let degree = NumberUnit("deg")
  static let percent = NumberUnit("%", 0.01)

  /// Returns the unit for times in frames.
  static func frame(_ factor: Double = 1) -> NumberUnit { NumberUnit("f", factor) }
}

extension [NumberUnit] {
  static let time: Self = [.second, .millisecond]
  static let timeOrFrames: Self = time + [.frame()]
  static let length: Self = [.point]
  static let velocity: Self = [.pointPerSecond, .point]
  static let rate: Self = [.perSecond]
  static let angle: Self = [.degree]
  static let share: Self = [.percent]
  /// The units that may follow numbers of properties.
  static let property: Self = [.point, .degree, .percent]
}
