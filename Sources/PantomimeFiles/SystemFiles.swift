import Dispatch

/// The identity of a file, which doesn't depend on the file's name.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  fileprivate init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}

/// The status of a file.
package struct FileStatus {
  /// The type of a file.
  package enum Kind {
    case plain, folder
    /// A pipe, device, or socket: what is written to it can't be read back, and reading from it may
    /// block.
    case other
  }

  /// The type.
  package let kind: Kind
  /// The identity.
  package let identity: FileIdentity
  /// The permissions.
  package let mode: mode_t
  /// The user who owns the file.
  package let owner: uid_t
  /// The group that owns the file.
  package let group: gid_t
  /// The number of hard links.
  package let names: Int
  /// The size in bytes of a regular file.
  package let size: Int
  /// A value that changes whenever the file changes.
  package let stamp: Stamp

  /// The identity, the modification time and the size of a file.
  package struct Stamp: Hashable {
    fileprivate let identity: FileIdentity
    fileprivate let seconds: Int
    fileprivate let nanoseconds: Int
    fileprivate let size: Int64
  }

  /// Reads the status of a file; links are followed.
  ///
  /// - Throws: The reason why the status can't be read.
  package init(of path: RawPath) throws(SystemError) {
    var status = stat()
    guard stat(path.text, &status) == 0 else { throw SystemError() }
    self.init(status)
  }

  /// Reads the status of a file; links are followed.
  package init(of path: String) throws(SystemError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw SystemError() }
    self.init(status)
  }

  /// Reads the status of an open file; returns `nil` if it isn't open.
  package init?(of descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .plain
    case S_IFDIR: kind = .folder
    default: kind = .other
    }
    identity = FileIdentity(status)
    mode = status.st_mode & 0o7777
    owner = status.st_uid
    group = status.st_gid
    names = Int(status.st_nlink)
    size = Int(status.st_size)
    let changed = status.modified
    stamp = Stamp(
      identity: identity, seconds: Int(changed.tv_sec), nanoseconds: Int(changed.tv_nsec),
      size: Int64(status.st_size))
  }

  /// Returns whether a path is that of a link, even if the link is dangling.
  package static func isLink(_ path: RawPath) -> Bool {
    var status = stat()
    return lstat(path.text, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}

/// A path in the form that the system uses: bytes that may not be valid UTF-8.
package struct RawPath {
  /// The bytes and a terminating zero.
  package let text: [CChar]

  /// Creates the path with these bytes.
  package init(_ bytes: some Sequence<UInt8>) {
    text = bytes.map { CChar(bitPattern: $0) } + [0]
  }

  /// Returns the name of an entry of a folder.
  ///
  /// The name is read in place, because the length of an entry depends on the name and may differ
  /// from the size of the entry's type.
  package static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
    let start = UnsafeRawPointer(entry).advanced(by: offset)
    return Array(
      UnsafeRawBufferPointer(start: start, count: strlen(start.assumingMemoryBound(to: CChar.self)))
    )
  }

  /// Returns whether an entry of a folder is a regular file, if the folder records the type; a link
  /// isn't a regular file.
  package static func isPlain(_ entry: UnsafeMutablePointer<dirent>) -> Bool {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_type) else { return false }
    return UnsafeRawPointer(entry).load(fromByteOffset: offset, as: UInt8.self) == UInt8(DT_REG)
  }
}

/// An error of a system call.
package struct SystemError: Error, Equatable {
  /// The system's error number.
  package let code: Int32

  /// Creates the error of the last failed system call.
  package init() { code = errno }

  /// Creates the error with the given number.
  package init(_ code: Int32) { self.code = code }

  /// The description of the error, as a phrase.
  package var reason: String { String(cString: strerror(code)) }

  /// The error for a missing file.
  package static let nothingThere = ENOENT

  /// A Boolean value that indicates whether the reader of a pipe has closed it.
  package var isClosedPipe: Bool { code == EPIPE }
}

/// Functions that read from file descriptors and write to them.
package enum Descriptor {
  /// Writes all bytes, with as many system calls as necessary.
  package static func put(_ bytes: [UInt8], into file: Int32) throws(SystemError) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { all in
        write(file, all.baseAddress?.advanced(by: sent), all.count - sent)
      }
      if count > 0 {
        sent += count
      } else if count == 0 {
        throw SystemError(EIO)
      } else {
        try standBy(file, POLLOUT)
      }
    }
  }

  /// Reads the available bytes into the buffer and returns their number, which is 0 at the end of
  /// the file.
  package static func take(from file: Int32, into buffer: inout [UInt8]) throws(SystemError) -> Int
  {
    try take(from: file) { read(file, &buffer, buffer.count) }
  }

  /// Reads the available bytes into the buffer and returns their number, which is 0 at the end of
  /// the file.
  package static func take(
    from file: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> Int {
    try take(from: file) { read(file, buffer.baseAddress, buffer.count) }
  }

  private static func take(from file: Int32, _ read: () -> Int) throws(SystemError) -> Int {
    while true {
      let count = read()
      if count >= 0 { return count }
      try standBy(file, POLLIN)
    }
  }

  /// Waits after a failed call if another attempt may succeed: after an interruption, or if the
  /// parent process has left the descriptor in nonblocking mode.
  private static func standBy(_ file: Int32, _ events: Int32) throws(SystemError) {
    let error = SystemError()
    if error.code == EINTR { return }
    guard error.code == EAGAIN || error.code == EWOULDBLOCK else { throw error }
    var state = pollfd(fd: file, events: Int16(events), revents: 0)
    _ = poll(&state, 1, -1)
  }
}

/// A value that only one thread can access at a time.
///
/// It does the work of `Mutex` from Synchronization, which needs newer systems than the package
/// does.
package final class Guarded<Value>: @unchecked Sendable {
  private let turn = DispatchSemaphore(value: 1)
  private var value: Value

  /// Creates a guarded value.
  package init(_ value: Value) { self.value = value }

  /// Runs a closure with exclusive access to the value.
  package func withLock<Result>(_ work: (inout Value) -> Result) -> Result {
    turn.wait()
    defer { turn.signal() }
    return work(&value)
  }

  /// Replaces the value, and returns the previous one.
  package func exchange(for next: Value) -> Value {
    withLock { value in
      defer { value = next }
      return value
    }
  }
}
