// Kinds of clauses about scenes, assertions, and the session itself.

extension Clause.Kind {
  static let ofSession = [
    began, offered, otherScenes, arranged, set, setAlready, passed, watched, failed, misused,
    misuse, chainCutOff, noted,
    frameRate, traceLength, name, reaction, undone, redone, namesKept, forked, present, switched,
    noScene,
    standing, standingRun,
  ]

  /// Every kind of clause.
  package static var all: [Clause.Kind] { ofGestures + ofMotion + ofReasons + ofSession }

  /// A scene that starts, and its state.
  package static let began = Self("began") {
    "\($0.about)started\($0.outcome.map { ": \($0)" } ?? "")"
  }
  /// A scene that was started automatically because a statement needs one.
  package static let offered = Self("offered") {
    "\($0.about)started automatically"
  }
  /// The line that lists other scenes.
  package static let otherScenes = Self("other-scenes") { _ in "`help scenes` lists others" }
  /// A view, recognizer or animation that was added.
  package static let arranged = Self("added") { $0.detail ?? "" }
  /// A setting with its new value.
  package static let set = Self("set") { $0.changed }
  /// A setting that had the given value already.
  package static let setAlready = Self("set-already") { _ in
    "nothing changed: the setting has this value already"
  }

  /// An expectation that holds.
  package static let passed = Self("passed", tone: .good) { _ in "ok" }
  /// An assertion over a period of time that holds so far.
  package static let watched = Self("watched", tone: .good) { _ in
    "ok so far; checked until the scene ends"
  }
  /// An expectation that doesn't hold.
  package static let failed = Self("failed", tone: .bad) {
    "failed: \($0.detail ?? "\($0.actual ?? ""); expected \($0.expected ?? "")")"
  }
  /// A misuse (`subject`) and UIKit's response.
  package static let misused = Self("misused", tone: .bad) {
    "misuse \($0.about.dropLast()): \($0.detail ?? "")"
  }
  /// The effect of a misuse here.
  package static let misuse = Self("misuse-effect") { $0.detail ?? "" }

  /// An endless chain of events at the same instant, which was cut off.
  package static let chainCutOff = Self("chain-cut-off", tone: .bad) { _ in
    "an endless chain of events was cut off"
  }

  /// A setting that applies to scenes that start later.
  package static let noted = Self("noted") { _ in "ok; applies to scenes started later" }
  /// A new frame rate, in frames per second.
  package static let frameRate = Self("frame-rate") {
    "the frame rate is now \($0.detail ?? "") Hz"
  }
  /// A new maximum length of the trace, in events (`count`), or `nil` to keep all events.
  package static let traceLength = Self("trace-length") {
    let last = $0.count.map {
      $0 == 1 ? "at least the last event" : "at least the last \($0) events"
    }
    return "the trace now keeps \(last ?? "all events")"
  }
  /// A name that has been given a value.
  package static let name = Self("name") { "$\($0.about)is set" }
  /// A reaction that has been defined.
  package static let reaction = Self("reaction") { _ in
    "ok; runs whenever such an event is recorded"
  }

  /// The steps or the time that `undo` has reverted.
  package static let undone = Self("undone") { "undone: \($0.detail ?? "")" }
  /// The steps that `redo` has repeated.
  package static let redone = Self("redone") { "redone: \($0.detail ?? "")" }
  /// The names that `undo` and `redo` haven't changed.
  package static let namesKept = Self("names-kept") { _ in "names keep their values" }
  /// A new fork, and the one that it copies (`detail`).
  package static let forked = Self("forked") {
    "now in \($0.about.dropLast()), a copy of \($0.detail ?? "")"
  }
  /// The current fork, unchanged.
  package static let present = Self("present") { "still in \($0.about.dropLast())" }
  /// The new current fork.
  package static let switched = Self("switched") { "now in \($0.about.dropLast())" }
  /// A session without a scene.
  package static let noScene = Self("no-scene") { _ in "no scene is running" }
  /// The state of a scene at an instant.
  package static let standing = Self("standing") {
    "\($0.about)\($0.outcome.map { "\($0) " } ?? "")\($0.instant.dropFirst())"
  }
  /// The progress of an animator that is running or held (`outcome`), at an instant.
  package static let standingRun = Self("standing-run") {
    "\($0.about)\($0.outcome ?? "") at \($0.percent),\($0.instant)"
  }
}

extension Clause {
  /// A setting with its new value: `rule is now half threshold=0.4`.
  fileprivate var changed: String {
    let words = (detail ?? "").split(separator: " ", maxSplits: 1)
    guard words.count == 2 else { return detail ?? "" }
    switch words[0] {
    case "rule", "estimator", "axis": return "\(words[0]) is now \(words[1])"
    case "reading":
      let parts = words[1].split(separator: " ", maxSplits: 1)
      let choice = parts.last?.split(separator: "=", maxSplits: 1).last
      return "reading \(parts[0]) is now \(choice ?? "")"
    case "pan": return "pans now start with " + words[1].dropFirst("start ".count)
    case "quirk": return "the quirk \(words[1]) is now on"
    case "set":
      let pair = words[1].split(separator: "=", maxSplits: 1)
      return pair.count == 2 ? "\(pair[0]) is now \(pair[1])" : "\(words[1]) is now set"
    default: return "\(words[0]) is now \(words[1])"
    }
  }
}
