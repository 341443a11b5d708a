import PantomimeFiles

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension Descriptor {
  /// Waits until what was written is where it outlives a loss of power.
  static func sync(_ file: Int32) throws(SystemError) {
    #if canImport(Darwin)
    // There fsync leaves it in the memory of the disk.
    if fcntl(file, F_FULLFSYNC) == 0 { return }
    #endif
    // What is no file on a disk cannot be asked for that.
    guard fsync(file) == 0 || errno == EINVAL || errno == ENOTSUP else { throw SystemError() }
  }
}
