import ScriptingSupport

/// The lines, by what is wrong with them.
extension StatementErrorTests {
  static let words: [ErrorCase] = [
    ErrorCase("▸paan◂ began", "unknown verb 'paan'", hint: "did you mean 'pan'?"),
    ErrorCase("▸pna◂ began", "unknown verb 'pna'", hint: "did you mean 'pan'?"),
    ErrorCase("▸zzzzzz◂", "unknown verb 'zzzzzz'", hint: "`help` lists the verbs"),
    ErrorCase("▸q◂", "unknown verb 'q'", hint: "`help` lists the verbs"),
    ErrorCase(
      "▸dy=-120◂", "a statement starts with a verb, not an option", hint: "pan changed"),
    ErrorCase("at 1 ▸at◂ 2", "'at' is given twice", hint: "keep one"),
    ErrorCase("at 1 ▸an◂ changed", "unknown verb 'an'", hint: "did you mean 'animate'"),
    ErrorCase(
      "pan ▸chagned◂ dy=-120", "unknown phase 'chagned'", hint: "did you mean 'changed'?"),
    ErrorCase("at 0.5 pan ▸beagn◂", "unknown phase 'beagn'", hint: "did you mean 'began'?"),
    ErrorCase("pan ▸failed◂", "unknown phase 'failed'", hint: "phases: began, changed, ended"),
    ErrorCase("▸pan◂", "'pan' needs a phase", hint: "pan began"),
    ErrorCase("  ▸pan◂   # began", "'pan' needs a phase", hint: "pan began"),
    ErrorCase("▸scene◂", "'scene' needs a scene name", hint: "scene city-guide"),
    ErrorCase(
      "scene ▸city-gide◂", "unknown scene 'city-gide'", hint: "did you mean 'city-guide'?"),
    ErrorCase("scene ▸moon◂", "unknown scene 'moon'", hint: "scenes: city-guide"),
    ErrorCase("help ▸scrbu◂", "no help for 'scrbu'", hint: "did you mean 'scrub'?"),
    ErrorCase(
      "expect misuse ▸finish-not-stoped◂", "unknown misuse 'finish-not-stoped'",
      hint: "did you mean 'finish-not-stopped'?"),
    ErrorCase(
      "▸expect◂", "'expect' needs a path, 'event', 'no event' or 'misuse'",
      hint: "expect state expanded"),
    ErrorCase("▸expect◂ fraction <", "'expect' needs a value after '<'", hint: "fraction < 0.5"),
    ErrorCase(
      "▸expect◂ fraction 1 within", "'expect' needs a tolerance after 'within'", hint: "0.5"),
    ErrorCase("▸expect◂ event", "'expect' needs the text of an event", hint: "\"completed end\""),
    ErrorCase(
      "expect event ▸\"tap ignored -- locked\"◂",
      "an event is matched by its name and fields, not its reason", hint: "\"tap ignored\""),
    ErrorCase(
      "expect no event ▸\"-- locked\"◂",
      "an event is matched by its name and fields, not its reason", hint: "completed end"),
    ErrorCase(
      "expect event ▸completed end◂", "text with spaces must be quoted",
      hint: "write \"completed end\""),
    ErrorCase(
      "expect event ▸\"\"◂", "empty text matches every event", hint: "\"completed end\""),
    ErrorCase("expect no event ▸\" \"◂", "empty text matches every event", hint: ""),
    ErrorCase("expect ▸always◂", "'always' needs a path", hint: "card.frame.y <= 400"),
    ErrorCase("expect fraction < 1 within ▸0.1◂", "'within' requires equality", hint: "after '<'"),
    ErrorCase(
      "expect state expanded ▸really◂", "unexpected 'really' in 'expect'",
      hint: "usage: expect PATH [VALUE]"),
    ErrorCase(
      "run ▸fro◂ 2", "unexpected 'fro' in 'run'", hint: "usage: run [for|until]"),
    ErrorCase("scrub 1 ▸2◂", "unexpected '2' in 'scrub'", hint: "scrub FRACTION"),
    ErrorCase("quit ▸now◂", "unexpected 'now' in 'quit'", hint: "usage: quit"),
    ErrorCase("pan changed ▸dy◂ -120", "unexpected 'dy' in 'pan'", hint: "write dy=VALUE"),
    ErrorCase("expect ▸on◂ event tap", "unknown assertion 'on'", hint: "did you mean 'no'?"),
    ErrorCase("expect no ▸eent◂ tap", "unknown assertion 'eent'", hint: "'event'?"),
    ErrorCase("expect ▸nevr◂ event tap", "unknown assertion 'nevr'", hint: "'never'?"),
    ErrorCase(
      "expect event tap ▸couont=3◂", "'expect' has no option 'couont'",
      hint: "did you mean 'count'?"),
    ErrorCase("expect no event tap ▸times=3◂", "'expect' has no option 'times'", hint: "omit it"),
    ErrorCase("drag ▸uup◂ 120", "unknown direction 'uup'", hint: "did you mean 'up'?"),
    ErrorCase("drag card ▸upp◂ 120", "unknown direction 'upp'", hint: "did you mean 'up'?"),
    ErrorCase("drag up ▸120px◂", "'px' is not a unit for a length", hint: "pt"),
    ErrorCase("drag up ▸50%◂", "'%' is not a unit for a length", hint: "pt"),
    ErrorCase(
      "drag up ▸card◂ 120", "expected a distance instead of 'card'",
      hint: "the view comes before the direction"),
    ErrorCase("drag up 80 ▸90◂", "unexpected '90' in 'drag'", hint: "usage: drag [VIEW] up"),
    ErrorCase("tap card ▸list◂", "unexpected 'list' in 'tap'", hint: "usage: tap"),
    ErrorCase("press card ▸list◂", "unexpected 'list' in 'press'", hint: "usage: press"),
    ErrorCase("flick card up ▸down◂", "unexpected 'down' in 'flick'", hint: "usage: flick"),
  ]

