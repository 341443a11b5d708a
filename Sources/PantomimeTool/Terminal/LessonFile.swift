import PantomimeFiles
import PantomimeLessons

/// The file with the progress in lessons, one line per lesson.
///
/// A line that can't be read is dropped, because a later version may have a different format.
struct LessonFile {
  private let path: String

  /// Creates the file in the XDG state directory; returns `nil` if there is no home directory.
  init?(environment: Environment = ProcessSurroundings.environment) {
    guard let history = HistoryFile.path(environment: environment) else { return nil }
    path = "\(Folder.of(history))/lessons"
  }

  /// The progress in all lessons.
  var records: [LessonRecord] {
    guard case .success(let bytes) = ScriptFiles.read(path).content else { return [] }
    return bytes.split(separator: UInt8(ascii: "\n")).compactMap {
      LessonRecord(line: String(decoding: $0, as: UTF8.self))
    }
  }

  /// Replaces the contents; returns the problem if that fails.
  func write(_ records: [LessonRecord]) -> SystemError? {
    Folder.makePrivate(Folder.of(path))
    do throws(SystemError) {
      try OutputFile(path).write(records.map { "\($0.line)\n" }.joined())
      return nil
    } catch {
      return error
    }
  }
}
