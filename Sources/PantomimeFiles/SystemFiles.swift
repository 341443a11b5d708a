#if canImport(Darwin)
package import Darwin
#elseif canImport(Musl)
package import Musl
#else
package import Glibc
#endif

/// What makes a file the same file, whatever name it is reached by.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  fileprivate init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}

/// What the system says of a file.
package struct FileStatus {
  /// The kinds of files.
  package enum Kind {
    case plain, folder
    /// A pipe, a device, a socket: what is written there is gone, what is read is waited for.
    case other
  }

  /// The kind.
  package let kind: Kind
  /// The file itself.
  package let identity: FileIdentity
  /// The permissions.
  package let mode: mode_t
  /// The user who owns it.
  package let owner: uid_t
  /// The group that owns it.
  package let group: gid_t
  /// How many names the file has.
  package let names: Int
  /// How many bytes it has; meant of plain files.
  package let size: Int
  /// What is another after a change.
  package let stamp: Stamp

  /// Which file it is, when it was changed, and how long it is.
  package struct Stamp: Hashable {
    fileprivate let identity: FileIdentity
    fileprivate let seconds: Int
    fileprivate let nanoseconds: Int
    fileprivate let size: Int64
  }

  /// A file by its name; links are followed.
  ///
  /// - Throws: why nothing can be said of it.
  package init(of path: RawPath) throws(SystemError) {
    var status = stat()
    guard stat(path.text, &status) == 0 else { throw SystemError() }
    self.init(status)
  }

  /// A file by its name; links are followed.
  package init(of path: String) throws(SystemError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw SystemError() }
    self.init(status)
  }

  /// An open file; `nil` if it is not open.
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
    #if canImport(Darwin)
    let changed = status.st_mtimespec
    #else
    let changed = status.st_mtim
    #endif
    stamp = Stamp(
      identity: identity, seconds: Int(changed.tv_sec), nanoseconds: Int(changed.tv_nsec),
      size: Int64(status.st_size))
  }

  /// Whether the name is that of a link, wherever it leads.
  package static func isLink(_ path: RawPath) -> Bool {
    var status = stat()
    return lstat(path.text, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}

/// A path as the system knows it: bytes, which need not be UTF-8.
package struct RawPath {
  /// The bytes and a zero.
  package let text: [CChar]

  /// The path with these bytes.
  package init(_ bytes: some Sequence<UInt8>) {
    text = bytes.map { CChar(bitPattern: $0) } + [0]
  }

  /// The name of an entry of a folder.
  ///
  /// It is read in place: the entry is as long as its name, not as its type says.
  package static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
    let start = UnsafeRawPointer(entry).advanced(by: offset)
    return Array(
      UnsafeRawBufferPointer(start: start, count: strlen(start.assumingMemoryBound(to: CChar.self)))
    )
  }

  /// Whether an entry of a folder is a plain file, as far as the folder knows; links are none.
  package static func isPlain(_ entry: UnsafeMutablePointer<dirent>) -> Bool {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_type) else { return false }
    return UnsafeRawPointer(entry).load(fromByteOffset: offset, as: UInt8.self) == UInt8(DT_REG)
  }
}

/// Why the system did not do as asked.
package struct SystemError: Error, Equatable {
  /// The system's number for it.
  package let code: Int32

  /// The reason for the last call that failed.
  package init() { code = errno }

  /// The reason with a number.
  package init(_ code: Int32) { self.code = code }

  /// The reason, as a phrase.
  package var reason: String { String(cString: strerror(code)) }

  /// What is said of a file that is not there.
  package static let nothingThere = ENOENT

  /// Whether the reader of what is written has gone away.
  package var isClosedPipe: Bool { code == EPIPE }
}

/// Bytes in and out of open files.
package enum Descriptor {
  /// Writes all bytes, however often that takes.
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

  /// Reads what there is to read into the buffer, and says how much that was: nothing at the end.
  package static func take(from file: Int32, into buffer: inout [UInt8]) throws(SystemError) -> Int
  {
    try take(from: file) { read(file, &buffer, buffer.count) }
  }

  /// Reads what there is to read into the buffer, and says how much that was: nothing at the end.
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

  /// Waits after a call that failed, where that helps: it was interrupted, or whoever started the
  /// program has left the file in a state in which it does not wait by itself.
  private static func standBy(_ file: Int32, _ events: Int32) throws(SystemError) {
    let error = SystemError()
    if error.code == EINTR { return }
    guard error.code == EAGAIN || error.code == EWOULDBLOCK else { throw error }
    var state = pollfd(fd: file, events: Int16(events), revents: 0)
    _ = poll(&state, 1, -1)
  }
}
