import Foundation
import PantomimeCounting

/// Tells what an optimised build asks of the runtime for what must cost nothing there: objects made,
/// and references taken and let go.
///
/// It fails where there are more than the table below has: `scripts/check` runs it.
@main enum OperationMeter {
  static func main() {
    var isWorse = false
    for row in rows {
      // Once before, so that what is made at first use is not counted.
      row.work()
      let counts = RuntimeCounts(row.work)
      let allocations = Double(counts.allocations) / Double(row.times)
      let references = Double(counts.references) / Double(row.times)
      let isWithin = allocations <= row.allocations && references <= row.references
      print(
        "\(row.name): \(allocations) allocations, \(references) references"
          + (isWithin ? "" : ", more than \(row.allocations) and \(row.references)"))
      isWorse = isWorse || !isWithin
    }
    exit(isWorse ? EXIT_FAILURE : EXIT_SUCCESS)
  }

  /// Some work, done so many times, and the most that each time may cost.
  struct Row {
    let name: String
    let times: Int
    let allocations: Double
    let references: Double
    let work: () -> Void
  }
}
