import PantomimeKit

/// The lines for rows that only point to the help, from the examples in their sentences.
extension Advice {
  /// Returns an error with a line that runs instead of a pointer to the help, or `nil` if its row's sentence
  /// has no example that makes one.
  func lined(_ advised: ScriptError) -> ScriptError? {
    guard let offer = advised.replacement, offer.hasPrefix("help "), !offer.contains(";"),
      !advised.basis.own.isEmpty
    else { return nil }
    let topic = String(offer.dropFirst("help ".count))
    let parts = advised.basis.own.split(separator: "`", omittingEmptySubsequences: false)
    let examples = parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
    // The sentence of the row says more than the one about the verb.
    let saysMore = parts.enumerated().contains { index, part in
      index % 2 == 0 && part.contains { $0.isLetter }
    }
    let begun = simulation == nil ? inExample : self
    guard let begun else { return nil }
    let hasValues = advised.source.map { WordLines.hasValues($0) } ?? false
    for example in examples {
      guard let template = WordLines.template(example, for: topic),
        !saysMore || WordLines.concerns(example, topic)
      else { continue }
      var line: String?
      var isOnStage = false
      if let text = begun.line(template) {
        var isNew = false
        if simulation == nil, case .refused = acceptance(of: text) { isNew = true }
        line = isNew ? "scene \(FirstScene.example); \(text)" : text
      } else if let staged = WordLines.staged(template),
        case .accepted = begun.acceptance(of: staged)
      {
        (line, isOnStage) = (staged, true)
      }
      guard let line else { continue }
      var result = advised.advising("write `\(line)`; see `\(offer)`", replacement: line)
      result = result.without(Neighbor.filled(advised.basis.difference))
      if saysMore { result = result.noting(Neighbor.filled(advised.basis.own)) }
      if isOnStage {
        result = result.noting("It starts an empty stage, where nothing else decides.")
      }
      if hasValues { result = result.noting("The values are examples.") }
      return accounted(result.based(on: advised.basis))
    }
    return nil
  }

  /// Returns a statement with objects of the scene in its places, or `nil` if the scene refuses it.
  private func line(_ template: String) -> String? {
    let row = Words.Row(neighborhood: "", shape: "", replacement: template, difference: "")
    let match = Words.Match(row: row, bindings: WordBindings(), receiver: [], assigned: nil)
    switch neighbor([match], behind: "") {
    case .statement(let text, _)?, .sample(let text, _, _)?: return text
    case .refused?, .already?, .missing?, .choice?, .form?, nil: return nil
    }
  }
}

/// Statements with an option, as examples.
enum WordLines {
  /// The objects of the examples in the table, with the places that they stand for.
  private static let objects: [(name: String, place: String)] = [
    ("on=open", "on=ANIMATOR"), ("by=pull", "by=GESTURE"), ("open.progress", "ANIMATOR.progress"),
    ("hand-over=list", "hand-over=LIST"), ("sheet.frame", "VIEW.frame"),
    ("on=push", "on=TRANSITION"),
    ("drive open", "drive ANIMATOR"), ("card.1", "ANIMATOR"), (" list ", " LIST "),
    (" list.", " LIST."), ("card.", "VIEW."), ("on=card", "on=VIEW"),
  ]

  /// Returns the statement for an example, which is a statement or an option of a topic's verb; `nil` if it
  /// isn't complete.
  static func template(_ example: String, for topic: String) -> String? {
    guard !example.contains("…"), !Words.has(example, "EVENT"), !Words.has(example, "FILE"),
      let first = example.split(separator: " ").first.map(String.init)
    else { return nil }
    var text = example
    if Commands.named(first) == nil {
      guard first.contains("="), let base = base(for: topic, with: first) else { return nil }
      text = "\(base) \(example)"
    } else {
      guard first != "help", text != first || Commands.named(first)?.form.options.isEmpty == true
      else { return nil }
    }
    for object in objects { text = Words.replacing(object.name, in: text, by: object.place) }
    return text
  }

