import PantomimeKinetics
import TestSupport
import Testing

/// Repeated curves, against the formula of T84 written down anew.
@Suite(.timeLimit) struct RepetitionTests {
  @Test func followsTheFormula() throws {
    var random = SplitMix64(seed: 11)
    for _ in 0..<200 {
      let count = 0.1 + Double(random.next() % 60) / 10
      let duration = 0.05 + Double(random.next() % 100) / 40
      let reverses = random.next() % 2 == 0
      let repetition = try Repetition(count: count, autoreverses: reverses)
      let whole = try repetition.wholeDuration(pass: duration)
      #expect(abs(whole - count * duration * (reverses ? 2 : 1)) < 1e-12)
      let curve = try TimingCurve.make(.easeInOut, duration: duration)
      let repeated = curve.repeated(repetition, pass: duration, whole: whole)
      for step in 0..<50 {
        let share = Double(step) / 50
        let passes = share * whole / duration
        let pass = passes.rounded(.down)
        let rest = passes - pass
        guard rest > 1e-9, rest < 1 - 1e-9 else { continue }
        let isBack = reverses && Int(pass) % 2 == 1
        let expected = curve.progress(at: isBack ? 1 - rest : rest)
        #expect(abs(repeated.progress(at: share) - expected) < 1e-9)
        let slope = curve.slope(at: isBack ? 1 - rest : rest) * whole / duration
        #expect(abs(repeated.slope(at: share) - (isBack ? -slope : slope)) < 1e-6)
      }
    }
  }

  @Test func refusesWhatNeverRepeats() {
    for count in [0, -1, Double.nan] {
      #expect(throws: OptionError.self) { try Repetition(count: count) }
    }
    #expect(throws: OptionError.self) { try Repetition.forever.wholeDuration(pass: 0) }
    #expect(throws: OptionError.self) { try Repetition(count: 1e9).wholeDuration(pass: 1) }
  }
}
