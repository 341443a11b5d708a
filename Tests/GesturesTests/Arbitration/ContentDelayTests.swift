import TestSupport
import PantomimeKit
import Testing

/// Touches that a recognizer delays for the subviews of its view (G79), and recognizers that are
/// disabled (G12 – G14).
@Suite(.timeLimit) struct ContentDelayTests {
  private func contest(delay: Double?) -> (Contest, GestureID) {
    var contest = Contest()
    var gesture = GestureRecognizer.pan("card")
    gesture.contentTouchDelay = delay
    let id = contest.arena.add(gesture, on: contest.card)
    return (contest, id)
  }

  /// The messages to the subview for a touch that moves at most once and lifts.
  private static func heard(move: (at: Int, isFar: Bool)?, lift: Int) -> [String] {
    guard let move else { return ["down", "up"] }
    if move.isFar { return move.at < 150 ? [] : ["down", "cancel"] }
    return ["down", "move", "up"]
  }

  @Test func allTimesOfAMoveAndALift() throws {
    let times = [0, 1, 50, 149, 150, 151, 300]
    for lift in times {
      for at in [nil] + times.filter({ $0 <= lift }).map(Optional.some) {
        for isFar in [true, false] {
          let move = at.map { (at: $0, isFar: isFar) }
          var (contest, card) = contest(delay: 0.15)
          try contest.at(0, .down(9, 300))
          let y = isFar ? 280.0 : 295.0
          if let at { try contest.at(at, .move(9, y)) }
          try contest.at(lift, .up(9, at == nil ? 300 : y))
          let views = contest.story.filter { ["down", "move", "up", "cancel"].contains($0) }
          #expect(views == Self.heard(move: move, lift: lift), "\(at ?? -1) \(isFar) \(lift)")
          #expect(contest.states(card) == (isFar && at != nil ? [.began, .ended] : []))
          #expect(contest.arena.nextDeadline == nil)
        }
      }
    }
  }

  /// The view hears of a finger that stays exactly when the time is over, however it is let pass.
  @Test func aFingerThatStaysIsHeardOfInTime() throws {
    for steps in [[150], [149, 150], [75, 151], [1000]] {
      var (contest, _) = contest(delay: 0.15)
      try contest.at(0, .down(9, 300))
      #expect(contest.arena.nextDeadline == Instant(seconds: 0.15))
      for step in steps {
        contest.wait(until: step)
        #expect(contest.story == (step >= 150 ? ["down"] : []))
      }
      #expect(contest.arena.nextDeadline == nil)
    }
  }

  /// Touches on the recognizer's own view do not wait, nor do any where the time is none.
  @Test func whatDoesNotWait() throws {
    for (delay, y) in [(0.15, 500.0), (0, 300), (-1, 300), (Double.nan, 300)] {
      var (contest, _) = contest(delay: delay)
      try contest.at(0, .down(9, y))
      #expect(contest.story == ["down"])
      #expect(contest.arena.nextDeadline == nil)
    }
    var (contest, _) = contest(delay: .infinity)
    try contest.at(0, .down(9, 300))
    contest.wait(until: 1_000_000)
    #expect(contest.story.isEmpty)
  }

  /// A recognizer that fails lets go of what it withheld.
  @Test func failingReleases() throws {
    var (contest, card) = contest(delay: 0.15)
    contest.rules.refused = [card]
    try contest.at(0, .down(9, 300))
    try contest.at(10, .move(9, 280))
    #expect(contest.story == ["down", "move"])
    (contest, _) = self.contest(delay: 0.15)
    try contest.at(0, .down(9, 300))
    try contest.at(10, .cancel(9, 300))
    #expect(contest.story.isEmpty)
  }

  /// Of two recognizers the longer time counts, and a tap that delays touches outlasts it.
  @Test func theLastOneToLetGo() throws {
    var (contest, _) = contest(delay: 0.15)
    var other = GestureRecognizer.pan("other")
    other.contentTouchDelay = 0.4
    _ = contest.arena.add(other, on: contest.card)
    try contest.at(0, .down(9, 300))
    contest.wait(until: 399)
    #expect(contest.story.isEmpty)
    contest.wait(until: 400)
    #expect(contest.story == ["down"])

    (contest, _) = self.contest(delay: 0.15)
    var tap = GestureRecognizer.tap("tap")
    tap.delaysTouchesBegan = true
    _ = contest.arena.add(tap, on: contest.card)
    try contest.at(0, .down(9, 300))
    contest.wait(until: 200)
    #expect(contest.story.isEmpty)
    #expect(contest.arena.nextDeadline.map { $0 > Instant(seconds: 0.2) } ?? true)
  }

  /// Switched off while recognizing it is cancelled with a message, while possible without one.
  @Test(arguments: [true, false])
  func switchingOff(hasBegun: Bool) throws {
    var (contest, card) = contest(delay: nil)
    try contest.at(0, .down(9, 500))
    try contest.at(10, .move(9, hasBegun ? 480 : 495))
    contest.messages += contest.arena.setEnabled(card, false, at: contest.now)
    #expect(contest.states(card) == (hasBegun ? [.began, .cancelled] : []))
    try contest.at(20, .move(9, 400))
    contest.messages += contest.arena.setEnabled(card, true, at: contest.now)
    try contest.at(30, .move(9, 300))
    try contest.at(40, .up(9, 300))
    #expect(contest.states(card) == (hasBegun ? [.began, .cancelled] : []))
    try contest.at(50, .down(9, 500))
    try contest.at(60, .move(9, 480))
    #expect(contest.states(card).last == .began)
  }

  /// A declaration that is renewed stays switched off.
  @Test func renewalKeepsTheSwitch() throws {
    var (contest, card) = contest(delay: nil)
    _ = contest.arena.setEnabled(card, false, at: .zero)
    contest.arena.renew(card, .pan("card"))
    #expect(contest.arena[card]?.gesture.isEnabled == false)
  }
}
