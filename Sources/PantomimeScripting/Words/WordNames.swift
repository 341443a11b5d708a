import PantomimeKit

extension Words {
  /// Returns the property of a view for a key path of Core Animation, or `nil` if there is none.
  static func property(ofKeyPath path: String) -> String? {
    if WordObjects.properties.contains(path) { return path }
    let center = path.hasPrefix("position") ? "center" + path.dropFirst("position".count) : path
    if WordObjects.properties.contains(center) { return center }
    if let word = standard.word(for: path, among: WordObjects.properties)?.word { return word }
    // A misspelled path is that of no other property.
    let near = Advice.nearest(to: path, among: keyPaths)
    return near.count == 1 && near[0] != path ? property(ofKeyPath: near[0]) : nil
  }

  /// The key paths of Core Animation that may be misspelled.
  private static let keyPaths = [
    "position", "position.x", "position.y", "opacity", "cornerRadius", "backgroundColor",
    "transform.scale", "transform.rotation", "transform.rotation.z", "transform.translation.x",
    "transform.translation.y",
  ]

  /// Returns the property and its value for a transform, and whether the value is added, or `nil` if it's
  /// another transform.
  static func property(
    ofTransform pieces: ArraySlice<Foreign>
  ) -> (name: String, value: String, isAdded: Bool)? {
    if pieces.last?.word == "identity" { return ("scale", "1", false) }
    guard case .group("(", let arguments)? = pieces.last?.content, let first = arguments.first,
      let number = ForeignNumber.value(first.value[...])
    else { return nil }
    let second = arguments.dropFirst().first.flatMap { ForeignNumber.value($0.value[...])?.value }
    func text(_ number: Double) -> String { Numerals.text(number, decimals: 9) }
    switch first.label {
    case "scalex":
      return second == number.value ? ("scale", text(number.value), false) : nil
    case "rotationangle":
      return ("rotation", Numerals.text(number.value * 180 / Double.pi, decimals: 4), false)
    case "translationx":
      // There is no translation, so the center moves.
      guard let second else { return nil }
      if number.value == 0 { return ("center.y", text(second), true) }
      if second == 0 { return ("center.x", text(number.value), true) }
      return ("center", "\(text(number.value)),\(text(second))", true)
    default: return nil
    }
  }

  /// Returns the row for a curve that isn't built in, or `nil` if the last name is none.
  func missingCurve(in text: String) -> Row? {
    let names = Foreign.pieces(of: text).filter { $0.word != nil }
    guard let last = names.last?.word else { return nil }
    return (wordPlaces[last] ?? []).map { wordLines[$0].row }.first {
      $0.neighborhood == "Curves" && $0.replacement.isEmpty
    }
  }
}

extension Words {
  /// The verbs that declare what the receivers of properties are, with words of their names.
  private static let receivers: [(parts: [String], verb: String)] = [
    (["gesture", "recogni*", "pan", "tap", "press", "swipe", "edge", "pinch"], "gesture"),
    (["scroll", "table", "collection", "list"], "scroll-view"),
    (["animation", "keyframe*"], "layer-animation"), (["animator"], "animator"),
  ]

  /// Returns whether a name is that of a role rather than of an object: `view`, `panGesture`.
  static func isRole(_ name: String) -> Bool {
    let parts = parts(of: name)
    return parts.isEmpty || parts.contains { part in roles.contains { fits(part, $0) } }
  }

  /// The words in the names of roles.
  private static let roles = [
    "self", "this", "view", "gesture", "recogni*", "pan", "tap", "press", "swipe", "controller",
    "tester", "test", "rule", "app", "modifier", "element", "node", "layer", "animation", "widget",
    "animat*", "ref", "document", "page", "scroll", "driver", "device", "screen", "event",
    "details", "touch",
    "ui", "finger",
  ]

  /// Returns the verb that declares the receiver of a chain, or `nil` if it's unknown.
  func receiver(in text: String) -> String? {
    let pieces = Words.pruned(Foreign.pieces(of: text)).pieces
    let equals = pieces.firstIndex { $0.isMark("=") } ?? pieces.endIndex
    guard equals > 2 else { return nil }
    for name in pieces[..<(equals - 1)].reversed() where name.word != nil {
      let parts = Words.parts(of: name.written)
      let receiver = Words.receivers.first { receiver in
        receiver.parts.contains { word in parts.contains { Words.fits($0, word) } }
      }
      if let receiver { return receiver.verb }
    }
    return nil
  }

