package import PantomimeKit

/// Samples or events as comma-separated values (RFC 4180): a row with the names of the columns, and
/// a row for every instant.
///
/// The first column contains the number of the scene, because time restarts at 0 in every scene. A
/// value that consists of several numbers takes several columns; `none` is an empty cell.
package enum CommaTable {
  /// Returns the row with the names of the columns.
  package static func header(_ values: [(path: String, pathValue: PathValue)]) -> String {
    let names = values.flatMap { value in
      value.pathValue.components.isEmpty
        ? [value.path] : value.pathValue.components.map { "\(value.path).\($0)" }
    }
    return row(["scene", "t"] + names)
  }

  /// Returns the row for an instant; `widths` contains the number of columns for each value.
  package static func line(
    scene: Int, _ time: Instant, _ pathValues: [PathValue], widths: [Int]
  ) -> String {
    var cells = [String(scene), Numerals.text(time)]
    for (pathValue, width) in zip(pathValues, widths) {
      let texts =
        pathValue.numbers.isEmpty
        ? [pathValue == .absent ? "" : PathValueText.text(pathValue)]
        : pathValue.numbers.map { Numerals.text($0) }
      cells += texts.prefix(width)
      cells += [String](repeating: "", count: max(0, width - texts.count))
    }
    return row(cells)
  }

  /// The row with the names of the columns for events.
  package static let eventHeader = "scene,t,event,fields,why"

  /// Returns the row for an event.
  package static func line(scene: Int, _ entry: Trace.Entry) -> String {
    let fields = entry.event.fields.map { "\($0.name)=\($0.value.text)" }
    return row([
      String(scene), Numerals.text(entry.time), entry.event.name, fields.joined(separator: " "),
      entry.event.reason,
    ])
  }

  /// Returns the row for a digest, which belongs to no scene and no instant.
  package static func line(_ shown: ShownDigests.Line) -> String {
    row(["", "", ShownDigests.Line.word, "\(shown.path)=\(shown.hash)", ""])
  }

  package static func row(_ cells: [String]) -> String {
    cells.map(Printable.text).map { cell in
      cell.contains { ",\"\n\r".contains($0) }
        ? "\""
          + cell.split(separator: "\"", omittingEmptySubsequences: false)
          .joined(separator: "\"\"") + "\"" : cell
    }.joined(separator: ",")
  }
}

extension TraceFormat {
  /// Comma-separated values: those of the given paths, or, if no paths are given, the events.
  static let commaTable = TraceFormat(
    "csv", "comma-separated values",
    heading: { paths in paths.isEmpty ? CommaTable.eventHeader + "\n" : "" },
    entry: { entry, scene, paths in
      paths.isEmpty ? CommaTable.line(scene: scene, entry) + "\n" : ""
    },
    shown: { shown, paths in paths.isEmpty ? CommaTable.line(shown) + "\n" : "" },
    // If a path has no initial value, its number of columns is known only after all samples.
    ending: { samples, paths in CommaTable.text(samples, paths) })
}

extension CommaTable {
  fileprivate static func text(_ samples: [TraceFormat.Sample], _ paths: [String]) -> String {
    guard !samples.isEmpty else { return "" }
    let shapes = paths.indices.map { column in
      samples.lazy.map { $0.pathValues[column] }.first { $0 != .absent } ?? .absent
    }
    let widths = shapes.map { max(1, $0.components.count) }
    return header(zip(paths, shapes).map { (path: $0, pathValue: $1) }) + "\n"
      + samples.map {
        line(scene: $0.scene, $0.time, $0.pathValues, widths: widths) + "\n"
      }.joined()
  }
}
