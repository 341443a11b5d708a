import PantomimeKit
import PantomimeScenes

/// A check of event texts in expectations, based on the possible kinds of events.
///
/// An expectation quotes the first words of an event's text, or its name and any of its fields. A
/// text that no event can have
/// is reported before anything runs, above all in `expect no event`, which would otherwise always
/// hold.
struct EventCheck {
  /// The possible kinds of events, grouped by their source.
  private let groups: [EventGroup]
  /// The names in the scene, or `nil` if only the kinds are checked.
  private let names: EventNames?

  init(_ groups: [EventGroup], _ names: EventNames? = nil) {
    (self.groups, self.names) = (groups, names)
  }

  /// The kinds of all groups in one list.
  private var kinds: [EventKind] { groups.flatMap { $0.kinds } }

  /// Returns the kinds of the events that can have a text.
  func kinds(of text: Word) -> [EventKind] {
    let words = Event.words(of: text.text)
    let name = Array(words.prefix { !$0.contains("=") })
    return kinds(named: name, inFull: name.count < words.count)
  }

  /// Returns the kinds whose name begins with some words, or, for `inFull`, consists of them.
  private func kinds(named words: [Substring], inFull: Bool) -> [EventKind] {
    var found: [EventKind] = []
    for group in groups {
      let kinds = group.kinds
      // Loops over indices and checks the first word, because there are about two hundred kinds,
      // and copying a kind copies all of its text.
      for place in kinds.indices {
        guard EventCheck.mayBegin(kinds[place].name, with: words.first ?? ""),
          isNamed(words, kinds[place], inFull: inFull)
        else { continue }
        found.append(kinds[place])
      }
    }
    return found
  }

  /// Returns whether a name begins with a word, or with a placeholder for any word.
  private static func mayBegin(_ name: String, with word: Substring) -> Bool {
    let name = name.utf8
    if name.starts(with: word.utf8) { return true }
    return name.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? true
  }

  func check(_ text: Word) throws(ScriptError) {
    let words = Event.words(of: text.text)
    let name = Array(words.prefix { !$0.contains("=") })
    let facts = words.dropFirst(name.count)
    let named = kinds(named: name, inFull: !facts.isEmpty)
    guard !named.isEmpty else { throw unknown(name, text) }
    var first: ScriptError?
    for kind in named {
      do throws(ScriptError) {
        return try check(facts, of: kind, text)
      } catch {
        first = first ?? error
      }
    }
    if let first { throw first }
  }

  /// Returns whether some words are the name of a kind or its beginning.
  private func isNamed(_ words: [Substring], _ kind: EventKind, inFull: Bool) -> Bool {
    let pattern = kind.name.split(separator: " ")
    guard words.count == pattern.count || (!inFull && words.count < pattern.count) else {
      return false
    }
    return zip(words, pattern).allSatisfy { word, pattern in
      guard pattern.allSatisfy({ $0.isUppercase }) else { return word == pattern }
      // `N` stands for an index.
      if pattern == "N" { return Numerals.number(word) != nil }
      guard kind.choices.isEmpty else { return kind.choices.contains(String(word)) }
      return names?.mayBe(String(word), in: kind) ?? true
    }
  }

  /// Returns the words that the variable part of a kind's name can be, or `nil` if they aren't
  /// known in advance.
  private func choices(of kind: EventKind) -> [String]? {
    kind.choices.isEmpty ? names?.choices(of: kind) : kind.choices
  }

  private func unknown(_ name: [Substring], _ text: Word) -> ScriptError {
    let written = name.joined(separator: " ")
    let longer = kinds(named: name, inFull: false)
    if !name.isEmpty, !longer.isEmpty {
      return ScriptError(
        "a word is missing after '\(written)'", text.span,
        hint: "write \(Spelling.list(texts(of: longer, after: name.count), "or"))")
    }
    if name.count == 1, let recognition = names?.recognition(of: written) {
      return ScriptError(
        "'\(written)' is a recognizer, not an event", text.span,
        hint: "write \"\(recognition)\""
      ).aboutText()
    }
    let near = near(name)
    if !near.isEmpty {
      return ScriptError(
        "unknown event '\(written)'", text.span,
        hint: Spelling.hint(written, among: near, what: "events"))
    }
    if let kind = kinds.first(where: { isAlmost(name, $0) }) {
      let choices = choices(of: kind) ?? []
      let wrong = zip(name, kind.name.split(separator: " ")).first {
        $1.allSatisfy { $0.isUppercase }
      }
      return ScriptError(
        "unknown event '\(written)'", text.span,
        hint: Spelling.hint(
          wrong.map { String($0.0) } ?? written, among: choices,
          what: choices.isEmpty ? "such events in this scene" : "expected words"))
    }
    return ScriptError(
      "unknown event '\(written)'", text.span,
      hint: Spelling.hint(
        written, among: kinds.map(EventCheck.words), what: "events",
        longList: "`help events` lists them"))
  }

