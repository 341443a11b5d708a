/// Views that a scene adds as it runs, declared so that a script can name them before they exist.
public struct DynamicView: Sendable, Hashable {
  /// The name, in which an `N` between dots stands for an index from 0 (`cell.N`).
  public let name: String
  /// The relevant properties of such a view, each with its initial value.
  public let settings: [PropertySetting]

  /// Creates a declaration of views.
  public init(_ name: String, _ settings: PropertySetting...) {
    self.name = name
    self.settings = settings
  }

  /// Returns whether a view with a name may be added.
  func matches(_ name: Substring) -> Bool {
    IndexedName.index(in: name, matching: self.name) != nil
  }
}

extension Stage {
  /// Adds one of the views that a scene has declared.
  @discardableResult
  public mutating func addView(_ view: DynamicView, _ index: Int) -> ViewID {
    addView(IndexedName.name(view.name, index), view.settings)
  }
}
