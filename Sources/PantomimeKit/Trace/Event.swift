/// A fact that the simulation records: what happened, with which numbers, and why.
///
/// Events are data rather than cases, so that a scene can record its own and every report treats
/// them alike. The canonical text is `name key=value … -- reason`; it parses back (`Trace`).
public struct Event: Sendable, Hashable {
  /// What happened, in lower-case words (`pan began`, `completed end`).
  public let name: String
  /// The facts that go with it, in the order in which they are written.
  public let fields: [Field]
  /// Why it happened, as a phrase; empty where the name says it all.
  public let reason: String

  /// One named fact of an event.
  public struct Field: Sendable, Hashable {
    /// The fact's name, one word.
    public let name: String
    /// Its value.
    public let value: FieldValue

    /// Names a value.
    public init(_ name: String, _ value: FieldValue) {
      self.name = name
      self.value = value
    }
  }

  /// What a field can hold.
  public enum FieldValue: Sendable, Hashable {
    /// A number, kept to six decimals.
    case number(Double)
    /// Two or more numbers, kept to six decimals: a point, a pair, a frame.
    case numbers([Double])
    /// A word without white space; `yes` and `no` are words.
    case word(String)
  }

  /// Records a fact.
  ///
  /// Line breaks in the reason become spaces, since an event is one line.
  public init(_ name: String, _ fields: [Field] = [], reason: String = "") {
    self.name = name
    self.fields = fields
    self.reason = Event.mayBreak(reason) ? Event.onOneLine(reason) : reason
  }

  /// The value of a field, if the event has one of that name.
  public subscript(name: String) -> FieldValue? {
    fields.first { $0.name == name }?.value
  }

  /// Whether a text has a byte that a line break begins with; most have none, and are not looked at
  /// any closer, which would take longer than all the rest of an event.
  private static func mayBreak(_ text: String) -> Bool {
    // U+000A to U+000D, and the first bytes of U+0085 and of U+2028 and U+2029.
    text.utf8.contains { (0x0A...0x0D).contains($0) || $0 == 0xC2 || $0 == 0xE2 }
  }

  private static func onOneLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}

extension Event.Field {
  /// A number, rounded to what a trace keeps.
  public static func number(_ name: String, _ value: Double) -> Event.Field {
    Event.Field(name, value.isFinite ? .number(Numerals.rounded(value)) : .word("none"))
  }

  /// Several numbers, rounded to what a trace keeps.
  public static func numbers(_ name: String, _ values: [Double]) -> Event.Field {
    guard values.count > 1, values.allSatisfy({ $0.isFinite }) else {
      return values.first.map { number(name, $0) } ?? word(name, "none")
    }
    return Event.Field(name, .numbers(values.map { Numerals.rounded($0) }))
  }

  /// A point, rounded to what a trace keeps.
  public static func point(_ name: String, _ value: Point) -> Event.Field {
    numbers(name, [value.x, value.y])
  }

  /// A vector, rounded to what a trace keeps.
  public static func vector(_ name: String, _ value: Vector) -> Event.Field {
    numbers(name, [value.dx, value.dy])
  }

  /// A word; white space in it becomes `-`, since a field is one word.
  ///
  /// A word that reads as a number is kept as that number, so that the text parses back.
  public static func word(_ name: String, _ value: String) -> Event.Field {
    // Visible ASCII has no white space; to ask each character takes its time.
    let isPlain = value.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    let word = isPlain ? value : String(value.map { $0.isWhitespace ? "-" : $0 })
    return Event.Field(name, Event.FieldValue(word[...]) ?? .word("none"))
  }

  /// A truth value, as `yes` or `no`.
  public static func flag(_ name: String, _ value: Bool) -> Event.Field {
    Event.Field(name, .word(value ? "yes" : "no"))
  }
}
