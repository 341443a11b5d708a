import PantomimeScenes
import PantomimeTesting
import TestSupport
import Testing

/// Each statement of the language has an input that a Swift test can write, with the same trace.
@Suite(.timeLimit) struct CounterpartTests {
  /// Statements, and the inputs that are equivalent to them.
  struct Pair: Sendable, CustomTestStringConvertible {
    let script: String
    let inputs: @Sendable () throws -> [Input]

    init(_ script: String, _ inputs: @escaping @Sendable () throws -> [Input]) {
      self.script = script
      self.inputs = inputs
    }

    var testDescription: String { script }
  }

  /// The stage of every pair.
  private static let stage = """
    scene blank
    view card frame=100,200,100,100
    view other frame=0,0,50,50
    scroll-view list in=other frame=0,400,390,400 content=390x2000
    gesture pull pan on=card
    gesture hit tap on=card
    animator open duration=0.5
    animate card.alpha to=0 on=open
    """

  private static func pair(
    _ path: String, _ numbers: Double..., by mover: Construction.Mover? = nil
  ) -> Input {
    .construct(.change([PropertyChange(path: path, numbers: numbers)], by: mover))
  }

  private static func push(_ speed: Double = 1) throws -> Input {
    var transition = try PercentDrivenTransition(duration: 0.4)
    try transition.setCompletion(speed: speed, curve: .linear)
    return .construct(
      .transition(name: "push", transition, curve: .easeInOut, interactive: true))
  }

  private static func anchors(
    _ path: String, _ anchors: [Double] = [], _ change: (inout AnchorsConnection) -> Void = { _ in }
  ) -> Input {
    var connection = AnchorsConnection(path, by: "pull", anchors: anchors)
    change(&connection)
    return .construct(.connection(.anchors(connection)))
  }

  private static let pushed =
    "transition push duration=0.4 completion-curve=linear\nanimate other.frame.x to=100 on=push\n"

  private static func filledPush(_ calls: PercentDrivenTransition.Call...) throws -> [Input] {
    [try push(), pair("other.frame.x", 100, by: Construction.Mover(animator: "push"))]
      + calls.map { .transition($0, name: "push") }
  }

