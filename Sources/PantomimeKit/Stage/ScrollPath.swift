/// A reading that every scroll view has, with its name in paths.
struct ScrollPath: Sendable {
  let name: String
  let read: @Sendable (Stage, Int) -> PathValue

  /// Returns the readings of a scroll view, including the page if it has paging.
  static func all(of scroll: ScrollView) -> [ScrollPath] {
    scroll.settings.isPaging ? common + [page] : common
  }

  private static let common: [ScrollPath] = [
    ScrollPath(name: "offset") { stage, index in
      length(stage.scrolling.offset(of: index, at: stage.now), stage, index)
    },
    ScrollPath(name: "target") { stage, index in
      stage.scrolling.all[index].scroll.target.map { length($0, stage, index) } ?? .absent
    },
    ScrollPath(name: "dragging") { .flag($0.scrolling.all[$1].scroll.isDragging) },
    ScrollPath(name: "decelerating") { .flag($0.scrolling.all[$1].scroll.isDecelerating) },
    ScrollPath(name: "speed") { stage, index in
      let velocity = stage.scrolling.velocity(of: index, at: stage.now)
      guard let axis = stage.scrolling.all[index].scroll.settings.shownAxes.single else {
        return .pair(velocity.dx, velocity.dy, .pointsPerSecond)
      }
      return .number(velocity[axis], .pointsPerSecond)
    },
  ]

  private static let page = ScrollPath(name: "page") { stage, index in
    stage.scrolling.all[index].scroll.page(at: stage.scrolling.offset(of: index, at: stage.now)).map
    {
      .count($0)
    } ?? .absent
  }

  /// Returns a reading along the only axis, or along both.
  private static func length(_ offset: Vector, _ stage: Stage, _ index: Int) -> PathValue {
    guard let axis = stage.scrolling.all[index].scroll.settings.shownAxes.single else {
      return .pair(offset.dx, offset.dy, .points)
    }
    return .points(offset[axis])
  }
}

extension ScrollBoard {
  /// Returns the path of a scroll view's offset along an axis, with a component if both axes
  /// scroll.
  func offsetPath(of index: Int, _ axis: ScrollAxis) -> String {
    let path = "\(all[index].name).offset"
    guard all[index].scroll.settings.shownAxes.single != axis else { return path }
    return axis == .horizontal ? "\(path).x" : "\(path).y"
  }
}
