/// The views of a stage: their names, their hierarchy, and their properties, including the
/// animations in flight.
struct ViewBoard: Sendable {
  /// The views, in insertion order.
  private(set) var all = PagedArray<View>()
  /// The index of views by name, without aliases.
  private var boxedIndex = Boxed(NameIndex())
  /// The aliases, each with the view to which it currently refers.
  private(set) var aliases: [(name: String, view: ViewID)] = []
  /// The properties of all views; each view has a range of them.
  private(set) var slots = PagedArray<Slot>()
  /// The fast-path state of each property, updated whenever the property changes.
  private(set) var fastPaths = PagedArray<FastPath>()
  /// The positions of views among their siblings.
  var orders = SiblingOrders()
  private var boxedPlaces = Boxed(PlaceIndex())
  /// The views of which an animation moves a property, or a property is bound to another value.
  private(set) var moving = MemberSet()
  /// The slots of bound properties, one for each binding.
  private(set) var followers = PagedArray<Int>()
  /// The animation block that is being executed, if any: changes of model values become animations
  /// of its mover.
  private var capture: Capture?
  /// The record of failed lookups; it exists only during one call and is never shared.
  nonisolated(unsafe) private var slips: MissingPropertyLog?

  /// The mover that animates the changes, and the point in its run at which the animations begin.
  struct Capture: Sendable {
    let mover: PropertyAnimation.Mover
    let onset: AnimationStart
    let course: AnimationCourse
    /// Whether a rotation changes as a number, over several turns if necessary, as a number does that
    /// a finger drags.
    var keepsTurns = false
  }
}

/// The failed lookups on a read-only stage.
final class MissingPropertyLog {
  private(set) var all: [(view: ViewID, property: String)] = []

  /// Records a property that a view doesn't have, unless it has already been recorded.
  func note(_ view: ViewID, _ property: String) {
    if !all.contains(where: { $0 == (view, property) }) { all.append((view, property)) }
  }
}

// MARK: - Names and slots

extension ViewBoard {
  private var index: NameIndex {
    _read { yield boxedIndex.value }
    _modify { yield &boxedIndex.value }
  }

  /// The spatial index of the views.
  var places: PlaceIndex {
    _read { yield boxedPlaces.value }
    _modify { yield &boxedPlaces.value }
  }

  /// Returns whether an identifier belongs to a view of this stage.
  func contains(_ view: ViewID) -> Bool { view.index < all.count && all[view.index].id == view }

  /// Returns the view of a recognizer's target, or `nil` if there is none.
  func view(_ target: TouchTarget) -> ViewID? {
    all.indices.contains(target.index) ? all[target.index].id : nil
  }

  /// Returns the view with the given name or alias.
  func view(named name: some StringProtocol) -> ViewID? {
    if let alias = aliases.first(where: { $0.name == name }) { return alias.view }
    return index[name].map { all[$0].id }
  }

  /// Returns the view with the given name or alias.
  ///
  /// - Throws: `InputError` if there is none; the error lists all names.
  func find(_ name: String) throws(InputError) -> ViewID {
    if let view = view(named: name) { return view }
    throw InputError(.noView(name, among: names))
  }

  /// Returns the view with the given name or alias.
  ///
  /// - Throws: `InputError` if there is none; the error lists the names of the views, but not the
  ///   aliases.
  func findOwn(_ name: String) throws(InputError) -> ViewID {
    if let view = view(named: name) { return view }
    throw InputError(.noView(name, among: all.map { $0.name }))
  }

  /// Returns the views with the given name, in insertion order; there is rarely more than one.
  func views(named name: some StringProtocol) -> [ViewID] {
    ((index[name].map { [$0] } ?? []) + index.namesakes.filter { all[$0].name == name }).map {
      all[$0].id
    }
  }

  /// The length of the longest name of a view, in bytes.
  var longestName: Int { max(index.longest, aliases.map { $0.name.utf8.count }.max() ?? 0) }

  /// Returns the name with which a view was added.
  func name(of view: ViewID) -> String { contains(view) ? all[view.index].name : "?" }

