import PantomimeKit

/// The transitions with which a view of Compose enters or leaves.
extension Words {
  /// Returns the sum of transitions with which a view of Compose enters or leaves, and what to say about the
  /// other one, or `nil` if a text has none: `slideInVertically() + fadeIn()` for
  /// `AnimatedVisibility(visible = shown, enter = slideInVertically() + fadeIn())`.
  static func entrance(in text: String) -> (text: String, notes: [String])? {
    var pieces = Foreign.pieces(of: text)[...]
    // `transition.AnimatedVisibility(…)`
    if pieces.count == 4, pieces[1].isMark(".") { pieces = pieces[2...] }
    if let place = pieces.firstIndex(where: { $0.word == "togetherwith" }), place > 0,
      pieces[..<place].last?.isGroup == true
    {
      return (
        Foreign.written(pieces[..<place]),
        [
          "The other view leaves with a line of its own: '\(Foreign.written(pieces[(place + 1)...]))'."
        ]
      )
    }
    guard pieces.count == 2, let name = pieces.first?.word,
      ["animatedvisibility", "animateenterexit"].contains(name),
      case .group("(", let arguments)? = pieces.last?.content
    else { return nil }
    func value(_ label: String) -> String? {
      arguments.first { $0.label == label && $0.value.contains { $0.isMark("+") } }
        .map { Foreign.written($0.value) }
    }
    let isHidden = arguments.contains { argument in
      (argument.label ?? "visible") == "visible" && argument.value.first?.word == "false"
    }
    let (entering, leaving) = (value("enter"), value("exit"))
    guard let shown = isHidden ? leaving : entering ?? leaving else { return nil }
    guard entering != nil, let leaving, !isHidden else { return (shown, []) }
    return (shown, ["It leaves with a line of its own: '\(leaving)'."])
  }
}
