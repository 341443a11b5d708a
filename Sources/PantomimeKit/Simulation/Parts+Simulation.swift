// Extensions that look up the parts of a simulation, such as its timers and layer animations.

extension ValueRange {
  /// Creates the range of the values in the run that moves a path, or returns `nil` if nothing
  /// moves it.
  public init?(of path: String, in simulation: Simulation) {
    let range = simulation.look { contents in
      contents.resolve(path).flatMap { contents.valueRange(of: $0) }
    }
    guard let range else { return nil }
    self = range
  }
}

extension Movement {
  /// Returns the causes that move the view property, or the component of one, at a path.
  ///
  /// The array is empty if the screen shows the model value, or if the path isn't one of a view
  /// property.
  ///
  /// The values of the causes add up to the presentation value (A209, A210); layer animations
  /// override it (T92).
  public static func all(of path: String, in simulation: Simulation) -> [Movement] {
    simulation.look { contents in
      guard let path = contents.resolve(path), let lane = contents.lane(of: path) else { return [] }
      return all(ofSlot: lane.slot, lane: lane.lane, on: contents.stage)
    }
  }

  /// Returns a Boolean value that indicates whether a run may ever move the value of a path.
  public static func isPossible(of path: String, in simulation: Simulation) -> Bool {
    simulation.look { contents in
      contents.resolve(path).map { contents.isAnimatable($0) } ?? false
    }
  }
}

extension StageTimer {
  /// Returns the timers that have yet to fire, followed by the running display links, both in the
  /// order in which they were started.
  public static func waiting(in simulation: Simulation) -> [StageTimer] {
    simulation.look { $0.stage.timers.waiting + $0.stage.links.waiting }
  }
}

extension LayerAnimation {
  /// Returns the keys of the attached layer animations, without duplicates.
  public static func keys(in simulation: Simulation) -> [String] {
    simulation.look { $0.stage.layers.attachedKeys }
  }
}

extension DynamicView {
  /// Returns a Boolean value that indicates whether a view with the given name may be added later.
  public static func mayAdd(_ name: String, to simulation: Simulation) -> Bool {
    simulation.look { $0.traits }.dynamicViews.contains { $0.matches(name[...]) }
  }

  /// Returns whether a scene adds views while it is running.
  package static func areAdded(by simulation: Simulation) -> Bool {
    simulation.look { !$0.traits.dynamicViews.isEmpty }
  }

  /// Returns the initial value at a path of a view that may be added later, or `nil` if no such
  /// view may be added.
  public static func initialValue(of path: String, in simulation: Simulation) -> PathValue? {
    let dynamicViews = simulation.look { $0.traits }.dynamicViews
    var end = path.endIndex
    while let dot = path[..<end].lastIndex(of: ".") {
      let name = path[..<dot]
      if simulation.view(named: String(name)) == nil,
        let view = dynamicViews.first(where: { $0.matches(name) })
      {
        var later = simulation
        return later.change { contents in
          _ = contents.stage.addView(String(name), view.settings)
          return contents.read(path)
        }
      }
      end = dot
    }
    return nil
  }
}
