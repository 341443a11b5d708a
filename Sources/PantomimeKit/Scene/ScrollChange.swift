// The size of the content and the insets of a scroll view, changed by name while the scene runs.

/// A change of a scroll view's content size or insets.
struct ScrollChange: Sendable {
  /// The setting that changes.
  enum Setting: String, CaseIterable {
    case content, insets

    /// The number of values.
    var count: Int { self == .content ? 2 : 4 }
  }

  private let change: PropertyChange
  private let index: Int
  private let setting: Setting

  /// Separates the changes of scroll views from all others.
  ///
  /// - Throws: `InputError` if a change of a scroll view doesn't have as many values as its setting,
  ///   or if a size is negative.
  static func split(
    _ changes: [PropertyChange], on stage: Stage
  ) throws(InputError) -> (ofLists: [ScrollChange], others: [PropertyChange]) {
    var (lists, others): ([ScrollChange], [PropertyChange]) = ([], [])
    for change in changes {
      guard let found = ScrollChange(change, on: stage) else {
        others.append(change)
        continue
      }
      guard change.numbers.count == found.setting.count else {
        throw InputError(
          .wrongCount(change.path, wanted: found.setting.count, given: change.numbers.count))
      }
      let least = found.setting == .content && !change.isRelative ? 0 : -1e9
      guard change.numbers.allSatisfy({ $0 >= least && $0 <= 1e9 }) else {
        throw InputError(
          .badOption(
            OptionError(
              option: found.setting.rawValue,
              problem: "must be \(least == 0 ? "0" : "-1e9") to 1e9 points")))
      }
      lists.append(found)
    }
    return (lists, others)
  }

  /// Throws an error if an animator is to change a scroll view.
  static func refuse(_ changes: [PropertyChange], on stage: Stage) throws(InputError) {
    for change in changes {
      guard let found = ScrollChange(change, on: stage) else { continue }
      throw InputError(
        .connection(
          found.setting == .insets
            ? .viewAnimationOnly(change.path) : .notAnimatable(change.path)))
    }
  }

  /// Finds the scroll view of a path such as `list.content`; returns `nil` if the path means
  /// something else.
  private init?(_ change: PropertyChange, on stage: Stage) {
    guard let dot = change.path.lastIndex(of: "."),
      let setting = Setting(rawValue: String(change.path[change.path.index(after: dot)...])),
      let view = stage.views.view(named: String(change.path[..<dot])),
      let index = stage.scrolling.index(of: view)
    else { return nil }
    (self.change, self.index, self.setting) = (change, index, setting)
  }

  /// Makes the change immediately.
  func apply(to stage: inout Stage) {
    stage.scrolling.reconfigure(index, by: stage.readings, in: &stage.ledger) { alter(&$0) }
  }

  /// Makes the change as in an animation block: the insets change immediately, and content that has
  /// to move to a new bound does so with the timing of the animation.
  func animate(
    _ animation: Construction.RunningAnimator, on stage: inout Stage
  ) throws(InputError) {
    guard setting == .insets else { throw InputError(.connection(.notAnimatable(change.path))) }
    guard animation.delay == 0 else {
      throw InputError(
        .badOption(OptionError(option: "delay", problem: "insets animate without a delay")))
    }
    let curve: TimingCurve
    do throws(OptionError) {
      curve = try TimingCurve.make(animation.timing, duration: animation.duration)
    } catch {
      throw InputError(.badOption(OptionError(option: error.parameter, problem: error.allowed)))
    }
    stage.scrolling.reconfigure(
      index, over: animation.duration, curve, by: stage.readings, in: &stage.ledger
    ) { alter(&$0) }
    stage.note(
      .valueSet, nil, [.word("path", change.path), .numbers("to", change.numbers)],
      reason: "the insets apply now; content that must move does so over the duration")
  }

  private func alter(_ settings: inout ScrollSettings) {
    let old = setting == .content ? settings.content.numbers : settings.insets.numbers
    let numbers =
      change.isRelative ? zip(old, change.numbers).map { $0 + $1 } : change.numbers
    switch setting {
    case .content: settings.content = Size2D(width: numbers[0], height: numbers[1])
    case .insets:
      settings.insets = Insets(
        top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
  }
}

extension Size2D {
  /// The width and the height.
  fileprivate var numbers: [Double] { [width, height] }
}

extension Insets {
  /// The insets in the order in which statements write them: top, left, bottom, right.
  var numbers: [Double] { [top, left, bottom, right] }
}
