import PantomimeScripting

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A PNG file that `rsvg-convert` renders from an SVG image.
struct RasterFile {
  private let name: String

  /// The program, and the packages that contain it.
  private static let converter = "rsvg-convert"
  private static let packages = "librsvg2-bin (Debian), librsvg (Homebrew)"

  init(_ name: String) { self.name = name }

  /// Converts an image, and returns the problem, or `nil` if there was none.
  func write(_ image: [UInt8], replacing: Bool) -> FileWriting.Problem? {
    if !replacing, access(name, F_OK) == 0 { return .exists }
    guard RasterFile.isInstalled else {
      return .impossible(
        reason:
          "\(RasterFile.converter) is not installed; install \(RasterFile.packages), or write "
          + "a file ending in .svg")
    }
    // The draft takes the file's name once it's complete, so that no reader sees half an image.
    let draft = name + ".part"
    guard convert(image, to: draft) else {
      unlink(draft)
      return .impossible(reason: "\(RasterFile.converter) failed")
    }
    guard rename(draft, name) == 0 else {
      let reason = String(cString: strerror(errno))
      unlink(draft)
      return .impossible(reason: reason)
    }
    return nil
  }

  private func convert(_ image: [UInt8], to draft: String) -> Bool {
    let command = "\(RasterFile.converter) --format=png --output=\(ShellWord.quoted(draft))"
    guard let program = popen(command, "w") else { return false }
    let written = image.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, program) }
    return pclose(program) == 0 && written == image.count
  }

  private static var isInstalled: Bool {
    guard let path = getenv("PATH") else { return false }
    return String(cString: path).split(separator: ":").contains { folder in
      access("\(folder)/\(converter)", X_OK) == 0
    }
  }
}