  /// The maximum number of texts of events in a hint; our choice.
  private static let mostTexts = 6

  /// Returns the names of some kinds, each with the words that its variable part can be if that is
  /// the word at a place.
  private func texts(of kinds: [EventKind], after place: Int) -> [String] {
    var texts: [String] = []
    for kind in kinds {
      var words = kind.name.split(separator: " ").map(String.init)
      let isVariable = words[place].allSatisfy { $0.isUppercase }
      for choice in (isVariable ? choices(of: kind) : nil) ?? [words[place]] {
        words[place] = choice
        texts.append("'\(words.joined(separator: " "))'")
      }
    }
    return Array(texts.prefix(EventCheck.mostTexts))
  }

  /// Returns the texts of events whose words are similar to the given ones, without repetition.
  func near(_ words: [Substring]) -> [String] {
    let kinds = kinds
    // If only the variable word is wrong, the others are right.
    let near = near(words, in: kinds.filter { isAlmost(words, $0) })
    return near.isEmpty ? self.near(words, in: kinds) : near
  }

  private func near(_ words: [Substring], in kinds: [EventKind]) -> [String] {
    var texts: [String] = []
    for kind in kinds {
      let pattern = kind.name.split(separator: " ")
      guard !words.isEmpty, words.count <= pattern.count else { continue }
      var text: [String] = []
      for (word, pattern) in zip(words, pattern) {
        guard let near = self.near(word, pattern, kind) else { break }
        text.append(near)
      }
      if text.count == words.count { texts.append(text.joined(separator: " ")) }
    }
    let written = words.joined(separator: " ")
    return Spelling.near(written, among: texts.filter { $0 != written })
  }

  /// Returns the word in a kind's name for which another word may be a misspelling, or `nil` if
  /// none is similar.
  private func near(
    _ word: Substring, _ pattern: Substring, _ kind: EventKind
  ) -> String? {
    let isVariable = pattern.allSatisfy { $0.isUppercase }
    let choices = isVariable ? choices(of: kind) : [String(pattern)]
    guard let choices else { return String(word) }
    if choices.contains(String(word)) { return String(word) }
    return Spelling.near(String(word), among: choices).first
  }

  /// Returns the words of a kind's name that are the same for all of its events.
  private static func words(_ kind: EventKind) -> String {
    kind.name.split(separator: " ").filter { !$0.allSatisfy { $0.isUppercase } }.joined(
      separator: " ")
  }

  /// Returns whether the words match a kind's name except for its variable word, whose value is
  /// invalid.
  private func isAlmost(_ words: [Substring], _ kind: EventKind) -> Bool {
    let pattern = kind.name.split(separator: " ")
    return words.count == pattern.count && pattern.contains { $0.allSatisfy { $0.isUppercase } }
      && choices(of: kind) != nil
      && zip(words, pattern).allSatisfy { $1.allSatisfy { $0.isUppercase } || $0 == $1 }
  }

  /// Checks the fields, of which a text names any, in any order; further fields are allowed if the
  /// kind is open.
  private func check(
    _ facts: ArraySlice<Substring>, of kind: EventKind, _ text: Word
  ) throws(ScriptError) {
    var seen: [Substring] = []
    for fact in facts {
      guard let equals = fact.firstIndex(of: "=") else {
        throw ScriptError(
          "'\(fact)' is not an event field", text.span, hint: "fields are written NAME=VALUE")
      }
      let name = fact[..<equals]
      let value = fact[fact.index(after: equals)...]
      if let field = kind.fields.first(where: { $0.name == name }) {
        guard !seen.contains(name) else {
          throw ScriptError("the field '\(name)' is given twice", text.span, hint: "keep one")
        }
        seen.append(name)
        try checkValue(value, of: field, kind, text)
      } else if mayFollow(String(name), facts, kind) {
        try checkValue(value, of: FieldSchema(String(name)), kind, text)
      } else {
        throw EventCheck.unknownField(String(name), of: kind, text)
      }
    }
  }

  private func checkValue(
    _ value: Substring, of field: FieldSchema, _ kind: EventKind, _ text: Word
  ) throws(ScriptError) {
    try EventCheck.check(value, of: field, text)
    try EventCheck.checkNotation(value, of: field, text)
    if let error = names?.refusal(of: value, field, in: kind, text.span) { throw error }
  }

