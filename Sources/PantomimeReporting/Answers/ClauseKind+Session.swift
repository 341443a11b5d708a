// Scenes, assertions, and the session itself.

extension Clause.Kind {
  static let ofSession = [
    began, offered, otherScenes, arranged, set, passed, watched, failed, misused, misuse, noted,
    frameRate, traceLength, name, reaction, undone, redone, forked, present, switched, noScene,
    standing, standingRun,
  ]

  /// Every kind.
  package static var all: [Clause.Kind] { ofGestures + ofMotion + ofReasons + ofSession }

  /// A scene that begins, and its state.
  package static let began = Self("began") {
    "\($0.about)begins\($0.outcome.map { ": \($0)" } ?? "")"
  }
  /// A scene that begins because a statement needs one.
  package static let offered = Self("offered") { "\($0.about)begins, as there was no scene" }
  /// Where to find other scenes.
  package static let otherScenes = Self("other-scenes") { _ in "`help scenes` lists others" }
  /// A view, recognizer or animation that was added.
  package static let arranged = Self("added") { $0.detail ?? "" }
  /// A setting with its new value.
  package static let set = Self("set") { "\($0.detail ?? ""), from now on" }

  /// An expectation that holds.
  package static let passed = Self("passed", tone: .good) { _ in "ok" }
  /// An assertion over time that holds so far.
  package static let watched = Self("watched", tone: .good) { _ in
    "ok so far: it is watched to the end of the scene"
  }
  /// An expectation that doesn't hold.
  package static let failed = Self("failed", tone: .bad) {
    "failed: \($0.detail ?? "\($0.actual ?? ""), expected was \($0.expected ?? "")")"
  }
  /// A misuse (`subject`) and UIKit's response.
  package static let misused = Self("misused", tone: .bad) {
    "misuse \($0.about.dropLast()): \($0.detail ?? "")"
  }
  /// The effect of a misuse.
  package static let misuse = Self("misuse-effect") { $0.detail ?? "" }

  /// A setting for scenes that begin later.
  package static let noted = Self("noted") { _ in "noted: it holds for the scenes to come" }
  /// A new frame rate, in frames per second.
  package static let frameRate = Self("frame-rate") {
    "noted: \($0.detail ?? "") frames a second from now on"
  }
  /// A new length of the trace, in events, or `nil` for all.
  package static let traceLength = Self("trace-length") {
    "noted: \($0.count.map { "at least the last \($0)" } ?? "all") events are kept from now on"
  }
  /// A name with a new value.
  package static let name = Self("name") { "noted: $\($0.about)stands for it from now on" }
  /// A new reaction.
  package static let reaction = Self("reaction") { _ in
    "noted: it is done whenever such an event is recorded"
  }

  /// The steps, or the time, that `undo` has taken back.
  package static let undone = Self("undone") { "taken back: \($0.detail ?? "")" }
  /// The steps that `redo` has repeated.
  package static let redone = Self("redone") { "done again: \($0.detail ?? "")" }
  /// A new fork, and the one that it copies (`detail`).
  package static let forked = Self("forked") {
    "in \($0.about)from now on, a copy of \($0.detail ?? "")"
  }
  /// The fork that was and is the present one.
  package static let present = Self("present") { "in \($0.about.dropLast()), as before" }
  /// The fork that is now the present one.
  package static let switched = Self("switched") { "in \($0.about)now" }
  /// A session without a scene.
  package static let noScene = Self("no-scene") { _ in "no scene is running" }
  /// The state of a scene at an instant.
  package static let standing = Self("standing") {
    "\($0.about)\($0.outcome.map { "\($0) " } ?? "")\($0.instant.dropFirst())"
  }
  /// The progress of an animator that runs or is held (`outcome`), at an instant.
  package static let standingRun = Self("standing-run") {
    "\($0.about)\($0.outcome ?? "") at \($0.percent),\($0.instant)"
  }
}
