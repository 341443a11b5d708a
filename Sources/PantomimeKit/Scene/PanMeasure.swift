/// The way in which a drive measures the movement of its pan.
package struct PanMeasure: Sendable, Hashable {
  /// The name of the view along whose axes movements and velocities are measured, or `nil` for the
  /// screen.
  ///
  /// The view's rotation and scale convert them, and so do those of its ancestors; its position has
  /// no effect (U49).
  package var view: String?
  /// The quantity that counts as the movement.
  package var translation = Translation.cumulative

  /// The quantity that counts as the finger's movement.
  package enum Translation: String, Sendable, Hashable, CaseIterable {
    /// The translation since the pan began, as `translation(in:)` returns it.
    case cumulative
    /// The sum of all reported translations, a mistake: each of them already contains the previous
    /// ones.
    case delta
    /// The displacement of the finger in the view's own coordinates, a mistake if the drive moves
    /// the view: the movement feeds back into the next location.
    case location
  }

  /// Creates a measure: cumulative translations, along the axes of the screen by default.
  package init(in view: String? = nil, _ translation: Translation = .cumulative) {
    self.view = view
    self.translation = translation
  }
}

/// A measure whose view is resolved, and its state during a drag.
struct PanMeter: Sendable {
  private let view: ViewID?
  private let translation: PanMeasure.Translation
  /// The sum of the translations reported since the pan began.
  private var sum = Vector.zero
  /// The finger's place in the view when the pan began.
  private var origin: Vector?
  /// The axes of the view when the pan began.
  private var firstAxes: ViewAxes?

  /// Resolves the view of a measure.
  init(_ measure: PanMeasure, on stage: Stage) throws(InputError) {
    view = try measure.view.map { name throws(InputError) in try stage.views.findOwn(name) }
    translation = measure.translation
    if measure.translation == .location, view == nil {
      throw InputError(.connection(.noView))
    }
  }

  /// Returns a report whose translation and velocity are measured in this way.
  mutating func measure(_ pan: Pan, on stage: Stage) -> Pan {
    guard view != nil || translation != .cumulative else { return pan }
    if pan.state == .began {
      sum = .zero
      firstAxes = view.map { ViewAxes(of: $0, on: stage) }
      origin = place(of: pan, on: stage)
    }
    var measured = pan
    measured.velocity = velocity(of: pan, on: stage)
    let movement = axes(on: stage)?.local(pan.translation) ?? pan.translation
    switch translation {
    case .cumulative: measured.translation = movement
    case .delta:
      sum = Vector(dx: sum.dx + movement.dx, dy: sum.dy + movement.dy)
      measured.translation = sum
    case .location:
      guard let origin, let place = place(of: pan, on: stage) else {
        measured.translation = movement
        break
      }
      measured.translation = Vector(dx: place.dx - origin.dx, dy: place.dy - origin.dy)
    }
    return measured
  }

  /// Returns the velocity of a report along the axes of the view.
  func velocity(of pan: Pan, on stage: Stage) -> Vector {
    axes(on: stage)?.local(pan.velocity) ?? pan.velocity
  }

  /// Returns the axes of the view, as of this report or, under the other reading of U49, as of the
  /// beginning of the pan.
  private func axes(on stage: Stage) -> ViewAxes? {
    guard let view else { return nil }
    if stage.readings.departs(on: .translationAxes), let firstAxes { return firstAxes }
    return ViewAxes(of: view, on: stage)
  }

  /// Returns the finger's place in the view, measured from the view's center, or `nil` if either is
  /// unknown.
  private func place(of pan: Pan, on stage: Stage) -> Vector? {
    guard let view, let finger = pan.location, let center = stage.frameOnScreen(of: view)?.center
    else { return nil }
    return axes(on: stage)?.local(Vector(dx: finger.x - center.x, dy: finger.y - center.y))
  }
}

/// The axes of a view on the screen: the linear part of its transform and of its ancestors'.
struct ViewAxes: Sendable {
  /// The screen's vectors of one point along the view's axes.
  private var right = Vector(dx: 1)
  private var down = Vector(dy: 1)

  /// Reads the model transforms of a view and its ancestors.
  init(of view: ViewID, on stage: Stage) {
    // From the view outward: each ancestor transforms the axes found so far.
    for view in stage.path(of: view) {
      let name = stage.name(of: view)
      let turn = stage.modelNumbers(at: "\(name).rotation").first ?? 0
      let scale = stage.modelNumbers(at: "\(name).scale")
      let (wide, high) = (scale.first ?? 1, scale.last ?? 1)
      let angle = turn / 180 * Elementary.pi
      let (sin, cos) = (Elementary.sin(angle), Elementary.cos(angle))
      func transformed(_ vector: Vector) -> Vector {
        let (x, y) = (vector.dx * wide, vector.dy * high)
        return Vector(dx: x * cos - y * sin, dy: x * sin + y * cos)
      }
      (right, down) = (transformed(right), transformed(down))
    }
  }

  /// Returns a vector of the screen along the view's axes; a view without extent leaves it
  /// unchanged.
  func local(_ vector: Vector) -> Vector {
    let area = right.dx * down.dy - right.dy * down.dx
    guard area != 0, area.isFinite else { return vector }
    return Vector(
      dx: (vector.dx * down.dy - vector.dy * down.dx) / area,
      dy: (vector.dy * right.dx - vector.dx * right.dy) / area)
  }
}

extension Stage {
  /// Returns the model numbers of a property, or none if no view has it.
  fileprivate func modelNumbers(at path: String) -> [Double] {
    guard let place = try? views.place(of: path) else { return [] }
    let slot = views.slots[place.slot]
    return (0..<slot.shape.count).map { slot.model.lanes[$0] }
  }
}
