import TestSupport
import Foundation
import PantomimeKit
import PantomimeScenes
import Testing

/// The page sheet, by the numbers of the measurement on iOS 26.1 (M14 – M18, M20 – M23).
@Suite(.timeLimit) struct PageSheetTests {
  private func near(_ one: Double, _ other: Double, _ tolerance: Double = 1e-3) -> Bool {
    (one - other).magnitude <= tolerance
  }

  private func pan(_ state: RecognizerState, _ way: Double = 0, _ velocity: Double? = nil) -> Input
  {
    .pan(PanInput(state, dy: .absolute(way), velocity: velocity.map { Vector(dy: $0) }))
  }

  /// The sheet dragged by a way and let go at a velocity.
  private func release(
    _ way: Double, at velocity: Double = 0, _ given: Given = []
  ) throws -> Simulation {
    var simulation = try Simulation.of("page-sheet", given)
    try simulation.handle(pan(.began))
    try simulation.handle(pan(.changed, way))
    try simulation.handle(pan(.ended, way, velocity))
    return simulation
  }

  private func lengths(_ lengths: OptionValue.Length...) -> Given {
    [("detents", .lengths(lengths))]
  }

  // MARK: Dragging

  /// Down it follows the finger, and the screen behind gets lighter (M14, M15); up it does nothing at
  /// all (M16).
  @Test(arguments: [
    (0.0, 0.2), (170, 0.15712), (396.5, 0.1), (230, 0.14199), (793, 0), (-180, 0.2), (-1, 0.2),
  ])
  func theSheetFollows(way: Double, dim: Double) throws {
    // Upwards with nothing in it that could scroll.
    var simulation = try Simulation.of("page-sheet", way < 0 ? [("rows", .number(0))] : [])
    try simulation.handle(pan(.began))
    #expect(simulation.read("sheet.frame") == .frame(Rect2D(y: 59, width: 393, height: 793)))
    try simulation.handle(pan(.changed, way))
    #expect(simulation.read("hand") == .word(way == 0 ? "none" : "sheet"))
    #expect(near(simulation.number("sheet.y"), 59 + max(way, 0), 1e-9))
    #expect(near(simulation.number("sheet.height"), 793, 1e-9))
    #expect(near(simulation.number("sheet.dim"), dim, 1e-5))
  }

  /// However fast it is released upwards, it never rises above its largest detent (M16).
  @Test(arguments: [10.0, 1, 40, 385], [-100.0, -300, -3000, -20_000])
  func theSettlingSheetStaysBelowItsTop(way: Double, velocity: Double) throws {
    for between in ["detents", "nearest"] {
      let given: Given = [
        ("detents", .lengths([.word("medium"), .word("large")])), ("between", .word(between)),
      ]
      for options: Given in [[], given] {
        var simulation = try release(way, at: velocity, options)
        var top = simulation.number("sheet.y")
        for _ in 0..<60 {
          _ = simulation.advance(by: .milliseconds(5))
          top = min(top, simulation.number("sheet.y"))
        }
        #expect(top > 59 - 0.01, "\(way) at \(velocity): \(top)")
      }
    }
  }

  /// The releases and their outcomes (M17): the boundary of both numbers.
  @Test(arguments: [
    (370.0, 0.0, false), (398, 0, true), (402, 0, true), (396.5, 0, false), (54, 875, false),
    (54, 900, false), (54, 925, false), (54, 950, false), (54, 975, false), (54, 1000, true),
    (420, -3000, true),
  ])
  func releasesAreMet(way: Double, velocity: Double, leaves: Bool) throws {
    var simulation = try release(way, at: velocity)
    try simulation.settle()
    #expect(simulation.number("sheet.y") == (leaves ? 852 : 59))
    #expect(simulation.read("state") == .word(leaves ? "dismissed" : "resting"))
    #expect(simulation.read("detent") == .word(leaves ? "none" : "large"))
    #expect(simulation.number("sheet.dim") == (leaves ? 0 : 0.2))
  }

