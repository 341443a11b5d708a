import PantomimeKit
import PantomimeReporting

/// A small plot of the number that an expectation was about, around the moment at which it failed.
struct FailurePlot {
  private let plot: Plot

  /// The rows of its curve, and up to which length of time the whole of the last gesture and what follows
  /// it is shown, in seconds; else so much either way; our choice.
  private static let (rows, whole, reach) = (5, 3.0, 1.0)
  /// The paths whose course is known without a look.
  private static let dull = ["time"]

  /// `nil` where there is no course to be shown: of what is no number, and of what does not move.
  init?(_ failure: Failure) {
    guard let subject = failure.mismatch.subject, !FailurePlot.dull.contains(subject.path),
      let session = failure.standing?(), let moment = session.simulation?.now,
      let film = Film(of: session)
    else { return nil }
    let near = film.part(
      from: moment.advanced(bySeconds: -FailurePlot.reach),
      to: moment.advanced(bySeconds: FailurePlot.reach))
    let isLong = film.to.seconds - film.from.seconds > FailurePlot.whole
    // Where nothing moves near the moment, it is over, or still to come.
    let plots = (isLong ? [near, film] : [film]).lazy.compactMap { FailurePlot.plot(subject, $0) }
    guard var plot = plots.first else { return nil }
    plot.target = FailurePlot.target(subject, at: moment)
    self.plot = plot
  }

  /// The course of the number in a stretch; `nil` where it does not move.
  private static func plot(_ subject: Mismatch.Subject, _ film: Film) -> Plot? {
    guard film.from < film.to else { return nil }
    var plot = film.plot([subject.path], against: nil, samples: samples)
    guard plot.curves.indices.contains(subject.index) else { return nil }
    plot.curves = [plot.curves[subject.index]]
    plot.events = []
    plot.panelRows = rows
    let values = plot.curves[0].points.map { $0?.y }
    return Set(values).count > 1 ? plot : nil
  }

  /// What was expected, and when.
  static func target(_ subject: Mismatch.Subject, at moment: Instant) -> Plot.Target {
    let wanted = subject.wanted.map { ", \(Numerals.text($0, decimals: 4)) expected" } ?? ""
    return Plot.Target(
      x: moment.seconds, y: subject.wanted,
      words: "dots: \(Numerals.text(moment.seconds, decimals: 4)) s\(wanted)")
  }

  /// How finely the curve is drawn; our choice.
  private static let samples = 160

  /// The plot on a terminal, so many columns from its edge.
  func text(style: Style, indent: Int) -> String {
    let drawing = plot.drawing(columns: max(style.columns - indent, Drawing.narrowest))
    let margin = String(repeating: " ", count: indent)
    return CellRenderer.text(drawing, style: style).split(separator: "\n")
      .map { "\(margin)\($0)\n" }.joined()
  }
}
