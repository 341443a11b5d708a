import PantomimeKit

/// The objects of a scene that a text names, or may mean.
struct WordObjects {
  let match: Words.Match
  let simulation: Simulation?
  /// The scenes, for what a view has at the start of its scene.
  private let catalog: Catalog?
  /// The recognizers, the one nearest to the center of the screen first.
  private let recognizers: [String]

  init(_ match: Words.Match, in simulation: Simulation?, catalog: Catalog? = nil) {
    (self.match, self.simulation, self.catalog) = (match, simulation, catalog)
    recognizers = simulation.map { WordObjects.recognizers(in: $0) } ?? []
  }

  static let kinds = ["ANIMATOR", "VIEW", "LIST", "GESTURE", "OTHER", "TRANSITION"]

  /// A place of a statement that several objects fit.
  struct Choice {
    let text: String
    let place: String
    let names: [String]
  }

  /// The object for a place.
  struct Chosen {
    let place: String
    let name: String
  }

  /// The alternatives of the row: those for the kind of object that the text names, or else all.
  var alternatives: [String] {
    let all = match.row.alternatives
    let named = WordObjects.kinds.filter { self.named($0) != nil }
    let own = all.filter { alternative in
      named.contains { Advice.range(of: $0, in: alternative) != nil }
    }
    // Another scene has objects of its own.
    let elsewhere = all.filter { Statement.startsScene($0) && !own.contains($0) }
    guard own.isEmpty, let kind = kindOfRole else { return own.isEmpty ? all : own + elsewhere }
    // The role of the receiver says which kind of object is meant first.
    let first = all.filter { Advice.range(of: kind, in: $0) != nil }
    return first + all.filter { !first.contains($0) }
  }

  /// The kind of object that the receiver's role is, such as `VIEW` for `cardView`, or `nil` if it names
  /// none.
  private var kindOfRole: String? {
    for piece in match.receiver.reversed() where piece.word != nil {
      let parts = Words.parts(of: piece.written)
      let role = WordObjects.roles.first { role in
        parts.contains { part in role.parts.contains { part.hasPrefix($0) } }
      }
      if let role { return role.kind }
    }
    return nil
  }

  /// The beginnings of words in the names of roles, with the kind of object of each.
  private static let roles: [(kind: String, parts: [String])] = [
    ("ANIMATOR", ["animat"]), ("TRANSITION", ["transition", "interact", "percent"]),
    ("LIST", ["scroll", "table", "collection", "list"]),
    ("GESTURE", ["gesture", "recogn", "pan", "tap", "press", "swipe", "edge"]),
    ("VIEW", ["view", "card", "cell", "label", "button", "image", "layer"]),
  ]

  /// Returns whether any object of a kind can take a place that the text doesn't fill.
  ///
  /// Which animator or transition a call means is never guessed.
  func mayTakeAny(_ place: String) -> Bool { place != "ANIMATOR" && place != "TRANSITION" }

  /// Returns whether the text has a name for a place that no object has.
  func hasUnknownName(for place: String) -> Bool {
    match.bindings?[place] != nil || namesUnknownObject
  }

  /// Whether the receiver names an object that doesn't exist here, such as `header` in
  /// `header.alpha = 0`, rather than a role such as `view`.
  private var namesUnknownObject: Bool {
    let isCalled = match.receiver.contains { piece in
      guard case .group(_, let arguments) = piece.content else { return false }
      return arguments.contains { !$0.isTrailing }
    }
    guard !isCalled else { return true }
    return match.receiver.contains { piece in
      guard piece.word != nil else { return false }
      return !Words.isRole(piece.written)
    }
  }

