// Views positioned by an anchor point.

extension Stage {
  /// Adds a view positioned by its anchor point, as a layer is: besides its declared properties it
  /// has `anchor` and `position`.
  @discardableResult
  public mutating func addView(
    _ name: String, hanging box: AnchoredBox, _ settings: PropertySetting...
  ) -> ViewID {
    addView(name, hanging: box, settings)
  }

  /// Adds a view positioned by its anchor point, as a layer is: besides its declared properties it
  /// has `anchor` and `position`.
  @discardableResult
  public mutating func addView(
    _ name: String, hanging box: AnchoredBox, _ settings: [PropertySetting]
  ) -> ViewID {
    addView(
      name,
      settings + [Property<Point>.anchor(box.anchor), Property<Point>.position(box.position)])
  }

  /// Sets the anchor point and the position of a view.
  public mutating func hang(_ view: ViewID, _ box: AnchoredBox) {
    self[view, .anchor] = box.anchor
    self[view, .position] = box.position
  }

  /// Returns the box of a view of a size, by its model values.
  public func box(of view: ViewID, _ size: Size) -> AnchoredBox {
    AnchoredBox(size: size, anchor: self[view, .anchor], position: self[view, .position])
  }

  /// Returns the box of a view of a size, as shown.
  public func shownBox(of view: ViewID, _ size: Size) -> AnchoredBox {
    AnchoredBox(size: size, anchor: shown(view, .anchor), position: shown(view, .position))
  }

  /// Returns a view as its properties show it, for views positioned by anchors inside each other,
  /// each with a given size; `nil` if it has no position.
  public func shownView(
    _ view: ViewID, hanging sizes: [(view: ViewID, size: Size)], in holder: ViewID
  ) -> ShownView? {
    shownView(view) { view in
      guard let size = sizes.first(where: { $0.view == view })?.size,
        let outer = frameOnScreen(of: holder)
      else { return frameOnScreen(of: view) }
      var frame = shownBox(of: view, size).frame
      frame.x += outer.x
      frame.y += outer.y
      return frame
    }
  }
}
