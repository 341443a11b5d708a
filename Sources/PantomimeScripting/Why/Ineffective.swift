import PantomimeKit
import PantomimeReporting
import PantomimeScenes

/// The explanations of gestures without an outcome: touches that reached no recognizer, taps that
/// only the scene's layers handled, and pans that moved nothing.
enum Ineffective {
  /// Returns the explanation of the last gesture, or `nil` if it doesn't need one.
  ///
  /// A gesture is explained if it came after the last outcome, or if it reached no recognizer and,
  /// during the statement that made it, only automatic events followed.
  static func response(
    _ session: Session, _ simulation: Simulation, since outcome: Int?
  ) -> Response? {
    guard !simulation.pan.state.isActive else { return nil }
    let entries = simulation.trace.list
    let last = entries.lastIndex { isGesture($0.event) }
    guard let last else { return nil }
    let account = GestureAccount(session, simulation)
    let isLater = last > outcome ?? -1
    let event = entries[last].event
    guard event.touch == nil else {
      let isIgnored = !entries[last...].contains { isReached($0.event) }
      guard isLater || isIgnored && endsWithGesture(session) else { return nil }
      let began = entries[last...].first { $0.event.kind == .gestureBegan }
      return began.map { recognizedOnly($0, account) } ?? unrecognized(entries[last], account)
    }
    guard isLater else { return nil }
    return event.kind == .pan
      ? stillHeld(entries[last], account) ?? unused(entries[last], account)
      : recognized(entries[last], at: last, session, simulation)
  }

  /// Returns whether an event stands for a gesture: the touch-down of a finger, the end of a
  /// reported pan, or a tap or swipe that was recognized.
  private static func isGesture(_ event: Event) -> Bool {
    switch event.kind {
    case EventKind.touches: event.touch == .down
    case .pan: event.gesture == nil && (event.lastWord == "ended" || event.lastWord == "cancelled")
    case EventKind.taps, .swipeRecognized: true
    default: false
    }
  }

  /// Returns whether an event shows that a recognizer or a view has received a touch.
  private static func isReached(_ event: Event) -> Bool {
    switch event.kind {
    case .gestureBegan, EventKind.taps, .swipeRecognized, .pan, .decided, .panRefused, .panIgnored,
      EventKind.ignoredTaps,
      .holdRefused, .transitionCallLost, .scrollBegan, .scrollRefused, .scrollCaught,
      .scrollReleased:
      true
    default: false
    }
  }

  /// Returns whether the last statement that changed anything was part of a gesture.
  private static func endsWithGesture(_ session: Session) -> Bool {
    for past in Lineage(of: session) {
      if case .aside = past.kind { continue }
      return past.statement.command.gesturePart != .none
    }
    return false
  }

  // MARK: - Touches

  /// Returns the explanation of a touch that no recognizer has recognized.
  private static func unrecognized(
    _ down: Trace.Entry, _ account: GestureAccount
  ) -> Response {
    let (session, simulation) = (account.session, account.simulation)
    let isDown = !simulation.touchesDown.isEmpty
    let time = "\(Prose.seconds(down.time.seconds)) s"
    var why = Explanation(
      isDown
        ? "no recognizer has recognized the touch at \(time) yet"
        : "no recognizer recognized the touch at \(time)")
    why.add("touches", account.touches(by: account.entries.last?.time ?? down.time))
    let before = account.simulation(before: down)
    why.add("hit", target(of: down, before: before))
    why.add("lost", account.losers(before: before))
    why.add("when", account.conditions)
    why.add("fault", account.faults)
    for reason in account.arbitrationReasons { why.cite(reason) }
    let flip = Flip.last(session, decidedAt: nil)
    if flip?.statement.isEmpty == false { why.add(flip) }
    if let missing = missingRecognizer(of: down, account, before: before) {
      why.add("instead", missing)
    } else {
      let edges = down.event.place.map { Criteria.missedEdges(from: $0, in: before) } ?? []
      if let line = Causes.suggestion(session, simulation, changing: edges.map { $0.option }) {
        why.add("try", "`\(line)`, then `why`")
      }
    }
    why.end()
    return .explained(why)
  }

