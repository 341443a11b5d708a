import PantomimeKit

/// The typed values that the line in an answer takes as options.
///
/// A row says which statement a call stands for. A value that the row has no place for becomes the option
/// that its label stands for, if the statement accepts it.
extension Advice {
  /// Returns an error whose line has the typed values as options wherever its statements accept them.
  func carrying(_ advised: ScriptError) -> ScriptError {
    guard let source = advised.source, let offer = advised.replacement,
      !Words.has(offer, "help "), let first = Advice.suggestions(in: advised.hint).first,
      Advice.range(of: first, in: offer) != nil
    else { return advised }
    let account = WordAccount(Advice.statement(in: Advice.dividedAtInstant(source).rest))
    let answer = ([offer, advised.hint] + advised.notes).joined(separator: " ")
    var line = first
    let missing = account.items(missingIn: answer, basis: advised.basis)
    // The properties come first, because their statements take the options, too.
    for item in missing.filter({ $0.isProperty }) {
      line = animating(item, in: line, typed: account.properties) ?? line
    }
    if let spring = WordAccount.spring(of: missing) ?? WordAccount.bounce(of: missing, in: line) {
      line = setting("curve", to: spring, in: line, of: account) ?? line
    }
    for item in missing { line = carrying(item, in: line, of: account) ?? line }
    line = component(of: source, in: line) ?? line
    line = along(source, in: line) ?? line
    line = bounded(source, in: line) ?? line
    line = decided(source, in: line) ?? line
    guard line != first, let hint = replacing(first, in: advised.hint, by: line),
      let whole = replacing(first, in: offer, by: line)
    else { return advised }
    var basis = advised.basis
    // A velocity that became a relative one is in the line, too.
    if account.movesValue, Words.has(line, " velocity="), !Words.has(first, " velocity=") {
      let velocities = missing.filter { $0.label == "initialvelocity" }
      basis.numbers += velocities.compactMap {
        ForeignNumber.value($0.value[...]).map { abs($0.value) }
      }
    }
    return advised.advising(hint, replacement: whole).based(on: basis)
  }

  /// Returns a line that shows the component of a value that a text reads behind a call, or `nil` if it reads
  /// none: `show pan.translation.y` for `pan.translation(in: view).y`.
  private func component(of text: String, in line: String) -> String? {
    guard line.hasPrefix("\(Show.form.name) "), !line.contains(";") else { return nil }
    for (typed, own) in [("x", "x"), ("y", "y"), ("dx", "x"), ("dy", "y")] {
      guard text.hasSuffix(").\(typed)"), !line.hasSuffix(".\(own)") else { continue }
      let whole = "\(line).\(own)"
      if case .accepted = acceptance(of: whole) { return whole }
    }
    return nil
  }

  /// Returns a line in which a drive moves a view only along the axis of the translation that a text reads,
  /// or `nil` if the text reads both, or none.
  private func along(_ text: String, in line: String) -> String? {
    let axes = [
      (
        axis: "vertical", component: "y",
        names: [
          "translation.height", "translation.y", "delta.dy", "translationY", "changeY",
          "dragAmount.y", "panChange.y", "delta.y", "positionChange().y",
        ]
      ),
      (
        axis: "horizontal", component: "x",
        names: [
          "translation.width", "translation.x", "delta.dx", "translationX", "changeX",
          "dragAmount.x", "panChange.x", "delta.x", "positionChange().x",
        ]
      ),
    ].filter { $0.names.contains { Words.has(text, $0) } }
    guard axes.count == 1, let axis = axes.first, Words.has(line, ".center by=") else { return nil }
    let statements = Words.split(line, at: "; ").map { statement in
      WordCarrying.setting("axis", to: axis.axis, in: statement, unless: { _ in true })
        ?? Words.replacing(".center by=", in: statement, by: ".center.\(axis.component) by=")
    }
    let whole = statements.joined(separator: "; ")
    return isAccepted(whole) ? whole : nil
  }

