package import PantomimeKit
import PantomimeScenes

/// The checks of a statement's names against the scene in which it will run.
package struct SceneCheck: Sendable {
  let simulation: Simulation?
  /// The scenes, rules and estimators that names refer to.
  let catalog: Catalog
  /// The access to files that statements name, if files are available already.
  package let files: FileAccess

  package init(
    _ simulation: Simulation?, in catalog: Catalog, files: FileAccess = .none
  ) {
    self.simulation = simulation
    self.catalog = catalog
    self.files = files
  }

  func needsScene(_ span: Span) throws(ScriptError) {
    if simulation == nil { throw ScriptError.noScene(span) }
  }

  /// Returns the value of a path in the scene, or the initial value if the path belongs to a view
  /// that is added later.
  ///
  /// - Parameter keywords: The words that may be meant instead of a path.
  @discardableResult
  package func path(_ path: Word, or keywords: [String] = []) throws(ScriptError) -> PathValue {
    guard let simulation else { throw ScriptError.noScene(path.span) }
    guard
      let pathValue = simulation.read(path.text)
        ?? DynamicView.initialValue(of: path.text, in: simulation)
    else {
      throw ScriptError.noPath(path, or: keywords, in: simulation)
    }
    return pathValue
  }

  /// Returns the paths of a view or another object, or else all paths that begin with a word and a
  /// period.
  ///
  /// The array is empty if the word is a path itself.
  func paths(within word: Word) -> [String] {
    guard let simulation, simulation.read(word.text) == nil else { return [] }
    if simulation.viewNames.contains(word.text) { return simulation.allPaths(ofView: word.text) }
    if simulation.animatorNames.contains(word.text) {
      let all = Causes.animatorPaths.map { "\(word.text).\($0)" }
      return all.filter { simulation.read($0) != nil }
    }
    let paths = simulation.paths.filter { $0.hasPrefix("\(word.text).") }
    let own = paths.filter { path in
      let rest = path.dropFirst(word.text.count + 1)
      return !rest.contains(".") || rest.hasPrefix("model.") || rest.hasPrefix("animator.")
    }
    return own.isEmpty ? paths : own
  }

  /// Returns whether a path can be read now, or after a view is added.
  func mayRead(_ path: Word) -> Bool {
    guard let simulation else { return false }
    return simulation.read(path.text) != nil
      || DynamicView.initialValue(of: path.text, in: simulation) != nil
  }

  /// Checks that the scene can record an event, or enter a state, that a statement mentions.
  ///
  /// - Parameter declared: The names that statements add to the scene, or `nil` if they aren't
  ///   known.
  func mention(_ mention: Mention, declared: DeclaredNames?) throws(ScriptError) {
    guard let simulation else { return }
    let names = EventNames(in: simulation, catalog, declared)
    switch mention {
    case .event(let text): try EventCheck(simulation.events, names).check(text)
    case .state(let word):
      // A scene can declare a path with the same name, but with other words.
      guard let states = names.states, case .word(let present)? = simulation.read("state"),
        states.contains(present), !states.contains(word.text)
      else { return }
      throw ScriptError(
        "'state' cannot be '\(word.text)'", word.span,
        hint: Spelling.hint(word.text, among: states, what: "values"))
    }
  }

  package func view(_ name: Word) throws(ScriptError) {
    guard let simulation, !simulation.viewNames.contains(name.text),
      !DynamicView.mayAdd(name.text, to: simulation)
    else { return }
    throw ScriptError(.noView(name.text, among: simulation.viewNames), name.span)
  }

  /// Checks that a word can be tapped: a view, or an alias of the scene.
  package func tappable(_ view: Word) throws(ScriptError) {
    guard let simulation else { return }
    guard
      simulation.tappable.contains(view.text) || simulation.viewNames.contains(view.text)
        || DynamicView.mayAdd(view.text, to: simulation)
    else {
      // A view that reacts to taps is a more likely suggestion than any other view.
      let names = simulation.tappable.isEmpty ? simulation.viewNames : simulation.tappable
      throw ScriptError(.noView(view.text, among: names), view.span)
    }
  }

  package func scrollView(_ name: Word) throws(ScriptError) {
    guard let simulation, !simulation.scrollViewNames.contains(name.text) else { return }
    throw simulation.viewNames.contains(name.text)
      ? ScriptError(.notScrollable(name.text, among: simulation.scrollViewNames), name.span)
      : ScriptError(.noView(name.text, among: simulation.scrollViewNames), name.span)
  }

  package func gesture(_ name: Word) throws(ScriptError) {
    let lists = simulation?.scrollViewNames ?? []
    let names = (simulation?.gestureNames ?? []) + lists + lists.map { "\($0).pan" }
    guard simulation != nil, !names.contains(name.text) else { return }
    throw ScriptError(.noGesture(name.text, among: names), name.span)
  }

  /// Checks that an object can be added to the scene, by adding it to a copy.
  ///
  /// - Parameter place: Returns the place of the error if the object can't be added.
  func tries(
    _ construction: Construction, at place: (ImpossibleInputError.Problem) -> Span
  ) throws(ScriptError) {
    guard var fork = simulation else { return }
    do throws(InputError) {
      try fork.handle(.construct(construction))
    } catch {
      if case .impossible(let impossible) = error {
        throw ScriptError(impossible.problem, place(impossible.problem), in: catalog, of: fork)
      }
    }
  }

  /// Checks that at most one animator exists to which a verb without an animator can refer.
  func oneAnimator(_ verb: Span) throws(ScriptError) {
    guard let simulation, simulation.name == Blank.name else { return }
    let names = simulation.animatorNames + simulation.transitionNames
    if names.count > 1 { throw ScriptError(severalAnimators: names, verb) }
  }

  package func animator(_ name: Word) throws(ScriptError) {
    guard let simulation, !simulation.hasAnimator(named: name.text) else { return }
    throw ScriptError(.noAnimator(name.text, among: simulation.animatorNames), name.span)
  }

  /// Checks that a word is the name of an animator or of a transition.
  func mover(_ name: Word) throws(ScriptError) {
    guard let simulation, !simulation.hasAnimator(named: name.text),
      !simulation.transitionNames.contains(name.text)
    else { return }
    let names = simulation.animatorNames + simulation.transitionNames
    throw ScriptError(.noAnimator(name.text, among: names), name.span)
  }

  /// Returns the name of the transition that a verb means: the one that it names or, if it names
  /// none, the only one on a stage without animators.
  func transition(_ name: Word?) -> String? {
    guard let simulation else { return nil }
    let names = simulation.transitionNames
    if let name { return names.contains(name.text) ? name.text : nil }
    return simulation.animatorNames.isEmpty && names.count == 1 ? names[0] : nil
  }

  /// Checks that a name for a new animator or transition isn't spelled like a path.
  func newMover(_ name: String, _ span: Span) throws(ScriptError) {
    guard let simulation, simulation.read(name) != nil,
      !simulation.hasAnimator(named: name), !simulation.transitionNames.contains(name)
    else { return }
    throw ScriptError(
      "'\(name)' is a path, so it cannot be a name", span, hint: "choose another, such as: open")
  }

  /// Returns the signal that a verb sends to the scene, with its values.
  package func signal(
    _ verb: Word, _ given: [NamedValue]
  ) throws(ScriptError) -> Signal {
    guard let simulation else { throw ScriptError.noScene(verb.span) }
    guard let scene = catalog.scene(simulation.name),
      let form = scene.signals.first(where: { $0.name == verb.text })
    else { throw ScriptError(noSignal: verb.text, in: catalog, verb.span) }
    let options = scene.options.filter { form.options.contains($0.name) }
    var values: [Signal.Value] = []
    for given in given {
      let read = try OptionReader.read(given, among: options, of: verb.text)
      values.append(Signal.Value(read.name, read.value))
    }
    return Signal(verb.text, values)
  }

  /// Returns an option of the scene that can be changed while the scene runs, with its new value.
  ///
  /// - Parameter settings: The names of the other settings, as suggestions for a misspelled name.
  package func option(
    _ given: NamedValue, besides settings: [String]
  ) throws(ScriptError) -> (name: String, value: OptionValue) {
    guard let simulation, let scene = catalog.scene(simulation.name) else {
      let near = Spelling.near(given.name.text, among: settings)
      guard !near.isEmpty else { throw ScriptError.noScene(given.span) }
      throw ScriptError(
        "unknown parameter '\(given.name.text)'", given.name.span,
        hint: Spelling.hint(given.name.text, among: near, what: "parameters"))
    }
    let live = scene.options.filter { $0.isLive }
    guard let option = scene.options.first(where: { $0.name == given.name.text }) else {
      if let hint = ScriptError.hint(forSetting: given, in: simulation) {
        throw ScriptError(
          "'\(given.name.text)' is no parameter, but a value that follows", given.name.span,
          hint: hint)
      }
      throw ScriptError(
        "unknown parameter '\(given.name.text)'", given.name.span,
        hint: Spelling.hint(
          given.name.text, among: settings + live.map { $0.name }, what: "parameters"))
    }
    guard option.isLive else { throw ScriptError(.optionFixed(option.name), given.name.span) }
    return try OptionReader.read(given, among: live, of: scene.name)
  }
}

