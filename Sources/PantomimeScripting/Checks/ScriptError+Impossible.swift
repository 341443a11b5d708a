package import PantomimeKit
import PantomimeScenes

// The errors for impossible inputs.

extension ScriptError {
  /// Creates the error for an impossible input.
  ///
  /// - Parameters:
  ///   - catalogue: The scenes that a hint may name.
  ///   - simulation: The scene that refused the input, whose objects a hint may name.
  package init(
    _ impossible: ImpossibleInputError, _ span: Span, in catalogue: Catalogue = .standard,
    of simulation: Simulation? = nil
  ) {
    switch impossible {
    case .timeGoesBack(let now, let wanted):
      self.init(
        "time cannot move back from \(Numerals.text(now)) s to \(Numerals.text(wanted)) s", span,
        hint: "restart the scene for an earlier time")
    case .pan(.notBegun(let state)):
      self.init(
        "no pan is in progress for 'pan \(state.rawValue)'", span,
        hint: "write `pan began` first")
    case .pan(.underWay):
      self.init(
        "a pan is already in progress", span, hint: "end it first: pan ended, or pan cancelled")
    case .fingersDown:
      self.init(
        "the finger that is down reports its own pan", span, hint: "lift it first: touch up")
    case .touch(let problem): self.init(problem, span)
    case .noView(let name, let names):
      self.init("unknown view", name, span, among: names, "views")
    case .noGesture(let name, let names):
      self.init("unknown recognizer", name, span, among: names, "recognizers")
    case .noAnimator("", let names):
      self.init(
        "the scene has no animator", span, hint: Spelling.hint("", among: names, what: "animators"))
    case .noAnimator(let name, let names):
      self.init("unknown animator", name, span, among: names, "animators")
    case .notScrollable(let name, let names):
      self.init("unknown scroll view", name, span, among: names, "views that scroll")
    case .optionFixed(let name):
      self.init(
        "'\(name)' cannot change while the scene runs", span,
        hint: "restart: scene NAME \(name)=…")
    case .nameTaken(let name): self.init(nameTaken: name, span)
    case .noProperty(let path, let paths):
      self.init(noProperty: path, among: paths, span, of: simulation)
    case .wrongCount(let path, let wanted, let given):
      self.init(
        "'\(path)' has \(wanted) component\(wanted == 1 ? "" : "s"), not \(given)", span,
        hint: ScriptError.form(of: wanted))
    case .layer(let problem): self.init(problem, span)
    case .connection(let problem): self.init(problem, span)
    case .severalAnimators(let names): self.init(severalAnimators: names, span)
    case .noSignal(let name): self.init(noSignal: name, in: catalogue, span)
    case .badOption(let problem):
      self.init("invalid '\(problem.option)'", span, hint: problem.problem)
    }
  }

  private init(nameTaken name: String, _ span: Span) {
    self.init("the name '\(name)' is taken", span, hint: "choose another")
  }

  private init(
    noProperty path: String, among paths: [String], _ span: Span, of simulation: Simulation?
  ) {
    let meant = simulation.flatMap { ScriptError.whole(path, in: $0, paths) }
    self.init(
      "no view has the property '\(path)'", span,
      hint: meant.map { "did you mean '\($0)'?" }
        ?? Spelling.hint(path, among: paths, what: "properties"))
  }

  /// Creates the error for an interval with more instants at which something is due than one
  /// statement may pass.
  init(tooMuch most: Int, by now: Instant, _ span: Span) {
    self.init(
      "more than \(most) events are due before that time", span,
      hint: "one statement reaches t=\(Numerals.text(now)); use several")
  }

  private static func form(of numbers: Int) -> String {
    switch numbers {
    case 4: "write x,y,width,height, or red,green,blue,alpha for a color"
    case 2: "write x,y"
    default: "write one number"
    }
  }

  /// Creates the error for an unknown name, with the known names as suggestions.
  private init(
    _ problem: String, _ name: String, _ span: Span, among names: [String], _ what: String
  ) {
    self.init(
      "\(problem) '\(name)'", span, hint: Spelling.hint(name, among: names, what: what))
  }

  private init(_ problem: TouchError, _ span: Span) {
    switch problem {
    case .unknownTouch(let id):
      self.init("finger \(id) is not down", span, hint: "put it down first: touch down")
    case .alreadyDown(let id):
      self.init(
        "finger \(id) is already down", span, hint: "lift it first, or use another: id=\(id + 1)")
    case .twiceInOneEvent(let id):
      self.init("finger \(id) appears twice in one event", span, hint: "give it one position")
    case .tooManyTouches(let most):
      self.init("no more than \(most) fingers can be down", span, hint: "lift one first")
    case .notANumber(let id):
      self.init(
        "the position of finger \(id) is too far away", span, hint: "use screen coordinates")
    case .tooEarly(let instant, let now):
      self.init(
        "a touch cannot move back from \(Numerals.text(now)) s to \(Numerals.text(instant)) s",
        span,
        hint: "restart the scene for an earlier time")
    }
  }

  /// Creates the error for a signal that the scene doesn't accept.
  init(noSignal name: String, in catalogue: Catalogue, _ span: Span) {
    let takers = catalogue.scenes(taking: name).map { $0.name }
    self.init(
      "this scene does not support '\(name)'", span,
      hint: takers.isEmpty ? "no scene does" : "\(Spelling.list(takers, "or")) does")
  }

  private init(_ problem: LayerError, _ span: Span) {
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
        hint: "a group is copied when added; add its members at the same instant")
    case .unevenValues(let path, let each, let given):
      self.init(
        "a value of '\(path)' has \(each) components, and \(given) is not a multiple", span,
        hint: "list the components of all values in order")
    }
  }
}
