// The roles of a scene that computes positions, appearance, and values from more than its views.

/// A scene that computes the frames of its views on the screen; in other scenes, these frames
/// follow from the frames of the views and their ancestors.
public protocol FrameProviding: TransitionScene {
  /// Returns the frame of a view on the screen, or `nil` if the view receives no touches.
  func frameOnScreen(of view: ViewID, on stage: Stage) -> Rect2D?
}

extension FrameProviding {
  public static var _overridesFrames: Bool { true }
  public func _frameOnScreen(of view: ViewID, on stage: Stage) -> Rect2D? {
    frameOnScreen(of: view, on: stage)
  }
}

/// A scene that names the reason why a view receives no touches although it is drawn.
public protocol ConcealmentProviding: FrameProviding {
  /// Returns the reason, as a clause about the view, for which `frameOnScreen(of:on:)` returns
  /// `nil`.
  func concealment(of view: ViewID, on stage: Stage) -> Reason
}

extension ConcealmentProviding {
  public func _concealment(of view: ViewID, on stage: Stage) -> Reason {
    concealment(of: view, on: stage)
  }
}

/// A scene in which the screen can show another state than the scene's code has recorded.
public protocol ScreenStateProviding: TransitionScene {
  /// Returns the state or the place that the screen shows for what an animator moves, or `nil` if
  /// the screen shows neither.
  func stateOnScreen(movedBy animator: AnimatorID, on stage: Stage) -> String?
}

extension ScreenStateProviding {
  public func _stateOnScreen(movedBy animator: AnimatorID, on stage: Stage) -> String? {
    stateOnScreen(movedBy: animator, on: stage)
  }
}

/// A scene that computes how its views are drawn; in other scenes, the views' frames and their
/// properties `rotation`, `scale`, `radius`, and `alpha` determine how they are drawn.
public protocol ShownViewProviding: TransitionScene {
  /// Returns the appearance of a view on the screen, for drawing, or `nil` if the view has no
  /// position.
  func shownView(_ view: ViewID, on stage: Stage) -> ShownView?
}

extension ShownViewProviding {
  public func _shownView(_ view: ViewID, on stage: Stage) -> ShownView? {
    shownView(view, on: stage)
  }
}

/// A scene that draws more than its views.
public protocol ShownPartProviding: TransitionScene {
  /// Returns the other parts to draw, such as particles; those with a negative `depth` are behind
  /// the views, and the others are in front.
  func shownParts(on stage: Stage) -> [ShownView]
}

extension ShownPartProviding {
  public func _shownParts(on stage: Stage) -> [ShownView] { shownParts(on: stage) }
}

/// A scene with paths whose names depend on its options.
public protocol NamedPathProviding: TransitionScene {
  /// The paths whose names depend on the scene's options; `paths` doesn't contain them.
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