  /// Returns the explanation of a touch that a recognizer has recognized and that has moved nothing.
  private static func recognizedOnly(
    _ began: Trace.Entry, _ account: GestureAccount
  ) -> Response {
    let name = began.event.gesture ?? "a recognizer"
    let released = account.all(.valueReleased)
    let time = Prose.seconds((released.last ?? began).time.seconds)
    var why = Explanation(
      released.isEmpty
        ? "\(name) recognized the touch at \(time) s; \(changes(since: began, account))"
        : "\(Answers.stays(released.map { $0.event })); \(name) ended at \(time) s")
    why.add("touches", account.touches(by: account.entries.last?.time ?? began.time))
    why.add("won", account.winners)
    why.add("lost", account.losers(besides: account.taps))
    why.add("because", released.last.map { Causes.clause($0.event.reason) } ?? "")
    why.add("when", account.conditions)
    why.add("fault", account.faults)
    for reason in account.arbitrationReasons { why.cite(reason) }
    why.add(.condition(account))
    why.end()
    return .explained(why)
  }

  /// Returns the text for the views that look different than before a gesture.
  private static func changes(since began: Trace.Entry, _ account: GestureAccount) -> String {
    let down = account.entries.first ?? began
    let before = Dictionary(grouping: account.simulation(before: down).shownViews) { $0.name }
    let after = account.simulation.shownViews
    var changed = Dictionary(grouping: after) { $0.name }.filter { $0.value != before[$0.key] }
    let isChanged = !changed.isEmpty
    changed[""] = nil
    var names: [String] = []
    for view in after where names.count < 3 && changed.removeValue(forKey: view.name) != nil {
      names.append(view.name)
    }
    guard !names.isEmpty else { return isChanged ? "the screen changed" : "nothing moved" }
    return "\(Spelling.list(names, "and")) changed"
  }

  /// Returns the text for the recognizer that the view under a finger lacks, with a statement that
  /// adds one, or `nil` if it has one or the scene isn't built by statements.
  private static func missingRecognizer(
    of down: Trace.Entry, _ account: GestureAccount, before: Simulation
  ) -> String? {
    let session = account.session
    guard before.name == Blank.name, let place = down.event.place,
      case .other(let view) = before.hit(at: place, meantFor: ""), !before.hasRecognizer(at: place)
    else { return nil }
    let isTap = account.all(.touchMove).isEmpty
    let kind = isTap ? "tap" : "pan"
    var name = "\(view)-\(kind)"
    while before.recognizer(named: name) != nil { name += "-2" }
    let line = "gesture \(name) \(kind) on=\(view)"
    guard let statement = (try? Statement(line, in: session.catalog)) ?? nil,
      (try? session.check(statement)) != nil
    else { return nil }
    return "\(view) has no \(kind) recognizer; `\(line)` adds one"
  }

  /// Returns the text for the view on which a touch landed, and for the views that have recognizers
  /// if they are other views, with the reasons why those under the finger don't receive the touch.
  private static func target(of down: Trace.Entry, before: Simulation) -> String {
    guard let place = down.event.place else { return "" }
    let gestures = before.recognizers.filter { !$0.scrolls }.map {
      (gesture: $0.name, view: $0.view)
    }
    let reasons = passedThrough(place, before).map { "; \($0)" }
    let passed = reasons.isEmpty ? missed(at: place, before) : reasons.joined()
    switch before.hit(at: place, meantFor: "") {
    case .meant: return ""
    case .nothing: return "the touch landed on no view" + (passed ?? elsewhere(gestures))
    case .other(let view):
      let landed = "the touch landed on \(view)"
      if gestures.contains(where: { $0.view == view }) { return landed + (passed ?? "") }
      return before.scrollViewNames.contains(view)
        ? "\(landed), which only scrolls" + (passed ?? elsewhere(gestures))
        : "\(landed), which has no recognizer" + (passed ?? elsewhere(gestures))
    }
  }

  /// Returns the text for a view that is shown at a place but wasn't hit, which continues a
  /// sentence.
  private static func missed(at place: Point2D, _ simulation: Simulation) -> String? {
    simulation.missed(at: place).map {
      "; \($0.view) is there, but \(Wording().text(of: $0.reason))"
    }
  }

  /// Returns the reasons, at most two, why views with recognizers didn't receive a touch although
  /// they are under the finger.
  static func passedThrough(_ place: Point2D, _ simulation: Simulation) -> [String] {
    var texts: [String] = []
    for one in simulation.recognizers where !one.scrolls && simulation.covers(one.view, place) {
      guard let reason = simulation.untouchability(of: one.view) else { continue }
      let text = "\(one.view) is there, but \(Wording().text(of: reason))"
      if !texts.contains(text), texts.count < 2 { texts.append(text) }
    }
    return texts
  }

