// The axis of a drive.

extension Direction {
  /// The axis of the direction.
  var axis: ScrollAxis {
    switch self {
    case .up, .down: .vertical
    case .left, .right: .horizontal
    }
  }
}
