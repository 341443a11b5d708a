/// A named choice: a completion rule, an axis rule, or a velocity estimator.
///
/// Each kind of choice has one list, `all`, from which the language takes names, help texts, and
/// tables.
public protocol Named: Sendable, Hashable, CustomStringConvertible {
  /// The name, the summary, and the parameters.
  var head: RuleDescriptor { get }

  /// Sets a parameter.
  ///
  /// - Throws: `OptionError` if the name isn't declared or the value is outside the range.
  mutating func set(_ parameter: String, to value: Double) throws(OptionError)

  /// Every built-in choice, in listing order.
  static var all: [Self] { get }
}

extension Named {
  /// The name in the language, as in `set rule=projection`.
  public var name: String { head.name }

  /// The effect, in one sentence or phrase, with its sources.
  public var summary: String { head.summary }

  /// The name and the values of the parameters: `flick-or-half speed=500 threshold=0.5`.
  public var description: String {
    values.parameters.isEmpty ? name : "\(name) \(values)"
  }

  /// The values of the parameters.
  package var values: RuleValues { head.values }

  /// The parameters that can be set.
  package var parameters: [RuleParameter] { head.values.parameters }

  /// Returns the built-in choice with the given name, or `nil` if there is none.
  public static func named(_ name: String) -> Self? {
    all.named(name)
  }

  /// Returns every built-in choice, except that the chosen one replaces the built-in choice of
  /// which it is a copy; a custom choice is added at the end.
  package static func all(with chosen: Self?) -> [(one: Self, isChosen: Bool)] {
    all.with(chosen)
  }

  /// Returns a copy with a parameter set.
  ///
  /// - Throws: `OptionError` if the name isn't declared or the value is outside the range.
  public func with(_ parameter: String, _ value: Double) throws(OptionError) -> Self {
    var other = self
    try other.set(parameter, to: value)
    return other
  }

  /// Returns a Boolean value that indicates whether both are copies of the same original, with the
  /// same values.
  public static func == (one: Self, other: Self) -> Bool { one.head == other.head }

  /// Feeds the name and the values to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(head) }
}

extension Array where Element: Named {
  /// Returns the element with the given name, or `nil` if there is none.
  package func named(_ name: String) -> Element? { first { $0.name == name } }

  /// Returns all elements, except that the chosen one replaces the element of which it is a copy; a
  /// chosen one that isn't a copy of any element is added at the end.
  package func with(_ chosen: Element?) -> [(one: Element, isChosen: Bool)] {
    var found = false
    var all = map { one in
      let isChosen = chosen.map { $0.head.isCopy(of: one.head) } ?? false
      found = found || isChosen
      return (one: isChosen ? chosen ?? one : one, isChosen: isChosen)
    }
    if let chosen, !found { all.append((chosen, true)) }
    return all
  }
}

/// The common part of completion rules, axis rules, and velocity estimators: a name, a summary,
/// parameters with their values, and an identity.
///
/// Two descriptors are equal if one is a copy of the other and their values are the same.
/// Descriptors that are created separately differ, even if they have the same name, because their
/// effects may differ; so create a custom rule once, as a `static let`.
public struct RuleDescriptor: Sendable {
  private var card: Card

  /// The contents, which are shared so that a copy is cheap.
  private final class Card: Sendable {
    let name: String
    let summary: String
    let values: RuleValues
    let origin: Origin

    init(_ name: String, _ summary: String, _ values: RuleValues, _ origin: Origin) {
      self.name = name
      self.summary = summary
      self.values = values
      self.origin = origin
    }
  }

  /// The identity that is the same in every copy.
  private final class Origin: Sendable {
    /// The name of a list of rules, or `nil` for any other descriptor; a list is created anew
    /// wherever a user writes it.
    let composed: String?

    init(composed: String? = nil) { self.composed = composed }
  }

  /// Creates a descriptor from a name, a summary, and parameters.
  package init(_ name: String, _ summary: String, parameters: [RuleParameter] = []) {
    card = Card(name, summary, RuleValues(parameters), Origin())
  }

  /// Creates the descriptor of a list of rules, which counts as a copy of every other list with the
  /// same name.
  init(composed name: String, _ summary: String, parameters: [RuleParameter]) {
    card = Card(name, summary, RuleValues(parameters), Origin(composed: name))
  }

  /// Returns a Boolean value that indicates whether two descriptors are copies of the same
  /// original, regardless of their values.
  package func isCopy(of other: RuleDescriptor) -> Bool {
    let (one, two) = (card.origin, other.card.origin)
    return one === two || (one.composed != nil && one.composed == two.composed)
  }

  /// The name in the language.
  package var name: String { card.name }

  /// The summary, in one sentence or phrase.
  package var summary: String { card.summary }

  /// The values of the parameters.
  package var values: RuleValues { card.values }

  /// Sets a parameter.
  ///
  /// - Throws: `OptionError` if the name isn't declared or the value is outside the range.
  package mutating func set(_ parameter: String, to value: Double) throws(OptionError) {
    var values = card.values
    try values.set(parameter, to: value)
    card = Card(card.name, card.summary, values, card.origin)
  }
}

extension RuleDescriptor: Hashable {
  /// Returns a Boolean value that indicates whether both are copies of the same original, with the
  /// same values.
  public static func == (one: RuleDescriptor, other: RuleDescriptor) -> Bool {
    one.card === other.card || (one.isCopy(of: other) && one.values == other.values)
  }

  /// Feeds the name and the values to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(values)
  }
}