  /// Returns a line in which a drive that moves a view along an axis keeps to the limits of a text, counted
  /// from the view's place, or `nil` if the text has none: `(x + delta).coerceIn(0f, 300f)`.
  private func bounded(_ text: String, in line: String) -> String? {
    let limits = ["coercein", "clamp"]
    let pieces = Foreign.pieces(of: text)
    guard let (lower, upper) = WordCarrying.limits(among: pieces, of: limits),
      var statements = Optional(Words.split(line, at: "; ")),
      let place = statements.firstIndex(where: { $0.hasPrefix("drive card.center.") }),
      !Words.has(statements[place], "range="),
      let frame = statements.first(where: { $0.hasPrefix("view card frame=") })
    else { return nil }
    let numbers = frame.dropFirst("view card frame=".count).split(separator: ",").compactMap {
      Numeral(String($0))?.value
    }
    guard numbers.count == 4 else { return nil }
    let isVertical = statements[place].hasPrefix("drive card.center.y")
    let start =
      isVertical ? numbers[1] + numbers[3] / 2 : numbers[0] + numbers[2] / 2
    let range = [start + lower, start + upper].map { Numerals.text($0, decimals: 6) }
    statements[place] += " range=\(range.joined(separator: ","))"
    let whole = statements.joined(separator: "; ")
    return isAccepted(whole) ? whole : nil
  }

  /// Returns a line whose drive decides by the thresholds of a text, or `nil` if the text has none:
  /// `positionalThreshold = { it * 0.5f }, velocityThreshold = { 125f }`.
  private func decided(_ text: String, in line: String) -> String? {
    let pieces = Foreign.pieces(of: text)
    guard Words.has(line, " anchors="), !Words.has(line, " rule="),
      let share = WordCarrying.number(labeled: "positionalthreshold", among: pieces),
      (0...1).contains(share)
    else { return nil }
    var whole = "\(line) rule=anchored-draggable threshold=\(Numerals.text(share, decimals: 6))"
    if let speed = WordCarrying.number(labeled: "velocitythreshold", among: pieces) {
      whole += " speed=\(Numerals.text(speed, decimals: 6))"
    }
    return isAccepted(whole) ? whole : nil
  }

  private func replacing(_ part: String, in text: String, by other: String) -> String? {
    Advice.range(of: part, in: text).map { text.replacing($0, by: other) }
  }

  /// Returns a line that animates a further property, or the property in place of an example, or `nil` if
  /// the scene refuses it.
  private func animating(
    _ item: WordAccount.Item, in line: String, typed: [String]
  ) -> String? {
    var statements = Words.split(line, at: "; ")
    guard let label = item.label, let property = WordProperties.named(label) else { return nil }
    let found = statements.indices.reversed().compactMap {
      place -> (place: Int, path: String, statement: String)? in
      guard WordProperties.concern(statements[place]),
        let (path, other) = WordProperties.statement(property, item.value, like: statements[place])
      else { return nil }
      return (place, path, other)
    }
    // The property itself may have a value that is an example.
    guard let likely = found.first(where: { $0.path == property.path }) ?? found.first else {
      return nil
    }
    // What the line animates now is an example if no property of that name was typed.
    if likely.path != property.path, typed.contains(likely.path) {
      statements.append(likely.statement)
    } else {
      statements[likely.place] = likely.statement
    }
    let text = statements.joined(separator: "; ")
    if case .accepted = acceptance(of: text) { return text }
    return nil
  }

  /// Returns a line with a typed value as an option of its last statement that accepts it, or `nil` if
  /// none does.
  private func carrying(
    _ item: WordAccount.Item, in line: String, of account: WordAccount
  ) -> String? {
    let gestures = simulation.map { WordObjects.recognizers(in: $0) } ?? []
    // A velocity isn't the speed of an animation's time.
    let isOfTime = item.label == "velocity" && line.hasPrefix("\(LayerAnimationCommand.form.name) ")
    for (option, value) in WordCarrying.options(for: item, gestures: gestures)
    where !(isOfTime && option == "speed") {
      let value =
        item.label == "initialvelocity" && account.movesValue
        ? relative(value, in: line) ?? value : value
      if let text = setting(option, to: value, in: line, of: account) { return text }
    }
    return nil
  }

