import PantomimeFiles
import PantomimeScripting

extension ScriptFiles {
  /// Writes the files that statements make.
  ///
  /// - Parameter locate: a name by which a file that is read can be found from everywhere.
  static func writing(
    locate: @escaping @Sendable (String) -> String = absolute
  ) -> FileWriting {
    FileWriting(
      write: { name, bytes, replacing in
        let file = OutputFile(name)
        let text = String(decoding: bytes, as: UTF8.self)
        do throws(SystemError) {
          guard !replacing else {
            try file.write(text)
            return nil
          }
          return try file.create(text) ? nil : .exists
        } catch {
          return .impossible(reason: error.reason)
        }
      }, locate: locate)
  }
}
