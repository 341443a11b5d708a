import PantomimeReporting
import PantomimeScripting

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The folder in which `replay --pictures` shows the tests that did not pass, each by images named by it.
///
/// Images that stand there from an earlier run give way: to those of this run, or to nothing where the
/// test passes now. Whatever else has the name of an image is left alone, which is told.
struct FailurePictures: Sendable {
  let folder: String

  /// What came of it: the files that were written, and why one could not be.
  struct Outcome: Sendable {
    var files: [String] = []
    var problem: String?
  }

  /// The first line of every image that is written here, by which it is known again.
  private static let mark = "<!-- drawn by pantomime replay -->\n"
  /// What images there may be of a test.
  private static let kinds = FailureImages.names

  /// Makes the folder, so that it is there even if all tests pass; the reason why that cannot be.
  func prepare() -> String? {
    do throws(SystemError) {
      try FailurePictures.make(folder)
      return nil
    } catch {
      return "\(Printable.quoted(folder)) cannot be made a folder: \(error.reason)"
    }
  }

  /// Draws a test that did not pass, or takes away what was drawn of one that passes now.
  ///
  /// - Parameters:
  ///   - replay: how it went.
  ///   - test: its name, which no other test of the run has.
  func show(_ replay: PantomimeScripting.Replay, of test: String) -> Outcome {
    var outcome = Outcome()
    let images = replay.status == .passed ? [] : FailureImages(of: replay).images
    for kind in FailurePictures.kinds {
      let file = "\(folder)/\(FailurePictures.path(of: test)).\(kind).svg"
      let image = images.first { $0.name == kind }?.text
      do throws(SystemError) {
        switch try FailurePictures.isOurs(file) {
        case true?, nil:
          guard let image else {
            _ = unlink(file)
            continue
          }
          if let slash = file.lastIndex(of: "/") {
            try FailurePictures.make(String(file[..<slash]))
          }
          try OutputFile(file).write(FailurePictures.mark + image)
          outcome.files.append(file)
        case false?:
          guard image != nil else { continue }
          outcome.problem =
            "\(Printable.quoted(file)) is no picture of an earlier run; it is left as it is"
        }
      } catch {
        // A passing test has nothing to write.
        guard image != nil else { continue }
        outcome.problem = "\(Printable.quoted(file)) cannot be written: \(error.reason)"
        return outcome
      }
    }
    return outcome
  }
}

// MARK: - Names

extension FailurePictures {
  /// A test's name as a path below the folder; those of different tests are different.
  ///
  /// Folders stay folders. Nothing leads out of the folder: `%up` stands for `..`, `%root` for the root
  /// of all folders, and what no file's name should have is written as its bytes, the per cent sign too.
  static func path(of test: String) -> String {
    var parts: [String] = test.hasPrefix("/") ? ["%root"] : []
    for part in test.split(separator: "/") where part != "." {
      parts.append(part == ".." ? "%up" : escaped(part))
    }
    return parts.joined(separator: "/")
  }

  private static func escaped(_ part: Substring) -> String {
    var text = ""
    for scalar in part.unicodeScalars {
      let isPlain =
        scalar != "%" && scalar != "\\" && scalar != ":"
        && Printable.name(String(scalar)) == String(scalar)
      if isPlain {
        text.unicodeScalars.append(scalar)
      } else {
        for byte in String(scalar).utf8 {
          text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
      }
    }
    return text
  }
}

// MARK: - Files

extension FailurePictures {
  /// Makes a folder, and those above it.
  private static func make(_ folder: String) throws(SystemError) {
    if let status = try? FileStatus(of: folder) {
      guard status.kind == .folder else { throw SystemError(ENOTDIR) }
      return
    }
    if let slash = folder.lastIndex(of: "/"), slash != folder.startIndex {
      try make(String(folder[..<slash]))
    }
    // Another test may have made it meanwhile.
    guard mkdir(folder, 0o777) == 0 || errno == EEXIST else { throw SystemError() }
  }

  /// Whether a file is an image of an earlier run; `nil` where there is none.
  private static func isOurs(_ file: String) throws(SystemError) -> Bool? {
    let status: FileStatus
    do throws(SystemError) {
      status = try FileStatus(of: file)
    } catch {
      if error.code == ENOENT, !FileStatus.isLink(RawPath(file.utf8)) { return nil }
      if error.code == ENOENT { return false }
      throw error
    }
    guard status.kind == .plain, !FileStatus.isLink(RawPath(file.utf8)) else { return false }
    let descriptor = open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError() }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: mark.utf8.count)
    var bytes: [UInt8] = []
    while bytes.count < mark.utf8.count {
      let count = try Descriptor.take(from: descriptor, into: &buffer)
      if count == 0 { break }
      bytes += buffer.prefix(count)
    }
    return bytes.starts(with: mark.utf8)
  }
}
