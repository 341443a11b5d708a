import PantomimeFiles
import Testing

/// Records failures of a test that uses either Swift Testing or XCTest.
enum TestFailure {
  /// Records an issue of the current test.
  ///
  /// If no Swift Testing test is running, the running `XCTestCase` fails. If XCTest isn't loaded
  /// either, the program prints a message and exits with status 1, because a failure must not go
  /// unnoticed only because it can't be recorded.
  static func record(_ problem: String, at place: SourceLocation) {
    // This call records the issue even if the task has no current test.
    Issue.record(Comment(rawValue: problem), sourceLocation: place)
    guard Test.current == nil else { return }
    guard let fail = XCTestFailure.function else { stop(problem, place) }
    fail.call(problem, XCTestFailure.file(place.filePath), UInt(place.line))
  }

  /// Records a warning, which doesn't fail the test; a test of another library than Swift Testing has no
  /// warnings.
  static func warn(_ problem: String, at place: SourceLocation) {
    #if compiler(>=6.3)
    guard Test.current != nil else { return }
    Issue.record(Comment(rawValue: problem), severity: .warning, sourceLocation: place)
    #endif
  }

  /// Attaches a file to the current test if it is a Swift Testing test.
  static func attach(_ text: String, named name: String, at place: SourceLocation) {
    guard Test.current != nil else { return }
    Attachment.record(text, named: name, sourceLocation: place)
  }

  /// Runs a closure whose failures are known issues in Swift Testing; in a test of another library,
  /// which has no known issues, they are failures as any other.
  static func withKnown(_ reason: String, at place: SourceLocation, _ body: () -> Void) {
    guard Test.current != nil else { return body() }
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

/// The function `XCTFail`, which is looked up at run time, because a test target that uses only
/// Swift Testing doesn't link XCTest.
private struct XCTestFailure {
  /// The function, whose parameters are the message, the file, and the line.
  let call: @Sendable (String, StaticString, UInt) -> Void

  /// `XCTFail(_:file:line:)` of the loaded XCTest, or `nil` if none is loaded.
  ///
  /// The function is found by its mangled name, which is the same on Linux and on Apple platforms.
  /// A function without a context is called in the same way as a closure with an empty context.
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
  /// Like those of a literal, the bytes of the result are never freed. Memory is allocated only
  /// when a test fails.
  static func file(_ path: String) -> StaticString {
    /// The parts of a `StaticString`, whose layout is fixed.
    struct Parts {
      let start: UInt
      let count: Int
      /// Always 0: no flag is set, because the value is a pointer, and the text may contain
      /// characters outside ASCII.
      let flags: UInt8
    }
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: path.utf8.count + 1)
    let buffer = UnsafeMutableBufferPointer(start: bytes, count: path.utf8.count + 1)
    _ = buffer.initialize(fromContentsOf: Array(path.utf8) + [0])
    let parts = Parts(start: UInt(bitPattern: bytes), count: path.utf8.count, flags: 0)
    return unsafeBitCast(parts, to: StaticString.self)
  }
}
