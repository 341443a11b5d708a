import ScriptingSupport
import PantomimeKit
import PantomimeScripting
import Testing

/// A built-in scene, and statements on an empty stage that are to do the same.
struct RebuiltScene: Sendable, CustomTestStringConvertible {
  let scene: String
  let blank: [String]
  /// Paths of the scene, each with the one it has on the empty stage.
  let paths: [(scene: String, blank: String)]
  /// Lines that are the same in both, gesture by gesture.
  let gestures: [[String]]

  var testDescription: String { scene }

  /// The numbers of all paths at every frame, and at the end.
  func samples(of lines: [String], _ path: (String, String) -> String) throws -> [[[Double]]] {
    var session = Session()
    session.recording.sampler = Sampler(paths: paths.map { path($0.scene, $0.blank) })
    var play = try Play(in: session, [])
    try play.play(lines)
    try #require(play.failures.isEmpty)
    return play.steps.flatMap(\.samples).filter { $0.scene == 1 }.map { sample in
      sample.pathValues.map(\.numbers)
    }
  }

  static let all = [cityGuide, detents, square, popup, player]

  /// The card of the city guide: a tap and a pan, by the velocity's sign.
  static let cityGuide = RebuiltScene(
    scene: "scene city-guide",
    blank: [
      "scene blank", "view card frame=70,247,250,350 radius=6", "view label in=card alpha=0",
      "view close in=card frame=210,0,40,40 alpha=0", "gesture hit tap on=card",
      "gesture shut tap on=close", "gesture pull pan on=card axis=vertical",
      "animator open duration=0.3", "animate card.frame to=0,0,390,844",
      "animate card.radius to=0", "animate label.alpha to=1", "animate close.alpha to=1",
      "animate close.frame to=350,0,40,40", "toggle open by=hit", "toggle open by=shut",
      "drive open by=pull along=up way=247",
    ],
    paths: [
      ("card.frame.y", "card.frame.y"), ("card.frame.width", "card.frame.width"),
      ("card.frame.height", "card.frame.height"), ("card.radius", "card.radius"),
      ("label.alpha", "label.alpha"), ("close.frame", "close.frame"),
      ("card.1.fraction", "open.fraction"), ("card.1.progress", "open.progress"),
      ("card.1.remaining", "open.remaining"), ("release.time-fraction", "release.time-fraction"),
      ("decision.margin", "decision.margin"),
    ],
    gestures: [
      ["tap on=card", "run", "tap on=close", "run"],
      ["drag on=card by=0,-100 over=1 hold=0.2", "run"],
      ["drag on=card by=0,-100 over=0.4", "run", "drag on=card by=10,300 over=0.5", "run"],
      ["flick up speed=900 on=card", "run", "flick down speed=400 on=card", "run"],
      ["tap on=card", "wait 0.1", "drag on=card by=0,60 over=0.2", "run"],
      ["tap on=card", "run", "tap on=close", "wait 0.12", "drag on=card by=5,-90 over=0.3", "run"],
      ["pan began", "pan changed dy=-120", "wait 0.1", "pan cancelled", "run"],
      ["tap on=card", "wait 0.2", "pan began", "pan changed dy=-700", "pan ended", "run"],
      [
        "pan began", "pan changed dy=-60", "pan ended vy=200", "wait 0.03", "pan began",
        "pan changed dy=-30", "wait 0.1", "pan changed dy=40", "pan ended vy=-90", "run",
      ],
      [
        "touch down x=195 y=422", "wait 0.05", "touch move x=195 y=350", "wait 0.05",
        "touch move x=195 y=320", "touch cancel", "run",
      ],
      [
        "set rule=half", "pan began", "pan changed dy=-120", "pan ended vy=-500", "run",
        "set rule=scene", "pan began", "pan changed dy=-120", "pan ended vy=-500", "run",
      ],
      ["set estimator=lsq2", "flick up speed=300 on=card over=0.2", "run"],
    ])

  /// The sheet of the detents, with its list.
  static let detents = RebuiltScene(
    scene: "scene detents",
    blank: [
      "scene blank", "view sheet frame=0,400,390,744",
      "scroll-view list in=sheet frame=0,44,390,700 content=390x2000",
      "gesture pull pan on=sheet along=vertical",
      "drive sheet.frame.y by=pull anchors=100,400,700 past=clamp hand-over=list",
    ],
    paths: [
      ("sheet.frame", "sheet.frame"), ("list.offset", "list.offset"),
      ("decision", "decision"), ("decision.margin", "decision.margin"),
    ],
    gestures: [
      ["flick up speed=1000 on=list", "run"],
      ["drag on=list by=0,-200 over=1 hold=0.2", "run", "drag on=list by=0,150 over=0.4", "run"],
      ["drag on=list by=0,-600 over=0.6", "run", "drag on=list by=0,500 over=0.4", "run"],
      ["drag on=list by=0,-700 over=0.4", "wait 0.2", "drag on=list by=0,300 over=0.2", "run"],
      ["flick up speed=1500 on=list", "wait 0.1", "drag on=list by=0,80 over=0.3", "run"],
      ["flick down speed=900 on=list", "wait 0.15", "flick up speed=2500 on=list", "run"],
      ["drag x=195 y=420 by=0,-450 over=0.5", "run", "drag x=195 y=120 by=0,250 over=0.3", "run"],
      [
        "touch down x=195 y=600", "wait 0.05", "touch move x=195 y=500", "wait 0.05",
        "touch move x=195 y=320", "touch cancel", "run",
      ],
      ["drag on=sheet by=30,-180 over=0.2", "wait 0.3", "flick down speed=700 on=sheet", "run"],
    ])