  /// Returns whether a field can follow the declared ones: an option, a path or a parameter that
  /// isn't a misspelled field.
  private func mayFollow(
    _ name: String, _ facts: ArraySlice<Substring>, _ kind: EventKind
  ) -> Bool {
    let declared = kind.fields.map { $0.name }
    guard kind.isOpen, !declared.contains(name) else { return false }
    // A view has no number with almost the name of a property.
    if kind == .viewAdded, ViewWords.isNearName(name) { return false }
    let missing = declared.filter { field in !facts.contains { $0.hasPrefix("\(field)=") } }
    // A single letter isn't near any word, but may be left of a field of two that is always there.
    if name.count == 1, let letter = name.first,
      kind.fields.contains(where: { field in
        !field.isOptional && field.name.count == 2 && field.name.contains(letter)
          && missing.contains(field.name)
      })
    {
      return names?.knows(name, in: kind) ?? true
    }
    return Spelling.near(name, among: missing).isEmpty || names?.knows(name, in: kind) ?? true
  }

  private static func unknownField(
    _ name: String, of kind: EventKind, _ text: Word
  ) -> ScriptError {
    let fields = kind.fields.map { $0.name }
    return ScriptError(
      "'\(kind.name)' has no field '\(name)'", text.span,
      hint: fields.isEmpty
        ? "omit it; this event has no fields"
        : Spelling.hint(name, among: fields, what: "fields"))
  }

  /// Throws an error if a number isn't written as in a trace, whose text is compared.
  private static func checkNotation(
    _ value: Substring, of field: FieldSchema, _ text: Word
  ) throws(ScriptError) {
    let parts = value.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Numerals.number($0) }
    guard numbers.count == parts.count else { return }
    let written = numbers.map { Numerals.text(Numerals.rounded($0)) }.joined(separator: ",")
    guard written != value else { return }
    throw ScriptError(
      "a trace never contains \(field.name)=\(value)", text.span,
      hint: "write \(field.name)=\(written)")
  }

  private static func check(
    _ value: Substring, of field: FieldSchema, _ text: Word
  ) throws(ScriptError) {
    let numbers = value.split(separator: ",", omittingEmptySubsequences: false)
    let isNumber = numbers.allSatisfy { Numerals.number($0) != nil } || value == "none"
    switch field.content {
    case .word: return
    case .number, .numbers:
      if isNumber { return }
      throw ScriptError(
        "'\(field.name)' requires a number, not '\(value)'", text.span,
        hint: "for example: \(field.name)=\(field.isPair ? "0,0" : "0")")
    }
  }
}

extension FieldSchema {
  fileprivate var isPair: Bool { if case .numbers = content { true } else { false } }
}

/// The names that the events of a scene can contain.
struct EventNames {
  private let simulation: Simulation
  private let catalog: Catalog
  /// The names that statements add to the scene, or `nil` if they aren't known.
  private let declared: DeclaredNames?

  init(in simulation: Simulation, _ catalog: Catalog, _ declared: DeclaredNames?) {
    (self.simulation, self.catalog, self.declared) = (simulation, catalog, declared)
  }

  private var scene: SceneEntry? { catalog.scene(simulation.name) }

  /// Whether statements connect and time everything in the scene, because its code does nothing.
  private var isBlank: Bool { simulation.name == Blank.name }

  /// Whether the names of all views and recognizers are known.
  private var knowsObjects: Bool {
    !DynamicView.areAdded(by: simulation) && (declared != nil || !isBlank)
  }

  /// The ids of the scene's faults, or `nil` if the catalog doesn't contain the scene.
  private var faults: [String]? {
    guard let scene else { return nil }
    for case .faults(let faults) in scene.options.map({ $0.kind }) {
      return faults.map { $0.id }
    }
    return []
  }

  /// The words that the state can be, or `nil` if they aren't known in advance.
  var states: [String]? {
    if isBlank, declared == nil { return nil }
    let own = isBlank ? [Blank.name] : simulation.declaredStates
    return own.isEmpty ? nil : own + (declared?.states ?? []).subtracting(own).sorted()
  }

  /// Returns the text of the event with which a recognizer recognizes, or `nil` if there is no such
  /// recognizer.
  func recognition(of name: String) -> String? {
    guard let kind = simulation.recognizer(named: name)?.kind else { return nil }
    return switch kind {
    case .tap: "tap recognized gesture=\(name)"
    case .longPress: "press began gesture=\(name)"
    case .swipe: "gesture recognized gesture=\(name)"
    case .pan, .edgePan: "gesture began gesture=\(name)"
    }
  }

