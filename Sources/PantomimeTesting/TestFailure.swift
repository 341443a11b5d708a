import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The failure of a test, under either testing library.
enum TestFailure {
  /// Records an issue of the current test.
  ///
  /// If no Swift Testing test is running, the issue is a failure of the running `XCTestCase`. If
  /// XCTest isn't loaded either, the program ends with a message and the status 1, because an issue
  /// that can't be recorded must not pass.
  static func record(_ problem: String, at place: SourceLocation) {
    // Also records the issue if the task has no current test.
    Issue.record(Comment(rawValue: problem), sourceLocation: place)
    guard Test.current == nil else { return }
    guard let fail = XCTestFailure.function else { stop(problem, place) }
    fail.call(problem, XCTestFailure.file(place.filePath), UInt(place.line))
  }

  /// Attaches a file to the current test, if that is a Swift Testing test.
  static func attach(_ text: String, named name: String, at place: SourceLocation) {
    guard Test.current != nil else { return }
    Attachment.record(text, named: name, sourceLocation: place)
  }

  /// Runs a body whose failures are known issues in Swift Testing; in a test of another library,
  /// which has no known issues, the body doesn't run.
  static func withKnown(_ reason: String, at place: SourceLocation, _ body: () -> Void) {
    guard Test.current != nil else { return }
    withKnownIssue(
      Comment(rawValue: reason), isIntermittent: true, sourceLocation: place, body)
  }

  private static func stop(_ problem: String, _ place: SourceLocation) -> Never {
    let message = """
      \(place.filePath):\(place.line): \(problem)
      pantomime: no test is current, so this failure cannot be recorded; check it in a `@Test` function \
      or in a method of an `XCTestCase`

      """
    var bytes = Array(message.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      guard count > 0 else { break }
      bytes = bytes.dropFirst(count)
    }
    exit(EXIT_FAILURE)
  }
}

/// `XCTFail`, looked up at run time: a test target that uses only Swift Testing doesn't link
/// XCTest.
private struct XCTestFailure {
  /// The function: the message, the file and the line.
  let call: @Sendable (String, StaticString, UInt) -> Void

  /// `XCTFail(_:file:line:)` of the loaded XCTest, or `nil` if none is loaded.
  ///
  /// The name is that of the function in the binary, on Linux and on Apple platforms. A function
  /// without a context is called in the same way as a closure with an empty context.
  static let function: XCTestFailure? = {
    #if canImport(Darwin)
    let everywhere = UnsafeMutableRawPointer(bitPattern: -2)
    #else
    let everywhere: UnsafeMutableRawPointer? = nil
    #endif
    return dlsym(everywhere, "$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF").map {
      unsafeBitCast((code: $0, context: UnsafeRawPointer?.none), to: XCTestFailure.self)
    }
  }()

  /// Returns a path in the form that XCTest accepts.
  ///
  /// Its bytes are never freed, like those of a literal; only failures allocate memory.
  static func file(_ path: String) -> StaticString {
    /// The parts of a `StaticString`, whose layout is fixed.
    struct Parts {
      let start: UInt
      let count: Int
      /// No flags: the value is a pointer, possibly to text outside ASCII.
      let flags: UInt8
    }
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: path.utf8.count + 1)
    let buffer = UnsafeMutableBufferPointer(start: bytes, count: path.utf8.count + 1)
    _ = buffer.initialize(fromContentsOf: Array(path.utf8) + [0])
    let parts = Parts(start: UInt(bitPattern: bytes), count: path.utf8.count, flags: 0)
    return unsafeBitCast(parts, to: StaticString.self)
  }
}
