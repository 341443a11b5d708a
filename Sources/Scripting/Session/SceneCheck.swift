package import PantomimeKit
import Scenes

/// What can be said of a statement's names, given the scene that it will meet.
package struct SceneCheck: Sendable {
  private let simulation: (any Simulating)?

  package init(_ simulation: (any Simulating)?) {
    self.simulation = simulation
  }

  package func needsScene(_ span: Span) throws(ScriptError) {
    if simulation == nil { throw ScriptError.noScene(span) }
  }

  /// The value that the path has in the scene as it begins.
  @discardableResult
  package func path(_ path: Word) throws(ScriptError) -> Reading {
    guard let simulation else { throw ScriptError.noScene(path.span) }
    guard let reading = simulation.read(path.text) else {
      throw ScriptError.noPath(path, in: simulation)
    }
    return reading
  }

  package func view(_ name: Word) throws(ScriptError) {
    guard let simulation, !simulation.viewNames.contains(name.text) else { return }
    throw ScriptError(.noView(name.text, among: simulation.viewNames), name.span)
  }

  package func tappable(_ view: Word) throws(ScriptError) {
    guard let simulation else { return }
    guard simulation.tappable.contains(view.text) else {
      throw simulation.viewNames.contains(view.text)
        ? ScriptError(.notTappable(view.text, among: simulation.tappable), view.span)
        : ScriptError(.noView(view.text, among: simulation.tappable), view.span)
    }
  }

  package func scrollView(_ name: Word) throws(ScriptError) {
    guard let simulation, !simulation.scrollViewNames.contains(name.text) else { return }
    throw simulation.viewNames.contains(name.text)
      ? ScriptError(.notScrollable(name.text, among: simulation.scrollViewNames), name.span)
      : ScriptError(.noView(name.text, among: simulation.scrollViewNames), name.span)
  }

  package func animator(_ name: Word) throws(ScriptError) {
    guard let simulation, !simulation.animatorNames.contains(name.text) else { return }
    throw ScriptError(.noAnimator(name.text, among: simulation.animatorNames), name.span)
  }

  /// A signal for the scene, with what it brings.
  package func signal(
    _ verb: Word, _ given: [NamedValue]
  ) throws(ScriptError) -> Signal {
    guard let simulation else { throw ScriptError.noScene(verb.span) }
    guard let scene = Scenes.taking(verb.text).first(where: { $0.name == simulation.name }),
      let form = scene.signals.first(where: { $0.name == verb.text })
    else { throw ScriptError(.noSignal(verb.text), verb.span) }
    let options = scene.options.filter { form.options.contains($0.name) }
    var values: [Signal.Value] = []
    for given in given {
      let read = try OptionReader.read(given, among: options, of: verb.text)
      values.append(Signal.Value(read.name, read.value))
    }
    return Signal(verb.text, values)
  }

  /// A live option of the scene with its new value.
  package func option(_ given: NamedValue) throws(ScriptError) -> (name: String, value: OptionValue)
  {
    guard let simulation, let scene = Scenes.named(simulation.name) else {
      throw ScriptError(
        "there is no parameter '\(given.name.text)'", given.name.span,
        hint: "without a scene there is only 'rate'")
    }
    let live = scene.options.filter(\.isLive)
    guard let option = scene.options.first(where: { $0.name == given.name.text }) else {
      throw ScriptError(
        "there is no parameter '\(given.name.text)'", given.name.span,
        hint: Spelling.hint(
          given.name.text, among: ["rate"] + live.map(\.name), what: "parameters"))
    }
    guard option.isLive else { throw ScriptError(.optionFixed(option.name), given.name.span) }
    return try OptionReader.read(given, among: live, of: scene.name)
  }
}

extension ScriptError {
  static func noScene(_ span: Span) -> ScriptError {
    ScriptError("no scene is running", span, hint: "begin with one, for example: scene city-guide")
  }

  static func noPath(_ path: Word, in simulation: any Simulating) -> ScriptError {
    ScriptError(
      "'\(simulation.name)' has no path '\(path.text)'", path.span,
      hint: Spelling.hint(path.text, among: simulation.paths, what: "paths"))
  }

  /// The error for an input that cannot be carried out.
  init(_ impossible: Impossible, _ span: Span) {
    switch impossible {
    case .timeGoesBack(let now, let wanted):
      self.init(
        "time cannot go back from \(Numerals.text(now)) s to \(Numerals.text(wanted)) s", span,
        hint: "`scene` begins again at 0")
    case .panNotBegun(let state):
      self.init("'pan \(state.rawValue)' without a pan", span, hint: "write `pan began` first")
    case .panUnderWay:
      self.init(
        "a pan is under way already", span, hint: "end it first: pan ended, or pan cancelled")
    case .noView(let name, let names):
      self.init(
        "there is no view '\(name)'", span, hint: Spelling.hint(name, among: names, what: "views"))
    case .noAnimator(let name, let names):
      self.init(
        name.isEmpty ? "the scene has no animator" : "there is no animator '\(name)'", span,
        hint: Spelling.hint(name, among: names, what: "animators"))
    case .notTappable(let name, let names):
      self.init(
        "nothing happens when '\(name)' is tapped", span,
        hint: Spelling.hint(name, among: names, what: "views to tap"))
    case .notScrollable(let name, let names):
      self.init(
        "'\(name)' does not scroll", span,
        hint: Spelling.hint(name, among: names, what: "views that scroll"))
    case .optionFixed(let name):
      self.init(
        "'\(name)' cannot change while the scene runs", span,
        hint: "start again: scene NAME \(name)=…")
    case .nameTaken(let name):
      self.init("the name '\(name)' is taken", span, hint: "choose another")
    case .noProperty(let path, let paths):
      self.init(
        "no view has the property '\(path)'", span,
        hint: Spelling.hint(path, among: paths, what: "properties"))
    case .wrongCount(let path, let wanted, let given):
      self.init(
        "'\(path)' takes \(wanted) number\(wanted == 1 ? "" : "s"), not \(given)", span,
        hint: wanted == 4
          ? "write x,y,width,height, or red,green,blue,alpha for a color"
          : wanted == 2 ? "write x,y" : "write one")
    case .noSignal(let name): self.init(noSignal: name, span)
    case .layer(let problem):
      self.init(problem, span)
    case .badOption(let problem):
      self.init("'\(problem.option)' does not fit", span, hint: problem.problem)
    }
  }

  private init(noSignal name: String, _ span: Span) {
    self.init(
      "the scene takes no '\(name)'", span,
      hint: Spelling.list(Scenes.taking(name).map(\.name), "or") + " does")
  }

  private init(_ problem: LayerProblem, _ span: Span) {
    switch problem {
    case .noKey(let key, let keys):
      self.init(
        "no layer animation was added under the key '\(key)'", span,
        hint: Spelling.hint(key, among: keys, what: "keys"))
    case .noGroup(let key, let keys):
      self.init(
        "the view has no layer group '\(key)'", span,
        hint: keys.isEmpty
          ? "add it first: layer-group \(key) on=VIEW"
          : Spelling.hint(key, among: keys, what: "groups"))
    case .groupClosed(let key, let instant):
      self.init(
        "the layer group '\(key)' was added at \(Numerals.text(instant)) s", span,
        hint: "a group is copied when it is added: add its members at the same instant")
    case .unevenValues(let path, let each, let given):
      self.init(
        "a value of '\(path)' is \(each) numbers, and \(given) make no whole values", span,
        hint: "write the numbers of all values one after the other")
    }
  }
}
