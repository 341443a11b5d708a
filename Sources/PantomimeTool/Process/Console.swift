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

/// The program's two output streams: results on the first, diagnostics on the second.
///
/// Results are collected and written in large pieces. What cannot be written ends the program as
/// having failed: whoever reads the output must not take half of it for the whole. Where the reader
/// has gone away (`| head`) there is nobody to be told why.
enum Console {
  // All of it is used by whoever holds the turn.
  nonisolated(unsafe) private static var pending: [UInt8] = []
  nonisolated(unsafe) private static var hasLostDiagnostics = false
  private static let turn = DispatchSemaphore(value: 1)
  private static let pieceSize = 1 << 16

  /// Whether results go to a terminal that shows nothing but ASCII.
  private static let isPlainTerminal = StandardStreams.isPlainTerminal(STDOUT_FILENO)
  /// The same of diagnostics.
  private static let isPlainErrorTerminal = StandardStreams.isPlainTerminal(STDERR_FILENO)

  /// Writes results; a line feed is added.
  static func print(_ text: String) { write(text + "\n") }

  /// Writes results as they are.
  static func write(_ text: String) {
    let text = isPlainTerminal ? ASCIIText.spelled(text) : text
    inTurn {
      pending.append(contentsOf: text.utf8)
      if pending.count >= pieceSize { hand() }
    }
  }

  /// Writes a diagnostic; a line feed is added where there is none.
  static func report(_ text: String) {
    inTurn {
      hand()
      tell(text.hasSuffix("\n") ? text : text + "\n")
    }
  }

  /// Hands over what has been collected.
  static func flush() { inTurn(hand) }

  /// Hands over everything and ends the program; what could not be written is a failure.
  static func leave(_ status: ExitStatus) -> Never {
    inTurn {
      hand()
      // Some file systems tell only now that there is no room.
      if close(STDOUT_FILENO) != 0, errno != EBADF, errno != EINTR { fail(SystemError()) }
    }
    end(hasLostDiagnostics ? .couldNotRun : status)
  }

  /// Ends the program in the middle of its work, with what there is of its output.
  static func leaveInterrupted() -> Never {
    // Whoever has the turn may be waiting for a reader who does not read.
    if turn.wait(timeout: .now() + .milliseconds(200)) == .success {
      hand()
      tell("pantomime: interrupted; the output is incomplete\n")
    }
    end(.interrupted)
  }

  private static func end(_ status: ExitStatus) -> Never {
    // What was interrupted may be at work still: nothing is to be cleared away under its hands.
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

/// The three streams every program is started with.
enum StandardStreams {
  /// Whether a stream goes to a terminal that shows nothing but ASCII.
  static func isPlainTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1 && !TerminalStyle.terminalIsUTF8
  }

  /// Makes sure that no other file takes the place of a stream that was left closed, and that using
  /// such a stream fails.
  static func secure() {
    for (stream, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] where fcntl(stream, F_GETFD) == -1 {
      // The lowest number that is free, hence this stream's.
      _ = open("/dev/null", mode)
    }
    // A reader that has gone away, and a file grown too large, are learnt of from the write that fails.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }
}

extension ColorChoice {
  /// How reports on a stream look: as wide as the terminal is now.
  func style(for descriptor: Int32) -> Style {
    let environment = ProcessSurroundings.environment
    let isTerminal = isatty(descriptor) == 1
    return Style(
      hasColor: TerminalStyle.wantsColor(self, environment: environment, isTerminal: isTerminal),
      // What a terminal can show is asked of the locale, whose files take longer than many a script.
      isUnicode: !isTerminal || TerminalStyle.terminalIsUTF8,
      columns: TerminalStyle.columns(of: descriptor, environment: environment))
  }
}
