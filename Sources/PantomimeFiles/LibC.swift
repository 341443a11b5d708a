// The C library under one name: a file that imports PantomimeFiles can call it on every system.

#if canImport(Darwin)
@_exported public import Darwin
#elseif canImport(Musl)
@_exported public import Musl
#else
@_exported public import Glibc
#endif

extension stat {
  /// The modification time of the file, which is a field with another name on Apple's systems.
  package var modified: timespec {
    #if canImport(Darwin)
    st_mtimespec
    #else
    st_mtim
    #endif
  }
}