  static let numbers: [ErrorCase] = [
    ErrorCase("▸at◂", "'at' needs a time", hint: "at 0.5 pan began"),
    ErrorCase("▸at◂ dy=1", "'at' needs a time", hint: "at 0.5 pan began"),
    ErrorCase("at ▸pan◂ began", "'pan' is not a number", hint: "s, ms or f"),
    ErrorCase("at ▸-1◂ pan began", "a time cannot be negative", hint: "at least 0"),
    ErrorCase("at ▸1e999◂", "'1e999' is too large", hint: "a time"),
    ErrorCase("at ▸1e9◂", "the time '1e9' is too long", hint: "315360000 s"),
    ErrorCase("at ▸nan◂", "'nan' is not a number", hint: "a time"),
    ErrorCase("at ▸0.5min◂", "'min' is not a unit for a time", hint: "s, ms or f"),
    ErrorCase("▸wait◂", "'wait' needs a time", hint: "wait 0.1"),
    ErrorCase("wait ▸-0.1◂", "a time cannot be negative", hint: "at least 0"),
    ErrorCase("wait ▸-3f◂", "a time cannot be negative", hint: "at least 0"),
    ErrorCase("wait ▸soon◂", "'soon' is not a number", hint: "a time"),
    ErrorCase("▸run◂ for", "'run' needs a time after 'for'", hint: "for 2"),
    ErrorCase("▸run◂ until", "'run' needs a time after 'until'", hint: "until 1.5"),
    ErrorCase("run for ▸-1◂", "a time cannot be negative", hint: "at least 0"),
    ErrorCase("pan changed dy=▸abc◂", "'abc' is not a number", hint: "with no unit or with pt"),
    ErrorCase("pan changed dy=▸nan◂", "'nan' is not a number", hint: "0.5"),
    ErrorCase("pan changed dy=▸inf◂", "'inf' is not a number", hint: "0.5"),
    ErrorCase("pan changed dy=▸0x10◂", "'x10' is not a unit for a length", hint: "pt"),
    ErrorCase("pan changed dy=▸1e999◂", "'1e999' is too large", hint: "a length"),
    ErrorCase("pan changed dy=▸-1e999◂ vy=0", "'-1e999' is too large", hint: "a length"),
    ErrorCase("pan changed dy=▸.5◂", "'.5' is not a number", hint: "a length"),
    ErrorCase("pan changed dy=▸5.◂", "'5.' is not a number", hint: "a length"),
    ErrorCase("pan changed dy=▸--5◂", "'--5' is not a number", hint: "a length"),
    ErrorCase("pan changed dy=▸1,2◂", "',2' is not a unit for a length", hint: "pt"),
    ErrorCase("pan changed dy=▸10px◂", "'px' is not a unit for a length", hint: "pt"),
    ErrorCase("pan changed dy=▸1e◂", "'e' is not a unit for a length", hint: "pt"),
    ErrorCase("pan changed dy=▸\"5\"◂", "'5' is not a number", hint: "a length"),
    ErrorCase(
      "pan changed dy=▸-1e308◂", "a finger cannot move '-1e308'", hint: "limit is 1000000 points"),
    ErrorCase(
      "pan began x=▸1000001◂ y=0", "a finger cannot move '1000001'", hint: "1000000 points"),
    ErrorCase("pan ended vy=▸2e6◂", "a finger cannot move at '2e6'", hint: "1000000 pt/s"),
    ErrorCase("pan ended vy=▸3deg◂", "'deg' is not a unit for a velocity", hint: "pt/s or pt"),
    ErrorCase("▸scrub◂", "'scrub' needs a fraction", hint: "scrub 0.4"),
    ErrorCase("scrub ▸half◂", "'half' is not a number", hint: "%"),
    ErrorCase("scrub ▸1s◂", "'s' is not a unit for a fraction", hint: "%"),
    ErrorCase("continue factor=▸2s◂", "'s' is not a unit for a factor", hint: "without a unit"),
  ]

