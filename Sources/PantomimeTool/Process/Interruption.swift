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
/// Every thread blocks the signal, and a dedicated thread waits for it, so no step is interrupted
/// before it is complete.
struct Interruption {
  /// Whether the program handles Ctrl-C; the signal is ignored if `nohup` starts the program, or if
  /// a shell starts it in the background.
  private let isHeard: Bool

  /// Calls `act` once, on a dedicated thread, when the program is interrupted.
  ///
  /// Create the handler before any other thread, because only threads created afterward inherit the
  /// blocked signal.
  init(_ act: @escaping @Sendable () -> Void) {
    let before = signal(SIGINT, SIG_DFL)
    signal(SIGINT, before)
    // Swift can't compare functions, but it can compare the bits of their addresses.
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

  /// Restores the default effect of Ctrl-C, which ends the program; call this method when the
  /// remaining work is short or waits for another process.
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
