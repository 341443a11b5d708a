import PantomimeKit
import PantomimeReporting

/// The picture of a timing: its value over time, with its slope below.
enum TimingPicture {
  /// The number of samples; our choice.
  private static let samples = 240

  /// Returns the picture of a curve over the fraction of its time.
  static func of(_ sheet: CurveSheet, _ name: String) -> Picture {
    picture(
      name, over: Plot.Quantity("fraction of the duration", unit: ""), to: 1, slope: "slope",
      { sheet.progress(at: $0) },
      { sheet.slope(at: $0) })
  }

  /// Returns the picture of a spring over time in seconds, until the spring settles, or over a few
  /// oscillations if it never settles.
  static func of(_ spring: Spring) -> Picture {
    let settling = spring.settlingDuration
    let swings = 6 * spring.response
    let span = settling.isFinite && settling > 0 ? min(settling, 1e6) : min(max(swings, 1e-3), 1e6)
    return picture(
      "spring", over: Plot.Quantity("time", unit: "s"), to: span, slope: "velocity",
      { spring.value(at: $0) },
      { spring.velocity(at: $0) })
  }

  private static func picture(
    _ name: String, over across: Plot.Quantity, to span: Double, slope: String,
    _ value: (Double) -> Double, _ rate: (Double) -> Double
  ) -> Picture {
    let times = (0...samples).map { Double($0) / Double(samples) * span }
    let plot = Plot(
      name, across: across,
      curves: [
        Plot.Curve("value", unit: "", points: times.map { Point(x: $0, y: value($0)) }),
        Plot.Curve(
          slope, unit: "per \(across.unit == "s" ? "second" : "duration")",
          points: times.map { Point(x: $0, y: rate($0)) }),
      ])
    return Picture { room in plot.drawing(columns: room.columns, rows: room.rows) }
  }
}
