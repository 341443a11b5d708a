import Dispatch
import PantomimeFiles
import PantomimeReporting

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The program's two output streams: results on standard output, diagnostics on standard error.
///
/// Results are buffered and written in large pieces. A failed write ends the program with a
/// failure, so that partial output is never mistaken for complete output. If the reader has closed
/// the pipe (`| head`), the program ends without a message.
enum Console {
  // Accessed only while holding `turn`.
  nonisolated(unsafe) private static var pending: [UInt8] = []
  nonisolated(unsafe) private static var hasLostDiagnostics = false
  private static let turn = DispatchSemaphore(value: 1)
  private static let pieceSize = 1 << 16

  /// Whether results go to a terminal that shows only ASCII.
  private static let isPlainTerminal = StandardStreams.isPlainTerminal(STDOUT_FILENO)
  /// Whether diagnostics go to a terminal that shows only ASCII.
  private static let isPlainErrorTerminal = StandardStreams.isPlainTerminal(STDERR_FILENO)

  /// Writes results and a line feed.
  static func print(_ text: String) { write(text + "\n") }

  /// Writes results verbatim.
  static func write(_ text: String) {
    let text = isPlainTerminal ? ASCIIText.spelled(text) : text
    inTurn {
      pending.append(contentsOf: text.utf8)
      if pending.count >= pieceSize { hand() }
    }
  }

  /// Writes a diagnostic, and a line feed if it has none.
  static func report(_ text: String) {
    inTurn {
      hand()
      tell(text.hasSuffix("\n") ? text : text + "\n")
    }
  }

  /// Writes the buffered results.
  static func flush() { inTurn(hand) }

  /// Writes all buffered results and exits the program; a failed write is a failure.
  static func leave(_ status: ExitStatus) -> Never {
    inTurn {
      hand()
      // Some file systems report a full disk only at this point.
      if close(STDOUT_FILENO) != 0, errno != EBADF, errno != EINTR { fail(SystemError()) }
    }
    end(hasLostDiagnostics ? .couldNotRun : status)
  }

  /// Exits an interrupted program with the output so far.
  static func leaveInterrupted() -> Never {
    // The holder of the turn may be blocked by a reader that doesn't read.
    if turn.wait(timeout: .now() + .milliseconds(200)) == .success {
      hand()
      tell("pantomime: interrupted; the output is incomplete\n")
    }
    end(.interrupted)
  }

  private static func end(_ status: ExitStatus) -> Never {
    // The interrupted work may still be running, so nothing may be deallocated.
    if status == .interrupted { _exit(status.rawValue) }
    exit(status.rawValue)
  }

  private static func inTurn(_ work: () -> Void) {
    turn.wait()
    defer { turn.signal() }
    work()
  }

  private static func hand() {
    do throws(SystemError) {
      try Descriptor.put(pending, into: STDOUT_FILENO)
    } catch {
      fail(error)
    }
    pending.removeAll(keepingCapacity: true)
  }

  private static func fail(_ error: SystemError) -> Never {
    if !error.isClosedPipe {
      tell("pantomime: standard output cannot be written: \(error.reason)\n")
    }
    exit(ExitStatus.couldNotRun.rawValue)
  }

  private static func tell(_ text: String) {
    let text = isPlainErrorTerminal ? ASCIIText.spelled(text) : text
    do throws(SystemError) {
      try Descriptor.put(Array(text.utf8), into: STDERR_FILENO)
    } catch {
      hasLostDiagnostics = true
    }
  }
}

/// The three standard streams.
enum StandardStreams {
  /// Whether a stream goes to a terminal that shows only ASCII.
  static func isPlainTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1 && !TerminalStyle.terminalIsUTF8
  }

  /// Opens the standard streams that are closed, so that no other file takes their descriptors and
  /// using them still fails.
  static func secure() {
    for (stream, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] where fcntl(stream, F_GETFD) == -1 {
      // The lowest free descriptor, which is this stream's.
      _ = open("/dev/null", mode)
    }
    // A closed pipe and a file that is too large are then reported as write errors.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }
}

extension ColorChoice {
  /// Returns the style of reports on a stream, at the current width of the terminal.
  func style(for descriptor: Int32) -> Style {
    let environment = ProcessSurroundings.environment
    let isTerminal = isatty(descriptor) == 1
    var style = Style(
      hasColor: TerminalStyle.wantsColor(self, environment: environment, isTerminal: isTerminal),
      // The character set comes from the locale, and loading the locale's files takes longer than
      // running many scripts.
      isUnicode: !isTerminal || TerminalStyle.terminalIsUTF8,
      columns: TerminalStyle.columns(of: descriptor, environment: environment),
      rows: isTerminal ? TerminalStyle.rows(of: descriptor) : nil)
    style.colors = TerminalStyle.colors(environment: environment)
    style.theme = TerminalStyle.theme(environment: environment)
    return style
  }
}
