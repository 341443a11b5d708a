import Foundation
import PantomimeKit
import PantomimeScripting
import ScriptingSupport
import TestSupport
import Testing

/// `velocity=` of an animator whose spring is given by its constants, compared with the closed form of
/// the damped oscillator.
@Suite(.timeLimit) struct SpringVelocityLawTests {
  /// A spring of mass 1 that starts at 0 with a velocity and is attracted by 1.
  private struct Oscillator {
    let (stiffness, damping, velocity): (Double, Double, Double)

    /// The place and the speed after some seconds.
    func at(_ t: Double) -> (place: Double, speed: Double) {
      // An overdamped spring behaves as a critically damped one (A188).
      let decay = min(damping / 2, stiffness.squareRoot())
      let root = max(0, stiffness - decay * decay).squareRoot()
      let (even, odd) = root > 0 ? (cos(root * t), sin(root * t) / root) : (1, t)
      let fall = exp(-decay * t)
      return (
        1 - fall * (even + (decay - velocity) * odd),
        fall * (velocity * even + (stiffness - decay * velocity) * odd)
      )
    }
  }

  private static func lines(_ spring: Oscillator, velocity: String) -> [String] {
    [
      "view card center=0,0 alpha=0",
      "animator move curve=spring(1,\(Numerals.text(spring.stiffness)),\(Numerals.text(spring.damping)))"
        + " velocity=\(velocity)",
      "animate card.center to=100,60", "animate card.alpha to=1", "start",
    ]
  }

  /// Each axis of a center is a spring with its own velocity, any other property follows the first
  /// (U33), and the run lasts until the slower one has settled.
  @Test(arguments: TestRun.seeds(25 as UInt64))
  func eachAxisFollowsItsOwnSpring(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func draw(_ low: Double, _ high: Double) -> Double {
      ((low + random.unit() * (high - low)) * 100).rounded() / 100
    }
    let stiffness = draw(40, 400)
    let ratio = seed.isMultiple(of: 3) ? draw(1.2, 2) : draw(0.2, 0.9)
    let damping = (ratio * 2 * stiffness.squareRoot() * 100).rounded() / 100
    let velocities = [draw(-20, 20), draw(-20, 20)]
    let springs = velocities.map {
      Oscillator(stiffness: stiffness, damping: damping, velocity: $0)
    }
    let texts = velocities.map { Numerals.text($0) }
    var play = try Play(Self.lines(springs[0], velocity: texts.joined(separator: ",")))
    var settling: [Double] = []
    for text in texts {
      let alone = try Play(Self.lines(springs[0], velocity: text))
      settling.append(try #require(alone.number("move.remaining")))
    }
    let remaining = try #require(play.number("move.remaining"))
    #expect(abs(remaining - max(settling[0], settling[1])) < 1e-9)
    for step in 0..<8 {
      let time = Double(step) * min(settling[0], settling[1]) / 8
      try play.play(["at \(Numerals.text(time))"])
      let exact = play.session.simulation?.now.seconds ?? 0
      let place = try #require(play.read("card.center")?.numbers)
      let speed = try #require(play.read("card.center.speed")?.numbers)
      for (axis, distance) in [100.0, 60].enumerated() {
        let wanted = springs[axis].at(exact)
        #expect(abs(place[axis] - wanted.place * distance) < 1e-6, "\(step) \(axis)")
        #expect(abs(speed[axis] - wanted.speed * distance) < 1e-4 * distance, "\(step) \(axis)")
      }
      let first = springs[0].at(exact)
      #expect(abs(try #require(play.number("card.alpha")) - first.place) < 1e-8)
      #expect(abs(try #require(play.number("card.alpha.speed")) - first.speed) < 1e-4)
    }
    try play.play(["run"])
    #expect(play.read("card.center")?.numbers == [100, 60])
    #expect(abs(try #require(play.number("time")) - remaining) < 1e-9)
  }

  /// The velocities change the settling time, which is why the law above is about two of them.
  @Test func velocitiesChangeTheSettlingTime() throws {
    let spring = Oscillator(stiffness: 200, damping: 10, velocity: 0)
    var times: [Double] = []
    for text in ["0", "5", "40", "-40"] {
      let play = try Play(Self.lines(spring, velocity: text))
      times.append(try #require(play.number("move.remaining")))
    }
    #expect(Set(times).count == times.count)
    #expect(times[2] > times[1] + 0.1)
  }
}
