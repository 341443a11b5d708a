import PantomimeKit

extension Advice {
  /// Returns the error with a line for each statement of a test's touch, or `nil` if the text is no touch of
  /// several: `performTouchInput { down(center); advanceEventTime(500); up() }`.
  func touched(_ error: ScriptError) -> ScriptError? {
    let call = "performTouchInput"
    guard let source = error.source, !error.isUnfinished,
      let place = Advice.range(of: call, in: source),
      case .group("(", let arguments)? = Foreign.pieces(of: source).last?.content,
      let closure = arguments.last, closure.isTrailing,
      case .group("{", let statements)? = closure.value.first?.content, statements.count > 1,
      statements.allSatisfy({ $0.label == nil }),
      var stage = simulation == nil ? inExample : self
    else { return nil }
    var (lines, notes): ([String], [String]) = ([], [])
    for statement in statements {
      let text = "\(source[..<place.lowerBound])\(call) { \(Foreign.written(statement.value)) }"
      guard let meant = stage.neighborly(error.retyped(as: text)), !meant.offersHelp,
        let line = Advice.suggestions(in: meant.hint).first, !line.hasPrefix("scene "),
        let next = stage.stage(line)
      else { return nil }
      lines.append(line)
      notes += meant.notes.filter { Words.has($0, "example") && !notes.contains($0) }
      stage = next
    }
    let whole = lines.joined(separator: "; ")
    guard isAccepted(whole) else { return nil }
    return accounted(error.advising("write `\(whole)`", replacement: whole).noting(notes))
  }
}
