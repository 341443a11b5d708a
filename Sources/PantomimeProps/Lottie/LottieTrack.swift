import PantomimeKit

/// A reader of one property in a Lottie file: a constant value, or keyframes in the old or the new
/// format.
struct LottieTrack {
  /// The number of components: 1 or 2.
  let count: Int
  /// The divisor for the numbers of the file.
  let divisor: Double
  /// Whether the x of an easing's control point was outside 0 … 1, and was clamped.
  private(set) var hasStrayEasing = false
  /// The number of keyframes.
  private(set) var keyframeCount = 0

  init(_ property: VectorProperty, isSplit: Bool = false) {
    count = isSplit ? 1 : property.count
    divisor = property.unit == .fraction ? 100 : 1
  }

  /// Reads a property from the contents of `k`.
  mutating func read(_ node: LottieNode) throws(FileError) -> VectorTrack {
    let k = try node.member("k")
    guard case .object? = k.value.list?.first else {
      return VectorTrack(constant: try value(k))
    }
    let items = try k.items()
    keyframeCount = items.count
    var keyframes: [VectorKeyframe] = []
    var end: SIMD2<Double>?
    // The keyframes are read from the last to the first, because each one ends at the value of the
    // next.
    for (index, item) in items.enumerated().reversed() {
      let start = try start(item, before: index > 0 ? items[index - 1] : nil, isLast: end == nil)
      keyframes.append(
        VectorKeyframe(
          frame: try item.member("t").number(), value: start,
          easing: try easing(item, from: start, to: end)))
      end = start
    }
    do throws(OptionError) {
      return try VectorTrack(keyframes.reversed())
    } catch {
      throw FileError(
        "the keyframes of '\(node.place)' are out of order at frame \(Numerals.text(error.value))",
        hint: "'t' is \(error.allowed)")
    }
  }

  /// Returns the value of a keyframe; in the old format, the last keyframe has no value, and the
  /// keyframe before it contains that value.
  private func start(
    _ item: LottieNode, before: LottieNode?, isLast: Bool
  ) throws(FileError) -> SIMD2<Double> {
    if isLast, item["s"] == nil, let before {
      if let end = before["e"] { return try value(end) }
      if before.flag("h") { return try value(try before.member("s")) }
    }
    return try value(try item.member("s"))
  }

  private func value(_ node: LottieNode) throws(FileError) -> SIMD2<Double> {
    let numbers = try node.numbers()
    guard numbers.count >= count else {
      throw node.error(count == 1 ? "a number" : "\(count) numbers")
    }
    return SIMD2(numbers[0], count > 1 ? numbers[1] : 0) / divisor
  }

  private mutating func easing(
    _ item: LottieNode, from start: SIMD2<Double>, to end: SIMD2<Double>?
  ) throws(FileError) -> VectorKeyframe.Easing {
    guard !item.flag("h"), let end else { return .hold }
    if count == 2, item["to"] != nil || item["ti"] != nil {
      let out = try item["to"].map { (node) throws(FileError) in try value(node) } ?? .zero
      let into = try item["ti"].map { (node) throws(FileError) in try value(node) } ?? .zero
      if out != .zero || into != .zero {
        return .curved(
          VectorArc(from: start, start + out, end + into, to: end), try easing(item, of: 0))
      }
    }
    let x = try easing(item, of: 0)
    return .straight(to: end, x, count > 1 ? try easing(item, of: 1) : x)
  }

  /// Returns the easing of one component; `o` is the control point after this keyframe, and `i` is
  /// the one before the next.
  private mutating func easing(
    _ item: LottieNode, of number: Int
  ) throws(FileError) -> UnitBezier? {
    guard let out = item["o"], let into = item["i"] else { return nil }
    let x = [try part(out, "x", number), try part(into, "x", number)]
    let y = [try part(out, "y", number), try part(into, "y", number)]
    let inside = x.map { min(max($0, 0), 1) }
    if inside != x { hasStrayEasing = true }
    do throws(OptionError) {
      return try UnitBezier(inside[0], y[0], inside[1], y[1])
    } catch {
      throw item.error("an easing with \(error.parameter) \(error.allowed)")
    }
  }

  /// Returns a coordinate of a control point; the file contains one for all components, or one for
  /// each.
  private func part(
    _ node: LottieNode, _ name: String, _ number: Int
  ) throws(FileError) -> Double {
    let member = try node.member(name)
    let numbers = try member.numbers()
    guard let first = numbers.first else { throw member.error("a number") }
    return number < numbers.count ? numbers[number] : first
  }
}
