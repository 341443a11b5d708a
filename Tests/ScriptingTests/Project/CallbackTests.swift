import ScriptingSupport
import TestSupport
import Testing

/// Every method of a scene that takes the stage is a callback with exactly the signature that the
/// scene's protocols declare, or private: the compiler accepts a misspelled callback, because the
/// protocol has a default for it, and never calls it.
@Suite(.timeLimit) struct CallbackTests {
  /// The callbacks that scenes can have, with the errors that they throw.
  private static func callbacks() throws -> [String: Substring?] {
    let types = try SourceTree.files(below: "Sources/PantomimeKit/Scene", ".swift")
      .flatMap { ScannedType.all(in: $0.code.lines.joined(separator: " ")) }
    let methods = types.filter { $0.kind == "protocol" }.flatMap(\.stageMethods)
    return Dictionary(methods.map { ($0.signature, $0.error) }) { one, _ in one }
  }

  /// The methods of scenes that are neither private nor callbacks.
  private static func slips(in code: String, _ callbacks: [String: Substring?]) -> [String] {
    let types = ScannedType.all(in: code)
    let scenes = Set(types.filter { $0.kind != "protocol" && $0.isScene }.map(\.name))
    return scenes.sorted().flatMap { scene in
      let parts = types.filter { $0.name == scene }
      return parts.flatMap(\.stageMethods).filter { method in
        guard let error = callbacks[method.signature] else { return !method.isPrivate }
        return method.error != nil && method.error != error
      }.map { "\(scene).\($0.name) is no callback" }
    }
  }

  /// The callbacks without the declaration that lets the scene receive them, and the reverse.
  private static func halves(in code: String) -> [String] {
    let types = ScannedType.all(in: code)
    return Set(types.filter(\.isScene).map(\.name)).sorted().flatMap { scene in
      let parts = types.filter { $0.name == scene }
      let methods = Set(parts.flatMap(\.stageMethods).map(\.name))
      let declared = parts.map(\.members).joined()
      return [
        ("tap", "tappable"), ("didReceive", "signals"), ("pathValue", "namedPaths"),
        ("frameOnScreen", "computesFrames"), ("requiresFailure", "requiresFailures"),
      ].filter { methods.contains($0.0[...]) != declared.contains("var \($0.1)") }
        .map { "\(scene) has only one of \($0.0) and \($0.1)" }
    }
  }

  @Test func callbacksHaveTheirDeclarations() throws {
    for file in try SourceTree.files(below: "Sources/PantomimeScenes", ".swift") {
      #expect(Self.halves(in: file.code.lines.joined(separator: " ")) == [])
    }
    #expect(Self.halves(in: "struct Card: TransitionScene { let tappable = [] }").count == 1)
  }

  @Test(arguments: ["Sources/PantomimeScenes", "Tests"])
  func everyCallbackIsSpelledAsItsProtocolDoes(folder: String) throws {
    let callbacks = try Self.callbacks()
    #expect(callbacks.count > 30)
    var count = 0
    for file in try SourceTree.files(below: folder, ".swift") where file.code.contains("on stage: ")
    {
      let code = file.code.lines.joined(separator: " ")
      count += ScannedType.all(in: code).count(where: \.isScene)
      #expect(Self.slips(in: code, callbacks) == [], "\(file.path)")
    }
    #expect(count > 15)
  }

  @Test(arguments: [
    ("mutating func timerFired(_ timer: StageTimer, on stage: inout Stage) {}", true),
    ("func timerFired(_ timer: StageTimer, on stage: inout Stage) {}", true),
    ("mutating func timerFires(_ timer: StageTimer, on stage: inout Stage) {}", false),
    ("mutating func timerFired(_ timer: TimerID, on stage: inout Stage) {}", false),
    ("mutating func timerFired(timer: StageTimer, on stage: inout Stage) {}", false),
    ("private mutating func timerFires(_ timer: StageTimer, on stage: inout Stage) {}", true),
    ("mutating func pan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {}", true),
    ("mutating func pan(_ pan: Pan, on stage: inout Stage) throws {}", false),
    ("func liftOff(for pan: Pan, on stage: Stage) -> LiftOff? { nil }", true),
    ("func liftOff(for pan: Pan, on stage: Stage) -> LiftOff { it }", false),
  ]) func aMisspelledCallbackIsFound(member: String, isRight: Bool) throws {
    let code = "struct Card: TransitionScene { \(member) }"
    #expect(try Self.slips(in: code, Self.callbacks()).isEmpty == isRight)
  }
}

/// A type or an extension of one, as far as its code shows.
private struct ScannedType {
  let kind: Substring
  let name: Substring
  let head: Substring
  /// The members without their bodies; stored properties are written as computed ones.
  let members: String

  var isScene: Bool { head.contains("Scene") || head.contains("PanHandling") }

  struct Method {
    let name: Substring
    let isPrivate: Bool
    /// The name, the labels with the types, and the result.
    let signature: String
    /// What it throws; a callback may also throw nothing.
    let error: Substring?
  }

  /// The methods that take the stage.
  var stageMethods: [Method] {
    let form =
      /(?<head>[a-z ]*)func (?<name>\w+)\((?<inputs>[^()]*on stage: [^()]*)\) *(?<throws>throws(?:\(\w+\))?)? *(?:-> (?<result>[^{};]+?))? *(?=[{};]|func |mutating |static |init\(|var |$)/
    return members.matches(of: form).map { match in
      let inputs = match.inputs.split(separator: ",").map { input in
        let words = input.split(separator: " ")
        let type = words.drop { !$0.hasSuffix(":") }.dropFirst().joined(separator: " ")
        return "\(words.first ?? ""): \(type)"
      }
      return Method(
        name: match.name, isPrivate: match.head.contains("private"),
        signature: "\(match.name)(\(inputs.joined(separator: ","))) \(match.result ?? "")",
        error: match.throws)
    }
  }

  /// The types of a file, nested ones included.
  static func all(in code: String) -> [ScannedType] {
    code.matches(of: /\b(struct|extension|protocol) (\w+)([^{}]*)\{/).map { match in
      var depth = 1
      var members = ""
      for character in code[match.range.upperBound...] {
        if character == "{" { depth += 1 }
        if character == "}" { depth -= 1 }
        if depth == 0 { break }
        if depth == 1 || (depth == 2 && character == "{") { members.append(character) }
      }
      return ScannedType(
        kind: match.1, name: match.2, head: match.3,
        members: members.replacing("let ", with: "var "))
    }
  }
}
