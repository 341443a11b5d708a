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
open.continueAnimation()
for _ in 0..<16 { frame() }
recorder.stop()
precondition(window.recognizers.isEmpty && !recorder.text.isEmpty)
print(recorder.text, terminator: "")
