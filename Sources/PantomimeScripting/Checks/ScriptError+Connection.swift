import PantomimeKit

// What to say of something that cannot be joined.

extension ScriptError {
  /// The error for a connection that cannot be made.
  init(_ problem: ConnectionProblem, _ span: Span) {
    switch problem {
    case .notInScene(let scene):
      self.init(
        "'\(scene)' joins its gestures and animators by itself", span,
        hint: "begin with an empty stage: scene blank")
    case .noBlocks(let animator):
      self.init(
        "'\(animator)' has nothing to animate", span,
        hint: "write before it: animate PATH to=VALUE on=\(animator)")
    case .noWay(let way):
      self.init(
        "a finger cannot drive over \(Numerals.text(way)) pt", span,
        hint: "write how far it goes for a whole run, more than 0, for example: way=247")
    case .wrongGesture(let name, let wanted):
      self.init(
        "'\(name)' is no \(wanted) recognizer", span,
        hint: "add one: gesture NAME \(wanted) on=VIEW")
    case .axisTaken(let gesture, let axis, let other):
      self.init(
        "'\(gesture)' drives \(other) along its \(axis) axis already", span,
        hint: "drive the other axis, or add a recognizer: gesture NAME pan on=VIEW with=\(gesture)")
    case .driven(let path, let gesture):
      self.init(
        "'\(path)' is driven by '\(gesture)' already", span, hint: "drive another path")
    case .noSheet(let view):
      self.init(
        "'\(view)' cannot be presented: it has no anchors", span,
        hint: "drive it first: drive \(view).frame.y by=GESTURE anchors=OPEN,CLOSED")
    case .follows(let path, let leader):
      self.init(
        "'\(path)' follows \(leader), which alone determines it", span,
        hint: "change \(leader) instead")
    case .ruleAmongAnchors, .anchors, .severalNumbers, .noDirection, .otherAxis, .outside, .cycle,
      .uneven:
      self.init(ofNumbers: problem, span)
    }
  }

  /// The error for a verb that names no animator where several could be meant.
  init(severalAnimators names: [String], _ span: Span) {
    self.init(
      "several animators could be meant", span,
      hint: "write on=\(names.first ?? "NAME"): there are \(Spelling.list(names, "and"))")
  }

  private init(ofNumbers problem: ConnectionProblem, _ span: Span) {
    switch problem {
    case .ruleAmongAnchors(let rule):
      self.init(
        "the rule '\(rule)' chooses among anchors, and an animator has two ends", span,
        hint: "take \(Spelling.list(ScriptError.rulesBetweenEnds, "or")); anchors go with a path: "
          + "drive PATH by=GESTURE anchors=A,B,C rule=\(rule)")
    case .anchors(let anchors):
      var sorted: [Double] = []
      for anchor in anchors.sorted() where sorted.last != anchor { sorted.append(anchor) }
      self.init(
        "anchors go from the least to the greatest, each once", span,
        hint: "write anchors=" + sorted.map { Numerals.text($0) }.joined(separator: ","))
    case .severalNumbers(let path, let components):
      self.init(
        "'\(path)' is of several numbers", span,
        hint: "take one of "
          + Spelling.list(components.map { "\(path).\($0)" }, "or"))
    case .noDirection(let path):
      self.init(
        "'\(path)' does not tell in which direction of the finger it grows", span,
        hint: "write along=up, down, left or right")
    case .otherAxis(let list, let axis):
      self.init(
        "'\(list)' does not scroll along the \(axis) axis of the drive", span,
        hint: "name a scroll view that does, or leave hand-over= out")
    case .outside(let list, let view, let gesture):
      self.init(
        "'\(list)' does not lie in '\(view)', so that '\(gesture)' hears of no finger on it", span,
        hint: "write scroll-view \(list) in=\(view)")
    case .cycle(let paths):
      self.init(
        "a path cannot follow itself: " + paths.joined(separator: " follows "), span,
        hint: "let one of them follow nothing")
    case .uneven(let from, let to):
      self.init(
        "\(from) place\(from == 1 ? "" : "s") and \(to) value\(to == 1 ? "" : "s") make no line",
        span, hint: "write as many from= as to=, at least two, from the least to the greatest")
    case .notInScene, .noBlocks, .noWay, .wrongGesture, .axisTaken, .driven, .follows,
      .noSheet:
      self.init("it cannot be joined", span, hint: "begin with: scene blank")
    }
  }

  private static let rulesBetweenEnds =
    [NamedRule.sign, .half, .flickOrHalf, .projection].map { $0.name }
}
