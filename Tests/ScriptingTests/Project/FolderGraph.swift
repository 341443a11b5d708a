import TestSupport

/// The folders of a target, and the types of one that files of another name.
///
/// Files that lie in the target's own folder make up the folder `.`.
struct FolderGraph {
  /// A type of another folder, and the files that name it.
  struct Mention: Hashable, Comparable {
    let type: String
    var files: [String]

    static func < (one: Mention, other: Mention) -> Bool { one.type < other.type }
  }

  /// Two folders that name each other's types.
  struct Pair: Hashable, Comparable, CustomStringConvertible {
    let first: String
    let second: String

    var description: String { "\(first) \(second)" }

    static func < (one: Pair, other: Pair) -> Bool {
      (one.first, one.second) < (other.first, other.second)
    }
  }

  /// The types that a folder names of another.
  private var mentions: [Pair: [String: [String]]] = [:]

  /// The graph of the files of a target.
  init(target: String, _ files: [SourceFile]) {
    let files = files.map { file in
      let parts = file.path.dropFirst("Sources/\(target)/".count).split(separator: "/")
      return (
        folder: parts.count > 1 ? String(parts[0]) : ".", name: String(parts.last ?? ""),
        code: file.code
      )
    }
    var homes: [String: Set<String>] = [:]
    for file in files {
      for type in file.code.compactMap({ Declaration($0) }) where !type.isPrivate {
        homes[type.name, default: []].insert(file.folder)
      }
    }
    for file in files {
      // Inside the type that it lies in, a nested type hides others of its name.
      let nested = file.code.compactMap { Declaration($0, isNested: true)?.name }
      for type in Set(file.code.flatMap(FolderGraph.typeNames)).subtracting(nested) {
        // A name that several folders declare could mean any of them.
        guard let home = homes[type], home.count == 1, let home = home.first, home != file.folder
        else { continue }
        mentions[Pair(first: file.folder, second: home), default: [:]][type, default: []]
          .append(file.name)
      }
    }
  }

  /// The pairs of folders that name each other's types.
  var twoWayPairs: [Pair] {
    mentions.keys.filter { pair in
      pair.first < pair.second && mentions[Pair(first: pair.second, second: pair.first)] != nil
    }.sorted()
  }

  /// The folders that come in no order in which each names only folders before it, sorted.
  var unordered: [String] {
    var left = Set(mentions.keys.flatMap { [$0.first, $0.second] })
    while let next = left.first(where: { folder in
      !left.contains { mentions[Pair(first: folder, second: $0)] != nil }
    }) { left.remove(next) }
    return left.sorted()
  }

  /// The types that two folders name of each other, with the files.
  func explanation(of pair: Pair) -> String {
    [pair, Pair(first: pair.second, second: pair.first)].map { pair in
      let types = (mentions[pair] ?? [:]).sorted { $0.key < $1.key }.map { type, files in
        "\(type) (\(files.sorted().joined(separator: ", ")))"
      }
      return "\(pair.first) names of \(pair.second): \(types.joined(separator: "; "))"
    }.joined(separator: "\n")
  }

  /// The capitalized names in a line, except members of something.
  private static func typeNames(in line: String) -> [String] {
    var names: [String] = []
    var word = ""
    var before: Character = " "
    for character in line + " " {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      if before != ".", word.first?.isUppercase == true { names.append(word) }
      word = ""
      before = character
    }
    return names
  }
}

/// A type that a line of code declares, at the top level of its file.
struct Declaration {
  /// The words that declare a type.
  static let kinds: Set<Substring> = ["struct", "enum", "class", "protocol", "typealias", "actor"]

  let name: String
  let isPrivate: Bool

  /// The type that a line declares; `nil` if it declares none, or is not indented as wanted.
  init?(_ line: String, isNested: Bool = false) {
    guard line.first?.isWhitespace == isNested else { return nil }
    let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
    guard let place = words.firstIndex(where: Declaration.kinds.contains),
      place + 1 < words.count, words[place + 1].first?.isUppercase == true,
      words[..<place].allSatisfy(Declaration.isModifier)
    else { return nil }
    name = String(words[place + 1])
    isPrivate = words[..<place].contains { $0 == "private" || $0 == "fileprivate" }
  }

  /// Whether a word may stand before what declares something.
  static func isModifier(_ word: Substring) -> Bool {
    modifiers.contains(word) || word.hasPrefix("@")
  }

  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "private", "fileprivate", "indirect", "final", "nonisolated",
    "static", "mutating", "nonmutating", "override", "convenience", "required", "lazy", "consuming",
    "borrowing", "weak", "unowned", "set", "unsafe", "unchecked", "always", "never",
  ]
}
