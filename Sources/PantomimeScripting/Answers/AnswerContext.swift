import PantomimeKit
import PantomimeReporting

/// All that an answer is made of: how things were, how they are, what happened in between, and what
/// will happen by itself.
struct AnswerContext {
  /// Before the statement; `nil` without a scene, and where another scene has begun.
  let before: Simulation?
  let after: Simulation
  /// What the statement has added to the trace.
  let entries: [Trace.Entry]
  let response: Response
  /// How things come to rest, which is found when an answer needs it.
  let ahead: Ahead
  /// What names of rules mean.
  let catalogue: Catalogue

  var rest: SettledFork { ahead.rest }

  /// Whether the statement let time pass.
  var hasPassed: Bool { before.map { $0.now < after.now } ?? (after.now > .zero) }

  /// Whether nothing can be shown otherwise than before: all was at rest, nobody said anything that a
  /// simulation hears of, and nothing happened.
  //
  // There are a hundred paths and more, and to read each of them twice takes longer than all else.
  var isStill: Bool {
    guard let before else { return false }
    return before.nextDeadline == nil && before.endless.isEmpty && before.now <= after.now
      && before.eventCount == after.eventCount && before.log == after.log
  }

  /// The entries without those of a scene that was replaced.
  var ownEntries: ArraySlice<Trace.Entry> {
    let start = entries.lastIndex { $0.event.theme == .scene } ?? entries.startIndex
    return entries[start...]
  }

  /// Whether a pan is under way.
  var isPanUnderWay: Bool { after.pan.state.isActive }

  /// The last entry that tells of one of some things.
  func last(_ themes: EventKind.Theme...) -> Trace.Entry? {
    entries.last { entry in entry.event.theme.map { themes.contains($0) } ?? false }
  }

  /// The entries that tell of one of some things.
  func all(_ themes: EventKind.Theme...) -> [Trace.Entry] {
    entries.filter { entry in entry.event.theme.map { themes.contains($0) } ?? false }
  }

  /// The last thing that comes to its end automatically; `nil` if nothing does, or something never
  /// does.
  var restEnd: Trace.Entry? {
    rest.isEndless ? nil : AnswerContext.lastEnd(rest.entries[...])
  }

  /// The last of some entries with which something ends.
  static func lastEnd(_ entries: ArraySlice<Trace.Entry>) -> Trace.Entry? {
    entries.last { entry in
      switch entry.event.theme {
      case .completed, .transitionEnded, .scrollEnded: true
      default: false
      }
    }
  }

  /// Seconds from now.
  func seconds(until time: Instant) -> Double { time.seconds - after.now.seconds }
}

extension Event {
  /// The last word of its name: the position of a completion, the word of a state.
  var lastWord: String { name.split(separator: " ").last.map(String.init) ?? "" }
}

// MARK: - Animators

extension AnswerContext {
  /// A path of an animator as a user writes it: without the name where it is the one that is meant.
  func path(_ name: String, of animator: String) -> String {
    after.principalAnimator == animator ? name : "\(animator).\(name)"
  }

  /// A value of an animator now.
  func value(_ name: String, of animator: String) -> Answer.Value? {
    let path = path(name, of: animator)
    return after.read(path).map { Answer.Value(path, $0) }
  }

  /// The same as a number.
  func number(_ name: String, of animator: String) -> Double? {
    value(name, of: animator)?.pathValue.numbers.first
  }

  /// Where an animator stands: the pose, and the fraction where that tells something else.
  func place(of animator: String) -> [Answer.Value] {
    guard let progress = value("progress", of: animator) else { return [] }
    guard let fraction = value("fraction", of: animator),
      PathValueText.text(fraction.pathValue) != PathValueText.text(progress.pathValue)
    else { return [progress] }
    return [progress, fraction]
  }

  func isRunning(_ animator: String) -> Bool {
    value("running", of: animator)?.pathValue == .flag(true)
  }

  func isReversed(_ animator: String) -> Bool {
    value("reversed", of: animator)?.pathValue == .flag(true)
  }

  /// Whether an animator is held: active, and waiting for somebody.
  func isHeld(_ animator: String) -> Bool {
    value("animator.state", of: animator)?.pathValue == .word("active") && !isRunning(animator)
  }

  /// The animators in flight: the one that is meant where none is named, or else the first, and how
  /// many there are.
  var running: (first: String?, count: Int) { Prospect(of: after).runningAnimators }
}
