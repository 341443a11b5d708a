// Views that a scene may add later.

extension Simulation {
  /// Returns a Boolean value that indicates whether a view with a name may be added later.
  public func mayAdd(view name: String) -> Bool {
    look { $0.traits }.dynamicViews.contains { $0.matches(name[...]) }
  }

  /// Returns the initial value of a path to a view that may be added later, or `nil` if none may
  /// be.
  public func initialValue(of path: String) -> PathValue? {
    let dynamicViews = look { $0.traits }.dynamicViews
    var end = path.endIndex
    while let dot = path[..<end].lastIndex(of: ".") {
      let name = path[..<dot]
      if look({ $0.stage.view(named: name) }) == nil,
        let view = dynamicViews.first(where: { $0.matches(name) })
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