  /// From where, at which velocity, where to, and the way to there or from there after 0.05, 0.1 and
  /// 0.2 s (M18).
  static let settlings: [[Double]] = [
    [170, 0, 0, 130.521, 77.388, 20.522, 0.4398], [300, 600, 0, 242.372, 146.232, 39.330, 0.4804],
    [54, 1000, 793, 245.687, 472.701, 708.980, 0.5252],
  ]

  @Test(arguments: settlings)
  func settlingsAreMet(row: [Double]) throws {
    // 600 pt/s of the second row lead away from the rest: down, and not far enough.
    var simulation = try release(row[0], at: row[1])
    let frequency = sqrt(1000.0 / 3)
    let (first, speed) = (row[0] - row[2], row[1])
    for (time, wanted) in zip([0.05, 0.1, 0.2], row[3...5]) {
      _ = try simulation.advance(to: Instant(seconds: time))
      #expect(near(simulation.number("sheet.y") - 59, wanted))
      let closed = (first + (speed + frequency * first) * time) * exp(-frequency * time)
      #expect(near(simulation.number("sheet.y") - 59 - row[2], closed, 1e-8))
    }
    _ = try simulation.advance(to: Instant(seconds: row[6]))
    #expect(near((simulation.number("sheet.y") - 59 - row[2]).magnitude, 0.5, 1e-3))
  }

  // MARK: The list

  /// The finger has what it began with (M20): the list's offset before, the finger's way without the
  /// slop, and what moves.
  @Test(arguments: [
    (0.0, 190.0, 190.0, 0.0), (0, -190, 0, 190), (600, 190, 0, 410), (600, -190, 0, 790),
    (100, 190, 0, -45.0),
  ])
  func oneHandHasTheDrag(first: Double, way: Double, sheet: Double, list: Double) throws {
    for isMeasured in [true, false] {
      var simulation = try Simulation.of(
        "page-sheet", isMeasured ? [] : [("mid-drag", .word("hand-over"))])
      try simulation.handle(.scroll(ScrollInput([first]), view: "list"))
      try simulation.handle(pan(.began))
      try simulation.handle(pan(.changed, way))
      // 90 pt beyond its top a list of 749 pt shows 46.
      let handsOver = !isMeasured && first == 100
      #expect(near(simulation.number("sheet.y"), 59 + (handsOver ? 90 : sheet), 1e-9))
      let beyond = -0.55 * 90 * 749 / (749 + 0.55 * 90)
      let wanted = first == 100 ? (handsOver ? 0 : beyond) : list
      #expect(near(simulation.number("list.offset"), wanted, 1e-9))
      let hand = sheet > 0 || handsOver ? "sheet" : "list"
      #expect(simulation.read("hand") == .word(hand))
      // Back where it began everything is as it was.
      try simulation.handle(pan(.changed, 0))
      #expect(near(simulation.number("sheet.y"), 59, 1e-9))
      #expect(near(simulation.number("list.offset"), first, 1e-9))
    }
  }

  /// A modal one comes back from however far, however fast (M21).
  @Test(arguments: [100.0, 400, 790], [0.0, 1500, 9000])
  func aModalOneReturns(way: Double, velocity: Double) throws {
    for share in [1, 0.3] {
      var simulation = try release(
        way, at: velocity, [("modal", .flag(true)), ("modal-follow", .number(share))])
      #expect(near(simulation.number("sheet.y"), 59 + share * way, 1e-9))
      try simulation.settle()
      #expect(simulation.number("sheet.y") == 59 && simulation.read("state") == .word("resting"))
    }
  }

  // MARK: Detents