  /// Returns the text for the views that have recognizers, which ends a sentence.
  private static func elsewhere(_ gestures: [(gesture: String, view: String)]) -> String {
    var views: [String] = []
    for one in gestures where !views.contains(one.view) { views.append(one.view) }
    return views.prefix(3).map { view in
      let names = gestures.filter { $0.view == view }.map { $0.gesture }
      let (noun, verb) = names.count == 1 ? ("recognizer", "is") : ("recognizers", "are")
      return "; the \(noun) \(Spelling.list(names, "and")) \(verb) attached to \(view)"
    }.joined()
  }

  // MARK: - Taps and pans

  /// Returns the explanation of a tap or a swipe after which no animator has started.
  private static func recognized(
    _ entry: Trace.Entry, at index: Int, _ session: Session, _ simulation: Simulation
  ) -> Response {
    let event = entry.event
    let isTap = EventKind.taps.contains(event.kind)
    let name = event.on ?? event.gesture ?? "the screen"
    let verb = isTap ? "was tapped" : "recognized a swipe"
    var why = Explanation("\(name) \(verb) at \(Prose.seconds(entry.time.seconds)) s")
    let account = GestureAccount(session, simulation, upTo: index)
    why.add("touches", account.touches(by: entry.time))
    let before = account.past.before(index)
    why.add("rule", isTap ? before.tapDescription(of: event) ?? "" : "")
    let state = account.past.after(index)
    why.add("because", Criteria.met(event, in: state) ?? Wording().text(of: event.why))
    why.add("then", effects(since: index, session, simulation))
    why.add("when", account.conditions)
    why.add("fault", account.faults)
    why.add(isTap ? .tap(session) : .last(session, decidedAt: nil))
    why.cite(event.reason)
    why.end()
    return .explained(why)
  }

  /// Returns the effects that an event had at its instant, and the time at which everything is at
  /// rest.
  private static func effects(
    since index: Int, _ session: Session, _ simulation: Simulation
  ) -> String {
    let entries = simulation.trace.list
    let time = entries[index].time
    let same = entries[(index + 1)...].filter { $0.time == time && !isGesture($0.event) }
    var texts: [String] = []
    for entry in same {
      let count = same.count { $0.event.matches(kindAndSubject: entry.event) }
      let text = entry.event.happening(count: count)
      if !texts.contains(text) { texts.append(text) }
    }
    if let rest = SettledFork(of: session), !rest.isEndless {
      let state = rest.simulation.state == simulation.name ? "" : ", \(rest.simulation.state)"
      let last = rest.entries.last ?? entries.last
      texts =
        texts.prefix(2) + ["at rest at \(Prose.seconds((last?.time ?? time).seconds)) s\(state)"]
    }
    return texts.joined(separator: "; ")
  }

  /// Returns the explanation of a reported pan that left an animator paused, or `nil` if it left
  /// none.
  private static func stillHeld(_ entry: Trace.Entry, _ account: GestureAccount) -> Response? {
    guard let left = account.simulation.leftByPan else { return nil }
    let isCancelled = entry.event.lastWord == "cancelled"
    let held = Clause(.held, left.animator, share: left.share)
    var why = Explanation(
      "\(left.animator) is still \(held.with { $0.subject = nil }.text); the pan "
        + "\(isCancelled ? "was cancelled" : "ended") at \(Prose.seconds(entry.time.seconds)) s")
    why.add("touches", account.touches(by: entry.time))
    why.add(
      "because", "nothing handled the \(isCancelled ? "cancellation" : "end") of the pan")
    why.add("fault", account.faults)
    if let line = Causes.suggestion(account.session, account.simulation) {
      why.add("try", "`\(line)`, then `why`")
    }
    why.end()
    return .explained(why)
  }

  /// Returns the explanation of a reported pan that moved nothing.
  private static func unused(_ entry: Trace.Entry, _ account: GestureAccount) -> Response {
    let (session, simulation) = (account.session, account.simulation)
    let verb = entry.event.lastWord == "cancelled" ? "was cancelled" : entry.event.lastWord
    let released = simulation.trace.list
      .filter { $0.time == entry.time && $0.event.kind == .valueReleased }.map { $0.event }
    let effect = released.isEmpty ? "the pan had no effect" : Answers.stays(released)
    let subject = released.isEmpty ? "it" : "the pan"
    var why = Explanation(
      "\(effect); \(subject) \(verb) at \(Prose.seconds(entry.time.seconds)) s")
    why.add("touches", account.touches(by: entry.time))
    why.add(
      "because",
      released.last.map { Causes.clause($0.reason) }
        ?? "the pan held no animator and no scroll view")
    why.add("when", account.conditions)
    why.add("fault", account.faults)
    why.add(.condition(account))
    if let line = Causes.suggestion(session, simulation) { why.add("try", "`\(line)`, then `why`") }
    why.end()
    return .explained(why)
  }
}
