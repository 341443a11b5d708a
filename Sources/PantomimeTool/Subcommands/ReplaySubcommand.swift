import ArgumentParser
import PantomimeFiles
import PantomimeReporting

/// `pantomime replay PATH…`: runs scripts as tests.
struct ReplaySubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Runs scripts and folders of *.pan files as tests.")

  @OptionGroup var look: Look

  @Argument(
    help: "Scripts, folders of *.pan files, or - for standard input.",
    completion: .file(extensions: ["pan"]))
  var paths: [String]

  @OptionGroup var choiceFlags: TestChoiceFlags
  @OptionGroup var shardFlags: ShardFlags
  @OptionGroup var runFlags: RunFlags
  @OptionGroup var reportFlags: ReportFlags
  @OptionGroup var acceptance: TestAcceptance
  @OptionGroup var golden: TestGolden
  @OptionGroup var pictures: FailurePictures
  @OptionGroup var coverage: TestCoverage
  @OptionGroup var mutation: TestMutation

  private var runOptions: RunOptions { runFlags.runOptions }
  private var reportOptions: ReportOptions { reportFlags.reportOptions }

  /// The inspectors of the tests, in the order in which the inspectors run.
  private var inspectors: [any TestInspector] {
    get throws {
      var all = try golden.inspectors(paths)
      all += try acceptance.inspectors(paths, isForPeople: reportOptions.isForPeople)
      if let pictures = pictures.inspector { all.append(pictures) }
      if let coverage = coverage.inspector(look.style(for: STDOUT_FILENO)) { all.append(coverage) }
      if let mutation = mutation.inspector { all.append(mutation) }
      return all
    }
  }

  func validate() throws {
    if runOptions.watch, paths.contains(ScriptFiles.standardInput) {
      throw ValidationError("--watch needs files, not standard input")
    }
    if runOptions.watch, !reportOptions.isForPeople {
      throw ValidationError("--watch prints the human format; add --output FILE for a report")
    }
    if runOptions.watch, acceptance.review {
      throw ValidationError("--review cannot be combined with --watch")
    }
    if choiceFlags.lastFailed, shardFlags.shard != nil {
      throw ValidationError(
        "--last-failed and --shard cannot be combined: each machine remembers its own failures")
    }
  }

  func run() throws {
    let cut = Cancellation()
    let round = ReplayRound(
      paths: paths, choice: choiceFlags.choice, shard: shardFlags.shard, runOptions: runOptions,
      reportOptions: reportOptions, inspectors: try inspectors,
      options: golden.judging + runFlags.judging, style: look.style(for: STDOUT_FILENO), cut: cut,
      interruption: Interruption { cut.make() })
    let status = try runOptions.watch ? Watch(round: round, cut: cut).run() : round.run().status
    guard status == .fine else { throw status }
  }
}