extension SceneCheck {
  /// Throws an error if a script that is replayed, checked or traced contains a statement that
  /// writes a file.
  func mayWrite(_ span: Span) throws(ScriptError) {
    guard files.isPossible, files.writing == nil else { return }
    throw ScriptError(
      "a script cannot write files while it is replayed, checked or traced", span,
      hint: "run it at the prompt, or from standard input")
  }
}

extension ScriptError {
  static func noScene(_ span: Span) -> ScriptError {
    ScriptError("no scene is running", span, hint: "start one, for example: scene city-guide")
  }

  /// Whether the error is that no scene is running.
  var isNoScene: Bool { message == ScriptError.noScene(span).message }

  package static func noPath(
    _ path: Word, or keywords: [String] = [], in simulation: Simulation
  ) -> ScriptError {
    var paths = simulation.paths
    if let point = path.text.firstIndex(of: ".") {
      paths += simulation.derivedPaths
      let listed = Set(paths)
      paths += simulation.allPaths(ofView: String(path.text[..<point]))
        .filter { !listed.contains($0) }
      paths += animatorPaths(of: path.text, in: simulation).filter { !listed.contains($0) }
    }
    let near = Spelling.near(path.text, among: keywords + paths)
    let isKnown = Words.standard.word(for: path.text, among: paths) != nil
    let own = own(path.text, among: paths)
    return ScriptError(
      "'\(simulation.name)' has no path '\(path.text)'", path.span,
      hint: values(ofView: path.text, in: simulation, such: ["frame", "alpha", "hidden"]) ?? own.map
      { "did you mean '\($0)'?" }
        ?? (isKnown
          ? Spelling.hint(path.text, among: paths, what: "paths")
          : whole(path.text, in: simulation, paths).map { "did you mean '\($0)'?" }
            ?? component(path.text, in: simulation, paths)
            ?? Spelling.hint(
              path.text, among: near.isEmpty ? paths : near, what: "paths",
              longList: "`show` lists the paths")))
  }

