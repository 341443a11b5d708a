private import CRuntimeCounts

/// The requests of a piece of work: memory, and references.
///
/// The same in every run, whatever else the machine does: a test can bound it where it could not
/// bound a time. A debug build asks for a reference nearly whenever it takes an element of an array
/// or calls a function with an object, so that the references grow as the work does. Work within
/// the standard library, such as a search for a string in an array, isn't counted; `scripts/growth`
/// counts it.
public struct RuntimeCounts: Sendable, Equatable {
  /// How often memory was asked for.
  public let allocations: Int
  /// References taken and let go by our own code.
  public let references: Int

  /// Counts while something is done, on this thread.
  public init<Failure: Error>(_ work: () throws(Failure) -> Void) throws(Failure) {
    let before = runtime_counts_so_far()
    try work()
    let after = runtime_counts_so_far()
    allocations = Int(after.allocations - before.allocations)
    references = Int(after.references - before.references)
  }

  /// Whether the runtime can be counted here; where it cannot, everything counts 0.
  public static var areThere: Bool { runtime_can_be_counted() != 0 }

  /// Both together.
  public var total: Int { allocations + references }
}

/// How work grows with the number of things it is about.
public struct Growth: Sendable, CustomStringConvertible {
  /// The lesser of the two numbers that were tried.
  public let count: Int
  /// The operations per thing, of that many things and of four times as many.
  public let few: Double
  public let many: Double

  /// Counts some work with a number of things, and with four times as many.
  ///
  /// Preparations are made outside of `work`.
  public init<Prepared, Failure: Error>(
    from count: Int, preparing prepare: (Int) throws(Failure) -> Prepared,
    _ work: (inout Prepared) throws(Failure) -> Void
  ) throws(Failure) {
    self.count = count
    func perThing(_ count: Int) throws(Failure) -> Double {
      var prepared = try prepare(count)
      let counts = try RuntimeCounts { () throws(Failure) in try work(&prepared) }
      return Double(counts.total) / Double(count)
    }
    // Once before, so that what is made at first use is not counted.
    _ = try perThing(count)
    few = try perThing(count)
    many = try perThing(4 * count)
  }

  /// How many times as much each thing costs among four times as many: 1 for linear work, 4 for
  /// quadratic.
  public var ratio: Double { few > 0 ? many / few : 1 }

  /// Whether each costs next to nothing more among many: 2.5 for ten times as many is 1.74 for four.
  public var isLinear: Bool { ratio < 1.6 }

  public var description: String {
    "\(few) operations each of \(count), \(many) each of \(4 * count)"
  }
}
