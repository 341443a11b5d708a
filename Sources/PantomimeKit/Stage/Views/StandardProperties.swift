// The properties that every view has, with the defaults of `UIView`.

extension PropertySetting {
  /// The animatable properties that every view has, declared or not, in the order of a list.
  static let standard: [PropertySetting] = [
    .frame(Rect2D()), Property<Point2D>.center(Point2D()), .width(0), Property<Double>.height(0),
    Property<Point2D>.anchor(Point2D(x: 0.5, y: 0.5)), .scale(1), .rotation(0), .alpha(1),
    .radius(0), .color(RGBAColor(red: 0, green: 0, blue: 0, alpha: 0)),
  ]

  /// Returns the standard property with the given name, with its default value.
  static func standard(_ name: some StringProtocol) -> PropertySetting? {
    standard.first { $0.name == name }
  }

  /// Returns a copy with another value.
  func with(_ lanes: SIMD4<Double>) -> PropertySetting {
    PropertySetting(name: name, unit: unit, lanes: lanes, shape: shape)
  }
}

/// An attribute of a view that no animation changes: a switch, or what pictures draw.
public enum ViewAttribute: Sendable, Hashable {
  /// Whether the view and everything inside it are hidden.
  case isHidden(Bool)
  /// Whether the view and everything inside it receive touches.
  case isUserInteractionEnabled(Bool)
  /// The kind of control that pictures draw, or `nil` for a plain view.
  case role(ViewRole?)
  /// The text that pictures draw.
  case text(String)

  /// The names of the attributes in paths.
  package enum Name: String, Sendable, Hashable, CaseIterable {
    /// Whether the view is hidden.
    case hidden
    /// Whether the view receives touches.
    case interaction
    /// The kind of control that pictures draw.
    case role
    /// The text that pictures draw.
    case text
  }

  /// The name of the attribute in paths.
  package var name: Name {
    switch self {
    case .isHidden: .hidden
    case .isUserInteractionEnabled: .interaction
    case .role: .role
    case .text: .text
    }
  }

  /// The attribute as a field of an event.
  func field(_ label: String) -> Event.Field {
    switch self {
    case .isHidden(let isOn), .isUserInteractionEnabled(let isOn): .flag(label, isOn)
    case .role(let role): .word(label, role?.rawValue ?? "none")
    case .text(let text): Event.Field(label, .word(text))
    }
  }

  func apply(to view: inout View) {
    switch self {
    case .isHidden(let isOn): view.isHidden = isOn
    case .isUserInteractionEnabled(let isOn): view.isUserInteractionEnabled = isOn
    case .role(let role): view.role = role
    case .text(let text): view.text = text
    }
  }
}

extension View {
  /// Returns the value of an attribute in the form in which a path reads it.
  func pathValue(of name: ViewAttribute.Name) -> PathValue {
    switch name {
    case .hidden: .flag(isHidden)
    case .interaction: .flag(isUserInteractionEnabled)
    case .role: role.map { .word($0.rawValue) } ?? .absent
    case .text: text.isEmpty ? .absent : .word(text)
    }
  }
}

extension View {
  /// The attributes that differ from the defaults.
  var listedAttributes: [ViewAttribute.Name] {
    var names: [ViewAttribute.Name] = []
    if isHidden { names.append(.hidden) }
    if !isUserInteractionEnabled { names.append(.interaction) }
    if role != nil { names.append(.role) }
    if !text.isEmpty { names.append(.text) }
    return names
  }
}

// MARK: - Swift

extension Stage {
  /// Sets an attribute of a view, such as whether it is hidden.
  public mutating func set(_ attribute: ViewAttribute, of view: ViewID) {
    if knows(view) { views.change(view) { attribute.apply(to: &$0) } }
  }

  /// Returns whether a view is hidden, regardless of its ancestors.
  package func isHidden(_ view: ViewID) -> Bool {
    views.contains(view) && views.all[view.index].isHidden
  }

  /// Returns the kind of control that pictures draw for a view, or `nil` for a plain view.
  package func role(of view: ViewID) -> ViewRole? {
    views.contains(view) ? views.all[view.index].role : nil
  }

  /// Returns the text that pictures draw for a view; empty if there is none.
  package func text(of view: ViewID) -> String {
    views.contains(view) ? views.all[view.index].text : ""
  }

