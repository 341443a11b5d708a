import PantomimeFiles
import PantomimeScripting

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The lines of a session, kept in a file of their own as they are carried out, for the case that the
/// session does not live to see its end.
///
/// Each line is on the disk before its answer is shown, so that nothing is lost that somebody has seen
/// happen. The file is locked while the session lives, and is removed where it ends as it should: what
/// is left, and locked by nobody, is the journal of a session that was killed.
final class Journal {
  private let folder: JournalFolder
  private let head: String
  private var file: (path: String, descriptor: Int32)?
  /// How much of the file is whole lines.
  private var length: off_t = 0
  /// What could not be written yet.
  private var pending: [UInt8] = []
  /// Whether the user knows that there is no journal just now.
  private var hasTold = false

  /// - Parameters:
  ///   - folder: where journals are.
  ///   - workingDirectory: what the names of files in the lines count from.
  init(in folder: JournalFolder, workingDirectory: String) {
    self.folder = folder
    head = JournalHeader(workingDirectory: workingDirectory).text
  }

  /// Keeps a line that has been carried out.
  ///
  /// - Returns: why it is not kept, the first time; the line is kept with the next one that can be.
  func append(_ line: String) -> SystemError? {
    guard !line.allSatisfy(\.isWhitespace) else { return nil }
    pending += Array((line + "\n").utf8)
    do throws(SystemError) {
      let descriptor = try open()
      do throws(SystemError) {
        try Descriptor.put(pending, into: descriptor)
        try Descriptor.sync(descriptor)
      } catch {
        // Half a line would spoil those that follow.
        ftruncate(descriptor, length)
        throw error
      }
      length += off_t(pending.count)
      pending = []
      return nil
    } catch {
      defer { hasTold = true }
      return hasTold ? nil : error
    }
  }

  /// Nobody will want to take the session up.
  func end() {
    guard let file else { return }
    unlink(file.path)
    close(file.descriptor)
    self.file = nil
  }

  /// The file, which is made for the first line.
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

/// What stands at the top of a journal, as comments.
struct JournalHeader {
  /// What the names of files in it count from.
  let workingDirectory: String

  private static let folderMark = "# folder: "

  init(workingDirectory: String) { self.workingDirectory = workingDirectory }

  /// What the first lines of a file say; `nil` if it is no journal.
  init?(of bytes: [UInt8]) {
    for line in bytes.prefix(8192).split(separator: UInt8(ascii: "\n")).prefix(4) {
      let text = String(decoding: line, as: UTF8.self)
      guard text.hasPrefix(JournalHeader.folderMark) else { continue }
      workingDirectory = String(text.dropFirst(JournalHeader.folderMark.count))
      return
    }
    return nil
  }

  /// The lines, for a journal that begins now.
  var text: String {
    var now = time(nil)
    var parts = tm()
    gmtime_r(&now, &parts)
    func two(_ number: Int32) -> String { (number < 10 ? "0" : "") + String(number) }
    let date = "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
    let clock = "\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec))"
    // A name that goes on in a second line would be a statement.
    let isOneLine = !workingDirectory.unicodeScalars.contains { $0.value < 0x20 }
    return "\(Reader.journalMark): \(LanguageVersion.told), begun \(date)T\(clock)Z\n"
      + (isOneLine ? "\(JournalHeader.folderMark)\(workingDirectory)\n" : "")
  }
}
