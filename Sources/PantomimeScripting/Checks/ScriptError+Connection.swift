import PantomimeKit

// The errors for impossible connections.

extension ScriptError {
  /// Creates the error for an impossible connection.
  init(_ problem: ConnectionError, _ span: Span) {
    switch problem {
    case .notInScene(let scene):
      self.init(
        "'\(scene)' connects its gestures and animators itself", span,
        hint: "start with an empty stage: scene blank")
    case .noBlocks(let animator):
      self.init(
        "'\(animator)' has no animations", span,
        hint: "add some first: animate PATH to=VALUE on=\(animator)")
    case .noWay(let way):
      self.init(
        "a drive cannot have a distance of \(Numerals.text(way)) pt", span,
        hint: "give the distance of a full run, more than 0, for example: way=247")
    case .wrongGesture(let name, let wanted):
      self.init(
        "'\(name)' is not a \(wanted) recognizer", span,
        hint: "add one: gesture NAME \(wanted) on=VIEW")
    case .axisTaken(let gesture, let axis, let other):
      self.init(
        "'\(gesture)' already drives \(other) along its \(axis) axis", span,
        hint: "drive the other axis, or add a recognizer: gesture NAME pan on=VIEW with=\(gesture)")
    case .driven(let path, let gesture):
      self.init(
        "'\(path)' is already driven by '\(gesture)'", span, hint: "drive another path")
    case .noSheet(let view):
      self.init(
        "'\(view)' cannot be presented: it has no anchors", span,
        hint: "drive it first: drive \(view).frame.y by=GESTURE anchors=OPEN,CLOSED")
    case .follows(let path, let leader):
      self.init(
        "'\(path)' is bound to \(leader)", span,
        hint: "change \(leader) instead")
    case .ruleAmongAnchors, .anchors, .severalNumbers, .noDirection, .otherAxis, .outside, .cycle,
      .uneven:
      self.init(ofNumbers: problem, span)
    }
  }

  /// Creates the error for a verb without an animator when there are several.
  init(severalAnimators names: [String], _ span: Span) {
    self.init(
      "the animator is ambiguous", span,
      hint: "add on=\(names.first ?? "NAME"); the animators are \(Spelling.list(names, "and"))")
  }

  private init(ofNumbers problem: ConnectionError, _ span: Span) {
    switch problem {
    case .ruleAmongAnchors(let rule):
      self.init(
        "the rule '\(rule)' needs anchors, but an animator has two ends", span,
        hint: "use \(Spelling.list(ScriptError.rulesBetweenEnds, "or")); anchors require a path: "
          + "drive PATH by=GESTURE anchors=A,B,C rule=\(rule)")
    case .anchors(let anchors):
      var sorted: [Double] = []
      for anchor in anchors.sorted() where sorted.last != anchor { sorted.append(anchor) }
      self.init(
        "anchors must be in increasing order, without duplicates", span,
        hint: "write anchors=" + sorted.map { Numerals.text($0) }.joined(separator: ","))
    case .severalNumbers(let path, let components):
      self.init(
        "'\(path)' has several components", span,
        hint: "choose one of "
          + Spelling.list(components.map { "\(path).\($0)" }, "or"))
    case .noDirection(let path):
      self.init(
        "'\(path)' has no default direction", span,
        hint: "add along=up, down, left or right")
    case .otherAxis(let list, let axis):
      self.init(
        "'\(list)' does not scroll along the \(axis) axis of the drive", span,
        hint: "name a scroll view that does, or omit hand-over=")
    case .outside(let list, let view, let gesture):
      self.init(
        "'\(list)' is not inside '\(view)', so '\(gesture)' receives no touches on it", span,
        hint: "write scroll-view \(list) in=\(view)")
    case .cycle(let paths):
      self.init(
        "a path cannot follow itself: " + paths.joined(separator: " follows "), span,
        hint: "remove one of these bindings")
    case .uneven(let from, let to):
      self.init(
        "from= has \(from) value\(from == 1 ? "" : "s"), but to= has \(to)",
        span, hint: "give as many values in from= as in to=, at least two, in increasing order")
    case .notInScene, .noBlocks, .noWay, .wrongGesture, .axisTaken, .driven, .follows,
      .noSheet:
      self.init("this cannot be connected", span, hint: "start with: scene blank")
    }
  }

  private static let rulesBetweenEnds =
    [NamedRule.sign, .half, .flickOrHalf, .projection].map { $0.name }
}
