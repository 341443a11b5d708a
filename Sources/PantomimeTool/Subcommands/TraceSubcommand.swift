import ArgumentParser
import PantomimeFiles
import PantomimeKit
import PantomimeReporting
import PantomimeScripting

/// `pantomime trace SCRIPT`: prints the events of a run, for other programs and golden files.
struct TraceSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace", abstract: "Runs a script and writes its trace.")

  @OptionGroup var look: Look
  @OptionGroup var oneCase: OneCase

  @Argument(help: "A script, or - for standard input.", completion: .file(extensions: ["pan"]))
  var script: String?

  @Option(help: "\(TraceFormat.words).")
  var format = TraceFormat.all[0]

  @Option(parsing: .upToNextOption, help: "Paths to sample at every frame and at the end.")
  var sample: [String] = []

  @Option(help: "The frame rate of the samples in Hz.")
  var rate: Int = Frames.standard.rate

  @Flag(help: "Write the touches instead, as a recording for `touches`.")
  var touches = false

  @Option(help: "jsonl, csv, or statement for `touches \"…\"`.")
  var touchesFormat: TouchesFormat = .jsonl

  /// If the parser has assigned the script to an option with several paths, moves it out of that
  /// option, which consumes all the arguments that follow it.
  ///
  /// No path of a property ends in `.pan`, so an argument that does, or that is the name of a file,
  /// is the script.
  mutating func validate() throws {
    guard script == nil else { return }
    let place =
      sample.lastIndex { $0 == ScriptFiles.standardInput || $0.hasSuffix(".pan") }
      ?? sample.lastIndex { (try? FileStatus(of: $0)) != nil }
    guard let place else { throw ValidationError("Missing expected argument '<script>'") }
    script = sample.remove(at: place)
    if sample.isEmpty { throw ValidationError("Missing value for '--sample <sample> ...'") }
  }

  func run() throws {
    _ = Interruption { Console.leaveInterrupted() }
    let errors = look.style(for: STDERR_FILENO)
    let file = ScriptFiles.read(script ?? ScriptFiles.standardInput)
    let name = try oneCase.chosen(in: file)
    guard let parsed = ScriptRun.script(file, case: name, style: errors) else {
      throw ExitStatus.couldNotRun
    }
    var session = ScriptRun.session(for: file)
    do {
      session.options.frames = try Frames(rate: rate)
    } catch {
      throw ValidationError("--rate must be \(error.allowed)")
    }
    if !sample.isEmpty { session.recording.sampler = Sampler(paths: sample) }
    if !touches { session.recording.shownRecord = ShownRecord() }
    if let problem = Sampler.problem(sample, in: parsed, files: file.files) {
      throw ValidationError(problem)
    }
    var writer = TraceWriter(format: format, paths: sample)
    let writesTrace = !touches
    if writesTrace { writer.start() }
    let replay = PantomimeScripting.Replay(parsed, file: file.name, in: session) { _, step in
      if writesTrace { writer.write(step) }
    }
    if writesTrace {
      writer.write(replay.ending, replay.lastSamples)
      if replay.diagnostics.isEmpty { writer.write(replay.session.recording.shownRecord?.digests) }
      writer.finish()
    } else {
      write(replay.session.recording.touchLog)
    }
    let status = ScriptRun.report(replay, file: file.name, style: errors)
    if status != .fine { throw status }
  }
}

extension TraceSubcommand {
  private func write(_ log: TouchLog) {
    let stream = log.stream
    guard !stream.touches.isEmpty else {
      let since = log.hasLostOthers ? " since the last `scene`" : ""
      Console.report("note: no touches\(since); nothing is written")
      return
    }
    if log.hasLostOthers {
      Console.report(
        "note: only the touches since the last `scene` are written")
    }
    Console.write(touchesFormat.text(stream))
  }
}

/// A format in which the touches of a run are printed.
enum TouchesFormat: String, ExpressibleByArgument {
  case jsonl, csv, statement

  /// Returns the touches as a recording, or as a statement that begins at the start of the scene.
  func text(_ stream: TouchStream) -> String {
    switch self {
    case .jsonl: TouchRecording.text(stream, .jsonl)
    case .csv: TouchRecording.text(stream, .csv)
    case .statement: WrittenTouches.statement(stream) + "\n"
    }
  }
}

/// A writer of the events and samples of a run, in chronological order.
private struct TraceWriter {
  let format: TraceFormat
  let paths: [String]
  /// The number of scenes that have started.
  private var scene = 0
  private var samples: [TraceFormat.Sample] = []

  init(format: TraceFormat, paths: [String]) {
    self.format = format
    self.paths = paths
  }

  mutating func write(_ step: Session.Step) { write(step.entries, step.samples) }

  mutating func write(_ entries: [PantomimeKit.Trace.Entry], _ samples: [Sampler.Sample]) {
    var samples = samples[...]
    for entry in entries {
      let isBeginning = entry.event == .scene
      while let sample = samples.first, sample.scene == scene,
        isBeginning || sample.time < entry.time
      {
        write(samples.removeFirst())
      }
      if isBeginning { scene += 1 }
      Console.write(format.entry(entry, scene, paths))
    }
    for sample in samples { write(sample) }
  }

  private mutating func write(_ sample: Sampler.Sample) {
    let sample = TraceFormat.Sample(
      scene: sample.scene, time: sample.time, pathValues: sample.pathValues)
    samples.append(sample)
    Console.write(format.sample(sample, paths))
  }

  /// Writes the digests of the displayed frames.
  func write(_ digests: ShownDigests?) {
    for shown in digests?.lines ?? [] { Console.write(format.shown(shown, paths)) }
  }

  /// Writes the heading.
  func start() { Console.write(format.heading(paths)) }

  /// Writes the parts that must follow all samples.
  func finish() { Console.write(format.ending(samples, paths)) }
}
