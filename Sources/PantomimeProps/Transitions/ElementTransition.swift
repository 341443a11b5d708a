public import PantomimeKit

/// A transition between two screens, in which elements of the first screen grow into elements of
/// the second.
///
/// All animated views are in the transition's container. During a presentation, these are, from the
/// bottom up, the fade view, the presented view, and the stand-ins; during a dismissal, the
/// presenting view, the fade view, and the stand-ins. The contents of the container are removed
/// together with the transition's context, so a stand-in is placed there instead of the element.
public struct ElementTransition: Sendable {
  /// The animated views in the container.
  public enum Style: Sendable, Hashable {
    /// A stand-in for each element, which is hidden during the transition.
    case standIns
    /// The elements themselves, which are removed together with the context.
    case elements
    /// No elements; the presented view moves up, by a distance in points, from below its final
    /// position.
    case cover(Double)
  }

  /// The transition on the stage.
  public let id: TransitionID
  /// The elements.
  public let models: [TransformModel]
  private let style: Style
  private let views: (presenting: ViewID, presented: ViewID, fade: ViewID)
  /// A Boolean value that indicates whether the current or last run is a presentation.
  public private(set) var isPresenting = true
  /// A Boolean value that indicates whether the presented view is the current screen.
  public private(set) var isPresented = false
  /// A Boolean value that indicates whether the presented view is hidden.
  public private(set) var hidesPresented = true
  /// A Boolean value that indicates whether the elements are hidden because stand-ins are shown.
  package private(set) var hidesElements = false
  /// A Boolean value that indicates whether the elements are still on their screen; `false` after
  /// they were removed together with the container's contents.
  public private(set) var hasElements = true

  /// Creates a transition from the views of both screens and the elements.
  public init(
    _ id: TransitionID, _ models: [TransformModel], style: Style, from presenting: ViewID,
    to presented: ViewID, fade: ViewID
  ) {
    self.id = id
    self.models = models
    self.style = style
    views = (presenting, presented, fade)
  }

  /// Starts a presentation, or a dismissal.
  public mutating func begin(presenting: Bool, interactive: Bool, on stage: inout Stage) {
    isPresenting = presenting
    hidesElements = style == .standIns
    hidesPresented = style.hidesPresented
    let (style, views, moving) = (style, views, hasElements ? models : [])
    style.place(moving, views.presented, isFinal: !presenting, on: &stage)
    let target = presenting ? views.presented : views.presenting
    if style.fades { stage[views.fade, .alpha] = presenting ? 0 : 1 }
    stage.insert(target, into: id)
    if style.fades { stage.insert(views.fade, into: id, below: presenting ? target : nil) }
    for model in moving {
      if let view = style.moved(model) { stage.insert(view, into: id) }
    }
    stage.begin(
      id, interactive: interactive, from: presenting ? views.presenting : views.presented,
      to: target
    ) { stage in
      if style.fades { stage[views.fade, .alpha] = presenting ? 1 : 0 }
      style.place(moving, views.presented, isFinal: presenting, on: &stage)
    }
  }

  /// Records the end of a run: sets the outcome, shows or hides the presented view, calls the
  /// models' completion closures, and shows the elements.
  public mutating func end(finished: Bool, on stage: inout Stage) {
    isPresented = isPresenting == finished
    hidesPresented = !isPresented
    for model in models { model.completion?(finished, &stage) }
    hidesElements = false
  }

  /// Makes the presented view visible, regardless of the outcome; if the presentation was
  /// cancelled, nothing is drawn, because the view is removed together with the container.
  public mutating func showPresented() { hidesPresented = false }

  /// Ends the context, and removes the contents of the container.
  ///
  /// - Parameters:
  ///   - keepsCancelled: a Boolean value that indicates whether the views that a dismissal has
  ///     placed over the presented view stay there if the dismissal is cancelled.
  ///   - stage: the stage.
  public mutating func cleanUp(keepsCancelled: Bool = false, on stage: inout Stage) {
    if style == .elements { hasElements = false }
    guard keepsCancelled, isPresented, !isPresenting else { return stage.dropContainer(of: id) }
    for model in models {
      if let view = style.moved(model) { stage.remove(view, from: id) }
    }
  }
}

// MARK: - Looking

extension ElementTransition {
  /// Returns the displayed progress, which is 0 at the presenting view and 1 at the presented view,
  /// in either direction.
  public func progress(on stage: Stage) -> Double {
    let progress = stage[id].progress(at: stage.now)
    return isPresenting ? progress : 1 - progress
  }