  /// A misspelled option is named, even if the verb needs it.
  static let neededOptions: [ErrorCase] = [
    ErrorCase("tap ▸oon◂=card", "'tap' has no option 'oon'", hint: "did you mean 'on'?"),
    ErrorCase("drag ▸bby◂=0,-120", "'drag' has no option 'bby'", hint: "did you mean 'by'?"),
    ErrorCase(
      "touch down ▸xx◂=370 y=20", "'touch' has no option 'xx'", hint: "did you mean 'x'?"),
    ErrorCase(
      "animate card.x ▸tto◂=100", "'animate' has no option 'tto'", hint: "did you mean 'to'?"),
    ErrorCase(
      "timer show ▸fater◂=0.5", "'timer' has no option 'fater'", hint: "did you mean 'after'?"),
    ErrorCase(
      "scroll list ▸too◂=3", "'scroll' has no option 'too'", hint: "did you mean 'to'?"),
    ErrorCase(
      "scroll-view list frame=0,0,9,9 ▸cnotent◂=9x99", "'scroll-view' has no option 'cnotent'",
      hint: "did you mean 'content'?"),
  ]

  static let options: [ErrorCase] = [
    ErrorCase("pan began ▸dz◂=1", "'pan' has no option 'dz'", hint: "did you mean 'dx' or 'dy'?"),
    ErrorCase(
      "pan began ▸velocity◂=1", "'pan' has no option 'velocity'", hint: "'velocity' is vy here"),
    ErrorCase("wait 1 ▸on◂=card", "'wait' has no option 'on'", hint: "there are no options"),
    ErrorCase("pan changed dy=1 ▸dy◂=2", "'dy' is given twice", hint: "keep one"),
    ErrorCase("pan changed dy=1 dx=3 ▸dy◂+=2", "'dy' is given twice", hint: "keep one"),
    ErrorCase("scene city-guide card=1 ▸card◂=2", "'card' is given twice", hint: "keep one"),
    ErrorCase("set rate=60 ▸rate◂=120", "'rate' is given twice", hint: "keep one"),
    ErrorCase("pan began ▸vy+=3◂", "'vy' does not support +=", hint: "write vy=3"),
    ErrorCase("pause ▸on+=card.1◂", "'on' does not support +=", hint: "write on=card.1"),
    ErrorCase("tap ▸on+=card◂", "'on' does not support +=", hint: "write on=card"),
    ErrorCase("scene city-guide ▸card+=1◂", "an option of a scene does not support +=", hint: "="),
    ErrorCase("set ▸rate+=1◂", "a setting does not support +=", hint: "="),
    ErrorCase("pan changed ▸dy=◂", "'dy' has no value", hint: "write dy=VALUE"),
    ErrorCase("pan changed ▸dy+=◂ dx=1", "'dy' has no value", hint: "write dy=VALUE"),
    ErrorCase("pan changed ▸dy=◂# 1", "'dy' has no value", hint: "write dy=VALUE"),
    ErrorCase("pan began ▸x=1◂", "a point needs both x and y", hint: "x=195 y=420"),
    ErrorCase("pan began ▸y=1◂ vx=2", "a point needs both x and y", hint: "x=195 y=420"),
    ErrorCase("pan changed ▸on=card◂", "'on' is valid only with `pan began`", hint: "`pan began`"),
    ErrorCase("set ▸rate◂", "unexpected 'rate' in 'set'", hint: "usage: set"),
    ErrorCase("set rate=▸0◂", "the frame rate cannot be '0'", hint: "1 to 1000"),
    ErrorCase("set rate=▸1001◂", "the frame rate cannot be '1001'", hint: "1 to 1000"),
    ErrorCase("set rate=▸59.94◂", "the frame rate cannot be '59.94'", hint: "whole number"),
    ErrorCase("set rate=▸60fps◂", "'fps' is not a unit for a frame rate", hint: "Hz"),
    ErrorCase(
      "set trace=▸10000◂", "invalid trace length '10000'", hint: "last:10000"),
    ErrorCase("set trace=▸last◂", "invalid trace length 'last'", hint: "write all"),
    ErrorCase(
      "set trace=▸last:◂", "invalid trace length 'last:'", hint: "last:10000"),
    ErrorCase(
      "set trace=▸first:10◂", "invalid trace length 'first:10'", hint: "last:"),
    ErrorCase("set trace=last:▸0◂", "the trace cannot keep '0' events", hint: "1 to 1000000000"),
    ErrorCase("set trace=last:▸-5◂", "the trace cannot keep '-5' events", hint: "whole number"),
    ErrorCase(
      "set trace=last:▸2.5◂", "the trace cannot keep '2.5' events", hint: "whole number"),
    ErrorCase(
      "set trace=last:▸1000000001◂", "the trace cannot keep '1000000001' events", hint: "to"),
    ErrorCase("set trace=last:▸1e400◂", "'1e400' is too large", hint: "a number of events"),
    ErrorCase("set trace=last:▸many◂", "'many' is not a number", hint: "a number of events"),
    ErrorCase("set trace=last:▸10s◂", "'s' is not a unit for a number of events", hint: "2"),
    ErrorCase("stop finishing=▸maybe◂", "'maybe' is neither yes nor no", hint: "yes or no"),
    ErrorCase(
      "animate card.x to=1 ▸duration=1◂ on=open", "the animator already has a duration",
      hint: "or on= for a UIView.animate"),
    ErrorCase(
      "animate card.x to=1 ▸curve=linear◂", "the animator already has a timing",
      hint: "add duration="),
    ErrorCase(
      "finish at=▸top◂", "unknown position 'top'", hint: "positions: start, end, current"),
    ErrorCase("finish at=▸strat◂", "unknown position 'strat'", hint: "did you mean 'start'?"),
    ErrorCase(
      "scene city-guide ▸crad◂=1", "'city-guide' has no option 'crad'",
      hint: "did you mean 'card'?"),
    ErrorCase("scene city-guide card=▸3◂", "'card' cannot be '3'", hint: "from 0 to 2"),
    ErrorCase("scene city-guide card=▸1.5◂", "'card' cannot be '1.5'", hint: "a whole number"),
    ErrorCase("scene city-guide card=▸one◂", "'one' is not a number", hint: "a count"),
    ErrorCase("scene city-guide screen=▸390◂", "'screen' cannot be '390'", hint: "390x844"),
    ErrorCase("scene city-guide screen=▸390x◂", "'screen' cannot be '390x'", hint: "390x844"),
    ErrorCase("scene city-guide screen=▸0x844◂", "'screen' cannot be '0x844'", hint: "from 1"),
    ErrorCase(
      "scene city-guide screen=▸390x844x2◂", "'screen' cannot be '390x844x2'", hint: "WIDTH"),
    ErrorCase("scene city-guide shift=▸-1◂", "'shift' cannot be '-1'", hint: "from 0"),
    ErrorCase(
      "scene city-guide duration=▸2min◂", "'min' is not a unit for a time", hint: "s or ms"),
    ErrorCase(
      "scene city-guide scrubs-linearly=▸true◂", "'true' is neither yes nor no", hint: "yes"),
    ErrorCase(
      "scene city-guide zero-velocity=▸neerest◂", "unknown zero-velocity 'neerest'",
      hint: "did you mean 'nearest'?"),
    ErrorCase("scene city-guide faults=▸XX-1◂", "unknown fault 'XX-1'", hint: "fault"),
  ]