  /// Returns the name of the view that has a property.
  func name(ofSlot slot: Int) -> String { all[Int(slots[slot].view)].name }

  /// The names, aliases first.
  var names: [String] { aliases.map { $0.name } + all.map { $0.name } }

  /// Returns the parent of a view, or `nil` if the view is directly on the screen.
  func parent(of view: ViewID) -> ViewID? { contains(view) ? all[view.index].parent : nil }

  /// Returns the slot of a view's property among the slots of all views.
  func slot(_ view: ViewID, _ property: some StringProtocol) -> Int? {
    guard contains(view) else { return nil }
    return all[view.index].declared.first { slots[$0].name == property }
      ?? all[view.index].changed.first { slots[$0].name == property }
  }

  /// Adds a view, even if its name is already taken.
  mutating func add(
    _ name: String, _ settings: [PropertySetting], in parent: ViewID? = nil,
    at layout: Rect2D? = nil
  ) -> ViewID {
    let first = slots.count
    places.add(in: parent?.index)
    var (isTransformable, hasGeometry) = (false, false)
    for setting in settings {
      let slot = Slot(setting, of: all.count)
      if slot.part.isTransform { isTransformable = true }
      if slot.part.needsOthers { hasGeometry = true }
      append(slot)
    }
    let id = ViewID(place: MarkedPlace(after: (all.count, all.last?.id.place), name))
    all.append(
      View(
        id: id, name: name, declared: first..<slots.count, parent: parent, layout: layout,
        isTransformable: isTransformable, order: orders.nextFront()))
    index.add(name, id.index)
    if hasGeometry { completeGeometry(of: id.index) }
    return id
  }

  private mutating func append(_ slot: Slot) {
    slots.append(slot)
    fastPaths.append(FastPath(of: slot))
  }

  /// Adds a property to a view that doesn't have it yet.
  mutating func append(_ setting: PropertySetting, to view: Int) -> Int {
    append(Slot(setting, of: view))
    all[view].changed.append(slots.count - 1)
    if slots[slots.count - 1].part.isTransform { all[view].isTransformable = true }
    places.change(view)
    return slots.count - 1
  }

  /// Turns a property that is a number into a pair of equal numbers; returns whether the property
  /// is a pair now, which it isn't if the number is in motion.
  mutating func widen(_ slot: Int) -> Bool {
    guard slots[slot].widen() else { return false }
    fastPaths[slot] = FastPath(of: slots[slot])
    return true
  }

  /// Adds a view, and records a finding for each error in its name, its properties, and its frame.
  mutating func add(
    _ name: String, _ settings: [PropertySetting], in parent: ViewID? = nil,
    at layout: Rect2D? = nil, claimedIn ledger: inout Ledger
  ) -> ViewID {
    ledger.claim(name, taken: view(named: name) != nil, by: "view")
    let settings = ledger.claim(settings, of: name)
    guard let layout, !layout.lanes.isFinite else {
      return add(name, settings, in: parent, at: layout)
    }
    ledger.note(.notFinite("frame", of: name))
    return add(name, settings, in: parent, at: Rect2D())
  }

  /// Gives a view an alias; an existing alias moves to the new view.
  mutating func addAlias(_ alias: String, for view: ViewID) {
    aliases.removeAll { $0.name == alias }
    aliases.append((alias, view))
  }

  /// Records a failed lookup of a view's property.
  func noteMissing(_ view: ViewID, _ property: String) { slips?.note(view, property) }

  /// Sets the log in which failed lookups are recorded while a function reads the board's stage.
  mutating func setSlips(_ slips: MissingPropertyLog?) { self.slips = slips }

  /// Changes what isn't a property of a view; has no effect on a view of another stage.
  mutating func change(_ view: ViewID, _ change: (inout View) -> Void) {
    if contains(view) { change(&all[view.index]) }
  }

  /// Sets the position of a view among its siblings.
  mutating func setOrder(_ order: Int64, of view: Int) {
    orders.change()
    all[view].order = order
  }

