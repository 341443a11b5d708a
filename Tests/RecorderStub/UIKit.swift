@_exported public import Foundation

// The declarations of UIKit that the recorder uses, with a clock and an animator that the test
// advances. Only the test compiles this module; no package contains it.

/// The time, in seconds.
nonisolated(unsafe) public var mediaTime = 100.0

public func CACurrentMediaTime() -> Double { mediaTime }

@MainActor open class UIView {
  public private(set) var recognizers: [UIGestureRecognizer] = []
  public let layer = CALayer()
  public var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }
  public init() {}
  public func addGestureRecognizer(_ one: UIGestureRecognizer) { recognizers.append(one) }
  public func removeGestureRecognizer(_ one: UIGestureRecognizer) {
    recognizers.removeAll { $0 === one }
  }
}

@MainActor public final class UITouch: Hashable {
  public var timestamp = mediaTime
  public var place = CGPoint()
  public init() {}
  public func location(in view: UIView?) -> CGPoint { place }
  nonisolated public static func == (one: UITouch, other: UITouch) -> Bool { one === other }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@MainActor public final class UIEvent {
  public init() {}
}

@MainActor open class UIGestureRecognizer {
  public enum State { case possible, began, changed, ended, cancelled, failed }
  open var state = State.possible
  public var cancelsTouchesInView = true
  public var delaysTouchesBegan = false
  public var delaysTouchesEnded = true
  public init(target: Any?, action: Any?) {}
  open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func reset() {}
}

@MainActor public final class UIPanGestureRecognizer: UIGestureRecognizer {
  public var travel = CGPoint()
  public var speed = CGPoint()
  public func translation(in view: UIView?) -> CGPoint { travel }
  public func velocity(in view: UIView?) -> CGPoint { speed }
}

public enum UIViewAnimatingState { case inactive, active, stopped }
public enum UIViewAnimatingPosition { case end, start, current }
public enum UIViewAnimationCurve { case linear }
public protocol UITimingCurveProvider {}

/// A linear animator of one second.
@MainActor public final class UIViewPropertyAnimator {
  public private(set) var state = UIViewAnimatingState.inactive
  public private(set) var isRunning = false
  public var isReversed = false {
    didSet { if isReversed != oldValue { fractionComplete = 1 - fractionComplete } }
  }
  public var fractionComplete: CGFloat = 0
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private let animations: (() -> Void)?
  public init() { animations = nil }
  public init(duration: Double, curve: UIViewAnimationCurve, animations: (() -> Void)?) {
    self.animations = animations
  }
  public func startAnimation() {
    if state == .inactive { animations?() }
    (state, isRunning) = (.active, true)
  }
  public func startAnimation(afterDelay delay: Double) { startAnimation() }
  public func pauseAnimation() { (state, isRunning) = (.active, false) }
  public func continueAnimation(
    withTimingParameters timing: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }
  public func stopAnimation(_ withoutFinishing: Bool) { (state, isRunning) = (.stopped, false) }
  public func finishAnimation(at position: UIViewAnimatingPosition) {
    state = .inactive
    for completion in completions { completion(position) }
  }
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  public func advance(by time: Double) {
    guard isRunning else { return }
    fractionComplete = min(1, fractionComplete + time)
    if fractionComplete == 1 { (state, isRunning, fractionComplete) = (.inactive, false, 0) }
  }
}

@MainActor public final class CALayer {
  public var frame = CGRect()
  public var opacity: Float = 1
  public init() {}
  public func presentation() -> CALayer? { nil }
}
