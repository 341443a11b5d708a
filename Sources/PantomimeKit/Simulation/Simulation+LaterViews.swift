// Views that a scene may add later on.

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
