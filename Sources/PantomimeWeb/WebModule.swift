import PantomimeKit
import PantomimeLessons
import PantomimeProps
import PantomimeReporting
import PantomimeScenes
package import PantomimeScripting

/// The state of the page: a session, the finger that acts on it, and the footage of its scene.
///
/// A call never throws an error: if it can't be handled, the member `error` of its result contains
/// the reason.
package struct WebModule {
  /// The session that statements change.
  package internal(set) var session = Session(Catalog.standard.withLessons)
  /// The lessons alongside the session.
  var desk = LessonDesk(seed: 1)
  /// The copy of the session on which a finger acts, or `nil` if no finger is down.
  var touched: TouchedSession?
  /// The footage of the scene from its start until everything is at rest, created on demand.
  var footage: Footage?
  /// The footage before the last line, until that of the session is created.
  var earlier: Footage?
  /// The search for a change that would have flipped the last outcome, or `nil` before the search
  /// has started.
  var flips: FlipProgress?
  /// The files that statements may name.
  var files: [(name: String, bytes: [UInt8])] = []
  /// The contents of views that the page has received.
  var contents = SentContents()

  package init() { session.host.offersExample = true }

  /// Handles a call.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - bytes: The call's arguments as a JSON list; empty if there are no arguments.
  package mutating func answer(_ call: WebCall, _ bytes: [UInt8]) -> String {
    var arguments = CallArguments()
    if !bytes.isEmpty {
      do throws(JSONError) {
        arguments = CallArguments(try JSONReader.read(bytes).list ?? [])
      } catch {
        return WebModule.failure("the arguments of \(call.rawValue) are not JSON").text
      }
    }
    return answer(call, &arguments).text
  }

  private mutating func answer(
    _ call: WebCall, _ given: inout CallArguments
  ) -> JSONText {
    switch call {
    case .calls: return .strings(WebCall.allCases.map { $0.rawValue })
    case .open:
      let (desk, files, contents) = (desk, files, contents)
      self = WebModule()
      self.contents = contents
      self.desk = LessonDesk(records: desk.records, seed: desk.seed)
      self.files = files
      return status
    case .execute: return execute(given.text(), seen: given.number(), columns: given.whole())
    case .peek: return peek(given.text(), columns: given.whole())
    case .why: return why(columns: given.whole())
    case .complete: return completion(of: given.text())
    case .fingerDown: return fingerDown(at: given.point(), seen: given.number())
    case .fingerMove:
      return fingerMove(to: given.point(), after: given.whole(), isBrief: given.whole() == 1)
    case .fingerWords: return fingerWords
    case .aims: return aims(after: given.whole())
    case .fingerUp:
      touched = nil
      return status
    case .look: return look(at: given.number())
    case .describe: return describe(at: given.number())
    case .course: return course(from: given.number(), columns: given.whole())
    case .events: return events(from: given.number())
    case .plane: return plane
    case .decide: return decision(way: given.number(), velocity: given.number())
    case .rules: return rules
    case .scenes: return scenes
    case .thumbnail: return thumbnail(of: given.text(), after: given.text())
    case .faults: return faults
    case .history: return history
    case .script: return script(isWhole: given.text() == "session")
    case .lessons: return lessons
    case .resume:
      resume(given.text(), seed: given.whole())
      return status
    case .file:
      keep(given.text(), Array(given.text().utf8))
      return status
    }
  }

  /// Stores a file that statements may name.
  package mutating func keep(_ name: String, _ bytes: [UInt8]) {
    files.removeAll { $0.name == name }
    files.append((name, bytes))
  }

  /// The access to these files, as statements use it.
  package var access: FileAccess {
    FileAccess { [files] name in
      guard let file = files.first(where: { $0.name == name }) else {
        return .failure(FileAccess.Unreadable(reason: "there is no such file"))
      }
      return .success(file.bytes)
    }
  }

  static func failure(_ message: String) -> JSONText {
    .object([("error", .object([("message", .string(message))]))])
  }
}

/// The arguments of a call, taken in order; a missing argument is empty or 0.
struct CallArguments {
  private var rest: ArraySlice<JSONValue> = []

  init(_ values: [JSONValue] = []) { rest = values[...] }

  mutating func text() -> String { rest.popFirst()?.text ?? "" }

  mutating func number() -> Double { rest.popFirst()?.number ?? 0 }

  /// Takes an integer; the result is clamped to 0 … 1e9.
  mutating func whole() -> Int { Int(min(max(number(), 0), 1e9)) }

  mutating func point() -> Point2D { Point2D(x: number(), y: number()) }
}

// Scenes, faults, steps and scripts.

extension WebModule {
  /// Returns the picture of a scene after a line or, if the line is empty, at its start; an empty
  /// text if there is no such scene.
  func thumbnail(of name: String, after line: String) -> JSONText {
    var session = Session(session.catalog)
    do throws(ScriptError) {
      try session.answer(line: "scene \(name)") { _ in }
      if !line.isEmpty { try session.answer(line: line) { _ in } }
    } catch {
      return .string("")
    }
    guard let simulation = session.simulation else { return .string("") }
    var drawing = Phone.drawing(of: simulation)
    drawing.title = name
    return .string(VectorImage.element(drawing, id: "scene-\(name)"))
  }

  /// The scenes, each with its summary and example statements.
  var scenes: JSONText {
    .list(
      session.catalog.scenes.map { scene in
        .object([
          ("name", .string(scene.name)), ("summary", .string(scene.summary)),
          ("shows", .string(scene.shows?.text)), ("line", .string(scene.shows?.line)),
        ])
      })
  }

  /// The faults that the scene can reproduce, and whether each of them is on.
  var faults: JSONText {
    guard let simulation = session.simulation,
      let scene = session.catalog.scene(simulation.name)
    else { return .list([]) }
    let active = simulation.faults
    return .list(
      scene.faults.map { fault in
        .object([
          ("id", .string(fault.id)), ("published", .string(fault.published)),
          ("lesson", .string(fault.lesson)),
          ("isOn", .flag(active.contains(fault.id))),
        ])
      })
  }

  /// The steps of the session, starting with the first, each with the line that was typed.
  var history: JSONText {
    var lines: [String] = []
    var number = 0
    for entry in Lineage(of: session) where entry.number != number {
      number = entry.number
      lines.append(entry.typed)
    }
    return .strings(lines.reversed())
  }

  /// Returns the session as a script, which is the same text that `save` writes.
  ///
  /// - Parameter isWhole: Whether to include earlier scenes.
  func script(isWhole: Bool) -> JSONText {
    guard session.simulation != nil else { return .object([("text", .string(""))]) }
    var copy = session
    let written = WrittenFiles()
    copy.host.files = access.with(written.writing)
    do throws(ScriptError) {
      try copy.answer(line: "save session.pan from=\(isWhole ? "session" : "scene")") { _ in }
    } catch {
      return WebModule.failure(error.message)
    }
    return .object([("text", .string(written.text))])
  }
}

extension JSONText {
  /// Returns a number for a picture, to a hundredth of a point, or `null` if it isn't finite.
  static func place(_ number: Double) -> JSONText { .number(number, decimals: 2) }
}
