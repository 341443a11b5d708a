import PantomimeScenes

extension HelpText {
  /// The verbs of a transition of one's own, in the order in which one comes to need them.
  private static let ladder = ["view", "gesture", "animator", "animate", "drive", "let", "use"]

  /// Two transitions that one can type, the second with a list inside.
  package static let ownTransitions: [(title: String, lines: [String])] = [
    (
      "A card that a tap toggles and a pan opens:",
      [
        "view card frame=70,247,250,350", "gesture hit tap on=card",
        "gesture pull pan on=card axis=vertical", "animator open duration=0.3",
        "animate card.frame to=0,0,390,844", "toggle open by=hit",
        "drive open by=pull along=up way=247",
        "drag on=card by=30,-140; run; expect open.place out",
      ]
    ),
    (
      "A sheet with three places to rest at, and a list inside:",
      [
        "view sheet frame=0,400,390,744",
        "scroll-view list in=sheet frame=0,44,390,700 content=390x2200",
        "gesture pull pan on=sheet axis=vertical",
        "drive sheet.frame.y by=pull anchors=100,400,700 hand-over=list",
        "flick up speed=1000 on=list; run", "expect sheet.frame.y 100; expect list.offset 0",
      ]
    ),
  ]

  /// What leads to a transition of one's own, for the scene that has none.
  static func ladder(of scene: SceneEntry) -> String {
    guard scene.name == Blank.name else { return "" }
    let width = ladder.map { $0.count }.max() ?? 0
    let verbs = ladder.compactMap { Commands.named($0)?.form }
    return "  a transition of your own, step by step:\n"
      + verbs.map { "    \(pad($0.name, width))  \($0.summary)\n" }.joined()
      + ownTransitions.map { transition in
        "  \(transition.title)\n" + transition.lines.map { "    \($0)\n" }.joined()
      }.joined()
  }
}
