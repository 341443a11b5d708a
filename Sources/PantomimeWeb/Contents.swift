import PantomimeKit
import PantomimeReporting

/// The contents of views that the page has received: a frame names them instead of repeating them,
/// because most views only move from one frame to the next.
struct SentContents {
  private var sent: Set<UInt64> = []
  /// The contents that are new in the current frame, each with its number.
  private var fresh: [JSONText] = []
  private var hasForgotten = false

  /// The number of contents that the page keeps; our choice.
  private static let most = 1_000

  /// Begins a frame.
  ///
  /// If the page has too many contents, it forgets all of them.
  mutating func begin() {
    fresh = []
    hasForgotten = sent.count > SentContents.most
    if hasForgotten { sent = [] }
  }

  /// Returns the number of a view's content, or `null` if pictures draw only its outline and its name.
  mutating func number(of view: ShownView) -> JSONText {
    guard ViewContent.isDrawn(in: view) else { return .null }
    let code = ContentCode(of: view).value
    let number = JSONText.number(Double(code), decimals: 0)
    if sent.insert(code).inserted { fresh.append(.list([number, SentContents.content(of: view)])) }
    return number
  }

  /// The members of the frame with the contents that are new in it.
  var members: [JSONText.Member] {
    var members: [JSONText.Member] = []
    if hasForgotten { members.append(("forgets", .flag(true))) }
    if !fresh.isEmpty { members.append(("contents", .list(fresh))) }
    return members
  }

  /// Returns the content of a view as pictures draw it, relative to the view's first corner: for each
  /// shape its class, its opacity, and its path; for each text its class, its opacity, its place, its
  /// anchor, its size, and itself.
  private static func content(of view: ShownView) -> JSONText {
    let origin = view.corners.first ?? Point2D()
    let back = Point2D(x: -origin.x, y: -origin.y)
    return .list(
      (ViewContent.marks(of: view) + ViewContent.edges(of: view)).map { shape, ink in
        var parts: [JSONText] = [
          .string(VectorPath.look(of: ink)), .number(ink.opacity, decimals: 2),
        ]
        let shape = shape.placed(at: back, scale: 1)
        if case .letters(let text, let place, let anchor, let size) = shape {
          parts += [.place(place.x), .place(place.y)]
          parts += [.string(anchor.rawValue), .place(size), .string(text)]
        } else {
          parts.append(.string(VectorPath.text(shape)))
        }
        return .list(parts)
      })
  }
}

/// A number that follows from all that a view's content depends on, so that equal contents have equal
/// numbers in all sessions (FNV-1a, of which 52 bits are kept, because JavaScript has no larger
/// integers).
private struct ContentCode {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  init(of view: ShownView) {
    let origin = view.corners.first ?? Point2D()
    for corner in view.corners {
      add(corner.x - origin.x)
      add(corner.y - origin.y)
    }
    add(view.size?.width ?? -1)
    add(view.size?.height ?? -1)
    add(ViewContent.radius(of: view))
    add(view.shade)
    add(view.isUpright ? 1.0 : 0.0)
    if let color = view.color {
      for part in [color.red, color.green, color.blue, color.alpha] { add(part) }
    }
    for byte in (view.role?.rawValue ?? "").utf8 { add(byte) }
    add(0 as UInt8)
    for byte in view.text.utf8 { add(byte) }
  }

  var value: UInt64 { hash >> 12 }

  private mutating func add(_ byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// Adds a number to a thousandth, so that the place of a view doesn't change its content.
  private mutating func add(_ number: Double) {
    let bits = ((number * 1_000).rounded() + 0).bitPattern
    for shift in stride(from: 0, to: 64, by: 8) {
      add(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
  }
}
