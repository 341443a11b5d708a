import ArgumentParser
import PantomimeFiles
import PantomimeKit
import PantomimeReporting
import PantomimeScripting

/// `pantomime trace SCRIPT`: prints the events of a run, for other programs and golden files.
struct TraceSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace", abstract: "Runs a script and writes its trace.",
    // The script is optional only for the parser.
    usage: """
      \(ProgramName.own) trace [--color <color>] [--case <case>] <script> [--format <format>] \
      [--sample <sample> ...] [--rate <rate>] [--path <path>] [--stops <stops>] [--touches] \
      [--touches-format <touches-format>]
      """)

  @OptionGroup var look: Look
  @OptionGroup var oneCase: OneCase

  @Argument(help: "A script, or - for standard input.", completion: .file(extensions: ["pan"]))
  var script: String?

  @Option(
    help: "\(TraceOutput.words); default \(TraceFormat.all[0].name).",
    completion: .list(TraceOutput.allValueStrings))
  var format: TraceOutput?

  @Option(
    parsing: .upToNextOption,
    help: """
      Paths to sample at every frame and at the end; a sample has the values after everything that \
      happens at its instant.
      """)
  var sample: [String] = []

  @Option(help: "The frame rate of the samples in Hz.")
  var rate: Int = Frames.standard.rate

  @Option(help: "The path whose course css and keyframes write, such as card.frame.y.")
  var path: String?

  @Option(
    help: "The maximum number of stops of css and keyframes; default \(CSSMotion.usualStops).")
  var stops: Int?

  @Flag(help: "Write the touches instead, as a recording for `touches`.")
  var touches = false

  @Option(
    help: """
      jsonl, csv, statement for `touches "…"`, or, for other tools, webdriver or maestro; default jsonl.
      """)
  var touchesFormat: TouchesFormat?

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

  /// Throws an error unless the options belong to the format.
  private func checkOptions() throws {
    guard (2...1_000).contains(stops ?? 2) else {
      throw ValidationError("--stops must be 2 to 1000")
    }
    if touches, case .events? = format, let format {
      throw ValidationError(
        "--format is that of a trace; with --touches, write --touches-format, not --format "
          + format.name)
    }
    if touchesFormat != nil, !touches {
      throw ValidationError("--touches-format requires --touches")
    }
    if touches, !sample.isEmpty { throw ValidationError("touches have no samples; omit --sample") }
    if stops != nil, path == nil {
      throw ValidationError("--stops requires --format css or keyframes, and --path")
    }
    switch (shownFormat, path) {
    case (.motion(let motion), nil):
      throw ValidationError(
        "--format \(motion.rawValue) needs --path, for example --path card.frame.y")
    case (.events, .some): throw ValidationError("--path requires --format css or keyframes")
    case (.motion, .some) where touches || !sample.isEmpty:
      throw ValidationError("css and keyframes write one path; omit --touches and --sample")
    case (.motion, .some), (.events, nil): break
    }
  }

  /// The format of the trace.
  private var shownFormat: TraceOutput { format ?? .events(TraceFormat.all[0]) }

  func run() throws {
    try checkOptions()
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
    if let problem = Sampler.problem(
      sample + [path].compactMap { $0 }, in: parsed, files: file.files)
    {
      throw ValidationError(problem)
    }
    let writesTrace = !touches && path == nil
    if writesTrace { session.recording.shownRecord = ShownRecord() }
    var writer = TraceWriter(format: shownFormat.events, paths: sample)
    if writesTrace { writer.start() }
    let replay = PantomimeScripting.Replay(parsed, file: file.name, in: session) { _, step in
      if writesTrace { writer.write(step) }
    }
    if writesTrace {
      writer.write(replay.ending, replay.lastSamples)
      if replay.diagnostics.isEmpty { writer.write(replay.session.recording.shownRecord?.digests) }
      writer.finish()
    } else if case .motion(let motion) = shownFormat, let path {
      try write(motion, of: path, in: replay.session.simulation)
    } else {
      try write(replay.session.recording.touchLog, of: replay.session.simulation)
    }
    let status = ScriptRun.report(replay, file: file.name, style: errors)
    if status != .fine { throw status }
  }
}

extension TraceSubcommand {
  private func write(
    _ motion: MotionFormat, of path: String, in simulation: Simulation?
  ) throws {
    guard let simulation else { throw ValidationError("the script starts no scene") }
    do {
      let stops = stops ?? CSSMotion.usualStops
      Console.write(try motion.text(of: path, in: simulation, stops: stops))
    } catch {
      Console.report("pantomime: \(error.message); \(error.hint)")
      throw ExitStatus.couldNotRun
    }
  }

  private func write(_ log: TouchLog, of simulation: Simulation?) throws {
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
    do {
      let format = touchesFormat ?? .jsonl
      let (text, assumptions) = try format.text(stream, of: simulation)
      for assumption in assumptions { Console.report("note: \(assumption)") }
      Console.write(text)
    } catch {
      Console.report("pantomime: \(error.message); \(error.hint)")
      throw ExitStatus.couldNotRun
    }
  }
}

/// The output of `trace`: the events of a run in a format, or what one value did.
enum TraceOutput: NamedFormat {
  case events(TraceFormat)
  case motion(MotionFormat)

  static let all =
    TraceFormat.all.map { TraceOutput.events($0) }
    + MotionFormat.allCases.map { TraceOutput.motion($0) }

  var name: String {
    switch self {
    case .events(let format): format.name
    case .motion(let format): format.rawValue
    }
  }

  /// The format of the events.
  fileprivate var events: TraceFormat {
    switch self {
    case .events(let format): format
    case .motion: TraceFormat.all[0]
    }
  }
}

/// A format in which the touches of a run are printed.
enum TouchesFormat: String, ExpressibleByArgument, CaseIterable {
  case jsonl, csv, statement, webdriver, maestro

  /// Returns the touches as a recording, as a statement that begins at the start of the scene, or in
  /// the format of another tool, and the assumptions of that format.
  func text(
    _ stream: TouchStream, of simulation: Simulation?
  ) throws(TouchExport.Refusal) -> (text: String, assumptions: [String]) {
    let format: TouchFormat
    switch self {
    case .jsonl: return (TouchRecording.text(stream, .jsonl), [])
    case .csv: return (TouchRecording.text(stream, .csv), [])
    case .statement: return (WrittenTouches.statement(stream) + "\n", [])
    case .webdriver: format = .webdriver
    case .maestro: format = .maestro
    }
    // A stream contains touches only if a scene has run.
    guard let simulation else { return ("", []) }
    let export = try TouchExport(stream, as: format, of: simulation)
    return (export.text, export.assumptions)
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
      let isBeginning = entry.event.kind == .scene
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
