package import PantomimeKit
import PantomimeScenes

/// The checks of a statement's names against the scene in which it will run.
package struct SceneCheck: Sendable {
  let simulation: Simulation?
  /// The scenes, rules and estimators that names refer to.
  let catalogue: Catalogue
  /// The access to files that statements name, if files are available already.
  package let files: FileAccess

  package init(
    _ simulation: Simulation?, in catalogue: Catalogue, files: FileAccess = .none
  ) {
    self.simulation = simulation
    self.catalogue = catalogue
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

  /// Checks that the scene (or, if none is running, any scene) can record an event with the text.
  package func event(_ text: Word) throws(ScriptError) {
    guard let simulation else { return }
    let names = EventNames(in: simulation, catalogue)
    try EventCheck(simulation.events, names).check(text)
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
    let names = (simulation?.gestureNames ?? []) + (simulation?.scrollViewNames ?? [])
    guard simulation != nil, !names.contains(name.text) else { return }
    throw ScriptError(.noGesture(name.text, among: names), name.span)
  }

  /// Checks that an object can be added to the scene, by adding it to a copy.
  ///
  /// - Parameter place: Returns the place of the error if the object can't be added.
  func tries(
    _ construction: Construction, at place: (ImpossibleInputError) -> Span
  ) throws(ScriptError) {
    guard var fork = simulation else { return }
    do throws(InputError) {
      try fork.handle(.construct(construction))
    } catch {
      if case .impossible(let impossible) = error {
        throw ScriptError(impossible, place(impossible), in: catalogue, of: fork)
      }
    }
  }

  /// Checks that at most one animator exists to which a verb without an animator can refer.
  func oneAnimator(_ verb: Span) throws(ScriptError) {
    guard let simulation, simulation.name == Blank.name, simulation.animatorNames.count > 1 else {
      return
    }
    throw ScriptError(.severalAnimators(simulation.animatorNames), verb)
  }

  package func animator(_ name: Word) throws(ScriptError) {
    guard let simulation, !simulation.animatorNames.contains(name.text) else { return }
    throw ScriptError(.noAnimator(name.text, among: simulation.animatorNames), name.span)
  }

  /// Returns the signal that a verb sends to the scene, with its values.
  package func signal(
    _ verb: Word, _ given: [NamedValue]
  ) throws(ScriptError) -> Signal {
    guard let simulation else { throw ScriptError.noScene(verb.span) }
    guard let scene = catalogue.scene(simulation.name),
      let form = scene.signals.first(where: { $0.name == verb.text })
    else { throw ScriptError(noSignal: verb.text, in: catalogue, verb.span) }
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
    guard let simulation, let scene = catalogue.scene(simulation.name) else {
      let near = Spelling.near(given.name.text, among: settings)
      guard !near.isEmpty else { throw ScriptError.noScene(given.span) }
      throw ScriptError(
        "unknown parameter '\(given.name.text)'", given.name.span,
        hint: Spelling.hint(given.name.text, among: near, what: "parameters"))
    }
    let live = scene.options.filter { $0.isLive }
    guard let option = scene.options.first(where: { $0.name == given.name.text }) else {
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

  static func noPath(
    _ path: Word, or keywords: [String] = [], in simulation: Simulation
  ) -> ScriptError {
    let paths = simulation.paths
    let near = Spelling.near(path.text, among: keywords + paths)
    return ScriptError(
      "'\(simulation.name)' has no path '\(path.text)'", path.span,
      hint: whole(path.text, in: simulation, paths).map { "did you mean '\($0)'?" }
        ?? component(path.text, in: simulation, paths)
        ?? Spelling.hint(
          path.text, among: near.isEmpty ? paths : near, what: "paths",
          longList: "`show` lists the paths"))
  }

  /// Returns the hint for a path that ends in a component of a value, or `nil` for any other path.
  private static func component(
    _ path: String, in simulation: Simulation, _ paths: [String]
  ) -> String? {
    guard let point = path.lastIndex(of: ".") else { return nil }
    let (owner, part) = (String(path[..<point]), String(path[path.index(after: point)...]))
    if let known = simulation.read(owner)?.components, !known.isEmpty {
      let near = Spelling.near(part, among: known).map { "'\(owner).\($0)'" }
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
    let within = ["\(owner)frame"] + paths.filter { $0.hasPrefix(owner) }
    return within.lazy.map { $0 + part }.first { simulation.read($0) != nil }
  }
}