  /// Returns whether the variable part of a kind's name can be a word.
  func mayBe(_ word: String, in kind: EventKind) -> Bool {
    switch kind {
    case .viewAdded: declared?.views.contains(word) ?? true
    case .scrollViewAdded: declared?.scrollViews.contains(word) ?? true
    case .timerStarted, .timerCancelled: declared?.timers.contains(word) ?? true
    case .viewOrdered, .viewRemoved:
      declared.map { $0.views.contains(word) || simulation.viewNames.contains(word) } ?? true
    case .timerFired where isBlank: declared?.timers.contains(word) ?? true
    default: choices(of: kind)?.contains(word) ?? true
    }
  }

  /// Returns the words that the variable part of a kind's name can be, or `nil` if they aren't
  /// known in advance.
  func choices(of kind: EventKind) -> [String]? {
    switch kind {
    case .fault: faults
    case .scene: catalog.scenes.map { $0.name } + [simulation.name]
    case .state: states
    case .rule: catalog.rules.map { $0.name } + [NamedRule.nameOfOwn]
    case .axis: catalog.axes.map { $0.name } + [NamedRule.nameOfOwn]
    case .estimator: catalog.estimators.map { $0.name }
    case .viewAdded: declared?.views.sorted()
    case .scrollViewAdded: declared?.scrollViews.sorted()
    case .timerStarted, .timerCancelled: declared?.timers.sorted()
    case .viewOrdered, .viewRemoved:
      declared.map { simulation.viewNames + $0.views.subtracting(simulation.viewNames).sorted() }
    // The code of any other scene may start timers and toggle paths.
    case .timerFired where isBlank: declared?.timers.sorted()
    case .toggled where isBlank, .valueReleased where isBlank: declared?.anchored.sorted()
    default: nil
    }
  }

  /// Returns whether a further field of an open kind is a path, or an option of the scene.
  func knows(_ field: String, in kind: EventKind) -> Bool {
    switch kind {
    case .scene, .optionSet: scene?.options.contains { $0.name == field } ?? true
    default: simulation.read(field) != nil
    }
  }

  /// Returns the error for a field whose value can't occur, or `nil` if the value can occur.
  func refusal(
    of value: Substring, _ field: FieldSchema, in kind: EventKind, _ span: Span
  ) -> ScriptError? {
    let value = String(value)
    guard let known = known(field, in: kind), !known.contains(value) else { return nil }
    let names = known.names
    let near = Spelling.near(value, among: names).filter {
      EventNames.withoutDigits($0) != EventNames.withoutDigits(value)
    }
    guard known.isComplete || !near.isEmpty else { return nil }
    return ScriptError(
      "no event has \(field.name)=\(value)", span,
      hint: Spelling.hint(value, among: names, what: "names"))
  }

  /// Names that differ only in their numbers (`card.1` and `card.9`) aren't misspelled.
  private static func withoutDigits(_ name: some StringProtocol) -> String {
    String(name.filter { !$0.isNumber })
  }

  /// The names that a field can have.
  private struct Known {
    /// The names that statements declare.
    var declared: Set<String> = []
    /// The other names.
    let others: [String]
    /// Whether there can be no further names.
    let isComplete: Bool

    var names: [String] { others + declared.subtracting(others).sorted() }

    func contains(_ name: String) -> Bool { declared.contains(name) || others.contains(name) }
  }

  /// Returns the names that a field can have, or `nil` if the field isn't a name.
  private func known(_ field: FieldSchema, in kind: EventKind) -> Known? {
    switch field.name {
    case FieldSchema.animator.name:
      let dynamic = simulation.dynamicAnimators
      // A connection names a transition as it does an animator.
      return Known(
        declared: declared.map { $0.animators.union($0.transitions) } ?? [],
        others: simulation.animatorNames + simulation.transitionNames + (dynamic ?? []),
        isComplete: declared != nil && dynamic != nil)
    case FieldSchema.transition.name where isBlank:
      return Known(
        declared: declared?.transitions ?? [], others: simulation.transitionNames,
        isComplete: declared != nil)
    case FieldSchema.gesture.name: return recognizers
    case FieldSchema.by.name where kind == .connectionMade: return recognizers
    case FieldSchema.on.name, FieldSchema.view.name, FieldSchema.holder.name:
      return Known(
        declared: declared?.views ?? [], others: simulation.viewNames + simulation.tappable,
        isComplete: knowsObjects)
    case FieldSchema.rule.name where kind == .decided:
      return Known(others: catalog.rules.map { $0.name }, isComplete: false)
    case FieldSchema.by.name where kind == .decided:
      return Known(others: DecidedBy.allCases.map { $0.rawValue }, isComplete: true)
    default: return nil
    }
  }

  private var recognizers: Known {
    // A scroll view's own pan is a recognizer, too.
    let pans = declared?.scrollViews.map { "\($0).pan" } ?? []
    return Known(
      declared: (declared?.gestures ?? []).union(pans),
      others: simulation.recognizers.map { $0.label }, isComplete: knowsObjects)
  }
}
