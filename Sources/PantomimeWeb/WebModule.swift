import PantomimeKit
import PantomimeLessons
import PantomimeProps
import PantomimeReporting
package import PantomimeScripting

/// The state of the page: a session, the finger on it, and the footage of its scene.
///
/// A call never fails: if it can't be handled, the member `error` of its result contains the
/// reason.
package struct WebModule {
  /// The session that statements change.
  package internal(set) var session = Session(Catalogue.standard.withLessons)
  /// The lessons alongside the session.
  var desk = LessonDesk(seed: 1)
  /// The copy of the session with a finger on it, or `nil` if no finger is down.
  var touched: TouchedSession?
  /// The footage of the scene until everything is at rest, created on demand.
  var footage: Footage?
  /// The search for a change that would have flipped the last outcome, or `nil` until it's created.
  var flips: FlipProgress?
  /// The files that statements may name.
  var files: [(name: String, bytes: [UInt8])] = []

  package init() { session.host.offersExample = true }

  /// Handles a call.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - bytes: Its arguments, a JSON list; empty if there are none.
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

  /// Keeps a file that statements may name.
  package mutating func keep(_ name: String, _ bytes: [UInt8]) {
    files.removeAll { $0.name == name }
    files.append((name, bytes))
  }

  /// The access of statements to the files.
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

  mutating func point() -> Point { Point(x: number(), y: number()) }
}
