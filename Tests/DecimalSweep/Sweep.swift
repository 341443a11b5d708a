// Reads millions of numbers with the reader of the core and with the C library's, and compares.
//
// Not a target of the package: `scripts/check` compiles it together with the reader itself, since only
// an optimised build is quick enough for so many. The tests of the core read a few thousand of them.

/// A generator of the splitmix kind: the same numbers in every run.
struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}

/// Some number in decimal notation: any double's own, one cut off or lengthened, or any digits.
func text(_ dice: inout Dice) -> String {
  switch dice.next() % 4 {
  case 0:
    return Double(bitPattern: dice.next()).description
  case 1:
    return "\(Double.random(in: -10_000...10_000, using: &dice))\(dice.next() % 1000)"
  case 2:
    return "\(dice.next() % 100_000).\(dice.next() >> (dice.next() % 64))"
  default:
    let digits = (0..<(1 + dice.next() % 3)).map { _ in String(dice.next()) }.joined()
    let point = digits.index(
      digits.startIndex, offsetBy: Int.random(in: 0...digits.count, using: &dice))
    return digits[..<point] + "." + digits[point...]
      + "e\(Int.random(in: -345...325, using: &dice))"
  }
}

@main enum DecimalSweep {
  static func main() {
    var dice = Dice(state: 1)
    let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 10_000_000
    var failures = 0
    for _ in 0..<count {
      let text = text(&dice)
      let (ours, theirs) = (DecimalReader.number(Array(text.utf8)), Double(text))
      let isSame =
        ours?.bitPattern == theirs?.bitPattern || (ours?.isNaN == true && theirs?.isNaN == true)
      if !isSame {
        failures += 1
        if failures <= 10 {
          print("\(text): \(String(describing: ours)), not \(String(describing: theirs))")
        }
      }
    }
    print("note: \(count) numbers, \(failures) of them wrong")
    if failures > 0 { fatalError("the reader of decimal numbers is wrong") }
  }
}
