// The properties of a layer's transform and position, in addition to those of every view.

extension Property<Double> {
  /// The displacement to the right of the layout position.
  public static var x: Property<Double> { Property("x", .points) }
  /// The downward displacement from the layout position.
  public static var y: Property<Double> { Property("y", .points) }
  /// The width of the view.
  public static var width: Property<Double> { Property("width", .points) }
  /// The rotation angle, clockwise on screen.
  public static var rotation: Property<Double> { Property("rotation", .degrees) }
  /// The scale at which the view is drawn.
  public static var scale: Property<Double> { Property("scale", .fraction) }
}

extension Property<Point> {
  /// The horizontal and vertical scales.
  public static var stretch: Property<Point> { Property("scale", .fraction) }
  /// The anchor point within the view, as fractions of its size.
  public static var anchor: Property<Point> { Property("anchor", .fraction) }
  /// The location of the anchor point in the view's parent.
  public static var position: Property<Point> { Property("position", .points) }
}

extension PropertySetting {
  /// Sets the initial displacement of a view to the right.
  public static func x(_ x: Double) -> PropertySetting { Property<Double>.x(x) }
  /// Sets the initial downward displacement of a view.
  public static func y(_ y: Double) -> PropertySetting { Property<Double>.y(y) }
  /// Sets the initial width of a view.
  public static func width(_ width: Double) -> PropertySetting { Property<Double>.width(width) }
  /// Sets the initial rotation of a view.
  public static func rotation(_ degrees: Double) -> PropertySetting {
    Property<Double>.rotation(degrees)
  }
  /// Sets the initial scale of a view.
  public static func scale(_ scale: Double) -> PropertySetting { Property<Double>.scale(scale) }
  /// Sets the initial horizontal and vertical scales of a view.
  public static func stretch(_ scale: Point) -> PropertySetting { Property<Point>.stretch(scale) }
}
