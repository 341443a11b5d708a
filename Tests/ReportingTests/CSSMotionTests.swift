import Foundation
import PantomimeKit
import PantomimeReporting
import Testing
import TestSupport

/// What a view did, as CSS, is as close to it as the comment states.
@Suite(.timeLimit) struct CSSMotionTests {
  private static func samples(_ timing: Timing, from: Double, to: Double) throws -> [PathValue] {
    let curve = try #require(CurveSheet(timing))
    return (0...1_000).map { step in
      .number(from + (to - from) * curve.progress(at: Double(step) / 1_000), .points)
    }
  }

  /// Returns the stops of `linear(…)` in a text, as CSS evaluates them.
  private static func stops(_ text: String) throws -> [(share: Double, progress: Double)] {
    let start = try #require(text.range(of: "linear(")).upperBound
    let list = text[start...].prefix { $0 != ")" }.split(separator: ",")
    return try list.enumerated().map { index, part in
      let words = part.split(separator: " ")
      let progress = try #require(Double(words[0]))
      guard words.count > 1 else { return (index == 0 ? 0 : 1, progress) }
      return (try #require(Double(words[1].dropLast())) / 100, progress)
    }
  }

  private static func value(
    _ stops: [(share: Double, progress: Double)], at share: Double
  ) -> Double {
    let next = stops.firstIndex { $0.share >= share } ?? stops.count - 1
    guard next > 0 else { return stops[0].progress }
    let (one, other) = (stops[next - 1], stops[next])
    let width = other.share - one.share
    return width > 0
      ? one.progress + (other.progress - one.progress) * (share - one.share) / width
      : other.progress
  }

  /// Springs from a damping ratio of 0.3 take at most 30 stops for an error of at most 0.5 %.
  @Test(arguments: [0.3, 0.35, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.2])
  func springsTakeFewStops(ratio: Double) throws {
    let samples = try Self.samples(.damped(ratio: ratio, velocity: 0), from: 700, to: 80)
    let motion = try CSSMotion("card.frame.y", samples, step: 0.001)
    let text = try motion.easing(stops: CSSMotion.usualStops)
    let stops = try Self.stops(text)
    #expect(stops.count <= 30)
    // The end of a spring is a jump over a thousandth of its distance (T50).
    let numbers = samples.map { $0.numbers[0] }
    let range = numbers.max()! - numbers.min()!
    let (start, end) = (numbers[0], numbers[numbers.count - 1])
    var worst = 0.0
    for (index, number) in numbers.enumerated() {
      let shown = start + (end - start) * Self.value(stops, at: Double(index) / 1_000)
      worst = max(worst, abs(shown - number) / range)
    }
    #expect(worst <= 0.005, "\(worst) \(text)")
    #expect(text.contains("transition: top 1s linear(0, "))
    // The comment states the error as it is.
    let words = text.split(separator: " ").map(String.init)
    let place = try #require(words.firstIndex(of: "%"))
    let stated = try #require(Double(words[place - 1].split(separator: "\n").last ?? ""))
    #expect(abs(stated / 100 - worst) < 1e-4, "\(stated) \(worst)")
  }

  @Test(arguments: [Timing.linear, .easeIn, .easeInOut, .easeOut])
  func curvesTakeFewStops(timing: Timing) throws {
    let motion = try CSSMotion(
      "card.alpha", try Self.samples(timing, from: 0, to: 1), step: 0.001)
    let stops = try Self.stops(try motion.easing(stops: 30))
    #expect(stops.count == 2 || timing != .linear)
    #expect(stops.count <= 9)
    // Fewer stops are coarser, and never more than requested.
    #expect(try Self.stops(try motion.easing(stops: 3)).count <= 3)
  }

  /// A value that a finger drags jumps with each touch, and then settles.
  private static func dragged(_ jumps: Int) -> [PathValue] {
    let held = (0..<(jumps * 17)).map { 247 - Double($0 / 17) * 11 }
    let settling = (0...200).map {
      (held.last ?? 0) * (1 - Double($0) / 200) * (1 - Double($0) / 200)
    }
    return ([260] + held + settling).map { .number($0, .points) }
  }

  /// Enough stops keep the error small at every jump, no stop goes back, and if there are too few,
  /// the comment states how many are enough.
  @Test(arguments: [3, 6, 12, 18]) func jumpsAreFollowed(jumps: Int) throws {
    let motion = try CSSMotion("card.frame.y", Self.dragged(jumps), step: 0.001)
    let text = try motion.easing(stops: 200)
    let stops = try Self.stops(text)
    #expect(zip(stops, stops.dropFirst()).allSatisfy { $0.progress <= $1.progress }, "\(text)")
    let numbers = Self.dragged(jumps).map { $0.numbers[0] }
    for (index, number) in numbers.enumerated() {
      let share = Double(index) / Double(numbers.count - 1)
      let shown = 260 - 260 * Self.value(stops, at: share)
      // The positions of the stops are rounded, which matters only within a jump.
      let near = numbers[max(index - 1, 0)...min(index + 1, numbers.count - 1)]
      let miss = (near.min()! - 1.4)...(near.max()! + 1.4)
      #expect(miss.contains(shown), "\(index): \(number) \(shown)")
    }
    #expect(!text.contains("stops keep it"))
    let few = try motion.easing(stops: 6)
    let coarse = try Self.stops(few)
    #expect(coarse.count <= 6 && few.contains("\(stops.count) stops keep it at 0.5 %"), "\(few)")
    #expect(zip(coarse, coarse.dropFirst()).allSatisfy { $0.progress <= $1.progress }, "\(few)")
  }

  /// For any number of stops, the error is at most 0.5 %, or the comment states how many stops keep it
  /// there, and they do; also if the course jumps between instants that no short number expresses.
  @Test(arguments: [(1_075, 7), (777, 13), (3_331, 29), (211, 4)])
  func theCommentKeepsItsPromise(count: Int, jumps: Int) throws {
    let every = count / (jumps + 1)
    let numbers = (0..<count).map { index in
      Double(min(index / every, jumps)) * 20 + (index > every * jumps ? Double(index) / 90 : 0)
    }
    let motion = try CSSMotion(
      "card.frame.y", numbers.map { .number($0, .points) }, step: 0.001)
    func stated(_ text: String) throws -> (error: Double, enough: Int?) {
      let words = text.split { $0 == " " || $0 == "\n" }.map(String.init)
      let error = try #require(words.firstIndex { $0 == "%" })
      let enough = words.firstIndex { $0 == "keep" }
      return (try #require(Double(words[error - 1])), enough.flatMap { Int(words[$0 - 2]) })
    }
    for stops in [2, 5, 9, 17, 30, 60, 200] {
      let (error, enough) = try stated(try motion.easing(stops: stops))
      guard error > 0.5 else {
        #expect(enough == nil)
        continue
      }
      let more = try stated(try motion.easing(stops: try #require(enough, "\(stops)")))
      #expect(more.error <= 0.5 && more.enough == nil, "\(stops): \(more)")
    }
  }

  /// The easing of CSS that is written is read again as the same curve.
  @Test func valuesThatReturnAreKeyframes() throws {
    let values = (0...1_000).map { step in
      PathValue.number(abs(Double(step) - 500), .points)
    }
    let motion = try CSSMotion("dot.glow", values, step: 0.001)
    #expect(throws: CSSMotion.Refusal.self) { try motion.easing(stops: 30) }
    let text = motion.keyframes(stops: 30)
    #expect(text.contains("@property --dot-glow"))
    #expect(text.contains("  0% { --dot-glow: 500; }\n"))
    #expect(text.contains("  50") && text.contains("the largest error of 3 stops is 0.2"))
    #expect(text.contains("  100% { --dot-glow: 500; }\n"))
  }

  @Test func aFrameHasFourProperties() throws {
    let values = (0...100).map { step in
      PathValue.rect(Rect2D(x: 10, y: Double(step), width: 50, height: 100 - Double(step)))
    }
    let motion = try CSSMotion("card.frame", values, step: 0.01)
    let text = motion.keyframes(stops: 30)
    #expect(text.contains("0% { left: 10px; top: 0px; width: 50px; height: 100px; }"))
    #expect(text.contains("100% { left: 10px; top: 100px; width: 50px; height: 0px; }"))
    #expect(text.contains(".card { animation: pantomime-card-frame 1s linear both; }"))
    let refusal = #expect(throws: CSSMotion.Refusal.self) { try motion.easing(stops: 30) }
    #expect(refusal?.hint == "name one, such as card.frame.x")
  }

  @Test func whatDoesNotMoveIsRefused() {
    #expect(throws: CSSMotion.Refusal.self) {
      try CSSMotion("a", [PathValue](repeating: .count(1), count: 9), step: 0.001)
    }
    #expect(throws: CSSMotion.Refusal.self) {
      try CSSMotion("a", [.word("x"), .word("y")], step: 0.001)
    }
    #expect(throws: CSSMotion.Refusal.self) {
      try CSSMotion("a", [.count(1), .absent, .count(2)], step: 0.001)
    }
    #expect(throws: CSSMotion.Refusal.self) { try CSSMotion("a", [], step: 0.001) }
  }
}