  /// Returns the hint for the name of a view, or `nil` for any other path.
  private static func values(
    ofView name: String, in simulation: Simulation, such names: [String]
  ) -> String? {
    guard simulation.view(named: name) != nil else { return nil }
    let paths = names.map { "\(name).\($0)" }.filter {
      simulation.read($0) != nil
    }
    return paths.isEmpty ? nil : "a view has several values, such as \(Spelling.list(paths, "and"))"
  }

  /// Returns the paths of the animator that a path begins with.
  private static func animatorPaths(of path: String, in simulation: Simulation) -> [String] {
    guard let name = simulation.animatorNames.first(where: { path.hasPrefix("\($0).") }) else {
      return []
    }
    return PathNote.animator.map { "\(name).\($0.name)" }.filter { simulation.read($0) != nil }
  }

  /// Returns the only path of the object that a path begins with that ends like it, or `nil` if there
  /// is none: `pop.animator.state` for `pop.state`.
  private static func own(_ path: String, among paths: [String]) -> String? {
    guard let point = path.lastIndex(of: ".") else { return nil }
    let (owner, part) = ("\(path[..<point]).", path[point...])
    let found = paths.filter { $0.hasPrefix(owner) && $0.hasSuffix(part) && $0 != path }
    // `card.y` can be that of the frame or of the center.
    guard found.count == 1, found[0].count > owner.count + part.count else { return nil }
    return found[0]
  }

