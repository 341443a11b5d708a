import CPantomimeEdit

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The scalars that come from the terminal, and keys that send several of them.
struct KeyInput {
  private let editor: OpaquePointer
  /// The descriptor that a signal can be read from.
  private let signals: Int32
  private var decoder = ScalarDecoder()
  private var sequence = KeySequence()
  /// Scalars that are read before those of the terminal.
  private var injected: [UInt32] = []

  init(_ editor: OpaquePointer, signals: Int32) {
    (self.editor, self.signals) = (editor, signals)
  }

  /// Forgets the keys of the last line.
  mutating func restart() {
    sequence = KeySequence()
    injected.removeAll()
  }

  // MARK: Injected scalars

  var hasInjected: Bool { !injected.isEmpty }

  /// Adds scalars that are read before those of the terminal, behind those that wait already.
  mutating func inject(_ scalars: some Sequence<UInt32>) { injected += scalars }

  /// Puts back a scalar, which is read again before all others.
  mutating func putBack(_ scalar: UInt32) { injected.insert(scalar, at: 0) }

  /// The next scalar that was injected, or `nil` if none waits.
  mutating func takeInjected() -> UInt32? { injected.isEmpty ? nil : injected.removeFirst() }

  // MARK: Keys of several scalars

  /// How long the rest of what a key sends may take to arrive, in milliseconds; our choice.
  static let escapeTime: Int32 = 50

  /// Whether only time tells if the Escape key has been pressed or another that begins like it.
  var isLoneEscape: Bool { sequence.isLoneEscape }

  /// A key that is whole.
  enum Key {
    /// A scalar for libedit.
    case scalar(UInt32)
    /// A key without a meaning: libedit would type the rest of it.
    case meaningless
  }

  /// The key that is whole with a byte, or `nil` if more of it is to come.
  ///
  /// - Parameter isText: Whether an Escape is taken as it is.
  mutating func take(_ byte: UInt8, isText: Bool) -> Key? {
    guard let scalar = decoder.take(byte) else { return nil }
    // libedit cannot hold what the character set cannot spell.
    guard TerminalStyle.terminalIsUTF8 || scalar.isASCII else { return nil }
    guard !isText, sequence.isBegun || scalar == KeySequence.escape else {
      return .scalar(scalar.value)
    }
    return sequence.take(scalar) ? wholeKey() : nil
  }

  /// Ends the sequence that has begun.
  mutating func wholeKey() -> Key {
    defer { sequence = KeySequence() }
    // An Escape before it may have been a key of its own, which waits for what never comes.
    while sequence.isBehindEscape, !edit_is_bound(editor, sequence.binding) {
      sequence.dropFirst()
    }
    let isText = sequence.scalars.contains { !$0.isASCII }
    guard !isText, !sequence.isNamedKey || edit_is_bound(editor, sequence.binding),
      let first = sequence.scalars.first
    else { return .meaningless }
    inject(sequence.scalars.dropFirst().map(\.value))
    return .scalar(first.value)
  }

  // MARK: Waiting

  /// Waits for input or a signal; forever if the time is negative.
  func wait(milliseconds: Int32) -> (input: Bool, signal: Bool) {
    let isAhead = edit_has_typed_ahead()
    // A tuple, so that waiting for a key does not allocate.
    var watched = (
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals, events: Int16(POLLIN), revents: 0)
    )
    let count = withUnsafeMutableBytes(of: &watched) { bytes -> Int32 in
      let list = bytes.bindMemory(to: pollfd.self)
      return poll(list.baseAddress, nfds_t(list.count), isAhead ? 0 : milliseconds)
    }
    guard count > 0 else { return (isAhead, false) }
    return (isAhead || watched.0.revents != 0, watched.1.revents != 0)
  }

  /// The result of reading a byte from the terminal.
  enum Read {
    case byte(UInt8), nothing, end
  }

  func readByte() -> Read {
    var byte: UInt8 = 0
    switch edit_read_byte(&byte) {
    case 1: return .byte(byte)
    case 0: return .end
    default: return errno == EINTR || errno == EAGAIN ? .nothing : .end
    }
  }

  /// The kinds of signals that have arrived, each once: stopping may be reported twice, and would be
  /// drawn twice.
  func takeSignals() -> Set<Int32> {
    var arrived: Set<Int32> = []
    var byte: UInt8 = 0
    while read(signals, &byte, 1) == 1 { arrived.insert(Int32(byte)) }
    return arrived
  }
}
