/// A citation of a fact in a text, as in `(A70)`, or of a range of facts, as in `A36 – A38`.
package struct Citation: Sendable, Hashable {
  package let first: FactID
  /// The last fact of the range; equal to `first` for a single fact.
  package let last: FactID
  /// The range in the text, in UTF-8 bytes.
  package let place: Range<Int>

  /// The numbers from the first to the last.
  package var ids: [FactID] {
    (first.number...last.number).map { FactID(first.series, $0) }
  }

  /// Returns the citations in a text, in order.
  ///
  /// The number of a fact consists of the one or two capital letters of a series and up to four
  /// digits, and isn't part of a longer word, a path, or a color. In `G3.2`, it includes the period
  /// and the digit after it. Two numbers of the same series with a dash between them are a range.
  package static func all(in text: some StringProtocol) -> [Citation] {
    let bytes = Array(text.utf8)
    var found: [Citation] = []
    for next in mentions(in: bytes) {
      guard let before = found.last, before.first == before.last,
        before.first.series == next.first.series, before.first.number < next.first.number,
        isDash(bytes[before.place.upperBound..<next.place.lowerBound])
      else {
        found.append(next)
        continue
      }
      found[found.count - 1] = Citation(
        first: before.first, last: next.last,
        place: before.place.lowerBound..<next.place.upperBound)
    }
    return found
  }

  /// Returns the individual numbers in a text, including both ends of a range.
  package static func mentions(in bytes: [UInt8]) -> [Citation] {
    var found: [Citation] = []
    var place = 0
    while place < bytes.count {
      guard isCapital(bytes[place]), place == 0 || mayFollow(bytes[place - 1]),
        let citation = mention(at: place, in: bytes)
      else {
        place += 1
        continue
      }
      found.append(citation)
      place = citation.place.upperBound
    }
    return found
  }

  private static let mostDigits = 4

  private static func mention(at start: Int, in bytes: [UInt8]) -> Citation? {
    var end = start
    while end < bytes.count, isCapital(bytes[end]) { end += 1 }
    let letters = String(decoding: bytes[start..<end], as: UTF8.self)
    guard let series = FactID.Series(rawValue: letters) else { return nil }
    let digits = bytes[end...].prefix(while: isDigit)
    guard digits.first != UInt8(ascii: "0"), digits.count <= mostDigits,
      let number = Int(String(decoding: digits, as: UTF8.self))
    else { return nil }
    end += digits.count
    if end + 1 < bytes.count, bytes[end] == UInt8(ascii: "."), isDigit(bytes[end + 1]) {
      end += 1 + bytes[(end + 1)...].prefix(while: isDigit).count
    }
    guard end == bytes.count || !isWord(bytes[end]) else { return nil }
    let id = FactID(series, number)
    return Citation(first: id, last: id, place: start..<end)
  }

  /// Returns whether the text between two numbers makes them a range: a hyphen, a dash, or dots,
  /// with optional blanks.
  private static func isDash(_ bytes: ArraySlice<UInt8>) -> Bool {
    let sign = bytes.filter { $0 != UInt8(ascii: " ") }
    return ["-", "–", "—", "…"].contains { sign.elementsEqual($0.utf8) }
  }

  private static func isCapital(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    isCapital(byte) || isDigit(byte) || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  /// Returns whether the number of a fact may follow a byte.
  private static func mayFollow(_ byte: UInt8) -> Bool {
    !isWord(byte) && !".#%$&/\\+{".utf8.contains(byte)
  }
}
