package import PantomimeKit

/// A number of the language, before its unit is understood.
struct Numeral {
  let value: Double
  let unit: Substring

  /// Reads `[-+] digits [. digits] [e exponent] [unit]`; `nil` if the text does not begin so.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    var end = 0
    func digits() -> Bool {
      let start = end
      while end < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[end]) {
        end += 1
      }
      return end > start
    }
    if end < bytes.count, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") {
      end += 1
    }
    guard digits() else { return nil }
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      end += 1
      guard digits() else { return nil }
    }
    let mantissa = end
    if end < bytes.count, bytes[end] == UInt8(ascii: "e") || bytes[end] == UInt8(ascii: "E") {
      end += 1
      if end < bytes.count, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") {
        end += 1
      }
      if !digits() { end = mantissa }
    }
    let split = text.utf8.index(text.startIndex, offsetBy: end)
    guard let value = Numerals.number(text[..<split]) else { return nil }
    self.value = value
    unit = text[split...]
  }
}

extension Word {
  /// The number this word is, with one of the units given; each stands for a factor.
  func number(
    _ what: String, units: [(name: String, factor: Double)] = []
  ) throws(ScriptError) -> Double {
    guard !isQuoted, let numeral = Numeral(text) else {
      throw ScriptError("'\(text)' is not a number", span, hint: Word.hint(what, units))
    }
    guard numeral.value.isFinite else {
      throw ScriptError("'\(text)' is too large a number", span, hint: Word.hint(what, units))
    }
    if numeral.unit.isEmpty { return numeral.value }
    guard let unit = units.first(where: { $0.name == numeral.unit }) else {
      throw ScriptError(
        "'\(numeral.unit)' is no unit for \(what)", span, hint: Word.hint(what, units))
    }
    return numeral.value * unit.factor
  }

  private static func hint(_ what: String, _ units: [(name: String, factor: Double)]) -> String {
    let names = units.map { $0.name }
    guard !names.isEmpty else { return "\(what) is a number without a unit, for example 0.5" }
    return "\(what) is a number such as -12.5, with no unit or with \(Spelling.list(names, "or"))"
  }

  func points() throws(ScriptError) -> Double {
    try number("a length", units: [("pt", 1)])
  }

  func velocity() throws(ScriptError) -> Double {
    try number("a velocity", units: [("pt/s", 1), ("pt", 1)])
  }

  func fraction() throws(ScriptError) -> Double {
    try number("a fraction", units: [("%", 0.01)])
  }

  /// A time whose length does not depend on a frame rate, 0 or more.
  func seconds() throws(ScriptError) -> Double {
    let seconds = try number("a time", units: [("s", 1), ("ms", 0.001)])
    guard seconds >= 0 else {
      throw ScriptError("a time is not negative", span, hint: "write 0 or more")
    }
    return seconds
  }

  /// A size, written WIDTHxHEIGHT; `nil` if it is none.
  var asSize: Size? {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = Numeral(String(sides[0])), width.unit.isEmpty,
      let height = Numeral(String(sides[1])), height.unit.isEmpty,
      width.value.isFinite, height.value.isFinite
    else { return nil }
    return Size(width: width.value, height: height.value)
  }

  /// A size with sides of 0 or more.
  func size() throws(ScriptError) -> Size {
    guard let size = asSize, size.width >= 0, size.height >= 0 else {
      throw ScriptError(
        "'\(text)' is no size", span, hint: "write WIDTHxHEIGHT such as 390x844")
    }
    return size
  }

  func flag() throws(ScriptError) -> Bool {
    switch text {
    case "yes": true
    case "no": false
    default: throw ScriptError("'\(text)' is neither yes nor no", span, hint: "write yes or no")
    }
  }

  /// The word itself if it is one of those allowed.
  ///
  /// - Parameters:
  ///   - what: what it names, in the singular.
  ///   - all: the same in the plural.
  func choice(_ words: [String], what: String, all: String) throws(ScriptError) -> String {
    guard words.contains(text) else {
      throw ScriptError(
        "there is no \(what) '\(text)'", span, hint: Spelling.hint(text, among: words, what: all))
    }
    return text
  }

  /// The parts of a list, each with its own place.
  var parts: [Word] {
    let scalars = Array(text.unicodeScalars)
    return split(scalars, 0..<scalars.count) { _ in true }
  }

  /// The parts of a list of which some may be calls with lists of their own.
  var items: [Word] {
    let scalars = Array(text.unicodeScalars)
    return split(scalars, 0..<scalars.count) { depth in depth <= 0 }
  }

  /// What stands between commas, without the blanks around it; `divides` says whether a comma does
  /// at a depth of parentheses.
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

  /// The name and the arguments of a call such as `cubic(0,0,1,1)`; `nil` if this is none.
  var call: (name: String, arguments: [Word])? {
    let scalars = Array(text.unicodeScalars)
    guard let open = scalars.firstIndex(of: "("), scalars.last == ")" else { return nil }
    let arguments = split(scalars, (open + 1)..<(scalars.count - 1)) { _ in true }
    return (part(0..<open).text, arguments)
  }
}

/// A time as it is written; frames become seconds only when the frame rate is known.
package enum TimeValue: Sendable, Hashable {
  case seconds(Double)
  case frames(Double)

  package init(_ word: Word) throws(ScriptError) {
    let value = try word.number("a time", units: [("s", 1), ("ms", 0.001), ("f", 1)])
    guard value >= 0 else {
      throw ScriptError("a time is not negative", word.span, hint: "write 0 or more")
    }
    guard value <= TimeValue.longest else {
      throw ScriptError(
        "'\(word.text)' is too long a time", word.span,
        hint: "the longest is \(Numerals.text(TimeValue.longest)) s")
    }
    let isFrames = Numeral(word.text)?.unit == "f"
    self = isFrames ? .frames(value) : .seconds(value)
  }

  /// A thousand years' worth of seconds would overflow the clock; ten years are plenty (our choice).
  private static let longest = 315_360_000.0

  /// The time in seconds at a frame rate.
  package func seconds(_ frames: Frames) -> Double {
    switch self {
    case .seconds(let seconds): seconds
    case .frames(let count): count / Double(frames.rate)
    }
  }
}
