import CPseudoTerminal
import Foundation
import Testing

/// A program running on a terminal that a test types into.
///
/// Nothing sleeps a fixed time: each wait continues until its condition is met, or a generous time
/// is over.
final class PseudoTerminal {
  /// How a program left.
  enum Exit: Equatable {
    case status(Int32)
    case signal(Int32)
    /// It did not leave in time and was killed.
    case stuck
  }

  struct CannotStart: Error {}

  static var isAvailable: Bool { pty_is_available() }

  private(set) var screen: TerminalScreen
  private let terminal: Int32
  private let process: pid_t
  private var exit: Exit?
  /// How much of the transcript has been matched by `wait(for:)`.
  private var matched: String.Index
  private var isAtEnd = false

  static func start(
    _ program: String, _ arguments: [String] = [], environment: [String: String],
    columns: UInt16 = 80, rows: UInt16 = 24
  ) throws -> PseudoTerminal {
    var terminal: Int32 = -1
    let process = withCStrings([program] + arguments) { arguments in
      withCStrings(environment.map { "\($0.key)=\($0.value)" }) { environment in
        pty_start(program, arguments, environment, columns, rows, &terminal)
      }
    }
    guard process > 0 else { throw CannotStart() }
    return PseudoTerminal(
      terminal: terminal, process: process,
      screen: TerminalScreen(columns: Int(columns), rows: Int(rows)))
  }

  private init(terminal: Int32, process: pid_t, screen: TerminalScreen) {
    self.terminal = terminal
    self.process = process
    self.screen = screen
    matched = screen.transcript.startIndex
  }

  deinit {
    if exit == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(terminal)
  }

  // MARK: Doing

  func type(_ text: String) {
    var rest = Array(text.utf8)[...]
    let end = Date.now.addingTimeInterval(20)
    while !rest.isEmpty, Date.now < end {
      let count = rest.withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN || errno == EINTR {
        // The program has to be heard out before it will listen.
        takeIn(milliseconds: 10)
      } else {
        return
      }
    }
  }

  func resize(columns: UInt16, rows: UInt16) {
    takeIn(milliseconds: 0)
    screen.resize(columns: Int(columns), rows: Int(rows))
    _ = pty_resize(terminal, columns, rows)
  }

  func send(signal: Int32) { kill(process, signal) }

  /// The changes that a shell makes to the terminal of a program that stopped.
  func makeCooked() { _ = pty_make_cooked(terminal) }

  var isRaw: Bool { pty_is_raw(terminal) }

  // MARK: Waiting

  // MARK: Expecting

  /// Expects that a text is printed from now on.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(wait(for: text), "\(screen.transcript)", sourceLocation: sourceLocation)
  }

  /// Expects that a row of the screen shows a text and nothing else.
  func expect(row text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(wait(forRow: text), "\(screen.lines)", sourceLocation: sourceLocation)
  }

  /// Types a text, and expects another to be printed.
  func type(
    _ text: String, expecting answer: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    type(text)
    expect(answer, sourceLocation: sourceLocation)
  }

  /// Types a text, and expects a row of the screen to show another and nothing else.
  func type(
    _ text: String, expectingRow row: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    type(text)
    expect(row: row, sourceLocation: sourceLocation)
  }

  /// Waits until the text has been printed after what was waited for last.
  func wait(for text: String, timeout: TimeInterval = 20) -> Bool {
    wait(timeout: timeout) {
      // Printing only ever appends, but the string may have moved in memory.
      let new = $0.screen.transcript[self.matched...]
      guard let found = new.range(of: text) else { return false }
      self.matched = found.upperBound
      return true
    }
  }

  /// Waits until some row of the screen reads exactly so.
  func wait(forRow text: String, timeout: TimeInterval = 20) -> Bool {
    wait(timeout: timeout) { $0.screen.lines.contains(text) }
  }

  func wait(timeout: TimeInterval = 20, until isSo: (PseudoTerminal) -> Bool) -> Bool {
    let end = Date.now.addingTimeInterval(timeout)
    while true {
      if isSo(self) { return true }
      if isAtEnd || Date.now >= end {
        takeIn(milliseconds: 0)
        return isSo(self)
      }
      takeIn(milliseconds: 50)
    }
  }

  /// Waits for the program to leave; kills it when it does not.
  func exitStatus(timeout: TimeInterval = 20) -> Exit {
    if let exit { return exit }
    let end = Date.now.addingTimeInterval(timeout)
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      if Date.now >= end {
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
        exit = .stuck
        return .stuck
      }
      if isAtEnd { usleep(2000) } else { takeIn(milliseconds: 20) }
    }
    while takeIn(milliseconds: 0) {}
    let number = status & 0x7F
    let result = number == 0 ? Exit.status((status >> 8) & 0xFF) : .signal(number)
    exit = result
    return result
  }

  /// Takes in what the program has written; false when nothing came.
  @discardableResult
  private func takeIn(milliseconds: Int32) -> Bool {
    var watched = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    guard !isAtEnd, poll(&watched, 1, milliseconds) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 16 << 10)
    let count = read(terminal, &bytes, bytes.count)
    if count > 0 {
      screen.take(bytes[..<count])
      return true
    }
    // Linux reports an error, not an end, once the last program has closed its side.
    if count == 0 || (errno != EAGAIN && errno != EINTR) { isAtEnd = true }
    return false
  }
}

/// The strings as C wants them: an array of pointers, closed by a null.
private func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  var pointers: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) }
  pointers.append(nil)
  defer { for pointer in pointers { free(pointer) } }
  return pointers.withUnsafeBufferPointer { buffer in
    guard let base = buffer.baseAddress else { preconditionFailure("the null is always there") }
    return body(base)
  }
}
