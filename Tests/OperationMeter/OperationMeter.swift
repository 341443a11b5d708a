import Foundation
import PantomimeCounting

/// Prints the costs, in an optimized build, of operations that must cost next to nothing.
///
/// That is memory, and references taken and let go; it fails where they are more than the rows
/// allow. With the name of a row and a number it runs so many rounds and prints nothing, for
/// counting instructions from outside; with `--rows` it lists the rows and the number of operations
/// in a round. `scripts/count` runs it.
@main enum OperationMeter {
  /// Some work that is done in rounds of so many operations, and the most that each may ask for.
  ///
  /// The work before the first round isn't counted: an operation costs what ten more rounds cost.
  struct Row {
    let name: String
    let operations: Int
    let allocations: Double
    let references: Double
    let work: (_ rounds: Int) -> Void

    init(
      _ name: String, operations: Int, allocations: Double = 0, references: Double = 0,
      work: @escaping (_ rounds: Int) -> Void
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
      let rounds = Int(arguments[1])
    {
      make().work(rounds)
    } else if arguments.isEmpty {
      let isAllWithin = rows.map { isWithin($0.make()) }.allSatisfy { $0 }
      exit(isAllWithin ? EXIT_SUCCESS : EXIT_FAILURE)
    } else {
      print("usage: OperationMeter [--rows | ROW ROUNDS]")
      exit(2)
    }
  }

  /// Counts, prints, and returns whether the counts are within the limits.
  private static func isWithin(_ row: Row) -> Bool {
    // Once before, so that what is made at first use is not counted.
    row.work(1)
    let one = RuntimeCounts { row.work(1) }
    let eleven = RuntimeCounts { row.work(11) }
    let operations = Double(10 * row.operations)
    let allocations = Double(eleven.allocations - one.allocations) / operations
    let references = Double(eleven.references - one.references) / operations
    let isWithin = allocations <= row.allocations && references <= row.references
    print(
      "\(row.name): \(allocations) allocations, \(references) references"
        + (isWithin ? "" : ", more than \(row.allocations) and \(row.references)"))
    return isWithin
  }
}
