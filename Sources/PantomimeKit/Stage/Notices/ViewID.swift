/// A view on a stage, by its place in the order in which views were added.
public struct ViewID: Sendable, Hashable {
  private let number: UInt32
  private let mark: UInt32

  init(place: MarkedPlace) { (number, mark) = place.numbers }

  var place: MarkedPlace { MarkedPlace((number, mark)) }

  var index: Int { Int(number) }

  /// The view as recognizers know it.
  var target: TouchTarget { TouchTarget(index: index) }
}
