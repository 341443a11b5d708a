import Dispatch

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The handling of Ctrl-C during work.
///
/// Every thread blocks the signal and a dedicated thread waits for it, so nothing is interrupted in
/// the middle of a step.
struct Interruption {
  /// Whether the program handles Ctrl-C; `nohup`, and shells that start the program in the
  /// background, make it ignore the signal.
  private let isHeard: Bool

  /// Calls `act` once, on a dedicated thread, when the program is interrupted.
  ///
  /// Create this before any other thread: threads created later inherit the blocked signal.
  init(_ act: @escaping @Sendable () -> Void) {
    let before = signal(SIGINT, SIG_DFL)
    signal(SIGINT, before)
    // Functions can't be compared, but the bits of their addresses can.
    isHeard = unsafeBitCast(before, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self)
    guard isHeard else { return }
    Interruption.mask(SIG_BLOCK)
    DispatchQueue(label: "interruption").async {
      var signals = Interruption.signals
      var number: Int32 = 0
      while sigwait(&signals, &number) != 0 {}
      act()
    }
  }

  /// Restores the default effect of Ctrl-C, which ends the program: the remaining work is short, or
  /// waits for another process.
  func end() {
    if isHeard { Interruption.mask(SIG_UNBLOCK) }
  }

  private static func mask(_ how: Int32) {
    var signals = signals
    pthread_sigmask(how, &signals, nil)
  }

  private static var signals: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    return signals
  }
}
