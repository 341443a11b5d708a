import PantomimeScripting

/// Which scripts of a run are used by others of it, and so are no tests themselves.
enum UsedScripts {
  /// The scripts but for those that another one uses, unless they were named themselves.
  ///
  /// Scripts that use one another in a circle stay, or nobody would hear of it.
  static func leftOut(of scripts: [ScriptPath]) -> [ScriptPath] {
    guard scripts.contains(where: { !$0.isNamed }) else { return scripts }
    let users = scripts.map(User.init)
    let used = users.reduce(into: Set<FileIdentity>()) { $0.formUnion($1.files) }
    guard !used.isEmpty else { return scripts }
    let isRoot = zip(scripts, users).map { script, user in
      script.isNamed || !(user.identity.map(used.contains) ?? false)
    }
    let reached = zip(users, isRoot).reduce(into: Set<FileIdentity>()) { reached, pair in
      if pair.1 { reached.formUnion(pair.0.files) }
    }
    return zip(scripts, users).filter { script, user in
      script.isNamed || !(user.identity.map(reached.contains) ?? false)
    }.map { $0.0 }
  }

  /// A script, and the files that it uses, those that they use included.
  private struct User {
    let identity: FileIdentity?
    let files: Set<FileIdentity>

    init(_ script: ScriptPath) {
      identity = (try? FileStatus(of: script.name))?.identity
      // What standard input holds can be read only once.
      guard script.name != ScriptFiles.standardInput, script.flaw == nil,
        case .success(let bytes) = ScriptFiles.read(script).content, User.mayUse(bytes)
      else {
        files = []
        return
      }
      let record = ReadingRecord()
      let file = ScriptFiles.read(script, record: record)
      var reader = Reader(files: file.files, file: file.name, in: Known.catalogue)
      reader.read(LineSource(bytes)) { _ in true }
      var files = record.files
      if let identity { files.remove(identity) }
      self.files = files
    }

    /// Whether the word `use` is anywhere in a script: most have it nowhere, and need not be read.
    private static func mayUse(_ bytes: [UInt8]) -> Bool {
      guard String(validating: bytes, as: UTF8.self) != nil else { return false }
      let word = Array("use".utf8)
      var start = bytes.startIndex
      while let index = bytes[start...].firstIndex(of: word[0]) {
        if bytes[index...].starts(with: word) { return true }
        start = index + 1
      }
      return false
    }
  }
}
