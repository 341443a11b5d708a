import PantomimeKit
import PantomimeScripting
import ScriptingSupport
import TestSupport
import Testing

/// Views that are declared, changed, ordered and removed by statements.
@Suite(.timeLimit) struct ViewStatementTests {
  private static let stage = [
    "scene blank", "view card frame=145,650,100,100", "view shade frame=0,0,390,844 alpha=0.5",
    "view box in=card frame=0,0,10,10", "view turned center=100,100 width=50 height=50 rotation=30",
    "animator open duration=1",
  ]

  static let errors: [ErrorCase] = [
    ErrorCase(
      "view v ▸aplha◂=0.5 fram=3", "a view has no property 'aplha'", hint: "did you mean 'alpha'?"
    ),
    ErrorCase("view v ▸fram◂=3", "a view has no property 'fram'", hint: "did you mean 'frame'?"),
    ErrorCase("view v ▸opacity◂=1", "a view has no property 'opacity'", hint: "write alpha="),
    ErrorCase("view v ▸size◂=1", "a view has no property 'size'", hint: "width= and height="),
    ErrorCase(
      "view v frame=145,650,100,100 ▸center=10,10◂",
      "'center' contradicts 'frame', which implies center=195,700", hint: "keep one"),
    ErrorCase(
      "view v ▸width=3◂ frame=145,650,100,100",
      "'width' contradicts 'frame', which implies width=100", hint: "keep one"),
    ErrorCase(
      "view v frame=1,2,3,4 ▸x=3◂", "'x' is a number of your own, but 'frame' determines where",
      hint: "change frame="),
    ErrorCase(
      "view v center=1,2 ▸y=3◂", "'y' is a number of your own, but 'center' determines where",
      hint: "write center=x,y"),
    ErrorCase("view v alpha=▸2◂", "'alpha' cannot be '2'", hint: "must be 0 to 1"),
    ErrorCase("view v alpha=▸3pt◂", "'pt' is not a unit for a fraction", hint: "a fraction"),
    ErrorCase("view v width=▸-1◂ height=2", "'width' cannot be '-1'", hint: "0 or more"),
    ErrorCase("view v width=▸5deg◂", "'deg' is not a unit for a length", hint: "a length"),
    ErrorCase("view v rotation=▸5pt◂", "'pt' is not a unit for an angle", hint: "an angle"),
    ErrorCase("view v hidden=▸1◂", "'1' is neither yes nor no", hint: "write yes or no"),
    ErrorCase("view v role=▸buton◂", "unknown role 'buton'", hint: "did you mean 'button'?"),
    ErrorCase("view v alpha=1 ▸alpha◂=1", "'alpha' is given twice", hint: "keep one"),
    ErrorCase("view v anchor=▸0.5◂", "'anchor' has 2 numbers, not 1", hint: "anchor=x,y"),
    ErrorCase(
      "view v scale=▸1,2,3◂", "'scale' has 1 or 2 numbers, not 3", hint: "across and down"),
    ErrorCase("view v color=1,▸2◂,3", "'color' cannot be '2'", hint: "each from 0 to 1"),
    ErrorCase("view v color=▸1,0,1◂", "'color' has 4 numbers, not 3", hint: "red,green,blue"),
    ErrorCase(
      "view v ▸0,0,10,20◂", "unexpected '0,0,10,20' in 'view'", hint: "write frame=0,0,10,20"),
    ErrorCase("view v ▸\"Kyoto\"◂", "unexpected 'Kyoto' in 'view'", hint: "write text=\"Kyoto\""),
    ErrorCase(
      "view v ▸x=1◂ y=2 width=3 height=4", "'x' is a number of your own", hint: "frame=1,2,3,4"),
    ErrorCase("view v ▸parent◂=card", "a view has no property 'parent'", hint: "write in="),
    ErrorCase("view v ▸zIndex◂=3", "a view has no property 'zIndex'", hint: "order VIEW front"),
    ErrorCase("set ▸card.alpha◂ 0.5", "unexpected 'card.alpha'", hint: "set card.alpha=0.5"),
    ErrorCase("set ▸card◂ alpha=0.5", "unexpected 'card' in 'set'", hint: "set card.alpha=0.5"),
    ErrorCase(
      "animate ▸card.alpha◂=0.5 duration=1", "'animate' has no option 'card.alpha'",
      hint: "animate card.alpha to=0.5"),
    ErrorCase(
      "animate card ▸alpha◂=0.5 duration=1", "'animate' has no option 'alpha'",
      hint: "animate card.alpha to=0.5"),
    ErrorCase(
      "gesture ▸swipe◂ on=card", "'gesture' needs a name and a kind",
      hint: "gesture my-swipe swipe on=VIEW"),
    ErrorCase("view v in=▸crad◂", "unknown view 'crad'", hint: "'card'"),
    ErrorCase(
      "animate ▸card.role◂ to=image duration=1", "'card.role' changes only immediately",
      hint: "set card.role=image"),
    ErrorCase(
      "animate ▸card.text◂ to=A on=open", "'card.text' changes only immediately",
      hint: "set card.text=\"A\""),
    ErrorCase(
      "animate ▸card.content◂ to=10x20 duration=1", "'card.content' cannot be animated",
      hint: "set card.content=10x20"),
    ErrorCase(
      "view v frame=▸0,0,-5,5◂", "the width of a frame cannot be negative", hint: "x,y,width,height"
    ),
    ErrorCase("view ▸card◂ alpha=1", "there is already a view 'card'", hint: "set card.alpha=1"),
    ErrorCase("set card.alpha=▸50pt◂", "'pt' is not a unit for a fraction", hint: "a fraction"),
    ErrorCase("set card.hidden=▸maybe◂", "'maybe' is neither yes nor no", hint: "write yes or no"),
    ErrorCase("set card.role=▸sofa◂", "unknown role 'sofa'", hint: "roles: image"),
    ErrorCase("set card.frame.width=▸-3◂", "'width' cannot be '-3'", hint: "0 or more"),
    ErrorCase(
      "set ▸turned.frame.width=3◂", "'turned.frame.width' cannot be resized", hint: "width="),
    ErrorCase(
      "animate ▸card.hidden◂ to=1 on=open", "'card.hidden' changes only immediately", hint: "set"),
    ErrorCase("order ▸card◂", "'order' needs a place", hint: "front, back"),
    ErrorCase("order card ▸fromt◂", "unknown place 'fromt'", hint: "did you mean 'front'?"),
    ErrorCase("order card ▸front above=shade◂", "'front' cannot be combined", hint: "keep one"),
    ErrorCase(
      "order card ▸above=shade below=shade◂", "'above' and 'below' cannot be combined",
      hint: "keep one"),
    ErrorCase("order ▸card◂ above=box", "'box' is not a sibling of 'card'", hint: "superview"),
    ErrorCase("order ▸card◂ above=card", "'card' is not a sibling of 'card'", hint: "superview"),
    ErrorCase("order ▸crad◂ front", "unknown view 'crad'", hint: "did you mean 'card'?"),
    ErrorCase("follow ▸card.scale◂ card.frame.y", "a path cannot follow itself", hint: "remove"),
    ErrorCase("follow ▸card.frame.y◂ card.scale", "a path cannot follow itself", hint: "remove"),
    ErrorCase("▸remove◂", "'remove' needs a view", hint: "remove card"),
    ErrorCase("remove ▸crad◂", "unknown view 'crad'", hint: "did you mean 'card'?"),
  ]