  /// Returns whether an example is about the topic of the help rather than another statement that a sentence
  /// mentions.
  static func concerns(_ example: String, _ topic: String) -> Bool {
    guard let verb = example.split(separator: " ").first.map(String.init),
      Commands.named(verb) != nil
    else { return true }
    let name = topic.split(separator: " ").first.map(String.init) ?? topic
    return verb == name || Commands.named(name) == nil && bases.contains { $0.verb == verb }
  }

  /// Returns whether a text has arguments, or assigns a value.
  static func hasValues(_ text: String) -> Bool {
    let pieces = Foreign.pieces(of: text)
    return pieces.contains { piece in
      if case .group(_, let arguments) = piece.content {
        return arguments.contains { !$0.value.isEmpty && !$0.isTrailing }
      }
      return piece.isMark("=")
    }
  }

  /// The lines that make an empty stage with the objects of the examples.
  private static let stage: [(name: String, line: String)] = [
    ("list", "scroll-view list frame=0,91,390,753 content=390x4000"),
    ("pull", "gesture pull pan on=card"),
    ("open", "animator open duration=0.5; animate card.alpha to=0 on=open"),
    ("push", "transition push duration=0.4; animate card.scale to=0.5 on=push"),
  ]

  /// Returns a statement that connects a gesture or a value, behind the lines of an empty stage with what it
  /// needs; `nil` for any other statement.
  static func staged(_ template: String) -> String? {
    let connects = [DriveCommand.form.name, FollowCommand.form.name].contains {
      template.hasPrefix("\($0) ")
    }
    guard connects else { return nil }
    let text = filled(template)
    let needed = stage.filter { Words.has(text, $0.name) }.map { $0.line }
    return (["scene blank", "view card frame=20,400,350,350"] + needed + [text])
      .joined(separator: "; ")
  }

  /// Returns a statement with the objects of the examples in its places.
  private static func filled(_ template: String) -> String {
    var text = template
    for (place, name) in [
      ("VIEW", "card"), ("GESTURE", "pull"), ("ANIMATOR", "open"), ("LIST", "list"),
      ("TRANSITION", "push"), ("NAME", "fresh"),
    ] { text = Words.replacing(place, in: text, by: name) }
    return text
  }

  /// Returns the statement of a verb to which an option can be added.
  private static func base(for topic: String, with option: String) -> String? {
    let name = String(option.prefix { $0 != "=" })
    let verb = topic.split(separator: " ").first.map(String.init) ?? topic
    let own =
      bases.first { $0.verb == verb }
      ?? bases.first { base in
        Commands.named(base.verb)?.form.options.contains { $0.name == name } == true
      }
    guard let own else { return nil }
    return without(name, own.line)
  }

  /// Returns a statement without an option.
  private static func without(_ option: String, _ line: String) -> String {
    line.split(separator: " ").filter { !$0.hasPrefix("\(option)=") }.joined(separator: " ")
  }

