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
public struct EventKind: Sendable, Hashable {
  /// The name, in lowercase words except for the placeholder.
  public let name: String
  /// The possible values of the placeholder; empty if the values aren't known in advance.
  package let choices: [String]
  /// The fields that an event of the kind may have, in writing order.
  package let fields: [FieldSchema]
  /// A Boolean value that indicates whether an event may have further fields, which are named after
  /// options, properties, or parameters.
  package let isOpen: Bool
  /// The tone of the event for readers of a trace.
  package let tone: Tone
  /// The meaning, in one sentence.
  package let summary: String
  /// The theme of the event in answers, or `nil` if the event appears only in listings.
  package let theme: Theme?

  /// The tone of an event for readers of a trace.
  public enum Tone: Sendable, Hashable {
    /// Something happened.
    case plain
    /// Something ended, or was decided.
    case outcome
    /// Something is wrong.
    case warning
  }

  /// The topic of an event, as answers classify it.
  package enum Theme: Sendable, Hashable {
    case scene, state, added, constructed, setting
    case tap, swiped, tapIgnored, panIgnored, panRefused, gestureBegan, holdRefused
    case pan, touch, gestureLost, gestureRefused, gestureWaits
    case started, delayed, moving, waiting, paused, scrubbed, reversed, forward, continued, stopped,
      parked
    case completed, misuse, decided
    case transitionBegan, transitionUpdated, transitionLetGo, transitionEnded
    case scrollBegan, scrollRefused, scrollCaught, scrollReleased, decelerating, scrollEnded
    case scrolled, handedOff
  }

  /// Creates a declaration of a kind of event.
  public init(
    _ name: String, summary: String, choices: [String] = [], _ fields: [FieldSchema] = [],
    isOpen: Bool = false, tone: Tone = .plain
  ) {
    self.init(
      name, summary: summary, choices: choices, fields, isOpen: isOpen, tone: tone, theme: nil)
  }

  /// Creates a declaration of a kind of event with a theme in answers.
  package init(
    _ name: String, summary: String, choices: [String] = [], _ fields: [FieldSchema] = [],
    isOpen: Bool = false, tone: Tone = .plain, theme: Theme?
  ) {
    self.name = name
    self.choices = choices
    self.fields = fields
    self.isOpen = isOpen
    self.tone = tone
    self.summary = summary
    self.theme = theme
  }

  /// Returns whether a word of a name is a placeholder, written in capitals.
  static func isVariable(_ word: some StringProtocol) -> Bool {
    word.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }

  /// Returns a Boolean value that indicates whether two kinds have the same name, which is unique.
  public static func == (one: EventKind, other: EventKind) -> Bool { one.name == other.name }

  /// Feeds the name to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
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
