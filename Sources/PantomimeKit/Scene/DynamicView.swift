/// Views that a scene adds while running, declared so that a script can name them before they
/// exist.
public struct DynamicView: Sendable, Hashable {
  /// The name, in which an `N` between dots stands for a zero-based index (`cell.N`).
  public let name: String
  /// The properties of such a view that the scene uses, each with its initial value.
  public let settings: [PropertySetting]

  /// Creates a declaration of views.
  public init(_ name: String, _ settings: PropertySetting...) {
    self.name = name
    self.settings = settings
  }

  /// Returns whether the declaration covers a view with a name.
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
