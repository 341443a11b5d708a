/// A line in the head of a script.
package enum HeadLine: Sendable, Hashable {
  case test(TestLine)
  case testCase(TestCase)
}

/// The contents of a `test` statement.
package struct TestLine: Sendable, Hashable {
  package let about: String
  package let tags: [String]
  package let skip: String?
  package let knownFailure: String?
  /// The language version of the script, or `nil` if it declares none.
  package let language: Int?
}
