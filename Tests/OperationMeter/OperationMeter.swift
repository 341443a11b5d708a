import Foundation
import PantomimeCounting

/// Tells what an optimised build asks for what must cost next to nothing there.
///
/// That is memory, and references taken and let go; it fails where they are more than the rows allow.
/// With the name of a row and a number it does the row's work so often and tells nothing, for whoever
/// counts instructions from outside; with `--rows` it lists the rows and how many operations each does
/// at a time. `scripts/count` runs it.
@main enum OperationMeter {
  /// Some work, which is so many operations, and the most that each of them may ask for.
  struct Row {
    let name: String
    let operations: Int
    let allocations: Double
    let references: Double
    let work: () -> Void

    init(
      _ name: String, operations: Int, allocations: Double = 0, references: Double = 0,
      work: @escaping () -> Void
    ) {
      self.name = name
      self.operations = operations
      self.allocations = allocations
      self.references = references
      self.work = work
    }
  }

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments == ["--rows"] {
      for (name, make) in rows { print(make().operations, name) }
    } else if arguments.count == 2, let make = rows.first(where: { $0.name == arguments[0] })?.make,
      let times = Int(arguments[1])
    {
      let row = make()
      for _ in 0..<times { row.work() }
    } else if arguments.isEmpty {
      let isAllWithin = rows.map { isWithin($0.make()) }.allSatisfy { $0 }
      exit(isAllWithin ? EXIT_SUCCESS : EXIT_FAILURE)
    } else {
      print("usage: OperationMeter [--rows | ROW TIMES]")
      exit(2)
    }
  }

  /// Counts, tells, and says whether it is no more than allowed.
  private static func isWithin(_ row: Row) -> Bool {
    // Once before, so that what is made at first use is not counted.
    row.work()
    let counts = RuntimeCounts(row.work)
    let allocations = Double(counts.allocations) / Double(row.operations)
    let references = Double(counts.references) / Double(row.operations)
    let isWithin = allocations <= row.allocations && references <= row.references
    print(
      "\(row.name): \(allocations) allocations, \(references) references"
        + (isWithin ? "" : ", more than \(row.allocations) and \(row.references)"))
    return isWithin
  }
}
