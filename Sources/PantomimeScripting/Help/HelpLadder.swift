import PantomimeReporting
import PantomimeScenes

/// The verbs that a user needs first.
package struct HelpLadder: Sendable {
  private let verbs: HelpVerbs

  init(_ verbs: HelpVerbs) { self.verbs = verbs }

  /// The help without a topic: the verbs to start with.
  var start: String {
    let width = verbs.ladder.flatMap { $0.verbs }.map { $0.count }.max() ?? 0
    return verbs.ladder.map { "\($0.title)\n" + lines($0.verbs, width, indent: 2) }.joined() + """
      `help all` lists everything, `help WORD` explains a word. Start with: drag on=card by=0,-120

      """
  }

  private func lines(_ names: [String], _ width: Int, indent: Int) -> String {
    let blanks = String(repeating: " ", count: indent)
    return names.compactMap { verbs.named($0) }
      .map { "\(blanks)\(Printable.padded($0.name, width))  \($0.summary)\n" }.joined()
  }

  /// Two custom transitions to type; the second contains a list.
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
      "A sheet with three detents, and a list inside:",
      [
        "view sheet frame=0,400,390,744",
        "scroll-view list in=sheet frame=0,44,390,700 content=390x2200",
        "gesture pull pan on=sheet axis=vertical",
        "drive sheet.frame.y by=pull anchors=100,400,700 hand-over=list",
        "flick up speed=1000 on=list; run", "expect sheet.frame.y 100; expect list.offset 0",
      ]
    ),
  ]

  /// Returns the steps for defining a custom transition if the scene is the empty stage, or an
  /// empty string otherwise.
  func ownSteps(of scene: SceneEntry) -> String {
    guard scene.name == Blank.name, let steps = verbs.ladder.last else { return "" }
    return "  \(steps.title), step by step:\n"
      + lines(steps.verbs, steps.verbs.map { $0.count }.max() ?? 0, indent: 4)
      + HelpLadder.ownTransitions.map { transition in
        "  \(transition.title)\n" + transition.lines.map { "    \($0)\n" }.joined()
      }.joined()
  }
}