  func names(_ kind: String) -> [String] {
    guard let simulation else { return [] }
    switch kind {
    case "ANIMATOR": return simulation.animatorNames
    case "VIEW": return simulation.viewNames
    case "LIST": return simulation.scrollViewNames
    case "GESTURE": return gestures(gestureKind)
    case "OTHER":
      let kind = gestureKind(in: ["GESTURE", "ANY"])
      let first = named("GESTURE") ?? gestures(gestureKind).first
      let ofReceiver = gestureKind(in: [])
      return Array(
        gestures(ofReceiver == nil ? nil : kind).filter { $0 != first }.prefix(1))
    case "TRANSITION": return simulation.transitionNames
    default: return []
    }
  }

  /// Returns the recognizers that the text can mean: those of the kind that it names, the one nearest to the
  /// center of the screen first.
  private func gestures(_ kind: String?) -> [String] {
    guard let kind, let simulation else { return recognizers }
    let ofKind = recognizers.filter { name in
      simulation.recognizer(named: name).map { WordObjects.kind(of: $0) == kind } ?? true
    }
    // A statement about any recognizer needs one, of whatever kind; others add the one that is named.
    let isOfAny = match.row.alternatives.allSatisfy { alternative in
      !Words.has(alternative, " on=VIEW") && !Words.has(alternative, "KIND")
    }
    return ofKind.isEmpty && isOfAny ? recognizers : ofKind
  }

