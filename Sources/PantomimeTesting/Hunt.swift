import PantomimeDiscovery
import PantomimeReporting
public import PantomimeScripting
public import Testing

/// A search for gestures that break a scene's invariants, or the assertions over time of a script.
///
/// The search plays random taps, pans, drags, interruptions, and late data, and shrinks what it
/// finds to a script. It is deterministic: the same seed finds the same.
///
/// ```swift
/// @Test func nothingBreaksTheSheet() {
///   Hunt("scene photo-viewer", catalog: .standard.adding(PhotoViewer.self)).run()
/// }
/// ```
public struct Hunt: Sendable {
  /// A broken claim, with a script that shows it.
  public struct Finding: Sendable, Hashable {
    /// The name of the claim, such as that of a scene's invariant.
    public let claim: String
    /// The claim, as a sentence.
    public let sentence: String
    /// The script, which fails.
    public let script: String
    /// The answer of `why` after the script.
    public let explanation: String
  }

  fileprivate let text: String
  private let catalog: Catalog
  private let place: SourceLocation
  /// The number of runs.
  public var runs = 2_000
  /// The seed of the random gestures.
  public var seed: UInt64 = 1

  /// Creates a search on the stage that statements leave.
  ///
  /// - Parameters:
  ///   - text: The statements, such as `scene city-guide faults=CG-4`.
  ///   - catalog: The scenes, rules, and estimators that the statements may name.
  public init(
    _ text: String, catalog: Catalog = .standard, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    (self.text, self.catalog, place) = (text, catalog, sourceLocation)
  }

  /// Plays the runs, and returns the findings, sorted by the run that found them.
  ///
  /// - Throws: `ScriptProblem` if a statement can't be carried out, or if there are no runs.
  public func findings() throws(ScriptProblem) -> [Finding] {
    guard runs > 0 else {
      throw ScriptProblem(description: "'runs' cannot be \(runs); must be at least 1")
    }
    let lines = text.split(separator: "\n").map(String.init)
    let field: HuntField
    do throws(HuntField.Problem) {
      field = try HuntField(text, lines: lines, in: catalog)
    } catch {
      throw ScriptProblem(description: error.message)
    }
    let blocks = (0..<(runs + HuntBlock.size - 1) / HuntBlock.size).map { number in
      HuntBlock(
        number, runs: min(HuntBlock.size, runs - number * HuntBlock.size), seed: seed, in: field)
    }
    let report = HuntReport(
      target: text, seed: seed, wanted: runs, part: nil, blocks, in: field)
    return report.findings.map { finding in
      Finding(
        claim: finding.claim, sentence: finding.sentence,
        script: finding.script.joined(separator: "\n") + "\n", explanation: finding.why)
    }
  }

  /// Plays the runs, and records an issue for each finding.
  public func run() {
    do throws(ScriptProblem) {
      for finding in try findings() {
        TestFailure.record(finding.description, at: place)
      }
    } catch {
      TestFailure.record(error.description, at: place)
    }
  }

  /// The reason why a search can't start.
  public struct ScriptProblem: Error, Sendable, Hashable, CustomStringConvertible {
    /// The reason, as a phrase.
    public let description: String
  }
}

extension Hunt: CustomStringConvertible {
  /// The statements, the number of runs, and the seed.
  public var description: String { "\(text): \(runs) runs from seed \(seed)" }
}

/// A measurement of how far the fingers of a script may vary before its outcome flips.
///
/// ```swift
/// @Test func flickIsRobust() throws {
///   let robustness = try Robustness(of: "scene city-guide; drag on=card by=0,-200; run; expect state expanded")
///   #expect(try #require(robustness.noise) >= 2)
/// }
/// ```
public struct Robustness: Sendable, Hashable {
  /// A Boolean value that indicates whether the script passes as written.
  public let passes: Bool
  /// A Boolean value that indicates whether the script reports pans instead of moving a finger.
  public let isReported: Bool
  /// The largest displacement of samples, in points, at which no variation flips the outcome; at
  /// most 16; `nil` if the script has no finger and reports no pan.
  public let noise: Double?
  /// The largest shift of samples in time, in milliseconds, at which no variation flips the outcome;
  /// at most 32; `nil` if the script moves no finger.
  public let jitter: Double?
  /// The lowest touch rate, in samples per second, at which the outcome stays; at least 10.
  ///
  /// The value is `nil` if the script moves no finger.
  public let rate: Double?
  /// The largest share of dropped samples at which no variation flips the outcome; at most 0.8.
  ///
  /// The value is `nil` if the script moves no finger.
  public let dropped: Double?
  /// The velocity estimators that flip the outcome.
  public let flippingEstimators: [String]
  /// The readings of open questions that flip the outcome, such as `U7=raise`, and the iOS versions.
  public let flippingReadings: [String]

  /// Measures a script.
  ///
  /// - Parameters:
  ///   - text: The statements, with their expectations.
  ///   - catalog: The scenes, rules, and estimators that the statements may name.
  ///   - draws: The number of random variations of each amount.
  /// - Throws: `Hunt.ScriptProblem` if the script has nothing to run or expects nothing, if a
  ///   statement can't be carried out, or if `draws` is less than 1.
  public init(
    of text: String, catalog: Catalog = .standard, draws: Int = 200
  ) throws(Hunt.ScriptProblem) {
    if let problem = FailureWords.text(catalog.problems) {
      throw Hunt.ScriptProblem(description: problem)
    }
    guard draws > 0 else {
      throw Hunt.ScriptProblem(description: "'draws' cannot be \(draws); must be at least 1")
    }
    let script = Script(Array(text.utf8), file: nil, in: catalog)
    let session = Session(catalog)
    let replay = Replay(script, file: nil, in: session)
    if let broken = replay.diagnostics.first {
      throw Hunt.ScriptProblem(description: FailureWords.text(broken))
    }
    guard !script.isEmpty else {
      throw Hunt.ScriptProblem(description: "the script has nothing to run")
    }
    guard replay.expectations > 0 else {
      throw Hunt.ScriptProblem(
        description: "the script expects nothing, so no variation flips its outcome; add `expect`")
    }
    let row = RobustnessMeasure(script, in: session, draws: draws).row("")
    (passes, isReported) = (row.passes, row.fingers == .reported)
    noise = row.varies(.noise) ? row.noise : nil
    jitter = row.varies(.jitter) ? row.jitter : nil
    rate = row.varies(.rate) ? row.rate : nil
    dropped = row.varies(.dropped) ? row.dropped : nil
    (flippingEstimators, flippingReadings) = (row.estimators, row.readings)
  }
}
