/// The events that a scene records, as an enumeration: each case declares a kind in one line.
///
/// The raw value is the name of the kind and, after a colon, its meaning. The table `fields` lists
/// additional fields.
///
/// ```swift
/// enum News: String, SceneEvent {
///   case doorOpened = "door opened: The door is open."
///   case bellRung = "bell rung: A visitor is at the door."
///
///   static let fields: KeyValuePairs<News, [FieldSchema]> = [.bellRung: [.count("times")]]
/// }
///
/// struct House: TransitionScene {
///   static let name = "house"
///   static let events = News.kinds
///   let tappable = ["bell"]
///
///   init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
///     stage.addView("bell", .frame(Rect2D(width: 44, height: 44)))
///   }
///
///   mutating func tap(_ view: String, on stage: inout Stage) {
///     stage.record(News.bellRung, nil, [.number("times", 2)])
///   }
/// }
/// ```
public protocol SceneEvent: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// The additional fields of events, in order; events without additional fields are omitted.
  static var fields: KeyValuePairs<Self, [FieldSchema]> { get }
  /// The additional fields of the event, in order.
  var fields: [FieldSchema] { get }
}

extension SceneEvent {
  /// The additional fields of events; none by default.
  public static var fields: KeyValuePairs<Self, [FieldSchema]> { [:] }
  /// The additional fields of the event; by default, those in the table.
  public var fields: [FieldSchema] { Self.fields.first { $0.key == self }?.value ?? [] }

  /// The kind of event that a case declares; a raw value that contains no colon is only a name.
  public var kind: EventKind {
    let end = rawValue.firstIndex(of: ":") ?? rawValue.endIndex
    let summary = rawValue[end...].drop { $0 == ":" || $0 == " " }
    return EventKind(String(rawValue[..<end]), summary: String(summary), fields)
  }

  /// The kinds, in the order of the cases.
  public static var kinds: [EventKind] { allCases.map { $0.kind } }
}

extension FieldSchema {
  /// Creates a field for a count or an index.
  public static func count(_ name: String) -> FieldSchema { FieldSchema(name, .number(.count)) }
  /// Creates a field for a length, in points.
  public static func points(_ name: String) -> FieldSchema { FieldSchema(name, .number(.points)) }
  /// Creates a field for a time, in seconds.
  public static func seconds(_ name: String) -> FieldSchema { FieldSchema(name, .number(.seconds)) }
  /// Creates a field for a number without a unit.
  public static func fraction(_ name: String) -> FieldSchema {
    FieldSchema(name, .number(.fraction))
  }
}

extension Stage {
  /// Records an event of the scene at the current instant, with its numbers and reason.
  public mutating func record(
    _ event: some SceneEvent, _ subject: Event.FieldValue? = nil, _ fields: [Event.Field] = [],
    reason: Reason = .unsaid
  ) {
    record(event.kind, subject, fields, reason: reason)
  }
}
