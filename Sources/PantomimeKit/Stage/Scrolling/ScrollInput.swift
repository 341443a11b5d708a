/// A movement of a scroll view without a finger.
public struct ScrollInput: Sendable, Hashable {
  /// The offset, or the distance: one number along its axis, two if it scrolls both ways; in points.
  public let numbers: [Double]
  /// Whether the numbers are added to the offset.
  public let isRelative: Bool
  /// How long it takes, evenly, in seconds; 0 for immediately.
  public let seconds: Double

  /// Describes a movement.
  public init(_ numbers: [Double], isRelative: Bool = false, over seconds: Double = 0) {
    self.numbers = numbers
    self.isRelative = isRelative
    self.seconds = seconds
  }

  /// Moves a scroll view by its name, as a user does.
  func move(_ name: String, on stage: inout Stage) throws(Refusal) {
    let index = try stage.scrolling.find(name, on: stage.views)
    let view = stage.scrolling.all[index].view
    let axis = stage.scrolling.all[index].scroll.settings.shownAxes.single
    let wanted = axis == nil ? 2 : 1
    guard numbers.count == wanted else {
      throw .impossible(.wrongCount(name, wanted: wanted, given: numbers.count))
    }
    var offset = isRelative ? Vector.zero : stage.scrolling.offset(of: index, at: stage.now)
    if let axis {
      offset[axis] = numbers[0]
    } else {
      offset = Vector(dx: numbers[0], dy: numbers[1])
    }
    if isRelative {
      stage.scroll(view, by: offset, over: seconds)
    } else {
      stage.scroll(view, to: offset, over: seconds)
    }
  }
}