  @Test(arguments: errors) func mistakesAreShown(_ wrong: ErrorCase) throws {
    var play = try Play(Self.stage)
    let error = try #require(throws: ScriptError.self) { try play.play([wrong.line.text]) }
    wrong.expect(error)
  }

  /// Scripts with the assertions that hold.
  static let scripts: [[String]] = [
    [
      "scene blank", "view v frame=100,0,50,50", "animate v.frame.x to=100 duration=10", "run",
      "expect time 0",
    ],
    [
      "scene blank", "view card frame=0,0,100,100", "gesture hit tap on=card",
      "animator move duration=1 curve=linear", "animate card.frame to=0,700,100,100",
      "set manual-hit-testing=yes", "start", "at 0.5 tap x=50 y=400",
      "expect no event \"tap recognized\"", "at 0.6 tap x=50 y=750",
      "expect event \"tap recognized gesture=hit location=50,750\"",
    ],
    [
      "scene blank", "view card center=195,400 width=100 height=100", "gesture pull pan on=card",
      "drag on=card by=0,-100", "expect event \"pan began\"",
    ],
    [
      "scene blank", "view card frame=0,0,100,100", "expect card.alpha 1", "expect card.scale 1",
      "expect card.anchor 0.5,0.5", "expect card.hidden no", "expect card.interaction yes",
      "expect card.color 0,0,0,0", "expect card.role none", "set card.alpha=0.25 card.hidden=yes",
      "expect card.alpha 0.25", "expect card.hidden yes", "animate card.rotation to=90 duration=1",
      "run", "expect card.rotation 90", "set card.text=Kyoto card.role=row",
      "expect card.text Kyoto", "expect card.role row",
    ],
    [
      "scene blank", "view card frame=0,0,100,100", "view shade frame=0,0,100,100",
      "gesture one tap on=card", "tap x=5 y=5", "expect no event \"tap recognized\"",
      "order card front", "tap x=5 y=5", "expect event \"tap recognized gesture=one\" count=1",
      "set card.interaction=no", "tap x=5 y=5",
      "expect event \"tap recognized gesture=one\" count=1", "set card.interaction=yes",
      "remove card", "tap x=5 y=5", "expect event \"tap recognized gesture=one\" count=1",
      "expect card.frame 0,0,100,100",
    ],
    [
      "scene blank", "view card frame=0,0,100,100", "gesture pull pan on=card",
      "touch down x=50 y=50", "at 0.1 touch move y+=40", "remove card",
      "expect event \"pan cancelled\"", "expect gesture.pull cancelled",
    ],
    [
      "scene blank", "view card frame=0,0,100,100", "animate card.alpha to=0 duration=1",
      "at 0.5 remove card", "run", "expect time 0.5",
      "expect event \"completed end animator=card.alpha\"",
    ],
    // A view animation turns on the shorter arc (A213), a layer animation through every angle (T137).
    [
      "scene blank", "view v frame=0,0,10,10", "animator m duration=1 curve=linear",
      "animate v.rotation to=360", "start", "at 0.5", "expect v.rotation 360", "run",
      "expect v.rotation 360",
    ],
    [
      "scene blank", "view v frame=0,0,10,10", "animate v.rotation to=270 duration=1 curve=linear",
      "expect v.rotation 360", "at 0.5", "expect v.rotation 315", "run", "expect v.rotation 270",
    ],
    [
      "scene blank", "view v frame=0,0,10,10 rotation=45",
      "animate v.rotation by=-720 duration=1 curve=linear", "at 0.5", "expect v.rotation -675",
    ],
    [
      "scene blank", "view v frame=0,0,10,10", "animate v.rotation to=180 duration=1 curve=linear",
      "at 0.5", "expect v.rotation 90",
    ],
    [
      "scene blank", "view v frame=0,0,10,10", "animator m duration=1 curve=linear",
      "animate v.rotation to=270", "scrub 0.5", "expect v.rotation 315", "reverse", "continue",
      "run", "expect v.rotation 0",
    ],
    [
      "scene blank", "view v frame=0,0,10,10",
      "layer-animation v.rotation from=0 to=360 duration=1", "at 0.5", "expect v.rotation 180",
    ],
    // A finger may have turned a knob several times.
    [
      "scene blank", "view knob frame=0,0,100,100", "gesture turn pan on=knob",
      "drive knob.rotation by=turn along=right anchors=0,720 curve=linear", "pan began",
      "pan changed dx=500", "pan ended", "run", "expect knob.rotation 720", "pan began",
      "pan changed dx=-500", "expect knob.rotation 220", "pan ended", "wait 0.05",
      "expect knob.rotation < 220", "run", "expect knob.rotation 0",
    ],
    // A transform leaves the center in place, so it may depend on it.
    [
      "scene blank", "view card frame=0,0,100,100",
      "follow card.scale card.center.y from=50,150 to=1,0.5",
      "follow card.rotation card.center.x from=50,150 to=0,90", "set card.center=50,100",
      "expect card.scale 0.75", "expect card.frame 12.5,62.5,75,75", "set card.center=150,50",
      "expect card.rotation 90", "expect card.frame 100,0,100,100", "set card.width=50",
      "expect card.frame 100,25,100,50",
    ],
    // A view without properties is a group.
    [
      "scene blank", "view group", "view card in=group frame=50,50,20,20",
      "gesture one tap on=card", "tap x=60 y=60", "set group.hidden=yes", "tap x=60 y=60",
      "expect event \"tap recognized gesture=one\" count=1",
    ],
    [
      "scene blank", "view card frame=0,0,100,100", "view label alpha=1",
      "follow label.rotation card.center.y from=0,100 to=0,10",
      "animate card.center.y to=150 duration=1 curve=linear", "at 0.5", "expect label.rotation 10",
      "expect card.frame.y 50",
    ],
    [
      "scene blank", "scroll-view list frame=0,0,390,800 content=390x4000",
      "view row in=list frame=0,0,390,4000", "gesture hit tap on=row",
      "flick up on=list speed=2000", "wait 0.1", "tap x=100 y=400",
      "expect no event \"tap recognized\"", "run", "tap x=100 y=400",
      "expect event \"tap recognized\" count=1",
    ],
    [
      "scene blank", "set reading U50=tap", "scroll-view list frame=0,0,390,800 content=390x4000",
      "view row in=list frame=0,0,390,4000", "gesture hit tap on=row",
      "flick up on=list speed=2000", "wait 0.1", "tap x=100 y=400",
      "expect event \"tap recognized\" count=1",
    ],
    [
      "scene blank", "view card frame=0,400,390,400", "gesture pull pan on=card",
      "touch down x=100 y=700", "at 0.02 touch move y+=-40", "at 0.04 touch up",
      "expect event \"pan ended\"", "expect pan.velocity.y < -1",
    ],
    [
      "scene blank", "set reading U51=zero", "view card frame=0,400,390,400",
      "gesture pull pan on=card", "touch down x=100 y=700", "at 0.02 touch move y+=-40",
      "at 0.04 touch up", "expect event \"pan ended\"", "expect pan.velocity 0,0",
    ],
  ]

  @Test(arguments: scripts.indices) func scriptsHold(_ index: Int) throws {
    let play = try Play(Self.scripts[index])
    #expect(play.failures.isEmpty, "\(play.failures)")
  }
}
