// The axis of a drive.

extension Direction {
  /// The axis that the direction lies on.
  var axis: ScrollAxis {
    switch self {
    case .up, .down: .vertical
    case .left, .right: .horizontal
    }
  }
}
