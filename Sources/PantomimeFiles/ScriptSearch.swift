import PantomimeReporting
import PantomimeScripting

/// The path of a script.
package struct ScriptPath: Sendable {
  /// The name with which to open the file, or the displayed name if the file can't be opened.
  package let name: String
  /// The bytes of a name that isn't valid UTF-8, or `nil` if the name is valid.
  package let bytes: [UInt8]?
  /// The reason why the script can't be read, or `nil` if it might be readable.
  package let flaw: String?
  /// A Boolean value that indicates whether the script was named explicitly rather than found in a
  /// folder.
  package var isNamed: Bool
  /// A Boolean value that indicates whether the file is known to be a regular file, which is safe
  /// to open.
  package private(set) var isPlain: Bool

  /// Creates a path, with what is already known about the file.
  package init(_ name: String, isNamed: Bool = false, isPlain: Bool = false) {
    self.name = name
    self.isNamed = isNamed
    self.isPlain = isPlain
    (bytes, flaw) = (nil, nil)
  }

  /// Creates the path of a script whose name isn't valid UTF-8, so that no argument can name it.
  init(misnamed bytes: [UInt8]) {
    name = RawName.escaped(bytes)
    self.bytes = bytes
    flaw = "its name is not UTF-8"
    (isNamed, isPlain) = (false, false)
  }

  /// The same path, after checking whether the file is a regular file.
  var lookedAt: ScriptPath {
    guard !isPlain, flaw == nil, name != ScriptFiles.standardInput else { return self }
    var path = self
    path.isPlain = (try? FileStatus(of: name))?.kind == .plain
    return path
  }
}

/// A search for scripts at the given paths: files are included directly, and folders are searched
/// for `*.pan`.
package struct ScriptSearch {
  /// The scripts in the order of the paths, without duplicates; the scripts in a folder are sorted
  /// by the bytes of their paths.
  package private(set) var scripts: [ScriptPath] = []
  /// A message for every path at which no script was found.
  package private(set) var problems: [String] = []

  /// A name in a folder, which is the same no matter how the path to it is written.
  private struct Place: Hashable {
    let folder: FileIdentity
    let name: [UInt8]
  }

  /// The index of each script.
  private var seen: [Place: Int] = [:]
  private var seenPaths: Set<String> = []

  /// Searches the given paths, and includes each script once.
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
          ? "no file or folder \(Printable.quoted(path))"
          : "\(Printable.quoted(path)) cannot be read: \(error.reason)")
    }
  }

  /// Splits a path into the folder that contains the file and the file's name in that folder.
  private static func parts(_ path: String) -> (folder: String, name: Substring) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path[...]) }
    return (String(path[...slash]), path[path.index(after: slash)...])
  }

  private mutating func search(_ folder: String) {
    var walk = FolderWalk(folder)
    walk.run()
    problems += walk.problems
    if walk.found.isEmpty, walk.problems.isEmpty {
      problems.append("no *.pan file in \(Printable.quoted(folder))")
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

/// Displays names that aren't valid UTF-8.
package enum RawName {
  /// A part of a name: text, or an invalid byte.
  package enum Part {
    case text(String)
    case byte(UInt8)
  }

  /// Returns the text, with `\xFF` for every invalid byte.
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

  /// Splits bytes into text and invalid bytes.
  package static func parts(_ bytes: some Sequence<UInt8>) -> [Part] {
    var parts: [Part] = []
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      // No character has more than four bytes.
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

/// A search through a folder and its subfolders, which follows links but searches no folder twice.
private struct FolderWalk {
  /// A script: its path relative to the folder where the search began, the folder that contains the
  /// script, and its name in that folder.
  struct Found {
    let path: [UInt8]
    let folder: FileIdentity
    let name: [UInt8]
    let isPlain: Bool

    /// Returns whether this path precedes another when they are sorted by their bytes.
    func precedes(_ other: Found) -> Bool {
      let order = memcmp(path, other.path, min(path.count, other.path.count))
      return order < 0 || (order == 0 && path.count < other.path.count)
    }
  }

  private(set) var found: [Found] = []
  private(set) var problems: [String] = []

  private let root: [UInt8]
  private var folders: [[UInt8]] = [[]]
  /// The links to folders, which are searched last; a folder that is also inside the search
  /// therefore appears under its real name.
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
      // Only an entry that may be a folder requires a system call; scripts are sorted at the end,
      // all at the same time.
      if RawPath.isPlain(entry) {
        note(name, in: folder, status.identity, isPlain: true)
      } else {
        others.append(name)
      }
    }
    if errno != 0 { refuse(folder, SystemError()) }
    // The system lists the entries in arbitrary order.
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
      "the folder \(Printable.quoted(name)) cannot be searched: \(error.reason)")
  }
}

/// The list of the files in a folder, for the completion of file names.
package enum FolderListing {
  /// The maximum number of names to offer; our choice.
  private static let most = 1_000

  /// Returns the sorted names, with a trailing slash for folders, or an empty array if there is no
  /// such folder.
  ///
  /// Hidden files are omitted.
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
