import ScriptingSupport
import TestSupport
import PantomimeScripting
import Testing

/// Two numbers with the same effect on a view's geometry, such as `frame.x` and `center.x`, have one
/// cause.
@Suite(.timeLimit) struct GeometryCauseTests {
  private static let pairs = [
    ("frame.x", "center.x"), ("center.y", "frame.y"), ("frame.width", "width"),
    ("height", "frame.height"),
  ]
  private static let stage = [
    "view a frame=0,0,100,100", "view b alpha=0", "gesture p pan on=a", "gesture q pan on=a",
  ]

  @Test(arguments: pairs + pairs.map { ($1, $0) })
  func aBoundNumberHasNoOtherCause(bound: String, other: String) throws {
    let play = try Play(Self.stage + ["follow a.\(bound) b.alpha from=0,1 to=10,90"])
    for line in [
      "follow a.\(other) b.alpha from=0,1 to=0,50", "set a.\(other)=5",
      "animate a.\(other) to=5 duration=1", "layer-animation a.\(other) from=1 to=2 duration=1",
    ] {
      var play = play
      #expect(throws: ScriptError.self, "\(line)") { try play.play([line]) }
    }
    // The other axis is free.
    var free = play
    let across = bound.hasSuffix("x") || bound.hasSuffix("width") ? "center.y" : "center.x"
    try free.play(["follow a.\(across) b.alpha from=0,1 to=0,50"])
    #expect(free.read("a.\(bound)") == play.read("a.\(bound)"))
  }

  @Test(arguments: [("frame.x", "center.x"), ("center.y", "frame.y")])
  func aDrivenNumberHasNoOtherCause(driven: String, other: String) throws {
    let play = try Play(Self.stage + ["drive a.\(driven) by=p anchors=0,200"])
    for line in [
      "follow a.\(other) b.alpha from=0,1 to=0,50", "drive a.\(other) by=q anchors=0,100",
    ] {
      var play = play
      #expect(throws: ScriptError.self, "\(line)") { try play.play([line]) }
    }
  }
}