  mutating func setUserInteraction(_ view: ViewID, isEnabled: Bool) {
    change(view) { $0.isUserInteractionEnabled = isEnabled }
  }

  /// Records a touch that was delivered to a view.
  mutating func hear(_ phase: Touch.Phase, at view: ViewID) {
    if contains(view) { all[view.index].heard = phase }
  }
}

// MARK: - Values

extension ViewBoard {
  /// Sets the capture, and returns the previous one so that the caller can restore it.
  mutating func capture(_ new: Capture?) -> Capture? {
    let old = capture
    capture = new
    return old
  }

  /// Changes a model value; if the change becomes an animation, returns the animation's mover and
  /// location.
  mutating func change(
    _ slot: Int, to value: PropertyValue
  ) -> (mover: PropertyAnimation.Mover, touched: Touched)? {
    let old = slots[slot].model
    guard let capture, old != value else {
      edit(slot) { $0.model = value }
      return nil
    }
    // Of all properties, only a center has a spring for each axis (U33).
    let isPlain = capture.course == .perAxis && slots[slot].name != Property<Point2D>.center.name
    let course = isPlain ? .whole : capture.course
    var number = 0
    edit(slot) { slot in
      slot.model = value
      let turns =
        slot.part == .rotation && !capture.keepsTurns
        ? PropertyAnimation.turns(shortening: old.lanes.x - value.lanes.x) : 0
      number = slot.offsets.append(
        PropertyAnimation(
          mover: capture.mover, from: old, to: value, onset: capture.onset, course: course,
          turns: turns))
    }
    return (
      capture.mover, Touched(slot: slot, number: number, isLate: capture.onset.isLate)
    )
  }

  /// Sets whether the current animation block changes rotations as numbers.
  mutating func keepTurns(_ keeps: Bool) { capture?.keepsTurns = keeps }

  /// Removes everything that moves a property, and changes its model value.
  ///
  /// Call this method only on a copy, to find out which values depend on the property.
  mutating func disturb(_ slot: Int) {
    // An unusual number, by which no value differs from its target by chance.
    edit(slot) { $0.disturb(by: 0.8125) }
  }

  /// Binds a number of a property to another value.
  mutating func follow(_ slot: Int, _ link: FollowLink) {
    edit(slot) { $0.follow(link) }
    if case .slot(let leader, _) = link.leader { slots[leader].isFollowed = true }
    followers.append(slot)
  }

  /// Ends the binding of a number of a property, which remains in the list of followers.
  mutating func endFollowing(_ slot: Int, lane: Int) {
    edit(slot) { $0.endFollowing(lane: lane) }
  }

  /// Sets a model value without an animation, even during the execution of an animation block.
  mutating func place(_ slot: Int, at value: PropertyValue) {
    edit(slot) { $0.model = value }
  }

  /// Changes a property and its fast-path state; every change to a property goes through this
  /// method.
  private mutating func edit(_ slot: Int, _ change: (inout Slot) -> Void) {
    let seen = Self.look(at: &slots[slot], after: change)
    fastPaths[slot] = seen.fastPath
    note(seen.isMoving, of: Int(seen.view))
    guard seen.part != .none else { return }
    places.change(Int(seen.view))
    if seen.isLinked { relink(slot) }
  }

  /// Records whether something moves a property of a view.
  private mutating func note(_ isMoving: Bool, of view: Int) {
    guard moving.contains(view) != isMoving else { return }
    let moves = isMoving || all[view].slots.contains { slots[$0].isMoving }
    moving.set(view, moves)
  }

  /// Sets the model value of a property to what another property of the same view determines.
  mutating func adapt(_ slot: Int, to lanes: SIMD4<Double>) {
    guard slots[slot].model.lanes != lanes else { return }
    slots[slot].model.lanes = lanes
    fastPaths[slot] = FastPath(of: slots[slot])
  }

