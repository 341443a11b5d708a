import PantomimeKit
import PantomimeScripting

/// The numbers that a lesson draws: the same numbers for the same seed, task and variant.
///
/// SplitMix64 (Steele, Lea and Flood, 2014).
struct LessonSeed {
  private var state: UInt64

  init(_ seed: UInt64, task: Int, variant: Int) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(task) << 32 &+ UInt64(variant)
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// Returns a random number from an arithmetic sequence between a first and a last number.
  mutating func draw(_ first: Double, _ last: Double, step: Double) -> Double {
    let count = UInt64(((last - first) / step + 1e-9).rounded(.down)) + 1
    return first + Double(next() % count) * step
  }
}

extension LessonLine {
  private static let call = "draw("

  /// Whether the line draws a number.
  var draws: Bool { LessonText.place(of: LessonLine.call, in: text) != nil }

  /// Returns the line with each `draw(FIRST,LAST,STEP)` replaced by a drawn number.
  func drawing(_ seed: inout LessonSeed, file: String) throws(LessonProblem) -> LessonLine {
    var text = text
    while let place = LessonText.place(of: LessonLine.call, in: text) {
      let scalars = Array(text.unicodeScalars)
      guard let end = scalars[place.end...].firstIndex(of: ")") else {
        throw LessonProblem(
          "'draw' has no end", self, file: file, part: LessonLine.call, hint: "close it with )")
      }
      var inner = String.UnicodeScalarView()
      inner.append(contentsOf: scalars[place.end..<end])
      let numbers = String(inner).split(separator: ",").map { Numerals.number($0) }
      guard numbers.count == 3, let first = numbers[0], let last = numbers[1],
        let step = numbers[2], step > 0, last >= first, (last - first) / step < 1e6
      else {
        throw LessonProblem(
          "'draw' needs a first number, a last one and a step", self, file: file,
          part: LessonLine.call, hint: "for example: draw(-80,-30,5)")
      }
      var filled = String.UnicodeScalarView()
      filled.append(contentsOf: scalars[..<place.start])
      let drawn = seed.draw(first, last, step: step)
      filled.append(contentsOf: Numerals.text(drawn).unicodeScalars)
      filled.append(contentsOf: scalars[(end + 1)...])
      text = String(filled)
    }
    return LessonLine(text, number)
  }
}