  /// Returns the hint for a path that ends in a component of a value, or `nil` for any other path.
  private static func component(
    _ path: String, in simulation: Simulation, _ paths: [String]
  ) -> String? {
    guard let point = path.lastIndex(of: ".") else { return nil }
    let (owner, part) = (String(path[..<point]), String(path[path.index(after: point)...]))
    if let known = simulation.read(owner)?.components, !known.isEmpty {
      let spelled = Spelling.near(part, among: known)
      let near = (spelled.isEmpty ? known.filter { $0.hasPrefix(part) } : spelled)
        .map { "'\(owner).\($0)'" }
      return near.isEmpty
        ? "components: \(known.joined(separator: ", "))"
        : "did you mean \(Spelling.list(near, "or"))?"
    }
    let near = Spelling.near(owner, among: paths).filter {
      simulation.read($0)?.component(part) != nil
    }
    guard !near.isEmpty else { return nil }
    return "did you mean \(Spelling.list(near.map { "'\($0).\(part)'" }, "or"))?"
  }

  /// Returns the whole path for a path whose middle part is omitted: `card.frame.y` for `card.y`.
  ///
  /// Returns `nil` if another path has a similar spelling, because that path is more likely to be
  /// meant.
  static func whole(
    _ path: String, in simulation: Simulation, _ paths: [String]
  ) -> String? {
    guard let point = path.lastIndex(of: "."), Spelling.near(path, among: paths).isEmpty
    else { return nil }
    let (owner, part) = ("\(path[..<point]).", path[point...])
    // `card.y` isn't about the first of several cards: `card.0.frame.y`.
    let own = paths.filter { $0.hasPrefix(owner) && !$0.dropFirst(owner.count).contains(".") }
    let frame = "\(owner)frame"
    let within = own.contains(frame) ? [frame] + own : own + [frame]
    return within.lazy.map { $0 + part }.first { simulation.read($0) != nil }
  }
}

// The errors for impossible inputs.

extension ScriptError {
  /// Creates the error for an impossible input.
  ///
  /// - Parameters:
  ///   - catalog: The scenes that a hint may name.
  ///   - simulation: The scene that refused the input, whose objects a hint may name.
  package init(
    _ impossible: ImpossibleInputError.Problem, _ span: Span, in catalog: Catalog = .standard,
    of simulation: Simulation? = nil
  ) {
    let hint: String
    switch impossible {
    case .timeGoesBack: hint = "restart the scene for an earlier time"
    case .pan(.notBegun(let state)):
      self.init(
        "no pan is in progress for 'pan \(state.rawValue)'", span,
        hint: "write `pan began` first")
      return
    case .pan(.inProgress):
      self.init(
        "a pan is already in progress", span, hint: "end it first: pan ended, or pan cancelled")
      return
    case .pan(.notReported(let state)):
      self.init(
        "no pan reports '\(state.rawValue)'", span, hint: "write `pan ended` or `pan cancelled`")
      return
    case .touch(let problem): hint = problem.advice.hint
    case .fingersDown: hint = "lift it first: touch up"
    case .noView(let name, let names): hint = Spelling.hint(name, among: names, what: "views")
    case .noGesture(let name, let names):
      hint = Spelling.hint(name, among: names, what: "recognizers")
    case .noAnimator(let name, let names):
      hint = Spelling.hint(name, among: names, what: "animators")
    case .notScrollable(let name, let names):
      hint = Spelling.hint(name, among: names, what: "views that scroll")
    case .optionFixed(let name): hint = "restart: scene NAME \(name)=…"
    case .nameTaken: hint = "choose another"
    case .viewTaken(let name): hint = "choose another name, or change it: set \(name).alpha=1"
    case .notAnimatable(let path): hint = "write set \(path)=… instead"
    case .computedByScene: hint = "`help paths` describes it"
    case .removed: hint = "a removed view cannot be added again"
    case .notSiblings: hint = "name another view with the same superview"
    case .transformed: hint = "write width= and height=, or move it by its center"
    case .noProperty(let path, let paths):
      hint = ScriptError.hint(forProperty: path, among: paths, of: simulation)
    case .wrongCount(let path, let wanted, _): hint = ScriptError.form(of: wanted, at: path)
    case .layer(let problem): hint = problem.hint
    case .connection(let problem): hint = problem.hint
    case .severalAnimators(let names):
      self.init(severalAnimators: names, span)
      return
    case .noSignal(let name):
      self.init(noSignal: name, in: catalog, span)
      return
    case .badOption(let problem): hint = problem.problem
    }
    self.init(impossible.message, span, hint: hint)
  }

