import PantomimeKit

/// The words for events in an answer: `animator open added`.
enum Happening {
  /// Returns the words for an event, or for several events of its kind.
  static func text(_ event: Event, count: Int = 1) -> String {
    let name = event.name
    if count > 1 { return plural(name, count) }
    func field(_ name: String) -> String { event[name]?.text ?? "" }
    // If a layer animation has no key, the `key` of its event is `none`.
    var key: String { field("key") == "none" ? "" : " \(field("key"))" }
    switch name {
    case "animator moving": return "\(field("animator")) starts to move"
    case "animator delayed": return "\(field("animator")) waits for its start delay"
    case "animator added": return "animator \(field("animator")) added"
    case "animator set":
      let setting = event.fields.last
      return
        "\(setting?.name ?? "") of the animator \(field("animator")) is now \(setting?.value.text ?? "")"
    case "animations added": return "animations added to the animator \(field("animator"))"
    case "completion added": return "completion handler added to the animator \(field("animator"))"
    case "gesture added": return "gesture \(field("gesture")) added to \(field("on"))"
    case "gesture recognized": return "\(field("gesture")) recognized the touch"
    case "follows": return "\(field("path")) now follows \(field("leader"))"
    case "value set": return "\(field("path")) set"
    case "connected": return "\(field("by")) now drives \(event.animator ?? field("path"))"
    case "layer added": return "layer animation\(key) added to \(field("path"))"
    case "layer joined": return "\(field("path")) added to the group \(field("group"))"
    case "layer ended": return "layer animation\(key) of \(field("path")) ended"
    case "layer removed": return "layer animation\(key) removed from \(field("path"))"
    case "layer absent": return "\(field("path")) has no layer animation named '\(field("key"))'"
    default: break
    }
    let words = name.split(separator: " ").map(String.init)
    switch (words.first ?? "", words.dropFirst().first ?? "") {
    case ("fault", _): return "\(name) changed the outcome"
    case ("view", let view): return "view \(view) added"
    case ("scroll", "view"): return "scroll view \(event.lastWord) added"
    case ("gesture", let verb): return "\(field("gesture")) \(verb)"
    case ("timer", "started"): return "timer \(event.lastWord) fires in \(field("after")) s"
    default: return name
    }
  }

  private static func plural(_ name: String, _ count: Int) -> String {
    let words = name.split(separator: " ")
    switch (words.first, words.last) {
    case ("fault", _): return "faults changed the outcome \(count) times"
    case ("layer", let verb?): return "\(count) layer animations \(verb)"
    case ("gesture", let verb?): return "\(count) recognizers \(verb)"
    case ("animator", let verb?): return "\(count) animators \(verb)"
    default: return "\(name) and \(count - 1) more"
    }
  }
}
