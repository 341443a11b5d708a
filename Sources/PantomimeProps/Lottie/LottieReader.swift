import PantomimeKit

/// A reader of the layers in a Lottie file, which collects the unsupported features.
struct LottieReader {
  private var parts: [VectorIcon.Part] = []
  private var unsupported: [VectorIcon.Unsupported] = []
  /// The number of uses of each name.
  private var names: [String: Int] = [:]
  private var keyframeCount = 0

  /// Reads the whole file.
  mutating func icon(_ file: LottieNode) throws(FileError) -> VectorIcon {
    guard case .object = file.value else {
      throw FileError(
        "not a Lottie file but \(file.value.kind)", hint: "a Lottie file is an object")
    }
    let rate = try file.member("fr").number()
    let (first, last) = (try file.member("ip").number(), try file.member("op").number())
    let size = Size2D(
      width: try file.member("w").number(), height: try file.member("h").number())
    let layers = try file.member("layers").items()
    for (index, layer) in layers.enumerated() {
      try read(layer, number: index + 1, first: first, last: last)
    }
    do throws(OptionError) {
      return try VectorIcon(
        frameRate: rate, frames: first...max(first, last), size: size, parts: parts,
        unsupported: unsupported)
    } catch {
      let given = error.parameter == "op" ? last : error.value
      throw FileError(
        "'\(error.parameter)' is \(Numerals.text(given))",
        hint: "must be \(error.allowed)")
    }
  }

  private mutating func miss(_ kind: String, in layer: String) {
    let missed = VectorIcon.Unsupported(layer: layer, kind: kind)
    // Consecutive occurrences of a feature are reported once.
    if unsupported.last != missed { unsupported.append(missed) }
  }
}

// MARK: - Layers

extension LottieReader {
  private mutating func read(
    _ layer: LottieNode, number: Int, first: Double, last: Double
  ) throws(FileError) {
    let type = try layer.member("ty").number()
    let given = layer.text("nm")
    let title = given.isEmpty ? "layer-\(number)" : given
    guard type == LottieKinds.shapeLayer else {
      return miss(LottieKinds.layer(type), in: title)
    }
    for kind in try LottieKinds.features(of: layer) { miss(kind, in: title) }
    let (start, end) = (try layer.number("ip", first), try layer.number("op", last))
    let isShown = !layer.flag("hd") && start <= end
    let place = Place(
      title: title, name: unused(title, in: "", or: "layer-\(number)"),
      frames: isShown ? start...end : nil)
    let tracks = try transform(layer.member("ks"), in: title)
    let items = try layer["shapes"]?.items() ?? []
    try read(items, in: place, with: tracks)
  }

  /// A container of shapes: a layer, or a group in a layer.
  private struct Place {
    /// The name in the file.
    let title: String
    /// The name in paths.
    let name: String
    let frames: ClosedRange<Double>?
  }

  /// Adds a part with its transform and trim, and the groups in the part.
  private mutating func read(
    _ items: [LottieNode], in place: Place, with transform: [VectorIcon.Track]
  ) throws(FileError) {
    guard parts.count < LottieFile.mostParts else {
      throw FileError(
        "it has too many layers and groups",
        hint: "the limit is \(LottieFile.mostParts)")
    }
    let index = parts.count
    var tracks = transform
    parts.append(VectorIcon.Part(place.name, frames: place.frames, tracks: tracks))
    var trims = 0
    for (number, item) in items.enumerated() {
      let type = item.text("ty")
      switch type {
      case "gr": try group(item, number: number + 1, in: place)
      case "tr": tracks = try self.transform(item, in: place.title)
      case "tm":
        trims += 1
        if trims > 1 {
          miss("second-trim", in: place.title)
        } else {
          tracks += try trim(item, in: place.title)
        }
      default:
        if let kind = LottieKinds.shape(item) { miss(kind, in: place.title) }
      }
    }
    // Tracks are in the order of the enumeration, wherever the transform is in the file.
    let order = VectorProperty.allCases
    parts[index] = VectorIcon.Part(
      place.name, frames: place.frames,
      tracks: order.flatMap { property in tracks.filter { $0.property == property } })
  }

