import PantomimeFiles

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension Descriptor {
  /// Waits until the written bytes would survive a power failure.
  static func sync(_ file: Int32) throws(SystemError) {
    #if canImport(Darwin)
    // On this system, fsync leaves the bytes in the cache of the disk.
    if fcntl(file, F_FULLFSYNC) == 0 { return }
    #endif
    // A descriptor that doesn't refer to a file on a disk doesn't support fsync.
    guard fsync(file) == 0 || errno == EINVAL || errno == ENOTSUP else { throw SystemError() }
  }
}
