import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeProps
import PantomimeScripting
import Testing

/// `scene shift-shape icons=FILE`: where the file comes from, when it is read, and what is said.
@Suite(.timeLimit) struct LottieStatementTests {
  private static let folder = "scripts/gestures/shift-shape"

  private func session(_ files: (String, String)...) -> Session {
    var session = Session()
    session.host.files = FileAccess { name in
      guard let file = files.first(where: { $0.0 == name }) else {
        return .failure(.init(reason: "No such file or directory"))
      }
      return .success(Array(file.1.utf8))
    }
    return session
  }

  private func errors(_ text: String, _ session: Session) -> [ScriptError] {
    Script(Array(text.utf8), file: "a.pan", files: session.host.files).diagnostics.map { $0.error }
  }

  @Test func aFileThatIsNotThereIsToldBeforehandAndInTheRun() throws {
    let line = "scene shift-shape icons=gone.json"
    let session = session()
    let told = try #require(errors("\(line)\nexpect icon.0.a.opacity 1\n", session).first)
    #expect(told.message == "'gone.json' cannot be read: No such file or directory")
    #expect(errors("\(line)\nexpect icon.0.a.opacity 1\n", session).count == 1)
    let error = try #require(throws: ScriptError.self) { try Play(in: session, [line]) }
    #expect(error == told)
    let none = try #require(throws: ScriptError.self) { try Play(line) }
    #expect(none.message == "'gone.json' cannot be read: files cannot be read here")
    // Without files nothing is known, and so nothing is wrong.
    #expect(errors("\(line)\nexpect icon.0.a.opacity 1\n", Session()).isEmpty)
  }

  @Test func aFileThatIsNoLottieIsRefusedWithItsPlace() throws {
    let session = session(("a.json", "{\n\"fr\":}"), ("b.json", "{\"v\":1}"))
    let wanted = [
      ("a.json", "a.json:2:6: expected a value: a number, a string, an array or an object"),
      ("b.json", "b.json: not a Lottie file: it has no 'fr'"),
    ]
    for (name, message) in wanted {
      let error = try #require(errors("scene shift-shape icons=\(name)", session).first)
      #expect(error.message.hasPrefix(message), "\(error.message)")
    }
  }

  @Test func itsPathsAreCheckedAndCompleted() throws {
    let session = ProjectFiles.session(in: Self.folder)
    let start = "scene shift-shape icons=spark.json"
    #expect(errors("\(start)\nshow icon.2.core.dot.scale.x\n", session).isEmpty)
    #expect(errors("\(start)\nshow icon.2.core.dod.scale\n", session).count == 1)
    #expect(errors("\(start)\nshow icon.3.core.scale\n", session).count == 1)
    let simulation = try #require(try Play(in: session, [start]).session.simulation)
    #expect(Set(simulation.paths).count == simulation.paths.count)
    for path in simulation.paths { #expect(simulation.read(path) != nil, "\(path)") }
    #expect(simulation.paths.count { $0.hasSuffix(".trim-end") } == 3)
  }

  @Test func aTooLargeFileIsRefused() throws {
    let bytes = [UInt8](repeating: 0x20, count: LottieFile.mostBytes + 1)
    let error = try #require(throws: FileError.self) { try LottieFile.read(bytes) }
    #expect(error.message == "it has \(bytes.count) bytes")
    let layer = "{\"ty\":4,\"ks\":{}},"
    let many = String(repeating: layer, count: LottieFile.mostParts) + layer.dropLast()
    let file = LottieReaderTests.file("\"layers\":[\(many)]")
    let parts = try #require(throws: FileError.self) { try LottieFile.read(Array(file.utf8)) }
    #expect(parts.message == "it has too many layers and groups")
  }

  /// No bytes whatever trap; what is read has finite values at every frame.
  @Test func anyBytesAreAnswered() throws {
    var random = FuzzGenerator(seed: 5)
    let spark = try ProjectFiles.bytes(of: "\(Self.folder)/spark.json")
    let marks = Array("{}[],:\"-019.eE\\ntflu hkaosir".utf8)
    var read = 0
    for round in 0..<TestRun.count(1_500, oneIn: 10) {
      var bytes = spark
      for _ in 0...random.below(3) {
        let place = random.below(bytes.count)
        switch random.below(3) {
        case 0: bytes[place] = marks[random.below(marks.count)]
        case 1: bytes.remove(at: place)
        default: bytes.insert(marks[random.below(marks.count)], at: place)
        }
      }
      if round.isMultiple(of: 7) { bytes.removeLast(random.below(bytes.count)) }
      guard let icon = try? LottieFile.read(bytes) else { continue }
      read += 1
      for frame in [-1e300, 0, 7.5, 24, 48, .infinity] {
        for path in icon.paths {
          let pathValue = icon.pathValue(path, atFrame: frame)
          #expect(pathValue?.numbers.allSatisfy { $0.isFinite } == true, "\(path)")
        }
      }
    }
    #expect(read > TestRun.count(100, oneIn: 10))
  }
}
