/// The views of a stage: their names, what holds them, and the properties of each with what is on the
/// way there.
struct ViewBoard: Sendable {
  /// In the order in which they were added.
  private(set) var all = PagedArray<View>()
  /// The views by name; a further name is found among the aliases.
  private var boxedIndex = Boxed(NameIndex())
  /// Further names, for the paths of whatever plays a part just now.
  private(set) var aliases: [(name: String, view: ViewID)] = []
  /// The properties of all views; a view knows the places of its own.
  private(set) var slots = PagedArray<Slot>()
  /// What a look at each finds at once: made anew wherever one is changed.
  private(set) var glances = FrameArray<Glance>()
  /// The same of properties of several numbers.
  private(set) var wideGlances = FrameArray<WideGlance>()
  private var boxedPlaces = Boxed(PlaceIndex())
  /// The properties that follow something, one place for each link.
  private(set) var followers = PagedArray<Int>()
  /// Whose block is running: changes of model values become animations of it.
  private var capture: Capture?
  /// Who takes note of what is asked for in vain; there for as long as one call, and never shared.
  nonisolated(unsafe) private var slips: Slips?

  /// Whose animations changes become, and when on its way they begin.
  struct Capture: Sendable {
    let mover: Offset.Mover
    let onset: Onset
  }
}

/// What a stage that could only be looked at was asked for and does not have.
final class Slips {
  private(set) var all: [(view: ViewID, property: String)] = []

  /// Notes a property that a view was not given, once.
  func note(_ view: ViewID, _ property: String) {
    if !all.contains(where: { $0 == (view, property) }) { all.append((view, property)) }
  }
}

// MARK: - Names and places

extension ViewBoard {
  private var index: NameIndex {
    _read { yield boxedIndex.value }
    _modify { yield &boxedIndex.value }
  }

  /// Where the views lie.
  var places: PlaceIndex {
    _read { yield boxedPlaces.value }
    _modify { yield &boxedPlaces.value }
  }

  /// Whether an id is that of a view of this stage.
  func contains(_ view: ViewID) -> Bool { view.index < all.count && all[view.index].id == view }

  /// The view that recognizers know as a target; `nil` if there is none.
  func view(_ target: TouchTarget) -> ViewID? {
    all.indices.contains(target.index) ? all[target.index].id : nil
  }

  /// The view of that name, an alias included.
  func view(named name: some StringProtocol) -> ViewID? {
    if let alias = aliases.first(where: { $0.name == name }) { return alias.view }
    return index[name].map { all[$0].id }
  }

  /// The view of that name, an alias included.
  ///
  /// - Throws: `Refusal` with all names, if there is none.
  func find(_ name: String) throws(Refusal) -> ViewID {
    if let view = view(named: name) { return view }
    throw .impossible(.noView(name, among: names))
  }

  /// The view of that name, an alias included.
  ///
  /// - Throws: `Refusal` with the names that views were added with, if there is none.
  func findOwn(_ name: String) throws(Refusal) -> ViewID {
    if let view = view(named: name) { return view }
    throw .impossible(.noView(name, among: all.map { $0.name }))
  }

  /// The views that have a name, in the order in which they were added: rarely more than one.
  func views(named name: some StringProtocol) -> [ViewID] {
    ((index[name].map { [$0] } ?? []) + index.namesakes.filter { all[$0].name == name }).map {
      all[$0].id
    }
  }

  /// The most bytes that the name of a view has.
  var longestName: Int { max(index.longest, aliases.map { $0.name.utf8.count }.max() ?? 0) }

  /// The name a view was added with.
  func name(of view: ViewID) -> String { contains(view) ? all[view.index].name : "?" }

  /// The name of the view that has a property.
  func name(ofSlot slot: Int) -> String {
    all.indices.first { all[$0].slots.contains(slot) }.map { all[$0].name } ?? "?"
  }

  /// The names, aliases first.
  var names: [String] { aliases.map { $0.name } + all.map { $0.name } }

  /// The view that holds a view; `nil` for one that stands on the screen itself.
  func parent(of view: ViewID) -> ViewID? { contains(view) ? all[view.index].parent : nil }

  /// The place of a view's property among all of them.
  func slot(_ view: ViewID, _ property: some StringProtocol) -> Int? {
    guard contains(view) else { return nil }
    return all[view.index].slots.first { slots[$0].name == property }
  }

