import UIKit

/// Four questions to a property animator, each recorded from the start of the animator.
@MainActor final class Experiment {
  let recorder: Recorder
  private let card: UIView
  private var open = UIViewPropertyAnimator()

  init(in window: UIView, moving card: UIView) {
    (self.card, recorder) = (card, Recorder(in: window))
    recorder.watch(card.layer, as: "card")
  }

  /// A fresh animator, which moves the card down by 100 points in a second.
  private func begin() {
    let card = card
    open = UIViewPropertyAnimator(duration: 1, curve: .linear) { card.frame.origin.y += 100 }
    open.addCompletion { [recorder] _ in recorder.read() }
    recorder.watch(open, as: "open")
    recorder.start()
  }

  private func wait(_ milliseconds: Int) async throws {
    recorder.read()
    try await Task.sleep(for: .milliseconds(milliseconds))
    recorder.read()
  }

  /// U6: the delay before the start, with a pause, a scrub and a continuation in it.
  func delayed() async throws {
    begin()
    open.startAnimation(afterDelay: 0.5)
    try await wait(200)
    open.pauseAnimation()
    try await wait(100)
    open.fractionComplete = 0.25
    try await wait(100)
    open.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    try await wait(1500)
    recorder.stop()
  }

  /// U8: a fraction assigned while the animator runs.
  func scrubbed() async throws {
    begin()
    open.startAnimation()
    try await wait(250)
    open.fractionComplete = 0.75
    try await wait(1500)
    recorder.stop()
  }

  /// U13: an animator reversed before its first start.
  func reversedFirst() async throws {
    begin()
    open.isReversed = true
    open.startAnimation()
    try await wait(1500)
    recorder.stop()
  }

  /// U17: the fraction and the direction of an animator that is stopped, and of one that is over.
  func stopped() async throws {
    begin()
    open.startAnimation()
    try await wait(250)
    open.isReversed = true
    try await wait(100)
    open.stopAnimation(false)
    try await wait(100)
    open.finishAnimation(at: .current)
    try await wait(500)
    recorder.stop()
  }
}