  /// Returns a velocity in full distances per second for one in points per second, or `nil` if a line has no
  /// distance.
  private func relative(_ velocity: String, in line: String) -> String? {
    guard let number = Numeral(velocity)?.value,
      let last = Words.split(line, at: "; ").last(where: { $0.hasPrefix("\(Animate.form.name) ") })
    else { return nil }
    let words = last.split(separator: " ").map(String.init)
    func value(_ option: String) -> Double? {
      words.first { $0.hasPrefix("\(option)=") }.flatMap {
        Numeral(String($0.dropFirst(option.utf8.count + 1)))?.value
      }
    }
    var distance = value("by")
    if distance == nil, let end = value("to"),
      case .number(let now, _)? = simulation?.read(words[1])
    {
      distance = end - now
    }
    guard let distance, distance != 0 else { return nil }
    return Numerals.text(number / distance, decimals: 4)
  }

  /// Returns a line with an option of its last statement that accepts it, or `nil` if none does.
  private func setting(
    _ option: String, to value: String, in line: String, of account: WordAccount
  ) -> String? {
    let statements = Words.split(line, at: "; ")
    for place in statements.indices.reversed() {
      guard
        let carrying = WordCarrying.setting(
          option, to: value, in: statements[place], unless: account.isTyped)
      else { continue }
      var all = statements
      all[place] = carrying
      // The properties of a call share its timing.
      let verb = statements[place].prefix { $0 != " " }
      for other in statements.indices
      where other != place && WordProperties.concern(statements[other])
        && statements[other].hasPrefix("\(verb) ")
      {
        all[other] =
          WordCarrying.setting(option, to: value, in: statements[other], unless: account.isTyped)
          ?? statements[other]
      }
      let text = all.joined(separator: "; ")
      if case .accepted = acceptance(of: text) { return text }
    }
    return nil
  }
}

/// The options that the values of other frameworks stand for.
enum WordCarrying {
  /// The options to which a typed value can be given whatever the row says: what they mean doesn't depend on
  /// the statement.
  private static let plain: Set<String> = [
    "duration", "delay", "after", "over", "hold", "for", "press", "curve", "completion-curve",
    "velocity", "repeat", "repeat-for", "autoreverse", "interaction", "from", "to", "by", "factor",
    "completion-speed", "taps", "min", "max", "slop", "begin", "speed", "fill", "removed",
    "additive", "cumulative", "animated", "deceleration", "paging", "bounces", "direction",
    "edges", "id", "rate", "values", "times", "key", "start", "length", "cancels", "delays",
    "limit", "past", "lock", "mode", "radius", "alpha", "scale", "rotation", "color", "requires",
  ]

  /// Returns the two numbers of the first call that limits a value, in pieces and what they enclose.
  static func limits(among pieces: [Foreign], of names: [String]) -> (Double, Double)? {
    for (place, piece) in pieces.enumerated() {
      guard case .group(_, let arguments) = piece.content else { continue }
      let numbers = arguments.compactMap { ForeignNumber.value($0.value[...])?.value }
      if place > 0, let word = pieces[place - 1].word, names.contains(word), numbers.count == 2,
        numbers[0] < numbers[1]
      {
        return (numbers[0], numbers[1])
      }
      for argument in arguments {
        if let found = limits(among: argument.value, of: names) { return found }
      }
    }
    return nil
  }

  /// Returns the first number in the closure that a label has, in pieces and what they enclose, or `nil` if
  /// there is none.
  static func number(labeled label: String?, among pieces: [Foreign]) -> Double? {
    for piece in pieces {
      if label == nil, case .number(let number, _) = piece.content { return number }
      guard case .group(_, let arguments) = piece.content else { continue }
      for argument in arguments {
        let inner = argument.label == label ? nil : label
        if let found = number(labeled: inner, among: argument.value) { return found }
      }
    }
    return nil
  }

  private static let times: Set<String> = [
    "duration", "delay", "after", "over", "hold", "for", "press", "begin", "repeat-for",
  ]

