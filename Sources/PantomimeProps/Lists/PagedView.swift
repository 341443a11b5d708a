public import PantomimeKit

/// Pages side by side on the stage: the scroll view that shows one of them at a time, and which it is.
public struct PagedView: Sendable {
  /// The scroll view.
  public let id: ViewID
  /// The page that was shown when it was asked last, from 0.
  public private(set) var page = 0
  private let width: Double

  /// Puts pages on the stage, each as wide as what is seen of them, and watches for their turning.
  public init(
    _ name: String, _ pages: Int, frame: Rect, alpha: Double = 1, on stage: inout Stage
  ) {
    width = frame.width
    let content = Size(width: Double(pages) * frame.width, height: frame.height)
    id = stage.addScrollView(name, frame: frame, content: content, .alpha(alpha)) { settings in
      settings.isPaging = true
    }
    for page in stride(from: 1, to: pages, by: 1) {
      stage.watch(id, .atLeast(Double(page) * width, .horizontal))
    }
  }

  /// The page that is reached: the last one whose left edge is not to the right of what is seen.
  public func page(on stage: Stage) -> Int {
    let place = stage.contentOffset(of: id).dx / width
    return place >= 1 ? Int(exactly: place.rounded(.down)) ?? 0 : 0
  }

  /// Asks anew which page is shown.
  ///
  /// - Returns: the page, if it is another than before.
  public mutating func turn(on stage: Stage) -> Int? {
    let now = page(on: stage)
    defer { page = now }
    return now == page ? nil : now
  }
}
