import PantomimeKit

// Kinds of clauses about scenes, assertions, and the session itself.

extension Clause.Kind {
  static let ofSession = [
    began, offered, otherScenes, doubtful, arranged, set, setAlready, passed, watched, failed,
    misused, ignoredCall,
    misuse, chainCutOff, noted,
    frameRate, traceLength, name, used, reaction, undone, redone, namesKept, forked, present,
    switched,
    noScene,
    standing, standingRun, fieldsIgnored, recordedState, faultsAlwaysOn, faultsWithoutEffect,
  ]

  /// Every kind of clause.
  package static var all: [Clause.Kind] { ofGestures + ofMotion + ofReasons + ofSession }

  /// A scene that starts, and its state, or a phrase for what moves in place of the state.
  package static let began = Self("began") {
    "\($0.about)started\(($0.detail ?? $0.outcome).map { ": \($0)" } ?? "")"
  }
  /// A scene that was started automatically because a statement needs one.
  package static let offered = Self("offered") {
    "\($0.about)started automatically"
  }
  /// The line that lists other scenes.
  package static let otherScenes = Self("other-scenes") { _ in "`help scenes` lists others" }
  /// A number that may be meant otherwise.
  package static let doubtful = Self("doubtful") { $0.detail ?? "" }
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
  /// A call (`subject`) that UIKit ignores.
  package static let ignoredCall = Self("ignored-call") { "ignored call \($0.about.dropLast())" }
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
  /// Names (`detail`) that have been given values.
  package static let name = Self("name") { clause in
    clause.detail.map { "\($0) are set" } ?? "$\(clause.about)is set"
  }
  /// A file (`detail`) whose statements have been run, and the views that they have added (`outcome`).
  package static let used = Self("used") {
    "ran \($0.count ?? 0) statement\($0.count == 1 ? "" : "s") of \($0.detail ?? "")"
      + ($0.outcome.map { "; \($0)" } ?? "")
  }
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
  /// The fields of a recording that were ignored (`detail`).
  package static let fieldsIgnored = Self("fields-ignored") {
    "note: the \($0.count == 1 ? "field" : "fields") \($0.detail ?? "") "
      + "\($0.count == 1 ? "is" : "are") ignored"
  }
  /// The state that the scene's code has recorded, which isn't the one on the screen, and the faults
  /// that have caused it (`detail`).
  package static let recordedState = Self("recorded-state") { clause in
    "the recorded state is \(clause.outcome ?? "")\(clause.detail.map { " (\($0))" } ?? "")"
  }
  /// Faults that were switched on although the default behavior includes them, and the reason.
  package static let faultsAlwaysOn = Self("faults-always-on") {
    "\($0.about)\($0.count == 1 ? "is" : "are") always on, \($0.detail ?? "")"
  }
  /// Faults that can't change anything as configured, and the reason.
  package static let faultsWithoutEffect = Self("faults-without-effect") {
    "\($0.about)\($0.count == 1 ? "has" : "have") no effect: \($0.detail ?? "")"
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

// Kinds of clauses about gestures: recognizers, pans, lift-offs, and scroll views.

extension Clause.Kind {
  static let ofGestures = [
    released, releasedValue, releasedAt, releasedAlso, releasedOn, refused, panRefused, ignored,
    panBegan,
    panMoved, panUnused, held, holdBegan, caught,
    dragged, tookOver, vanished, undraggable, scrollCaught, scrolled, scrolling, scrollMoving,
    scrollEnded, repeated,
  ]

  /// A lift-off, and the end of the run that follows it.
  package static let released = Self("released", lead: "released") { $0.end }
  /// A lift-off, and the end of one of several runs that follow it.
  package static let releasedValue = Self("released-value", lead: "released") {
    "\($0.about)\($0.end)"
  }
  /// A lift-off, and the position at which the dragged value or scroll view settles.
  package static let releasedAt = Self("released-at", lead: "released") {
    "\($0.about)settles at \($0.spot)\($0.within)"
  }
  /// The position at which another value settles, after a clause about a first value.
  package static let releasedAlso = Self("released-also", joint: ", ") {
    "\($0.about)at \($0.spot)\($0.within)"
  }
  /// A lift-off after which the run doesn't lead to either of its ends.
  package static let releasedOn = Self("released-on", lead: "released") {
    "\($0.about)\($0.isReturn ? "moves back" : "keeps moving")"
  }
  /// The recognizer that won, if there is one, and the recognizer that was refused (`detail`).
  package static let refused = Self("refused") {
    "\($0.subject.map { "\($0) won" } ?? "no recognizer won"), \($0.detail ?? "") refused"
  }
  /// A reported pan (`detail`) that was refused; it has no touches that another recognizer could win.
  package static let panRefused = Self("pan-refused") { "\($0.detail ?? "") was refused" }
  /// An input without an effect.
  package static let ignored = Self("ignored") { clause in
    if clause.detail == EventKind.holdRefused.name {
      return "\(clause.about)cannot be controlled; nothing changed"
    }
    return
      "\(clause.detail ?? "")\(clause.subject.map { ": \($0)" } ?? ""); nothing changed"
  }
  /// A pan that has begun without a translation.
  package static let panBegan = Self("pan-began") { _ in "the pan began" }
  /// A pan, with its translation.
  package static let panMoved = Self("pan-moved") { clause in
    let way = Vector(dx: clause.place?.first ?? 0, dy: clause.place?.last ?? 0)
    let parts = way.parts.filter { $0.size != 0 }.map { part in
      "\(Prose.points(part.size)) pt \(Prose.side(part.direction.rawValue))"
    }
    return "the pan moved \(parts.joined(separator: ", "))"
  }
  /// A report of a pan that has no effect.
  package static let panUnused = Self("pan-unused") { "\($0.detail ?? ""): no effect" }
  /// An animator or transition that is paused, and possibly held by a finger.
  package static let held = Self("held") { "\($0.about)held at \($0.percent)\($0.traveled)" }
  /// An animator or transition that a pan holds since its last movement, which only began the pan.
  package static let holdBegan = Self("hold-began") {
    "the pan began: \($0.about)held at \($0.percent); the next moves drag"
  }
  /// An animator or transition that a pan has just caught.
  package static let caught = Self("caught") { "\($0.about)caught at \($0.percent)\($0.traveled)" }
  /// A scroll view that a finger has begun to drag.
  package static let dragged = Self("dragged") { "\($0.about)follows the finger" }
  /// A view that a drag now moves instead of another view (`detail`).
  package static let tookOver = Self("took-over") {
    "\($0.about)took over the drag from \($0.detail ?? "")"
  }
  /// A finger that has disappeared without lifting or being canceled.
  package static let vanished = Self("vanished") { _ in
    "the finger vanished; no recognizer was notified"
  }
  /// A scroll view without content to scroll.
  package static let undraggable = Self("undraggable") { "\($0.about)cannot scroll" }
  /// A scroll view that a finger has stopped.
  package static let scrollCaught = Self("scroll-caught") { "\($0.about)stopped at \($0.spot)" }
  /// A scroll view that was moved without an animation.
  package static let scrolled = Self("scrolled") { "\($0.about)scrolled to \($0.spot)" }
  /// A scroll view that is scrolling to an offset with an animation.
  package static let scrolling = Self("scrolling") {
    "\($0.about)scrolls to \($0.spot)\($0.seconds.map { " in \(Prose.seconds($0)) s" } ?? "")"
  }
  /// A scroll view in motion: its offset, and the offset at rest (`outcome`).
  package static let scrollMoving = Self("scroll-moving") {
    "\($0.about)is settling at \($0.outcome ?? ""): at \($0.spot)\($0.toGo)"
  }
  /// A scroll view that is at rest.
  package static let scrollEnded = Self("scroll-ended") {
    "\($0.about)settled at \($0.spot)\($0.instantAfterNumber)"
  }
  /// A repeated gesture to which no scene responds.
  package static let repeated = Self("repeated") { _ in "the gesture was repeated" }
}

extension Clause {
  /// The distance that a pan has covered, or an empty string.
  fileprivate var traveled: String {
    guard let travel else { return "" }
    let (gone, whole) = (Prose.points(travel.points), Prose.points(travel.whole))
    let direction = Prose.side(travel.direction)
    let caught = travel.shown.map { ", caught at \(Prose.share($0))" } ?? ""
    let carried = caught.isEmpty ? "" : "\(caught) and carried as \(Prose.share(travel.start))"
    if travel.points == 0 {
      return "\(carried); a full \(verb?.noun ?? "run") takes \(whole) pt \(direction)"
    }
    let start =
      !carried.isEmpty
      ? carried : travel.start == 0 ? "" : ", caught at \(Prose.share(travel.start))"
    return travel.isAtLimit
      ? "\(start): dragged \(gone) pt \(direction), at its limit"
      : "\(start): dragged \(gone) of \(whole) pt \(direction)"
  }
}

// Kinds of clauses about runs: in flight, ended, and pending.

extension Clause.Kind {
  static let ofMotion = [
    starts, startsEndlessly, startsWaiting, transitionStarts, startsMore, continues,
    continuesEndlessly, reverses, reversedAndHeld, startsReversed,
    startsForward, parked, stopped, stoppedForGood, moving,
    transitionMoving, movingMore, next, reached, endedInPlace, heldStill, becomes, happened, moved,
    nothingMoved, nothingMovedYet, cameBack, leftOpen, nothingChanged, restsIn, becomesIn, endless,
    ongoing, rested,
    atRest, idle, fractionFlips, fractionRestarts, fractionCounts, jumped,
  ]

  /// A run that starts, perhaps after a delay, and its end.
  package static let starts = Self("starts") { "\($0.about)started\($0.delayed): \($0.end)" }
  /// A run that starts and repeats forever.
  package static let startsEndlessly = Self("starts-endlessly") {
    "\($0.about)started\($0.delayed): repeats forever"
  }
  /// An animator that was started without animations.
  package static let startsWaiting = Self("starts-waiting") {
    "\($0.about)waits for animations"
  }
  /// A transition that runs without a finger.
  package static let transitionStarts = Self("transition-starts") {
    "\($0.about)started: \($0.end)"
  }
  /// The number of other runs that start at the same instant.
  package static let startsMore = Self("starts-more") {
    "\($0.count ?? 0) more start\($0.count == 1 ? "s" : "") at the same time"
  }
  /// A run that continues, and its end.
  package static let continues = Self("continues") { "\($0.about)continues: \($0.end)" }
  /// A run that continues and repeats forever.
  package static let continuesEndlessly = Self("continues-endlessly") {
    "\($0.about)continues: repeats forever"
  }
  /// A running animator that was reversed, and its end.
  package static let reverses = Self("reverses") { "\($0.about)reversed: \($0.end)" }
  /// A paused animator that was reversed.
  package static let reversedAndHeld = Self("reversed-held") {
    "\($0.about)reversed, held at \($0.percent)"
  }
  /// An inactive animator that was reversed.
  package static let startsReversed = Self("starts-reversed") {
    "\($0.about)will start reversed"
  }
  /// An inactive animator that was reversed twice.
  package static let startsForward = Self("starts-forward") {
    "\($0.about)will start forward"
  }
  /// An animator that pauses on completion and has reached its end, or its start if it ran
  /// backward.
  package static let parked = Self("parked") { "\($0.about)paused at \($0.goal), \($0.percent)" }
  /// A stopped animator that hasn't been finished.
  package static let stopped = Self("stopped") { "\($0.about)stopped at \($0.percent)" }
  /// An animator that was stopped without finishing, and therefore can't be finished.
  package static let stoppedForGood = Self("stopped-for-good") {
    "\($0.about)stopped at \($0.percent) without finishing"
  }
  /// A run in flight: its end, its progress, and the elapsed fraction of its time.
  package static let moving = Self("moving") { clause in
    guard !clause.isReturn else {
      return "\(clause.about)is \(clause.ongoing): at \(clause.percent)\(clause.toGo)"
    }
    let run = clause.outcome == nil ? "running" : clause.ongoing
    return "\(clause.about)is \(run): \(clause.percent) of the distance in "
      + "\(Prose.share(clause.timeShare ?? 0)) of the time"
  }
  /// A transition in flight, and its end.
  package static let transitionMoving = Self("transition-moving") {
    "\($0.ongoing)\($0.toGo)"
  }
  /// The number of other runs in flight.
  package static let movingMore = Self("moving-more") { "\($0.count ?? 0) more in flight" }
  /// Another run in flight, and its end.
  package static let next = Self("next") { "\($0.about)\($0.end)" }
  /// The end of a run or a transition.
  package static let reached = Self("reached") {
    "\($0.about)\($0.ended)\($0.isAnchor ? $0.instantAfterNumber : $0.instant)"
  }
  /// A run that ended at its current position.
  package static let endedInPlace = Self("ended-in-place") {
    "\($0.about)ended at its current values\($0.instant)"
  }
  /// A paused animator, or anything else that is held, while time passes.
  package static let heldStill = Self("held-still") {
    "\($0.about)held\($0.whereHeld); nothing moved"
  }
  /// A change of the scene's state: the state before (`subject`) and now.
  package static let becomes = Self("becomes") {
    "state changed from \($0.about)to \($0.outcome ?? "")"
  }
  /// An event, or several events of the same kind, in words.
  package static let happened = Self("happened") { $0.detail ?? "" }
  /// A path whose value has changed.
  package static let moved = Self("moved") { "\($0.about)changed" }
  /// A statement after which nothing has moved.
  package static let nothingMoved = Self("nothing-moved") { _ in "nothing moved" }
  /// A statement after which nothing has moved yet, but something will.
  package static let nothingMovedYet = Self("nothing-moved-yet") { _ in "nothing moved yet" }
  /// A path that moves without end, and has the value that it had before the statement.
  package static let cameBack = Self("came-back") { "\($0.about)moves, and is back where it was" }
  /// A transition whose animation has ended, and that was never completed.
  package static let leftOpen = Self("left-open", tone: .bad) {
    "\($0.about)hangs at \($0.percent): its animation has ended, and the transition hasn't"
  }
  /// A statement that has changed nothing.
  package static let nothingChanged = Self("nothing-changed") { _ in "nothing changed" }

  /// The time until everything is at rest.
  package static let restsIn = Self("rests-in") { "at rest\($0.always)" }
  /// The time until the scene's next state, and until everything is at rest, if that is later.
  package static let becomesIn = Self("becomes-in") { clause in
    let rest = clause.rest.map { ", at rest in \(Prose.seconds($0)) s" } ?? ""
    let change = clause.verb?.verb ?? "the state becomes \(clause.outcome ?? "")"
    return "\(change)\(clause.always)\(rest)"
  }
  /// Motion that repeats forever.
  package static let endless = Self("endless") { "\($0.about)repeats forever" }
  /// Motion without an end.
  package static let ongoing = Self("ongoing") { _ in "still moving" }
  /// The instant at which everything came to rest.
  package static let rested = Self("rested") { "at rest\($0.instant)" }
  /// Everything is at rest.
  package static let atRest = Self("at-rest") { _ in "everything is at rest" }
  /// A scene that starts at rest.
  package static let idle = Self("idle", joint: ", ") { _ in "idle" }

  /// The fraction of a reversed run, which changes although nothing changes on screen (A70).
  package static let fractionFlips = Self("fraction-flips") { _ in
    "fraction flips, nothing jumps on screen"
  }
  /// The fraction of a released run, which changes although nothing changes on screen.
  package static let fractionRestarts = Self("fraction-restarts") { _ in
    "fraction counts time again, nothing jumps on screen"
  }
  /// The fraction of a continued run, which changes although nothing changes on screen.
  package static let fractionCounts = Self("fraction-counts") { _ in
    "fraction counts time, nothing jumps on screen"
  }
  /// A jump on screen (`detail`), which a quirk causes when a run continues.
  package static let jumped = Self("jumped") { "the screen jumps \($0.detail ?? "")" }
}

extension Clause {
  /// The delay of a start, or an empty string.
  fileprivate var delayed: String { delay.map { " with a delay of \(Prose.seconds($0)) s" } ?? "" }

  /// The number of seconds as a phrase, even if it is 0, or an empty string if it is unknown.
  fileprivate var always: String { seconds.map { " in \(Prose.seconds($0)) s" } ?? "" }
}

// Kinds of clauses about reasons, and about input that is expected from the user.

extension Clause.Kind {
  static let ofReasons = [
    reason, touchTaken, untouchable, nothingRecognized, nothingResponded, nothingRuns, nothingHeld,
    heldAlready, heldByFinger, paused, runsAlready, unanimated, startedBefore, releasedBefore,
    runsUnknown, arrived,
    undelivered, waitsForAnimator, waitsForCall, waitsForFinish,
    waitsForGesture,
    leftUnfinished,
    stillSet,
  ]

  /// A recorded reason (`detail`).
  package static let reason = Self("reason") { $0.detail ?? "" }
  /// The view that received a touch, and the view for which the touch was meant (`detail`).
  package static let touchTaken = Self("touch-taken") {
    "\($0.about)took the touch meant for \($0.detail ?? "")"
  }
  /// A view that receives no touches.
  package static let untouchable = Self("untouchable") { "\($0.about)takes no touches" }
  /// A touch from which no recognizer has recognized a gesture yet.
  package static let nothingRecognized = Self("nothing-recognized") { _ in
    "no recognizer has recognized the touch yet"
  }
  /// A touch that no recognizer has responded to.
  package static let nothingResponded = Self("nothing-responded") { _ in
    "no recognizer responded to the touch"
  }
  /// Nothing is in flight.
  package static let nothingRuns = Self("nothing-runs") { _ in "nothing is in flight" }
  /// A pan that holds nothing.
  package static let nothingHeld = Self("nothing-held") { _ in "the pan holds nothing" }
  /// A paused animator, or anything else that is held.
  package static let heldAlready = Self("held-already") { "\($0.about)is held\($0.whereHeld)" }
  /// Something that a finger holds.
  package static let heldByFinger = Self("held-by-finger") { _ in "the finger holds it" }
  /// An animator that is paused without a finger.
  package static let paused = Self("paused") { _ in "it is paused" }
  /// A run in flight, and its end, if it has one.
  package static let runsAlready = Self("runs-already") {
    "\($0.about)is already running\($0.outcome == nil ? "" : " and \($0.end)")"
  }
  /// An animator without animations.
  package static let unanimated = Self("waits-for-animations") {
    "\($0.about)has no animations yet"
  }
  /// The time since a run in flight started, and the duration of the run.
  package static let startedBefore = Self("started-before") { "\($0.about)started \($0.timing)" }
  /// The time since a run in flight was released, and the duration of the run.
  package static let releasedBefore = Self("released-before") {
    "\($0.about)was released \($0.timing)"
  }
  /// A run in flight without a known start.
  package static let runsUnknown = Self("runs") { "\($0.about)is running" }
  /// The end of the last run, and the time since then.
  package static let arrived = Self("arrived") {
    "\($0.about)\($0.ended) \($0.past)"
  }

  /// The reason why a lost touch has no effect.
  package static let undelivered = Self("undelivered") { _ in
    "a lost touch has neither an end nor a cancellation"
  }
  /// A paused animator, which waits for a statement.
  package static let waitsForAnimator = Self("waits-for-animator") { _ in
    "paused; waiting for `continue`, `start` or `stop`"
  }
  /// A held transition, which waits for a call.
  package static let waitsForCall = Self("waits-for-call") { _ in
    "held; waiting for `update`, `finish` or `cancel`"
  }
  /// A stopped animator, which waits for `finish`.
  package static let waitsForFinish = Self("waits-for-finish") { _ in "waiting for `finish`" }
  /// A finger that is down, and may pan or tap.
  package static let waitsForGesture = Self("waits-for-gesture") { _ in
    "the finger is down: move it to pan, lift it to tap"
  }
  /// The settings that were made during an earlier scene and still apply.
  package static let stillSet = Self("still-set") { "\($0.detail ?? ""), set earlier" }
  /// The animators of a replaced scene that weren't finished.
  package static let leftUnfinished = Self("left-unfinished") {
    "\($0.detail ?? "") from the previous scene \($0.count == 1 ? "was" : "were") never finished (A50)"
  }
}

extension Clause {
  /// The progress or the place at which something is held, or an empty string if it has neither.
  fileprivate var whereHeld: String {
    if share != nil { return " at \(percent)" }
    return place == nil ? "" : " at \(spot)"
  }

  /// The time since the event.
  fileprivate var past: String { "\(Prose.seconds(ago ?? 0)) s ago" }

  /// The time since the start or release of a run, and the duration of the run.
  fileprivate var timing: String { "\(past) and lasts \(Prose.seconds(seconds ?? 0)) s" }
}
