// Views positioned by an anchor point.

extension Stage {
  /// Adds a view that, like a layer, is positioned by its anchor point: in addition to its declared
  /// properties, it has `anchor` and `position`.
  @discardableResult
  public mutating func addView(
    _ name: String, hanging box: AnchoredBox, _ settings: PropertySetting...
  ) -> ViewID {
    addView(name, hanging: box, settings)
  }

  /// Adds a view that, like a layer, is positioned by its anchor point: in addition to its declared
  /// properties, it has `anchor` and `position`.
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

  /// Returns the box of a view with a size, from its model values.
  public func box(of view: ViewID, _ size: Size) -> AnchoredBox {
    AnchoredBox(size: size, anchor: self[view, .anchor], position: self[view, .position])
  }

  /// Returns the box of a view with a size, from its presentation values.
  public func shownBox(of view: ViewID, _ size: Size) -> AnchoredBox {
    AnchoredBox(size: size, anchor: shown(view, .anchor), position: shown(view, .position))
  }

  /// Returns the appearance of a view on screen, for nested views that are positioned by anchor
  /// points and have given sizes, or `nil` if the view has no position.
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
