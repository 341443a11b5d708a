import CPantomimeEdit
import PantomimeFiles

/// The bytes and the signals that arrive at the terminal, for the prompt and the full-screen views.
struct TerminalInput {
  /// The read end of the descriptor that reports signals.
  let signals: Int32

  /// Waits for input or a signal; a negative time waits forever.
  func wait(milliseconds: Int32) -> (input: Bool, signal: Bool) {
    let isAhead = edit_has_typed_ahead()
    // A tuple rather than an array, so that waiting for a key allocates no memory.
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

  /// Returns the signals that have arrived, without duplicates: a stop may be reported twice, and
  /// the line would then be drawn twice.
  func takeSignals() -> Set<Int32> {
    var arrived: Set<Int32> = []
    var byte: UInt8 = 0
    while read(signals, &byte, 1) == 1 { arrived.insert(Int32(byte)) }
    return arrived
  }
}
