package import PantomimeKit

/// A JSON value, written compactly.
///
/// Everything that Pantomime writes as JSON consists of these parts, so that strings are escaped in
/// one place.
package struct JSONText: Sendable, Hashable {
  package let text: String

  /// A member of an object; without a value, it is omitted.
  package typealias Member = (name: String, value: JSONText?)

  private init(_ text: String) { self.text = text }

  /// Creates a value from a line that has already been written.
  package init(line: some StringProtocol) { text = String(line) }

  package static let null = JSONText("null")

  /// Returns an object with the given members, in order.
  package static func object(_ members: [Member]) -> JSONText {
    // This is a loop because the first use of the standard library's lazy sequences takes a tenth
    // of the launch time.
    var text = "{"
    for case (let name, let value?) in members {
      if text.utf8.count > 1 { text += "," }
      text += escaped(name)
      text += ":"
      text += value.text
    }
    return JSONText(text + "}")
  }

  package static func list(_ items: [JSONText]) -> JSONText {
    var text = "["
    for (index, item) in items.enumerated() {
      if index > 0 { text += "," }
      text += item.text
    }
    return JSONText(text + "]")
  }

  /// Returns a file that people may read, too: an object with a line for each member and for each
  /// item of its lists, which follow the other members.
  package static func file(
    _ members: [Member] = [],
    lists: [(name: String, items: [JSONText])]
  ) -> String {
    var lines: [String] = []
    for case (let name, let value?) in members { lines.append("  \(escaped(name)): \(value.text)") }
    for list in lists {
      let items = list.items.map { "\n    " + $0.text }.joined(separator: ",")
      lines.append("  \(escaped(list.name)): [" + items + (items.isEmpty ? "]" : "\n  ]"))
    }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  /// Returns a list of strings.
  package static func strings(_ strings: [String]) -> JSONText { list(strings.map { string($0) }) }

  /// Returns a list of strings, or `nil` if there is none.
  package static func strings(ifAny strings: [String]) -> JSONText? {
    strings.isEmpty ? nil : self.strings(strings)
  }

  /// Returns a list of numbers.
  package static func numbers(_ numbers: [Double]) -> JSONText { list(numbers.map { number($0) }) }

  package static func string(_ string: String) -> JSONText { JSONText(escaped(string)) }

  /// Returns a string, or `null` if there is none.
  package static func string(_ string: String?) -> JSONText { string.map { .string($0) } ?? .null }

  /// Returns a string, or `nil` if it is empty.
  package static func string(ifAny string: String) -> JSONText? {
    string.isEmpty ? nil : self.string(string)
  }

  package static func flag(_ flag: Bool) -> JSONText { JSONText(flag ? "true" : "false") }

  package static func count(_ count: Int) -> JSONText { JSONText("\(count)") }

  /// Returns a number; infinities and NaN, which JSON doesn't support, become `null`.
  package static func number(_ number: Double) -> JSONText {
    number.isFinite ? JSONText(Numerals.text(number)) : null
  }

  /// Returns a number with at most the given number of decimals, or `null` if it isn't finite.
  package static func number(_ number: Double, decimals: Int) -> JSONText {
    number.isFinite ? JSONText(Numerals.text(number, decimals: decimals)) : null
  }

  /// Returns a list of numbers with at most the given number of decimals; infinities and NaN become
  /// `null`.
  package static func numbers(_ numbers: [Double], decimals: Int) -> JSONText {
    var text = [UInt8(ascii: "[")]
    for number in numbers {
      if text.count > 1 { text.append(UInt8(ascii: ",")) }
      if number.isFinite {
        Numerals.append(number, decimals: decimals, to: &text)
      } else {
        text.append(contentsOf: "null".utf8)
      }
    }
    text.append(UInt8(ascii: "]"))
    return JSONText(String(decoding: text, as: UTF8.self))
  }

  /// Returns an instant in seconds, to the nanosecond.
  package static func seconds(_ instant: Instant) -> JSONText { JSONText(Numerals.text(instant)) }

  /// Returns the value of a path.
  package static func value(_ pathValue: PathValue) -> JSONText {
    switch pathValue {
    case .number(let number, _): self.number(number)
    case .pair, .rect, .color: numbers(pathValue.numbers)
    case .flag(let flag): self.flag(flag)
    case .word(let word): string(word)
    case .absent: null
    }
  }

  /// Returns a string with its quotation marks; invisible characters are escaped.
  private static func escaped(_ string: String) -> String {
    // Most strings are ASCII text without anything to escape.
    let bytes = Array(string.utf8)
    if bytes.allSatisfy({ (0x20...0x7e).contains($0) && $0 != 0x22 && $0 != 0x5c }) {
      return "\"" + string + "\""
    }
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where !Printable.isSeen(scalar):
        // For scalars above U+FFFF, two escapes form one character.
        for unit in String(scalar).utf16 { result += escape(unit) }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
