public import PantomimeKit
package import PantomimeScenes

/// The scenes, completion rules, velocity estimators and rules about axes that the language knows by
/// their names: what is built in, and what was added.
///
/// Whatever reads, checks, completes, explains or carries out a statement is given one. Stable.
///
/// ```swift
/// let ours = Catalogue.standard.adding(PhotoViewer.self).adding(.steep)
/// ```
///
/// A name that is taken, or that nobody could type, is not added: the first of that name stays, and
/// `problems` says what to write instead. Scripts, tests and the program report them and run nothing.
public struct Catalogue: Sendable {
  /// What is in it, in one place, so that a copy is cheap.
  private final class Shelf: Sendable {
    let things: Things

    init(_ things: Things) { self.things = things }
  }

  private struct Things: Sendable {
    var scenes = Scenes.all
    var rules = NamedRule.all
    var estimators = VelocityEstimator.all
    var axes = AxisRule.all
    var problems: [CatalogueProblem] = []
    /// Whether nothing was added to what is built in.
    var isStandard = true
  }

  /// `nil` for what is built in, which is put together only where somebody asks for it.
  private let shelf: Shelf?

  private init() { shelf = nil }

  private init(_ things: Things) { shelf = Shelf(things) }

  /// What is built in.
  public static let standard = Catalogue()

  /// Why some of what was to be added could not be, in the order in which that was tried.
  public var problems: [CatalogueProblem] { shelf?.things.problems ?? [] }

  /// Whether nothing was added to what is built in.
  var isStandard: Bool { shelf?.things.isStandard ?? true }

  /// The scenes, in the order in which they are listed.
  package var scenes: [SceneEntry] { shelf?.things.scenes ?? Scenes.all }

  /// The completion rules, in the order in which they are listed.
  package var rules: [NamedRule] { shelf?.things.rules ?? NamedRule.all }

  /// The velocity estimators, in the order in which they are listed.
  package var estimators: [VelocityEstimator] { shelf?.things.estimators ?? VelocityEstimator.all }

  /// The rules about axes, in the order in which they are listed.
  package var axes: [AxisRule] { shelf?.things.axes ?? AxisRule.all }

  /// The scene of that name; `nil` if there is none.
  package func scene(_ name: String) -> SceneEntry? {
    let scenes = scenes
    return scenes.indices.first { scenes[$0].name == name }.map { scenes[$0] }
  }

  /// The scenes that take a signal.
  package func scenes(taking signal: String) -> [SceneEntry] {
    scenes.filter { scene in scene.signals.contains { $0.name == signal } }
  }
}

// MARK: - Adding

extension Catalogue {
  /// The same with a scene: `scene NAME` starts it.
  public func adding<S: TransitionScene>(_ scene: S.Type) -> Catalogue {
    let entry = SceneEntry(S.self)
    return adding("scene", entry.name, to: scenes.map { $0.name }) { $0.scenes.append(entry) }
  }

  /// The same with a completion rule: `set rule=NAME` chooses it.
  public func adding(_ rule: NamedRule) -> Catalogue {
    // What stands for the scene's own rule, for none and for every one is no rule's name.
    let words = [NamedRule.nameOfOwn, "none", NamedRule.nameOfAll]
    return adding("rule", rule.name, to: rules.map { $0.name } + words) { $0.rules.append(rule) }
  }

  /// The same with a velocity estimator: `set estimator=NAME` chooses it.
  public func adding(_ estimator: VelocityEstimator) -> Catalogue {
    adding("estimator", estimator.name, to: estimators.map { $0.name }) {
      $0.estimators.append(estimator)
    }
  }

  /// The same with a rule about axes: `set axis=NAME` chooses it.
  public func adding(_ axis: AxisRule) -> Catalogue {
    adding("axis rule", axis.name, to: axes.map { $0.name } + [NamedRule.nameOfOwn]) {
      $0.axes.append(axis)
    }
  }

  private func adding(
    _ kind: String, _ name: String, to taken: [String], _ add: (inout Things) -> Void
  ) -> Catalogue {
    var things = shelf?.things ?? Things()
    if !Catalogue.canBeTyped(name) {
      things.problems.append(CatalogueProblem(kind: kind, name: name, why: .untypable))
    } else if taken.contains(name) {
      things.problems.append(CatalogueProblem(kind: kind, name: name, why: .taken))
    } else {
      add(&things)
    }
    things.isStandard = false
    return Catalogue(things)
  }

  /// Whether a name is one word of the language: letters and digits, with hyphens between them.
  private static func canBeTyped(_ name: String) -> Bool {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    return parts.allSatisfy { part in !part.isEmpty && part.allSatisfy { isTypable($0) } }
      && Numeral(name) == nil
  }

  private static func isTypable(_ letter: Character) -> Bool {
    letter.isASCII && (letter.isLetter || letter.isNumber)
  }
}

extension Diagnostic {
  /// What kept something out of a catalogue, told of the scripts that were to be read with it.
  init(_ problem: CatalogueProblem, file: String?) {
    self.init(
      ScriptError(problem.message, Span(0, 0), hint: problem.hint), file: file, line: 1, text: "")
  }
}

/// Why something could not be added to a catalogue, and what to do about it.
///
/// Stable.
public struct CatalogueProblem: Error, Sendable, Hashable {
  /// What is wrong with a name.
  public enum Reason: Sendable, Hashable {
    /// Something else of its kind has it, or the language means something else by it.
    case taken
    /// It is no word of letters, digits and hyphens, so that no statement could say it.
    case untypable
  }

  /// What it is: `scene`, `rule`, `estimator` or `rule about axes`.
  public let kind: String
  /// What it is called.
  public let name: String
  /// What is wrong with that.
  public let why: Reason

  /// What is wrong, as a phrase: `the name 'half' of a rule is taken`.
  public var message: String {
    switch why {
    case .taken: "the name '\(name)' of a \(kind) is taken"
    case .untypable: "'\(name)' is not a valid name for a \(kind)"
    }
  }

  /// What to do about it, as a phrase.
  public var hint: String {
    switch why {
    case .taken: "choose another, for example: my-\(name)"
    case .untypable:
      "use letters, digits and hyphens, for example: \(CatalogueProblem.typable(name))"
    }
  }

  /// A name of the same letters that can be typed.
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
