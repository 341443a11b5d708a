public import PantomimeKit

/// Pages side by side on the stage: the scroll view that shows one of them at a time, and the
/// current page.
public struct PagedView: Sendable {
  /// The scroll view.
  public let id: ViewID
  /// The page at the last update, counted from 0.
  public private(set) var page = 0
  private let width: Double

  /// Adds pages to the stage, each as wide as the visible part, and watches for page changes.
  public init(
    _ name: String, _ pages: Int, frame: Rect2D, alpha: Double = 1, on stage: inout Stage
  ) {
    width = frame.width
    let content = Size2D(width: Double(pages) * frame.width, height: frame.height)
    id = stage.addScrollView(name, frame: frame, content: content, .alpha(alpha)) { settings in
      settings.isPaging = true
    }
    for page in stride(from: 1, to: pages, by: 1) {
      stage.watch(id, .atLeast(Double(page) * width, .horizontal))
    }
  }

  /// Returns the current page at the shown offset: the last page whose left edge isn't to the right
  /// of the visible part's left edge.
  public func page(on stage: Stage) -> Int {
    let place = stage.contentOffset(of: id).dx / width
    return place >= 1 ? Int(exactly: place.rounded(.down)) ?? 0 : 0
  }

  /// Updates the current page.
  ///
  /// - Returns: the current page, or `nil` if it hasn't changed.
  public mutating func turn(on stage: Stage) -> Int? {
    let now = page(on: stage)
    defer { page = now }
    return now == page ? nil : now
  }
}
