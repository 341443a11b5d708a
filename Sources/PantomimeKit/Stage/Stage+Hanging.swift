// Views that hang from an anchor.

extension Stage {
  /// Adds a view that hangs from its anchor, as a layer does: besides its own properties it has
  /// `anchor` and `position`.
  @discardableResult
  public mutating func addView(
    _ name: String, hanging box: AnchoredBox, _ settings: PropertySetting...
  ) -> ViewID {
    addView(name, hanging: box, settings)
  }

  /// Adds a view that hangs from its anchor, as a layer does: besides its own properties it has
  /// `anchor` and `position`.
  @discardableResult
  public mutating func addView(
    _ name: String, hanging box: AnchoredBox, _ settings: [PropertySetting]
  ) -> ViewID {
    addView(
      name,
      settings + [Property<Point>.anchor(box.anchor), Property<Point>.position(box.position)])
  }

  /// Hangs a view anew: its anchor and where that lies.
  public mutating func hang(_ view: ViewID, _ box: AnchoredBox) {
    self[view, .anchor] = box.anchor
    self[view, .position] = box.position
  }

  /// The box of a view of that size as its model has it.
  public func box(of view: ViewID, _ size: Size) -> AnchoredBox {
    AnchoredBox(size: size, anchor: self[view, .anchor], position: self[view, .position])
  }

  /// The box of a view of that size as it is shown.
  public func shownBox(of view: ViewID, _ size: Size) -> AnchoredBox {
    AnchoredBox(size: size, anchor: shown(view, .anchor), position: shown(view, .position))
  }

  /// A view as its own properties show it, where some views hang in another, each in a size of its own;
  /// `nil` if it has no place.
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
