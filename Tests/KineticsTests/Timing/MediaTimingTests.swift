import TestSupport
import PantomimeKit
import Testing

@Suite(.timeLimit) struct MediaTimingTests {
  func timing(_ duration: Double, _ change: (inout MediaTiming) -> Void = { _ in }) -> MediaTiming {
    var timing = MediaTiming(duration: duration)
    change(&timing)
    return timing
  }

  @Test func timesOfNestedLayersAreConverted() {
    // (T78), checked on Apple.
    var mid = MediaTiming.layer
    (mid.beginTime, mid.speed, mid.timeOffset) = (2, 3, 0.25)
    var leaf = MediaTiming.layer
    (leaf.beginTime, leaf.speed, leaf.timeOffset) = (1, 2, 0.5)
    #expect(leaf.localTime(atParent: 10) == 18.5)
    #expect(leaf.localTime(atParent: mid.localTime(atParent: 10)) == 47)
    #expect(leaf.parentTime(atLocal: 10) == 5.75)
    #expect((mid.parentTime(atLocal: 5.75) - 23.0 / 6).magnitude < 1e-15)
    leaf.speed = 0
    #expect(leaf.localTime(atParent: 99) == 0.5)
    #expect(leaf.parentTime(atLocal: 10) == 1)
  }

  @Test func pausedLayersGoOnWhereTheyWere() {
    // (T81)
    var layer = MediaTiming.layer
    layer.pause(atParent: 7)
    #expect(layer.localTime(atParent: 100) == 7)
    layer.resume(atParent: 100)
    #expect(layer.localTime(atParent: 100) == 7)
    #expect(layer.localTime(atParent: 103) == 10)
  }

  @Test func passesAreRepeatedAndReversed() {
    // (T84)
    let twice = timing(2) { $0.repeatCount = 2.5 }
    #expect(twice.activeDuration == 5)
    for (time, fraction) in [(0, 0), (1, 0.5), (2, 0), (3, 0.5), (4.5, 0.25)] {
      #expect(twice.playback(atParent: time).fraction == fraction)
    }
    #expect(twice.playback(atParent: 3).cycles == 1)
    let back = timing(2) { $0.autoreverses = true }
    #expect(back.activeDuration == 4)
    for (time, fraction) in [(0.5, 0.25), (2, 1), (3, 0.5), (3.5, 0.25)] {
      #expect(back.playback(atParent: time).fraction == fraction)
    }
    let forever = timing(2) { $0.repeatCount = .infinity }
    #expect(forever == MediaTiming(duration: 2, repeatCount: .infinity))
    #expect(forever.playback(atParent: 1e6 + 1).fraction == 0.5)
    let timed = timing(2) { ($0.repeatDuration, $0.repeatCount) = (3, 7) }
    #expect(timed.activeDuration == 3)
    #expect(timed.isAmbiguous)
    #expect(timed.playback(atParent: 3).period == .after)
  }

  @Test func endOfAllIsTheEndOfTheLastPass() {
    // (T85)
    let cases: [(count: Double, reverses: Bool, fraction: Double)] = [
      (0, false, 1), (1, false, 1), (2.5, false, 0.5), (3, false, 1), (1, true, 0), (1.5, true, 1),
      (0.25, true, 0.5), (2, true, 0),
    ]
    for (count, reverses, fraction) in cases {
      let filled = timing(2) {
        ($0.repeatCount, $0.autoreverses, $0.fillMode) = (count, reverses, .forwards)
        $0.isRemovedOnCompletion = false
      }
      let after = filled.playback(atParent: 100)
      #expect(after.period == .after)
      #expect(after.fraction == fraction, "\(count) \(reverses)")
    }
    let timed = timing(2) {
      ($0.repeatDuration, $0.fillMode, $0.isRemovedOnCompletion) = (3, .both, false)
    }
    #expect(timed.playback(atParent: 100).fraction == 0.5)
  }

  @Test func fillModesShowTheEnds() {
    // (T86)
    for mode in MediaTiming.FillMode.allCases {
      let filled = timing(1) {
        ($0.beginTime, $0.fillMode, $0.isRemovedOnCompletion) = (5, mode, false)
      }
      let before = filled.playback(atParent: 4)
      #expect(before.period == .before)
      #expect(before.fraction == (mode == .backwards || mode == .both ? 0 : nil))
      #expect(filled.playback(atParent: 5.5) == Playback(period: .active, fraction: 0.5, cycles: 0))
      let after = filled.playback(atParent: 6)
      #expect(after.fraction == (mode == .forwards || mode == .both ? 1 : nil))
      var removed = filled
      removed.isRemovedOnCompletion = true
      #expect(removed.playback(atParent: 6).fraction == nil)
    }
  }

  @Test func speedsAndOffsetsMoveTheLocalTime() {
    let fast = timing(2) { ($0.speed, $0.timeOffset, $0.beginTime) = (2, 0.5, 1) }
    #expect(fast.playback(atParent: 1).fraction == 0.25)
    #expect(fast.playback(atParent: 1.5).fraction == 0.75)
    #expect(fast.playback(atParent: 1.75).period == .after)
    // (T88): backwards, what is after comes first.
    let reverse = timing(2) { ($0.speed, $0.timeOffset) = (-1, 2) }
    #expect(reverse.playback(atParent: -0.5).period == .after)
    #expect(reverse.playback(atParent: 0.5).fraction == 0.75)
    #expect(reverse.playback(atParent: 2.5).period == .before)
  }

  @Test func noDurationIsOverAtOnce() {
    // (T87)
    let none = timing(0) { ($0.fillMode, $0.isRemovedOnCompletion) = (.both, false) }
    #expect(none.playback(atParent: -1).fraction == 0)
    #expect(none.playback(atParent: 0).fraction == 1)
    let back = timing(0) {
      ($0.fillMode, $0.isRemovedOnCompletion, $0.autoreverses) = (.both, false, true)
    }
    #expect(back.playback(atParent: 0).fraction == 0)
    let busy = timing(0) { $0.repeatDuration = 3 }
    #expect(busy.playback(atParent: 1).fraction == 1)
  }

  @Test func nothingTrapsAndFractionsStayWithin() {
    let wild = [0, -1, 1e-300, 0.1, 3, 1e300, .infinity, -Double.infinity, .nan]
    for duration in wild {
      for count in wild {
        for speed in wild {
          for reverses in [false, true] {
            let odd = timing(duration) {
              ($0.repeatCount, $0.speed, $0.autoreverses) = (count, speed, reverses)
              ($0.fillMode, $0.isRemovedOnCompletion) = (.both, false)
            }
            var repeated = odd
            (repeated.repeatDuration, repeated.timeOffset) = (count, speed)
            for time in wild {
              for timing in [odd, repeated] {
                let fraction = timing.playback(atParent: time).fraction ?? 0
                #expect((0...1).contains(fraction), "\(timing) \(time) \(fraction)")
              }
            }
          }
        }
      }
    }
  }
}