  /// Moves a view among its siblings.
  ///
  /// - Throws: `InputError` if the view that is named in `order` isn't a sibling.
  public mutating func order(_ view: ViewID, _ order: SiblingOrder) throws(InputError) {
    guard knows(view) else { return }
    switch order {
    case .front: views.order(view.index, toFront: true)
    case .back: views.order(view.index, toFront: false)
    case .above(let name): try place(view, beside: name, above: true)
    case .below(let name): try place(view, beside: name, above: false)
    }
  }

  private mutating func place(
    _ view: ViewID, beside name: String, above: Bool
  ) throws(InputError) {
    let sibling = try views.findOwn(name)
    guard sibling != view, parent(of: sibling) == parent(of: view) else {
      throw InputError(.notSiblings(self.name(of: view), name))
    }
    views.order(view.index, beside: sibling.index, above: above)
  }

  /// Removes a view from its parent: drawing and touching end, the touches of the view and of
  /// everything inside it are canceled, and view calls that move it complete unfinished.
  ///
  /// Animators continue, and the view's values stay readable.
  public mutating func remove(_ view: ViewID) {
    guard knows(view), !views.all[view.index].isRemoved else { return }
    views.change(view) { $0.isRemoved = true }
    var all: Set<Int> = [view.index]
    var removed = [view.index]
    // A parent exists before its child.
    if views.places.holds(view.index) {
      for index in (view.index + 1)..<views.all.count {
        guard let parent = views.all[index].parent, all.contains(parent.index) else { continue }
        all.insert(index)
        removed.append(index)
      }
    }
    for index in removed { completeViewCalls(of: index, among: all) }
    ledger.clock.tell(gestures.remove(removed.map { views.all[$0].id }, at: now))
  }

  /// Completes the view calls that move a view, which don't finish.
  private mutating func completeViewCalls(of view: Int, among removed: Set<Int>) {
    var calls: [Int] = []
    views.all[view].forEachSlot { slot in
      for offset in views.slots[slot].offsets {
        guard case .animator(let index) = offset.mover, !calls.contains(index),
          animators.parts[index].access != .whole,
          animators.parts[index].work.touched.allSatisfy({
            removed.contains(Int(views.slots[$0.slot].view))
          })
        else { continue }
        calls.append(index)
      }
    }
    for index in calls {
      let id = animators.parts[index].id
      let completions = animators[id].completions
      let now = now
      guard
        (try? animators.perform(
          id,
          { (animator: inout Animator) throws(Misuse) in
            try animator.stop(withoutFinishing: true, at: now)
          })) != nil
      else { continue }
      animators[workOf: id].settle(on: &views) { _ in .one }
      animators.end(
        id, at: .end, completions: completions, in: &ledger,
        unfinished: "the view was removed, so its animation ends unfinished")
    }
  }
}

// MARK: - Access by path

extension Stage {
  /// Returns the value of a standard property that a view doesn't have, or `nil` if there is none.
  func defaultLanes(
    of view: ViewID, _ name: String, shape: PropertyShape, _ values: GeometryValues
  ) -> SIMD4<Double>? {
    guard views.contains(view), let setting = PropertySetting.standard(name) else { return nil }
    let part = GeometryPart(name)
    switch part {
    case .frame: return geometry(of: view, values).box.lanes
    case .center, .width, .height: return geometry(of: view, values).lanes(of: part)
    case .scale: return shape == .pair ? SIMD4(1, 1, 0, 0) : setting.lanes
    case .none, .anchor, .rotation, .x, .y: return setting.lanes
    }
  }

  /// Returns the property or component that a path names.
  ///
  /// A standard property that the view doesn't have yet is added, with its current value.
  ///
  /// - Throws: `InputError` if there is no such property.
  mutating func place(of path: String) throws(InputError) -> PropertyPlace {
    if let (view, property) = views.undeclared(path) { _ = try addStandard(property, to: view) }
    do throws(InputError) { return try views.place(of: path) } catch {
      throw views.isAttribute(path) ? InputError(.notAnimatable(path)) : error
    }
  }

  /// Returns a view's property with the given name, which may include a component; a standard
  /// property is added if the view doesn't have it.
  mutating func standardPlace(in view: ViewID, _ property: String) -> PropertyPlace? {
    if let place = views.place(in: view, property) { return place }
    let name = property.prefix { $0 != "." }
    if views.slot(view, name) == nil, let setting = PropertySetting.standard(name) {
      _ = try? addStandard(setting, to: view)
    }
    return views.place(in: view, property)
  }