  static let pairs: [Pair] = [
    // Views.
    Pair("view v frame=1,2,30,40 alpha=0.5 hidden=yes interaction=no role=image text=\"Kyoto\"") {
      [
        .construct(
          .view(
            name: "v",
            [
              try PropertySetting("frame", numbers: [1, 2, 30, 40]),
              try PropertySetting("alpha", numbers: [0.5]),
            ],
            [.isHidden(true), .isUserInteractionEnabled(false), .role(.image), .text("Kyoto")]))
      ]
    },
    Pair("view group in=card") { [.construct(.view(name: "group", [], in: "card"))] },
    Pair("view v center=50,60 width=10 height=20 anchor=0,0 rotation=30 scale=2,3") {
      let numbers: [(String, [Double])] = [
        ("center", [50, 60]), ("width", [10]), ("height", [20]), ("anchor", [0, 0]),
        ("rotation", [30]), ("scale", [2, 3]),
      ]
      var settings: [PropertySetting] = []
      for (name, values) in numbers { settings.append(try PropertySetting(name, numbers: values)) }
      return [.construct(.view(name: "v", settings))]
    },
    Pair("set card.scale=0.5\nset card.center=10,20\nset card.hidden=yes\nset card.text=\"A\"") {
      [
        pair("card.scale", 0.5), pair("card.center", 10, 20),
        .construct(.attribute(.isHidden(true), of: "card")),
        .construct(.attribute(.text("A"), of: "card")),
      ]
    },
    Pair("order card back\norder card above=other\nremove other") {
      [
        .construct(.order(view: "card", .back)), .construct(.order(view: "card", .above("other"))),
        .construct(.remove(view: "other")),
      ]
    },
    // Animations.
    Pair("animate card.frame.x to=7 duration=1 start=0.2 length=0.5 curve=linear") {
      [
        .construct(
          .viewAnimation(
            Construction.RunningAnimator(
              duration: 1, delay: 0, timing: .linear,
              keyframe: try KeyframeSpan(start: 0.2, length: 0.5)),
            [PropertyChange(path: "card.frame.x", numbers: [7])]))
      ]
    },
    Pair("animate card.frame.x by=7 duration=0.3 repeat=1.5 autoreverse=yes interaction=yes") {
      [
        .construct(
          .viewAnimation(
            Construction.RunningAnimator(
              duration: 0.3, delay: 0, timing: .easeInOut, allowsUserInteraction: true,
              repetition: try Repetition(count: 1.5, autoreverses: true)),
            [PropertyChange(path: "card.frame.x", numbers: [7], isRelative: true)]))
      ]
    },
    Pair("animate card.frame.y to=7 on=open start=0.4\nstart on=open") {
      [
        pair(
          "card.frame.y", 7,
          by: Construction.Mover(animator: "open", keyframe: try KeyframeSpan(start: 0.4))),
        .animator(.start(), name: "open"),
      ]
    },
    Pair(
      "animator m duration=0.6 curve=spring(0.7) velocity=5,20\nanimate card.center to=0,0 on=m\nstart on=m"
    ) {
      [
        .construct(
          .animator(
            name: "m",
            try Animator(
              duration: 0.6, timing: .damped(ratio: 0.7), initialVelocity: Vector(dx: 5, dy: 20)))),
        pair("card.center", 0, 0, by: Construction.Mover(animator: "m")),
        .animator(.start(), name: "m"),
      ]
    },
    Pair(
      "animator m curve=spring(mass=1,stiffness=200,damping=20)\nanimate card.frame.x to=0 on=m\nstart on=m"
    ) {
      [
        .construct(
          .animator(
            name: "m",
            try Animator(
              duration: 0.25,
              timing: .spring(try SpringCurve(mass: 1, stiffness: 200, damping: 20))))),
        pair("card.frame.x", 0, by: Construction.Mover(animator: "m")),
        .animator(.start(), name: "m"),
      ]
    },
    // Gestures and lists.
    Pair("gesture list.pan requires=pull\ngesture pull with=list.pan axis=up") {
      [
        .construct(.relations(GestureRelations(of: "list.pan", requires: ["pull"]))),
        .construct(
          .relations(GestureRelations(of: "pull", axis: .toward(.up), together: ["list.pan"]))),
      ]
    },
    Pair("gesture side pan on=card axis=left requires=hit") {
      [
        .construct(
          .gesture(
            GestureConstruction(.pan("side"), on: "card", axis: .toward(.left), requires: ["hit"])))
      ]
    },
    Pair("set list.content=390x900\nset list.insets=10,0,20,0") {
      [pair("list.content", 390, 900), pair("list.insets", 10, 0, 20, 0)]
    },
    Pair("animate list.insets to=60,0,0,0 duration=0.3") {
      [
        .construct(
          .viewAnimation(
            Construction.RunningAnimator(duration: 0.3, delay: 0, timing: .easeInOut),
            [PropertyChange(path: "list.insets", numbers: [60, 0, 0, 0])]))
      ]
    },
    // Connections.
    Pair(
      "follow other.frame.y pull.translation.y\nfollow other.alpha card.frame.y from=0,100 to=0,1"
    ) {
      [
        .construct(.follow(Follow("other.frame.y", of: "pull.translation.y"))),
        .construct(
          .follow(Follow("other.alpha", of: "card.frame.y", from: [0, 100], to: [0, 1]))),
      ]
    },
    Pair("follow other.alpha card.alpha\nfollow other.alpha none") {
      [
        .construct(.follow(Follow("other.alpha", of: "card.alpha"))),
        .construct(.followEnd(path: "other.alpha")),
      ]
    },
    Pair("timer soon after=0.2\ntimer soon after=none\nset state=ready") {
      [
        .construct(.connection(.timer(name: "soon", after: 0.2))),
        .construct(.connection(.timer(name: "soon", after: nil))),
        .construct(.connection(.state("ready"))),
      ]
    },
    Pair("toggle open by=hit while-running=reverse") {
      [.construct(.connection(.toggle(animator: "open", by: "hit", whileRunning: .reverse)))]
    },
    Pair("drive card.frame.y by=pull") { [anchors("card.frame.y")] },
    Pair("drive card.frame.y by=pull range=50,220 past=rubber(0.4) cancelled=ignore") {
      [
        anchors("card.frame.y") {
          $0.range = 50...220
          $0.past = .rubber(resistance: 0.4)
          $0.cancellation = .ignore
        }
      ]
    },
    Pair("drive card.center by=pull") { [anchors("card.center")] },
    Pair("follow card.scale pull.distance from=0,100 to=1,0.5") {
      [
        .construct(
          .follow(Follow("card.scale", of: "pull.distance", from: [0, 100], to: [1, 0.5])))
      ]
    },
    Pair(
      "drive card.frame.y by=pull\npan began vy=-300\npan changed dy=-40\npan ended vx=40 vy=-300\n"
        + "animate card.center to=90,80 duration=0.5 curve=spring(0.8) velocity=pull"
    ) {
      [
        anchors("card.frame.y"), .pan(PanInput(.began, velocity: Vector(dy: -300))),
        .pan(PanInput(.changed, dy: .absolute(-40))),
        .pan(PanInput(.ended, velocity: Vector(dx: 40, dy: -300))),
        .construct(
          .viewAnimation(
            Construction.RunningAnimator(
              duration: 0.5, delay: 0, timing: .damped(ratio: 0.8), velocity: .gesture("pull")),
            [PropertyChange(path: "card.center", numbers: [90, 80])])),
      ]
    },
    Pair("drive card.frame.y by=pull in=other translation=delta") {
      [anchors("card.frame.y") { $0.measure = PanMeasure(in: "other", .delta) }]
    },
    Pair(
      "drive card.frame.y by=pull anchors=100,400 duration=by-velocity(0.2,0.6) curve=spring(0.8) limit=3"
    ) {
      [
        anchors("card.frame.y", [100, 400]) {
          $0.duration = .byVelocity(minimum: 0.2, maximum: 0.6)
          $0.timing = .damped(ratio: 0.8)
          $0.velocityLimit = 3
        }
      ]
    },
    Pair("drive card.frame.y by=pull anchors=100,400\ntoggle card.frame.y") {
      [
        anchors("card.frame.y", [100, 400]),
        .construct(.connection(.toggle(animator: "card.frame.y"))),
      ]
    },
    Pair("drive open by=pull along=up way=200 rule=half cancelled=ignore returns=no") {
      var drive = DriveConnection("open", by: "pull", direction: .up, travel: 200)
      drive.rule = .half
      drive.cancellation = .ignore
      drive.isReversible = false
      return [.construct(.connection(.drive(drive)))]
    },
    // Transitions.
    Pair("\(pushed)drive push by=pull along=up way=200 rule=half") {
      var drive = DriveConnection("push", by: "pull", direction: .up, travel: 200)
      drive.rule = .half
      return try filledPush() + [.construct(.connection(.drive(drive)))]
    },
    Pair("\(pushed)drive push by=pull along=up way=200 rule=half cancelled=ignore") {
      var drive = DriveConnection("push", by: "pull", direction: .up, travel: 200)
      drive.rule = .half
      drive.cancellation = .ignore
      return try filledPush() + [.construct(.connection(.drive(drive)))]
    },
    Pair("\(pushed)start on=push\nupdate 0.4 on=push\nfinish on=push") {
      try filledPush(.start, .update(0.4), .finish)
    },
    Pair("\(pushed)start on=push\nupdate 60% on=push\npause on=push\ncancel on=push") {
      try filledPush(.start, .update(0.6), .pause, .cancel)
    },
  ]

  /// The traces are equal, also after the gestures that follow, and so is everything that is shown.
  @Test(arguments: pairs) func aStatementHasAnInput(pair: Pair) throws {
    var said = try Simulation(script: Self.stage + "\n" + pair.script)
    var written = try Simulation(script: Self.stage)
    for input in try pair.inputs() { try written.handle(input) }
    expectEqual(said, written)
    for step in 0..<3 {
      let finger = Finger(at: Point2D(x: 150, y: 250))
        .move(by: Vector(dx: -20, dy: -60), over: .milliseconds(200)).lift()
      said.play(finger, warnsIfMissed: false)
      written.play(finger, warnsIfMissed: false)
      expectEqual(said, written)
      _ = said.advance(by: .milliseconds(100 * step))
      _ = written.advance(by: .milliseconds(100 * step))
    }
    _ = (said.run(), written.run())
    expectEqual(said, written)
  }

  private func expectEqual(_ one: Simulation, _ other: Simulation) {
    #expect(one.trace == other.trace)
    #expect(one.paths == other.paths)
    for path in one.paths where one.read(path) != other.read(path) {
      Issue.record("\(path): \(String(describing: other.read(path)))")
    }
  }
}
