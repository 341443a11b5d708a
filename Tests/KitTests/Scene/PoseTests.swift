import TestSupport
import PantomimeKit
import Testing

/// A pose is a table of what could be set one by one.
@Suite(.timeLimit) struct PoseTests {
  private static let x = Property<Double>("x", .points)

  /// Two stages with the same two views.
  private func stages() -> (Stage, Stage, card: ViewID, label: ViewID) {
    var stage = Stage()
    let card = stage.addView("card", .frame(Rect2D(width: 10, height: 20)), .radius(6))
    let label = stage.addView("label", .alpha(0), Self.x(3))
    return (stage, stage, card, label)
  }

  @Test func showingOneIsSettingEachProperty() {
    let (first, second, card, label) = stages()
    var (posed, set) = (first, second)
    let frame = Rect2D(x: 1, y: 2, width: 30, height: 40)
    posed.show([card: [.frame(frame), .radius(0)], label: [.alpha(1), Self.x(-4)]])
    set[card, .frame] = frame
    set[card, .radius] = 0
    set[label, .alpha] = 1
    set[label, Self.x] = -4
    #expect(posed[card, .frame] == set[card, .frame])
    #expect(posed[card, .radius] == set[card, .radius])
    #expect(posed[label, .alpha] == set[label, .alpha])
    #expect(posed[label, Self.x] == set[label, Self.x])
    #expect(posed.trace.list.isEmpty && set.trace.list.isEmpty)
  }

  @Test func ofTwoTheSecondHolds() {
    let (first, _, card, label) = stages()
    var stage = first
    let both: Pose = [card: [.radius(1)], label: [.alpha(0.5)]]
    stage.show(both + [card: [.radius(2)]])
    #expect(stage[card, .radius] == 2)
    #expect(stage[label, .alpha] == 0.5)
    stage.show([card: [.radius(2)]] + both)
    #expect(stage[card, .radius] == 1)
  }

  @Test func severalViewsLookAlike() {
    var stage = Stage()
    let dots = (0..<5).map { stage.addView("dot.\($0)", .alpha(0), .x(Double($0))) }
    stage.show(Pose(dots, .alpha(0.25), .x(7)))
    for dot in dots { #expect(stage[dot, .alpha] == 0.25 && stage[dot, .x] == 7) }
  }

  @Test func whatAViewWasNotGivenIsAFindingAndTheRestIsShown() {
    let (first, _, card, label) = stages()
    var stage = first
    stage.show([card: [Self.x(1)], label: [.alpha(1)]])
    #expect(stage.trace.list.map { $0.event.misuse } == [.noProperty])
    #expect(stage[label, .alpha] == 1)
  }

  @Test func anAnimationLeadsToIt() throws {
    let (first, second, card, label) = stages()
    var (posed, block) = (first, second)
    let frame = Rect2D(x: 5, y: 6, width: 7, height: 8)
    posed.animate("go", to: [card: [.frame(frame)], label: [.alpha(1)]], duration: 1)
    block.animate("go", duration: 1) { stage in
      stage[card, .frame] = frame
      stage[label, .alpha] = 1
    }
    // The models change immediately, and the picture stays.
    for stage in [posed, block] {
      #expect(stage[card, .frame] == frame && stage[label, .alpha] == 1)
      #expect(stage.shown(card, .frame) == Rect2D(width: 10, height: 20))
      #expect(stage.shown(label, .alpha) == 0)
    }
    #expect(posed.trace.list.map { $0.event } == block.trace.list.map { $0.event })
  }
}
