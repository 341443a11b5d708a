/// A cache of parsed plain lines, keyed by their text.
///
/// The bytes of a line determine its slot, and each line replaces the line that was in its slot
/// before.
struct KnownLines: Sendable {
  private struct Line: Sendable {
    let bytes: [UInt8]
    let said: Statement.ParsedStatement
  }

  /// The slots, which are created when the first line is added.
  private var lines: [Line?] = []
  private let isForMany: Bool
  /// The number of slots, a power of two; our choice.
  private static let most = 512
  /// The number of the first line that is kept if there is only a single file, because a short file
  /// rarely repeats lines; our choice.
  private static let first = 32

  init(isForMany: Bool) { self.isForMany = isForMany }

  /// Returns whether to look up and keep the line with the given number.
  func isOfUse(at line: Int) -> Bool { isForMany || line >= KnownLines.first }

  /// Returns the content of a line, or `nil` if it isn't cached; the content depends on the folder
  /// of the file.
  func said(_ bytes: [UInt8], _ place: Range<Int>, in folder: String) -> Statement.ParsedStatement?
  {
    guard !lines.isEmpty else { return nil }
    guard let line = lines[KnownLines.number(of: bytes, place)],
      KnownLines.isSame(line.bytes, bytes, place), line.said.folder == folder
    else { return nil }
    return line.said
  }

  /// Adds a plain line; any other line may have a different meaning the next time.
  mutating func add(_ said: Statement.ParsedStatement) {
    if lines.isEmpty { lines = [Line?](repeating: nil, count: KnownLines.most) }
    let bytes = Array(said.text.utf8)
    lines[KnownLines.number(of: bytes, bytes.indices)] = Line(bytes: bytes, said: said)
  }

  // These loops are plain and never allocate memory, because they run for every line.

  /// Returns the slot of a line, which is its Fowler–Noll–Vo hash, with one multiplication for each
  /// byte.
  private static func number(of bytes: [UInt8], _ place: Range<Int>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var index = place.lowerBound
    while index < place.upperBound {
      hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3
      index += 1
    }
    return Int(truncatingIfNeeded: hash >> 40) & (most - 1)
  }

  private static func isSame(_ line: [UInt8], _ bytes: [UInt8], _ place: Range<Int>) -> Bool {
    guard line.count == place.count else { return false }
    var index = 0
    while index < line.count {
      if line[index] != bytes[place.lowerBound + index] { return false }
      index += 1
    }
    return true
  }
}
