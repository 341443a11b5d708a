import PantomimeKit
import PantomimeScripting
import Testing
import TestSupport

/// Easings are read as CSS writes them.
@Suite(.timeLimit) struct EasingTests {
  private func read(_ text: String) throws(ScriptError) -> Timing {
    try TimingValue.read(Word(text, Span(0, text.count)))
  }

  /// The values are those that the CSS Easing Functions specification defines.
  @Test(arguments: [
    ("linear(0, 0.5 20%, 1)", 0.1, 0.25), ("linear(0, 0.5 20%, 1)", 0.6, 0.75),
    ("linear(0, 20% 0.5, 1)", 0.1, 0.25), ("linear(0, 0.5 20% 60%, 1)", 0.4, 0.5),
    ("linear(0, 0.5 20% 60%, 1)", 0.8, 0.75), ("linear(0,0.5 20%,1)", 0.2, 0.5),
    ("linear(0, 0.5@0.2, 1)", 0.1, 0.25), ("linear(0, -0.1, 1.2, 1)", 1.0 / 3, -0.1),
    ("linear(0 0%, 1 100%)", 0.3, 0.3), ("cubic-bezier(0, 0, 1, 1)", 0.3, 0.3),
    ("cubic-bezier(0.42, 0, 0.58, 1)", 0.5, 0.5), ("steps(4, jump-end)", 0.3, 0.25),
    ("steps(4, jump-start)", 0.3, 0.5), ("steps(4, start)", 0.3, 0.5),
    ("steps(5, jump-none)", 0.3, 0.25), ("steps(3, jump-both)", 0, 0.25),
    ("steps(4)", 0.3, 0.25), ("steps(4,end)", 0.3, 0.25),
  ])
  func anEasingHasTheValuesOfCSS(text: String, time: Double, value: Double) throws {
    let curve = try #require(CurveSheet(try read(text)))
    #expect(abs(curve.progress(at: time) - value) < 1e-9, "\(curve.progress(at: time))")
  }

  @Test(arguments: [
    ("linear(0, 0.5 0.2, 1)", "'0.5 0.2' is not a point"),
    ("linear(0, 20% 0.5 40%, 1)", "is not a point"), ("linear(0, 20%, 1)", "'20%' is not a point"),
    ("linear(0, 0.5 1% 2% 3%, 1)", "is not a point"), ("linear(0, x 2%, 1)", "'x' is not a number"),
    ("steps(4, jump-ned)", "unknown jump 'jump-ned'"), ("steps(4.5)", "whole number"),
    ("cubic-bezier(0, 0, 1)", "cubic-bezier needs four numbers, not 3"),
    ("cubic-bezier(2, 0, 1, 1)", "of a cubic-bezier cannot be 2"),
  ])
  func aWrongEasingIsRefused(text: String, message: String) throws {
    let error = try #require(throws: ScriptError.self) { try read(text) }
    #expect(error.message.contains(message), "\(error)")
    #expect(!error.hint.isEmpty)
  }
}
