import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeScripting
import Testing

/// Scroll views inside each other, and the velocity that a drag has for each kind of recognizer.
@Suite(.timeLimit) struct NestedScrollTests {
  private static let scene = [
    "scene blank", "scroll-view outer frame=0,0,390,844 content=390x3000",
  ]

  /// The offsets of the outer and the inner scroll view before a drag, the drag, and the offsets at
  /// rest (G92).
  private static let drags: [(options: String, from: [Int], by: String, to: [Double])] = [
    // At its limit, the inner one leaves a new drag to the outer one, in both directions.
    ("", [0, 400], "0,-100", [90, 400]),
    ("", [100, 0], "0,80", [30, 0]),
    ("bounces=no", [0, 400], "0,-100", [90, 400]),
    // Otherwise, it scrolls first.
    ("", [100, 400], "0,80", [100, 330]),
    ("", [100, 0], "0,-100", [100, 90]),
    ("", [0, 200], "0,-100", [0, 290]),
    // A drag that begins before the limit stays with the inner one, which returns to it.
    ("", [0, 395], "0,-100", [0, 400]),
    // If neither can scroll, the inner one bounces.
    ("", [0, 0], "0,80", [0, 0]),
  ]

  @Test(arguments: drags.indices) func theInnerOneScrollsFirst(_ index: Int) throws {
    let (options, from, by, to) = Self.drags[index]
    let play = try Play(
      Self.scene + [
        "scroll-view inner in=outer frame=0,300,390,400 content=390x800 \(options)",
        "scroll outer to=\(from[0])", "scroll inner to=\(from[1])",
        "drag x=195 y=500 by=\(by) hold=0.1", "run",
      ])
    for (path, offset) in zip(["outer.offset", "inner.offset"], to) {
      let value = try #require(play.number(path))
      #expect((value - offset).magnitude < 0.001, "\(path) \(value) after \(Self.drags[index])")
    }
  }

  /// A list takes over the drag of the sheet around it if the finger touched the list, even if the
  /// finger has left it when the pan begins (G9).
  ///
  /// The sheet moves by 356 of the 440 points behind the slop.
  @Test(arguments: [(481, 84.0), (485, 84), (500, 84), (700, 84), (479, 0)])
  func aTouchedListTakesOver(y: Int, offset: Double) throws {
    let play = try Play([
      "scene blank", "view sheet frame=0,420,390,780",
      "scroll-view list in=sheet frame=0,60,390,720 content=390x2000",
      "gesture pull pan on=sheet axis=vertical",
      "drive sheet.frame.y by=pull anchors=64,420,760 hand-over=list past=clamp",
      "drag x=195 y=\(y) by=0,-450 over=0.6 hold=0.1",
    ])
    #expect(play.number("sheet.frame.y") == 64)
    #expect(play.number("list.offset") == offset)
  }

  /// A disabled outer one, one along the other axis, and one that may scroll at the same time, take
  /// nothing over.
  @Test(arguments: [
    ["disable outer"], ["set outer.content=3000x844"], ["gesture inner.pan with=outer.pan"],
  ])
  func nothingIsTakenOver(lines: [String]) throws {
    let play = try Play(
      Self.scene + ["scroll-view inner in=outer frame=0,200,390,400 content=390x800"] + lines + [
        "scroll inner to=400", "drag on=inner by=0,-100 hold=0.1",
        "expect event \"gesture began gesture=inner\"", "expect no event \"gesture refused\"",
      ])
    #expect(play.failures.isEmpty, "\(play.failures)")
  }

  /// A pan on a view between the two may receive the touch, so the refusal names no winner.
  @Test func aPanBetweenThemIsTheWinner() throws {
    let play = try Play(
      Self.scene + [
        "view panel in=outer frame=0,200,390,400", "gesture pull pan on=panel",
        "scroll-view inner in=panel frame=0,0,390,400 content=390x800", "scroll inner to=400",
        "drag x=195 y=500 by=0,-100",
        "expect event \"gesture began gesture=pull\"",
        "expect no event \"pan refused gesture=inner winner=outer\"",
        "expect event \"pan refused gesture=inner winner=none\"",
      ])
    #expect(play.failures.isEmpty, "\(play.failures)")
  }

  /// The recognizers that receive a drag, each alone and one inside the other.
  private static let readers = [
    ["scroll-view list frame=0,0,390,844 content=390x3000"],
    ["view box frame=0,0,390,844", "gesture pull pan on=box"],
    [
      "scroll-view list frame=0,0,390,844 content=390x3000", "view box in=list frame=0,0,390,900",
      "gesture pull pan on=box axis=vertical",
    ],
    [
      "scroll-view list frame=0,0,390,844 content=390x3000", "view box in=list frame=0,0,390,900",
      "gesture pull pan on=box axis=horizontal",
    ],
    [
      "view sheet frame=0,100,390,744", "gesture pull pan on=sheet",
      "scroll-view list in=sheet frame=0,0,390,744 content=390x3000",
      "drive sheet.frame.y by=pull anchors=100,400 hand-over=list",
    ],
    [
      "view sheet frame=0,400,390,744", "gesture pull pan on=sheet",
      "scroll-view list in=sheet frame=0,0,390,744 content=390x3000",
      "drive sheet.frame.y by=pull anchors=100,400,700 hand-over=list",
    ],
  ]

  /// With every estimator, the recognizer that wins a drag estimates the velocity that the drag was
  /// given, or the drag is refused.
  @Test(arguments: readers.indices) func theVelocityIsExact(_ index: Int) throws {
    for estimator in TestRun.sample(VelocityEstimator.all, oneIn: 3, from: index % 3) {
      for velocity in [0.0, -700, -1500] {
        var play = try Play(["scene blank"] + Self.readers[index])
        try play.play(["set estimator=\(estimator.name)"])
        do throws(ScriptError) {
          try play.play(["drag x=195 y=600 by=0,-200 velocity=0,\(Int(velocity))"])
        } catch {
          #expect(error.message.contains("velocity") || error.message.contains("cannot return"))
          continue
        }
        let entries = try #require(play.session.simulation).trace.list
        let all = Array(entries)
        func has(_ kind: EventKind) -> Bool { all.contains { $0.event.kind == kind } }
        // Of a sheet and its list, the one counts that is released.
        let isList = has(.scrollReleased) && !has(.decided)
        let ends = all.compactMap { entry -> Double? in
          switch entry.event.name {
          case "pan ended" where !isList: return entry.event.velocity?.dy
          case "scroll released" where isList: return (entry.event.velocity?.dy).map { -$0 }
          default: return nil
          }
        }
        #expect(!ends.isEmpty)
        for end in ends {
          #expect((end - velocity).magnitude < 0.01, "\(estimator.name) \(velocity): \(end)")
        }
      }
    }
  }
}
