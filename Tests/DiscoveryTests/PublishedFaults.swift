/// What sees each published fault: the claim that a hunt finds broken, or the reason why no claim
/// can.
struct PublishedFault: Sendable {
  enum Sight: Sendable, Hashable {
    /// The name of the claim.
    case claim(String)
    /// None: the fault is kept by design, is an option's default, or is a matter of taste.
    case none(String)
  }

  let id: String
  /// The scene, and the options besides the fault's own id.
  let scene: String
  /// The other faults that must be on.
  var others: [String] = []
  var options = ""
  let sight: Sight

  var target: String {
    let faults = ([id] + others).joined(separator: ",")
    return "scene \(scene) faults=\(faults)" + (options.isEmpty ? "" : " \(options)")
  }

  private static func seen(
    _ id: String, in scene: String, by claim: String, with others: [String] = [],
    options: String = ""
  ) -> PublishedFault {
    PublishedFault(id: id, scene: scene, others: others, options: options, sight: .claim(claim))
  }

  private static func unseen(
    _ id: String, in scene: String, because reason: String
  ) -> PublishedFault {
    PublishedFault(id: id, scene: scene, sight: .none(reason))
  }

  static let all: [PublishedFault] = [
    .seen("CG-1", in: "city-guide", by: "as-shown"),
    .seen("CG-2", in: "city-guide", by: "collapsed-size", with: ["CG-1"]),
    .seen("CG-3", in: "city-guide", by: "in-the-row", with: ["CG-1"]),
    .seen("CG-4", in: "city-guide", by: "no-animator"),
    .seen("CG-5", in: "city-guide", by: "under-finger"),
    .unseen("CG-6", in: "city-guide", because: "kept by design"),
    .unseen("CG-7", in: "city-guide", because: "an option's default"),
    .unseen("CG-8", in: "city-guide", because: "an option's default"),
    .unseen("CG-9", in: "city-guide", because: "kept by design"),
    .seen("CG-10", in: "city-guide", by: "one-expanded"),
    .seen("CG-11", in: "city-guide", by: "room-above", options: "screen=390x350"),
    .seen("CG-12", in: "city-guide", by: "in-time"),
    .unseen("CG-13", in: "city-guide", because: "the scene `basics` shows it"),
    .seen("CG-14", in: "city-guide", by: "list-scrolls"),
    .seen("CG-15", in: "city-guide", by: "one-row"),
    .seen("CG-16", in: "city-guide", by: "as-shown"),
    .seen("CG-17", in: "city-guide", by: "one-expanded"),
    .seen("CG-18", in: "city-guide", by: "list-locked"),
    .seen("IA-1", in: "interactive-square", by: "under-finger"),
    .seen("IA-2", in: "interactive-square", by: "at-a-place"),
    .seen("IA-3", in: "interactive-square", by: "under-finger"),
    .unseen("IA-4", in: "interactive-square", because: "kept by design"),
    .unseen("IA-5", in: "interactive-square", because: "an option's default"),
    .unseen("IA-6", in: "interactive-square", because: "an option's default"),
    .unseen("IA-7", in: "interactive-square", because: "kept by design"),
    .unseen("IA-8", in: "interactive-square", because: "kept by design"),
    .unseen("IA-9", in: "interactive-square", because: "an option's default"),
    .unseen("IA-10", in: "interactive-square", because: "`set quirks=slow-reuse` shows it"),
    .seen("MP-1", in: "dive-deeper", by: "verdict"),
    .seen("MP-2", in: "dive-deeper", by: "verdict"),
    .unseen("MP-3", in: "dive-deeper", because: "kept by design"),
    .unseen("MP-4", in: "dive-deeper", because: "kept by design"),
    .seen("MP-5", in: "dive-deeper", by: "detail-hidden"),
    .seen("MP-6", in: "dive-deeper", by: "holds-what-it-presents"),
    .seen("MP-7", in: "dive-deeper", by: "no-stand-ins"),
    .unseen("MP-8", in: "dive-deeper", because: "a missing input breaks no claim about a state"),
    .seen("MP-9", in: "dive-deeper", by: "no-transition"),
    .seen("PD-1", in: "pokedex-list", by: "jump"),
    .seen("PD-2", in: "pokedex-list", by: "flows-in"),
    .unseen("PD-3", in: "pokedex-list", because: "kept by design"),
    .unseen("PD-4", in: "pokedex-list", because: "an option's default"),
    .unseen("PK-1", in: "pokedex-detail", because: "only the name is wrong"),
    .seen("PK-2", in: "pokedex-detail", by: "one-opening"),
    .seen("PK-3", in: "pokedex-detail", by: "no-surface", with: ["PK-2"]),
    .seen("PK-4", in: "pokedex-detail", by: "empty-loads", options: "image=no-address"),
    .unseen("PK-5", in: "pokedex-detail", because: "kept by design"),
    .seen("PK-6", in: "pokedex-detail", by: "burst-stays"),
    .seen("PK-7", in: "pokedex-detail", by: "creature-model"),
    .unseen("PK-8", in: "pokedex-detail", because: "only `layer-remove` interrupts the animation"),
    .seen("PK-9", in: "pokedex-detail", by: "ball-in-place"),
    .seen("PK-10", in: "pokedex-detail", by: "ball-still"),
    .seen("PK-11", in: "pokedex-detail", by: "bars-to-scale"),
    .seen("PK-12", in: "pokedex-detail", by: "stats-once"),
    .unseen("PK-13", in: "pokedex-detail", because: "kept by design"),
    .seen("FP-1", in: "floating-player", by: "catchable"),
    .seen("FP-2", in: "floating-player", by: "no-animator"),
  ]
}
