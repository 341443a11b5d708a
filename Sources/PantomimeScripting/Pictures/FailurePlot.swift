import PantomimeKit
import PantomimeReporting

/// A small plot of the number in an expectation, around the instant of its failure.
struct FailurePlot {
  private let plot: Plot

  /// The number of rows, and two intervals in seconds; our choice.
  ///
  /// If the last gesture and the time after it take no longer than `whole`, all of it is plotted.
  /// Otherwise, only `reach` on either side of the failure is plotted.
  private static let (rows, whole, reach) = (5, 3.0, 1.0)
  /// The paths that aren't plotted, because the shape of their curve is obvious.
  private static let dull = ["time"]

  /// Creates the plot, or returns `nil` if the value isn't a number or doesn't change.
  init?(_ failure: Failure) {
    guard let numbers = failure.mismatch.numbers, !FailurePlot.dull.contains(numbers.path),
      let session = failure.standing?(), let moment = session.simulation?.now,
      let film = Film(of: session)
    else { return nil }
    let near = film.part(
      from: Instant(clamping: moment.seconds - FailurePlot.reach),
      to: moment.advanced(bySeconds: FailurePlot.reach))
    let isLong = film.to.seconds - film.from.seconds > FailurePlot.whole
    // If nothing changes near the failure, the whole interval is plotted.
    let plots = (isLong ? [near, film] : [film]).lazy.compactMap { FailurePlot.plot(numbers, $0) }
    guard var plot = plots.first else { return nil }
    plot.target = FailurePlot.target(numbers, at: moment)
    self.plot = plot
  }

  /// Returns the plot of the number in an interval, or `nil` if it doesn't change.
  private static func plot(_ numbers: ValueDifference, _ film: Film) -> Plot? {
    guard film.from < film.to else { return nil }
    var plot = film.plot([numbers.path], against: nil, samples: samples)
    guard plot.curves.indices.contains(numbers.index) else { return nil }
    plot.curves = [plot.curves[numbers.index]]
    (plot.events, plot.phases) = ([], [])
    (plot.panelRows, plot.isCompact) = (rows, true)
    let values = plot.curves[0].points.map { $0?.y }
    return Set(values).count > 1 ? plot : nil
  }

  /// Returns the mark at the expected value, at the instant of the failure.
  static func target(_ numbers: ValueDifference, at moment: Instant) -> Plot.Target {
    let wanted = numbers.wantedNumber
    let expected = wanted.map { ", \(Numerals.text($0, decimals: 4)) expected" } ?? ""
    return Plot.Target(
      x: moment.seconds, y: wanted,
      words: "dots: \(Numerals.text(moment.seconds, decimals: 4)) s\(expected)")
  }

  /// The curve, which is the same for two failures if their plots differ only in the expected value.
  var curve: Plot.Curve { plot.curves[0] }

  /// The number of samples of the curve; our choice.
  private static let samples = 160

  /// Returns the plot for a terminal, with an indent in columns.
  func text(style: Style, indent: Int) -> String {
    let drawing = plot.drawing(columns: max(style.columns - indent, Drawing.narrowest))
    let margin = String(repeating: " ", count: indent)
    return CellRenderer.text(drawing, style: style).split(separator: "\n")
      .map { "\(margin)\($0)\n" }.joined()
  }
}
