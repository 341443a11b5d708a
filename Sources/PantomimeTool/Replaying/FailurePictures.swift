import ArgumentParser
import PantomimeFiles
import PantomimeReporting
import PantomimeScripting

/// `replay --pictures FOLDER`: specifies the folder for images of the tests that don't pass.
struct FailurePictures: ParsableArguments {
  @Option(
    help: """
      Draw a strip and a plot of every failing test into this folder, and a film if it has a golden \
      trace.
      """, completion: .directory)
  var pictures: String?

  func validate() throws {
    guard pictures?.isEmpty != true else { throw ValidationError("--pictures needs a folder") }
  }

  /// The inspector that draws the images, or `nil` if no images are requested.
  var inspector: PictureFolder? { pictures.map { PictureFolder($0) } }
}

/// The folder for images of the tests that don't pass; each image is named after its test.
///
/// Images from an earlier run are replaced, or removed if the test now passes. Any other file that
/// has the name of an image stays unchanged and is reported.
final class PictureFolder: TestInspector {
  private let folder: String
  /// The reason why the first image couldn't be written, or `nil`.
  private let problem: Guarded<String?>

  /// The first line of every image, which identifies it in later runs.
  private static let mark = "<!-- drawn by pantomime replay -->\n"

  /// Creates the folder, so that it exists even if all tests pass.
  init(_ folder: String) {
    self.folder = folder
    do throws(SystemError) {
      try PictureFolder.make(folder)
      problem = Guarded(nil)
    } catch {
      problem = Guarded("\(Printable.quoted(folder)) cannot be created: \(error.reason)")
    }
  }

  func inspect(_ test: FinishedTest) -> TestFinding {
    guard problem.withLock({ $0 == nil }) else { return TestFinding() }
    let hasFailed = test.replay.status != .passed || test.isFoundWanting
    let fails = hasFailed && !test.failsAsKnown
    let images = fails ? TestImages(of: test.replay).images : []
    let (film, note) = fails ? test.film : (nil, "")
    var finding = TestFinding(notes: note)
    let texts =
      TestImages.names.map { name in (name, images.first { $0.name == name }?.text) }
      + [("film", film?.image)]
    for (kind, image) in texts {
      let file = "\(folder)/\(PictureFolder.path(of: test.name.full)).\(kind).svg"
      if let problem = PictureFolder.put(image, into: file) {
        self.problem.withLock { $0 = $0 ?? problem }
      } else if image != nil {
        finding.notes += "    picture   \(Printable.name(file))\n"
      }
    }
    return finding
  }

  func conclude(_ report: TestReport) -> TestConclusion {
    guard let problem = problem.withLock({ $0 }) else { return TestConclusion() }
    Console.report("pantomime: \(problem)")
    return TestConclusion(status: .couldNotRun)
  }

  /// Writes an image, or removes the image from an earlier run if there is no new one; returns the
  /// reason for a failure, or `nil`.
  private static func put(_ image: String?, into file: String) -> String? {
    do throws(SystemError) {
      let isOurs = try isOurs(file)
      guard let image else {
        if isOurs == true { unlink(file) }
        return nil
      }
      guard isOurs != false else {
        return "\(Printable.quoted(file)) is not a picture of an earlier run; left unchanged"
      }
      if let slash = file.lastIndex(of: "/") { try make(String(file[..<slash])) }
      try OutputFile(file).write(mark + image)
      return nil
    } catch {
      // If there is no image to write, it isn't a problem that an unrelated file has the image's
      // name.
      return image.map { _ in "\(Printable.quoted(file)) cannot be written: \(error.reason)" }
    }
  }
}

// MARK: - Names

extension PictureFolder {
  /// Returns the path of a test's image in the folder; different tests have different paths.
  ///
  /// The path contains the folders of the script. It never leads out of the folder for images:
  /// `%up` stands for `..`, `%root` stands for the root of the file system, and characters that are
  /// unsuitable for a file name, including the percent sign, are written as their bytes.
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

extension PictureFolder {
  /// Creates a folder and its parents.
  static func make(_ folder: String) throws(SystemError) {
    if let status = try? FileStatus(of: folder) {
      guard status.kind == .folder else { throw SystemError(ENOTDIR) }
      return
    }
    if let slash = folder.lastIndex(of: "/"), slash != folder.startIndex {
      try make(String(folder[..<slash]))
    }
    // Another test may have created the folder in the meantime.
    guard mkdir(folder, 0o777) == 0 || errno == EEXIST else { throw SystemError() }
  }

  /// Returns whether a file is an image from an earlier run, or `nil` if there is no file.
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
