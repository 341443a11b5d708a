/// A hash of a sequence of words, different for different sequences with overwhelming probability.
///
/// Unlike the result of a `Hasher`, it is the same on every machine: 64 bits, mixed one word at a
/// time with the algorithm of Fowler, Noll, and Vo (FNV-1a).
struct Digest: Sendable, Hashable {
  private var bits: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ word: UInt64) {
    bits = (bits ^ word) &* 0x0000_0100_0000_01b3
    // Multiplication only carries bits upward; this moves them down again.
    bits ^= bits >> 29
  }

  mutating func add(_ text: some StringProtocol) {
    var (word, count) = (UInt64(0), UInt64(0))
    for byte in text.utf8 {
      word = word << 8 | UInt64(byte)
      count += 1
      if count % 8 == 0 {
        add(word)
        word = 0
      }
    }
    add(word)
    // Separates the text from the next one.
    add(count)
  }

  mutating func add(_ number: Double) {
    // The number as a trace stores it, in which a zero has no sign.
    let rounded = number.isFinite ? Numerals.rounded(number) : number
    add((rounded == 0 ? 0 : rounded).bitPattern)
  }

  mutating func add(_ numbers: [Double]) {
    add(UInt64(numbers.count))
    for number in numbers { add(number) }
  }

  /// The digest as sixteen hexadecimal digits.
  var text: String {
    // The last words haven't been mixed with all others yet.
    var mixed = (bits ^ bits >> 33) &* 0xff51_afd7_ed55_8ccd
    mixed ^= mixed >> 33
    let digits = String(mixed, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Digest {
  mutating func add(_ entry: Trace.Entry) {
    add(UInt64(bitPattern: entry.time.nanoseconds))
    add(entry.event.name)
    for field in entry.event.fields {
      add(field.name)
      switch field.value {
      case .number(let number): add(number)
      case .numbers(let numbers): add(numbers)
      case .word(let word): add(word)
      }
    }
  }

  mutating func add(_ pathValue: PathValue) {
    switch pathValue {
    case .absent: add("none")
    case .flag(let flag): add(flag ? "yes" : "no")
    case .word(let word): add(word)
    case .number, .pair, .rect, .color: add(pathValue.numbers)
    }
  }
}