  /// Adds a view whose name may be taken.
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
        Glance(at: slot, wide: isWide ? Int32(truncatingIfNeeded: wideGlances.count) : -1))
      if isWide { wideGlances.append(WideGlance(at: slot)) }
    }
    let id = ViewID(place: MarkedPlace(after: (all.count, all.last?.id.place), name))
    let slots = first..<slots.count
    all.append(View(id: id, name: name, slots: slots, parent: parent, layout: layout))
    index.add(name, id.index)
    return id
  }

  /// Adds a view, and records what is wrong with its name, its properties and its frame.
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

  /// Gives a view a further name; one given before moves to the new view.
  mutating func name(_ view: ViewID, _ alias: String) {
    aliases.removeAll { $0.name == alias }
    aliases.append((alias, view))
  }

  /// The place of a view's property; if there is none, the request in vain is noted.
  func slotLooking(_ view: ViewID, _ property: String) -> Int? {
    let slot = slot(view, property)
    if slot == nil { slips?.note(view, property) }
    return slot
  }

  /// Notes what is requested in vain while a function looks at the board's stage.
  mutating func setSlips(_ slips: Slips?) { self.slips = slips }

  mutating func setUserInteraction(_ view: ViewID, isEnabled: Bool) {
    if contains(view) { all[view.index].isUserInteractionEnabled = isEnabled }
  }

  /// Notes what a view itself was told of a touch.
  mutating func hear(_ phase: Touch.Phase, at view: ViewID) {
    if contains(view) { all[view.index].heard = phase }
  }
}

// MARK: - Values

extension ViewBoard {
  /// What is captured from now on; what was before, to be put back.
  mutating func capture(_ new: Capture?) -> Capture? {
    let old = capture
    capture = new
    return old
  }

  /// Gives a model another value; whose animation that becomes, if it does, and where it is.
  mutating func change(
    _ slot: Int, to value: PropertyValue
  ) -> (mover: Offset.Mover, touched: Touched)? {
    let old = slots[slot].model
    guard let capture, old != value else {
      edit(slot) { $0.model = value }
      return nil
    }
    var number = 0
    edit(slot) { slot in
      slot.model = value
      number = slot.offsets.append(
        Offset(mover: capture.mover, from: old, to: value, onset: capture.onset))
    }
    return (capture.mover, Touched(slot: slot, number: number))
  }

  /// Lets a number of a property follow something.
  mutating func follow(_ slot: Int, _ link: FollowLink) {
    edit(slot) { $0.follow(link) }
    followers.append(slot)
  }

  /// Gives a model a value, whoever's block is running.
  mutating func place(_ slot: Int, at value: PropertyValue) {
    edit(slot) { $0.model = value }
  }

  /// Changes a property, and what a look at it finds: the one way to do so.
  private mutating func edit(_ slot: Int, _ change: (inout Slot) -> Void) {
    let wide = glances[slot].wide
    let (glance, wideGlance, placed) = Self.look(at: &slots[slot], wide: wide, after: change)
    if placed >= 0 { places.change(Int(placed)) }
    glances[slot] = glance
    if let wideGlance { wideGlances[Int(wide)] = wideGlance }
  }

  /// Changes a property and looks at it where it lies: a copy counts every reference.
  private static func look(
    at slot: inout Slot, wide: Int32, after change: (inout Slot) -> Void
  ) -> (Glance, WideGlance?, placed: Int32) {
    change(&slot)
    return (Glance(at: slot, wide: wide), wide < 0 ? nil : WideGlance(at: slot), slot.placed)
  }

  /// Whether any animation that one mover has added has a clock of its own: nearly all begin with it.
  func hasLate(_ touched: [Touched]) -> Bool { touched.contains { isLate($0) } }

  private func isLate(_ touched: Touched) -> Bool {
    if case .late? = slots[touched.slot].offsets[touched.number]?.onset { true } else { false }
  }

  /// Changes when those animations begin that one mover has added and that have a clock of their own.
  mutating func carry(_ touched: [Touched], to onset: (Onset) -> Onset) {
    for touched in touched where isLate(touched) {
      edit(touched.slot) { slot in
        slot.offsets.change(touched.number) { $0.onset = onset($0.onset) }
      }
    }
  }

  /// Removes what one mover has added, moving each model value to a share of its way.
  mutating func settle(_ touched: [Touched], at share: (Offset) -> Double) {
    // The last first, as each began where the one before it led to.
    for touched in touched.reversed() {
      edit(touched.slot) { slot in
        guard let offset = slot.offsets.remove(touched.number) else { return }
        let share = share(offset)
        if share == 0, slot.model == offset.to {
          // Exactly the old value, without the rounding of a difference.
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
  /// Puts a layer animation on top of what is shown of a property; where it is.
  mutating func attach(_ effect: LayerEffect, to slot: Int) -> Touched {
    var number = 0
    edit(slot) { slot in number = slot.changeLayers { $0.append(effect) } }
    return Touched(slot: slot, number: number)
  }

  /// Takes a layer animation off the properties it moves.
  mutating func detach(_ touched: [Touched]) {
    for touched in touched {
      edit(touched.slot) { slot in _ = slot.changeLayers { $0.remove(touched.number) } }
    }
  }

  /// Notes that the active time of a layer animation is over, which stays attached.
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
