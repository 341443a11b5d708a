import PantomimeKit

/// The object that a statement has added, in words: `animator open added`.
enum Arrangement {
  static func text(_ event: Event) -> String {
    func field(_ name: String) -> String { event[name]?.text ?? "" }
    let words = event.name.split(separator: " ").map(String.init)
    switch (words.first ?? "", words.dropFirst().first ?? "") {
    case ("view", let name): return "view \(name) added"
    case ("scroll", "view"): return "scroll view \(event.lastWord) added"
    case ("animator", "added"): return "animator \(field("animator")) added"
    case ("animations", "added"): return "animations added to \(field("animator"))"
    case ("completion", "added"): return "completion handler added to \(field("animator"))"
    case ("gesture", "added"): return "gesture \(field("gesture")) added to \(field("on"))"
    case ("follows", _): return "\(field("path")) now follows \(field("leader"))"
    case ("value", "set"): return "\(field("path")) set"
    case ("connected", _):
      let driven = event.animator ?? field("path")
      return "\(field("by")) now drives \(driven)"
    case ("timer", "started"): return "timer \(event.lastWord) fires in \(field("after")) s"
    default:
      let pairs = event.fields.map { "\($0.name)=\($0.value.text)" }
      return ([event.name] + pairs).joined(separator: " ")
    }
  }
}
