package import PantomimeKit

/// A Lottie file: JSON as Bodymovin exports it from After Effects, of which the keyframes of shape
/// layers are read.
package enum LottieFile {
  /// The most bytes a file may have; our choice.
  package static let mostBytes = 4 << 20
  /// The most keyframes it may have; our choice.
  package static let mostKeyframes = 100_000
  /// The most layers and groups it may have; our choice.
  package static let mostParts = 5_000
  /// The largest number it may hold, in magnitude; our choice.
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

/// A value of a Lottie file, and where it is.
struct LottieNode {
  let value: JSONValue
  /// The members that lead to it, such as `layers[0].ks`; empty for the file itself.
  let place: String

  init(_ value: JSONValue, place: String = "") {
    self.value = value
    self.place = place
  }

  /// A member; `nil` if there is none, or it is `null`.
  subscript(name: String) -> LottieNode? {
    guard let member = value[name], member != .null else { return nil }
    return LottieNode(member, place: place.isEmpty ? name : "\(place).\(name)")
  }

  /// A member that has to be there.
  func member(_ name: String) throws(FileError) -> LottieNode {
    guard case .object = value else { throw error("an object") }
    guard let member = self[name] else {
      let whole = place.isEmpty ? "not a Lottie file: it" : "'\(place)'"
      throw FileError(
        "\(whole) has no '\(name)'", hint: "export it with Bodymovin, as JSON")
    }
    return member
  }

  /// The number it is.
  func number() throws(FileError) -> Double {
    guard let number = value.number else { throw error("a number") }
    guard number.magnitude <= LottieFile.largest else {
      throw FileError(
        "'\(place)' is too large: \(Numerals.text(number))",
        hint: "numbers go up to \(Numerals.text(LottieFile.largest))")
    }
    return number
  }

  /// The number of a member; another where there is none.
  func number(_ name: String, _ standard: Double) throws(FileError) -> Double {
    try self[name]?.number() ?? standard
  }

  /// The numbers it is: a list of them, or a single one.
  func numbers() throws(FileError) -> [Double] {
    if case .number = value { return [try number()] }
    var numbers: [Double] = []
    for item in try items("numbers") { numbers.append(try item.number()) }
    return numbers
  }

  /// The values it lists.
  func items(_ what: String = "objects") throws(FileError) -> [LottieNode] {
    guard let list = value.list else { throw error("a list of \(what)") }
    return list.enumerated().map { LottieNode($1, place: "\(place)[\($0)]") }
  }

  /// The text of a member; empty where there is none.
  func text(_ name: String) -> String { value[name]?.text ?? "" }

  /// Whether a member says yes: `true`, or a number but 0.
  func flag(_ name: String) -> Bool {
    switch value[name] {
    case .flag(let flag): flag
    case .number(let number): number != 0
    case nil, .null, .text, .list, .object: false
    }
  }

  /// Whether a member is a list with something in it.
  func hasItems(_ name: String) -> Bool { value[name]?.list?.isEmpty == false }

  /// Whether something in it moves, or is computed by an expression.
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
