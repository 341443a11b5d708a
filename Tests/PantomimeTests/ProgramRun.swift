import Foundation

/// One run of the program through pipes, from its arguments to its exit status.
struct ProgramRun {
  let status: Int32
  /// The bytes it wrote to standard output.
  let output: String
  /// The bytes it wrote to standard error.
  let errors: String

  /// - Parameters:
  ///   - input: what standard input holds.
  ///   - folder: where it runs.
  ///   - environment: all that it sees of the environment besides the bare necessities.
  init(
    _ arguments: [String], input: [UInt8] = [], in folder: URL? = nil,
    environment: [String: String] = [:]
  ) throws {
    try self.init(
      BuiltProgram.path(), arguments, input: input, in: folder, environment: environment)
  }

  /// - Parameters:
  ///   - program: the path of another program.
  ///   - meanwhile: what to do with it while it runs.
  init(
    _ program: String, _ arguments: [String], input: [UInt8] = [], in folder: URL? = nil,
    environment: [String: String] = [:], meanwhile: (Process) -> Void = { _ in }
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
      .merging(environment) { $1 }
    let (standardInput, standardOutput, standardError) = (Pipe(), Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = standardOutput
    process.standardError = standardError
    // A program that ends without reading its input must not end the tests.
    signal(SIGPIPE, SIG_IGN)
    try process.run()
    let writer = Background {
      try? standardInput.fileHandleForWriting.write(contentsOf: Data(input))
      try? standardInput.fileHandleForWriting.close()
    }
    let reader = Background { standardError.fileHandleForReading.readDataToEndOfFile() }
    meanwhile(process)
    output = String(
      decoding: standardOutput.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    errors = String(decoding: reader.value, as: UTF8.self)
    writer.value
    process.waitUntilExit()
    status = process.terminationReason == .exit ? process.terminationStatus : -1
  }

  init(_ arguments: String..., input: String) throws {
    try self.init(arguments, input: Array(input.utf8))
  }

  /// A line for the shell, which finds the program as `$P`.
  init(shell line: String, in folder: URL? = nil) throws {
    try self.init(
      "/bin/sh", ["-c", line], in: folder, environment: ["P": BuiltProgram.path()])
  }

  /// The lines of the output.
  var lines: [String] { output.split(separator: "\n").map(String.init) }
}

/// Work on a separate thread, so that no pipe fills up while another one is read.
private final class Background<Value>: @unchecked Sendable {
  private let done = DispatchSemaphore(value: 0)
  // Written before the semaphore is raised, read after.
  private var result: Value?

  init(_ work: @escaping @Sendable () -> Value) {
    Thread.detachNewThread {
      self.result = work()
      self.done.signal()
    }
  }

  var value: Value {
    done.wait()
    guard let result else { preconditionFailure("the work has ended") }
    return result
  }
}

/// Whether the tests may write to a file.
func canWrite(_ path: String) -> Bool { access(path, W_OK) == 0 }

/// Whether the shell finds a program.
func canRun(_ program: String) -> Bool {
  (try? ProgramRun(shell: "command -v \(program)"))?.status == 0
}
