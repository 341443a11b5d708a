import Foundation
import TestSupport
import Testing

/// `as=FILE.png`: another program draws the image, or the message names it.
@Suite(.timeLimit) struct RasterFileTests {
  private static let lines = "scene city-guide\\ndrag on=card by=0,-120\\nstrip as=s.png\\n"

  @Test(.enabled(if: canRun("rsvg-convert"), "rsvg-convert is missing; it comes with librsvg2-bin"))
  func aStripBecomesPixels() throws {
    let folder = try ScriptFolder()
    let run = try folder.shell("printf '\(Self.lines)' | \"$P\"")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    let bytes = try Data(contentsOf: folder.url.appendingPathComponent("s.png"))
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    // The width of the image, which is that of the drawing in points.
    let width: Int = bytes[16..<20].reduce(0) { (number: Int, byte: UInt8) in
      256 * number + Int(byte)
    }
    #expect(width == 960)
  }

  @Test func theMissingProgramIsNamed() throws {
    let folder = try ScriptFolder()
    let run = try folder.shell("printf '\(Self.lines)' | PATH=/nowhere \"$P\"")
    #expect(run.status == 2 && run.errors.contains("rsvg-convert is not"), "\(run.errors)")
    #expect(run.errors.contains("librsvg2-bin"))
    #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/s.png"))
  }
}
