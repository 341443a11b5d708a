import Foundation

// The declarations of UIKit and of an app that the code in `help … as=swift` uses. `scripts/examples`
// type-checks that code with them; no package contains this file.

class UIResponder {}

class UIView: UIResponder {
  var frame = CGRect()
  var bounds = CGRect()
  var alpha: CGFloat = 1
  var isHidden = false
  var transform = CGAffineTransform(translationX: 0, y: 0)
  var layoutMargins = UIEdgeInsets()
  let layer = CALayer()
  func layoutIfNeeded() {}
  func removeFromSuperview() {}
  static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {}
}

struct UIEdgeInsets { var left: CGFloat = 0 }

struct CGAffineTransform {
  init(translationX: CGFloat, y: CGFloat) {}
}

class UIViewController: UIResponder {}
class UIImage {}

class UIScrollView: UIView {
  var contentOffset = CGPoint()
  var isScrollEnabled = true
}
class UICollectionView: UIScrollView { var allowsSelection = true }
class UICollectionViewCell: UIView {}

class UITouch: Hashable {
  static func == (one: UITouch, other: UITouch) -> Bool { one === other }
  func hash(into hasher: inout Hasher) {}
}
class UIEvent {}

class UIGestureRecognizer {
  enum State { case possible, began, changed, ended, cancelled, failed }
  var state = State.possible
  func location(in view: UIView?) -> CGPoint { CGPoint() }
  func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
}
class UITapGestureRecognizer: UIGestureRecognizer {}
class UIPanGestureRecognizer: UIGestureRecognizer {
  func translation(in view: UIView?) -> CGPoint { CGPoint() }
  func velocity(in view: UIView?) -> CGPoint { CGPoint() }
}

protocol UITimingCurveProvider {}
class UISpringTimingParameters: UITimingCurveProvider {
  init(dampingRatio: CGFloat) {}
}

enum UIViewAnimatingPosition { case end, start, current }

class UIViewPropertyAnimator {
  enum Curve { case easeInOut, linear }
  var fractionComplete: CGFloat = 0
  var isReversed = false
  init(duration: TimeInterval, curve: Curve, animations: (() -> Void)? = nil) {}
  init(duration: TimeInterval, timingParameters: any UITimingCurveProvider) {}
  func startAnimation() {}
  func pauseAnimation() {}
  func continueAnimation(
    withTimingParameters timing: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
}

struct UITransitionContextViewKey { static let to = UITransitionContextViewKey() }
class TransitionContext {
  var transitionWasCancelled = false
  func completeTransition(_ didComplete: Bool) {}
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}

class CAAnimation {}
class CAKeyframeAnimation: CAAnimation {
  var values: [Any]?
  var keyTimes: [NSNumber]?
}

class CALayer {
  var opacity: Float = 1
  var anchorPoint = CGPoint()
  var position = CGPoint()
  func add(_ animation: CAAnimation, forKey key: String?) {}
  func animation(forKey key: String) -> CAAnimation? { nil }
  func removeAnimation(forKey key: String) {}
  func removeAllAnimations() {}
}

// In the app, these are local to a method.
let context = TransitionContext()
let phantoms: [UIView] = []
let surface = UIView()

/// The properties and methods of the app's view controllers and cells.
class App {
  enum State { case collapsed, expanded }
  // An outlet-like property suits code that unwraps it and code that doesn't.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var animator: UIViewPropertyAnimator!
  var state = State.collapsed
  let view = UIView()
  let layer = CALayer()
  let pan = UIPanGestureRecognizer()
  let collectionView = UICollectionView()
  let cell = UICollectionViewCell()
  let (card, leftNeighbor, rightNeighbor, square) = (UIView(), UIView(), UIView(), UIView())
  let (ball, creature, bars, detail) = (UIView(), UIView(), UIView(), UIView())
  let detailController = UIViewController()
  var transitionCoordinator: AnyObject?
  var activeCard: App?
  var (initialFrame, collapsedFrame) = (CGRect(), CGRect())
  var (caughtFraction, distance, translation, fullWidth): (CGFloat, CGFloat, CGFloat, CGFloat) =
    (0, 1, 0, 0)
  var (percent, shownPage) = (0.0, 0)
  var (isMoved, shouldFinish, isLoaded) = (false, false, false)
  var current: UUID?
  var shownRows: Set<IndexPath> = []
  var indexPath = IndexPath()
  let (jump, fade) = (CAKeyframeAnimation(), CAAnimation())
  var address: URL?
  var completion: (UIImage?) -> Void = { _ in }

  func layOut(for target: State) {}
  func startAnimator() {}
  func startTransition() {}
  func startStats(of page: Int) {}
  func run() {}
  func revert() {}
  func openGate() {}
  func release(_ pan: UIPanGestureRecognizer) {}
  func pointsBack(_ velocity: CGFloat) -> Bool { velocity > 0 }
  func isVertical(_ recognizer: UIGestureRecognizer) -> Bool { true }
  func makeAnimator() -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 0.3, curve: .linear)
  }
  func makeSurface() -> UIView { UIView() }
  func cell(at place: CGPoint) -> UICollectionViewCell? { nil }
  func controller(for cell: UICollectionViewCell) -> UIViewController { UIViewController() }
  func flowIn(_ cell: UICollectionViewCell) {}
  func load(_ completion: @escaping (UIImage) -> Void) {}
  func present(_ controller: UIViewController, animated: Bool) {}
  func prepareForReuse() {}
  func viewDidLayoutSubviews() {}
}
