import Foundation
public import Testing

/// Ends the run if a test hangs, and says which one it was.
///
/// The testing library's limit is reported, but does not end a test that computes without a pause;
/// and with as many of them as there are cores it isn't even reported. This one has a separate
/// thread, and counts from the start of the test instead of waiting for its turn.
public struct TimeLimit: TestTrait, SuiteTrait, TestScoping {
  /// How long one case of a test may take, in seconds.
  public let seconds: Int
  private static let alarms = DispatchQueue(label: "time limits of tests")

  /// The limit of every suite: far more than any test takes, on a slow and busy machine, too, and also
  /// with the widest samples.
  public static let house = TimeLimit(seconds: TestRun.isLong ? 3_600 : 300)

  /// Every test of a suite has it, each case for itself.
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let text = "\(test.sourceLocation): \(test.name) has not ended after \(seconds) s\n"
    let alarm = DispatchWorkItem {
      FileHandle.standardError.write(Data(text.utf8))
      exit(EXIT_FAILURE)
    }
    TimeLimit.alarms.asyncAfter(deadline: .now() + .seconds(seconds), execute: alarm)
    defer { alarm.cancel() }
    try await function()
  }
}

extension Trait where Self == TimeLimit {
  /// The limit that every suite of the project has.
  public static var timeLimit: Self { .house }
}
