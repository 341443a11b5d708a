import PantomimeFiles

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A script to rewrite in place.
///
/// It is replaced as a whole, and its mode and owner stay the same (`OutputFile`); a link is
/// followed, and stays a link. A read-only script isn't rewritten, even if the process could do so:
/// its mode is intentional.
struct ScriptRewriting {
  private let name: String

  init(_ name: String) { self.name = name }

  /// Replaces the bytes that were read with new ones.
  ///
  /// - Returns: the reason for a failure, or `nil` if the script was written.
  func write(_ bytes: [UInt8], insteadOf read: [UInt8]) -> String? {
    do throws(SystemError) {
      let status = try FileStatus(of: name)
      guard status.kind == .plain else { return "not a regular file" }
      guard status.mode & (S_IWUSR | S_IWGRP | S_IWOTH) != 0 else {
        return SystemError(EACCES).reason
      }
      guard case .success(let now) = ScriptFiles.read(name).content, now == read else {
        return "it changed after it was read"
      }
      try OutputFile(name).write(String(decoding: bytes, as: UTF8.self))
      return nil
    } catch {
      return error.reason
    }
  }
}