  private mutating func group(
    _ item: LottieNode, number: Int, in place: Place
  ) throws(FileError) {
    let given = item.text("nm")
    let title = given.isEmpty ? "group-\(number)" : given
    let inner = Place(
      title: "\(place.title)/\(title)",
      name: unused(title, in: "\(place.name).", or: "group-\(number)"),
      frames: item.flag("hd") ? nil : place.frames)
    try read(item.member("it").items(), in: inner, with: [])
  }

  /// Returns an unused name for paths, which consists of lowercase letters, digits, and hyphens,
  /// and ends with a number if the name would otherwise be taken.
  private mutating func unused(_ title: String, in place: String, or standard: String) -> String {
    let words = title.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let name = place + (words.isEmpty ? standard : words.joined(separator: "-"))
    var unused = name
    while names[unused] != nil {
      names[name, default: 1] += 1
      unused = "\(name)-\(names[name, default: 1])"
    }
    names[unused] = 1
    return unused
  }
}

// MARK: - Properties

extension LottieReader {
  /// The members of a transform, and the defaults for missing ones.
  private static let members: [(property: VectorProperty, name: String, standard: Double)] = [
    (.opacity, "o", 1), (.position, "p", 0), (.scale, "s", 1), (.rotation, "r", 0),
    (.anchor, "a", 0),
  ]

  private mutating func transform(
    _ node: LottieNode, in title: String
  ) throws(FileError) -> [VectorIcon.Track] {
    var tracks: [VectorIcon.Track] = []
    for (property, name, standard) in LottieReader.members {
      // A 3D layer rotates about three axes; `rz` is the rotation about the axis toward the viewer.
      if let member = node[name] ?? (name == "r" ? node["rz"] : nil) {
        tracks.append(try track(property, member, in: title))
      } else {
        let value = SIMD2(standard, property.count > 1 ? standard : 0)
        tracks.append(VectorIcon.Track(property, VectorTrack(constant: value)))
      }
    }
    if let skew = node["sk"] {
      let still = skew.moves ? nil : try skew.member("k").numbers().first
      if still != 0 { miss("skew", in: title) }
    }
    return tracks
  }

  private mutating func trim(
    _ node: LottieNode, in title: String
  ) throws(FileError) -> [VectorIcon.Track] {
    if try node.number("m", 1) != 1 { miss("trim-in-sequence", in: title) }
    return [
      try track(.trimStart, node.member("s"), in: title),
      try track(.trimEnd, node.member("e"), in: title),
      try track(.trimOffset, node.member("o"), in: title),
    ]
  }

  private mutating func track(
    _ property: VectorProperty, _ node: LottieNode, in title: String
  ) throws(FileError) -> VectorIcon.Track {
    // A position may be split into its components.
    if property == .position, node.flag("s") {
      let x = try keyframes(node.member("x"), property, isSplit: true, in: title)
      let y = try keyframes(node.member("y"), property, isSplit: true, in: title)
      return VectorIcon.Track(property, x, second: y)
    }
    return VectorIcon.Track(property, try keyframes(node, property, in: title))
  }

  private mutating func keyframes(
    _ node: LottieNode, _ property: VectorProperty, isSplit: Bool = false, in title: String
  ) throws(FileError) -> VectorTrack {
    if !node.text("x").isEmpty { miss("expression", in: title) }
    var reader = LottieTrack(property, isSplit: isSplit)
    let track = try reader.read(node)
    if reader.hasStrayEasing { miss("easing-outside", in: title) }
    keyframeCount += reader.keyframeCount
    guard keyframeCount <= LottieFile.mostKeyframes else {
      throw FileError(
        "it has too many keyframes", hint: "the limit is \(LottieFile.mostKeyframes)")
    }
    return track
  }
}

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

  /// Shapes that draw something; they are unsupported only if they are animated, because the
  /// drawing isn't read anyway.
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
