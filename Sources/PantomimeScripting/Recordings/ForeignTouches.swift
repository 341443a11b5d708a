package import PantomimeKit

/// A format of a file with touches, as `format=` names it.
package enum TouchFormat: String, Sendable, Hashable, CaseIterable {
  /// Recordings of Pantomime and of its recorder.
  case jsonl, csv
  /// The W3C WebDriver actions of a pointer.
  case webdriver
  /// The output of Android's `getevent -lt`.
  case getevent
  /// A flow of Maestro.
  case maestro

  /// The format of a recording, or `nil` for a format of another tool.
  var recording: TouchRecording.Format? {
    switch self {
    case .jsonl: .jsonl
    case .csv: .csv
    case .webdriver, .getevent, .maestro: nil
    }
  }
}

/// The screen on which touches of another tool are played, for positions that depend on it.
package struct TouchSurroundings {
  /// The size of the screen, in points.
  package let screen: Size2D
  /// Returns the center of a view, or `nil` if there is no such view.
  package let center: (String) -> Point2D?

  package init(screen: Size2D, center: @escaping (String) -> Point2D? = { _ in nil }) {
    (self.screen, self.center) = (screen, center)
  }

  /// The screen of an iPhone 13 without any views, for touches without a scene; our choice.
  static var usual: TouchSurroundings {
    TouchSurroundings(screen: Size2D(width: 390, height: 844))
  }

  /// The surroundings in a scene; a view that is still to be added is expected in the middle of the
  /// screen.
  init(in simulation: Simulation) {
    let screen = simulation.screen
    self.init(screen: screen) { name in
      if let center = simulation.visibleCenter(of: name) { return center }
      guard simulation.viewNames.contains(name) || DynamicView.mayAdd(name, to: simulation) else {
        return nil
      }
      return Point2D(x: screen.width / 2, y: screen.height / 2)
    }
  }
}

/// The touches in a file, and what the file leaves open.
package struct TouchReading: Sendable {
  package var stream: TouchStream
  /// The names of the fields, commands, and sources that were ignored.
  package var ignored: [String]
  /// The assumptions that were made, as phrases.
  package var assumptions: [String]
  /// The assumption about the unit of the positions, which scaling them makes obsolete, or `nil`.
  package var assumedUnit: String?

  package init(_ stream: TouchStream, ignored: [String] = [], assumptions: [String] = []) {
    (self.stream, self.ignored, self.assumptions) = (stream, ignored, assumptions)
  }

  /// The number of ignored names to remember; our choice.
  private static let mostIgnored = 16

  /// Adds a name to the ignored ones, once.
  package mutating func ignore(_ name: String) {
    if ignored.count < TouchReading.mostIgnored, !ignored.contains(name) { ignored.append(name) }
  }

  /// Adds an assumption, once.
  package mutating func assume(_ assumption: String) {
    if !assumptions.contains(assumption) { assumptions.append(assumption) }
  }
}

/// A reader for the touches of other tools, which a host provides that reads files.
package struct ForeignTouches: Sendable {
  /// Returns the touches in a format of another tool, or `nil` if the bytes are in none of these
  /// formats and no format is required.
  package let read:
    @Sendable (_ bytes: [UInt8], _ format: TouchFormat?, _ surroundings: TouchSurroundings)
      throws(RecordingError) -> TouchReading?

  package init(
    _ read:
      @escaping @Sendable (
        _ bytes: [UInt8], _ format: TouchFormat?, _ surroundings: TouchSurroundings
      ) throws(RecordingError) -> TouchReading?
  ) {
    self.read = read
  }
}

extension FileAccess {
  /// Parses the touches in a file, whose first sample is at instant 0.
  ///
  /// - Parameters:
  ///   - format: The format, or `nil` to detect it from the contents.
  ///   - unit: The unit of the times, or `nil` to use the one that the file names.
  func touches(
    in bytes: [UInt8], as format: TouchFormat?, unit: TouchRecording.Unit?,
    _ surroundings: TouchSurroundings
  ) throws(RecordingError) -> TouchReading {
    if let format, format.recording == nil, foreign == nil {
      throw RecordingError(
        line: 1, message: "\(format.rawValue) cannot be read here",
        hint: "write the touches out, as in touches \"0 195,420; 16 195,408; 283 up\"")
    }
    if format?.recording == nil, let foreign,
      let reading = try foreign.read(bytes, format, surroundings)
    {
      guard unit == nil else {
        throw RecordingError(
          line: 1, message: "this format has a unit of time already", hint: "omit unit=")
      }
      return reading
    }
    return try TouchRecording.readNoting(bytes, as: format?.recording, unit: unit)
  }
}