  /// Creates the error for an interval with more instants at which something is due than one
  /// statement may pass.
  init(tooMuch most: Int, by now: Instant, _ span: Span) {
    self.init(
      "more than \(most) events are due before that time", span,
      hint: "one statement reaches t=\(Numerals.text(now)); use several")
  }

  /// Returns the hint for a path that is no property of a view.
  private static func hint(
    forProperty path: String, among paths: [String], of simulation: Simulation?
  ) -> String {
    let view = path.prefix { $0 != "." }
    let own = paths.filter { $0.hasPrefix("\(view).") }
    var known = own.isEmpty ? paths : own
    if simulation?.scrollViewNames.contains(String(view)) == true {
      if path == "\(view).offset" {
        return "an offset changes by scrolling: scroll \(view) to=VALUE over=0.3"
      }
      known += ["\(view).offset", "\(view).insets"]
    }
    let meant = simulation.flatMap { ScriptError.whole(path, in: $0, paths) }
    return meant.map { "did you mean '\($0)'?" }
      ?? simulation.flatMap {
        ScriptError.values(ofView: path, in: $0, such: ["frame", "center", "alpha"])
          ?? (own.isEmpty ? nil : ScriptError.component(path, in: $0, paths))
      }
      ?? Spelling.hint(path, among: known, what: "properties")
  }

  /// Returns the statement that changes a value that can't be set, or `nil` if the value isn't the
  /// clock's or an animator's.
  fileprivate static func hint(forSetting given: NamedValue, in simulation: Simulation) -> String? {
    guard simulation.read(given.name.text) != nil else { return nil }
    switch given.name.text {
    case "time": return "write `\(At.form.name) \(given.value.text)`"
    case "progress", "fraction", "time-fraction":
      return "write `\(Scrub.form.name) \(given.value.text)`"
    default: return nil
    }
  }

  private static func form(of numbers: Int, at path: String) -> String {
    switch numbers {
    case 4 where path.hasSuffix(".insets"): "write top,left,bottom,right"
    case 4 where path.hasSuffix(".color"): "write red,green,blue,alpha, each from 0 to 1"
    case 4: "write x,y,width,height"
    case 2: "write x,y"
    default: "write one number; of two, the one along its axis"
    }
  }

  /// Creates the error for a signal that the scene doesn't accept.
  init(noSignal name: String, in catalog: Catalog, _ span: Span) {
    let takers = catalog.scenes(taking: name).map { $0.name }
    self.init(
      "this scene does not support '\(name)'", span,
      hint: takers.isEmpty ? "no scene does" : "\(Spelling.list(takers, "or")) does")
  }
}

// The errors for impossible connections.

extension ScriptError {
  /// Creates the error for an impossible connection.
  init(_ problem: ConnectionError, _ span: Span) {
    self.init(problem.text, span, hint: problem.hint)
  }