  static let shapes: [ErrorCase] = [
    ErrorCase("expect event ▸\"completed end◂", "unterminated quote", hint: "\""),
    ErrorCase("pan began on=▸\"card◂", "unterminated quote", hint: "\""),
    ErrorCase("continue curve=cubic▸(0,0,1,1◂", "unclosed parenthesis", hint: ")"),
    ErrorCase("continue curve=cubic▸(0,(0,1◂", "unclosed parenthesis", hint: ")"),
    ErrorCase("expect ▸(◂", "unclosed parenthesis", hint: ")"),
    ErrorCase("pan▸\u{0}◂began", "a NUL character", hint: "UTF-8"),
    ErrorCase("pan began # ▸\u{0}◂", "a NUL character", hint: "UTF-8"),
    ErrorCase("pan ▸\u{1B}◂[1mbegan", "a control character (code 27)", hint: "UTF-8"),
    ErrorCase("pan began▸\u{7F}◂", "a control character (code 127)", hint: "UTF-8"),
    ErrorCase("pan began▸\u{9B}◂", "a control character (code 155)", hint: "UTF-8"),
    ErrorCase("continue curve=▸cubic◂", "unknown timing 'cubic'", hint: "cubic(x1,y1,x2,y2)"),
    ErrorCase(
      "continue curve=▸ease-inout◂", "unknown timing 'ease-inout'", hint: "'ease-in-out'"),
    ErrorCase("continue curve=▸bonce(1)◂", "unknown timing 'bonce(…)'", hint: "bounce"),
    ErrorCase("continue curve=▸bounce(1)◂", "bounce needs two numbers, not 1", hint: "seconds"),
    ErrorCase(
      "continue curve=▸cubic(1,2,3)◂", "cubic needs four numbers, not 3", hint: "x1,y1,x2,y2"),
    ErrorCase("continue curve=▸cubic()◂", "cubic needs four numbers, not 1", hint: "x1,y1,x2,y2"),
    ErrorCase(
      "continue curve=cubic(0, 0, ▸one◂, 1)", "'one' is not a number", hint: "control point"),
    ErrorCase("continue curve=cubic(▸◂,0,1,1)", "'' is not a number", hint: "control point"),
    ErrorCase("continue curve=▸cubic(1.5,0,1,1)◂", "x1 of a cubic cannot be 1.5", hint: "0 to 1"),
    ErrorCase("continue curve=▸cubic(0,0,-0.1,1)◂", "x2 of a cubic cannot be -0.1", hint: "0 to 1"),
    ErrorCase("scene city-guide timing=▸slow◂", "unknown timing 'slow'", hint: "linear"),
  ]
}
