/// A kind of event, declared once: its name, its fields, and its meaning.
///
/// A scene declares its kinds as `static let`s and lists them in `TransitionScene.events`. A word
/// in capitals is a placeholder for the variable part of the name: `row N shown`, `completed
/// POSITION`.
///
/// ```swift
/// extension EventKind {
///   static let rowShown = EventKind(
///     "row N shown", summary: "A row has come into view.", [FieldSchema("cell", .number(.count))])
/// }
/// ```
public struct EventKind: Sendable {
  /// The declaration, shared by all events of the kind, because a trace has many events.
  private let declaration: Declaration

  /// What a declaration states about a kind.
  private final class Declaration: Sendable {
    let name: String
    let choices: [String]
    let fields: [FieldSchema]
    let isOpen: Bool
    let tone: Tone
    let summary: String

    init(
      _ name: String, choices: [String], fields: [FieldSchema], isOpen: Bool, tone: Tone,
      summary: String
    ) {
      (self.name, self.choices, self.fields) = (name, choices, fields)
      (self.isOpen, self.tone, self.summary) = (isOpen, tone, summary)
    }
  }

  /// The name, in lowercase words except for the placeholder.
  public var name: String { declaration.name }
  /// The possible values of the placeholder; empty if the values aren't known in advance.
  package var choices: [String] { declaration.choices }
  /// The fields that an event of the kind may have, in writing order.
  package var fields: [FieldSchema] { declaration.fields }
  /// A Boolean value that indicates whether an event may have further fields, which are named after
  /// options, properties, or parameters.
  package var isOpen: Bool { declaration.isOpen }
  /// The tone of the event for readers of a trace.
  package var tone: Tone { declaration.tone }
  /// The meaning, in one sentence.
  package var summary: String { declaration.summary }

  /// The tone of an event for readers of a trace.
  public enum Tone: Sendable, Hashable {
    /// Something happened.
    case plain
    /// Something ended, or was decided.
    case outcome
    /// Something is wrong.
    case warning
  }

  /// Creates a declaration of a kind of event.
  public init(
    _ name: String, summary: String, choices: [String] = [], _ fields: [FieldSchema] = [],
    isOpen: Bool = false, tone: Tone = .plain
  ) {
    declaration = Declaration(
      name, choices: choices, fields: fields, isOpen: isOpen, tone: tone, summary: summary)
  }

  /// Returns whether a word of a name is a placeholder, written in capitals.
  static func isVariable(_ word: some StringProtocol) -> Bool {
    word.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }
}

extension EventKind: Hashable {
  /// Returns a Boolean value that indicates whether two kinds have the same name, which is unique.
  public static func == (one: EventKind, other: EventKind) -> Bool {
    one.declaration === other.declaration || one.name == other.name
  }

  /// Feeds the name to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Returns whether a list contains a kind, so that a case of a switch can be a list of kinds.
  package static func ~= (kinds: [EventKind], kind: EventKind) -> Bool { kinds.contains(kind) }
}

/// A field of a kind of event: its name and its quantity.
public struct FieldSchema: Sendable, Hashable {
  /// The name, as one word.
  package let name: String
  /// The content of the field.
  package let content: Content
  /// A Boolean value that indicates whether the field may be missing.
  package let isOptional: Bool

  /// The content that a field can have.
  public enum Content: Sendable, Hashable {
    /// A word: a name, a choice, `yes`, or `no`.
    case word
    /// One number.
    case number(PathValue.Unit)
    /// Several numbers: a point, a pair, a frame.
    case numbers(PathValue.Unit)
  }

  /// Creates a declaration of a field.
  public init(_ name: String, _ content: Content = .word, isOptional: Bool = false) {
    self.name = name
    self.content = content
    self.isOptional = isOptional
  }

  /// The same field, marked optional.
  public var optional: FieldSchema { FieldSchema(name, content, isOptional: true) }
}

/// A group of event kinds, with the part of the simulation that records them.
package struct EventGroup: Sendable {
  /// The part that records the events, as a phrase: `animators`, `the scene city-guide`.
  package let recorder: String
  /// The kinds.
  package let kinds: [EventKind]

  /// Creates a group of kinds of events.
  public init(_ recorder: String, _ kinds: [EventKind]) {
    self.recorder = recorder
    self.kinds = kinds
  }

  /// The events of every scene.
  package static let core: [EventGroup] = [
    EventGroup("the simulation", EventKind.simulation),
    EventGroup("scenes", EventKind.scenes),
    EventGroup("settings", EventKind.settings),
    EventGroup("user additions", EventKind.construction),
    EventGroup("touches and recognizers", EventKind.gestures),
    EventGroup("decisions", EventKind.decisions),
    EventGroup("animators", EventKind.animators),
    EventGroup("transitions", EventKind.transitions),
    EventGroup("layer animations", EventKind.layers),
    EventGroup("scroll views", EventKind.scrolling),
    EventGroup("sheets", EventKind.presentations),
  ]
}
