public import PantomimeKit
public import Testing

/// A report of a pan recognizer, for `pan(_:on:every:)`.
///
/// This API is stable.
public struct PanReport: Sendable, Hashable {
  var input: PanInput

  private init(
    _ state: RecognizerState, _ dx: Double?, _ dy: Double?, _ vx: Double?, _ vy: Double?
  ) {
    input = PanInput(state, dx: dx, dy: dy, vx: vx, vy: vy)
  }

  /// The pan begins.
  public static let began = PanReport(.began, nil, nil, nil, nil)
  /// The pan begins with a velocity, in points per second.
  public static func began(vx: Double = 0, vy: Double = 0) -> PanReport {
    PanReport(.began, nil, nil, vx, vy)
  }
  /// The pan has moved.
  ///
  /// The arguments are the translation since the pan began, in points, and the velocity, in points
  /// per second.
  ///
  /// If the translation is omitted, it is unchanged; if the velocity is omitted, it is estimated.
  public static func changed(
    dx: Double? = nil, dy: Double? = nil, vx: Double? = nil, vy: Double? = nil
  ) -> PanReport {
    PanReport(.changed, dx, dy, vx, vy)
  }
  /// The pan ends.
  public static let ended = PanReport(.ended, nil, nil, nil, nil)
  /// The pan ends.
  ///
  /// The arguments are the translation since the pan began, in points, and the velocity, in points
  /// per second.
  public static func ended(
    dx: Double? = nil, dy: Double? = nil, vx: Double? = nil, vy: Double? = nil
  ) -> PanReport {
    PanReport(.ended, dx, dy, vx, vy)
  }
  /// The system cancels the pan.
  public static let cancelled = PanReport(.cancelled, nil, nil, nil, nil)
}

extension Simulation {
  /// Reports a pan as a recognizer does.
  ///
  /// If reports are missing that every recognizer sends, they are added: `began` before the first
  /// report if no pan is in progress, and `changed` before an `ended` that changes the translation.
  ///
  /// - Parameters:
  ///   - view: The view whose pan recognizer sends the reports, or `nil` for the scene's first pan
  ///     recognizer.
  ///   - interval: The time between two reports. If it's zero, an omitted velocity is zero.
  ///   - warnsIfMissed: Whether an issue is recorded if the reports have no effect because no
  ///     recognizer sends them.
  public mutating func pan(
    _ reports: [PanReport], on view: String? = nil, every interval: Duration = .zero,
    warnsIfMissed: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard !reports.isEmpty else {
      return TestFailure.record("no report is given", at: sourceLocation)
    }
    guard interval >= .zero else {
      return TestFailure.record(
        "'every' cannot be \(Numerals.rejected(interval.inSeconds)) s; must be at least 0 s",
        at: sourceLocation)
    }
    let all = filledIn(reports)
    let count = trace.count
    let watch = warnsIfMissed ? PanWatch(all.map { $0.input }, on: view, in: self) : nil
    defer { MisuseWatch.report(self, since: count, at: sourceLocation) }
    for (index, report) in all.enumerated() {
      if index > 0 { _ = quietly(advanceBy: interval) }
      var input = report.input
      if input.state == .began { input.view = view }
      let before = trace.count
      do throws(InputError) { try quietly(handle: .pan(input)) } catch {
        switch error {
        case .misuse: self.report(error, since: before, sourceLocation)
        case .impossible(let impossible):
          TestFailure.record(
            "`.\(input.state.rawValue)`: \(impossible.text(in: self))", at: sourceLocation)
        }
        return
      }
    }
    watch?.report(self, at: sourceLocation)
  }

  private func filledIn(_ reports: [PanReport]) -> [PanReport] {
    var all: [PanReport] = []
    var isActive = pan.state.isActive
    var translation = isActive ? pan.translation : Vector()
    for report in reports {
      let state = report.input.state
      if !isActive, state != .began { all.append(.began) }
      if !isActive || state == .began { translation = Vector() }
      isActive = state == .began || state == .changed
      let end = Vector(
        dx: report.input.dx.value(after: translation.dx),
        dy: report.input.dy.value(after: translation.dy))
      if !isActive, end != translation {
        var moved = report
        moved.input.state = .changed
        all.append(moved)
      }
      translation = end
      all.append(report)
    }
    return all
  }
}

/// A watch on reports of a pan that no recognizer sends: they are for nothing unless the scene handles
/// them anyway.
struct PanWatch {
  private let view: String?
  private let before: Appearance

  /// Creates a watch, or `nil` if a recognizer sends the reports, or if they report no movement.
  init?(_ reports: [PanInput], on view: String?, in app: Simulation) {
    let isHeard = view.map { app.hasRecognizer(around: $0) } ?? !app.recognizers.isEmpty
    guard !isHeard, reports.contains(where: { $0.moves }) else { return nil }
    (self.view, before) = (view, Appearance(of: app))
  }

  /// Records an issue if the reports have had no effect.
  func report(_ app: Simulation, at place: SourceLocation) {
    guard before.isUnchanged(in: app, besides: [.pan, .panIgnored]) else { return }
    TestFailure.record(app.unheard("the pan", on: view), at: place)
  }
}

extension PanInput {
  /// Whether the report contains a movement or a velocity.
  fileprivate var moves: Bool {
    func isMoved(_ component: Component) -> Bool {
      switch component {
      case .kept: false
      case .absolute(let value), .relative(let value): value != 0
      }
    }
    return isMoved(dx) || isMoved(dy) || velocity.map { $0 != .zero } ?? false
  }
}
