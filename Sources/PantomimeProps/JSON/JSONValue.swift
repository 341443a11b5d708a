/// What a JSON text says (RFC 8259).
package indirect enum JSONValue: Sendable, Hashable {
  case null
  case flag(Bool)
  /// A number; one too large for a double is refused by the reader.
  case number(Double)
  case text(String)
  case list([JSONValue])
  /// The members in the order in which they are written; no name is there twice.
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

  /// What kind of value it is, with its article.
  package var kind: String {
    switch self {
    case .null: "null"
    case .flag: "a flag"
    case .number: "a number"
    case .text: "a text"
    case .list: "a list"
    case .object: "an object"
    }
  }

  /// The value of a member; `nil` if there is none of that name, or this is no object.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The number it is; `nil` if it is something else.
  package var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The text it is; `nil` if it is something else.
  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The values it lists; `nil` if it is something else.
  package var list: [JSONValue]? {
    if case .list(let values) = self { values } else { nil }
  }
}

/// Why a JSON text cannot be read, and where.
package struct JSONError: Error, Sendable, Hashable {
  /// What is wrong, as a phrase without a capital or a full stop.
  package let message: String
  /// The line, from 1.
  package let line: Int
  /// The column, counted in Unicode scalars from 1.
  package let column: Int
}
