public import PantomimeKit
package import PantomimeScenes

/// The scenes, completion rules, velocity estimators and axis rules to which names in the language
/// refer: the built-in entries and those that were added.
///
/// Every operation on a statement (parsing, checking, completing, explaining and running it) takes
/// a catalog. Stable.
///
/// ```swift
/// let ours = Catalog.standard.adding(PhotoViewer.self).adding(.steep)
/// ```
///
/// If the name of an entry or of one of its parameters is taken or invalid, the entry isn't added:
/// the first entry with that name stays, and `problems` describes the fix. Scripts, tests and the
/// program then report the problems and run nothing.
public struct Catalog: Sendable {
  /// The contents of a catalog; the class is shared, so that a copy is cheap.
  private final class Shelf: Sendable {
    let things: Things

    init(_ things: Things) { self.things = things }
  }

  private struct Things: Sendable {
    var scenes = Scenes.all
    var rules = NamedRule.all
    var estimators = VelocityEstimator.all
    var axes = AxisRule.all
    /// The verbs that a client adds to the language, or `nil` if it adds none.
    var verbs: AddedVerbs?
    var problems: [CatalogProblem] = []
    /// Whether anything but verbs was added to the built-in entries.
    var addsEntries = false
  }

  /// The contents, or `nil` if there are only built-in entries, which are created on demand.
  private let shelf: Shelf?

  private init(_ things: Things? = nil) { shelf = things.map { Shelf($0) } }

  /// The built-in entries.
  public static let standard = Catalog()

  /// The reasons why some entries could not be added, in the order in which they were to be added.
  public var problems: [CatalogProblem] { shelf?.things.problems ?? [] }

  /// Whether nothing was added to the built-in entries.
  var isStandard: Bool { addsOnlyVerbs && shelf?.things.verbs == nil }

  /// Whether at most verbs were added to the built-in entries.
  var addsOnlyVerbs: Bool { shelf?.things.addsEntries != true }

  /// The scenes, in listing order.
  package var scenes: [SceneEntry] { shelf?.things.scenes ?? Scenes.all }

  /// The completion rules, in listing order.
  package var rules: [NamedRule] { shelf?.things.rules ?? NamedRule.all }

  /// The velocity estimators, in listing order.
  package var estimators: [VelocityEstimator] { shelf?.things.estimators ?? VelocityEstimator.all }

  /// The axis rules, in listing order.
  package var axes: [AxisRule] { shelf?.things.axes ?? AxisRule.all }

  /// The verbs that a client adds to the language, or `nil` if it adds none.
  var addedVerbs: AddedVerbs? { shelf?.things.verbs }

  /// Returns the scene with the given name, or `nil` if there is none.
  package func scene(_ name: String) -> SceneEntry? {
    let scenes = scenes
    return scenes.indices.first { scenes[$0].name == name }.map { scenes[$0] }
  }

  /// Returns the scenes that accept a signal.
  package func scenes(taking signal: String) -> [SceneEntry] {
    scenes.filter { scene in scene.signals.contains { $0.name == signal } }
  }
}

// MARK: - Adding

extension Catalog {
  /// Returns the catalog with an additional scene, which `scene NAME` starts.
  public func adding<S: TransitionScene>(_ scene: S.Type) -> Catalog {
    let entry = SceneEntry(S.self)
    return adding("scene", entry.name, to: scenes.map { $0.name }) { $0.scenes.append(entry) }
  }

  /// Returns the catalog with an additional completion rule, which `set rule=NAME` selects.
  public func adding(_ rule: NamedRule) -> Catalog {
    // The words that stand for the scene's default rule, for no rule and for all rules can't be
    // names of rules.
    let words = [NamedRule.nameOfOwn, "none", NamedRule.nameOfAll]
    return adding(
      "rule", rule.name, rule.parameters, to: rules.map { $0.name } + words
    ) { $0.rules.append(rule) }
  }

  /// Returns the catalog with an additional velocity estimator, which `set estimator=NAME`
  /// selects.
  public func adding(_ estimator: VelocityEstimator) -> Catalog {
    adding(
      "estimator", estimator.name, estimator.parameters, to: estimators.map { $0.name }
    ) { $0.estimators.append(estimator) }
  }

  /// Returns the catalog with an additional axis rule, which `set axis=NAME` selects.
  package func adding(_ axis: AxisRule) -> Catalog {
    adding(
      "axis rule", axis.name, axis.parameters, to: axes.map { $0.name } + [NamedRule.nameOfOwn]
    ) { $0.axes.append(axis) }
  }

