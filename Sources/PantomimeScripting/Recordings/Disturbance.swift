package import PantomimeKit

/// What a measurement adds to every finger of a script: noise, jitter, a lower rate, and dropped
/// samples.
package struct Disturbance: Sendable, Hashable {
  /// The amounts.
  package struct Amounts: Sendable, Hashable {
    /// The largest displacement of a sample along each axis, in points.
    package var noise = 0.0
    /// The largest shift of a sample in time, in milliseconds.
    package var jitter = 0.0
    /// The largest number of samples per second, or `nil` for all samples.
    package var rate: Double?
    /// The fraction of the moves that is dropped.
    package var dropped = 0.0

    package init() {}
  }

  package var amounts: Amounts
  /// The settings that apply from the start of each scene.
  package var settings: [Setting] = []
  /// The number of inputs that could be disturbed: gestures with samples, single touches, and
  /// reported pans.
  package private(set) var (streams, touches, reports) = (0, 0, 0)
  private var state: UInt64

  /// Creates a disturbance whose random numbers depend only on the draw.
  package init(_ amounts: Amounts = Amounts(), draw: Int = 0) {
    self.amounts = amounts
    state = UInt64(truncatingIfNeeded: draw) &* 0x9E37_79B9_7F4A_7C15 &+ 1
  }

  /// Returns a number from −1 to 1 (SplitMix64).
  private mutating func number() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Double(mixed >> 11) / Double(1 << 52) - 1
  }

  /// The number of all inputs that could be disturbed.
  package var count: Int { streams + touches + reports }

  /// Returns a disturbed stream, which begins no earlier and whose samples keep their order.
  mutating func disturbed(_ stream: TouchStream) -> TouchStream {
    streams += 1
    var disturbed: [TimedTouch] = []
    var last = stream.touches.first?.time ?? .zero
    var lastMove = last
    for var touch in stream.touches {
      let (x, y, shift, share) = (number(), number(), number(), (number() + 1) / 2)
      if touch.touch.phase == .move {
        if share < amounts.dropped { continue }
        if let rate = amounts.rate, touch.time.seconds(since: lastMove) < 1 / rate - 1e-6 {
          continue
        }
        lastMove = touch.time
      }
      touch.touch.place.x += x * amounts.noise
      touch.touch.place.y += y * amounts.noise
      let shifted =
        touch.touch.phase == .down
        ? touch.time : touch.time.advanced(bySeconds: shift * amounts.jitter / 1000)
      touch.time = max(shifted, last)
      last = touch.time
      disturbed.append(touch)
    }
    return TouchStream(disturbed)
  }

  private mutating func disturbed(_ place: Point2D) -> Point2D {
    touches += 1
    return Point2D(x: place.x + number() * amounts.noise, y: place.y + number() * amounts.noise)
  }

  /// Returns a disturbed input.
  ///
  /// A reported pan has its noise in the translation and, over a frame of 16.7 ms, in the velocity. A
  /// tap on a view becomes one near the point at which it would touch.
  mutating func disturbed(_ input: Input, in simulation: Simulation?) -> Input {
    switch input.kind {
    case .pan(var pan):
      reports += 1
      let (x, y) = (number() * amounts.noise, number() * amounts.noise)
      if pan.state == .began { return input }
      if case .absolute(let dx) = pan.dx { pan.dx = .absolute(dx + x) }
      if case .absolute(let dy) = pan.dy { pan.dy = .absolute(dy + y) }
      if var velocity = pan.velocity {
        let frame = 60.0
        velocity.dx += number() * amounts.noise * frame
        velocity.dy += number() * amounts.noise * frame
        pan.velocity = velocity
      }
      return .pan(pan)
    case .touch(var input):
      touches += 1
      for index in input.indices {
        input[index].place.x += number() * amounts.noise
        input[index].place.y += number() * amounts.noise
      }
      return .touch(input)
    case .tap(let view, let taps):
      guard let place = simulation?.visibleCenter(of: view) else { return input }
      let near = disturbed(place)
      return amounts.noise == 0 ? input : .tapScreen(at: near, taps: taps)
    case .tapScreen(let place, let taps): return .tapScreen(at: disturbed(place), taps: taps)
    default: return input
    }
  }
}
