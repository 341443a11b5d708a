import PantomimeKit
import PantomimeReporting

/// The first statement that differs in two forks, and the differences between their current values.
struct ForkDifference {
  private let one: Session
  private let other: Session
  private let ours: [HistoryEntry]
  private let theirs: [HistoryEntry]
  /// The number of statements that both forks share.
  private let common: Int

  /// The maximum number of paths listed; our choice.
  private static let mostPaths = 24

  init(_ one: Session, _ other: Session) {
    (self.one, self.other) = (one, other)
    let ours = Array(Array(Lineage(of: one)).reversed())
    let theirs = Array(Array(Lineage(of: other)).reversed())
    var common = 0
    while common < min(ours.count, theirs.count),
      ours[common] === theirs[common]
        || ours[common].statement.written == theirs[common].statement.written
          && ours[common].bound == theirs[common].bound
    {
      common += 1
    }
    (self.ours, self.theirs, self.common) = (ours, theirs, common)
  }

  /// Returns the differences as a page of texts and tables.
  func page(_ span: Span) throws(ScriptError) -> Page {
    var page = Page()
    guard common < max(ours.count, theirs.count) else {
      page.add("\(one.history.branch) and \(other.history.branch) have the same statements\n")
      return page
    }
    page.add("the first statement that differs:\n")
    page.add(line(one.history.branch, statement(ours)))
    page.add(line(other.history.branch, statement(theirs)))
    if let difference = try firstEvent(span) {
      page.add("the first event that differs:\n")
      page.add(line(one.history.branch, text(difference.one)))
      page.add(line(other.history.branch, text(difference.other)))
      page.add("because \(cause(difference))\n")
    } else {
      page.add("no event differs\n")
    }
    add(paths: &page)
    return page
  }

  private var width: Int { max(one.history.branch.count, other.history.branch.count) }

  private func line(_ name: String, _ text: String) -> String {
    "  \(Printable.padded(name, width))  \(text)\n"
  }

  private func statement(_ all: [HistoryEntry]) -> String {
    guard common < all.count else { return "none: it ends earlier" }
    let past = all[common]
    let place = past.statement.place.use.map { " of `\($0)`" } ?? ""
    let bound = past.bound.map { ", until \(Numerals.text($0.seconds)) s" } ?? ""
    let text = Printable.shortened(past.statement.written, to: ForkDifference.longest)
    let time = Numerals.text(past.stood.now.seconds)
    return "`\(text)`\(place)\(bound), at \(time) s"
  }

  /// The longest statement printed in full, in columns; our choice.
  private static let longest = 200
}

// MARK: - Events

extension ForkDifference {
  /// The first event of each fork that differs from the other fork's, or `nil` if the fork has no
  /// further event.
  private struct Events {
    let one: Trace.Entry?
    let other: Trace.Entry?
  }

  private func firstEvent(_ span: Span) throws(ScriptError) -> Events? {
    let (left, right) = (one.simulation?.trace, other.simulation?.trace)
    guard let left, let right else {
      let events = Events(one: left?.list.first, other: right?.list.first)
      return events.one == nil && events.other == nil ? nil : events
    }
    var index = isSameScene ? sharedEvents : 0
    guard index >= left.dropped, index >= right.dropped else {
      let kept = left.dropped > index ? one.history.branch : other.history.branch
      throw ScriptError(
        "the first events that could differ are no longer kept in \(kept)", span,
        hint: "`set trace=all` keeps later ones; `show` lists the current values")
    }
    while index < min(left.count, right.count), left.list[index] == right.list[index] {
      index += 1
    }
    guard index < max(left.count, right.count) else { return nil }
    return Events(
      one: index < left.count ? left.list[index] : nil,
      other: index < right.count ? right.list[index] : nil)
  }

  /// The number of events before the first statement that differs in the two forks.
  private var sharedEvents: Int {
    let past = common < ours.count ? ours[common] : theirs[common]
    return past.stood.eventCount
  }

  /// Whether both forks still run the scene that was running when they diverged.
  private var isSameScene: Bool {
    let later = ours[common...] + theirs[common...]
    return later.allSatisfy { !$0.statement.beginsScene && $0.stood.scene != nil }
  }

  private func text(_ entry: Trace.Entry?) -> String {
    guard let entry else { return "none" }
    let fields = entry.event.fields.map { " \($0.name)=\($0.value.text)" }.joined()
    return "\(Numerals.text(entry.time)) s  \(entry.event.name)\(fields)"
  }