  /// The yellow square's release: a position rule, and a share of the duration for the rest.
  static let square = RebuiltScene(
    scene: "scene interactive-square return-inset=0 cancel=return",
    blank: [
      "scene blank", "view yellow frame=20,408,100,100", "gesture pull pan on=yellow",
      "animator yellow duration=1 curve=linear", "animate yellow.frame.x to=270",
      "drive yellow by=pull along=right way=100 rule=half curve=linear factor=0.2",
    ],
    paths: [
      ("yellow.frame", "yellow.frame"), ("yellow.fraction", "yellow.fraction"),
      ("yellow.progress", "yellow.progress"), ("yellow.remaining", "yellow.remaining"),
    ],
    gestures: [
      ["drag on=yellow by=80,0 over=0.5 hold=0.2", "run"],
      ["drag on=yellow by=30,5 over=0.5", "run", "flick right speed=900 on=yellow", "run"],
      ["drag on=yellow by=80,0", "run", "drag on=yellow by=-90,0 over=0.2", "run"],
      ["drag on=yellow by=80,0", "wait 0.1", "drag on=yellow by=-40,0 over=0.2", "run"],
      ["pan began on=yellow", "pan changed dx=70", "wait 0.1", "pan cancelled", "run"],
      [
        "pan began on=yellow", "pan changed dx=20", "pan ended", "wait 0.1", "pan began on=yellow",
        "pan changed dx=30", "pan ended", "run",
      ],
    ])

  /// The sheet with three animators, driven by three recognizers that recognize together.
  static let popup = RebuiltScene(
    scene: "scene popup",
    blank: [
      "scene blank", "view overlay alpha=0", "view open-title alpha=0", "view closed-title alpha=1",
      "view sheet frame=0,784,390,500 radius=0", "gesture pull pan on=sheet instant=yes",
      "gesture pull-in pan on=sheet instant=yes with=pull",
      "gesture pull-out pan on=sheet instant=yes with=pull,pull-in",
      "animator sheet duration=1 curve=spring(1)", "animator in duration=1 curve=ease-in",
      "animator out duration=1 curve=ease-out", "set scrubs-linearly=no on=in",
      "set scrubs-linearly=no on=out", "animate sheet.frame.y to=344 on=sheet",
      "animate sheet.radius to=20 on=sheet", "animate overlay.alpha to=0.5 on=sheet",
      "animate open-title.alpha to=1 on=in", "animate closed-title.alpha to=0 on=out",
      "drive sheet by=pull along=up way=440", "drive in by=pull-in along=up way=440",
      "drive out by=pull-out along=up way=440",
    ],
    paths: [
      ("sheet.frame", "sheet.frame"), ("sheet.radius", "sheet.radius"),
      ("overlay.alpha", "overlay.alpha"), ("open-title.alpha", "open-title.alpha"),
      ("closed-title.alpha", "closed-title.alpha"), ("sheet.fraction", "sheet.fraction"),
      ("in.fraction", "in.fraction"), ("out.progress", "out.progress"),
    ],
    gestures: [
      ["drag on=sheet by=0,-200 over=0.5 hold=0.1", "run"],
      ["flick up speed=900 on=sheet", "run"],
      ["drag on=sheet by=0,-200 over=0.3", "wait 0.2", "drag on=sheet by=0,80 over=0.2", "run"],
      ["drag on=sheet by=0,-30 over=0.3", "wait 0.1", "flick down speed=300 on=sheet", "run"],
      [
        "touch down x=195 y=800", "wait 0.05", "touch move x=195 y=700", "wait 0.05",
        "touch move x=195 y=620", "touch cancel", "run",
      ],
    ])

  /// The player, which a release sends off as a fresh spring.
  ///
  /// The scene hands on a hundredth of the velocity, in points, so that they agree on releases at rest.
  static let player = RebuiltScene(
    scene: "scene floating-player",
    blank: [
      "scene blank", "view player frame=254,594,120,160", "gesture pull pan on=player",
      "animator player duration=0.5 curve=spring(0.8)", "animate player.frame to=0,0,390,844",
      "drive player by=pull along=up way=422 rule=flutter-bottom-sheet speed=100 "
        + "threshold=0.666666 curve=spring(0.8) factor=1",
    ],
    paths: [
      ("player.frame", "player.frame"), ("player.fraction", "player.fraction"),
      ("player.remaining", "player.remaining"),
    ],
    gestures: [
      ["set estimator=scroll-view", "drag on=player by=0,-200 over=0.5 hold=0.2", "run"],
      ["set estimator=scroll-view", "drag on=player by=0,-380 over=0.5 hold=0.2", "run"],
      [
        "set estimator=scroll-view", "drag on=player by=0,-380 over=0.3 hold=0.2", "wait 0.1",
        "drag on=player by=0,60 over=0.2 hold=0.2", "run",
      ],
      ["pan began on=player", "pan changed dy=-320", "pan cancelled", "run"],
      [
        "pan began on=player", "pan changed dy=-320", "pan ended", "run", "pan began on=player",
        "pan changed dy=350", "pan ended", "wait 0.2", "pan began on=player", "wait 0.1",
        "pan changed dy=-50", "pan ended vy=0", "run",
      ],
    ])
}
