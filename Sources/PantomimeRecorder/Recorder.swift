#if canImport(UIKit) && !os(watchOS)
public import UIKit
#if canImport(ObjectiveC)
import UIKit.UIGestureRecognizerSubclass
#endif

/// A recorder of the touches, pans, animators and layers of an app, as JSON lines that the
/// statement `touches FILE` can play.
///
/// Link it in debug builds only. The names of pans, animators and layers become paths, such as
/// `open.fraction` and `card.frame`. `pantomime diff` compares them with the paths of a script, in
/// which the pan is called `pan`. Values are recorded when they change.
@MainActor public final class Recorder {
  private let view: UIView
  private let observer: TouchObserver
  private var readings: [() -> [(path: String, value: String)]] = []
  private var lastValues: [String: String] = [:]
  private var fingers: [ObjectIdentifier: Int] = [:]
  /// The recording so far, one JSON object per line, with times in seconds of the media clock.
  public private(set) var text = ""
  #if canImport(ObjectiveC)
  private var link: CADisplayLink?
  #endif

  /// Creates a recorder of the touches in a view, usually the window; positions are in the view's
  /// points.
  public init(in view: UIView) {
    self.view = view
    observer = TouchObserver(target: nil, action: nil)
    observer.cancelsTouchesInView = false
    observer.delaysTouchesBegan = false
    observer.delaysTouchesEnded = false
  }

  /// Begins to record touches, and values at every frame of the display.
  public func start() {
    observer.recorder = self
    view.addGestureRecognizer(observer)
    #if canImport(ObjectiveC)
    guard link == nil else { return }
    link = CADisplayLink(target: self, selector: #selector(readFrame))
    link?.add(to: .main, forMode: .common)
    #endif
  }

  /// Ends the recording; the text remains.
  public func stop() {
    view.removeGestureRecognizer(observer)
    observer.recorder = nil
    #if canImport(ObjectiveC)
    link?.invalidate()
    link = nil
    #endif
  }

  #if canImport(ObjectiveC)
  @objc private func readFrame() { read() }
  #endif

  /// Records the values that have changed since the last call.
  ///
  /// The display link calls this method at every frame. Call it to record an instant between
  /// frames.
  public func read() {
    let time = CACurrentMediaTime()
    for (path, value) in readings.flatMap({ $0() }) where lastValues[path] != value {
      lastValues[path] = value
      text += "{\"t\":\(time),\"path\":\(quoted(path)),\"value\":\(value)}\n"
    }
  }
}

// MARK: - Values

extension Recorder {
  /// Records the state, translation and velocity of a pan, in points and points per second.
  public func watch(_ pan: UIPanGestureRecognizer, as name: String) {
    readings.append { [weak pan, view] in
      // The model has no values for a pan that isn't in progress.
      guard let pan, pan.state != .possible, pan.state != .failed else { return [] }
      return Recorder.values(
        name,
        [
          ("state", quoted(Recorder.word(pan.state))),
          ("translation", Recorder.pair(pan.translation(in: view))),
          ("velocity", Recorder.pair(pan.velocity(in: view))),
        ])
    }
    #if canImport(ObjectiveC)
    // A pan can end and return to `possible` between two frames.
    pan.addTarget(self, action: #selector(readFrame))
    #endif
  }

  /// Records the fraction, state and direction of an animator.
  public func watch(_ animator: UIViewPropertyAnimator, as name: String) {
    readings.append { [weak animator] in
      guard let animator else { return [] }
      return Recorder.values(
        name,
        [
          ("animator.state", quoted(Recorder.word(animator.state))),
          ("running", animator.isRunning ? "true" : "false"),
          ("reversed", animator.isReversed ? "true" : "false"),
          ("fraction", Recorder.list([animator.fractionComplete])),
        ])
    }
  }

  /// Records the frame of a layer and, from its first change on, the opacity.
  ///
  /// The values are those of the presentation layer, or of the layer itself if it has none.
  public func watch(_ layer: CALayer, as name: String) {
    // The model has an alpha only for views that fade.
    var hasFaded = false
    readings.append { [weak layer] in
      guard let layer else { return [] }
      let shown = layer.presentation() ?? layer
      let (origin, size) = (shown.frame.origin, shown.frame.size)
      hasFaded = hasFaded || shown.opacity != 1
      return Recorder.values(
        name,
        [
          ("frame", Recorder.list([origin.x, origin.y, size.width, size.height])),
          ("alpha", hasFaded ? Recorder.list([CGFloat(shown.opacity)]) : nil),
        ])
    }
  }

  private static func values(
    _ name: String, _ values: [(String, String?)]
  ) -> [(path: String, value: String)] {
    values.compactMap { key, value in value.map { ("\(name).\(key)", $0) } }
  }

  private static func pair(_ point: CGPoint) -> String? { list([point.x, point.y]) }

  /// Returns numbers as JSON, or `nil` if JSON can't express them.
  private static func list(_ numbers: [CGFloat]) -> String? {
    guard numbers.allSatisfy({ $0.isFinite }) else { return nil }
    let texts = numbers.map { "\(Double($0))" }
    return texts.count == 1 ? texts[0] : "[\(texts.joined(separator: ","))]"
  }

  private static func word(_ state: UIGestureRecognizer.State) -> String {
    switch state {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    @unknown default: "unknown"
    }
  }

  private static func word(_ state: UIViewAnimatingState) -> String {
    switch state {
    case .inactive: "inactive"
    case .active: "active"
    case .stopped: "stopped"
    @unknown default: "unknown"
    }
  }
}

// MARK: - Touches

extension Recorder {
  /// Records the touches of an event in one phase.
  fileprivate func record(_ touches: Set<UITouch>, _ phase: String, isEnd: Bool) {
    let known = touches.map { (touch: $0, place: $0.location(in: view)) }
    // A set has no order; sorting by place numbers new fingers the same in every run.
    for (touch, place) in known.sorted(by: { ($0.place.x, $0.place.y) < ($1.place.x, $1.place.y) })
    {
      let key = ObjectIdentifier(touch)
      let finger = fingers[key] ?? (1...).first { !fingers.values.contains($0) } ?? 1
      fingers[key] = isEnd ? nil : finger
      text +=
        "{\"t\":\(touch.timestamp),\"phase\":\"\(phase)\",\"id\":\(finger),"
        + "\"x\":\(Double(place.x)),\"y\":\(Double(place.y))}\n"
    }
  }
}

/// A recognizer that observes touches and never recognizes, prevents or delays anything.
private final class TouchObserver: UIGestureRecognizer {
  weak var recorder: Recorder?
  private var count = 0

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    count += touches.count
    recorder?.record(touches, "down", isEnd: false)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    recorder?.record(touches, "move", isEnd: false)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    end(touches, "up")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    end(touches, "cancel")
  }

  private func end(_ touches: Set<UITouch>, _ phase: String) {
    recorder?.record(touches, phase, isEnd: true)
    count -= touches.count
    // A recognizer that has failed receives no further touches, so it fails only with the last
    // finger.
    if count <= 0 { state = .failed }
  }

  override func reset() { count = 0 }
}

/// Returns a text as a JSON string.
private func quoted(_ text: String) -> String {
  var quoted = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": quoted += "\\\(scalar)"
    case "\0"..<" ":
      let digits = String(scalar.value, radix: 16)
      quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: quoted.unicodeScalars.append(scalar)
    }
  }
  return quoted + "\""
}
#endif
