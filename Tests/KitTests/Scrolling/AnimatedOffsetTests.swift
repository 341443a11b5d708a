import Foundation
import PantomimeKit
import TestSupport
import Testing

/// Offsets that the app animates: half a cosine over 0.3 s (M27).
@Suite(.timeLimit) struct AnimatedOffsetTests {
  private static func view() -> ScrollOffset {
    ScrollOffset(
      ScrollSettings(
        viewport: Size2D(width: 390, height: 800), content: Size2D(width: 390, height: 4000)))
  }

  /// From, to, and at so many sixtieths of a second what was recorded (Vercantez/openuikit).
  private static let recorded: [(from: Double, to: Double, frames: [(Double, Double)])] = [
    (375, 750, [(1, 378), (6, 469), (12, 656.5), (17, 747), (18, 750)]),
    (0, 400, [(8, 165.5), (16, 388), (18, 400)]),
  ]

  @Test(arguments: recorded.indices)
  func framesAreMet(index: Int) {
    let (from, to, frames) = Self.recorded[index]
    var view = Self.view()
    view.scroll(to: Vector(dy: from))
    view.setContentOffset(Vector(dy: to), animated: true, at: .zero)
    for (frame, offset) in frames {
      let found = view.offset(at: Instant(seconds: frame / 60)).dy
      #expect((found - offset).magnitude <= 0.5, "\(frame) \(found)")
    }
    #expect(view.deadline == Instant(seconds: 0.3) && view.catchesTouches)
  }

  @Test func velocitiesAreTheSlope() {
    var view = Self.view()
    view.setContentOffset(Vector(dy: 600), animated: true, at: .zero)
    for step in 1..<30 {
      let time = Double(step) / 100
      let closed = 600 * Double.pi / 0.6 * sin(Double.pi * time / 0.3)
      #expect((view.velocity(at: Instant(seconds: time)).dy - closed).magnitude < 1e-6)
    }
    #expect(view.velocity(at: Instant(seconds: 0.3)) == .zero)
  }

  @Test func aFingerStopsIt() {
    var view = Self.view()
    view.setContentOffset(Vector(dy: 600), animated: true, at: .zero)
    let now = Instant(seconds: 0.15)
    view.hold(at: now)
    #expect((view.offset(at: now).dy - 300).magnitude < 1e-9 && view.deadline == nil)
    view.setContentOffset(Vector(dy: 20), animated: false, at: now)
    #expect(view.offset(at: now).dy == 20 && view.deadline == nil)
  }
}
