// The roles of a scene that computes positions, pictures and values from more than its views.

/// A scene that computes the frames of views; in others they follow from the views' frames and
/// their ancestors.
public protocol FrameProviding: TransitionScene {
  /// Returns the frame of a view on the screen, or `nil` for a view that takes no touches.
  func frameOnScreen(of view: ViewID, on stage: Stage) -> Rect?
}

extension FrameProviding {
  public static var _overridesFrames: Bool { true }
  public func _frameOnScreen(of view: ViewID, on stage: Stage) -> Rect? {
    frameOnScreen(of: view, on: stage)
  }
}

/// A scene that computes how views are drawn; in others they are drawn as given by their frames and
/// their properties `rotation`, `scale`, `radius` and `alpha`.
public protocol ShownViewProviding: TransitionScene {
  /// Returns a view as shown on the screen, for drawing, or `nil` for a view that has no position.
  func shownView(_ view: ViewID, on stage: Stage) -> ShownView?
}

extension ShownViewProviding {
  public func _shownView(_ view: ViewID, on stage: Stage) -> ShownView? {
    shownView(view, on: stage)
  }
}

/// A scene that draws more than its views.
public protocol ShownPartProviding: TransitionScene {
  /// Returns what else is shown on the screen above the views, such as particles, for drawing.
  func shownParts(on stage: Stage) -> [ShownView]
}

extension ShownPartProviding {
  public func _shownParts(on stage: Stage) -> [ShownView] { shownParts(on: stage) }
}

/// A scene with paths whose names depend on its options.
public protocol NamedPathProviding: TransitionScene {
  /// The paths whose names depend on the scene's options, excluded from `paths`.
  var namedPaths: [String] { get }
  /// Returns the value of one of the named paths, or `nil` for any other path.
  func pathValue(of path: Substring, on stage: Stage) -> PathValue?
}

extension NamedPathProviding {
  public var _namedPaths: [String] { namedPaths }
  public func _pathValue(of path: Substring, on stage: Stage) -> PathValue? {
    pathValue(of: path, on: stage)
  }
}
