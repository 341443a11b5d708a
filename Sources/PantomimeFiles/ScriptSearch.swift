import PantomimeReporting
import PantomimeScripting

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A script by its name.
package struct ScriptPath: Sendable {
  /// The name, as it is opened; as it is shown, where that cannot be.
  package let name: String
  /// The bytes of the name where they are not UTF-8; `nil` where it is shown as it is.
  package let bytes: [UInt8]?
  /// Why there can be no reading it; `nil` where that is to be tried.
  package let flaw: String?
  /// Whether it was named itself, and not only found in a folder.
  package var isNamed: Bool
  /// Whether it was seen to be a plain file: to open it is no risk.
  package private(set) var isPlain: Bool

  /// Names a script, and what is known of it already.
  package init(_ name: String, isNamed: Bool = false, isPlain: Bool = false) {
    self.name = name
    self.isNamed = isNamed
    self.isPlain = isPlain
    (bytes, flaw) = (nil, nil)
  }

  /// A script whose name is not UTF-8, so that no argument can name it.
  init(misnamed bytes: [UInt8]) {
    name = RawName.escaped(bytes)
    self.bytes = bytes
    flaw = "its name is not UTF-8"
    (isNamed, isPlain) = (false, false)
  }

  /// The same, and whether it is a plain file, if that can be known at all.
  package var lookedAt: ScriptPath {
    guard !isPlain, flaw == nil, name != ScriptFiles.standardInput else { return self }
    var path = self
    path.isPlain = (try? FileStatus(of: name))?.kind == .plain
    return path
  }
}

/// Finds the scripts that paths name: files as they are, folders searched for `*.pan`.
package struct ScriptSearch {
  /// The scripts in the order of the paths, those of a folder sorted by their bytes; each one once.
  package private(set) var scripts: [ScriptPath] = []
  /// A message for every path that names nothing.
  package private(set) var problems: [String] = []

  /// A place in a folder, however its name is written.
  private struct Place: Hashable {
    let folder: FileIdentity
    let name: [UInt8]
  }

  /// The numbers of the scripts.
  private var seen: [Place: Int] = [:]
  private var seenPaths: Set<String> = []

  /// Searches paths, each once.
  package init(_ paths: [String]) {
    for path in paths where seenPaths.insert(path).inserted { add(path) }
  }

  private mutating func add(_ path: String) {
    if path == ScriptFiles.standardInput {
      scripts.append(ScriptPath(path, isNamed: true))
      return
    }
    do throws(SystemError) {
      if try FileStatus(of: path).kind == .folder {
        search(path)
      } else {
        let (folder, name) = ScriptSearch.parts(path)
        let place = Place(folder: try FileStatus(of: folder).identity, name: Array(name.utf8))
        if let number = seen[place] {
          scripts[number].isNamed = true
        } else {
          seen[place] = scripts.count
          scripts.append(ScriptPath(path, isNamed: true))
        }
      }
    } catch {
      problems.append(
        error.code == ENOENT
          ? "pantomime: no file or folder \(Printable.quoted(path))"
          : "pantomime: \(Printable.quoted(path)) cannot be read: \(error.reason)")
    }
  }

  /// The folder of a file, and its name in there.
  private static func parts(_ path: String) -> (folder: String, name: Substring) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path[...]) }
    return (String(path[...slash]), path[path.index(after: slash)...])
  }

  private mutating func search(_ folder: String) {
    var walk = FolderWalk(folder)
    walk.run()
    problems += walk.problems
    if walk.found.isEmpty, walk.problems.isEmpty {
      problems.append("pantomime: no *.pan file in \(Printable.quoted(folder))")
    }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    scripts.reserveCapacity(scripts.count + walk.found.count)
    seen.reserveCapacity(seen.count + walk.found.count)
    for script in walk.found.sorted(by: { $0.precedes($1) }) {
      let place = Place(folder: script.folder, name: script.name)
      guard seen[place] == nil else { continue }
      seen[place] = scripts.count
      if UTF8Check.firstInvalid(script.path) == nil {
        let path = prefix + String(decoding: script.path, as: UTF8.self)
        scripts.append(ScriptPath(path, isPlain: script.isPlain))
      } else {
        scripts.append(ScriptPath(misnamed: Array(prefix.utf8) + script.path))
      }
    }
  }
}

