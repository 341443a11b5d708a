package import PantomimeKit

// The faults of the published code; the correct rule checks for each where it would occur.
extension PokedexDetail {
  package static let faults: [Fault] = [
    Fault(
      "PK-1", "The flag called \"is loading\" is false while loading and true afterwards.",
      lesson: "A name says what is so when it is true; this one is called armed.",
      effect: .elsewhere("the name alone is wrong")),
    .neverClosesTheGate, .remembersTheNewest, .returnsSilently,
    .stays(
      "PK-5", "A failed load counts as loaded, and an empty picture appears.",
      lesson: "Say what a failure shows; here it is kept, and reported."),
    .removesWithinABlock, .leavesTheModel, .takesAnyEnd, .movesTheBallAgain, .swingsOn,
    .measuresTooEarly, .startsAtEveryCall,
    .stays(
      "PK-13", "The ball fades in from an opacity that it has already.",
      lesson: "What is seen is another fade: the container's."),
  ]
}

extension Fault {
  static let neverClosesTheGate = Fault(
    "PK-2", "The gate never closes, and an earlier request's timer and load still count.",
    healthy: "only the latest request's timer and picture count, and it alone is shown",
    lesson: "What comes back late needs a token that says which request it belongs to.")
  static let remembersTheNewest = Fault(
    "PK-3", "Of overlapping bursts only the newest surface is remembered and removed.",
    healthy: "each burst's own surface goes, not only the newest",
    lesson: "What is put on the screen more than once needs more than one variable.")
  static let returnsSilently = Fault(
    "PK-4", "Without an address the load returns silently, and the ball swings for ever.",
    healthy: "a load without an address is over at once, with an empty picture",
    lesson: "Every path must call back.")
  static let removesWithinABlock = Fault(
    "PK-6", "The burst's surface is removed within a delayed animation block, which does not wait.",
    healthy: "the surface fades for 0.1 s, after 0.2 s, and then goes",
    lesson: "A block animates properties; everything else in it happens at once.")
  static let leavesTheModel = Fault(
    "PK-7", "The creature's model stays transparent under animations that never go.",
    healthy: "the model gets the value that the animation ends at",
    lesson: "The model says what is so; animations only show the way there.")
  static let takesAnyEnd = Fault(
    "PK-8", "The end callback asks neither which animation stopped nor whether it finished.",
    healthy: "what was interrupted leads to nothing",
    lesson: "An end that was an interruption is not an end.")
  static let movesTheBallAgain = Fault(
    "PK-9",
    "Preparing again, as the screen appears once more, moves the ball down by half its height.",
    healthy: "the ball stays where it is: its anchor is moved",
    lesson: "Moving the anchor moves the view, once; what may run twice must be idempotent.")
  static let swingsOn = Fault(
    "PK-10", "The ball keeps swinging after it has been hidden.",
    healthy: "the hidden ball stops swinging",
    lesson: "What repeats without end has to be removed by somebody.")
  static let measuresTooEarly = Fault(
    "PK-11", "The bars are measured before the page is laid out, by the design's width.",
    lesson: "Sizes are known after layout, not before.")
  static let startsAtEveryCall = Fault(
    "PK-12", "The stats start again at every scroll callback while their page is current.",
    healthy: "the stats start once, as their page is reached",
    lesson: "A callback tells of movement; arrival has to be worked out from it.")
}
