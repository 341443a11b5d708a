import ArgumentParser
import PantomimeFiles
import PantomimeReporting
import PantomimeScripting

/// The options for writing actual values into the expectations that failed.
struct TestAcceptance: ParsableArguments {
  @Flag(help: "Write the actual values into failing expectations.")
  var accept = false

  @Flag(help: "Confirm each one: y or n, and Enter.")
  var review = false

  /// Returns the inspectors for the options that are given.
  ///
  /// - Parameters:
  ///   - paths: The paths to run; standard input can't be rewritten.
  ///   - isForPeople: Whether standard output is human-readable.
  func inspectors(_ paths: [String], isForPeople: Bool) throws -> [any TestInspector] {
    guard accept || review else { return [] }
    guard !paths.contains(ScriptFiles.standardInput) else {
      Console.report(
        "pantomime: a script from standard input cannot be rewritten; name its file instead of -")
      throw ExitStatus.couldNotRun
    }
    return [AcceptanceInspector(asks: review, isForPeople: isForPeople)]
  }
}

/// An inspector that collects failures and rewrites the scripts after the last test.
private final class AcceptanceInspector: TestInspector {
  private let asks: Bool
  private let isForPeople: Bool
  private let scripts = Guarded<[String: FailedScript]>([:])

  init(asks: Bool, isForPeople: Bool) {
    (self.asks, self.isForPeople) = (asks, isForPeople)
  }

  func inspect(_ test: FinishedTest) -> TestFinding {
    scripts.withLock { scripts in
      let path = test.name.path
      // A script that has only one test needs no rewriting if the test has no failures.
      if test.replay.failures.isEmpty, test.script.head.cases.count < 2 { return }
      scripts[path, default: FailedScript(bytes: test.bytes)].add(test)
    }
    return TestFinding()
  }

  func conclude(_ report: TestReport) -> TestConclusion {
    // With `--watch`, the next run starts with an empty collection.
    let scripts = scripts.exchange(for: [:])
    var conclusion = TestConclusion()
    guard report.cut == nil else {
      conclusion.text = "the run was cut short: no value was accepted\n"
      return conclusion
    }
    var seen: Set<String> = []
    for test in report.cases where seen.insert(test.test.path).inserted {
      guard let script = scripts[test.test.path], script.hasFailed else { continue }
      var rewriting = Rewriting(test.test.path, script)
      let edits = asks ? rewriting.asking() : rewriting.edits
      rewriting.make(edits)
      if isForPeople { conclusion.text += rewriting.text } else { Console.report(rewriting.text) }
      if rewriting.status.rawValue > conclusion.status.rawValue {
        conclusion.status = rewriting.status
      }
    }
    return conclusion
  }
}

/// The outcomes of the tests in a script.
struct FailedScript {
  let bytes: [UInt8]
  private(set) var runs: [Acceptance.Run] = []
  /// The reason why no value can be accepted in the script, or `nil` if some values can.
  private var flaw: String?
  private var cases: [String] = []

  init(bytes: [UInt8]) { self.bytes = bytes }

  var hasFailed: Bool { runs.contains { !$0.failures.isEmpty } }

  /// Adds a test of the script.
  mutating func add(_ test: FinishedTest) {
    runs.append(Acceptance.Run(name: test.name.caseName, failures: test.replay.failures))
    cases = test.script.head.cases.map(\.name)
    if !test.replay.diagnostics.isEmpty {
      flaw = "it did not run to its end"
    } else if test.name.knownFailure != nil, !test.replay.failures.isEmpty {
      flaw = flaw ?? "it is a known failure"
    }
  }

  /// The runs in the order of the cases rather than in the order in which they ended.
  var runsInOrder: [Acceptance.Run] {
    guard !cases.isEmpty else { return runs }
    let named = Dictionary(runs.map { ($0.name, $0) }) { first, _ in first }
    return cases.compactMap { named[$0] }
  }

  /// The reason why no value can be accepted in the script, or `nil` if some values can.
  var refusal: String? {
    if let flaw { return flaw }
    let run = Set(runs.compactMap(\.name))
    return cases.first { !run.contains($0) }.map { "its case \(Printable.name($0)) did not run" }
  }
}

/// The rewriting of one script.
private struct Rewriting {
  private let path: String
  private let script: FailedScript
  private let acceptance: Acceptance
  private(set) var text = ""
  private(set) var status = ExitStatus.fine

  init(_ path: String, _ script: FailedScript) {
    (self.path, self.script) = (path, script)
    acceptance = Acceptance(of: script.bytes, script.runsInOrder)
  }

  /// The possible edits.
  var edits: [LineEdit] { script.refusal == nil ? acceptance.edits : [] }

  private var name: String { Printable.name(path) }

  /// Asks the user to confirm each edit; if the input ends, the remaining edits are declined.
  func asking() -> [LineEdit] {
    edits.filter { edit in
      Console.write("\(name):\(edit.line):\n\(difference(edit))")
      while true {
        Console.write("accept? y or n: ")
        Console.flush()
        guard let answer = readLine() else {
          Console.print("n")
          return false
        }
        switch answer.trimmingBlanks.lowercased() {
        case "y", "yes": return true
        case "n", "no": return false
        default: continue
        }
      }
    }
  }

  private func difference(_ edit: LineEdit) -> String {
    "  - \(shown(edit.text))\n  + \(shown(edit.corrected))\n"
  }

  private func shown(_ line: String) -> String { Printable.message(line, most: 400) }

  /// Rewrites the script, and records which lines changed and which didn't.
  mutating func make(_ chosen: [LineEdit]) {
    if !chosen.isEmpty {
      let file = ScriptRewriting(path)
      if let problem = file.write(acceptance.bytes(with: chosen), insteadOf: script.bytes) {
        Console.report("pantomime: \(Printable.quoted(path)) is unchanged: \(problem)")
        status = .couldNotRun
      } else {
        let count = chosen.count
        text += "accepted \(count) value\(count == 1 ? "" : "s") in \(name)\n"
        for edit in chosen { text += "  line \(edit.line)\n\(difference(edit))" }
        status = .failed
      }
    }
    if let refusal = script.refusal {
      text += "unchanged \(name): \(refusal)\n"
      return
    }
    for leaving in acceptance.leavings {
      let place = "\(Printable.name(leaving.file ?? path)):\(leaving.line):\(leaving.column)"
      text +=
        "unchanged \(place): \(shown(leaving.text))\n  \(Printable.message(leaving.reason))\n"
    }
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}

/// A script to rewrite in place.
///
/// The file is replaced as a whole, and its mode and owner stay the same (`OutputFile`); a link is
/// followed, and stays a link. A read-only script isn't rewritten, even if the process is permitted
/// to do so, because its mode is intentional.
struct ScriptRewriting {
  private let name: String

  init(_ name: String) { self.name = name }

  /// Replaces the script with new bytes if it still contains the bytes that were read.
  ///
  /// - Returns: The reason for a failure, or `nil` if the script was written.
  func write(_ bytes: [UInt8], insteadOf read: [UInt8]) -> String? {
    do throws(SystemError) {
      let status = try FileStatus(of: name)
      guard status.kind == .plain else { return "not a regular file" }
      guard status.mode & (S_IWUSR | S_IWGRP | S_IWOTH) != 0 else {
        return SystemError(EACCES).reason
      }
      guard case .success(let now) = ScriptFiles.read(name).content, now == read else {
        return "it changed after it was read"
      }
      try OutputFile(name).write(String(decoding: bytes, as: UTF8.self))
      return nil
    } catch {
      return error.reason
    }
  }
}
