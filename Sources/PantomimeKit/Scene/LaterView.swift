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

extension Simulation {
  /// Whether there may be a view of that name later on.
  public func mayAdd(view name: String) -> Bool {
    look { $0.traits }.laterViews.contains { $0.matches(name[...]) }
  }

  /// The first value of a path to a view that there may be later on; `nil` where none may come.
  public func foresee(_ path: String) -> PathValue? {
    let laterViews = look { $0.traits }.laterViews
    var end = path.endIndex
    while let dot = path[..<end].lastIndex(of: ".") {
      let name = path[..<dot]
      if look({ $0.stage.view(named: name) }) == nil,
        let view = laterViews.first(where: { $0.matches(name) })
      {
        var later = self
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
