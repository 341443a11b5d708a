import Dispatch

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Ctrl-C in the middle of work.
///
/// The signal is kept from every thread and awaited by one of its own, so that nothing is ever
/// interrupted in the middle of a step.
struct Interruption {
  /// Whether Ctrl-C was left to the program at all: `nohup` and shells that start it in the
  /// background ask for it to be ignored.
  private let isHeard: Bool

  /// Calls `act`, once and on a thread of its own, when the program is interrupted.
  ///
  /// To be made before any other thread: those made later take over that they do not hear the signal.
  init(_ act: @escaping @Sendable () -> Void) {
    let before = signal(SIGINT, SIG_DFL)
    signal(SIGINT, before)
    // Functions cannot be compared; the bits of their addresses can.
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

  /// From now on the program dies of Ctrl-C, as any other: what is left to do is short, or waits for
  /// somebody else.
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
