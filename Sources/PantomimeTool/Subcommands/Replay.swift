import ArgumentParser
import PantomimeReporting

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// `pantomime replay PATH…`: runs scripts as tests.
struct Replay: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Runs scripts and folders of *.pan files as tests.")

  @OptionGroup var look: Look

  @Argument(
    help: "Scripts, folders of *.pan files, or - for standard input.",
    completion: .file(extensions: ["pan"]))
  var paths: [String]

  @OptionGroup var choice: TestChoice
  @OptionGroup var course: TestCourse
  @OptionGroup var telling: TestTelling
  @OptionGroup var acceptance: TestAcceptance
  @OptionGroup var golden: TestGolden
  @OptionGroup var pictures: FailurePictures

  /// What looks closer at the tests, in the order in which it is told.
  private var inspectors: [any TestInspector] {
    get throws {
      try golden.inspectors(paths)
        + acceptance.inspectors(paths, isForPeople: telling.isForPeople)
        + [pictures.inspector].compactMap { $0 }
    }
  }

  func run() throws {
    let round = ReplayRound(
      paths: paths, choice: choice, course: course, telling: telling, inspectors: try inspectors,
      style: look.style(for: STDOUT_FILENO))
    let status = try round.run()
    guard status == .fine else { throw status }
  }
}
