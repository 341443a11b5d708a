import PantomimeKit

/// The choices that make one move: numbers, the smaller the simpler.
///
/// A tape is either drawn at random, as a seed determines, or given. A given tape that is too short
/// continues with zeros, and a choice that is too large counts as the largest possible one, so every
/// sequence of numbers is a move.
struct ChoiceTape: Sendable {
  /// The kinds of moves from which random choices are drawn.
  var kinds: MoveKinds = []
  /// The choices so far.
  private(set) var choices: [Int] = []
  /// For each choice, the number of the smallest values that an exhaustive search tries.
  private(set) var standard: [Int] = []
  private var random: RandomNumbers
  private var given: [Int]?

  /// Creates a tape of random choices.
  init(_ random: RandomNumbers) { self.random = random }

  /// Creates a tape of given choices.
  init(_ choices: [Int]) {
    (given, random) = (choices, RandomNumbers(seed: 0, block: 0))
    self.choices.reserveCapacity(choices.count)
  }

  /// Whether the choices are drawn at random.
  var isRandom: Bool { given == nil }

  /// Begins the next move of a random tape.
  mutating func begin() {
    choices.removeAll(keepingCapacity: true)
    standard.removeAll(keepingCapacity: true)
  }

  /// Makes a choice below a bound, which is at least 1.
  ///
  /// - Parameters:
  ///   - standard: The number of the smallest values that an exhaustive search tries.
  ///   - draw: Draws a random value.
  mutating func choose(
    below bound: Int, standard: Int, _ draw: (inout RandomNumbers) -> Int
  ) -> Int {
    let wanted: Int
    if let given {
      wanted = choices.count < given.count ? given[choices.count] : 0
    } else {
      wanted = draw(&random)
    }
    let choice = min(max(wanted, 0), bound - 1)
    choices.append(choice)
    self.standard.append(min(standard, bound))
    return choice
  }

  /// Makes a choice among equally probable values.
  mutating func choose(below bound: Int, standard: Int) -> Int {
    choose(below: bound, standard: standard) { $0.number(below: bound) }
  }

  /// Makes a choice between no, which is 0, and yes, which happens with a probability in percent.
  mutating func chooses(percent: Int, standard: Int = 1) -> Bool {
    choose(below: 2, standard: standard) { $0.happens(percent: percent) ? 1 : 0 } == 1
  }

  /// Draws a number that is no part of a move.
  mutating func draw<Value>(_ draw: (inout RandomNumbers) -> Value) -> Value { draw(&random) }

  /// Returns the next of the tapes that consist of standard choices, sorted from left to right, or
  /// `nil` if this is the last one.
  var successor: [Int]? {
    var next = choices
    while let last = next.last {
      if last + 1 < standard[next.count - 1] {
        next[next.count - 1] += 1
        return next
      }
      next.removeLast()
    }
    return nil
  }
}

/// Random numbers that a seed and the number of a block determine.
struct RandomNumbers: Sendable {
  private var generator: SeededGenerator

  init(seed: UInt64, block: UInt64) {
    generator = SeededGenerator(
      seed: seed &* 0x9E37_79B9_7F4A_7C15 &+ block &* 0xD1B5_4A32_D192_ED03)
    _ = generator.next()
  }

  /// Returns a number from 0 up to a bound.
  mutating func number(below bound: Int) -> Int {
    bound <= 1 ? 0 : Int(truncatingIfNeeded: (generator.next() >> 33) % UInt64(bound))
  }

  /// Returns whether an event with a probability in percent happens.
  mutating func happens(percent: Int) -> Bool { number(below: 100) < percent }
}
