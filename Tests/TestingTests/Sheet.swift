import PantomimeKit

/// A sheet that a pan pulls up, holds, and takes back, also while it runs.
struct Sheet: TwoStateScene {
  static let name = "sheet"
  static let places = (home: "closed", out: "open")
  private let sheet: ViewID
  var transition: InteractiveTransition

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    sheet = stage.addView("sheet", .frame(Rect2D(x: 0, y: 600, width: 390, height: 844)))
    stage.addGesture(.pan("pull"), on: sheet)
    transition = InteractiveTransition(
      of: stage.addAnimator("open", try Animator(duration: 0.5)), direction: .up, travel: 500)
  }

  func pose(at place: InteractiveTransition.Place, by animator: AnimatorID, on stage: Stage) -> Pose
  {
    [sheet: [.frame(Rect2D(x: 0, y: place == .home ? 600 : 100, width: 390, height: 844))]]
  }
}
