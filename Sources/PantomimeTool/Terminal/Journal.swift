import PantomimeFiles
import PantomimeScripting

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A file that records the lines of a session as they are executed, in case the session is killed.
///
/// Each line is on disk before its answer is shown, so nothing is lost that the user has seen
/// happen. The file is locked during the session, and removed when the session ends normally: a
/// file that remains and isn't locked is the journal of a killed session.
final class Journal {
  private let folder: JournalFolder
  private let head: String
  private var file: (path: String, descriptor: Int32)?
  /// The length in bytes of the complete lines in the file.
  private var length: off_t = 0
  /// The bytes that couldn't be written yet.
  private var pending: [UInt8] = []
  /// Whether the user has been notified that the journal can't be written.
  private var hasReported = false

  /// Creates a journal.
  ///
  /// - Parameters:
  ///   - folder: the folder for journals.
  ///   - workingDirectory: the folder that file names in the lines are relative to.
  init(in folder: JournalFolder, workingDirectory: String) {
    self.folder = folder
    head = JournalHeader(workingDirectory: workingDirectory).text
  }

  /// Records an executed line.
  ///
  /// - Returns: the error, the first time that writing fails; the line is then written together
  ///   with the next line for which writing succeeds.
  func append(_ line: String) -> SystemError? {
    guard !line.allSatisfy(\.isWhitespace) else { return nil }
    pending += Array((line + "\n").utf8)
    do throws(SystemError) {
      let descriptor = try open()
      do throws(SystemError) {
        try Descriptor.put(pending, into: descriptor)
        try Descriptor.sync(descriptor)
      } catch {
        // A partial line would corrupt the lines after it.
        ftruncate(descriptor, length)
        throw error
      }
      length += off_t(pending.count)
      pending = []
      return nil
    } catch {
      defer { hasReported = true }
      return hasReported ? nil : error
    }
  }

  /// Removes the journal of a session that ended normally.
  func end() {
    guard let file else { return }
    unlink(file.path)
    close(file.descriptor)
    self.file = nil
  }

  /// Returns the descriptor of the file, which is created when the first line is written.
  private func open() throws(SystemError) -> Int32 {
    if let file { return file.descriptor }
    let made = try folder.make()
    do throws(SystemError) {
      let bytes = Array(head.utf8)
      try Descriptor.put(bytes, into: made.descriptor)
      length = off_t(bytes.count)
      let path = try folder.publish(made.path)
      file = (path, made.descriptor)
      return made.descriptor
    } catch {
      unlink(made.path)
      close(made.descriptor)
      throw error
    }
  }
}

/// The comments at the beginning of a journal.
struct JournalHeader {
  /// The folder that file names in the journal are relative to.
  let workingDirectory: String

  private static let folderMark = "# folder: "

  init(workingDirectory: String) { self.workingDirectory = workingDirectory }

  /// Parses the first lines of a file; returns `nil` if it isn't a journal.
  init?(of bytes: [UInt8]) {
    for line in bytes.prefix(8192).split(separator: UInt8(ascii: "\n")).prefix(4) {
      let text = String(decoding: line, as: UTF8.self)
      guard text.hasPrefix(JournalHeader.folderMark) else { continue }
      workingDirectory = String(text.dropFirst(JournalHeader.folderMark.count))
      return
    }
    return nil
  }

  /// The lines at the beginning of a new journal.
  var text: String {
    var now = time(nil)
    var parts = tm()
    gmtime_r(&now, &parts)
    func two(_ number: Int32) -> String { (number < 10 ? "0" : "") + String(number) }
    let date = "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
    let clock = "\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec))"
    // In a name with a line break, the second line would be read as a statement.
    let isOneLine = !workingDirectory.unicodeScalars.contains { $0.value < 0x20 }
    return "\(Reader.journalMark): \(LanguageVersion.text), begun \(date)T\(clock)Z\n"
      + (isOneLine ? "\(JournalHeader.folderMark)\(workingDirectory)\n" : "")
  }
}
