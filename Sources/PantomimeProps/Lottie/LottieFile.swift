public import PantomimeKit

/// A Lottie file: JSON as Bodymovin exports it from After Effects.
///
/// Only the keyframes of shape layers are read.
package enum LottieFile {
  /// The maximum size of a file in bytes; our choice.
  package static let mostBytes = 4 << 20
  /// The maximum number of keyframes; our choice.
  static let mostKeyframes = 100_000
  /// The maximum number of layers and groups; our choice.
  package static let mostParts = 5_000
  /// The maximum magnitude of a number; our choice.
  package static let largest = 1e6

  /// Reads an icon from the bytes of a file.
  package static func read(_ bytes: [UInt8]) throws(FileError) -> VectorIcon {
    guard bytes.count <= mostBytes else {
      throw FileError(
        "it has \(bytes.count) bytes", hint: "the limit is \(mostBytes) bytes")
    }
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONReader.read(bytes)
    } catch {
      throw FileError(
        error.message, line: error.line, column: error.column, hint: "a Lottie file is JSON")
    }
    var reader = LottieReader()
    return try reader.icon(LottieNode(value))
  }
}

/// A value in a Lottie file, and its position.
struct LottieNode {
  let value: JSONValue
  /// The position of the value in the file, such as `layers[0].ks`; empty for the file itself.
  let place: String

  init(_ value: JSONValue, place: String = "") {
    self.value = value
    self.place = place
  }

  /// Returns a member, or `nil` if that member is missing or `null`.
  subscript(name: String) -> LottieNode? {
    guard let member = value[name], member != .null else { return nil }
    return LottieNode(member, place: place.isEmpty ? name : "\(place).\(name)")
  }

  /// Returns a required member.
  func member(_ name: String) throws(FileError) -> LottieNode {
    guard case .object = value else { throw error("an object") }
    guard let member = self[name] else {
      let whole = place.isEmpty ? "not a Lottie file: it" : "'\(place)'"
      throw FileError(
        "\(whole) has no '\(name)'", hint: "export it with Bodymovin, as JSON")
    }
    return member
  }

  /// Returns the value as a number.
  func number() throws(FileError) -> Double {
    guard let number = value.number else { throw error("a number") }
    guard number.magnitude <= LottieFile.largest else {
      throw FileError(
        "'\(place)' is too large: \(Numerals.text(number))",
        hint: "numbers go up to \(Numerals.text(LottieFile.largest))")
    }
    return number
  }

  /// Returns the number of a member, or a default if the member is missing.
  func number(_ name: String, _ standard: Double) throws(FileError) -> Double {
    try self[name]?.number() ?? standard
  }

  /// Returns the value as numbers; it can be a list of numbers or a single number.
  func numbers() throws(FileError) -> [Double] {
    if case .number = value { return [try number()] }
    var numbers: [Double] = []
    for item in try items("numbers") { numbers.append(try item.number()) }
    return numbers
  }

  /// Returns the values of a list.
  func items(_ what: String = "objects") throws(FileError) -> [LottieNode] {
    guard let list = value.list else { throw error("an array of \(what)") }
    return list.enumerated().map { LottieNode($1, place: "\(place)[\($0)]") }
  }

  /// Returns the text of a member, or an empty text if the member is missing.
  func text(_ name: String) -> String { value[name]?.text ?? "" }

  /// Returns whether a member is `true` or a number other than 0.
  func flag(_ name: String) -> Bool {
    switch value[name] {
    case .flag(let flag): flag
    case .number(let number): number != 0
    case nil, .null, .text, .list, .object: false
    }
  }

  /// Returns whether a member is a nonempty list.
  func hasItems(_ name: String) -> Bool { value[name]?.list?.isEmpty == false }

  /// Whether any part of the value is animated, or computed by an expression.
  var moves: Bool {
    guard case .object(let members) = value else { return false }
    if flag("a") || value["x"]?.text != nil { return true }
    return members.contains { LottieNode($0.value).moves }
  }

  func error(_ wanted: String) -> FileError {
    FileError(
      "'\(place)' is \(value.kind)", hint: "\(wanted) was expected there")
  }
}

extension OptionKey where Value == VectorIcon? {
  /// Returns an option for an animated icon: the name of a Lottie file, or `none`.
  public static func icon(_ name: String, _ summary: String) -> OptionKey {
    file(name, holding: "a Lottie file", summary) { (bytes) throws(FileError) in
      try LottieFile.read(bytes)
    }
  }
}
