import PantomimeKit

/// `order VIEW front|back|above=V|below=V`: moves a view among its siblings.
struct OrderCommand: MakerCommand {
  static let form = Form(
    "order", "Moves a view in front of its siblings, or behind them.",
    details:
      "What is in front is drawn last and takes touches first. `above` and `below` name a sibling, a view "
      + "with the same superview.",
    positionals: [Positional(.view), .choice(End.self, isOptional: true)],
    options: [above.form, below.form],
    example: [
      "scene blank", "view card frame=20,600,350,200", "view shade frame=0,0,390,844",
      "order card front",
    ])

  private static let above = VerbKey.name("above", .view, "the sibling to be in front of")
  private static let below = VerbKey.name("below", .view, "the sibling to be behind")

  /// The ends of the order.
  private enum End: String, CaseIterable {
    case front, back
  }

  let construction: Construction
  let span: Span

  init(_ arguments: inout Arguments) throws(ScriptError) {
    let example = "order card front"
    let view = try arguments.next("a view", example: example)
    let end = arguments.next()
    let above = try arguments.option(Self.above)
    let below = try arguments.option(Self.below)
    span = view.span
    if let end, let other = above?.span ?? below?.span {
      throw ScriptError(
        "'\(end.text)' cannot be combined with another place", end.span.union(other),
        hint: "keep one")
    }
    if let above, let below {
      throw ScriptError(
        "'above' and 'below' cannot be combined", above.span.union(below.span), hint: "keep one")
    }
    let order: SiblingOrder
    if let end {
      let name = try end.choice(
        End.allCases.map { $0.rawValue }, what: "place", all: "places")
      order = name == End.front.rawValue ? .front : .back
    } else if let above {
      order = .above(above.word.text)
    } else if let below {
      order = .below(below.word.text)
    } else {
      throw ScriptError(
        "'order' needs a place", view.span, hint: "add front, back, above=VIEW or below=VIEW")
    }
    construction = .order(view: view.text, order)
  }
}
