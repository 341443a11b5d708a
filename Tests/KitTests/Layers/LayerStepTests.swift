import TestSupport
import PantomimeKit
import Testing

/// The layer animation in one call is the one that could be put together by hand.
@Suite(.timeLimit) struct LayerStepTests {
  @Test(arguments: [0.0, 0.3], [false, true])
  func oneCallIsTheAnimationInFull(delay: Double, remains: Bool) {
    var short = Stage()
    let dot = short.addView("dot", .alpha(0.5), .y(2))
    var long = short
    short.animateLayer(
      of: dot, .y, from: -20, to: 10, lasting: 0.2, after: delay, curve: .easeIn,
      remains: remains, key: "hop")

    var timing = MediaTiming(duration: 0.2)
    timing.beginTime = delay
    timing.fillMode = remains ? .forwards : .removed
    timing.isRemovedOnCompletion = !remains
    let animation = LayerAnimation(from: -20.0, to: 10, timing: timing, curve: .easeIn)
    long.add(animation, to: dot, .y, key: "hop")

    #expect(short.trace.list.map { $0.event } == long.trace.list.map { $0.event })
    // Before it begins nothing of it is shown; the model is never touched.
    #expect(short.shown(dot, .y) == (delay > 0 ? 2 : -20))
    #expect(short[dot, .y] == 2 && short.layerAnimationCount(of: dot) == 1)
  }

  /// A table is its rows, one call for each.
  @Test(arguments: [0.0, 0.3], [false, true])
  func aTableIsOneCallForEachRow(delay: Double, remains: Bool) {
    var calls = Stage()
    let dot = calls.addView("dot", .alpha(0.5), .stretch(Point2D(x: 1, y: 1)))
    var table = calls
    let (half, whole) = (Point2D(x: 0.5, y: 1), Point2D(x: 1, y: 1))
    calls.animateLayer(
      of: dot, .alpha, from: 0, to: 1, lasting: 0.2, curve: .easeOut, remains: remains, key: "show")
    calls.animateLayer(
      of: dot, .stretch, from: half, to: whole, lasting: 0.4, after: delay, remains: remains,
      key: "grow")

    table.animateLayer(
      of: dot, remains: remains,
      LayerMove("show", .alpha, from: 0, to: 1, lasting: 0.2, curve: .easeOut),
      LayerMove("grow", .stretch, from: half, to: whole, lasting: 0.4, after: delay))
    #expect(table.trace.list == calls.trace.list)
    #expect(table.layerAnimationCount(of: dot) == 2)
    #expect(table.shown(dot, .alpha) == calls.shown(dot, .alpha))
    #expect(table.shown(dot, .stretch) == (delay > 0 ? whole : half))
    // An empty table is nothing; of a property that there is none of, the row alone is left out.
    table.animateLayer(of: dot)
    #expect(table.trace.list == calls.trace.list)
    table.animateLayer(
      of: dot, LayerMove("away", .y, from: 0, to: 9, lasting: 1),
      LayerMove("hide", .alpha, from: 1, to: 0, lasting: 1))
    #expect(table.layerAnimationCount(of: dot) == 3)
  }

  @Test func oneUnderTheSameKeyTakesItsPlace() {
    var stage = Stage()
    let dot = stage.addView("dot", .scale(1))
    for end in [2.0, 3, 4] {
      stage.animateLayer(of: dot, .scale, from: 1, to: end, lasting: 1, key: "grow")
    }
    #expect(stage.layerAnimationCount(of: dot) == 1)
  }
}
