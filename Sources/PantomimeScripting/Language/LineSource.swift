/// Where lines come from: a file, or what somebody has typed.
package struct LineSource: Sendable {
  private let bytes: [UInt8]
  /// Where the next line begins; `nil` behind the last one.
  private var start: Int? = 0
  /// Whether line feeds divide lines: somebody who types ends a line otherwise.
  private let isDivided: Bool
  /// How many lines have been taken.
  private(set) var count = 0

  /// The lines of a file, which is known to be UTF-8.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    isDivided = true
  }

  /// One line as it was typed, with those it goes on in behind a `\` and a line feed each.
  package init(typed text: some StringProtocol) {
    bytes = Array(text.utf8)
    isDivided = false
  }

  /// Takes the next line; a byte-order mark before the first one is dropped, as is what ends it.
  mutating func next() -> String? {
    guard let start else { return nil }
    count += 1
    guard isDivided else {
      self.start = nil
      return String(decoding: bytes, as: UTF8.self)
    }
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
    self.start = end.map { $0 + 1 }
    return LineSource.text(bytes[start..<(end ?? bytes.count)], isFirst: count == 1)
  }

  /// The text of a line of a file.
  static func text(_ line: ArraySlice<UInt8>, isFirst: Bool) -> String {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = isFirst && line.starts(with: mark) ? line.dropFirst(mark.count) : line
    return String(
      decoding: bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes, as: UTF8.self)
  }
}