  /// Returns the options with the values that a typed value can be, the likeliest first.
  ///
  /// - Parameter gestures: The recognizers of the scene, whose velocity a variable can be.
  static func options(
    for item: WordAccount.Item, gestures: [String]
  ) -> [(option: String, value: String)] {
    var labels = [item.label, item.outer].compactMap { $0 }
    if item.curve != nil { labels.append("curve") }
    var options: [(option: String, value: String)] = []
    for label in labels {
      let isUnknown = !item.isNumber && item.value.last?.word != nil
      if isUnknown, label.hasSuffix("velocity") {
        options += gestures.map { ("velocity", $0) }
      }
      // A duration is no time before a start.
      let isLength = label.hasPrefix("duration")
      for name in names(for: label)
      where plain.contains(name) && !(isLength && ["after", "delay"].contains(name)) {
        for value in values(of: item, labeled: label, for: name)
        where !options.contains(where: { $0.option == name && $0.value == value }) {
          options.append((name, value))
        }
      }
    }
    return options
  }

  /// Returns the options for a label, the likeliest first; their names are the first words of what stands in
  /// the table.
  private static func names(for label: String) -> [String] {
    let own = Words.standard.optionNames(for: label)
    // A velocity at the end of a drag is another thing than a spring's at the start.
    if ["velocity", "vel", "speed"].contains(label) { return [label, "speed", "velocity"] }
    if ["playbackrate", "timescale"].contains(label) { return ["speed"] }
    if label == "direction" || label == "repeattype" || label == "repeatmode" {
      return ["autoreverse", "direction"]
    }
    if label == "options" || label == "type" || label == "transition" { return ["curve"] }
    return [label] + own
  }

  private static func values(
    of item: WordAccount.Item, labeled label: String, for option: String
  ) -> [String] {
    if ["curve", "completion-curve"].contains(option) { return item.curve.map { [$0] } ?? [] }
    if let number = ForeignNumber.value(item.value[...]) {
      return values(of: number, labeled: label, for: option)
    }
    if let list = ForeignNumber.list(item.value) {
      return [list.map { Numerals.text($0, decimals: 6) }.joined(separator: ",")]
    }
    var name = item.value.last?.word ?? ""
    if case .text(let text)? = item.value.last?.content { name = text.lowercased() }
    switch name {
    case "true": return ["yes"]
    case "false": return ["no"]
    case "infinity", "infinite", "greatestfinitemagnitude": return [ParameterKind.forever]
    case "alternate", "reverse", "mirror", "yoyo", "autoreverse":
      return option == "autoreverse" ? ["yes"] : [name]
    default: return name.isEmpty ? [] : [name]
    }
  }

  private static func values(
    of number: (value: Double, unit: String), labeled label: String, for option: String
  ) -> [String] {
    let text = Numerals.text(number.value, decimals: 6)
    if times.contains(option) {
      // No duration of a gesture or an animation is longer.
      let isOfMillis = number.unit.isEmpty && number.value >= 20
      return [text + (isOfMillis ? "ms" : number.unit)]
    }
    if option == "repeat" {
      if number.value < 0 { return [ParameterKind.forever] }
      // A repetition comes after the first run.
      return [Numerals.text(label == "repeat" ? number.value + 1 : number.value)]
    }
    return [text]
  }

  /// Returns a statement with an option, in place of its example, or `nil` if the statement has no such
  /// option.
  ///
  /// - Parameter isTyped: Returns whether the value that the option has was typed.
  static func setting(
    _ option: String, to value: String, in statement: String, unless isTyped: (String) -> Bool
  ) -> String? {
    // The statement of a reaction is the last one.
    let parts = Words.split(statement, at: " do ")
    guard let own = parts.last,
      let form = own.split(separator: " ").first.flatMap({ Commands.named(String($0))?.form }),
      form.options.contains(where: { $0.name == option })
    else { return nil }
    var words = own.split(separator: " ").map(String.init)
    // No alpha is 200.
    let isShare = words.contains { $0.hasSuffix(".alpha") }
    if isShare, ["from", "to", "by"].contains(option),
      let number = Numeral(value)?.value, !(-1...1).contains(number)
    {
      return nil
    }
    if let place = words.firstIndex(where: { $0.hasPrefix("\(option)=") }) {
      guard !isTyped(String(words[place].dropFirst(option.count + 1))) else { return nil }
      words[place] = "\(option)=\(value)"
    } else {
      words.append("\(option)=\(value)")
    }
    return (parts.dropLast() + [words.joined(separator: " ")]).joined(separator: " do ")
  }
}
