/// A source of lines: a file, or typed text.
package struct LineSource: Sendable {
  let bytes: [UInt8]
  /// The start of the next line, or `nil` after the last one.
  private var start: Int? = 0
  /// Whether a line feed ends a line; it does in files but not in typed text.
  private let isDivided: Bool
  /// The number of lines consumed.
  private(set) var count = 0

  /// Creates a source from the bytes of a file, which must be valid UTF-8.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    isDivided = true
  }

  /// Creates a source from one typed line, with a `\` and a line feed before each continuation
  /// line.
  package init(typed text: some StringProtocol) {
    bytes = Array(text.utf8)
    isDivided = false
  }

  /// A position in the source.
  struct Mark {
    fileprivate let start: Int?
    fileprivate let count: Int
  }

  var mark: Mark { Mark(start: start, count: count) }

  /// Returns to a position.
  mutating func goBack(to mark: Mark) { (start, count) = (mark.start, mark.count) }

  /// Consumes the next line, and returns its text.
  mutating func next() -> String? { nextPlace().map { text($0) } }

  /// Consumes the next line, and returns its place, which includes neither a byte-order mark nor
  /// the line ending.
  // A place rather than text: in many files most lines are blank, and checking for that is faster
  // than creating their text.
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

  /// Returns the text of a consumed line.
  func text(_ place: Range<Int>) -> String { String(decoding: bytes[place], as: UTF8.self) }

  /// Returns the text of a line of a file.
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
