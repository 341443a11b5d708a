/// Views that a scene adds as it runs: so that a script can name them before there are any.
public struct LaterView: Sendable, Hashable {
  /// The name, in which an `N` between dots stands for an index from 0 (`cell.N`).
  public let name: String
  /// The properties that matter of such a view, each with its first value.
  public let settings: [PropertySetting]

  /// Declares views.
  public init(_ name: String, _ settings: PropertySetting...) {
    self.name = name
    self.settings = settings
  }

  /// Whether a view of that name may come.
  func matches(_ name: Substring) -> Bool {
    IndexedName.index(in: name, matching: self.name) != nil
  }
}

extension Stage {
  /// Adds one of the views that a scene has declared to come.
  @discardableResult
  public mutating func addView(_ view: LaterView, _ index: Int) -> ViewID {
    addView(IndexedName.name(view.name, index), view.settings)
  }
}
