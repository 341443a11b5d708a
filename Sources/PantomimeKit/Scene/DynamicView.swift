/// Views that a scene adds while it is running, declared so that a script can name the views before
/// they exist.
public struct DynamicView: Sendable, Hashable {
  /// The name, in which an `N` between dots stands for a zero-based index (`cell.N`).
  package let name: String
  /// The properties of such a view that the scene uses, each with its initial value.
  package let settings: [PropertySetting]

  /// Creates a declaration of views.
  public init(_ name: String, _ settings: PropertySetting...) {
    self.name = name
    self.settings = settings
  }

  /// Returns whether the declaration covers a view with the given name.
  func matches(_ name: Substring) -> Bool {
    IndexedName.index(in: name, matching: self.name) != nil
  }
}

extension Stage {
  /// Adds one of the views that a scene has declared.
  @discardableResult
  public mutating func addView(_ view: DynamicView, _ index: Int) -> ViewID {
    addView(IndexedName.name(view.name, index), view.settings)
  }
}

/// Names of similar objects, which differ in an index in place of `N`: `card.N.distance`.
enum IndexedName {
  /// Returns the index that replaces `N` in a name that otherwise equals the pattern.
  ///
  /// Compares bytes, because every lookup tries every path of a scene.
  static func index(in name: Substring, matching pattern: String) -> Int? {
    let (dot, letter) = (UInt8(ascii: "."), UInt8(ascii: "N"))
    var rest = name.utf8
    var wanted = pattern.utf8[...]
    var index: Int?
    var isAtStart = true
    while let byte = wanted.popFirst() {
      if isAtStart, byte == letter, wanted.first ?? dot == dot {
        guard let number = takeIndex(from: &rest) else { return nil }
        index = number
      } else if rest.popFirst() != byte {
        return nil
      }
      isAtStart = byte == dot
    }
    return rest.isEmpty ? index : nil
  }

  /// Returns the text before the first index: `card.` of `card.N.distance`.
  static func beginning(of pattern: String) -> String {
    let bytes = pattern.utf8
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ".")) ?? bytes.endIndex
      if bytes[start..<end].elementsEqual("N".utf8) { return String(pattern[..<start]) }
      start = end < bytes.endIndex ? bytes.index(after: end) : end
    }
    return pattern + "."
  }

  /// Parses a number without leading zeros at the beginning of a text, and removes it.
  private static func takeIndex(from text: inout Substring.UTF8View) -> Int? {
    var number: Int?
    while let byte = text.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      guard number != 0, number ?? 0 < 100_000_000 else { return nil }
      number = (number ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
      text.removeFirst()
    }
    return number
  }

  /// Returns the name with an index in place of `N`.
  static func name(_ pattern: String, _ index: Int) -> String {
    pattern.split(separator: ".").map { $0 == "N" ? String(index) : String($0) }
      .joined(separator: ".")
  }
}
