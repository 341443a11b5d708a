import PantomimeFiles
import PantomimeReporting

/// The file to which a report or a picture is written; `-` is standard output.
///
/// The program never writes to one of the files that it has read for the report or picture, and
/// replaces only what it wrote earlier.
struct ReportFile {
  private let name: String

  /// Whether the report goes to standard output rather than to a file.
  var isStandardOutput: Bool { name == ReportFile.standardOutput }

  /// The name of standard output.
  static let standardOutput = "-"

  init(_ name: String) { self.name = name }

  /// Throws an error if the file is one of the scripts or of the files that have been read, or if the
  /// program didn't write it; called before any script runs.
  func spare(_ scripts: [ScriptPath], _ files: Set<FileIdentity>) throws {
    if isStandardOutput { return }
    let inputs = scripts.compactMap { script in
      script.name == ScriptFiles.standardInput
        ? FileStatus(of: STDIN_FILENO) : try? FileStatus(of: script.name)
    }
    if OutputFile(name).isAmong(files.union(inputs.map(\.identity))) { throw refusal() }
    try spareOthers()
  }

  /// Writes the report.
  ///
  /// - Parameter inputs: The files that were read, none of which the report may replace.
  func write(_ text: String, besides inputs: Set<FileIdentity>) throws {
    if isStandardOutput { return Console.write(text) }
    let file = OutputFile(name)
    if file.isAmong(inputs) { throw refusal() }
    try spareOthers()
    do throws(SystemError) {
      try file.write(text)
    } catch {
      if !error.isClosedPipe {
        Console.report("pantomime: \(Printable.quoted(name)) cannot be written: \(error.reason)")
      }
      throw ExitStatus.couldNotRun
    }
  }

  /// Writes a picture, which is an SVG image.
  ///
  /// - Parameters:
  ///   - isRaster: Whether to write it as PNG.
  ///   - inputs: The files that were read, none of which the picture may replace.
  func write(_ image: String, isRaster: Bool, besides inputs: Set<FileIdentity>) throws {
    guard isRaster else { return try write(image, besides: inputs) }
    if OutputFile(name).isAmong(inputs) { throw refusal() }
    try spareOthers()
    if case .impossible(let reason) = RasterFile(name).write(Array(image.utf8), replacing: true) {
      Console.report("pantomime: \(Printable.quoted(name)) cannot be written: \(reason)")
      throw ExitStatus.couldNotRun
    }
  }

  /// The ends of the names of files that a user writes or records, which no report replaces.
  private static let sources = [".pan", ".trace", ".frames", ".md", ".swift"]

  /// The texts by which the first lines of a report or a grammar are recognized.
  private static let marks =
    ReportFormat.all.compactMap(\.mark)
    + [
      TestPage.mark, "source.pantomime", "Vim syntax file of Pantomime",
      "\"publisher\": \"pantomime\"",
    ]
  /// The beginnings of pictures.
  private static let pictures = [Array("<svg ".utf8), [0x89] + Array("PNG".utf8)]

  /// The end of the last line of a hunt's report.
  private static let endOfHunt = "kinds of events and pairs seen"

  /// Throws an error if the file exists and isn't one that the program wrote.
  ///
  /// Nothing is lost in a file that is also standard output.
  func spareOthers() throws {
    guard let status = try? FileStatus(of: name), status.kind == .plain, status.size > 0,
      ![STDOUT_FILENO, STDERR_FILENO].contains(where: {
        FileStatus(of: $0)?.identity == status.identity
      })
    else { return }
    if !ReportFile.sources.contains(where: name.hasSuffix),
      case .success(let bytes) = ScriptFiles.read(name).content, ReportFile.isOurs(bytes)
    {
      return
    }
    Console.report(
      "pantomime: \(Printable.quoted(name)) exists, and pantomime didn't write it; name another file"
    )
    throw ExitStatus.couldNotRun
  }

  /// Returns whether the contents of a file are a report, a picture, or a grammar; a human-readable
  /// report is recognized by its last line, which has the numbers of tests or of findings.
  private static func isOurs(_ bytes: [UInt8]) -> Bool {
    if pictures.contains(where: bytes.starts(with:)) { return true }
    let start = String(decoding: bytes.prefix(1_000), as: UTF8.self)
    if marks.contains(where: { start.contains($0) }) { return true }
    let last = bytes.split(separator: UInt8(ascii: "\n")).last ?? []
    let end = String(decoding: last, as: UTF8.self)
    let words = end.split(separator: " ")
    return end.hasSuffix(endOfHunt)
      || words.count >= 4 && Int(words[0]) != nil && words[1] == "passed," && Int(words[2]) != nil
        && (words[3] == "failed" || words[3] == "failed,")
  }

  private func refusal() -> ExitStatus {
    Console.report(
      "pantomime: \(Printable.quoted(name)) is one of the input files; name another file")
    return .couldNotRun
  }
}

extension TestReport {
  /// The end of the human-readable text: the tests that didn't run, and the counts.
  var closing: String {
    var text = ""
    for test in cases {
      if case .notRun = test.outcome { text += "not run: \(Printable.name(test.test.full))\n" }
    }
    let counts = counts
    if let cut { text += cut + (notRun.map { ": \($0) of \(cases.count) not run" } ?? "") + "\n" }
    let skipped = counts.skipped > 0 ? ", \(counts.skipped) skipped" : ""
    return text + "\(counts.passed) passed, \(counts.failed + counts.broken) failed\(skipped)\n"
  }
}

/// The wall-clock time, for reports that CI services keep; a trace never contains it.
enum Timestamp {
  /// The current instant in UTC, such as `2026-01-31T08:30:00`.
  static var now: String {
    var seconds = time(nil)
    var parts = tm()
    guard gmtime_r(&seconds, &parts) != nil else { return "1970-01-01T00:00:00" }
    func two(_ number: Int32) -> String { (number < 10 ? "0" : "") + "\(number)" }
    return "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))T"
      + "\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec))"
  }
}
