/// A JSON value (RFC 8259).
package indirect enum JSONValue: Sendable, Hashable {
  case null
  case flag(Bool)
  /// A number; the reader rejects one that is too large for a double.
  case number(Double)
  case text(String)
  case list([JSONValue])
  /// The members, in the order of the text; names are unique.
  case object([Member])

  /// A name and its value.
  package struct Member: Sendable, Hashable {
    package let name: String
    package let value: JSONValue

    package init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// The kind of the value, with its article.
  package var kind: String {
    switch self {
    case .null: "null"
    case .flag: "a Boolean"
    case .number: "a number"
    case .text: "a string"
    case .list: "an array"
    case .object: "an object"
    }
  }

  /// Returns the value of a member, or `nil` if there is none with that name or this isn't an
  /// object.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The number, or `nil` if it is another kind of value.
  package var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The text, or `nil` if it is another kind of value.
  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The list, or `nil` if it is another kind of value.
  package var list: [JSONValue]? {
    if case .list(let values) = self { values } else { nil }
  }
}

/// An error in a JSON text, and its position.
package struct JSONError: Error, Sendable, Hashable {
  /// The message, as a phrase without a capital or a period.
  package let message: String
  /// The line, from 1.
  package let line: Int
  /// The column, counted in Unicode scalars from 1.
  package let column: Int
}