  /// Returns the names of the recognizers, the one nearest to the center of the screen first.
  static func recognizers(in simulation: Simulation) -> [String] {
    var views: [String: String] = [:]
    for one in simulation.recognizers where views[one.name] == nil { views[one.name] = one.view }
    func distance(_ name: String) -> Double {
      guard let view = views[name], let place = simulation.visibleCenter(of: view) else {
        return .infinity
      }
      let (x, y) = (place.x - simulation.screen.width / 2, place.y - simulation.screen.height / 2)
      return x * x + y * y
    }
    return simulation.gestureNames.enumerated().map {
      (place: $0, name: $1, distance: distance($1))
    }.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }.map { $0.name }
  }

  /// The kind of recognizer that the receiver or an argument names, such as `tap` for `doubleTap`, or
  /// `nil` if none does.
  private var gestureKind: String? { gestureKind(in: []) ?? gestureKind(in: ["GESTURE", "ANY"]) }

  /// Returns the kind of recognizer that some arguments name, or the receiver if no arguments are given.
  private func gestureKind(in places: [String]) -> String? {
    var pieces = places.isEmpty ? match.receiver : []
    for place in places {
      if case .pieces(let more)? = match.bindings?[place] { pieces += more }
    }
    let kinds = pieces.filter { $0.word != nil }.compactMap { piece -> String? in
      let parts = Words.parts(of: piece.written)
      return WordObjects.gestureKinds.first { parts.contains($0.word) }?.kind
    }
    return kinds.first
  }

  private static func kind(of gesture: GestureRecognizer) -> String {
    switch gesture.kind {
    case .pan: "pan"
    case .edgePan: "edge"
    case .tap: "tap"
    case .longPress: "press"
    case .swipe: "swipe"
    }
  }

  private static let gestureKinds: [(word: String, kind: String)] = [
    ("edge", "edge"), ("pan", "pan"), ("drag", "pan"), ("tap", "tap"), ("press", "press"),
    ("swipe", "swipe"),
  ]

  /// The statements that add an object that a statement needs, with the object's name, for each place.
  private static let declarations: [(place: String, name: String, lines: String)] = [
    (
      "TRANSITION", "push",
      "transition push duration=0.4; animate VIEW.center.y by=-100 on=push; start on=push; "
    )
  ]

  /// Returns a statement behind those that add the object that it needs, if the scene has none of its
  /// kind, or `nil` if the scene has all that it needs.
  func declaring(_ template: String) -> String? {
    for declaration in WordObjects.declarations {
      // A scene can have a transition of its own, which its gesture drives.
      guard names(declaration.place).isEmpty, simulation?.read("transition.running") == nil,
        Advice.range(of: declaration.place, in: template) != nil
      else { continue }
      return declaration.lines
        + Words.replacing(declaration.place, in: template, by: declaration.name)
    }
    return nil
  }

  /// Whether the receiver's role is a kind of object that the scene lacks.
  var lacksRole: Bool { kindOfRole.map { names($0).isEmpty } ?? false }

  /// Whether a statement needs an animator and the scene never has one.
  func lackAnimator(for template: String) -> Bool {
    guard let simulation, Words.has(template, "on=ANIMATOR") else { return false }
    return simulation.animatorNames.isEmpty && simulation.dynamicAnimators?.isEmpty ?? true
  }

  /// Returns the object that an argument or the receiver names, or `nil` if neither names one.
  func named(_ kind: String) -> String? {
    let names = names(kind)
    if case .pieces(let pieces)? = match.bindings?[kind] {
      return WordObjects.name(in: pieces, among: names) ?? nearName(kind)
    }
    if kind == "OTHER" { return nil }
    return WordObjects.name(in: match.receiver, among: names)
      ?? (kind == "VIEW" ? indexed(match.receiver, among: names) : nil)
  }

  /// Returns the object that a text in quotation marks misspells, or `nil` if there is none.
  func nearName(_ kind: String) -> String? {
    guard let text = quoted(kind), text.utf8.count > 3 else { return nil }
    let near = Spelling.near(text.lowercased(), among: names(kind))
    return near.count == 1 ? near[0] : nil
  }

  /// Returns the text in quotation marks that a call has for an object, or `nil` if it has none.
  func quoted(_ kind: String) -> String? {
    guard case .pieces(let pieces)? = match.bindings?[kind], pieces.count == 1,
      case .text(let text) = pieces[0].content,
      WordObjects.name(in: pieces, among: names(kind)) == nil
    else { return nil }
    return text
  }

  /// Returns the object with the number that a chain has for one of several elements, or `nil` if it has
  /// none: `card.2` for `app.cells.element(boundBy: 2)`.
  private func indexed(_ chain: [Foreign], among names: [String]) -> String? {
    for (index, piece) in chain.enumerated() {
      guard case .group("(", let arguments) = piece.content, arguments.count == 1, index > 0,
        arguments[0].label == "boundby" || chain[index - 1].word == "nth",
        let number = ForeignNumber.value(arguments[0].value[...])?.value
      else { continue }
      return names.first { $0.hasSuffix(".\(Numerals.text(number))") }
    }
    return nil
  }

  /// Returns the last name of an object in some pieces.
  static func name(in pieces: [Foreign], among names: [String]) -> String? {
    let whole = Foreign.written(pieces)
    if names.contains(whole) { return whole }
    for (index, piece) in pieces.enumerated().reversed() {
      switch piece.content {
      case .word, .text:
        var text = piece.written
        if case .text(let quoted) = piece.content { text = quoted }
        while let first = text.first, first == "#" || first == "." { text.removeFirst() }
        // `card.1`
        if pieces.count > index + 2, pieces[index + 1].isMark(".") {
          let longer = "\(text).\(pieces[index + 2].written)"
          if names.contains(longer) { return longer }
        }
        if let name = names.first(where: { $0 == text })
          ?? names.first(where: {
            $0.lowercased() == text.lowercased()
          })
        {
          return name
        }
      case .group(_, let arguments):
        for argument in arguments.reversed() {
          if let name = name(in: argument.value, among: names) { return name }
        }
      case .number, .mark: continue
      }
    }
    return nil
  }

  /// Returns whether the objects exist that a command names by a plain word.
  ///
  /// The arguments of a call may be variables, so they need not.
  func exist(in template: String) -> Bool {
    let isCall = match.row.shape.contains("(") || match.row.shape.contains(":")
    guard !isCall, let bindings = match.bindings else { return true }
    return WordObjects.kinds.allSatisfy { kind in bindings[kind] == nil || named(kind) != nil }
  }

  /// Returns whether a statement is about the kind of object that the receiver names, if it names
  /// one.
  func fit(_ template: String) -> Bool {
    let named = WordObjects.kinds.filter { self.named($0) != nil }
    let needed = WordObjects.kinds.filter { Advice.range(of: $0, in: template) != nil }
    return named.isEmpty || needed.isEmpty || needed.contains { named.contains($0) }
  }

  /// Returns a statement in which a change of a view that doesn't exist becomes one of any view, and the
  /// view's name; `nil` if the view exists, or if the property doesn't.
  func withAnyView(
    _ template: String, _ bindings: WordBindings
  ) -> (template: String, name: String)? {
    guard let simulation else { return nil }
    let known = WordObjects.paths(in: simulation)
    for name in ["CHANGE", "PLACE", "ANY"] {
      guard let place = Advice.range(of: name, in: template) else { continue }
      let (pieces, end): ([Foreign], String)
      switch bindings[name] {
      case .change(let chain, let value, let isAdded)?:
        (pieces, end) = (chain, " \(isAdded ? "by" : "to")=\(value)")
      case .pieces(let chain)?: (pieces, end) = (chain, "")
      case .number, .time, .word, nil: continue
      }
      let isChain =
        pieces.allSatisfy { $0.word != nil || $0.isMark(".") }
        && !zip(pieces, pieces.dropFirst()).contains { $0.word != nil && $1.word != nil }
      guard isChain, !known.contains(path(pieces)) else { continue }
      let names = pieces.filter { $0.word != nil }.map { $0.written }
      // A path of a view that exists is misspelled.
      if name != "CHANGE", let view = names.first, simulation.viewNames.contains(view) { continue }
      // A name alone is that of a property only if it's spelled like one.
      if names.count == 1, let property = WordObjects.property(named: names[0]) {
        return (template.replacing(place, by: "VIEW.\(property)\(end)"), "view")
      }
      for cut in names.indices.dropFirst() {
        let rest = names[cut...].joined(separator: ".")
        let property =
          WordObjects.properties.contains(rest)
          ? rest : Words.standard.word(for: rest, among: WordObjects.properties)?.word
        guard let property else { continue }
        return (template.replacing(place, by: "VIEW.\(property)\(end)"), names[cut - 1])
      }
    }
    return nil
  }

  /// Returns the property of a view for a name without a view, such as `y`, or `nil` if there is none.
  private static func property(named name: String) -> String? {
    if name == "x" || name == "y" { return "center.\(name)" }
    return properties.contains(name) ? name : nil
  }

  /// Returns the statements to try, the best first.
  func texts(_ template: String, _ bindings: WordBindings) -> [String] {
    let short = short(template)
    // A statement that needs the object gets the only one that there is.
    var texts: [String] = []
    for template in short == template ? [short] : [short, template] {
      guard let text = text(template, bindings, chosen: nil) else { continue }
      let more = options(bindings, for: template)
      if !more.isEmpty { texts.append(text + more) }
      texts.append(text)
    }
    return texts.map { moving($0) }
  }

  /// Returns a statement that moves a view to its place at the start of the scene if an offset of 0 would
  /// leave it where it is.
  private func moving(_ text: String) -> String {
    var words = text.split(separator: " ").map(String.init)
    guard words.count > 2, words[2] == "by=0", !text.contains(";"), let start = initial(words[1])
    else { return text }
    words[2] = "to=\(Numerals.text(start, decimals: 6))"
    return words.joined(separator: " ")
  }

  /// Returns a statement without the options for objects that the text doesn't name.
  func short(_ template: String) -> String {
    // An object that the text names, and that doesn't exist, isn't left out.
    guard !namesUnknownElement, !(namesUnknownObject && Statement.removesAnimations(template))
    else {
      return template
    }
    var short = template
    // What a finger scrolls is more than an option.
    let isOfList = Statement.flicks(template) || Statement.drags(template)
    for kind in WordObjects.kinds
    where named(kind) == nil && kind != "TRANSITION" && !(kind == "LIST" && isOfList) {
      for option in [" on=\(kind)", " in=\(kind)"] {
        short = Words.replacing(option, in: short, by: "")
      }
    }
    return short
  }

  /// Whether the receiver is an element that a test looks up by a name that no object has here.
  private var namesUnknownElement: Bool {
    guard match.row.isOfElement else { return false }
    return match.receiver.contains { piece in
      guard case .group(_, let arguments) = piece.content else { return false }
      return arguments.contains { !$0.isTrailing }
    }
  }

  /// Returns a statement whose examples for options have the values of the arguments that the shape of
  /// the row leaves open: `duration=1` for `duration=0.3` if a text has a duration of one second.
  func overriding(_ template: String, _ bindings: WordBindings) -> String {
    guard !bindings.rest.isEmpty, !Statement.asksForHelp(template) else { return template }
    var words = template.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    for argument in bindings.rest {
      guard let label = argument.label else { continue }
      let names = [label] + Words.standard.optionNames(for: label)
      for (index, word) in words.enumerated() {
        let name = String(word.prefix { $0 != "=" })
        guard names.contains(name), WordObjects.plainOptions.contains(name),
          // A place has the value already.
          !word.dropFirst(name.count).contains(where: { ("A"..."Z").contains($0) }),
          let value = value(of: argument, for: name)
        else { continue }
        words[index] = "\(name)=\(value)"
      }
    }
    return words.joined(separator: " ")
  }

  /// The options whose values mean the same elsewhere.
  private static let plainOptions = [
    "duration", "delay", "after", "over", "hold", "taps", "min", "max", "slop", "animated",
    "autoreverse", "curve",
  ]

  /// Returns the value of an argument for an option, as a user can type it, or `nil` if it's unknown.
  private func value(of argument: Foreign.Argument, for option: String) -> String? {
    if option == "curve" { return Words.curve(argument.value[...]) }
    switch argument.value.last?.word {
    case "true": return "yes"
    case "false": return "no"
    default: break
    }
    var (value, label) = (argument.value, argument.label ?? "")
    // `Duration(milliseconds: 300)`
    if case .group("(", let inside)? = value.last?.content, inside.count == 1 {
      (value, label) = (inside[0].value, inside[0].label ?? value.dropLast().last?.word ?? "")
    }
    guard let number = ForeignNumber.value(value[...]) else { return nil }
    let isTime = ["duration", "delay", "after", "over", "hold"].contains(option)
    let isOfMillis =
      Words.has(label, "milli") || ["Compose", "React Native"].contains(match.row.neighborhood)
    let unit = isTime && isOfMillis && number.unit.isEmpty ? "ms" : number.unit
    return Numerals.text(number.value, decimals: 9) + unit
  }

  /// Returns the options for the arguments that the shape of the row leaves open, as far as they
  /// exist here.
  func options(_ bindings: WordBindings, for template: String) -> String {
    let form = Commands.named(String(template.prefix { $0 != " " }))?.form
    func takes(_ option: String) -> Bool {
      form?.options.contains { $0.name == option } == true
        && !Words.has(template, " \(option)=")
    }
    let isAnimation = takes("duration") || Words.has(template, " duration=")
    var (curve, others): (String?, [String]) = (nil, [])
    for argument in bindings.rest {
      switch isAnimation ? argument.label : "" {
      case "ease", "easing", "curve", "timingfunction":
        curve = curve ?? Words.curve(argument.value[...])
      case "repeat" where takes("repeat"):
        guard let count = ForeignNumber.value(argument.value[...])?.value else { continue }
        others.append(count < 0 ? "repeat=forever" : "repeat=\(Numerals.text(count + 1))")
      case "yoyo" where takes("autoreverse"):
        if argument.value.first?.word == "true" { others.append("autoreverse=yes") }
      case "options":
        var elements = [argument.value]
        if case .group("[", let several)? = argument.value.first?.content {
          elements = several.map { $0.value }
        }
        for element in elements {
          switch element.last?.word {
          case "autoreverse" where takes("autoreverse"): others.append("autoreverse=yes")
          case "repeat" where takes("repeat"): others.append("repeat=forever")
          case "allowuserinteraction" where takes("interaction"): others.append("interaction=yes")
          default: curve = curve ?? Words.curve(element[...])
          }
        }
      default:
        guard let label = argument.label else { continue }
        let names = [label] + Words.standard.optionNames(for: label)
        guard let name = names.first(where: { takes($0) && WordObjects.plainOptions.contains($0) }),
          let value = value(of: argument, for: name), !["0", "0ms", "no"].contains(value),
          !others.contains(where: { $0.hasPrefix("\(name)=") })
        else { continue }
        others.append("\(name)=\(value)")
      }
    }
    if let curve, takes("curve") { others.append("curve=\(curve)") }
    return others.map { " \($0)" }.joined()
  }

  /// Returns the statement with a place in capitals that several objects fit, or `nil` if there is
  /// no such place.
  func choice(_ template: String, _ bindings: WordBindings) -> Choice? {
    for kind in WordObjects.kinds
    where Advice.range(of: kind, in: template) != nil && named(kind) == nil && kind != "OTHER" {
      let names = names(kind)
      guard names.count > 1,
        let text = text(template, bindings, chosen: Chosen(place: kind, name: kind))
          ?? (mayTakeAny(kind) ? template : nil)
      else { continue }
      return Choice(text: text, place: kind, names: names)
    }
    return nil
  }

  /// Returns a template with its places filled, or `nil` if one can't be filled.
  ///
  /// - Parameter chosen: The object for a place that several objects fit.
  func text(_ template: String, _ bindings: WordBindings, chosen: Chosen?) -> String? {
    let verb = template.prefix { $0 != " " }
    let isReading =
      ["show", "expect", "why", "plot"].contains(String(verb)) || Words.has(template, " do show ")
    return WordTemplate(template).text(
      bindings,
      object: { name, value in
        switch name {
        case "NAME":
          // The words of a path are in lowercase.
          if Statement.expects(String(verb)), case .word(let word)? = value {
            return word.lowercased()
          }
          return newName(value, for: template)
        case "PLACE":
          guard case .pieces(let pieces)? = value else { return nil }
          return path(pieces)
        case "CHANGE":
          guard case .change(let pieces, let number, let isAdded)? = value else { return nil }
          return "\(path(pieces)) \(isAdded ? "by" : "to")=\(number)"
        case "ANY":
          guard case .pieces(let pieces)? = value else { return nil }
          return isReading ? path(pieces) : Foreign.written(pieces)
        case "KIND": return gestureKind
        case "SCENE": return simulation?.name
        default:
          if name == WordTemplate.receiver {
            return WordObjects.name(in: match.receiver, among: names("VIEW"))
          }
          // A recognizer that the statement adds is another than any that is there.
          if name == "OTHER", named(name) == nil, Words.has(template, " NAME "),
            Words.has(template, "on=VIEW")
          {
            return recognizers.first
          }
          if let named = named(name) { return named }
          if name == chosen?.place { return chosen?.name }
          let names = names(name)
          // Behind an object that was chosen, any other will do.
          let isOpen = chosen.map { $0.name != $0.place } ?? false
          return names.count == 1 || isOpen && mayTakeAny(name) ? names.first : nil
        }
      },
      at: { path in
        guard let simulation else { return nil }
        if let place = origin(path, in: simulation) { return place }
        let own = named("ANIMATOR").flatMap { simulation.read("\($0).\(path)") }
        if own == nil, let start = initial(path) { return start }
        guard case .number(let number, _)? = own ?? simulation.read(path) else { return nil }
        return number
      })
  }

  /// Returns the left or upper side of a view on the screen, or `nil` if the path is another.
  private func origin(_ path: String, in simulation: Simulation) -> Double? {
    for (side, size) in [("left", "width"), ("top", "height")] where path.hasSuffix(".\(side)") {
      let view = String(path.dropLast(side.count + 1))
      guard let center = simulation.visibleCenter(of: view),
        case .number(let length, _)? = simulation.read("\(view).frame.\(size)")
      else { return nil }
      return (side == "left" ? center.x : center.y) - length / 2
    }
    return nil
  }

  /// Returns the coordinate of a view's center at the start of the scene, from which an offset is
  /// counted, or `nil` if the view was added later.
  private func initial(_ path: String) -> Double? {
    guard
      [".center", ".frame"].contains(where: {
        path.hasSuffix("\($0).x") || path.hasSuffix("\($0).y")
      }),
      let simulation, let catalog
    else { return nil }
    let scene = try? FirstScene.begin(simulation.name, Span(0, 0), in: catalog)
    guard case .number(let number, _)? = scene?.read(path) else { return nil }
    return number
  }

  private static let defaultNames: [(verb: String, name: String)] = [
    ("animator", "open"), ("gesture", "pull"), ("view", "card"), ("timer", "hint"),
    ("running", "fade"), ("scroll-view", "list"), ("transition", "push"),
  ]

  private func newName(_ value: WordBindings.Value?, for template: String) -> String? {
    if case .word(let word)? = value { return word }
    if let assigned = match.assigned { return assigned }
    let verb = template.prefix { $0 != " " }
    guard let name = WordObjects.defaultNames.first(where: { $0.verb == verb })?.name else {
      return nil
    }
    let taken = WordObjects.kinds.flatMap { names($0) }
    return taken.contains(name) ? "\(name)-2" : name
  }

  /// The properties that every view has.
  static let properties = [
    "frame", "center", "width", "height", "anchor", "scale", "rotation", "alpha", "hidden",
    "radius", "color", "interaction", "frame.x", "frame.y", "frame.width", "frame.height",
    "center.x", "center.y",
  ]

  /// Returns the path that a chain of names stands for.
  func path(_ pieces: [Foreign]) -> String {
    var pieces = pieces[...]
    while let first = pieces.first,
      first.word == "self" || first.word == "this" || first.isMark("."),
      pieces.count > 1
    {
      pieces = pieces.dropFirst()
    }
    // The value behind an enumeration's case is the case here.
    while pieces.count > 2, let last = pieces.last?.word, WordObjects.raw.contains(last) {
      pieces = pieces.dropLast(2)
    }
    var written = Foreign.written(pieces)
    // A shell reads a value by a dollar sign.
    if written.hasPrefix("$"), written.dropFirst().first?.isLetter == true { written.removeFirst() }
    guard let simulation else { return written }
    if simulation.paths.contains(written) { return written }
    let known = WordObjects.paths(in: simulation)
    return Words.standard.word(for: written, among: known)?.word ?? written
  }

  private static let raw = [
    "rawvalue", "currentvalue", "description", "debugdescription", "hashvalue",
  ]

  /// The paths of a scene, with the properties that its views have or can get.
  static func paths(in simulation: Simulation) -> [String] {
    simulation.paths
      + simulation.viewNames.flatMap { view in properties.map { "\(view).\($0)" } }
  }

  /// Returns whether a condition holds, such as `reversed no`, or `nil` if that's unknown.
  func condition(_ text: String, in simulation: Simulation?) -> (path: String, holds: Bool)? {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 2, let simulation else { return nil }
    let path = named("ANIMATOR").map { "\($0).\(words[0])" } ?? words[0]
    guard case .flag(let flag)? = simulation.read(path) else { return nil }
    return (path, flag == (words[1] == "yes"))
  }
}