  /// Returns the catalog with the given verbs, which replace those that were added before.
  func adding(_ verbs: AddedVerbs) -> Catalog {
    var things = shelf?.things ?? Things()
    things.verbs = verbs
    return Catalog(things)
  }

  private func adding(
    _ kind: String, _ name: String, _ parameters: [RuleParameter] = [], to taken: [String],
    _ add: (inout Things) -> Void
  ) -> Catalog {
    var things = shelf?.things ?? Things()
    var problems: [CatalogProblem] = []
    if let why = Catalog.objection(to: name, among: taken) {
      problems.append(CatalogProblem(kind: kind, name: name, why: why))
    }
    for index in parameters.indices {
      let parameter = parameters[index]
      let others = parameters[..<index].map { $0.name }
      guard let why = Catalog.objection(to: parameter, among: others) else { continue }
      problems.append(
        CatalogProblem(
          kind: "parameter of the \(kind) '\(name)'", name: parameter.name, why: why))
    }
    if problems.isEmpty { add(&things) }
    things.problems += problems
    things.addsEntries = true
    return Catalog(things)
  }

  private static func objection(
    to parameter: RuleParameter, among taken: [String]
  ) -> CatalogProblem.Reason? {
    objection(to: parameter.name, among: taken)
      ?? (parameter.allowsStandard ? nil : .badDefault(allowed: parameter.allowed))
  }

  private static func objection(
    to name: String, among taken: [String]
  ) -> CatalogProblem.Reason? {
    canBeTyped(name) ? (taken.contains(name) ? .taken : nil) : .untypable
  }

  /// Returns whether a name is a single word of the language: letters and digits, which single
  /// hyphens may separate.
  private static func canBeTyped(_ name: String) -> Bool {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    return parts.allSatisfy { part in !part.isEmpty && part.allSatisfy { isTypable($0) } }
      && Numeral(name) == nil
  }

  private static func isTypable(_ letter: Character) -> Bool {
    letter.isASCII && (letter.isLetter || letter.isNumber)
  }
}

/// A group of verbs that a client adds to the language.
struct AddedVerbs: Sendable {
  /// The purpose of the verbs, for the help.
  let title: String
  let verbs: [CommandEntry]
}

extension Diagnostic {
  /// Creates the error for an entry that could not be added, which every script that needs the
  /// catalog reports.
  init(_ problem: CatalogProblem, file: String?) {
    self.init(
      ScriptError(problem.message, Span(0, 0), hint: problem.hint), file: file, line: 1, text: "")
  }
}

/// The reason why an entry, or one of its parameters, is invalid, so that the entry could not be
/// added to a catalog; and the fix.
///
/// Stable.
public struct CatalogProblem: Error, Sendable, Hashable {
  /// The reason why a name can't be used.
  package enum Reason: Sendable, Hashable {
    /// Another entry of the same kind has this name, or the language reserves the name.
    case taken
    /// The name isn't a word of letters, digits and hyphens, so no statement could contain it.
    case untypable
    /// The default of a parameter is outside the parameter's range, which the phrase describes.
    case badDefault(allowed: String)
  }

  /// The kind of the entry: `scene`, `rule`, `estimator` or `axis rule`, or `parameter` with the
  /// kind and the name of the entry that has it: `parameter of the rule 'steep'`.
  package let kind: String
  /// The name of the entry or of its parameter.
  public let name: String
  /// The reason why the name can't be used.
  package let why: Reason

  /// The problem as a phrase: `the name 'half' of a rule is taken`.
  package var message: String {
    switch why {
    case .taken: "the name '\(name)' of \(kindWithArticle) is taken"
    case .untypable: "'\(name)' is not a valid name for \(kindWithArticle)"
    case .badDefault: "the default of '\(name)', \(kindWithArticle), is out of range"
    }
  }

  private var kindWithArticle: String {
    kind.first.map { "aeiou".contains($0) } ?? false ? "an \(kind)" : "a \(kind)"
  }

  /// The fix as a phrase.
  package var hint: String {
    switch why {
    case .taken: "choose another, for example: my-\(name)"
    case .untypable:
      "use letters, digits and hyphens, for example: \(CatalogProblem.typable(name))"
    case .badDefault(let allowed): "must be \(allowed)"
    }
  }

  /// Returns a valid name that consists of the same letters.
  private static func typable(_ name: String) -> String {
    var word = ""
    for letter in name.lowercased() {
      if letter.isASCII, letter.isLetter || letter.isNumber {
        word.append(letter)
      } else if !word.isEmpty, !word.hasSuffix("-") {
        word += "-"
      }
    }
    while word.hasSuffix("-") { word.removeLast() }
    return word.contains { $0.isLetter } ? word : "photo-viewer"
  }
}
