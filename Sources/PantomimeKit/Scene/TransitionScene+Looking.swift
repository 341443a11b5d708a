// The defaults for the appearance of a scene.

extension TransitionScene {
  /// Returns the view as given by its frame and its properties `rotation`, `scale`, `radius` and
  /// `alpha`; the default.
  public func shownView(_ view: ViewID, on stage: Stage) -> ShownView? {
    stage.shownView(view) { frameOnScreen(of: $0, on: stage) }
  }

  /// Returns no parts; the default.
  public func shownParts(on stage: Stage) -> [ShownView] { [] }
}
