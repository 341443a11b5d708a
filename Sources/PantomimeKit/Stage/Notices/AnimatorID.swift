/// The identifier of an animator on a stage: its index in insertion order.
public struct AnimatorID: Sendable, Hashable {
  private let number: UInt32
  private let mark: UInt32

  init(place: MarkedPlace) { (number, mark) = place.numbers }

  var place: MarkedPlace { MarkedPlace((number, mark)) }

  var index: Int { Int(number) }
}