  /// Makes a property share its geometry with other properties of its view.
  mutating func link(_ slot: Int) {
    guard !slots[slot].isLinked else { return }
    slots[slot].isLinked = true
    fastPaths[slot] = FastPath(of: slots[slot])
  }

  /// Changes a property and reads it in place, because a copy would retain every reference in it.
  private static func look(
    at slot: inout Slot, after change: (inout Slot) -> Void
  ) -> (fastPath: FastPath, part: GeometryPart, view: Int32, isLinked: Bool, isMoving: Bool) {
    change(&slot)
    return (FastPath(of: slot), slot.part, slot.view, slot.isLinked, slot.isMoving)
  }

  /// Changes the points at which animations begin that start later than their mover.
  mutating func carry(_ touched: [Touched], to onset: (AnimationStart) -> AnimationStart) {
    for touched in touched where touched.isLate {
      edit(touched.slot) { slot in
        slot.offsets.change(touched.number) { $0.onset = onset($0.onset) }
      }
    }
  }

  /// Removes a mover's contributions, and sets each model value to the given fraction of the
  /// distance from its old to its new value.
  mutating func settle(_ touched: [Touched], at shares: (PropertyAnimation) -> SIMD4<Double>) {
    // In reverse order, because each animation began where the previous one ended.
    for touched in touched.reversed() {
      edit(touched.slot) { slot in
        guard let offset = slot.offsets.remove(touched.number) else { return }
        let shares = shares(offset)
        if shares == .zero, slot.model == offset.to {
          // Restores exactly the old value, without the rounding error of a difference.
          slot.model = offset.from
        } else {
          slot.model.lanes += offset.difference * (1 - shares)
        }
      }
    }
  }
}

// MARK: - Layer animations

extension ViewBoard {
  /// Adds a layer animation to a property, and returns its location.
  mutating func attach(_ effect: LayerEffect, to slot: Int) -> Touched {
    var number = 0
    edit(slot) { slot in number = slot.changeLayers { $0.append(effect) } }
    return Touched(slot: slot, number: number)
  }

  /// Removes a layer animation from the properties that it moves.
  mutating func detach(_ touched: [Touched]) {
    for touched in touched {
      edit(touched.slot) { slot in _ = slot.changeLayers { $0.remove(touched.number) } }
    }
  }

  /// Records that the active time of a layer animation is over, although it stays attached.
  mutating func finish(_ touched: [Touched]) {
    for touched in touched {
      edit(touched.slot) { slot in
        slot.changeLayers { layers in
          layers.change(touched.number) { $0.clock.isOver = true }
        }
      }
    }
  }
}

// Looks up properties and their components by path.

/// A property of a view, or a component of one.
struct PropertyPlace: Sendable {
  let view: ViewID
  /// The path, which contains the name with which the view was added.
  let path: String
  let slot: Int
  /// The lane of the component, or `nil` for the entire value.
  let lane: Int?
}

extension ViewBoard {
  /// Returns the view's property with the given name, which may include a component.
  func place(in view: ViewID, _ property: some StringProtocol) -> PropertyPlace? {
    let path = "\(name(of: view)).\(property)"
    if let slot = slot(view, property) {
      return PropertyPlace(view: view, path: path, slot: slot, lane: nil)
    }
    guard let dot = property.lastIndex(of: "."), let slot = slot(view, property[..<dot]) else {
      return nil
    }
    let components = slots[slot].shape.pathValue(.zero, in: slots[slot].unit).components
    let component = property[property.index(after: dot)...]
    guard let lane = components.firstIndex(where: { $0 == component }) else { return nil }
    return PropertyPlace(view: view, path: path, slot: slot, lane: lane)
  }

  /// Returns the property that a path names; if the path is ambiguous because names contain dots,
  /// the view that was added first takes precedence.
  func place(of path: String) throws(InputError) -> PropertyPlace {
    var best: (rank: (Int, Int), place: PropertyPlace)?
    var end = path.startIndex
    let longest = longestName
    while let dot = path[end...].firstIndex(of: "."), path[..<dot].utf8.count <= longest {
      end = path.index(after: dot)
      for (view, rank) in holders(named: path[..<dot]) where best.map({ rank < $0.rank }) ?? true {
        if let place = place(in: view, path[end...]) { best = (rank, place) }
      }
    }
    guard let best else {
      throw InputError(.noProperty(path, among: propertyPaths + standardPaths(near: path)))
    }
    return best.place
  }

