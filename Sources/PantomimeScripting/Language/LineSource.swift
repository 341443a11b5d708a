/// Where lines come from: a file, or what somebody has typed.
package struct LineSource: Sendable {
  let bytes: [UInt8]
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

  /// How far it has been read.
  struct Mark {
    fileprivate let start: Int?
    fileprivate let count: Int
  }

  var mark: Mark { Mark(start: start, count: count) }

  /// Reads on from there.
  mutating func goBack(to mark: Mark) { (start, count) = (mark.start, mark.count) }

  /// Takes the next line as text.
  mutating func next() -> String? { nextPlace().map { text($0) } }

  /// Takes the next line, and says where it is: a byte-order mark before the first one is left out, as
  /// is what ends it.
  //
  // A place and no text: most lines of some files say nothing, and to make texts of them takes longer
  // than to find that out.
  mutating func nextPlace() -> Range<Int>? {
    guard let start else { return nil }
    count += 1
    guard isDivided else {
      self.start = nil
      return 0..<bytes.count
    }
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    self.start = end < bytes.count ? end + 1 : nil
    return LineSource.place(bytes[start..<end], isFirst: count == 1)
  }

  /// The text of a line that was taken.
  func text(_ place: Range<Int>) -> String { String(decoding: bytes[place], as: UTF8.self) }

  /// The text of a line of a file.
  static func text(_ line: ArraySlice<UInt8>, isFirst: Bool) -> String {
    String(decoding: line[place(line, isFirst: isFirst)], as: UTF8.self)
  }

  private static func place(_ line: ArraySlice<UInt8>, isFirst: Bool) -> Range<Int> {
    var (start, end) = (line.startIndex, line.endIndex)
    if isFirst, line.starts(with: [0xEF, 0xBB, 0xBF]) { start += 3 }
    if start < end, line[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }
}
