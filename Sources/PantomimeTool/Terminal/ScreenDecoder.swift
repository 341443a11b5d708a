/// The events of a terminal in a full-screen view.
package enum ScreenEvent: Sendable, Equatable {
  /// A key.
  case key(Key)
  /// The mouse, at a place in cells or pixels, counted from 1.
  case mouse(MouseAction, x: Int, y: Int)
  /// The terminal has gained or lost the focus.
  case focus(Bool)
  /// The state of a mode (DECRPM): 0 unknown, 1 set, 2 reset, 3 always set, 4 always reset.
  case mode(Int, state: Int)
  /// The size of a cell, in pixels.
  case cell(width: Int, height: Int)

  package enum Key: Sendable, Equatable {
    case letter(Unicode.Scalar)
    case control(UInt8)
    case up(isShifted: Bool)
    case down(isShifted: Bool)
    case left(isShifted: Bool)
    case right(isShifted: Bool)
    case escape
    case other
  }

  /// An action of the first button.
  package enum MouseAction: Sendable, Equatable {
    case press, drag, release
  }
}

/// A decoder of the bytes that a terminal sends, one at a time.
///
/// A report can arrive in pieces of any size. Only a pause identifies a lone Escape.
package struct ScreenDecoder: Sendable {
  private var pending: [UInt8] = []
  private static let escape: UInt8 = 0x1B
  /// The longest sequence to keep; longer ones are dropped.
  private static let longest = 64

  package init() {}

  /// Whether an Escape has arrived that may be a key or the start of a sequence.
  package var isLoneEscape: Bool { pending == [Self.escape] }

  /// Ends a lone Escape as a key.
  package mutating func endEscape() -> ScreenEvent? {
    guard isLoneEscape else { return nil }
    pending = []
    return .key(.escape)
  }

  /// Adds a byte, and returns the event that it completes, or `nil` if there is none.
  package mutating func take(_ byte: UInt8) -> ScreenEvent? {
    guard !pending.isEmpty else {
      if byte == Self.escape {
        pending = [byte]
        return nil
      }
      return plain(byte)
    }
    if isLoneEscape {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "O"): pending.append(byte)
      case Self.escape: return .key(.escape)
      default:
        pending = []
        return .key(.other)
      }
      return nil
    }
    pending.append(byte)
    guard (0x40...0x7E).contains(byte) else {
      if pending.count > Self.longest { pending = [] }
      return nil
    }
    defer { pending = [] }
    return sequence(pending[2..<pending.count - 1], byte)
  }

  private func plain(_ byte: UInt8) -> ScreenEvent? {
    switch byte {
    case 0x20..<0x7F: .key(.letter(Unicode.Scalar(byte)))
    case ..<0x20, 0x7F: .key(.control(byte))
    // The first byte of any other character stands for the whole character.
    case 0xC0...: .key(.other)
    default: nil
    }
  }

  private func sequence(_ middle: ArraySlice<UInt8>, _ last: UInt8) -> ScreenEvent? {
    let mark = middle.first.flatMap { (0x3C...0x3F).contains($0) ? $0 : nil }
    let digits = (mark == nil ? middle : middle.dropFirst()).filter { $0 != UInt8(ascii: "$") }
    let numbers = digits.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
    func number(_ index: Int) -> Int { numbers.indices.contains(index) ? numbers[index] : 0 }
    let isShifted = number(1) == 2
    switch (mark, last) {
    case (UInt8(ascii: "<"), UInt8(ascii: "M")), (UInt8(ascii: "<"), UInt8(ascii: "m")):
      return mouse(number(0), number(1), number(2), isRelease: last == UInt8(ascii: "m"))
    case (UInt8(ascii: "?"), UInt8(ascii: "y")): return .mode(number(0), state: number(1))
    case (nil, UInt8(ascii: "t")) where number(0) == 6:
      return .cell(width: number(2), height: number(1))
    case (nil, UInt8(ascii: "A")): return .key(.up(isShifted: isShifted))
    case (nil, UInt8(ascii: "B")): return .key(.down(isShifted: isShifted))
    case (nil, UInt8(ascii: "C")): return .key(.right(isShifted: isShifted))
    case (nil, UInt8(ascii: "D")): return .key(.left(isShifted: isShifted))
    case (nil, UInt8(ascii: "I")) where middle.isEmpty: return .focus(true)
    case (nil, UInt8(ascii: "O")) where middle.isEmpty: return .focus(false)
    default: return .key(.other)
    }
  }

  /// Returns the event of a mouse report, or `nil` for the wheel, other buttons and motion without
  /// a button.
  private func mouse(_ button: Int, _ x: Int, _ y: Int, isRelease: Bool) -> ScreenEvent? {
    let (isWheel, isMotion) = (button & 64 != 0, button & 32 != 0)
    guard !isWheel, button & 3 == 0, button < 128 else { return nil }
    return .mouse(isRelease ? .release : isMotion ? .drag : .press, x: x, y: y)
  }
}
