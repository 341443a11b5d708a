// The errors of decoding values that their types refuse. Embedded Swift has no `Codable`.

#if !hasFeature(Embedded)
extension Decoder {
  /// Returns the error to throw if the data doesn't form a valid value.
  package func corrupted(_ reason: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: codingPath, debugDescription: reason))
  }

  /// Returns the value that a closure creates; if the closure throws because a number is out of
  /// range, throws a decoding error instead.
  package func making<Value>(_ make: () throws(OptionError) -> Value) throws -> Value {
    do throws(OptionError) { return try make() } catch { throw corrupted(error.description) }
  }

  /// Returns the two numbers of an array; throws an error if the array has another length.
  package func pair(_ numbers: [Double]) throws -> (Double, Double) {
    guard numbers.count == 2 else { throw corrupted("two numbers are needed") }
    return (numbers[0], numbers[1])
  }
}

extension KeyedDecodingContainer {
  /// Returns the case whose raw value is the word of a key.
  package func word<Choice: RawRepresentable<String>>(_ key: Key) throws -> Choice {
    let word = try decode(String.self, forKey: key)
    guard let choice = Choice(rawValue: word) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "unknown \(key.stringValue) '\(word)'")
    }
    return choice
  }
}
#endif
