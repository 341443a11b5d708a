import TestSupport

private func file(_ name: String) -> ReferenceFile {
  ReferenceFile("GesturesTests/Reference/\(name).txt")
}

/// Motions of a scroll view after the lift.
enum ScrollTable {
  /// The key is the two bounds, the rate, the offset and the velocity at the lift.
  static let motions = file("scrolling").groups("motions") {
    (time: $0[0], offset: $0[1], velocity: $0[2])
  }
}

/// Strokes such as a device reports, and the velocities that the estimators compute from them.
enum VelocityTable {
  private static let table = file("velocity")

  /// The key counts the strokes; times are in milliseconds.
  static let strokes = table.groups("strokes") { (time: $0[0], x: $0[1], y: $0[2]) }
  /// The key is the stroke; the rows are in the order of METHODS in the script.
  static let velocities = table.groups("velocities") { (dx: $0[0], dy: $0[1]) }
}

/// The decision of each rule: one digit per lift-off, in the order of the loops over the lists.
enum CompletionTable {
  private static let table = file("completion")

  static let distance = table.list("distance")[0]
  static let progress = table.list("progress")
  static let velocity = table.list("velocity")
  static let across = table.list("across")
  static let anchors = table.list("anchors")
  static let places = table.list("places")
  static let speeds = table.list("speeds")
  static let starts = table.list("starts")

  /// For each rule and progress a row: over velocity, then across; 1 completes.
  static let ends = table.texts("ends")
  /// For each rule and place a row: over speeds, starts, across; the anchor's index.
  static let placed = table.texts("placed")
}
