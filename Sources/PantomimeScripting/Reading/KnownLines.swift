/// Plain lines that have been read, by what is written there.
///
/// A line has one place, by its bytes, and gives way to another that comes to stand there.
struct KnownLines: Sendable {
  private struct Line: Sendable {
    let bytes: [UInt8]
    let said: Statement.ParsedStatement
  }

  /// Made when there is the first to be kept.
  private var lines: [Line?] = []
  private let isForMany: Bool
  /// How many places there are, a power of two; our choice.
  private static let most = 512
  /// A short file says little twice: where it is the only one, up to this line nothing is kept; our
  /// choice.
  private static let first = 32

  init(isForMany: Bool) { self.isForMany = isForMany }

  /// Whether it is worth while to ask on the line behind one, or to keep that.
  func isOfUse(at line: Int) -> Bool { isForMany || line >= KnownLines.first }

  /// What a line says, told by its place in a file of a folder; `nil` where nobody knows.
  func said(_ bytes: [UInt8], _ place: Range<Int>, in folder: String) -> Statement.ParsedStatement?
  {
    guard !lines.isEmpty else { return nil }
    guard let line = lines[KnownLines.number(of: bytes, place)],
      KnownLines.isSame(line.bytes, bytes, place), line.said.folder == folder
    else { return nil }
    return line.said
  }

  /// Takes note of a plain line: any other may say something else when it is read again.
  mutating func add(_ said: Statement.ParsedStatement) {
    if lines.isEmpty { lines = [Line?](repeating: nil, count: KnownLines.most) }
    let bytes = Array(said.text.utf8)
    lines[KnownLines.number(of: bytes, bytes.indices)] = Line(bytes: bytes, said: said)
  }

  // In plain loops, which ask for no memory in any build: this is done for each line there is.

  /// Where a line stands: the hash of Fowler, Noll and Vo, a multiplication for each byte.
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