  /// Adds a standard property that a view doesn't have, with its current value.
  mutating func addStandard(
    _ setting: PropertySetting, to view: ViewID
  ) throws(InputError) -> Int {
    let index = view.index
    let part = GeometryPart(setting.name)
    if part != .none, let cycle = views.cycle(throughGeometryOf: index) {
      throw InputError(.connection(.cycle(cycle)))
    }
    let now = geometry(of: view, .model)
    let hasFrame = views.slot(index, .frame) != nil
    let hasSize = views.slot(index, .width) != nil || views.slot(index, .height) != nil
    let hasCenter = views.slot(index, .center) != nil
    switch part {
    case .none, .scale, .rotation, .x, .y: return views.append(setting, to: index)
    case .frame, .center, .width, .height, .anchor: break
    }
    let isDerived =
      part == .anchor ? hasFrame : hasFrame || hasSize || hasCenter || now.hasBounds
    guard isDerived else {
      return views.append(setting.with(now.lanes(of: part) ?? setting.lanes), to: index)
    }
    // The center and the size determine the frame if they alone were declared.
    if !hasFrame, !(part == .frame || (now.hasBounds && !hasCenter)) {
      return views.append(setting.with(now.lanes(of: part) ?? setting.lanes), to: index)
    }
    for name in ["frame", "center", setting.name] where views.slot(view, name) == nil {
      guard let standard = PropertySetting.standard(name) else { continue }
      let lanes = now.lanes(of: GeometryPart(name)) ?? standard.lanes
      _ = views.append(standard.with(lanes), to: index)
    }
    views.linkGeometry(of: index)
    return views.slot(view, setting.name) ?? 0
  }
}

extension ViewBoard {
  /// Returns whether a path names an attribute of a view.
  fileprivate func isAttribute(_ path: String) -> Bool {
    guard let dot = path.lastIndex(of: "."), view(named: path[..<dot]) != nil else { return false }
    return ViewAttribute.Name(rawValue: String(path[path.index(after: dot)...])) != nil
  }

  /// Returns the view and the standard property that a path names, if the view doesn't have the
  /// property yet.
  fileprivate func undeclared(_ path: String) -> (ViewID, PropertySetting)? {
    var end = path.startIndex
    while let dot = path[end...].firstIndex(of: ".") {
      end = path.index(after: dot)
      guard let view = view(named: path[..<dot]) else { continue }
      let rest = path[end...]
      if place(in: view, rest) != nil { return nil }
      let name = rest.prefix { $0 != "." }
      if slot(view, name) == nil, let setting = PropertySetting.standard(name),
        rest.count == name.count
          || setting.shape.pathValue(.zero, in: setting.unit).components
            .contains(String(rest.dropFirst(name.count + 1)))
      {
        return (view, setting)
      }
    }
    return nil
  }
}

extension Stage {
  /// Returns the source of a standard property that a view doesn't have, or of an attribute.
  func standardSource(of view: ViewID, _ name: Substring, isModel: Bool) -> ResolvedPath.Source? {
    if let attribute = ViewAttribute.Name(rawValue: String(name)) {
      return isModel ? nil : .attribute(view, attribute)
    }
    guard let setting = PropertySetting.standard(name) else { return nil }
    let part = GeometryPart(setting.name)
    switch part {
    case .frame, .center, .width, .height: return .geometry(view, part, isModel ? .model : .shown)
    case .none, .anchor, .scale, .rotation, .x, .y:
      return .fixed(setting.shape.pathValue(setting.lanes, in: setting.unit))
    }
  }

  /// Returns the value of a part of a view's geometry.
  func value(of view: ViewID, _ part: GeometryPart, _ values: GeometryValues) -> PathValue {
    let geometry = geometry(of: view, values)
    switch part {
    case .frame: return .rect(geometry.box)
    case .center: return .pair(geometry.center.x, geometry.center.y, .points)
    case .width: return .number(geometry.frame.width, .points)
    case .height: return .number(geometry.frame.height, .points)
    case .none, .anchor, .scale, .rotation, .x, .y: return .absent
    }
  }
}
