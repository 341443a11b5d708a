// Moves scroll views by name.

extension ScrollInput {
  /// Moves the scroll view with a name, as a user does.
  func move(_ name: String, on stage: inout Stage) throws(InputError) {
    let index = try stage.scrolling.find(name, on: stage.views)
    let view = stage.scrolling.all[index].view
    let axis = stage.scrolling.all[index].scroll.settings.shownAxes.single
    let wanted = axis == nil ? 2 : 1
    guard numbers.count == wanted else {
      throw .impossible(.wrongCount(name, wanted: wanted, given: numbers.count))
    }
    var offset = isRelative ? Vector.zero : stage.scrolling.offset(of: index, at: stage.now)
    if let axis {
      offset[axis] = numbers[0]
    } else {
      offset = Vector(dx: numbers[0], dy: numbers[1])
    }
    if isAnimated {
      let now = isRelative ? stage.scrolling.offset(of: index, at: stage.now) : .zero
      stage.setContentOffset(offset.mapped { $1 + now[$0] }, animated: true, of: view)
    } else if isRelative {
      stage.scroll(view, by: offset, over: seconds)
    } else {
      stage.scroll(view, to: offset, over: seconds)
    }
  }
}