  /// Returns the names at the beginning of a text with the points between them.
  static func chain(of text: String) -> String {
    let chain = text.unicodeScalars.prefix { $0.isNamePart && $0 != "-" }
    return String(String.UnicodeScalarView(chain))
  }

  /// Returns whether a text begins with the name of a type or one of its members, or a constant of Flutter
  /// such as `kScaleSlop`.
  static func isType(_ text: String) -> Bool {
    let letters = text.unicodeScalars.prefix(3)
    guard let first = letters.first, let second = letters.dropFirst().first else { return false }
    let isCapital = { (scalar: Unicode.Scalar) in ("A"..."Z").contains(scalar) }
    return isCapital(first) && chain(of: text).contains { $0.isLowercase }
      || first == "k" && isCapital(second) && !text.hasPrefix("kCA")
  }

  /// Returns the row for the words that the names of a text consist of, whether it covers all words
  /// of the last name, and whether it equals them; `nil` if there is none.
  ///
  /// The last name of the chain before an equals sign is the first to be compared.
  func concept(in text: String) -> (row: Row, isWhole: Bool, isExact: Bool)? {
    let typed = Words.pruned(Foreign.pieces(of: text))
    let equals = typed.pieces.firstIndex { $0.isMark("=") } ?? typed.pieces.endIndex
    // Words without periods between them are a sentence.
    var chain = typed.pieces[..<equals]
    if let end = zip(chain.indices, chain.indices.dropFirst()).first(where: {
      typed.pieces[$0].word != nil && typed.pieces[$1].word != nil
    }) {
      chain = chain[...end.0]
    }
    let names = chain.filter { $0.word != nil && !$0.written.isEmpty }
    for (index, name) in names.reversed().enumerated() where name.written.utf8.count <= 64 {
      let parts = Words.parts(of: name.written)
      for concept in concepts {
        let fits = concept.parts.allSatisfy { part in parts.contains { Words.fits($0, part) } }
        let isWhole = index == 0 && concept.parts.count == parts.count
        if fits { return (concept.line.row, isWhole, isWhole && concept.parts == parts) }
      }
    }
    return nil
  }

  /// Returns the row for a call that others follow in a chain if it makes what isn't modeled, or `nil`
  /// otherwise: `MagnifyGesture().onChanged { … }`.
  func missingReceiver(in text: String) -> Row? {
    let pieces = Words.pruned(Foreign.pieces(of: text)).pieces
    let equals = pieces.firstIndex { $0.isMark("=") } ?? pieces.endIndex
    for index in pieces[..<equals].indices.dropLast(2)
    where pieces[index].word != nil && pieces[index + 1].isGroup && pieces[index + 2].isMark(".") {
      let parts = Words.parts(of: pieces[index].written)
      let concept = concepts.first { concept in
        concept.parts.allSatisfy { part in parts.contains { Words.fits($0, part) } }
      }
      if let row = concept?.line.row, row.replacement.isEmpty,
        parts.contains(Words.receivers[0].parts[0]) || index > 0
      {
        return row
      }
    }
    return nil
  }

  /// Returns whether a part of a name is a word, in the singular or the plural, or begins with a word
  /// that ends with `*`.
  static func fits(_ part: String, _ word: String) -> Bool {
    if word.hasSuffix("*") { return part.hasPrefix(word.dropLast()) }
    return part == word || (part.hasSuffix("s") && part.dropLast() == word)
  }

