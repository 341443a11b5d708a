import Foundation

/// The program under test, as it was built along with the tests.
enum BuiltProgram {
  struct NotBuilt: Error {}

  /// Some folder above the test bundle holds it: beside the bundle where the bundle is the running
  /// program itself, further up where a helper has loaded it.
  static func path(named name: String = "pantomime") throws -> String {
    hearCtrlC
    for start in startingPoints {
      var folder = URL(fileURLWithPath: start).standardizedFileURL
      for _ in 0..<5 {
        folder.deleteLastPathComponent()
        let path = folder.appendingPathComponent(name).path
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        if exists, !isFolder.boolValue, FileManager.default.isExecutableFile(atPath: path) {
          return path
        }
      }
    }
    throw NotBuilt()
  }

  /// Makes the programs receive Ctrl-C.
  ///
  /// A shell without job control starts commands in the background with that signal ignored, and
  /// programs inherit this.
  private static let hearCtrlC: Void = { signal(SIGINT, SIG_DFL) }()

  private static var startingPoints: [String] {
    let arguments = CommandLine.arguments
    var points = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }.map(\.bundlePath)
    if let flag = arguments.firstIndex(of: "--test-bundle-path"), flag + 1 < arguments.count {
      points.append(arguments[flag + 1])
    }
    if let running = arguments.first { points.append(running) }
    points.append(Bundle.main.executablePath ?? "")
    return points.filter { !$0.isEmpty }
  }
}
