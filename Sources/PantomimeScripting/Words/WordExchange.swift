import PantomimeKit
import PantomimeScenes

/// Two views that take each other's place in Compose: `fadeIn() togetherWith fadeOut()`.
struct WordExchange {
  /// The transition of the view that comes.
  let entering: String
  /// The transition of the view that leaves.
  let leaving: String

  /// Reads a text, or returns `nil` if no views take each other's place.
  init?(_ text: String) {
    guard text.utf8.count < Foreign.longest,
      let (entering, leaving) = WordExchange.transitions(in: Foreign.pieces(of: text)[...])
    else { return nil }
    (self.entering, self.leaving) = (entering, leaving)
  }

  private static func transitions(in pieces: ArraySlice<Foreign>) -> (String, String)? {
    if let place = pieces.firstIndex(where: { $0.word == "togetherwith" }),
      place > pieces.startIndex, place + 1 < pieces.endIndex
    {
      var before = pieces[..<place]
      var behind = pieces[(place + 1)...]
      // `enter.togetherWith(exit)`
      if before.last?.isMark(".") == true { before = before.dropLast() }
      if let mark = before.lastIndex(where: { $0.isMark("=") || $0.isMark(">") }) {
        before = before[(mark + 1)...]
      }
      if let mark = behind.firstIndex(where: { $0.word == "using" }) { behind = behind[..<mark] }
      return (unwrapped(before), unwrapped(behind))
    }
    for (index, piece) in zip(pieces.indices, pieces) {
      guard case .group(_, let arguments) = piece.content else { continue }
      let isTransform = index > pieces.startIndex && pieces[index - 1].word == "contenttransform"
      if isTransform, arguments.count > 1 {
        return (Foreign.written(arguments[0].value), Foreign.written(arguments[1].value))
      }
      for argument in arguments {
        if let found = transitions(in: argument.value[...]) { return found }
      }
    }
    return nil
  }

  /// Returns the text of pieces without the parentheses around all of them.
  private static func unwrapped(_ pieces: ArraySlice<Foreign>) -> String {
    if pieces.count == 1, case .group("(", let arguments)? = pieces.first?.content,
      arguments.count == 1
    {
      return Foreign.written(arguments[0].value)
    }
    return Foreign.written(pieces)
  }
}

extension Advice {
  /// Returns the error with a line in which one view comes and another leaves, or `nil` if the text isn't
  /// about two.
  func exchanged(_ error: ScriptError) -> ScriptError? {
    guard let source = error.source, !error.isUnfinished,
      let exchange = WordExchange(Advice.statement(in: source)),
      let stage = stage(Advice.stage(for: "card"))
    else { return nil }
    func line(_ text: String, for view: String) -> String? {
      if text.hasSuffix("Transition.None") { return "" }
      guard
        let line = stage.neighborly(error.retyped(as: text)).flatMap({
          Advice.suggestions(in: $0.hint).first
        }),
        stage.isAccepted(line), Words.has(line, " card.")
      else { return nil }
      return "; " + Words.replacing(" card.", in: line, by: " \(view).")
    }
    guard let coming = line(exchange.entering, for: "new"),
      let leaving = line(exchange.leaving, for: "old"), !coming.isEmpty || !leaving.isEmpty
    else { return nil }
    let views = ["old", "new"].map { "view \($0) frame=70,247,250,350" }
    let whole = "scene \(Blank.name); \(views.joined(separator: "; "))\(coming)\(leaving)"
    guard isAccepted(whole) else { return nil }
    var basis = WordBasis()
    basis.labels = ["targetstate", "transitionspec", "clip"]
    return accounted(
      error.advising("write `\(whole)`", replacement: whole)
        .noting("Contents don't change, so a view takes the place of another one.").based(on: basis)
    )
  }

  /// Returns the error with the line with which a view comes or leaves, or `nil` if the text has no transition
  /// for either: `AnimatedVisibility(visible, enter = scaleIn(), exit = scaleOut())`.
  func appeared(_ error: ScriptError) -> ScriptError? {
    guard let source = error.source, !error.isUnfinished,
      case .group("(", let arguments)? = Foreign.pieces(of: source).last?.content,
      let name = Foreign.pieces(of: source).dropLast().last?.word,
      ["animatedvisibility", "animateenterexit"].contains(name)
    else { return nil }
    func transition(_ label: String) -> String? {
      arguments.first { $0.label == label && $0.value.contains { $0.isGroup } }
        .map { Foreign.written($0.value) }
    }
    func read(_ text: String) -> ScriptError? {
      guard let meant = neighborly(error.retyped(as: text)), meant.replacement != nil,
        !meant.offersHelp
      else {
        return nil
      }
      return meant
    }
    let isHidden = arguments.contains { argument in
      (argument.label ?? "visible") == "visible" && argument.value.first?.word == "false"
    }
    let leaving = transition("exit").flatMap { read($0) }
    guard !isHidden, let entering = transition("enter"), let coming = read(entering) else {
      return transition("enter") == nil || isHidden
        ? leaving.map { error.advising($0.hint, replacement: $0.replacement).noting($0.notes) }
        : nil
    }
    let advised = error.advising(coming.hint, replacement: coming.replacement).noting(coming.notes)
    guard let line = leaving.flatMap({ Advice.suggestions(in: $0.hint).first }) else {
      return advised
    }
    let scene = "scene \(FirstScene.example); "
    return advised.noting("It leaves with `\(Words.replacing(scene, in: line, by: ""))`.")
  }

  /// Returns the advice behind the statements of a text, or `nil` if the session would refuse them.
  func stage(_ text: String) -> Advice? {
    guard var fork = trial else { return nil }
    for part in text.split(separator: ";") {
      guard let statement = try? Statement(String(part), in: catalog),
        (try? fork.execute(statement)) != nil
      else { return nil }
    }
    return Advice(in: fork)
  }
}