  /// A detent, and how high the sheet is shown there, with its left edge and its top (M22).
  @Test(arguments: [
    (OptionValue.Length.points(200), 224.473, 8.0), (.points(400), 416.331, 8),
    (.points(700), 704.117, 8), (.word("medium"), 440.313, 8), (.points(10), 8.575, 28),
    (.points(100), 89.052, 21.514), (.points(144), 136.949, 9.622), (.word("large"), 793, 0),
    (.points(759), 793, 0), (.points(5000), 793, 0),
  ])
  func detentsFloat(detent: OptionValue.Length, height: Double, left: Double) throws {
    var simulation = try Simulation.of("page-sheet", lengths(detent))
    let frame = try #require(simulation.read("sheet.frame")).numbers
    #expect(near(frame[3], height) && near(frame[0], left))
    #expect(near(frame[2], 393 - 2 * left, 1.1e-3))
    #expect(near(frame[1], 852 - left - height, 1.1e-3))
    #expect(simulation.read("detent") == .word(detent.text))
    let isClamped = simulation.trace.text.contains("detent clamped")
    #expect(isClamped == (detent == .points(5000)))
    if detent == .word("medium") { #expect(near(frame[1], 403.687)) }
    // Dragged it fills the width, its bottom stays, and a drag back leads where it was.
    try simulation.handle(pan(.began))
    try simulation.handle(pan(.changed, 3))
    let dragged = try #require(simulation.read("sheet.frame")).numbers
    #expect(dragged[0] == 0 && dragged[2] == 393)
    try simulation.handle(pan(.ended, 3, 0))
    try simulation.settle()
    #expect(try #require(simulation.read("sheet.frame")).numbers == frame)
  }

  /// Medium and large: it opens at medium, is resized in between, and goes to the nearest (M23).
  @Test(arguments: [(-230.0, "large"), (-100, "medium"), (-334, "large"), (-900, "large")])
  func betweenDetentsItIsResized(way: Double, detent: String) throws {
    for order in [
      [OptionValue.Length.word("medium"), .word("large")], [.word("large"), .word("medium")],
    ] {
      var simulation = try Simulation.of("page-sheet", [("detents", .lengths(order))])
      #expect(simulation.read("detent") == .word("medium"))
      try simulation.handle(pan(.began))
      try simulation.handle(pan(.changed, way))
      let height = min(459 - way, 793)
      #expect(near(simulation.number("sheet.height"), height, 1e-9))
      #expect(near(simulation.number("sheet.y"), 852 - height, 1e-9))
      #expect(simulation.number("sheet.dim") == 0.2)
      try simulation.handle(pan(.ended, way, 0))
      while let next = simulation.nextDeadline {
        #expect(simulation.number("sheet.dim") == 0.2)
        _ = try simulation.advance(to: next)
      }
      #expect(simulation.read("detent") == .word(detent))
      let height2 = detent == "large" ? 793 : 440.313
      #expect(near(simulation.number("sheet.height"), height2))
    }
  }

  /// Leaving is a matter of the present detent's height (M17, M23), and velocity between detents of an
  /// option.
  @Test func presentDetentsLeave() throws {
    // Half of 416.331 pt is 208.17.
    for (way, leaves) in [(170.0, false), (208, false), (208.5, true), (210, true)] {
      var simulation = try release(way, lengths(.points(400)))
      try simulation.settle()
      #expect(simulation.read("state") == .word(leaves ? "dismissed" : "resting"), "\(way)")
      #expect(near(simulation.number("sheet.y"), leaves ? 852 : 427.669))
    }
    for (between, detent) in [("detents", "large"), ("nearest", "medium")] {
      var simulation = try release(
        -50, at: -800,
        lengths(.word("medium"), .word("large")) + [("between", .word(between))])
      try simulation.settle()
      #expect(simulation.read("detent") == .word(detent))
    }
  }

  /// Options decide the points that weren't measured.
  @Test func whatWasNotMeasuredIsAnOption() throws {
    for (given, leaves): (Given, Bool) in [([], false), ([("at-half", .word("leave"))], true)] {
      var simulation = try release(396.5, given)
      try simulation.settle()
      #expect((simulation.number("sheet.y") == 852) == leaves)
    }
    for (given, leaves): (Given, Bool) in [([], true), ([("upward", .word("back"))], false)] {
      var simulation = try release(600, at: -1500, given)
      try simulation.settle()
      #expect((simulation.number("sheet.y") == 852) == leaves)
    }
    var other = try Simulation.of(
      "page-sheet", lengths(.points(149)) + [("floats-from", .number(0))])
    #expect(near(other.number("sheet.height"), 183 * 377 / 393.0))
    other = try Simulation.of("page-sheet", lengths(.points(149)))
    #expect(near(other.number("sheet.height"), 149 * (393 - 2 * (8 + 10.0 / 37)) / 393))
  }

  // MARK: Catching, cancelling, being gone

  /// Caught on its way it stays under the finger; what is taken away goes back to its detent.
  @Test func aSettlingSheetIsCaught() throws {
    var simulation = try release(300)
    _ = try simulation.advance(to: Instant(seconds: 0.1))
    let caught = simulation.number("sheet.y")
    try simulation.handle(pan(.began))
    #expect(near(simulation.number("sheet.y"), caught, 1e-9))
    try simulation.handle(pan(.changed, 40))
    #expect(near(simulation.number("sheet.y"), caught + 40, 1e-9))
    try simulation.handle(pan(.cancelled, 40))
    try simulation.settle()
    #expect(simulation.number("sheet.y") == 59 && simulation.read("state") == .word("resting"))
  }

  @Test func onceGoneNothingTakesHoldOfIt() throws {
    var simulation = try release(500)
    try simulation.settle()
    try? simulation.handle(pan(.began, 0, 300))
    #expect(simulation.read("state") == .word("dismissed"))
    try simulation.handle(.touch([Touch(.down, at: Point2D(x: 100, y: 851))]))
    try simulation.settle()
    #expect(simulation.number("sheet.y") == 852)
  }

  /// A screen without room is refused.
  @Test(arguments: [Size2D(width: 393, height: 93), Size2D(width: 56, height: 852)])
  func screensWithoutRoomAreRefused(size: Size2D) {
    #expect(throws: OptionError.self) { try Simulation.of("page-sheet", [("screen", .size(size))]) }
  }

  /// No screen, detents or fingers lead to a number that is none, or to no rest.
  @Test(arguments: 1..<30)
  func anySheetComesToRest(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    func next(_ range: ClosedRange<Double>) -> Double {
      range.lowerBound + random.unit() * (range.upperBound - range.lowerBound)
    }
    let detents = (0...(seed % 5)).map { _ in OptionValue.Length.points(next(1...1000)) }
    var simulation = try Simulation.of(
      "page-sheet",
      [
        ("detents", .lengths(detents)), ("modal", .flag(seed % 3 == 0)),
        ("mid-drag", .word(seed % 2 == 0 ? "keep" : "hand-over")),
        ("screen", .size(Size2D(width: next(57...900), height: next(94...2000)))),
      ])
    for _ in 0..<6 where simulation.read("state") != .word("dismissed") {
      try simulation.handle(pan(.began))
      for _ in 0..<5 {
        try simulation.handle(pan(.changed, next(-900...900)))
        _ = try simulation.advance(to: simulation.now.advanced(bySeconds: 0.01))
        #expect((0...0.2).contains(simulation.number("sheet.dim")))
        #expect(simulation.number("sheet.height") > 0)
      }
      try simulation.handle(pan(.ended, next(-500...500), next(-3000...3000)))
      _ = try simulation.advance(to: simulation.now.advanced(bySeconds: next(0...1)))
    }
    try simulation.settle()
    let state = simulation.read("state")
    #expect(state == .word("resting") || state == .word("dismissed"))
  }
}
