package import PantomimeKit

/// What hangs in the container has a place on the screen, too, for a picture.
extension PokedexDetail {
  package func shownView(_ view: ViewID, on stage: Stage) -> ShownView? {
    stage.shownView(view) { hanging($0, on: stage) ?? stage.frameOnScreen(of: $0) }
  }

  /// The frame of the ball and of the creature as they hang; `nil` for all else.
  private func hanging(_ view: ViewID, on stage: Stage) -> Rect? {
    let container = stage.shown(views.container, .frame)
    let size =
      switch view {
      case views.ball: Self.ballSize
      case views.creature: Size(width: container.width, height: container.height)
      default: Size()
      }
    guard size != Size() else { return nil }
    var frame = stage.shownBox(of: view, size).frame
    frame.x += container.x
    frame.y += container.y
    return frame
  }
}
