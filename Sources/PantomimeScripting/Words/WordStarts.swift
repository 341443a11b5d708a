import PantomimeKit

/// The values from which the line in an answer animates.
extension Advice {
  /// Returns an error whose line animates a value from another one than it has: from that of the second
  /// branch, or else from the opposite.
  func effective(_ advised: ScriptError) -> ScriptError {
    guard let simulation, let source = advised.source else { return advised }
    let typed = Advice.statement(in: Advice.dividedAtInstant(source).rest)
    let branches = WordAccount(typed).branches + Words.branches(in: Foreign.pieces(of: typed))
    var runs = false
    let changed = rewriting(advised) { line in
      var statements = Words.split(line, at: "; ")
      guard !statements.contains(where: { $0.hasPrefix("scene ") }) else { return line }
      for (place, statement) in statements.enumerated().reversed() {
        let words = statement.split(separator: " ").map(String.init)
        guard words.count > 2, words[0] == Animate.form.name,
          let target = words.first(where: { $0.hasPrefix("to=") }),
          let value = Numeral(String(target.dropFirst(3)))?.value,
          !statements.contains(where: { $0.hasPrefix("set \(words[1])=") })
        else { continue }
        var start = branches.first { $0.first == value }?.second
        if start != nil { runs = true }
        if start == nil, case .number(let now, _)? = simulation.read(words[1]), now == value {
          start =
            ["alpha", "scale"].contains { words[1].hasSuffix(".\($0)") } ? value == 0 ? 1 : 0 : nil
        }
        guard let start, start != value else { continue }
        statements.insert("set \(words[1])=\(Numerals.text(start, decimals: 6))", at: place)
      }
      return statements.joined(separator: "; ")
    }
    let note = changed.notes.first { Words.has($0, Advice.firstBranch) }
    guard runs, let note, let place = Advice.range(of: Advice.firstBranch, in: note),
      changed.hint != advised.hint
    else { return changed }
    return changed.without(note).noting(
      note[..<place.lowerBound]
        + "It runs from the value of the second branch to that of the first.")
  }

  /// The beginning of the note about a value with two branches.
  static let firstBranch = "The value is that of the first branch"
}

extension WordAccount {
  /// The numbers of the conditional values.
  var branches: [(first: Double, second: Double)] {
    items.compactMap { item in
      ForeignNumber.branchValues(of: item.value[...])
    }
  }
}

extension ForeignNumber {
  /// Returns the two numbers of a conditional value, or `nil` if it has others.
  fileprivate static func branchValues(
    of pieces: ArraySlice<Foreign>
  ) -> (first: Double, second: Double)? {
    guard let (first, second) = branches(of: pieces), let one = value(first),
      let other = value(second)
    else { return nil }
    return (one.value, other.value)
  }
}

extension Words {
  /// Returns the numbers of the conditional values in closures: `{ state -> if (state) 1f else 0.5f }`.
  fileprivate static func branches(in pieces: [Foreign]) -> [(first: Double, second: Double)] {
    pieces.flatMap { piece -> [(first: Double, second: Double)] in
      guard case .group(_, let arguments) = piece.content else { return [] }
      return arguments.flatMap { argument in
        let test = argument.value.firstIndex { $0.word == "if" }
        let own = test.flatMap { ForeignNumber.branchValues(of: argument.value[$0...]) }
        return (own.map { [$0] } ?? []) + branches(in: argument.value)
      }
    }
  }
}
