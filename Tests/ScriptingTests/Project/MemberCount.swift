import TestSupport

/// The members of the types that files declare and extend.
///
/// A type is called by its target and its name; members of nested types are not members of the outer one.
struct MemberCount {
  /// The members of one type.
  struct Members {
    /// Those of a protocol's body.
    var requirements: Set<Substring> = []
    var all = 0
    var ofPublic = 0
    /// Properties that are stored in an instance.
    var stored = 0

    var notPublic: Int { all - ofPublic }

    fileprivate mutating func add(_ member: Member, in type: OpenType) {
      if type.isProtocol {
        requirements.insert(member.name)
      } else if requirements.contains(member.name) {
        // The default of a requirement is no further member.
        return
      }
      all += 1
      if member.isPublic || type.isProtocol && type.isPublic { ofPublic += 1 }
      if member.isStored { stored += 1 }
    }
  }

  private(set) var types: [String: Members] = [:]

  /// Counts the members in the files of a target, protocols before their extensions.
  init(target: String, _ files: [SourceFile]) {
    let codes = files.map(\.code)
    let isProtocol = { (code: [String]) in code.contains { $0.contains("protocol ") } }
    for code in codes.filter(isProtocol) + codes.filter({ !isProtocol($0) }) {
      add(code, of: target)
    }
  }

  private mutating func add(_ code: [String], of target: String) {
    var depth = 0
    var open: [OpenType] = []
    /// A type whose head has not come to its brace.
    var pending: OpenType?
    for line in code {
      let isInType = open.last.map { $0.depth == depth } ?? (depth == 0)
      if pending == nil, isInType {
        if let type = OpenType(line, inside: open.last) {
          pending = type
        } else if let type = open.last, let member = Member(line) {
          types["\(target) \(type.name)", default: Members()].add(member, in: type)
        }
      }
      for character in line {
        if character == "{" {
          depth += 1
          if var type = pending {
            type.depth = depth
            open.append(type)
            pending = nil
          }
        }
        if character == "}" {
          if open.last?.depth == depth { open.removeLast() }
          depth -= 1
        }
      }
    }
  }
}

/// A type whose body is being read.
private struct OpenType {
  let name: String
  let isProtocol: Bool
  let isPublic: Bool
  /// The number of braces that are open inside its body.
  var depth = 0

  /// The type that a line declares or extends.
  init?(_ line: String, inside outer: OpenType?) {
    let words = line.split { " :{<(),".contains($0) }
    let kinds = Declaration.kinds.subtracting(["typealias"]).union(["extension"])
    guard let place = words.firstIndex(where: kinds.contains), place + 1 < words.count,
      words[place + 1].first?.isUppercase == true,
      words[..<place].allSatisfy({ Declaration.isModifier($0) })
    else { return nil }
    let name = String(words[place + 1])
    self.name = outer.map { "\($0.name).\(name)" } ?? name
    isProtocol = words[place] == "protocol"
    isPublic = words[..<place].contains("public")
  }
}

/// A member that a line declares.
private struct Member {
  let name: Substring
  let isPublic: Bool
  let isStored: Bool

  private static let kinds: Set<Substring> = ["func", "var", "let", "init", "subscript", "case"]

  init?(_ line: String) {
    let words = line.split { !($0.isLetter || $0.isNumber || "_@`".contains($0)) }
    guard let place = words.firstIndex(where: Member.kinds.contains),
      words[..<place].allSatisfy({ Declaration.isModifier($0) })
    else { return nil }
    let kind = words[place]
    let isNamed = kind == "func" || kind == "var" || kind == "let"
    name = isNamed && place + 1 < words.count ? words[place + 1] : kind
    isPublic = words[..<place].contains("public")
    let isStatic = words[..<place].contains("static")
    // The text after a brace is a value only if an equals sign precedes it.
    let brace = line.firstIndex(of: "{")
    let equals = line.firstIndex(of: "=")
    let hasBody = brace.map { brace in equals.map { brace < $0 } ?? true } ?? false
    isStored = (kind == "var" || kind == "let") && !isStatic && !hasBody
  }
}
