// The properties that a layer's transform and its place are made of, besides those of every view.

extension Property<Double> {
  /// How far the view is moved to the right of where it is laid out.
  public static var x: Property<Double> { Property("x", .points) }
  /// How far the view is moved down from where it is laid out.
  public static var y: Property<Double> { Property("y", .points) }
  /// The width of the view.
  public static var width: Property<Double> { Property("width", .points) }
  /// The angle by which the view is turned, clockwise as seen.
  public static var rotation: Property<Double> { Property("rotation", .degrees) }
  /// The scale the view is drawn at.
  public static var scale: Property<Double> { Property("scale", .fraction) }
}

extension Property<Point> {
  /// The scales across and down.
  public static var stretch: Property<Point> { Property("scale", .fraction) }
  /// The place within the view that it hangs from, as shares of its size.
  public static var anchor: Property<Point> { Property("anchor", .fraction) }
  /// Where its anchor lies in what holds the view.
  public static var position: Property<Point> { Property("position", .points) }
}

extension PropertySetting {
  /// How far to the right a view starts.
  public static func x(_ x: Double) -> PropertySetting { Property<Double>.x(x) }
  /// How far down a view starts.
  public static func y(_ y: Double) -> PropertySetting { Property<Double>.y(y) }
  /// The width a view starts with.
  public static func width(_ width: Double) -> PropertySetting { Property<Double>.width(width) }
  /// The angle a view starts at.
  public static func rotation(_ degrees: Double) -> PropertySetting {
    Property<Double>.rotation(degrees)
  }
  /// The scale a view starts at.
  public static func scale(_ scale: Double) -> PropertySetting { Property<Double>.scale(scale) }
  /// The scales across and down that a view starts at.
  public static func stretch(_ scale: Point) -> PropertySetting { Property<Point>.stretch(scale) }
}
