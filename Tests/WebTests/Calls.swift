import Foundation
import PantomimeWeb
import ScriptingSupport

/// The calls of a page as a test makes them: values in, values out.
extension WebModule {
  /// Calls the module, and returns its result.
  mutating func call(_ call: WebCall, _ given: Any...) throws -> Any {
    let bytes = try JSONSerialization.data(withJSONObject: given)
    let text = answer(call, Array(bytes))
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    guard var members = value as? [String: Any] else { return value }
    // A frame has the contents that the page doesn't have yet, and the numbers of all.
    members["contents"] = nil
    return members
  }

  /// Calls the module, and returns the members of its result.
  mutating func object(_ call: WebCall, _ given: Any...) throws -> [String: Any] {
    let bytes = try JSONSerialization.data(withJSONObject: given)
    let text = answer(call, Array(bytes))
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return value as? [String: Any] ?? [:]
  }

  /// Runs lines that must be carried out, and returns the members of the last result.
  @discardableResult
  mutating func run(_ lines: String..., seen: Double = 0) throws -> [String: Any] {
    var result: [String: Any] = [:]
    for line in lines {
      result = try object(.execute, line, seen, 80)
      if let error = result["error"] { throw Refused(line: line, error: "\(error)") }
    }
    return result
  }

  struct Refused: Error {
    let line: String
    let error: String
  }

  /// The value of a path as `show` prints it.
  mutating func shown(_ path: String) throws -> String {
    let answers = try object(.peek, "show \(path)", 80)["answers"] as? [[String: Any]]
    return answers?.first?["shown"] as? String ?? ""
  }

  /// The hash of the session.
  var hash: String? {
    get throws {
      var copy = self
      return try copy.shown("hash")
    }
  }
}

extension [String: Any] {
  /// The members of a member.
  func object(_ name: String) -> [String: Any] { self[name] as? [String: Any] ?? [:] }

  func number(_ name: String) -> Double { self[name] as? Double ?? .nan }

  func text(_ name: String) -> String { self[name] as? String ?? "" }

  func list<Item>(_ name: String, of item: Item.Type = Item.self) -> [Item] {
    self[name] as? [Item] ?? []
  }
}
