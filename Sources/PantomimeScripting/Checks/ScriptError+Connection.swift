import PantomimeKit

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

extension ConnectionError {
  /// The statement that solves the problem, or other advice, as a phrase.
  fileprivate var hint: String {
    switch self {
    case .notInScene: "start with an empty stage: scene blank"
    case .noBlocks(let animator): "add some first: animate PATH to=VALUE on=\(animator)"
    case .noWay: "give the distance of a full run, more than 0, for example: way=247"
    case .wrongGesture(_, let wanted): "add one: gesture NAME \(wanted) on=VIEW"
    case .axisTaken(let gesture, _, _):
      "drive the other axis, or add a recognizer: gesture NAME pan on=VIEW with=\(gesture)"
    case .driven: "drive another path"
    case .noAnchors(let path): "drive it first: drive \(path) by=GESTURE anchors=A,B"
    case .noSheet(let view):
      "drive it first: drive \(view).frame.y by=GESTURE anchors=OPEN,CLOSED"
    case .follows(_, let leader): "change \(leader) instead"
    case .ruleAmongAnchors(let rule):
      "use \(Spelling.list(Self.rulesBetweenEnds, "or")); anchors require a path: "
        + "drive PATH by=GESTURE anchors=A,B,C rule=\(rule)"
    case .anchors(let anchors): "write anchors=" + Self.sorted(anchors)
    case .severalNumbers(let path, let components):
      "choose one of \(Spelling.list(components.map { "\(path).\($0)" }, "or"))"
    case .noDirection: "add along=up, down, left or right"
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
