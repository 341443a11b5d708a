/// A kind of event, declared once: what it is called, what is told with it, and what it means.
///
/// Scenes declare theirs as `static let`s and list them in `Scene.events`. A word in capitals in the
/// name stands for what is different each time: `row N shown`, `completed POSITION`.
///
/// ```swift
/// extension EventKind {
///   static let rowShown = EventKind(
///     "row N shown", "A row has come into view.", [EventField("cell", .number(.count))])
/// }
/// ```
public struct EventKind: Sendable, Hashable {
  /// The name, in lower-case words, but for the one that stands for what differs.
  public let name: String
  /// What may stand for the word in capitals; empty where that depends on the run.
  public let choices: [String]
  /// The facts that may go with it, in the order in which they are told.
  public let fields: [EventField]
  /// Whether other facts may follow, named after what they are about: options, properties, parameters.
  public let isOpen: Bool
  /// How it is to be heard by whoever reads a trace.
  public let tone: Tone
  /// What it means, in one sentence.
  public let summary: String
  /// What answers take it for, or `nil` for an event that only listings show.
  package let theme: Theme?

  /// How an event is to be heard.
  public enum Tone: Sendable, Hashable {
    /// Something happens.
    case plain
    /// Something has come to its end, or to a decision.
    case outcome
    /// Something is not as it should be.
    case warning
  }

  /// What an event is about, as answers distinguish them.
  package enum Theme: Sendable, Hashable {
    case scene, state, added, constructed, setting
    case tap, tapIgnored, panIgnored, panRefused, gestureBegan, holdRefused
    case pan, touch, gestureLost, gestureRefused, gestureWaits
    case started, delayed, moving, waiting, paused, scrubbed, reversed, forward, continued, stopped,
      parked
    case completed, misuse, decided
    case transitionBegan, transitionUpdated, transitionLetGo, transitionEnded
    case scrollBegan, scrollRefused, scrollCaught, scrollReleased, decelerating, scrollEnded
    case scrolled
  }

  /// Declares a kind of event.
  public init(
    _ name: String, _ summary: String, choices: [String] = [], _ fields: [EventField] = [],
    isOpen: Bool = false, tone: Tone = .plain
  ) {
    self.init(
      name, summary, choices: choices, fields, isOpen: isOpen, tone: tone, theme: nil)
  }

  /// Declares a kind of event that answers read.
  package init(
    _ name: String, _ summary: String, choices: [String] = [], _ fields: [EventField] = [],
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

  /// Whether a word of a name stands for what differs: it is in capitals.
  static func isVariable(_ word: some StringProtocol) -> Bool {
    word.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }

  /// Whether two kinds have the same name, which stands for one kind.
  public static func == (one: EventKind, other: EventKind) -> Bool { one.name == other.name }

  /// Feeds the name to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A fact that goes with a kind of event: its name and what it measures.
public struct EventField: Sendable, Hashable {
  /// The name, one word.
  public let name: String
  /// What it holds.
  public let content: Content
  /// Whether it may be missing.
  public let isOptional: Bool

  /// What a fact can hold.
  public enum Content: Sendable, Hashable {
    /// A word: a name, a choice, `yes` or `no`.
    case word
    /// One number.
    case number(PathValue.Unit)
    /// Several numbers: a point, a pair, a frame.
    case numbers(PathValue.Unit)
  }

  /// Names a fact and what it holds.
  public init(_ name: String, _ content: Content = .word, isOptional: Bool = false) {
    self.name = name
    self.content = content
    self.isOptional = isOptional
  }

  /// The same fact, which may be missing.
  public var optional: EventField { EventField(name, content, isOptional: true) }
}

/// Kinds of events and who records them.
public struct EventGroup: Sendable {
  /// Who records them, as a phrase: `animators`, `the scene city-guide`.
  public let recorder: String
  /// The kinds.
  public let kinds: [EventKind]

  /// Groups kinds of events.
  public init(_ recorder: String, _ kinds: [EventKind]) {
    self.recorder = recorder
    self.kinds = kinds
  }

  /// What is recorded whichever scene plays.
  public static let core: [EventGroup] = [
    EventGroup("the simulation", EventKind.simulation),
    EventGroup("scenes", EventKind.scenes),
    EventGroup("settings", EventKind.settings),
    EventGroup("what a user adds", EventKind.construction),
    EventGroup("touches and recognizers", EventKind.gestures),
    EventGroup("decisions", EventKind.decisions),
    EventGroup("animators", EventKind.animators),
    EventGroup("transitions", EventKind.transitions),
    EventGroup("layer animations", EventKind.layers),
    EventGroup("scroll views", EventKind.scrolling),
  ]
}
