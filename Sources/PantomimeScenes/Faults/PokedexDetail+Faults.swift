package import PantomimeKit

// The faults of the tutorial that this scene is based on; the scene's corrected code reports where
// each fault would occur.
extension PokedexDetail {
  package static let faults: [Fault] = [
    Fault(
      "PK-1", "The flag called \"is loading\" is false while loading and true afterwards.",
      lesson: "Name a Boolean for what is true when it is true; this one is `armed`.",
      effect: .elsewhere("only the name is wrong")),
    .neverClosesTheGate, .remembersTheNewest, .returnsSilently,
    .stays(
      "PK-5", "A failed load counts as loaded, and an empty picture appears.",
      lesson: "Define what a failed load shows."),
    .removesWithinABlock, .leavesTheModel, .takesAnyEnd, .movesTheBallAgain, .swingsOn,
    .measuresTooEarly, .startsAtEveryCall,
    .stays(
      "PK-13", "The ball fades in to the opacity that it already has.",
      lesson: "The visible fade is the container's; animate one of the two."),
  ]
}

extension Fault {
  static let neverClosesTheGate = Fault(
    "PK-2", "The gate never closes, so the timer and the load of an earlier request still count.",
    healthy: "only the latest request counts, with its timer and its picture",
    lesson: "Give each request a token, and ignore late results of other requests.",
    demonstration: Demonstration("wait 1; data image-latency=0.5; run"))
  static let remembersTheNewest = Fault(
    "PK-3", "When bursts overlap, only the newest surface is removed.",
    healthy: "each burst removes its surface",
    lesson: "If several instances can exist at the same time, keep a reference to each.",
    demonstration: Demonstration(
      "wait 1; data image-latency=0.4; run", with: [.neverClosesTheGate]))
  static let returnsSilently = Fault(
    "PK-4", "Without an address the load returns silently, and the ball swings forever.",
    healthy: "a load without an address ends immediately, with an empty picture",
    lesson: "Call the completion handler on every path.",
    demonstration: Demonstration("wait 3", options: "image=no-address"))
  static let removesWithinABlock = Fault(
    "PK-6",
    "The burst's surface is removed in a delayed animation block, whose code doesn't wait.",
    healthy: "the surface fades for 0.1 s, after 0.2 s, and is then removed",
    lesson: "A block animates only properties; its other code runs immediately.",
    demonstration: Demonstration("wait 1.75"))
  static let leavesTheModel = Fault(
    "PK-7", "The creature's model stays transparent under animations that are never removed.",
    healthy: "the model is set to the animation's final value",
    lesson: "Set the model to the final value; an animation changes only the presentation.")
  static let takesAnyEnd = Fault(
    "PK-8", "The callback checks neither which animation stopped nor whether it finished.",
    healthy: "an interrupted animation has no consequence",
    lesson: "In `animationDidStop`, check the animation and `finished`.",
    demonstration: Demonstration("wait 1.75; layer-remove key=fall on=creature; run"))
  static let movesTheBallAgain = Fault(
    "PK-9",
    "When the screen appears again, preparing it moves the ball down by half its height.",
    healthy: "the ball stays in place, because its anchor already moved",
    lesson: "Setting an anchor point moves the view; make setup that can run twice idempotent.")
  static let swingsOn = Fault(
    "PK-10", "The ball keeps swinging after it has been hidden.",
    healthy: "hiding the ball stops its swing",
    lesson: "Remove every animation that repeats forever.",
    demonstration: Demonstration("wait 5"))
  static let measuresTooEarly = Fault(
    "PK-11", "The bars are measured before layout, with the width from the design file.",
    lesson: "Read sizes after layout.",
    demonstration: Demonstration("run; scroll pages to=390; run"))
  static let startsAtEveryCall = Fault(
    "PK-12", "The stats start again at every scroll callback while their page is current.",
    healthy: "the stats start once, when their page is reached",
    lesson: "A scroll callback reports every movement; detect arrival yourself.",
    demonstration: Demonstration("run; scroll pages to=390; run; scroll pages to=391; wait 0.07"))
}
