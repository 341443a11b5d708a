import PantomimeKit

/// The kinds of layers and shapes in a Lottie file, and their unsupported features.
enum LottieKinds {
  /// The type of a shape layer.
  static let shapeLayer = 4.0

  private static let layers: [(type: Double, name: String)] = [
    (0, "precomposition"), (1, "solid"), (2, "image"), (3, "null"), (5, "text"), (6, "audio"),
    (7, "video-placeholder"), (8, "image-sequence"), (9, "video"), (10, "image-placeholder"),
    (11, "guide"), (12, "adjustment"), (13, "camera"), (14, "light"), (15, "data"),
  ]

  /// Returns the name of a layer type.
  static func layer(_ type: Double) -> String {
    layers.first { $0.type == type }?.name ?? "layer-type-\(Numerals.text(type))"
  }

  /// Returns the unsupported features that a shape layer uses.
  static func features(of layer: LottieNode) throws(FileError) -> [String] {
    var kinds: [String] = []
    if layer.flag("ddd") { kinds.append("3-d") }
    if layer["parent"] != nil { kinds.append("parent") }
    if layer.flag("hasMask") || layer.hasItems("masksProperties") { kinds.append("mask") }
    if layer.flag("tt") || layer.flag("td") { kinds.append("matte") }
    if layer.hasItems("ef") { kinds.append("effect") }
    if layer.hasItems("sy") { kinds.append("layer-style") }
    if layer.flag("ao") { kinds.append("auto-orientation") }
    if layer.flag("bm") { kinds.append("blend-mode") }
    if try layer.number("sr", 1) != 1 { kinds.append("time-stretch") }
    if layer["tm"] != nil { kinds.append("time-remapping") }
    return kinds
  }

  /// Shapes that draw something; they are unsupported only if animated, because the drawing itself
  /// isn't read.
  private static let drawing: [(type: String, name: String)] = [
    ("sh", "path"), ("el", "ellipse"), ("rc", "rectangle"), ("sr", "star"), ("fl", "fill"),
    ("st", "stroke"), ("gf", "gradient-fill"), ("gs", "gradient-stroke"), ("no", "no-style"),
  ]

  /// Shapes that change the drawing of others.
  private static let changing: [(type: String, name: String)] = [
    ("rp", "repeater"), ("mm", "merged-paths"), ("rd", "rounded-corners"), ("pb", "pucker-bloat"),
    ("zz", "zig-zag"), ("op", "offset-path"), ("tw", "twist"),
  ]

  /// Returns the unsupported feature of a shape, or `nil` if there is none.
  static func shape(_ item: LottieNode) -> String? {
    let type = item.text("ty")
    if let kind = drawing.first(where: { $0.type == type }) {
      return item.moves ? "animated-\(kind.name)" : nil
    }
    return changing.first { $0.type == type }?.name
      ?? "shape-type-\(type.isEmpty ? "none" : type)"
  }
}
