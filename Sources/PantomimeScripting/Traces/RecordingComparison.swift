package import PantomimeKit
package import PantomimeReporting

/// A comparison of the values recorded in an app with the values at the same paths in a run.
package struct RecordingComparison: Sendable {
  /// The first difference of a path.
  package struct Difference: Sendable, Hashable {
    package let path: String
    /// The line of the recording that contains the app's value.
    package let line: Int
    /// The instant in the run.
    package let time: Instant
    /// The values in the app and in the model, as text.
    package let app: String
    package let model: String
    /// The number of values of the path that differ.
    package fileprivate(set) var count = 1
    /// The greatest difference between the numbers, or `nil` if the values can't be compared as
    /// numbers.
    package fileprivate(set) var distance: Double?
  }

  /// The first difference of each path, sorted by time.
  package private(set) var differences: [Difference] = []
  /// The number of compared values.
  package private(set) var count = 0
  /// The paths that the recording contains and that were compared, sorted.
  package private(set) var paths: [String] = []

  /// Compares values with those of a run, which is replayed to the instant of each value.
  ///
  /// - Parameters:
  ///   - values: The values of the recording.
  ///   - run: The simulation at the end of the run.
  ///   - start: The instant of the run that corresponds to time 0 of the recording.
  ///   - tolerance: The paths to ignore, and the limits for numbers.
  package init(
    _ values: [RecordedValue], with run: Simulation, from start: Instant,
    _ tolerance: TraceTolerance
  ) {
    guard var model = try? run.replayed(first: 0, until: .zero) else { return }
    let inputs = run.log.list
    var next = 0
    let kept = values.filter { !tolerance.ignored.contains($0.path) }
    paths = Set(kept.map { $0.path }).sorted()
    count = kept.count
    let ordered = kept.sorted { ($0.seconds, $0.line) < ($1.seconds, $1.line) }
    for value in ordered {
      // Values from before the start of the run are compared with those at its start.
      let instant = Instant(clamping: max(0, start.seconds + value.seconds))
      while next < inputs.count, inputs[next].time <= instant {
        _ = try? model.advance(to: inputs[next].time)
        _ = try? model.handle(inputs[next].input)
        next += 1
      }
      if instant > model.now { _ = try? model.advance(to: instant) }
      compare(value, at: instant, with: model.read(value.path), tolerance)
    }
  }

  private mutating func compare(
    _ value: RecordedValue, at time: Instant, with model: PathValue?, _ tolerance: TraceTolerance
  ) {
    var distance: Double?
    if let model, let numbers = value.numbers, !numbers.isEmpty,
      numbers.count == model.numbers.count
    {
      let limit = tolerance.limitForApps(model.unit ?? .fraction)
      let pairs = zip(numbers, model.numbers)
      if pairs.allSatisfy({ $0.isWithin(limit, of: $1) }) { return }
      distance = pairs.map { ($0 - $1).magnitude }.max()
    } else if let model, value.numbers == nil, value.text == PathValueText.text(model) {
      return
    }
    if let index = differences.firstIndex(where: { $0.path == value.path }) {
      differences[index].count += 1
      if let distance {
        differences[index].distance = max(distance, differences[index].distance ?? 0)
      }
      return
    }
    differences.append(
      Difference(
        path: value.path, line: value.line, time: time, app: value.text,
        model: model.map { PathValueText.text($0) } ?? "no such path", distance: distance))
  }

  /// Returns the text for the first difference of each path, in plain words.
  ///
  /// - Parameters:
  ///
  /// - recording: The name of the recording.
  ///
  /// - statement: Returns the statement of the run at an instant, with its place.
  package func text(
    recording: String, style: Style, statement: (Instant) -> String?
  ) -> String {
    guard let first = differences.first else {
      return "no difference in \(count) value\(count == 1 ? "" : "s") of \(paths.count) "
        + "path\(paths.count == 1 ? "" : "s")\n"
    }
    var text =
      "app and model differ in \(differences.count) of \(paths.count) "
      + "path\(paths.count == 1 ? "" : "s"), first at \(Numerals.text(first.time)) s:\n"
    var table = PlainTable([
      .init("path"), .init("from", .decimal), .init("app"), .init("model"),
      .init("values", .decimal), .init("off by", .decimal), .init("line", .decimal),
    ])
    for one in differences {
      table.add([
        Printable.text(one.path), Numerals.text(one.time), Printable.text(one.app),
        Printable.text(one.model), "\(one.count)",
        one.distance.map { Numerals.text($0, decimals: Numerals.shownDecimals) } ?? "",
        "\(one.line)",
      ])
    }
    text += table.text(columns: style.columns)
    text += "the first difference is line \(first.line) of \(Printable.name(recording))\n"
    if let statement = statement(first.time) { text += "during \(statement)\n" }
    return text
  }
}

extension TraceTolerance {
  /// Returns the limit up to which numbers of an app and the model may differ.
  ///
  /// The limit is the one that the user gave or, by default, half a point, a fraction of 0.005,
  /// half a degree, 20 pt/s, or 10 ms; counts must be equal. The defaults are our choice.
  func limitForApps(_ unit: PathValue.Unit) -> Double {
    if let limit = limit(unit) { return limit }
    return switch unit {
    case .points, .degrees: 0.5
    case .pointsPerSecond: 20
    case .fraction, .perSecond: 0.005
    case .seconds: 0.01
    case .count: 0
    }
  }
}
