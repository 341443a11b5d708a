package import PantomimeKit

/// The course of a value as CSS: an easing for a transition, or keyframes for an animation.
///
/// The course is approximated by straight lines between stops. The stops are denser where the course
/// bends more, and their values lie beside the course, so that the lines miss it by the same amount
/// on both sides. If that isn't close enough, as for a value that jumps with each touch, or goes back
/// where the course doesn't, the stops lie on the course, each as far from the last as the error
/// permits. A comment states the largest error. How stops are chosen is our choice.
package struct CSSMotion: Sendable {
  /// The path, such as `card.frame.y`.
  package let path: String
  /// The numbers of the value at each instant, which are evenly spaced.
  private let rows: [[Double]]
  /// The kind of the value.
  private let shape: PathValue
  /// The time between the first and the last change, in seconds.
  package let duration: Double
  /// The time before the first change, in seconds.
  private let delay: Double

  /// The reason why a course can't be written.
  package struct Refusal: Error, Sendable, Hashable {
    package let message: String
    package let hint: String

    package init(message: String, hint: String) { (self.message, self.hint) = (message, hint) }
  }

  /// The error that is small enough, as a fraction of the range, and the default number of stops.
  package static let (goal, usualStops) = (0.005, 30)

  /// Creates the course of a value from samples at evenly spaced instants.
  ///
  /// - Parameter step: The time between two samples, in seconds.
  package init(_ path: String, _ samples: [PathValue], step: Double) throws(Refusal) {
    guard let shape = samples.first(where: { !$0.numbers.isEmpty }) else {
      throw Refusal(message: "\(path) is no number", hint: "name a path with a number")
    }
    let rows = samples.map { $0.numbers }
    guard !rows.contains(where: { $0.count != shape.numbers.count }) else {
      throw Refusal(
        message: "\(path) has no value at some instants", hint: "name a path that always has one")
    }
    let changes = rows.indices.dropFirst().filter { rows[$0] != rows[$0 - 1] }
    guard let first = changes.first, let last = changes.last else {
      throw Refusal(message: "\(path) never changes", hint: "name a path that changes")
    }
    self.path = path
    self.shape = shape
    self.rows = Array(rows[(first - 1)...last])
    duration = Double(last - first + 1) * step
    delay = Double(first - 1) * step
  }

  // MARK: - Texts

  /// Returns a rule with a transition whose easing is `linear(…)`.
  ///
  /// - Parameter stops: The maximum number of stops.
  package func easing(stops: Int) throws(Refusal) -> String {
    guard shape.numbers.count == 1, let start = rows.first?[0], let end = rows.last?[0] else {
      let component = shape.components.first.map { "\(path).\($0)" } ?? path
      throw Refusal(
        message: "an easing describes one number", hint: "name one, such as \(component)")
    }
    guard start != end else {
      throw Refusal(
        message: "\(path) ends where it began, which no easing expresses",
        hint: "write --format keyframes")
    }
    let fit = fitted(stops)
    let points = fit.stops.map { stop in
      let progress = Numerals.text((stop.values[0] - start) / (end - start), decimals: 4)
      let isEnd = stop.share == 0 || stop.share == 1
      return isEnd ? progress : "\(progress) \(percent(stop.share))"
    }
    return comment(fit)
      + "\(selector) {\n  transition: \(properties[0].name) \(seconds(duration)) linear("
      + points.joined(separator: ", ") + ");\n}\n"
  }

  /// Returns keyframes, and a rule that plays them.
  ///
  /// - Parameter stops: The maximum number of stops.
  package func keyframes(stops: Int) -> String {
    let fit = fitted(stops)
    let name = "pantomime-" + path.map { $0 == "." ? "-" : String($0) }.joined()
    let own = properties.filter { $0.name.hasPrefix("--") }.map {
      "@property \($0.name) { syntax: \"<number>\"; inherits: false; initial-value: 0; }\n"
    }
    let frames = fit.stops.map { stop in
      let values = properties.map { "\($0.name): \($0.text(stop.values));" }
      return "  \(percent(stop.share)) { \(values.joined(separator: " ")) }\n"
    }
    return comment(fit) + own.joined() + "@keyframes \(name) {\n\(frames.joined())}\n"
      + "\(selector) { animation: \(name) \(seconds(duration)) linear both; }\n"
  }

  private func comment(_ fit: Fit) -> String {
    func text(_ values: [Double]?) -> String {
      (values ?? []).map { Numerals.text($0, decimals: 4) }.joined(separator: ",")
    }
    let error = Numerals.text(fit.error * 100, decimals: 3)
    let goal = Numerals.text(CSSMotion.goal * 100, decimals: 3)
    let isExact = fit.error <= CSSMotion.goal
    let enough =
      fit.enough.map { ";\n   \($0) stops keep it at \(goal) %" }
      ?? (isExact ? "" : ";\n   the range is too small for values with 4 decimals")
    return "/* \(path) from \(text(rows.first)) to \(text(rows.last)) in \(seconds(duration)), "
      + "\(seconds(delay)) after the start;\n   the largest error of \(fit.stops.count) stops is "
      + "\(error) % of the range\(enough) */\n"
  }

  private var selector: String { "." + (path.split(separator: ".").first.map(String.init) ?? path) }

  /// The decimals of an instant as a fraction of the duration: the usual, and the most.
  private static let decimals = 4...8

  private func percent(_ share: Double) -> String {
    Numerals.text(share * 100, decimals: CSSMotion.decimals.upperBound - 2) + "%"
  }

  private func seconds(_ seconds: Double) -> String { Numerals.text(seconds, decimals: 6) + "s" }

  /// The properties of CSS that correspond to the path, with the texts of their values.
  private var properties: [(name: String, text: @Sendable ([Double]) -> String)] {
    @Sendable func number(_ value: Double) -> String { Numerals.text(value, decimals: 4) }
    let words = path.split(separator: ".").map(String.init)
    let pixels: @Sendable (Int) -> (@Sendable ([Double]) -> String) = { index in
      { "\(number($0[index]))px" }
    }
    let names = ["x": "left", "y": "top", "width": "width", "height": "height"]
    switch (words.last ?? "", shape.numbers.count) {
    case ("frame", 4):
      return ["x", "y", "width", "height"].enumerated().map { (names[$1] ?? $1, pixels($0)) }
    case ("center", 2): return ["x", "y"].enumerated().map { (names[$1] ?? $1, pixels($0)) }
    case ("x", 1), ("y", 1), ("width", 1), ("height", 1):
      return [(names[words[words.count - 1]] ?? "", pixels(0))]
    case ("alpha", 1): return [("opacity", { number($0[0]) })]
    case ("radius", 1): return [("border-radius", pixels(0))]
    case ("rotation", 1): return [("rotate", { "\(number($0[0]))deg" })]
    case ("scale", 1), ("scale", 2):
      return [("scale", { $0.map(number).joined(separator: " ") })]
    case ("color", 4):
      return [
        (
          "background-color",
          { color in
            let parts = color.prefix(3).map { number($0 * 100) + "%" }
            return "rgb(\(parts.joined(separator: " ")) / \(number(color[3])))"
          }
        )
      ]
    default:
      let base = "--" + words.joined(separator: "-")
      let parts = shape.components.map { "-\($0)" }
      let endings = parts.isEmpty ? [""] : parts
      return endings.enumerated().map { index, ending in
        (base + ending, { number($0[index]) })
      }
    }
  }

  // MARK: - Stops

  /// Stops and the largest distance of the lines between them from the course.
  private struct Fit {
    var stops: [(share: Double, values: [Double])]
    /// The largest error of any number, as a fraction of its range.
    var error: Double
    /// The number of stops that keep the error small, if these are too few; otherwise `nil`.
    var enough: Int?
  }

  /// Returns as few stops as keep the error small, or as small as the given number of stops does.
  private func fitted(_ most: Int) -> Fit {
    let most = max(2, min(most, rows.count))
    let smooth = smooth(most)
    guard smooth.error > CSSMotion.goal || !goesBackOnlyWithTheCourse(smooth.stops) else {
      return smooth
    }
    // At a jump, the instant of a stop matters as much as its value, so it may need more decimals.
    var (fine, decimals) = (onCourse(within: CSSMotion.goal), CSSMotion.decimals.lowerBound)
    while fine.error > CSSMotion.goal, decimals < CSSMotion.decimals.upperBound {
      decimals += 1
      fine = onCourse(within: CSSMotion.goal, decimals)
    }
    if fine.stops.count <= most { return fine }
    // The error grows as the number of stops shrinks.
    var (low, high) = (CSSMotion.goal, 1.0)
    var best = onCourse(within: high, decimals)
    for _ in 0..<30 {
      let middle = (low + high) / 2
      let candidate = onCourse(within: middle, decimals)
      if candidate.stops.count <= most {
        (best, high) = (candidate, middle)
      } else {
        low = middle
      }
    }
    if smooth.error < best.error, goesBackOnlyWithTheCourse(smooth.stops) { best = smooth }
    if fine.error <= CSSMotion.goal, best.error > CSSMotion.goal { best.enough = fine.stops.count }
    return best
  }

  /// Returns whether no number of some stops goes back if it doesn't in the course.
  private func goesBackOnlyWithTheCourse(_ stops: [(share: Double, values: [Double])]) -> Bool {
    func directions(_ values: [Double]) -> (rises: Bool, falls: Bool) {
      let pairs = zip(values, values.dropFirst())
      return (pairs.contains { $1 > $0 + 1e-9 }, pairs.contains { $1 < $0 - 1e-9 })
    }
    return rows[0].indices.allSatisfy { lane in
      let course = directions(rows.map { $0[lane] })
      let lines = directions(stops.map { $0.values[lane] })
      return (course.rises || !lines.rises) && (course.falls || !lines.falls)
    }
  }

  /// Returns stops on the course, each of which is the farthest one that a line from the last reaches
  /// without missing a sample in between by more than a fraction of the range.
  ///
  /// - Parameter decimals: The decimals with which the instants are written, as fractions of the
  ///   duration.
  private func onCourse(
    within limit: Double, _ decimals: Int = CSSMotion.decimals.lowerBound
  ) -> Fit {
    let (ranges, last) = (ranges, rows.count - 1)
    // The values are rounded when they are written.
    let limit = max(limit - 1e-4, 0)
    var knots = [0]
    while let start = knots.last, start < last {
      // The slopes of the lines that miss no sample so far.
      var low = ranges.map { _ in -Double.infinity }
      var high = ranges.map { _ in Double.infinity }
      var farthest = start + 1
      for index in (start + 1)...last {
        let steps = Double(index - start)
        var isClose = true
        for lane in ranges.indices {
          let way = rows[index][lane] - rows[start][lane]
          let slack = limit * ranges[lane]
          isClose = isClose && low[lane] <= way / steps && way / steps <= high[lane]
          low[lane] = max(low[lane], (way - slack) / steps)
          high[lane] = min(high[lane], (way + slack) / steps)
        }
        if isClose { farthest = index }
        if ranges.indices.contains(where: { low[$0] > high[$0] }) { break }
      }
      knots.append(farthest)
    }
    let shares = knots.map { rounded(Double($0) / Double(last), decimals) }
    let values = knots.map { rows[$0] }
    return Fit(
      stops: zip(shares, values).map { ($0, $1) }, error: error(knots, shares, values, ranges))
  }

  /// Returns stops that are denser where the course bends more: as few as keep the error small, or as
  /// small as the given number of stops does.
  private func smooth(_ most: Int) -> Fit {
    var low = 2
    var high = most
    var best = fit(most)
    // More stops make no difference at a jump, which a line can't follow.
    let goal = max(CSSMotion.goal, best.error)
    while low < high {
      let middle = (low + high) / 2
      let candidate = fit(middle)
      if candidate.error <= goal {
        (best, high) = (candidate, middle)
      } else {
        low = middle + 1
      }
    }
    return best
  }

  /// The ranges of the numbers; 1 for a number that doesn't change.
  private var ranges: [Double] {
    rows[0].indices.map { lane in
      let values = rows.map { $0[lane] }
      let range = (values.max() ?? 0) - (values.min() ?? 0)
      return range > 0 ? range : 1
    }
  }

  private func fit(_ count: Int) -> Fit {
    let ranges = ranges
    let knots = knots(count, ranges)
    let last = rows.count - 1
    // The shares as they are written.
    let shares = knots.map { rounded(Double($0) / Double(last), CSSMotion.decimals.lowerBound) }
    var values = knots.map { rows[$0] }
    var best = values
    var least = error(knots, shares, values, ranges)
    for _ in 0..<CSSMotion.rounds {
      values = balanced(knots, values)
      let next = error(knots, shares, values, ranges)
      if next < least { (best, least) = (values, next) }
    }
    return Fit(stops: zip(shares, best).map { ($0, $1) }, error: least)
  }

  /// The number of times that the values of the stops are adjusted.
  private static let rounds = 24

  private func rounded(_ number: Double, _ decimals: Int) -> Double {
    Numerals.rounded(number, decimals: decimals)
  }

  /// Returns the indices of the samples at which there are stops: the ends, and others that are
  /// denser where the course bends more.
  private func knots(_ count: Int, _ ranges: [Double]) -> [Int] {
    let last = rows.count - 1
    var sums = [0.0]
    for index in 0..<last {
      let (one, two, three) = (rows[max(index - 1, 0)], rows[index], rows[index + 1])
      let bend = ranges.indices.map {
        ((three[$0] - 2 * two[$0] + one[$0]) / ranges[$0]).magnitude
      }
      // The number of lines for a given error grows with the root of the second derivative.
      sums.append(sums[index] + (index > 0 ? (bend.max() ?? 0).squareRoot() : 0) + 1e-9)
    }
    let whole = sums[last]
    var knots = [0]
    var index = 0
    for number in 1..<max(count - 1, 1) {
      let target = whole * Double(number) / Double(count - 1)
      while index < last, sums[index] < target { index += 1 }
      if index > knots[knots.count - 1], index < last { knots.append(index) }
    }
    return knots + [last]
  }

  /// Returns the values of the stops, moved so that the lines miss the course equally on both
  /// sides; the first and the last value stay the same.
  private func balanced(_ knots: [Int], _ values: [[Double]]) -> [[Double]] {
    var moved = values
    for lane in rows[0].indices {
      let middles = zip(knots.indices, knots.indices.dropFirst()).map { left, right in
        var (low, high) = (0.0, 0.0)
        for index in knots[left]...knots[right] {
          let share = Double(index - knots[left]) / Double(knots[right] - knots[left])
          let line = values[left][lane] + (values[right][lane] - values[left][lane]) * share
          let miss = rows[index][lane] - line
          (low, high) = (min(low, miss), max(high, miss))
        }
        return (low + high) / 2
      }
      for number in knots.indices.dropFirst().dropLast() {
        moved[number][lane] += (middles[number - 1] + middles[number]) / 2
      }
    }
    return moved
  }

  /// Returns the largest error of the stops as they are written.
  private func error(
    _ knots: [Int], _ shares: [Double], _ values: [[Double]], _ ranges: [Double]
  ) -> Double {
    let last = Double(rows.count - 1)
    let span = zip(rows[0], rows[rows.count - 1]).map { $1 - $0 }
    func written(_ value: Double, _ lane: Int) -> Double {
      guard shape.numbers.count == 1, span[lane] != 0 else { return rounded(value, 4) }
      let start = rows[0][lane]
      return start + rounded((value - start) / span[lane], 4) * span[lane]
    }
    var largest = 0.0
    for (left, right) in zip(knots.indices, knots.indices.dropFirst()) {
      for index in knots[left]...knots[right] {
        let width = shares[right] - shares[left]
        let share =
          width > 0 ? min(max((Double(index) / last - shares[left]) / width, 0), 1) : 1
        for lane in ranges.indices {
          let (from, to) = (written(values[left][lane], lane), written(values[right][lane], lane))
          let miss = rows[index][lane] - (from + (to - from) * share)
          largest = max(largest, (miss / ranges[lane]).magnitude)
        }
      }
    }
    return largest
  }
}
