import ArgumentParser
import PantomimeFiles
import PantomimeReporting

/// `pantomime report SCRIPT… --output FILE.html`: writes the results of tests as one page, which CI
/// services can keep.
struct ReportSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Runs scripts as tests and writes one HTML page with pictures, events and reasons.")

  @OptionGroup var look: Look

  @Argument(
    help: "Scripts, folders of *.pan files, or - for standard input.",
    completion: .file(extensions: ["pan"]))
  var paths: [String]

  @OptionGroup var choiceFlags: TestChoiceFlags

  @Flag(help: "Compare each test with the trace beside its script, as replay --golden does.")
  var golden = false

  @Option(
    help: """
      The file to write; default, and for -, standard output. An existing file is replaced only if \
      pantomime wrote it.
      """, completion: .file())
  var output: String?

  func run() throws {
    if golden { try TestGolden.checkFiles(paths) }
    let cut = Cancellation()
    let details = TestDetails()
    let round = ReplayRound(
      paths: paths, choice: choiceFlags.choice, shard: nil, runOptions: RunOptions(),
      reportOptions: ReportOptions(reports: [.init(format: details.format, output: output)]),
      inspectors: (golden ? [GoldenInspector()] : []) + [details],
      options: golden ? ["--golden"] : [],
      style: look.style(for: STDOUT_FILENO), cut: cut,
      interruption: Interruption { cut.make() })
    let status = try round.run().status
    guard status == .fine else { throw status }
  }
}