/// Names that are no UTF-8.
package enum RawName {
  /// A part of a name: text, or a byte that is none.
  package enum Part {
    case text(String)
    case byte(UInt8)
  }

  /// The text, with `\xFF` for every byte that is none.
  package static func escaped(_ bytes: some Sequence<UInt8>) -> String {
    parts(bytes).map { part in
      switch part {
      case .text(let text): return text
      case .byte(let byte):
        let digits = String(byte, radix: 16, uppercase: true)
        return "\\x" + (digits.count < 2 ? "0" : "") + digits
      }
    }.joined()
  }

  /// The characters, and the bytes that are none.
  package static func parts(_ bytes: some Sequence<UInt8>) -> [Part] {
    var parts: [Part] = []
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      // No character takes more than four bytes.
      let length = (1...4).first { length in
        length <= rest.count && String(validating: rest.prefix(length), as: UTF8.self) != nil
      }
      if let length {
        parts.append(.text(String(decoding: rest.prefix(length), as: UTF8.self)))
        rest = rest.dropFirst(length)
      } else {
        parts.append(.byte(rest.removeFirst()))
      }
    }
    return parts
  }
}

/// A search through a folder and all below it; links are followed, but no folder is searched twice.
private struct FolderWalk {
  /// A script that was found: its path below the folder where the search began, the folder it is in,
  /// and its name there.
  struct Found {
    let path: [UInt8]
    let folder: FileIdentity
    let name: [UInt8]
    let isPlain: Bool

    /// Whether its path comes first by its bytes.
    func precedes(_ other: Found) -> Bool {
      let order = memcmp(path, other.path, min(path.count, other.path.count))
      return order < 0 || (order == 0 && path.count < other.path.count)
    }
  }

  private(set) var found: [Found] = []
  private(set) var problems: [String] = []

  private let root: [UInt8]
  private var folders: [[UInt8]] = [[]]
  /// Links to folders wait until all else is searched: what is there by its own name is told by it.
  private var links: [[UInt8]] = []
  private var searched: Set<FileIdentity> = []

  init(_ root: String) {
    self.root = Array(root.utf8) + [UInt8(ascii: "/")]
  }

  mutating func run() {
    while true {
      if let folder = folders.popLast() {
        search(folder)
      } else if !links.isEmpty {
        search(links.removeFirst())
      } else {
        return
      }
    }
  }

  private mutating func search(_ folder: [UInt8]) {
    guard let entries = opendir(RawPath(root + folder).text) else {
      refuse(folder, SystemError())
      return
    }
    defer { closedir(entries) }
    guard let status = FileStatus(of: dirfd(entries)), searched.insert(status.identity).inserted
    else { return }
    var others: [[UInt8]] = []
    while true {
      errno = 0
      guard let entry = readdir(entries) else { break }
      let name = RawPath.name(of: entry)
      if name.first == UInt8(ascii: ".") { continue }
      // The system has to be asked only for what may be a folder; scripts are sorted all together.
      if RawPath.isPlain(entry) {
        note(name, in: folder, status.identity, isPlain: true)
      } else {
        others.append(name)
      }
    }
    if errno != 0 { refuse(folder, SystemError()) }
    // The system tells them in whatever order it likes.
    for name in others.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      look(at: name, in: folder, status.identity)
    }
  }

  private mutating func look(at name: [UInt8], in folder: [UInt8], _ identity: FileIdentity) {
    let path = RawPath(root + folder + name)
    if let status = try? FileStatus(of: path), status.kind == .folder {
      let inner = folder + name + [UInt8(ascii: "/")]
      if FileStatus.isLink(path) { links.append(inner) } else { folders.append(inner) }
    } else {
      note(name, in: folder, identity, isPlain: false)
    }
  }

  private mutating func note(
    _ name: [UInt8], in folder: [UInt8], _ identity: FileIdentity, isPlain: Bool
  ) {
    guard name.count > 4, name.suffix(4).elementsEqual(".pan".utf8) else { return }
    found.append(Found(path: folder + name, folder: identity, name: name, isPlain: isPlain))
  }

  private mutating func refuse(_ folder: [UInt8], _ error: SystemError) {
    let name = RawName.escaped((root + folder).dropLast())
    problems.append(
      "pantomime: the folder \(Printable.quoted(name)) cannot be searched: \(error.reason)")
  }
}

/// What is in a folder, for whoever types the name of a file.
package enum FolderListing {
  /// More than this are not offered; our choice.
  private static let most = 1_000

  /// The names, sorted, folders with a slash at their end; none where there is no folder.
  ///
  /// What begins with a dot is left out.
  package static func names(in folder: String) -> [String] {
    guard let entries = opendir(folder.isEmpty ? "." : folder) else { return [] }
    defer { closedir(entries) }
    var names: [String] = []
    while names.count < most, let entry = readdir(entries) {
      guard let name = String(validating: RawPath.name(of: entry), as: UTF8.self),
        !name.hasPrefix(".")
      else { continue }
      let path = folder + name
      names.append((try? FileStatus(of: path))?.kind == .folder ? name + "/" : name)
    }
    return names.sorted()
  }
}
