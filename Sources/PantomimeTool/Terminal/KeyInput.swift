import CPantomimeEdit

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A reader of scalars from the terminal, including keys that send several scalars.
struct KeyInput {
  private let editor: OpaquePointer
  /// The read end of the descriptor that reports signals.
  private let signals: Int32
  private var decoder = ScalarDecoder()
  private var sequence = KeySequence()
  /// The scalars to read before those of the terminal.
  private var injected: [UInt32] = []

  init(_ editor: OpaquePointer, signals: Int32) {
    (self.editor, self.signals) = (editor, signals)
  }

  /// Discards the keys of the last line.
  mutating func restart() {
    sequence = KeySequence()
    injected.removeAll()
  }

  // MARK: Injected scalars

  var hasInjected: Bool { !injected.isEmpty }

  /// Appends scalars to read before those of the terminal.
  mutating func inject(_ scalars: some Sequence<UInt32>) { injected += scalars }

  /// Puts back a scalar, which is read before all others.
  mutating func putBack(_ scalar: UInt32) { injected.insert(scalar, at: 0) }

  /// Removes and returns the next injected scalar, or `nil` if there is none.
  mutating func takeInjected() -> UInt32? { injected.isEmpty ? nil : injected.removeFirst() }

  // MARK: Keys of several scalars

  /// The time to wait for the rest of a key's sequence, in milliseconds; our choice.
  static let escapeTime: Int32 = 50

  /// Whether only a pause can distinguish the Escape key from a key whose sequence begins with it.
  var isLoneEscape: Bool { sequence.isLoneEscape }

  /// A complete key.
  enum Key {
    /// A scalar for libedit.
    case scalar(UInt32)
    /// A key without a binding, whose sequence libedit would insert as text.
    case meaningless
  }

  /// Adds a byte, and returns the key that it completes, or `nil` if more bytes follow.
  ///
  /// - Parameter isText: Whether Escape is read as text.
  mutating func take(_ byte: UInt8, isText: Bool) -> Key? {
    guard let scalar = decoder.take(byte) else { return nil }
    // libedit can't hold a character outside the character set.
    guard TerminalStyle.terminalIsUTF8 || scalar.isASCII else { return nil }
    guard !isText, sequence.isBegun || scalar == KeySequence.escape else {
      return .scalar(scalar.value)
    }
    return sequence.take(scalar) ? wholeKey() : nil
  }

  /// Ends the sequence that has begun, and returns its key.
  mutating func wholeKey() -> Key {
    defer { sequence = KeySequence() }
    // An Escape before the sequence may have been a separate key press.
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

  /// Waits for input or a signal; a negative time waits forever.
  func wait(milliseconds: Int32) -> (input: Bool, signal: Bool) {
    let isAhead = edit_has_typed_ahead()
    // A tuple rather than an array, so that waiting for a key doesn't allocate.
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

  /// Returns the kinds of signals that have arrived, each once: a stop may be reported twice, and
  /// the line would then be drawn twice.
  func takeSignals() -> Set<Int32> {
    var arrived: Set<Int32> = []
    var byte: UInt8 = 0
    while read(signals, &byte, 1) == 1 { arrived.insert(Int32(byte)) }
    return arrived
  }
}
