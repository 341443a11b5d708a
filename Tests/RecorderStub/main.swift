import UIKit

/// A run that a finger pauses, scrubs, reverses and continues, recorded against the stub.
let window = UIView()
let (pan, open) = (
  UIPanGestureRecognizer(target: nil, action: nil), UIViewPropertyAnimator()
)
let card = CALayer()
let recorder = Recorder(in: window)
recorder.watch(pan, as: "pan")
recorder.watch(open, as: "open")
recorder.watch(card, as: "card")
recorder.start()
let observer = window.recognizers[0]
precondition(!observer.cancelsTouchesInView && !observer.delaysTouchesEnded)
precondition(!observer.canPrevent(pan) && !observer.canBePrevented(by: pan))

@MainActor func frame() {
  mediaTime += 1.0 / 64
  open.advance(by: 1.0 / 64)
  let progress = open.isReversed ? 1 - open.fractionComplete : open.fractionComplete
  card.frame = CGRect(x: 0, y: 600 - 500 * Double(progress), width: 390, height: 844)
  recorder.read()
}

let (touch, event) = (UITouch(), UIEvent())
open.startAnimation()
for _ in 0..<16 { frame() }
open.pauseAnimation()
touch.timestamp = mediaTime
touch.place = CGPoint(x: 195, y: 500)
observer.touchesBegan([touch], with: event)
for step in 1...8 {
  touch.timestamp += 1.0 / 64
  touch.place.y += 10
  pan.state = step == 1 ? .began : .changed
  pan.travel.y += 10
  pan.speed.y = 640
  open.fractionComplete -= 0.02
  observer.touchesMoved([touch], with: event)
  frame()
}
pan.state = .ended
observer.touchesEnded([touch], with: event)
precondition(observer.state == .failed)
open.isReversed = true
recorder.read()
open.continueAnimation(withTimingParameters: nil, durationFactor: 0)
for _ in 0..<16 { frame() }
recorder.stop()
precondition(window.recognizers.isEmpty && !recorder.text.isEmpty)
print(recorder.text, terminator: "")

/// Writes the recording of an experiment to a file.
@MainActor func record(
  _ name: String, _ run: @MainActor (Experiment) async throws -> Void
) async throws {
  let square = UIView()
  square.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
  let experiment = Experiment(in: window, moving: square)
  try await run(experiment)
  try experiment.recorder.text.write(toFile: "\(name).jsonl", atomically: false, encoding: .utf8)
}

try await record("u6") { try await $0.delayed() }
try await record("u8") { try await $0.scrubbed() }
try await record("u13") { try await $0.reversedFirst() }
try await record("u17") { try await $0.stopped() }
