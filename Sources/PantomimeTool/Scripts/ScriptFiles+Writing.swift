import PantomimeFiles
import PantomimeScripting

extension ScriptFiles {
  /// Returns file access that writes the files that statements create.
  ///
  /// - Parameter locate: Returns a name with which a file can be found from any folder.
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
      }, rasterize: { RasterFile($0).write($1, replacing: $2) }, locate: locate)
  }
}
