/// The views of a stage: their names, their hierarchy, and their properties with the animations in
/// flight.
struct ViewBoard: Sendable {
  /// The views, in insertion order.
  private(set) var all = PagedArray<View>()
  /// The index of views by name, without aliases.
  private var boxedIndex = Boxed(NameIndex())
  /// The aliases, for views that currently have a role.
  private(set) var aliases: [(name: String, view: ViewID)] = []
  /// The properties of all views; each view has a range of them.
  private(set) var slots = PagedArray<Slot>()
  /// The fast-path state of each property, updated whenever the property changes.
  private(set) var glances = FrameArray<CachedScalar>()
  /// The fast-path state of properties with several numbers.
  private(set) var wideGlances = FrameArray<WideGlance>()
  private var boxedPlaces = Boxed(PlaceIndex())
  /// The slots of bound properties, one for each binding.
  private(set) var followers = PagedArray<Int>()
  /// The running block, if any: changes of model values become animations of its mover.
  private var capture: Capture?
  /// The record of failed lookups; it exists only during one call and is never shared.
  nonisolated(unsafe) private var slips: MissingPropertyLog?

  /// The mover that animates the changes, and their onset.
  struct Capture: Sendable {
    let mover: PropertyAnimation.Mover
    let onset: AnimationStart
  }
}

/// The failed lookups on a read-only stage.
final class MissingPropertyLog {
  private(set) var all: [(view: ViewID, property: String)] = []

  /// Records, once, a property that a view doesn't have.
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

  /// Returns the view with a name or alias.
  func view(named name: some StringProtocol) -> ViewID? {
    if let alias = aliases.first(where: { $0.name == name }) { return alias.view }
    return index[name].map { all[$0].id }
  }

  /// Returns the view with a name or alias.
  ///
  /// - Throws: `InputError` with all names if there is none.
  func find(_ name: String) throws(InputError) -> ViewID {
    if let view = view(named: name) { return view }
    throw .impossible(.noView(name, among: names))
  }

  /// Returns the view with a name or alias.
  ///
  /// - Throws: `InputError` with the names of the views, without aliases, if there is none.
  func findOwn(_ name: String) throws(InputError) -> ViewID {
    if let view = view(named: name) { return view }
    throw .impossible(.noView(name, among: all.map { $0.name }))
  }

  /// Returns the views with a name, in insertion order; rarely more than one.
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
  func name(ofSlot slot: Int) -> String {
    all.indices.first { all[$0].slots.contains(slot) }.map { all[$0].name } ?? "?"
  }

  /// The names, aliases first.
  var names: [String] { aliases.map { $0.name } + all.map { $0.name } }

  /// Returns the parent of a view, or `nil` if the view is directly on the screen.
  func parent(of view: ViewID) -> ViewID? { contains(view) ? all[view.index].parent : nil }

  /// Returns the slot of a view's property among all of them.
  func slot(_ view: ViewID, _ property: some StringProtocol) -> Int? {
    guard contains(view) else { return nil }
    return all[view.index].slots.first { slots[$0].name == property }
  }

  /// Adds a view, even if its name is already taken.
  mutating func add(
    _ name: String, _ settings: [PropertySetting], in parent: ViewID? = nil, at layout: Rect? = nil
  ) -> ViewID {
    let first = slots.count
    places.add(in: parent?.index)
    for setting in settings {
      let slot = Slot(
        name: setting.name, unit: setting.unit, shape: setting.shape,
        placed: ViewBoard.placing.contains(setting.name)
          ? Int32(truncatingIfNeeded: all.count) : -1,
        model: PropertyValue(lanes: setting.lanes))
      slots.append(slot)
      let isWide = setting.shape.count > 1
      glances.append(
        CachedScalar(at: slot, wide: isWide ? Int32(truncatingIfNeeded: wideGlances.count) : -1))
      if isWide { wideGlances.append(WideGlance(at: slot)) }
    }
    let id = ViewID(place: MarkedPlace(after: (all.count, all.last?.id.place), name))
    let slots = first..<slots.count
    all.append(View(id: id, name: name, slots: slots, parent: parent, layout: layout))
    index.add(name, id.index)
    return id
  }

