package import Foundation
package import PantomimeScripting

/// The project's own folder, found from this file: the one above it that holds `Package.swift`.
package enum ProjectFiles {
  package struct NotFound: Error {}

  package static let root: URL = {
    var folder = URL(fileURLWithPath: #filePath)
    repeat {
      folder.deleteLastPathComponent()
    } while folder.path != "/" && !exists(folder.appendingPathComponent("Package.swift"))
    return folder
  }()

  /// The names of the files below a folder of the project that have an extension, sorted.
  package static func names(in folder: String, withExtension wanted: String) -> [String] {
    let place = root.appendingPathComponent(folder).path
    guard let walker = FileManager.default.enumerator(atPath: place) else { return [] }
    return walker.compactMap { $0 as? String }.filter { $0.hasSuffix(".\(wanted)") }.sorted()
  }

  package static func bytes(of file: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appendingPathComponent(file)))
  }

  /// A session whose statements name the files of a folder of the project.
  package static func session(in folder: String) -> Session {
    var session = Session()
    session.host.files = FileAccess { name in
      do {
        return .success(try bytes(of: "\(folder)/\(name)"))
      } catch {
        return .failure(.init(reason: "No such file or directory"))
      }
    }
    return session
  }

  private static func exists(_ file: URL) -> Bool {
    FileManager.default.fileExists(atPath: file.path)
  }
}
