/// The declaration of a command, from which parsing, help, completion and the reference page are
/// derived.
package struct Form: Sendable {
  /// The verb.
  package let name: String
  /// The summary, in one sentence.
  package let summary: String
  /// Further details, in a sentence or two.
  package let details: String
  /// The words after the verb, in order.
  package let positionals: [Positional]
  /// The options.
  package let options: [OptionForm]
  /// The rest of the syntax, as it appears at the end of the form.
  package let more: String
  /// The statements of an example, to run in order; the last one has this verb.
  package let example: [String]

  package init(
    _ name: String, _ summary: String, details: String = "", positionals: [Positional] = [],
    options: [OptionForm] = [], more: String = "", example: [String]
  ) {
    self.name = name
    self.summary = summary
    self.details = details
    self.positionals = positionals
    self.options = options
    self.more = more
    self.example = example
  }

  /// The form on one line: `scrub FRACTION [on=ANIMATOR]`.
  package var text: String {
    let words = positionals.map { $0.isOptional ? "[\($0.kind.placeholder)]" : $0.kind.placeholder }
    let named = options.map { "[\($0.name)=\($0.kind.placeholder)]" }
    return ([name] + words + named + (more.isEmpty ? [] : [more])).joined(separator: " ")
  }
}

/// A word after a verb.
package struct Positional: Sendable {
  package let kind: ParameterKind
  package let isOptional: Bool

  package init(_ kind: ParameterKind, isOptional: Bool = false) {
    self.kind = kind
    self.isOptional = isOptional
  }

  /// Returns a word that names a case of an enumeration.
  static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ choices: Choice.Type, isOptional: Bool = false
  ) -> Positional {
    Positional(.words(Choice.allCases.map { $0.rawValue }), isOptional: isOptional)
  }
}

/// An option of a verb, as declared by its key; see `VerbKey`.
package struct OptionForm: Sendable {
  package let name: String
  package let meaning: String
  /// Whether `name+=value` is allowed.
  package let canAdd: Bool
  /// The quantity of a gesture that the numbers describe, or `nil` if they describe none.
  package let quantity: GestureQuantity?
  /// The default as a user would write it, or `nil` if `why` doesn't try other values of the
  /// option.
  package let standard: String?
  /// The kinds of the statement that have the option, such as `pan` and `edge`; empty if all have it.
  package internal(set) var kinds: [String] = []
  /// A value other than the default, as examples write it; `nil` if the kind of the value has one.
  package internal(set) var sample: String?
  /// Returns the kind of the value, which only help, completion and errors need.
  let makeKind: @Sendable () -> ParameterKind
  /// Parses a value, or throws an error if it's invalid.
  package let check: @Sendable (Word) throws(ScriptError) -> Void

  /// The kind of the value.
  package var kind: ParameterKind { makeKind() }
  /// A value other than the default, as examples write it, or `nil` if there is none.
  package var example: String? { sample ?? kind.sample }
}

/// The kind of a word or of an option's value.
package enum ParameterKind: Sendable, Hashable {
  /// A length in points.
  case points
  /// A velocity in points per second.
  case velocity
  /// A fraction, 0 … 1 or in percent.
  case fraction
  /// A time: seconds, `ms` or frames.
  case time
  /// A number without a unit.
  case number
  /// Lengths in points; the strings are the names of the lengths.
  case lengths([String])
  /// A size.
  case size
  /// Several numbers.
  case numbers
  /// A number of repetitions, or `forever`.
  case repetition
  /// A curve of a layer animation: `linear`, or a cubic Bézier.
  case bezier
  /// Several curves of a layer animation.
  case beziers
  /// A timing such as `ease-out` or `cubic(…)`.
  case timing
  /// A name for a new object.
  case name
  /// Free text, or words with a special syntax; the string is the placeholder in the form.
  case text(String)
  /// A fork of the session.
  case fork
  /// One of these words.
  case words([String])
  /// A path.
  case path
  /// A view of the running scene.
  case view
  /// A scroll view of the running scene.
  case scrollView
  /// A view of the running scene that accepts taps.
  case tappable
  /// The key of an attached layer animation.
  case layerKey
  /// A recognizer of the running scene.
  case gesture
  /// An axis rule.
  case axis
  /// An animator of the running scene.
  case animator
  /// A percent-driven transition of the running scene.
  case transition
  /// An animator, a transition, or the path of a number that belongs to a view.
  case driven
  /// The name of a file.
  case file
  /// The name of a file with touches, or touches written out.
  case touches
  /// The name of a script.
  case script
  /// A scene's name.
  case scene
  /// A completion rule's name.
  case rule
  /// Completion rules to compare, or all of them.
  case rules
  /// A subject of `why`: a link in the causal chain, a path, or an event.
  case cause
  /// A verb, or a topic of the help.
  case topic
  /// A value to which `expect` compares a path.
  case expectation
  /// A setting of the session or of the scene, with its value.
  case setting

  /// The word for endless repetition.
  static let forever = "forever"

  /// The placeholder for a value of this kind in a form.
  package var placeholder: String {
    switch self {
    case .points: "PT"
    case .velocity: "PT/S"
    case .fraction: "FRACTION"
    case .time: "TIME"
    case .number: "NUMBER"
    case .lengths(let names): names.joined(separator: ",").uppercased()
    case .size: "WIDTHxHEIGHT"
    case .numbers: "NUMBERS"
    case .repetition: "COUNT|\(ParameterKind.forever)"
    case .bezier: "CURVE"
    case .beziers: "CURVES"
    case .timing: "TIMING"
    case .name, .fork: "NAME"
    case .text(let placeholder): placeholder
    case .words(let words): words.joined(separator: "|")
    case .path: "PATH"
    case .view, .scrollView, .tappable: "VIEW"
    case .gesture: "GESTURE"
    case .axis: "RULE"
    case .animator: "ANIMATOR"
    case .transition: "TRANSITION"
    case .driven: "ANIMATOR|PATH"
    case .layerKey: "KEY"
    case .file, .script: "FILE"
    case .touches: "FILE|\"TOUCHES\""
    case .scene: "SCENE"
    case .rule: "RULE"
    case .rules: "all|RULE"
    case .cause: "LABEL|PATH|EVENT"
    case .topic: "TOPIC"
    case .expectation: "VALUE"
    case .setting: "NAME=VALUE"
    }
  }
}

extension ParameterKind {
  /// A value for examples, or `nil` if the kind has none that always fits.
  var sample: String? {
    switch self {
    case .time: "0.5"
    case .repetition: "3"
    case .bezier, .timing: "ease-out"
    case .axis: "vertical"
    case .rule: "projection"
    case .words(let words): words.contains(FlagWord.yes.rawValue) ? words.first : words.last
    default: nil
    }
  }
}

/// A word that may be typed, with its meaning.
package struct Candidate: Sendable, Hashable {
  package let text: String
  package let meaning: String

  package init(_ text: String, _ meaning: String = "") {
    self.text = text
    self.meaning = meaning
  }
}
