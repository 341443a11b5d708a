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
  /// The search for a change that would have flipped the last outcome, or `nil` before the search
  /// has started.
  var flips: FlipProgress?
  /// The files that statements may name.
  var files: [(name: String, bytes: [UInt8])] = []

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
        return WebModule.failure("the arguments of \(call.rawValue) are not JSON")
      }
    }
    return answer(call, &arguments)
  }

  private mutating func answer(_ call: WebCall, _ given: inout CallArguments) -> String {
    switch call {
    case .calls: return JSONText.texts(WebCall.allCases.map { $0.rawValue })
    case .open:
      let (desk, files) = (desk, files)
      self = WebModule()
      self.desk = LessonDesk(records: desk.records, seed: desk.seed)
      self.files = files
      return status
    case .execute: return execute(given.text(), seen: given.number(), columns: given.whole())
    case .peek: return peek(given.text(), columns: given.whole())
    case .why: return why(columns: given.whole())
    case .complete: return completion(of: given.text())
    case .fingerDown: return fingerDown(at: given.point(), seen: given.number())
    case .fingerMove: return fingerMove(to: given.point(), after: given.whole())
    case .aims: return aims()
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
    case .thumbnail: return thumbnail(of: given.text())
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

  static func failure(_ message: String) -> String {
    JSONText.object([("error", JSONText.object([("message", JSONText.text(message))]))])
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
  /// Returns the picture of a scene at its start; an empty text if there is no such scene.
  func thumbnail(of name: String) -> String {
    var session = Session(session.catalog)
    do throws(ScriptError) { try session.answer(line: "scene \(name)") { _ in } } catch {
      return JSONText.text("")
    }
    guard let simulation = session.simulation else { return JSONText.text("") }
    var drawing = Phone.drawing(of: simulation)
    drawing.title = name
    return JSONText.text(VectorImage.element(drawing, id: "scene-\(name)"))
  }

  /// The scenes, each with its summary and example statements.
  var scenes: String {
    JSONText.list(
      session.catalog.scenes.map { scene in
        JSONText.object([
          ("name", JSONText.text(scene.name)), ("summary", JSONText.text(scene.summary)),
          ("shows", JSONText.text(scene.shows?.text)), ("line", JSONText.text(scene.shows?.line)),
        ])
      })
  }

  /// The faults that the scene can reproduce, and whether each of them is on.
  var faults: String {
    guard let simulation = session.simulation,
      let scene = session.catalog.scene(simulation.name)
    else { return "[]" }
    let active = simulation.faults
    return JSONText.list(
      scene.faults.map { fault in
        JSONText.object([
          ("id", JSONText.text(fault.id)), ("published", JSONText.text(fault.published)),
          ("lesson", JSONText.text(fault.lesson)),
          ("isOn", JSONText.flag(active.contains(fault.id))),
        ])
      })
  }

  /// The steps of the session, starting with the first, each with the line that was typed.
  var history: String {
    var lines: [String] = []
    var number = 0
    for entry in Lineage(of: session) where entry.number != number {
      number = entry.number
      lines.append(JSONText.text(entry.typed))
    }
    return JSONText.list(lines.reversed())
  }

  /// Returns the session as a script, which is the same text that `save` writes.
  ///
  /// - Parameter isWhole: Whether to include earlier scenes.
  func script(isWhole: Bool) -> String {
    guard session.simulation != nil else { return JSONText.object([("text", JSONText.text(""))]) }
    var copy = session
    let written = WrittenFiles()
    copy.host.files = access.with(written.writing)
    do throws(ScriptError) {
      try copy.answer(line: "save session.pan from=\(isWhole ? "session" : "scene")") { _ in }
    } catch {
      return WebModule.failure(error.message)
    }
    return JSONText.object([("text", JSONText.text(written.text))])
  }
}

/// Functions that write compact JSON part by part.
enum JSONText {
  /// Returns an object whose members' values are already JSON.
  static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
  }

  /// Returns a list of items that are already JSON.
  static func list(_ items: [String]) -> String { "[" + items.joined(separator: ",") + "]" }

  static func text(_ text: String) -> String { JSONLines.string(text) }

  static func text(_ text: String?) -> String { text.map { JSONLines.string($0) } ?? "null" }

  static func texts(_ texts: [String]) -> String { list(texts.map { text($0) }) }

  static func flag(_ flag: Bool) -> String { flag ? "true" : "false" }

  static func whole(_ number: Int) -> String { Numerals.text(Double(number), decimals: 0) }

  /// Returns an instant in seconds, to the nanosecond.
  static func instant(_ instant: Instant) -> String { Numerals.text(instant) }

  /// Returns a number for a picture, to a hundredth of a point, or `null` if it isn't finite.
  static func place(_ number: Double) -> String {
    number.isFinite ? Numerals.text(number, decimals: 2) : "null"
  }

  /// Returns a number with all its digits, or `null` if it isn't finite.
  static func number(_ number: Double) -> String { JSONLines.number(number) }
}