  /// Creates the error for a verb that names no animator although there are several.
  init(severalAnimators names: [String], _ span: Span) {
    self.init(
      "the animator is ambiguous", span,
      hint: "add on=\(names.first ?? "NAME"); the animators are \(Spelling.list(names, "and"))")
  }
}

extension LayerError {
  /// The advice, as a phrase.
  fileprivate var hint: String {
    switch self {
    case .noKey(let key, let keys): Spelling.hint(key, among: keys, what: "keys")
    case .noGroup(let key, let keys):
      keys.isEmpty
        ? "add it first: layer-group \(key) on=VIEW"
        : Spelling.hint(key, among: keys, what: "groups")
    case .groupClosed: "a group is copied when added; add its members at the same instant"
    case .unevenValues: "list the components of all values in order"
    }
  }
}

extension ConnectionError {
  /// The statement that solves the problem, or other advice, as a phrase.
  fileprivate var hint: String {
    switch self {
    case .notInScene: "start with an empty stage: scene blank"
    case .noBlocks(let animator): "add some first: animate PATH to=VALUE on=\(animator)"
    case .noDistance: "give the distance of a full run, more than 0, for example: way=247"
    case .wrongGesture(_, let wanted): "add one: gesture NAME \(wanted) on=VIEW"
    case .axisTaken(let gesture, _, _):
      "drive the other axis, or add a recognizer: gesture NAME pan on=VIEW with=\(gesture)"
    case .notOfTransition(let name, let option):
      option == "curve" || option == "factor"
        ? "omit it; write completion-curve= or completion-speed= at transition \(name)" : "omit it"
    case .driven: "drive another path"
    case .noAnchors(let path): "drive it first: drive \(path) by=GESTURE anchors=A,B"
    case .noSheet(let view):
      "drive it first: drive \(view).frame.y by=GESTURE anchors=OPEN,CLOSED"
    case .follows(let path, let leader):
      "change \(leader) instead, or end the binding: \(FollowCommand.form.name) \(path) none"
    case .ruleAmongAnchors(let rule):
      "use \(Spelling.list(Self.rulesBetweenEnds, "or")); anchors require a path: "
        + "drive PATH by=GESTURE anchors=A,B,C rule=\(rule)"
    case .anchors(let anchors): "write anchors=" + Self.sorted(anchors)
    case .severalNumbers(let path, let components):
      "choose one of \(Spelling.list(components.map { "\(path).\($0)" }, "or"))"
    case .noDirection: "add along=up, down, left or right"
    case .rangeAndAnchors: "omit range=; the outer anchors are the bounds"
    case .unbounded: "add range=A,B, or anchors=A,B,C"
    case .physicalSpring: "omit duration=, or write curve=spring(RATIO), which is fitted to it"
    case .limitWithoutSpring: "omit limit=, or add curve=spring(0.8)"
    case .noView: "add in=VIEW"
    case .noTimer(let name, let names): Spelling.hint(name, among: names, what: "timers")
    case .viewAnimationOnly: "write duration= instead of on=, for a UIView.animate"
    case .notAnimatable(let path): "set it: set \(path)=WIDTHxHEIGHT"
    case .followsNothing: "omit the statement"
    case .otherAxis: "name a scroll view that does, or omit hand-over="
    case .outside(let list, let view, _): "write scroll-view \(list) in=\(view)"
    case .cycle: "remove one of these bindings"
    case .uneven: "give as many values in from= as in to=, at least two, in increasing order"
    }
  }

  private static let rulesBetweenEnds =
    [NamedRule.sign, .half, .flickOrHalf, .projection].map { $0.name }

  /// Returns the anchors in increasing order, without duplicates, as the option accepts them.
  private static func sorted(_ anchors: [Double]) -> String {
    var sorted: [Double] = []
    for anchor in anchors.sorted() where sorted.last != anchor { sorted.append(anchor) }
    return sorted.map { Numerals.text($0) }.joined(separator: ",")
  }
}