  /// Returns the reason why two events differ: the reasons of the events themselves, or else the
  /// statements that caused them.
  private func cause(_ events: Events) -> String {
    func reason(_ entry: Trace.Entry?, _ fork: String) -> String? {
      let reason = entry.map { Wording().text(of: $0.event.why) } ?? ""
      return reason.isEmpty ? nil : "in \(fork): \(reason)"
    }
    let reasons = [
      reason(events.one, one.history.branch), reason(events.other, other.history.branch),
    ]
    .compactMap { $0 }
    guard reasons.isEmpty else { return reasons.joined(separator: "; ") }
    let said = [(one.history.branch, ours), (other.history.branch, theirs)].map { fork, all in
      common < all.count ? "\(fork) ran \(all[common].quoted)" : "\(fork) ran nothing"
    }
    return said.joined(separator: ", and ")
  }
}

// MARK: - Paths

extension ForkDifference {
  private func add(paths page: inout Page) {
    guard let left = one.simulation, let right = other.simulation else { return }
    let all = PathDifference.all(between: left, and: right)
    guard !all.isEmpty else {
      page.add("the current values are the same\n")
      return
    }
    page.add("differs now:\n")
    var table = PlainTable([.init("path"), .init(one.history.branch), .init(other.history.branch)])
    for path in all.prefix(ForkDifference.mostPaths) {
      table.add([path.path, path.one, path.other])
    }
    page.add(table)
    let more = all.count - ForkDifference.mostPaths
    if more > 0 { page.add("and \(more) more path\(more == 1 ? "" : "s")\n") }
  }
}

extension HistoryEntry {
  /// The instant up to which the statement was executed, or `nil` if the whole statement was
  /// executed.
  var bound: Instant? { if case .upTo(let instant) = kind { instant } else { nil } }
}

/// A path whose values differ in two simulations.
struct PathDifference {
  let path: String
  /// The value in each of the two simulations, or an empty string if the path doesn't exist there.
  let one: String
  let other: String

  /// Returns the paths whose displayed values differ or, if there are none, those whose values
  /// differ only in digits that aren't displayed.
  ///
  /// The paths are in display order, except that the values at lift-off and the model values come
  /// last.
  static func all(between one: Simulation, and other: Simulation) -> [PathDifference] {
    let paths = one.paths
    let known = Set(paths)
    var shown: [PathDifference] = []
    var hidden: [PathDifference] = []
    for path in paths + other.paths.filter({ !known.contains($0) }) {
      let (left, right) = (one.read(path), other.read(path))
      guard left != right else { continue }
      let difference = PathDifference(path, left, right)
      if difference.one == difference.other {
        hidden.append(PathDifference(path, left, right, isExact: true))
      } else if !shown.contains(where: { $0.says(difference) }) {
        shown.append(difference)
      }
    }
    let all = shown.isEmpty ? hidden : shown
    return all.filter { !$0.isAside } + all.filter { $0.isAside }
  }

  /// Creates the difference; of a frame or a color, only the component that differs most is kept,
  /// so that the values fit into a table.
  private init(
    _ path: String, _ left: PathValue?, _ right: PathValue?, isExact: Bool = false
  ) {
    var (path, left, right) = (path, left, right)
    if let one = left, let other = right, one.numbers.count == 4, other.numbers.count == 4 {
      func distance(_ part: String) -> Double {
        let numbers = [one, other].map { $0.component(part)?.numbers.first ?? 0 }
        return (numbers[0] - numbers[1]).magnitude
      }
      let part = one.components.max { distance($0) < distance($1) } ?? ""
      // Several components may have the greatest difference; this is the first of them.
      let first = one.components.first { distance($0) == distance(part) } ?? part
      (path, left, right) = ("\(path).\(first)", one.component(first), other.component(first))
    }
    func text(_ value: PathValue?) -> String {
      value.map { PathValueText.text($0, isExact: isExact) } ?? ""
    }
    (self.path, self.one, self.other) = (path, text(left), text(right))
  }

  /// Returns whether another path repeats this one, as `card.1.fraction` repeats `fraction` of the
  /// default animator.
  private func says(_ other: PathDifference) -> Bool {
    other.path.hasSuffix(".\(path)") && one == other.one && self.other == other.other
  }

  private var isAside: Bool {
    path == "raw" || path.hasPrefix("release.") || path.split(separator: ".").contains("model")
  }
}