  /// Complete statements of each verb that has options, the likeliest first.
  static let bases: [(verb: String, line: String)] = [
    ("gesture", "gesture NAME pan on=VIEW"), ("gesture", "gesture NAME edge on=VIEW edges=left"),
    ("gesture", "gesture NAME swipe on=VIEW direction=right"),
    ("scroll-view", "scroll-view NAME frame=0,91,390,753 content=390x4000"),
    ("layer-animation", "layer-animation VIEW.alpha from=1 to=0 duration=0.25"),
    ("layer-animation", "layer-animation VIEW.alpha values=0,1,0 duration=0.25"),
    ("animate", "animate VIEW.alpha to=0 duration=0.3"),
    ("animate", "animate VIEW.alpha to=0 duration=0.3 curve=spring(0.8)"),
    ("curves", "animate VIEW.alpha to=0 duration=0.3"),
    ("curve", "animate VIEW.alpha to=0 duration=0.3"),
    ("animator", "animator NAME duration=0.5"),
    ("animator", "animator NAME duration=0.5 curve=spring(0.8)"),
    ("transition", "transition NAME duration=0.4"),
    ("dive-deeper", "scene dive-deeper"), ("page-sheet", "scene page-sheet"),
    ("drive", "drive VIEW.frame.y by=GESTURE"),
    ("drive", "drive VIEW.frame.y by=GESTURE anchors=100,400,700"),
    ("drive", "drive ANIMATOR by=GESTURE along=up way=300"),
    ("drive", "drive VIEW.frame.y by=GESTURE anchors=100,400,700 hand-over=LIST"),
    ("drag", "drag on=VIEW by=0,-120"),
    ("flick", "flick up on=VIEW"), ("swipe", "swipe up on=VIEW"), ("press", "press on=VIEW"),
    ("tap", "tap on=VIEW"), ("touch", "touch down on=VIEW"),
    ("touch", "touch down x=195 y=420"), ("scroll", "scroll LIST to=440"),
    ("set", "set"), ("rules", "set"), ("estimators", "set"), ("axes", "set"),
    ("continue", "continue"), ("start", "start"), ("view", "view NAME frame=20,300,100,100"),
    ("view", "view NAME"),
    ("running", "running NAME VIEW.alpha to=0 duration=0.3"), ("timer", "timer NAME after=0.5"),
    ("follow", "follow VIEW.alpha ANIMATOR.progress"), ("stop", "stop"), ("finish", "finish"),
    ("spring", "spring response=0.5 ratio=0.8"), ("spring", "spring duration=0.5"),
    ("spring", "spring mass=1 stiffness=100 damping=10"),
    ("spring", "spring response=0.5 ratio=0.8 plot=yes"),
  ]

  /// Returns the templates of complete lines with an option of a verb and its example, the likeliest first.
  static func templates(_ option: OptionForm, of verb: String) -> [String] {
    guard let value = option.example else { return [] }
    let kind = option.kinds.first(where: { $0 != "pan" })
    return bases.filter { $0.verb == verb && $0.line.hasPrefix(verb) }.map { base in
      let line = without(option.name, base.line)
      let ofKind =
        option.kinds.isEmpty || option.kinds.contains("pan")
        ? line : Words.replacing("NAME pan", in: line, by: "NAME \(kind ?? "pan")")
      return "\(ofKind) \(option.name)=\(value)"
    }
  }

  /// Returns complete lines with an option, as the help prints them.
  static func lines(with name: String) -> String {
    let lines = Commands.forms.compactMap { verb in
      verb.options.first { $0.name == name }.flatMap { example($0, of: verb.name) }
    }
    return lines.prefix(3).map { "  type   \($0)\n" }.joined()
  }

  /// Returns complete lines with the options that a word stands for, as the help prints them, with what each
  /// option is.
  static func help(on options: String) -> String {
    var lines: [String] = []
    for name in options.split(separator: " ").map(String.init) where !name.contains("=") {
      for verb in Commands.forms {
        guard lines.count < 3, let option = verb.options.first(where: { $0.name == name }),
          let line = example(option, of: verb.name)
        else { continue }
        lines.append("    \(line)\n      \(option.meaning)\n")
      }
    }
    return lines.joined()
  }

  /// Returns a complete line with an option of a verb and objects as in the examples, or `nil` if there is
  /// none.
  static func example(_ option: OptionForm, of verb: String) -> String? {
    let lines = templates(option, of: verb).map { filled($0) }
    guard let session = stageOfExamples else { return lines.first }
    let advice = Advice(in: session)
    return lines.first { if case .accepted = advice.acceptance(of: $0) { true } else { false } }
      ?? lines.last
  }

  /// An empty stage with the objects of the examples.
  private static let stageOfExamples: Session? = {
    var session = Session(.standard)
    let lines = ["scene blank", "view card frame=20,400,350,350"] + stage.map { $0.line }
    for line in lines { try? session.answer(line: line) { _ in } }
    return session
  }()
}