  /// Returns the words of a name, in lowercase: `ui`, `scroll` and `view` of `UIScrollView`.
  static func parts(of name: String) -> [String] {
    let letters = Array(name.unicodeScalars)
    var (parts, part): ([String], String) = ([], "")
    for (index, letter) in letters.enumerated() {
      let isCapital = ("A"..."Z").contains(letter)
      let isLetter = isCapital || ("a"..."z").contains(letter)
      let followsSmall = index > 0 && !("A"..."Z").contains(letters[index - 1])
      let precedesSmall = index + 1 < letters.count && ("a"..."z").contains(letters[index + 1])
      if !isLetter || (isCapital && (followsSmall || precedesSmall)), !part.isEmpty {
        parts.append(part.lowercased())
        part = ""
      }
      if isLetter { part.unicodeScalars.append(letter) }
    }
    return part.isEmpty ? parts : parts + [part.lowercased()]
  }

  /// Returns the chain of names and the value of an assignment, as a user can type them, and the
  /// sign if the value is added or subtracted; `nil` if the text is none.
  func assignment(in text: String) -> (target: String, value: String, sign: Double?)? {
    let pieces = Words.pruned(Foreign.pieces(of: text)).pieces
    guard let equals = pieces.firstIndex(where: { $0.isMark("=") }), equals > 2,
      let value = Words.literal(pieces[(equals + 1)...])
    else { return nil }
    var target = pieces[..<equals]
    var sign: Double?
    if let mark = target.last, mark.isMark("+") || mark.isMark("-") {
      sign = mark.isMark("+") ? 1 : -1
      target = target.dropLast()
    }
    guard target.count > 1, target.last?.word != "transform",
      target.allSatisfy({ !$0.isGroup && !$0.isMark("+") })
    else { return nil }
    return (Foreign.written(target), value, sign)
  }

  /// Returns a number, a Boolean value, or the numbers of a geometric value, as a user can type them.
  static func literal(_ pieces: ArraySlice<Foreign>) -> String? {
    if let number = ForeignNumber.value(pieces) {
      return Numerals.text(number.value, decimals: 9) + number.unit
    }
    switch pieces.first?.word {
    case "true" where pieces.count == 1: return "yes"
    case "false" where pieces.count == 1: return "no"
    default: break
    }
    guard pieces.count == 2, let type = pieces.first?.word,
      geometry.contains(type.hasSuffix("make") ? String(type.dropLast(4)) : type),
      case .group("(", let arguments)? = pieces.last?.content
    else { return nil }
    let numbers = arguments.compactMap { ForeignNumber.value($0.value[...])?.value }
    guard numbers.count == arguments.count, [2, 4].contains(numbers.count) else { return nil }
    return numbers.map { Numerals.text($0, decimals: 9) }.joined(separator: ",")
  }

  /// The types whose numbers are those of a value here, in the same order.
  private static let geometry = [
    "cgpoint", "cgsize", "cgrect", "cgvector", "nspoint", "nssize", "nsrect", "point", "size",
    "rect", "offset", "uicolor", "color", "uiedgeinsets", "edgeinsets",
  ]

  /// Returns whether a text declares a name, or assigns a value to a plain one.
  func declares(_ text: String) -> Bool {
    let pieces = Foreign.pieces(of: text)
    if pieces.count > 2, pieces[0].word != nil, pieces[1].isMark("=") { return true }
    return Words.pruned(pieces).assigned != nil
  }

  /// Returns the words of this language that the last name of a text's chain stands for as an option,
  /// and the name; the words are empty if there are none.
  func options(in text: String) -> (name: String, words: [String]) {
    let pieces = Words.pruned(Foreign.pieces(of: text)).pieces
    let equals = pieces.firstIndex { $0.isMark("=") } ?? pieces.endIndex
    // A name without a receiver is that of an option if a value is assigned to it, or if it can't be a
    // plain word.
    let isAlone =
      equals == 1 && (equals < pieces.endIndex || pieces[0].written.contains { $0.isUppercase })
    guard isAlone || equals > 2, let name = pieces[..<equals].last, let word = name.word,
      isAlone || pieces[equals - 2].isMark(".") && Words.mayBegin(pieces, at: equals - 1)
    else { return ("", []) }
    let rows = (wordPlaces[word] ?? []).map { wordLines[$0].row }.filter {
      $0.neighborhood == "Options"
    }
    return (
      name.written,
      rows.flatMap { $0.replacement.split(separator: " ").map(String.init) }
        + (isAlone ? [] : [word])
    )
  }
}