  /// Returns a Boolean value that indicates whether a view of either screen receives no touches
  /// because it is hidden, removed, or covered by the container.
  public func isHidden(_ view: ViewID, on stage: Stage) -> Bool {
    if view == views.presented { return !isPresented || hidesPresented || isCovered(on: stage) }
    return (hidesElements || !hasElements) && models.contains { $0.view == view }
  }

  /// Returns a Boolean value that indicates whether views that a cancelled dismissal has left in the
  /// container cover the presented view.
  public func isCovered(on stage: Stage) -> Bool {
    !stage[id].isUnderWay && stage.context(of: id).container.contains(views.presenting)
  }

  /// Returns how a picture displays a view, or `nil` if the view is hidden.
  ///
  /// The views in the container are above all others, in the container's order.
  public func shownView(_ view: ViewID, on stage: Stage) -> ShownView? {
    var shown = unordered(view, on: stage)
    let container = stage.context(of: id).container
    // The elements are in front together with the presenting view that was left in the container.
    let holder =
      isCovered(on: stage) && models.contains { $0.view == view } ? views.presenting : view
    if let place = container.firstIndex(of: holder) { shown?.depth = place + 1 }
    return shown
  }

  private func unordered(_ view: ViewID, on stage: Stage) -> ShownView? {
    let context = stage.context(of: id)
    let shown = stage.shownView(view) { stage.frameOnScreen(of: $0) }
    if let model = models.first(where: { $0.standIn == view }) {
      return context.container.contains(view) ? model.shownStandIn(on: stage) : nil
    }
    if view == views.fade {
      guard context.container.contains(view) else { return nil }
      return ShownView(
        stage.name(of: view), corners: Rect2D(stage.screen).corners,
        alpha: stage.shown(view, .alpha))
    }
    if view == views.presented {
      // A view without a superview isn't drawn, even if it isn't hidden.
      if hidesPresented || !isPresented && !context.container.contains(view) { return nil }
      guard var shown, case .cover = style else { return shown }
      let lift = stage.shown(view, .y)
      shown.corners = shown.corners.map { Point2D(x: $0.x, y: $0.y + lift) }
      return shown
    }
    return isHidden(view, on: stage) ? nil : shown
  }
}

extension Rect2D {
  fileprivate init(_ screen: Size2D) { self.init(width: screen.width, height: screen.height) }
}

extension ElementTransition.Style {
  var fades: Bool { if case .cover = self { false } else { true } }
  var hidesPresented: Bool { fades }

  /// Returns the view that is animated for an element, or `nil` if no view is.
  func moved(_ model: TransformModel) -> ViewID? {
    switch self {
    case .standIns: model.standIn
    case .elements: model.view
    case .cover: nil
    }
  }

  /// Sets the animated properties to their values at one end of the transition.
  func place(
    _ models: [TransformModel], _ presented: ViewID, isFinal: Bool, on stage: inout Stage
  ) {
    switch self {
    case .standIns:
      for model in models { model.place(isFinal: isFinal, on: &stage) }
      for model in models { model.decorate(isFinal: isFinal, on: &stage) }
    case .elements: for model in models { model.placeElement(isFinal: isFinal, on: &stage) }
    case .cover(let distance): stage[presented, .y] = isFinal ? 0 : distance
    }
  }
}

extension ScenePath {
  /// The paths of a transition's views: `container.count` and `container.views`, and, for each
  /// element, whether it is hidden and whether it is still present.
  public static func paths(
    ofElements names: [String], _ transition: @escaping @Sendable (S) -> ElementTransition
  ) -> [ScenePath] {
    [
      ScenePath("container.count", summary: "The number of views in the container.") {
        .count($1.context(of: transition($0).id).container.count)
      },
      ScenePath("container.views", summary: "The views in the container, from the bottom up.") {
        scene, stage in
        let names = stage.context(of: transition(scene).id).container.map { stage.name(of: $0) }
        return names.isEmpty ? .absent : .word(names.joined(separator: ","))
      },
    ]
      + names.flatMap { name in
        [
          ScenePath("\(name).hidden", summary: "Whether the real \(name) is hidden.") { scene, _ in
            .flag(transition(scene).hidesElements)
          },
          ScenePath("\(name).present", summary: "Whether the real \(name) is still in the list.") {
            scene, _ in .flag(transition(scene).hasElements)
          },
        ]
      }
  }
}