  /// Adds a view, and records errors in its name, its properties, and its frame.
  mutating func add(
    _ name: String, _ settings: [PropertySetting], in parent: ViewID? = nil,
    at layout: Rect? = nil, claimedIn ledger: inout Ledger
  ) -> ViewID {
    ledger.claim(name, taken: view(named: name) != nil, by: "view")
    let settings = ledger.claim(settings, of: name)
    guard let layout, !layout.lanes.isFinite else {
      return add(name, settings, in: parent, at: layout)
    }
    ledger.note(.notFinite("frame", of: name))
    return add(name, settings, in: parent, at: Rect())
  }

  /// Gives a view an alias; an existing alias moves to the new view.
  mutating func name(_ view: ViewID, _ alias: String) {
    aliases.removeAll { $0.name == alias }
    aliases.append((alias, view))
  }

  /// Returns the slot of a view's property; if there is none, records the failed lookup.
  func slotLooking(_ view: ViewID, _ property: String) -> Int? {
    let slot = slot(view, property)
    if slot == nil { slips?.note(view, property) }
    return slot
  }

  /// Sets the record of failed lookups while a function reads the board's stage.
  mutating func setSlips(_ slips: MissingPropertyLog?) { self.slips = slips }

  mutating func setUserInteraction(_ view: ViewID, isEnabled: Bool) {
    if contains(view) { all[view.index].isUserInteractionEnabled = isEnabled }
  }

  /// Records a touch that was delivered to a view.
  mutating func hear(_ phase: Touch.Phase, at view: ViewID) {
    if contains(view) { all[view.index].heard = phase }
  }
}

// MARK: - Values

extension ViewBoard {
  /// Sets the capture and returns the previous one, to be restored.
  mutating func capture(_ new: Capture?) -> Capture? {
    let old = capture
    capture = new
    return old
  }

  /// Changes a model value; if the change becomes an animation, returns its mover and location.
  mutating func change(
    _ slot: Int, to value: PropertyValue
  ) -> (mover: PropertyAnimation.Mover, touched: Touched)? {
    let old = slots[slot].model
    guard let capture, old != value else {
      edit(slot) { $0.model = value }
      return nil
    }
    var number = 0
    edit(slot) { slot in
      slot.model = value
      number = slot.offsets.append(
        PropertyAnimation(mover: capture.mover, from: old, to: value, onset: capture.onset))
    }
    return (
      capture.mover, Touched(slot: slot, number: number, isLate: capture.onset.isLate)
    )
  }

  /// Binds a number of a property to another.
  mutating func follow(_ slot: Int, _ link: FollowLink) {
    edit(slot) { $0.follow(link) }
    followers.append(slot)
  }

  /// Sets a model value, regardless of a running block.
  mutating func place(_ slot: Int, at value: PropertyValue) {
    edit(slot) { $0.model = value }
  }

  /// Changes a property and its fast-path state; nothing else changes them.
  private mutating func edit(_ slot: Int, _ change: (inout Slot) -> Void) {
    let wide = glances[slot].wide
    let (glance, wideGlance, placed) = Self.look(at: &slots[slot], wide: wide, after: change)
    if placed >= 0 { places.change(Int(placed)) }
    glances[slot] = glance
    if let wideGlance { wideGlances[Int(wide)] = wideGlance }
  }

  /// Changes a property and reads it in place, because a copy retains every reference.
  private static func look(
    at slot: inout Slot, wide: Int32, after change: (inout Slot) -> Void
  ) -> (CachedScalar, WideGlance?, placed: Int32) {
    change(&slot)
    return (CachedScalar(at: slot, wide: wide), wide < 0 ? nil : WideGlance(at: slot), slot.placed)
  }

  /// Changes the onsets of a mover's animations that begin later than the mover.
  mutating func carry(_ touched: [Touched], to onset: (AnimationStart) -> AnimationStart) {
    for touched in touched where touched.isLate {
      edit(touched.slot) { slot in
        slot.offsets.change(touched.number) { $0.onset = onset($0.onset) }
      }
    }
  }

  /// Removes a mover's contributions, moving each model value to a fraction of its distance.
  mutating func settle(_ touched: [Touched], at share: (PropertyAnimation) -> Double) {
    // In reverse order, because each animation began where the previous one ended.
    for touched in touched.reversed() {
      edit(touched.slot) { slot in
        guard let offset = slot.offsets.remove(touched.number) else { return }
        let share = share(offset)
        if share == 0, slot.model == offset.to {
          // Restores exactly the old value, without the rounding error of a difference.
          slot.model = offset.from
        } else {
          slot.model.lanes += (offset.from.lanes - offset.to.lanes) * (1 - share)
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