  /// Returns the views with the given name or alias, each along with its rank.
  private func holders(
    named name: Substring
  ) -> [(view: ViewID, rank: (Int, Int))] {
    views(named: name).map { ($0, ($0.index, 0)) }
      + aliases.indices.filter { aliases[$0].name == name }.map {
        (aliases[$0].view, (aliases[$0].view.index, 1 + $0))
      }
  }

  /// Returns the path of a property by its slot.
  func path(ofSlot slot: Int) -> String {
    "\(name(ofSlot: slot)).\(slots[slot].name)"
  }

  /// Returns the count of numbers of a property or component.
  func count(of place: PropertyPlace) -> Int {
    place.lane == nil ? slots[place.slot].shape.count : 1
  }

  /// Throws an error if a property, or another one with the same effect, is bound to another value,
  /// because it can't be changed directly then.
  func refuseFollowing(_ place: PropertyPlace) throws(InputError) {
    for place in [place] + twins(of: place) {
      let link = slots[place.slot].follows.first { place.lane == nil || $0.lane == place.lane }
      if let link {
        throw InputError(.connection(.follows(link.follow.path, link.follow.leader)))
      }
    }
  }

  /// Returns the other numbers of a view's geometry that have the effect of a number or of the
  /// components of a property: `center.x` moves what `frame.x` moves.
  func twins(of place: PropertyPlace) -> [PropertyPlace] {
    let lanes = place.lane.map { [$0] } ?? Array(0..<slots[place.slot].shape.count)
    return lanes.compactMap { lane in
      let name: String? =
        switch (slots[place.slot].part, lane) {
        case (.frame, 0): "center.x"
        case (.frame, 1): "center.y"
        case (.frame, 2): "width"
        case (.frame, 3): "height"
        case (.center, 0): "frame.x"
        case (.center, 1): "frame.y"
        case (.width, _): "frame.width"
        case (.height, _): "frame.height"
        default: nil
        }
      return name.flatMap { self.place(in: place.view, $0) }
    }
  }

  /// Returns the paths of the standard properties of the view with which a path begins.
  private func standardPaths(near path: String) -> [String] {
    guard let dot = path.firstIndex(of: "."), let view = view(named: path[..<dot]) else {
      return []
    }
    return PropertySetting.standard.filter { slot(view, $0.name) == nil }
      .map { "\(name(of: view)).\($0.name)" }
  }

  private var propertyPaths: [String] {
    all.indices.flatMap { index in
      all[index].slots.map { "\(all[index].name).\(slots[$0].name)" }
    }
  }
}

/// The rules for the names of objects on a stage, which appear in paths and options.
package enum StageName {
  /// Returns whether a text can be a name: letters, digits, `-`, and `_`, with dots between them.
  package static func isPossible(_ text: some StringProtocol) -> Bool {
    var wasDot = true
    for character in text {
      if character == "." {
        if wasDot { return false }
        wasDot = true
      } else {
        guard isPart(character) else { return false }
        wasDot = false
      }
    }
    return !wasDot
  }

  /// Returns the part of a text that no name can contain, or `nil` if the text can be a name.
  static func flaw(of text: String) -> String? {
    if isPossible(text) { return nil }
    if text.isEmpty { return "it is empty" }
    if let character = text.first(where: { $0 != "." && !isPart($0) }) {
      if character == " " { return "it contains a space" }
      let isControl = character.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
      return isControl ? "it contains a control character" : "it contains '\(character)'"
    }
    return "a dot has no name on both sides"
  }

  private static func isPart(_ character: Character) -> Bool {
    switch character {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
    default: !character.isASCII && (character.isLetter || character.isNumber)
    }
  }
}
